"""Tables: list, create, join, leave, start, resign, rematch, fork."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from ludotheque.bots import NAMES
from ludotheque.core.game import find
from ludotheque.server.accounts.session_cookie import user_of
from ludotheque.server.operations import rate_limits
from ludotheque.server.realtime.messages import table_json
from ludotheque.server.routes.client_messages import SeatNumber, StepNumber
from ludotheque.server.routes.games import sheet_json
from ludotheque.server.routes.requests import (
    WRITING,
    AnyRequest,
    check_new_table,
    known_user,
    responses,
    seated_user,
    services_of,
)
from ludotheque.server.routes.schemas import CardSheet, Table, Tables
from ludotheque.server.tables.creation import TableSetup
from ludotheque.server.tables.info import BOT, OPEN, PERSON, Seat, TableInfo

_ERRORS = *WRITING, 404, 409, 422
_CHANGED = responses(Table, others=_ERRORS)
_CREATED = responses(Table, status=201, others=_ERRORS)
_WAITING = ResponseSpec(Table, generate_examples=False, description="The others are asked.")


class NewSeat(msgspec.Struct):
    """Who is to have a seat."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=30)] | None = None


class NewTable(msgspec.Struct):
    """A table to be created."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    listed: bool = False
    undo: bool = True
    hints: bool = True
    absence: Annotated[int, msgspec.Meta(ge=30, le=604_800)] = 180
    """For how many seconds a player must be away before a bot may take the seat."""
    several_seats: bool = False
    """Whether a person may have more than one seat."""
    spectator_chat: bool = True
    """Whether people who only watch may chat."""
    start: bool = True
    box: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The id of a box that somebody has entered; without it, the built-in cards."""


class SeatChoice(msgspec.Struct):
    """A seat; the first open one if none is given."""

    seat: SeatNumber | None = None


class SeatBot(msgspec.Struct):
    """A bot for a seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=30)]


class TakenSeat(msgspec.Struct):
    """A seat that somebody has."""

    seat: SeatNumber


class ChatSettings(msgspec.Struct):
    """Who may chat at the table."""

    spectator_chat: bool


class Fork(msgspec.Struct):
    """A step of a finished game to play on from."""

    step: StepNumber
    seat: SeatNumber | None = None


def _table(request: AnyRequest, info: TableInfo) -> dict[str, Any]:
    online = services_of(request).subscribers.online(info.id)
    return table_json(info, user_of(request), online)


@get("/api/tables", responses=responses(Tables))
async def all_tables(request: AnyRequest) -> dict[str, Any]:
    """My tables, and those that are open to all."""
    mine, others = await services_of(request).tables.lists_for(user_of(request))
    return {
        "mine": [_table(request, info) for info in mine],
        "open": [_table(request, info) for info in others],
    }


@get("/api/tables/{id:str}/cards", responses=responses(CardSheet, others=(404,)))
async def table_cards(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Every card of the game of a table, which may be played with a box of somebody's own."""
    return sheet_json((await services_of(request).tables.info(id)).game)


@post("/api/tables", responses=responses(Table, status=201, others=(*WRITING, 404, 422)))
async def create(request: AnyRequest, data: JSONBody[NewTable]) -> dict[str, Any]:
    """Creates a table."""
    await check_new_table(request)
    game = find(data.game)
    if data.box is not None:
        limits, address = rate_limits.limits_of(request), rate_limits.address_of(request)
        await limits.count(rate_limits.CARD_SETS, address)
        game = await services_of(request).boxes.game(data.box, game.name)
    user = await known_user(request)
    setup = TableSetup(
        game,
        data.options,
        user,
        [_seat(number, wanted, user) for number, wanted in enumerate(data.seats)],
        listed=data.listed,
        undo=data.undo,
        hints=data.hints,
        absence=data.absence,
        several_seats=data.several_seats or sum(seat.kind == "me" for seat in data.seats) > 1,
        spectator_chat=data.spectator_chat,
    )
    return _table(request, await services_of(request).lobby.create(setup, start=data.start))


def _seat(number: int, wanted: NewSeat, user: int) -> Seat:
    if wanted.kind == "me":
        return Seat(number, PERSON, user)
    if wanted.kind == "bot":
        return Seat(number, BOT, bot=wanted.bot or NAMES[0])
    return Seat(number, OPEN)


@post("/api/tables/{id:str}/join", status_code=200, responses=_CHANGED)
async def join(
    request: AnyRequest, id: FromPath[str], data: JSONBody[SeatChoice]
) -> dict[str, Any]:
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


@post("/api/tables/{id:str}/remove", status_code=200, responses=_CHANGED)
async def remove(
    request: AnyRequest, id: FromPath[str], data: JSONBody[TakenSeat]
) -> dict[str, Any]:
    """Removes a person or a bot before the game starts; only the host may."""
    user = seated_user(request)
    return _table(request, await services_of(request).lobby.remove(id, user, data.seat))


@post("/api/tables/{id:str}/settings", status_code=200, responses=_CHANGED)
async def change_settings(
    request: AnyRequest, id: FromPath[str], data: JSONBody[ChatSettings]
) -> dict[str, Any]:
    """Opens the chat of the table to people who only watch, or closes it; only the host may."""
    user = seated_user(request)
    info = await services_of(request).lobby.open_chat(id, user, data.spectator_chat)
    return _table(request, info)


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


@post("/api/tables/{id:str}/return", status_code=200, responses=_CHANGED)
async def take_back(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Takes my seats back from the bots that have replaced me while I was away."""
    user = seated_user(request)
    return _table(request, await services_of(request).absences.take_back(id, user))


@post(
    "/api/tables/{id:str}/rematch",
    responses=_CREATED | {202: _WAITING},
)
async def rematch(request: AnyRequest, id: FromPath[str]) -> Response[dict[str, Any]]:
    """Asks for a rematch, or agrees to it: a new table with the same seats.

    Until everybody has agreed, the response is 202 with the table itself.
    """
    await check_new_table(request)
    user = seated_user(request)
    info = await services_of(request).rematches.rematch(id, user)
    return Response(_table(request, info), status_code=202 if info.id == id else 201)


@post("/api/tables/{id:str}/fork", responses=_CREATED)
async def fork(request: AnyRequest, id: FromPath[str], data: JSONBody[Fork]) -> dict[str, Any]:
    """A new table that plays on from a step of a finished game, against bots."""
    await check_new_table(request)
    user = await known_user(request)
    info = await services_of(request).rematches.fork(id, user, data.step, data.seat)
    return _table(request, info)


HANDLERS = [
    all_tables,
    create,
    table_cards,
    join,
    leave,
    seat_bot,
    remove,
    change_settings,
    start,
    resign,
    take_back,
    rematch,
    fork,
]
