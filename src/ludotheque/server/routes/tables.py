"""Tables: list, create, join, leave, start, resign, rematch, fork."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludotheque.bots import NAMES
from ludotheque.core.game import find
from ludotheque.server.accounts.sessions import user_of
from ludotheque.server.realtime.messages import table_json
from ludotheque.server.routes.requests import (
    WRITING,
    AnyRequest,
    answers,
    known_user,
    seated_user,
    services_of,
)
from ludotheque.server.routes.schemas import SeatNumber, StepNumber, Table, Tables
from ludotheque.server.tables.creation import TableSetup
from ludotheque.server.tables.info import BOT, OPEN, PERSON, Seat, TableInfo

_ERRORS = *WRITING, 404, 409, 422
_CHANGED = answers(Table, others=_ERRORS)
_MADE = answers(Table, status=201, others=_ERRORS)


class WantedSeat(msgspec.Struct):
    """Who is to have a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=30)] | None = None


class WantedTable(msgspec.Struct):
    """A table to be created."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    listed: bool = False
    undo: bool = True
    hints: bool = True
    start: bool = True


class WhichSeat(msgspec.Struct):
    """A seat; the first open one if none is given."""

    seat: SeatNumber | None = None


class SeatBot(msgspec.Struct):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=30)]


class Branch(msgspec.Struct):
    """A step of a finished game to play on from."""

    step: StepNumber
    seat: SeatNumber | None = None


def _table(request: AnyRequest, info: TableInfo) -> dict[str, Any]:
    online = services_of(request).subscribers.online(info.id)
    return table_json(info, user_of(request), online)


@get("/api/tables", responses=answers(Tables))
async def all_tables(request: AnyRequest) -> dict[str, Any]:
    """My tables, and those that are open to all."""
    mine, others = await services_of(request).tables.lists_for(user_of(request))
    return {
        "mine": [_table(request, info) for info in mine],
        "open": [_table(request, info) for info in others],
    }


@post("/api/tables", responses=answers(Table, status=201, others=(*WRITING, 404, 422)))
async def make(request: AnyRequest, data: JSONBody[WantedTable]) -> dict[str, Any]:
    """Creates a table."""
    user = await known_user(request)
    setup = TableSetup(
        find(data.game),
        data.options,
        user,
        [_seat(number, wanted, user) for number, wanted in enumerate(data.seats)],
        data.listed,
        data.undo,
        data.hints,
    )
    return _table(request, await services_of(request).lobby.create(setup, start=data.start))


def _seat(number: int, wanted: WantedSeat, user: int) -> Seat:
    if wanted.kind == "me":
        return Seat(number, PERSON, user)
    if wanted.kind == "bot":
        return Seat(number, BOT, bot=wanted.bot or NAMES[0])
    return Seat(number, OPEN)


@post("/api/tables/{id:str}/join", status_code=200, responses=_CHANGED)
async def join(request: AnyRequest, id: FromPath[str], data: JSONBody[WhichSeat]) -> dict[str, Any]:
    """Takes an open seat."""
    user = await known_user(request)
    return _table(request, await services_of(request).lobby.join(id, user, data.seat))


@post("/api/tables/{id:str}/leave", status_code=200, responses=_CHANGED)
async def leave(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Frees my seats before the game starts."""
    user = seated_user(request)
    return _table(request, await services_of(request).lobby.leave(id, user))


@post("/api/tables/{id:str}/bot", status_code=200, responses=_CHANGED)
async def seat_bot(
    request: AnyRequest, id: FromPath[str], data: JSONBody[SeatBot]
) -> dict[str, Any]:
    """Puts a bot on an open seat."""
    user = seated_user(request)
    return _table(request, await services_of(request).lobby.seat_bot(id, user, data.seat, data.bot))


@post("/api/tables/{id:str}/start", status_code=200, responses=_CHANGED)
async def start(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Starts the game."""
    user = seated_user(request)
    return _table(request, await services_of(request).lobby.start(id, user))


@post("/api/tables/{id:str}/resign", status_code=200, responses=_CHANGED)
async def resign(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Resigns; a bot plays on for the others."""
    user = seated_user(request)
    return _table(request, await services_of(request).resignations.resign(id, user))


@post("/api/tables/{id:str}/rematch", responses=_MADE)
async def rematch(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """A new table with the same seats."""
    user = seated_user(request)
    return _table(request, await services_of(request).rematches.rematch(id, user))


@post("/api/tables/{id:str}/fork", responses=_MADE)
async def fork(request: AnyRequest, id: FromPath[str], data: JSONBody[Branch]) -> dict[str, Any]:
    """A new table that plays on from a step of a finished game, against bots."""
    user = await known_user(request)
    info = await services_of(request).rematches.fork(id, user, data.step, data.seat)
    return _table(request, info)


HANDLERS = [all_tables, make, join, leave, seat_bot, start, resign, rematch, fork]
