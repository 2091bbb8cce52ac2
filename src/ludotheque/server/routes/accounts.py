"""The current user: guest, account, sign in and out, sessions, password."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from ludotheque.server.accounts.names import folded
from ludotheque.server.accounts.session_cookie import agent_of, session_of, switch_session, user_of
from ludotheque.server.errors import NotSignedIn
from ludotheque.server.operations import rate_limits
from ludotheque.server.routes.requests import (
    WRITING,
    AnyRequest,
    Name,
    Password,
    end_session,
    end_sessions,
    known_user,
    responses,
    services_of,
    start_session,
)
from ludotheque.server.routes.schemas import Me, SessionInfo
from ludotheque.server.storage.times import iso_time


class DisplayName(msgspec.Struct):
    """The displayed name."""

    name: Name


class Credentials(msgspec.Struct):
    """The name and password of an account."""

    name: Name
    password: Password


class NewPassword(msgspec.Struct):
    """A new password, and the present one."""

    old: Password
    new: Password


@get("/api/me", responses=responses(Me))
async def me(request: AnyRequest) -> dict[str, object]:
    """The current user."""
    return await services_of(request).users.find(user_of(request))


@post("/api/me", status_code=200, responses=responses(Me, others=(*WRITING, 409, 422)))
async def set_name(request: AnyRequest, data: JSONBody[DisplayName]) -> dict[str, object]:
    """Changes my name; without a session, creates a guest."""
    users = services_of(request).users
    name = await users.check_free(data.name, id=user_of(request))
    user = await known_user(request, name)
    await users.rename(user, name)
    return await users.find(user)


@post(
    "/api/account",
    middleware=[rate_limits.PASSWORDS],
    responses=responses(Me, status=201, others=(*WRITING, 409, 422)),
)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> dict[str, object]:
    """Turns me into an account, which I can use on other devices."""
    user = await services_of(request).users.register(user_of(request), data.name, data.password)
    await start_session(request, user)
    return await services_of(request).users.find(user)


@post(
    "/api/session",
    status_code=200,
    middleware=[rate_limits.PASSWORDS],
    responses=responses(Me, others=WRITING),
)
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> dict[str, object]:
    """Signs in to an account; what I have played as a guest becomes the account's."""
    services = services_of(request)
    before = user_of(request)
    # Counted before the password is checked, so that attempts at once do not get through.
    limits = rate_limits.limits_of(request)
    name, address = folded(data.name), rate_limits.address_of(request)
    await limits.count(rate_limits.SIGN_INS, name, address)
    await limits.count(rate_limits.SIGN_INS_ANYWHERE, name)
    account = await services.users.sign_in(data.name, data.password)
    await limits.forget(rate_limits.SIGN_INS, name, address)
    # First, so that a server that dies in between does not leave the games to nobody.
    if before is not None:
        await services.guest_games.hand_over(before, account.id)
    await end_session(request)
    switch_session(request, *await services.sessions.create_verified(account, agent_of(request)))
    return await services.users.find(account.id)


@delete("/api/session", status_code=204, responses=responses(None, status=204, others=WRITING))
async def sign_out(request: AnyRequest) -> None:
    """Signs out on this device, and ends its WebSockets."""
    await end_session(request)


@get("/api/sessions", responses=responses(list[SessionInfo]))
async def all_sessions(request: AnyRequest) -> list[dict[str, Any]]:
    """The devices on which I am signed in."""
    current = session_of(request)
    if current is None:
        return []
    return [
        {
            "id": session.id,
            "device": session.device,
            "created": iso_time(session.created),
            "seen": iso_time(session.seen),
            "current": session.id == current.id,
        }
        for session in await services_of(request).sessions.of_user(current.user)
    ]


@delete("/api/sessions", status_code=204, responses=responses(None, status=204, others=WRITING))
async def sign_out_everywhere(request: AnyRequest) -> None:
    """Signs out on all devices, this one included."""
    user = user_of(request)
    if user is not None:
        await _end_all(request, user)
    await end_session(request)


@delete(
    "/api/sessions/{id:str}",
    status_code=204,
    responses=responses(None, status=204, others=(*WRITING, 404)),
)
async def end_one_session(request: AnyRequest, id: FromPath[str]) -> None:
    """Signs out on one of my devices."""
    current = session_of(request)
    if current is not None and current.id == id:
        await end_session(request)
    elif current is None or not await end_sessions(request, current.user, [id]):
        raise NotFoundException("you are not signed in on such a device.")


@post(
    "/api/password",
    status_code=204,
    middleware=[rate_limits.PASSWORDS],
    responses=responses(None, status=204, others=WRITING),
)
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """Changes my password, and signs out on all other devices."""
    user = user_of(request)
    if user is None:
        raise NotSignedIn("sign in before you change your password.")
    await rate_limits.limits_of(request).count(rate_limits.SIGN_INS, str(user))
    await services_of(request).users.change_password(user, data.old, data.new)
    await _end_all(request, user)
    await start_session(request, user)


async def _end_all(request: AnyRequest, user: int) -> None:
    services = services_of(request)
    for id in await services.sessions.end_all(user):
        await services.sign_out.device(id)


HANDLERS = [
    me,
    set_name,
    register,
    sign_in,
    sign_out,
    all_sessions,
    sign_out_everywhere,
    end_one_session,
    change_password,
]
