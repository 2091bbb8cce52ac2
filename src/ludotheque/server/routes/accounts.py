"""The current user: guest, account, sign in and out."""

from __future__ import annotations

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from ludotheque.server.accounts.sessions import device_of, user_of
from ludotheque.server.operations import rate_limits
from ludotheque.server.routes.requests import (
    WRITING,
    AnyRequest,
    Name,
    Password,
    answers,
    known_user,
    services_of,
    switch_user,
)
from ludotheque.server.routes.schemas import Me


class NameOnly(msgspec.Struct):
    """The displayed name."""

    name: Name


class Credentials(msgspec.Struct):
    """The name and password of an account."""

    name: Name
    password: Password


@get("/api/me", responses=answers(Me))
async def who_am_i(request: AnyRequest) -> dict[str, object]:
    """The current user."""
    return await services_of(request).users.find(user_of(request))


@post("/api/me", status_code=200, responses=answers(Me, others=WRITING))
async def call_me(request: AnyRequest, data: JSONBody[NameOnly]) -> dict[str, object]:
    """Changes my displayed name; without a session, creates a guest."""
    user = await known_user(request)
    await services_of(request).users.rename(user, data.name)
    return await services_of(request).users.find(user)


@post(
    "/api/account",
    middleware=[rate_limits.PASSWORDS.middleware],
    responses=answers(Me, status=201, others=(*WRITING, 409, 422)),
)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> dict[str, object]:
    """Turns me into an account, which I can use on other devices."""
    user = await services_of(request).users.register(user_of(request), data.name, data.password)
    await switch_user(request, user)
    return await services_of(request).users.find(user)


@post(
    "/api/session",
    status_code=200,
    middleware=[rate_limits.PASSWORDS.middleware],
    responses=answers(Me, others=WRITING),
)
async def sign_in(request: AnyRequest, data: JSONBody[Credentials]) -> dict[str, object]:
    """Signs in to an account."""
    user = await services_of(request).users.sign_in(data.name, data.password)
    await switch_user(request, user)
    return await services_of(request).users.find(user)


@delete("/api/session", status_code=204, responses=answers(None, status=204, others=WRITING))
async def sign_out(request: AnyRequest) -> None:
    """Signs out on this device, and ends its WebSockets."""
    device = device_of(request)
    request.clear_session()
    await services_of(request).sign_out.device(device)


HANDLERS = [who_am_i, call_me, register, sign_in, sign_out]
