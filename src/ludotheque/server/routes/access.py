"""What routes share: the hall, the people, and who is asking."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from ludotheque.server.hall import Hall, NotSeated
from ludotheque.server.people import People
from ludotheque.server.shapes import Problem

_UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f"
    r"\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb"
)
"""Characters that control, hide, or turn the text around them."""
ONE_LINE = rf"^(?![\s\S]*[{_UNSEEN}])(?=.*[^\s\u200d\ufe0f])"
"""Begins the pattern of a text of one line in which something can be seen."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30, pattern=rf"{ONE_LINE}\S(.*\S)?$")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeNumber = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Language = Annotated[Literal["en", "fr"], QueryParameter()]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]

Connection = ASGIConnection[Any, Any, Any, Any]
_REFUSALS = {
    400: "The request does not have the form that is expected.",
    403: "Somebody else may do that, or the token is missing.",
    404: "There is nothing of that name.",
    409: "That cannot be done now.",
    413: "That is too much at once.",
    422: "That cannot be done at all.",
    426: "This address is a WebSocket.",
    429: "That is too often; wait a minute.",
}


def answers(told: Any, *, status: int = 200, others: Sequence[int] = ()) -> dict[int, ResponseSpec]:
    """How a route answers, for the documentation; anything may be malformed, or asked too often."""
    granted = ResponseSpec(told, generate_examples=False, description="That is done.")
    return {status: granted} | {
        refusal: ResponseSpec(Problem, generate_examples=False, description=_REFUSALS[refusal])
        for refusal in sorted({400, 429, *others})
    }


WRITING = 403, 413
"""How every route may refuse that changes something."""


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


def device_of(connection: Connection) -> str:
    """The device that is asking; nothing if it has never been anybody."""
    device = connection.session.get("device")
    return device if isinstance(device, str) else ""


async def become(connection: Connection, user: int) -> None:
    """Lets the device speak for somebody from now on; what it said for somebody else ends."""
    if user_of(connection) != user:
        device = device_of(connection)
        connection.session["user"] = user
        connection.session["device"] = secrets.token_urlsafe(12)
        if device:
            await hall_of(connection).hang_up(device)


async def known_user(connection: Connection) -> int:
    """Who is asking; somebody unknown becomes a guest."""
    user = user_of(connection)
    if user is None or (await people_of(connection).find(user))["id"] is None:
        user = await people_of(connection).guest("Guest")
        await become(connection, user)
    return user
