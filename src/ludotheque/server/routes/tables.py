"""Tables: made, listed, joined, left, started, resigned, played again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ludotheque.server import consent, handover, lifecycle
from ludotheque.server.frames import table_json
from ludotheque.server.live import Info
from ludotheque.server.routes.access import (
    WRITING,
    answers,
    hall_of,
    known_user,
    seated_user,
    user_of,
)
from ludotheque.server.shapes import SeatNumber, StepNumber, Table, Tables

Asking = Request[Any, Any, Any]
_REFUSED = *WRITING, 404, 409, 422
_CHANGED = answers(Table, others=_REFUSED)
_MADE = answers(Table, status=201, others=_REFUSED)


class WantedSeat(msgspec.Struct):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=30)] | None = None


class WantedTable(msgspec.Struct):
    """A table to be made."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    listed: bool = False
    undo: bool = True
    hints: bool = True
    start: bool = True


class WhichSeat(msgspec.Struct):
    """A seat, if one is named."""

    seat: SeatNumber | None = None


class SeatBot(msgspec.Struct):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=30)]


class Branch(msgspec.Struct):
    """A step of a finished game to play on from."""

    step: StepNumber
    seat: SeatNumber | None = None


def _told(request: Asking, info: Info) -> dict[str, Any]:
    online = hall_of(request).audience.online(info.id)
    return table_json(info, user_of(request), online)


@get("/api/tables", responses=answers(Tables))
async def all_tables(request: Asking) -> dict[str, Any]:
    """My tables, and those that are open to all."""
    mine, others = await hall_of(request).store.infos_for(user_of(request))
    return {
        "mine": [_told(request, info) for info in mine],
        "open": [_told(request, info) for info in others],
    }


@post("/api/tables", responses=answers(Table, status=201, others=(*WRITING, 404, 422)))
async def make(request: Asking, data: JSONBody[WantedTable]) -> dict[str, Any]:
    """A new table."""
    info = await lifecycle.create(
        hall_of(request),
        await known_user(request),
        data.game,
        [{"kind": seat.kind, "bot": seat.bot} for seat in data.seats],
        data.options,
        listed=data.listed,
        undo=data.undo,
        hints=data.hints,
        start_now=data.start,
    )
    return _told(request, info)


@post("/api/tables/{id:str}/join", status_code=200, responses=_CHANGED)
async def join(request: Asking, id: FromPath[str], data: JSONBody[WhichSeat]) -> dict[str, Any]:
    """Takes an open seat."""
    user = await known_user(request)
    return _told(request, await lifecycle.join(hall_of(request), id, user, data.seat))


@post("/api/tables/{id:str}/leave", status_code=200, responses=_CHANGED)
async def leave(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """Gives my seats up before the start."""
    return _told(request, await lifecycle.leave(hall_of(request), id, seated_user(request)))


@post("/api/tables/{id:str}/bot", status_code=200, responses=_CHANGED)
async def seat_bot(request: Asking, id: FromPath[str], data: JSONBody[SeatBot]) -> dict[str, Any]:
    """Seats a bot on an open seat."""
    user = seated_user(request)
    return _told(request, await lifecycle.seat_bot(hall_of(request), id, user, data.seat, data.bot))


@post("/api/tables/{id:str}/start", status_code=200, responses=_CHANGED)
async def start(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """Begins the game."""
    return _told(request, await lifecycle.start(hall_of(request), id, seated_user(request)))


@post("/api/tables/{id:str}/resign", status_code=200, responses=_CHANGED)
async def resign(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """Gives the game up; a bot plays on for the others."""
    hall = hall_of(request)
    await handover.resign(hall, id, seated_user(request))
    await consent.settle(hall, id)
    return _told(request, await hall.info(id))


@post("/api/tables/{id:str}/rematch", responses=_MADE)
async def rematch(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """The same seats once more."""
    user = seated_user(request)
    return _told(request, await lifecycle.rematch(hall_of(request), id, user))


@post("/api/tables/{id:str}/fork", responses=_MADE)
async def fork(request: Asking, id: FromPath[str], data: JSONBody[Branch]) -> dict[str, Any]:
    """Plays on from a step of a finished game, against bots."""
    user = await known_user(request)
    info = await lifecycle.branch(hall_of(request), id, user, data.step, data.seat)
    return _told(request, info)


HANDLERS = [all_tables, make, join, leave, seat_bot, start, resign, rematch, fork]
