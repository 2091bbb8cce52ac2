"""The game at a table: positions, answers, undo, chat, replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, JSONBody

from ludotheque.core.record import Record
from ludotheque.server import consent
from ludotheque.server.audience import Listener
from ludotheque.server.frames import log_json, seat_for, table_json
from ludotheque.server.hall import Hall
from ludotheque.server.records import replayed
from ludotheque.server.routes.access import (
    ONE_LINE,
    WRITING,
    MaybeNumber,
    MaybeSeat,
    Number,
    answers,
    hall_of,
    known_user,
    seated_user,
    user_of,
)
from ludotheque.server.shapes import (
    ActionText,
    GameRecord,
    Hello,
    Hint,
    LogEntry,
    Proposed,
    Replay,
    Review,
    SeatNumber,
    StepNumber,
    Stepped,
    Verdict,
    Voted,
)

Asking = Request[Any, Any, Any]
_FIRST_LOG = 60
"""Entries of the log that come with the table; older ones are asked for."""
_RARELY = RateLimitConfig(rate_limit=("minute", 60), store="verify")
"""So often may records be checked, which takes a while."""
_TABLE = 404, 409
_MOVE = *WRITING, *_TABLE, 422


class Answer(msgspec.Struct):
    """An action that answers the decision of a step."""

    step: StepNumber
    action: ActionText
    seat: SeatNumber | None = None


class AtStep(msgspec.Struct):
    """The step that is seen when something is asked."""

    step: StepNumber


class Wish(msgspec.Struct):
    """That a bot takes a seat."""

    seat: SeatNumber


class Vote(msgspec.Struct):
    """Consent to a proposal, or not."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    agree: bool


class Line(msgspec.Struct):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=ONE_LINE)]


@get("/api/tables/{id:str}", media_type="application/json", responses=answers(Hello, others=(404,)))
async def table(request: Asking, id: FromPath[str], seat: MaybeSeat = None) -> bytes:
    """The table as I may know it."""
    listener = Listener(user_of(request), seat)
    return await hello(hall_of(request), id, listener, None)


async def hello(hall: Hall, id: str, listener: Listener, since: int | None) -> bytes:
    """All that somebody needs who comes to a table."""
    info = await hall.store.info(id)
    chat = await hall.store.chat_lines(id)
    if info.status == "open":
        listener.number = 0
        told = {"type": "hello", "table": hall.herald.table_for(info, listener)}
        return msgspec.json.encode(told | {"frame": None, "log": [], "chat": chat, "since": 0})
    live = await hall.newest(id)
    hall.wake_bot(live)
    seen = live.number
    if listener.user in info.people():
        assert listener.user is not None
        seen = await hall.store.last_seen(id, listener.user, seen)
    start = max(0, live.number - _FIRST_LOG) if since is None else min(since, live.number)
    rows = await hall.herald.rows(live, start)
    listener.number = start + len(rows)
    return hall.herald.hello(live, listener, rows, chat=chat, since=seen)


@get("/api/tables/{id:str}/log", responses=answers(list[LogEntry], others=_TABLE))
async def older_log(request: Asking, id: FromPath[str], before: Number) -> list[msgspec.Raw]:
    """Older entries of the log."""
    hall = hall_of(request)
    live = await hall.newest(id)
    seat = seat_for(live, user_of(request))
    before = min(before, live.number)
    rows = await hall.store.log(id, max(0, before - _FIRST_LOG), before)
    return [log_json(live, row, seat) for row in rows]


@post("/api/tables/{id:str}/actions", status_code=200, responses=answers(Stepped, others=_MOVE))
async def act(request: Asking, id: FromPath[str], data: JSONBody[Answer]) -> dict[str, Any]:
    """Answers the decision of a step."""
    user = seated_user(request)
    step = await hall_of(request).act(id, user, data.step, data.action, data.seat)
    return {"step": step}


@post(
    "/api/tables/{id:str}/undo",
    status_code=200,
    responses=answers(Stepped | Proposed, others=_MOVE),
)
async def undo(request: Asking, id: FromPath[str], data: JSONBody[AtStep]) -> dict[str, Any]:
    """Takes back my last choice, or asks the others whether I may."""
    return await consent.undo(hall_of(request), id, seated_user(request), data.step)


@post("/api/tables/{id:str}/hints", status_code=200, responses=answers(list[Hint], others=_MOVE))
async def hints(request: Asking, id: FromPath[str], data: JSONBody[AtStep]) -> list[dict[str, Any]]:
    """What a strong bot would do in my place; it knows what I know."""
    return await hall_of(request).hints(id, seated_user(request), data.step)


@post(
    "/api/tables/{id:str}/proposals",
    status_code=200,
    responses=answers(Stepped | Proposed, others=_MOVE),
)
async def propose(request: Asking, id: FromPath[str], data: JSONBody[Wish]) -> dict[str, Any]:
    """Proposes that a bot takes the seat of somebody who has gone."""
    return await consent.propose_bot(hall_of(request), id, seated_user(request), data.seat)


@post("/api/tables/{id:str}/votes", status_code=200, responses=answers(Voted, others=_MOVE))
async def vote(request: Asking, id: FromPath[str], data: JSONBody[Vote]) -> dict[str, Any]:
    """Agrees to a proposal, or not."""
    user = seated_user(request)
    return await consent.vote(hall_of(request), id, user, data.proposal, data.agree)


@post(
    "/api/tables/{id:str}/chat",
    status_code=204,
    responses=answers(None, status=204, others=(*WRITING, 404)),
)
async def chat(request: Asking, id: FromPath[str], data: JSONBody[Line]) -> None:
    """Says something at a table."""
    hall = hall_of(request)
    await hall.info(id)
    await hall.chat(id, await known_user(request), data.text)


@get("/api/tables/{id:str}/replay", responses=answers(Replay, others=_TABLE))
async def replay(request: Asking, id: FromPath[str], step: MaybeNumber = None) -> dict[str, Any]:
    """A finished game at one of its steps, with all that happened in it."""
    hall = hall_of(request)
    record = await hall.record(id)
    told = await asyncio.to_thread(replayed, record, step)
    return {"table": table_json(await hall.info(id), user_of(request), set())} | told


@get(
    "/api/tables/{id:str}/review",
    middleware=[_RARELY.middleware],
    responses=answers(Review, others=_TABLE),
)
async def review(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """Where a finished game was won and lost, with the eyes of a bot."""
    return await hall_of(request).review(id)


@get("/api/tables/{id:str}/record", responses=answers(GameRecord, others=_TABLE))
async def record(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, with its seed."""
    return (await hall_of(request).record(id)).to_json()


@post(
    "/api/verify",
    status_code=200,
    sync_to_thread=True,
    middleware=[_RARELY.middleware],
    responses=answers(Verdict, others=(*WRITING, 404, 422)),
)
def verify(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """Checks a record: every step, the result, and the commitment to the seed."""
    record = Record.from_json(data)
    state = record.verify()
    return {
        "ok": True,
        "game": record.game.name,
        "steps": len(record.actions),
        "over": state.over,
        "committed": record.commitment is not None,
    }


HANDLERS = [
    table,
    older_log,
    act,
    undo,
    hints,
    propose,
    vote,
    chat,
    replay,
    review,
    record,
    verify,
]
