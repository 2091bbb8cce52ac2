"""Who I am: guest, account, sign in and out."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, delete, get, post
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import JSONBody

from ludotheque.server.routes.access import (
    WRITING,
    Name,
    Password,
    answers,
    become,
    device_of,
    hall_of,
    known_user,
    people_of,
    user_of,
)
from ludotheque.server.shapes import Me

Asking = Request[Any, Any, Any]
_SLOWLY = RateLimitConfig(rate_limit=("minute", 20), store="passwords")
"""So often may passwords be tried."""


class NameOnly(msgspec.Struct):
    """The name to be shown."""

    name: Name


class Credentials(msgspec.Struct):
    """The name and password of an account."""

    name: Name
    password: Password


@get("/api/me", responses=answers(Me))
async def who_am_i(request: Asking) -> dict[str, object]:
    """The person behind the cookie."""
    return await people_of(request).find(user_of(request))


@post("/api/me", status_code=200, responses=answers(Me, others=WRITING))
async def call_me(request: Asking, data: JSONBody[NameOnly]) -> dict[str, object]:
    """Names me; somebody new becomes a guest."""
    user = await known_user(request)
    await people_of(request).rename(user, data.name)
    return await people_of(request).find(user)


@post(
    "/api/account",
    middleware=[_SLOWLY.middleware],
    responses=answers(Me, status=201, others=(*WRITING, 409, 422)),
)
async def register(request: Asking, data: JSONBody[Credentials]) -> dict[str, object]:
    """Makes an account of me, so that I can come back from another device."""
    user = await people_of(request).register(user_of(request), data.name, data.password)
    await become(request, user)
    return await people_of(request).find(user)


@post(
    "/api/session",
    status_code=200,
    middleware=[_SLOWLY.middleware],
    responses=answers(Me, others=WRITING),
)
async def sign_in(request: Asking, data: JSONBody[Credentials]) -> dict[str, object]:
    """Signs in to an account."""
    user = await people_of(request).sign_in(data.name, data.password)
    await become(request, user)
    return await people_of(request).find(user)


@delete("/api/session", status_code=204, responses=answers(None, status=204, others=WRITING))
async def sign_out(request: Asking) -> None:
    """Forgets who I am on this device, and ends its sockets."""
    device = device_of(request)
    request.clear_session()
    if device:
        await hall_of(request).hang_up(device)


HANDLERS = [who_am_i, call_me, register, sign_in, sign_out]
