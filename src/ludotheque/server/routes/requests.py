"""What routes share: parameter types, documented responses, and the user of a request."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from ludotheque.server.accounts.session_cookie import (
    AnyConnection,
    agent_of,
    client_of,
    session_of,
    set_token,
    switch_session,
    user_of,
)
from ludotheque.server.errors import NotSeated
from ludotheque.server.operations.rate_limits import address_of, limits_of
from ludotheque.server.play.worker_pool import Owner
from ludotheque.server.routes.schemas import Problem
from ludotheque.server.services import Services

AnyRequest = Request[Any, Any, Any]

_INVISIBLE = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f"
    r"\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb"
)
"""Control characters, invisible characters, and those that change the direction of text."""
ONE_LINE = rf"^(?![\s\S]*[{_INVISIBLE}])(?=.*[^\s\u200d\ufe0f])"
"""Start of a pattern for one line of text with at least one visible character."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
"""Which names can be used, `accounts/names.py` says."""
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeNumber = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Language = Annotated[Literal["en", "fr"], QueryParameter()]
ActionQuery = Annotated[str, QueryParameter(max_length=60)]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]

_DESCRIPTIONS = {
    400: "The request is malformed.",
    403: "You are not allowed to do that, or the CSRF token is missing.",
    404: "There is nothing with that name.",
    409: "That cannot be done now.",
    413: "The request is too large.",
    422: "That cannot be done at all.",
    426: "This address is a WebSocket.",
    429: "Too many requests; wait a minute.",
    503: "The database is away; try again after the time in `Retry-After`.",
}


def responses(
    schema: Any, *, status: int = 200, others: Sequence[int] = ()
) -> dict[int, ResponseSpec]:
    """The documented responses of a route.

    Any request can be malformed, be too frequent, or come while the database is away.
    """
    success = ResponseSpec(schema, generate_examples=False, description="Success.")
    return {status: success} | {
        other: ResponseSpec(Problem, generate_examples=False, description=_DESCRIPTIONS[other])
        for other in sorted({400, 429, 503, *others})
    }


WRITING = 403, 413
"""Error statuses of every route that changes something."""


def services_of(connection: AnyConnection) -> Services:
    """The services of this process."""
    services: Services = connection.app.state.services
    return services


def owner_of(connection: AnyConnection) -> Owner:
    """For whom something long is computed: the user, or else somebody at the address."""
    return Owner(address_of(connection), user_of(connection))


def seated_user(connection: AnyConnection) -> int:
    """The user of a request that only a player of the table may make.

    Raises `NotSeated` without a session.
    """
    user = user_of(connection)
    if user is None:
        raise NotSeated("you do not sit at this table.")
    return user


async def known_user(connection: AnyConnection, name: str = "Guest") -> int:
    """The user of a request; creates a guest if there is none."""
    user = user_of(connection)
    if user is not None:
        return user
    sessions = services_of(connection).sessions
    client = client_of(connection, secure=connection.app.state.secure)
    session, token = await sessions.create_guest(name, client)
    switch_session(connection, session, token)
    return session.user


async def check_new_table(connection: AnyConnection) -> None:
    """Counts a new table of an address.

    Raises `Draining` and `TooManyRequestsException`.
    """
    services_of(connection).status.check_open()
    limits, address = limits_of(connection), address_of(connection)
    await limits.count(connection.app.state.new_tables, address)


async def start_session(connection: AnyConnection, user: int) -> None:
    """Starts a new session for a user in place of the one before."""
    await end_session(connection)
    session, token = await services_of(connection).sessions.create(user, agent_of(connection))
    switch_session(connection, session, token)


async def end_session(connection: AnyConnection) -> None:
    """Ends the session of a connection, and its WebSockets."""
    session = session_of(connection)
    if session is not None:
        connection.scope["auth"] = None
        await end_sessions(connection, session.user, [session.id])
    set_token(connection, "")


async def end_sessions(connection: AnyConnection, user: int, ids: Sequence[str]) -> list[str]:
    """Ends sessions of a user with their WebSockets; returns those that there were."""
    services = services_of(connection)
    ended = await services.sessions.end(user, ids)
    for id in ended:
        await services.sign_out.device(id)
    return ended
