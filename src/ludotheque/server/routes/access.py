"""What routes share: the hall, the people, and who is asking."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection

from ludotheque.server.hall import Hall, NotSeated
from ludotheque.server.people import People

NO_CONTROLS = r"(?![\s\S]*[\x00-\x1f\x7f\ud800-\udfff])"
"""Begins the pattern of a text of one line."""
Name = Annotated[
    str, msgspec.Meta(min_length=1, max_length=30, pattern=rf"^{NO_CONTROLS}\S(.*\S)?$")
]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]

Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    """The hall of this process."""
    hall: Hall = connection.app.state.hall
    return hall


def people_of(connection: Connection) -> People:
    """The people of this house."""
    people: People = connection.app.state.people
    return people


def user_of(connection: Connection) -> int | None:
    """Who is asking, by the signed cookie."""
    user = connection.session.get("user")
    return user if isinstance(user, int) else None


def seated_user(connection: Connection) -> int:
    """Who is asking, for what only somebody at the table may do."""
    user = user_of(connection)
    if user is None:
        raise NotSeated("you do not sit at this table.")
    return user


async def known_user(connection: Connection) -> int:
    """Who is asking; somebody unknown becomes a guest."""
    user = user_of(connection)
    if user is None or (await people_of(connection).find(user))["id"] is None:
        user = await people_of(connection).guest("Guest")
        connection.session["user"] = user
    return user
