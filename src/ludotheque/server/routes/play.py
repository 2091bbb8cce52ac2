"""The game at a table: position, moves, undo, hints, proposals, chat, replay, record."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludotheque.core.record import Record
from ludotheque.server.accounts.sessions import user_of
from ludotheque.server.operations import rate_limits
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.messages import entry_json, seat_for, table_json
from ludotheque.server.realtime.subscriptions import LOG_PAGE
from ludotheque.server.routes.requests import (
    ONE_LINE,
    WRITING,
    ActionQuery,
    AnyRequest,
    MaybeNumber,
    MaybeSeat,
    Number,
    answers,
    known_user,
    seated_user,
    services_of,
)
from ludotheque.server.routes.schemas import (
    ActionText,
    GameRecord,
    Hello,
    Hint,
    LogEntry,
    Proposed,
    Reason,
    Replay,
    Review,
    SeatNumber,
    StepNumber,
    Stepped,
    Verdict,
    Voted,
)

_TABLE = 404, 409
_MOVE = *WRITING, *_TABLE, 422


class Answer(msgspec.Struct):
    """An action in answer to a step."""

    step: StepNumber
    action: ActionText
    seat: SeatNumber | None = None


class AtStep(msgspec.Struct):
    """The step at which something is requested."""

    step: StepNumber


class Wish(msgspec.Struct):
    """The seat that a bot is to take."""

    seat: SeatNumber


class Vote(msgspec.Struct):
    """Consent to a proposal, or refusal."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    agree: bool


class Line(msgspec.Struct):
    """A chat line to be posted."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=ONE_LINE)]


@get("/api/tables/{id:str}", media_type="application/json", responses=answers(Hello, others=(404,)))
async def table(request: AnyRequest, id: FromPath[str], seat: MaybeSeat = None) -> bytes:
    """The table as I see it: the first message of the WebSocket."""
    connection = Connection(user_of(request), seat)
    return await services_of(request).subscriptions.hello(id, connection, None)


@get("/api/tables/{id:str}/log", responses=answers(list[LogEntry], others=_TABLE))
async def older_log(request: AnyRequest, id: FromPath[str], before: Number) -> list[msgspec.Raw]:
    """Older entries of the log."""
    services = services_of(request)
    running = await services.registry.latest(id)
    seat = seat_for(running, user_of(request))
    end = min(before, running.step)
    start = max(0, end - LOG_PAGE)
    entries = await services.games.entries(running.info.game, id, start, end)
    return [entry_json(running, entry, seat) for entry in entries]


@post("/api/tables/{id:str}/actions", status_code=200, responses=answers(Stepped, others=_MOVE))
async def act(request: AnyRequest, id: FromPath[str], data: JSONBody[Answer]) -> dict[str, Any]:
    """Plays an action in answer to a step."""
    user = seated_user(request)
    moves = services_of(request).moves
    return {"step": await moves.act(id, user, data.step, data.action, data.seat)}


@get("/api/tables/{id:str}/reason", responses=answers(Reason, others=(403, *_TABLE, 422)))
async def reason(
    request: AnyRequest, id: FromPath[str], action: ActionQuery, seat: MaybeSeat = None
) -> dict[str, Any]:
    """Why I cannot play an action now, judged by what I know."""
    why = await services_of(request).moves.reason(id, seated_user(request), action, seat)
    return {"reason": None if why is None else why.to_json()}


@post(
    "/api/tables/{id:str}/undo",
    status_code=200,
    responses=answers(Stepped | Proposed, others=_MOVE),
)
async def undo(request: AnyRequest, id: FromPath[str], data: JSONBody[AtStep]) -> dict[str, Any]:
    """Undoes my last choice, or proposes it to the others."""
    return await services_of(request).undo.request(id, seated_user(request), data.step)


@post("/api/tables/{id:str}/hints", status_code=200, responses=answers(list[Hint], others=_MOVE))
async def hints(
    request: AnyRequest, id: FromPath[str], data: JSONBody[AtStep]
) -> list[dict[str, Any]]:
    """What a strong bot would do in my place; it knows what I know."""
    return await services_of(request).hints.for_user(id, seated_user(request), data.step)


@post(
    "/api/tables/{id:str}/proposals",
    status_code=200,
    responses=answers(Stepped | Proposed, others=_MOVE),
)
async def propose(request: AnyRequest, id: FromPath[str], data: JSONBody[Wish]) -> dict[str, Any]:
    """Proposes that a bot takes the seat of an absent player."""
    user = seated_user(request)
    return await services_of(request).proposals.propose_replacement(id, user, data.seat)


@post("/api/tables/{id:str}/votes", status_code=200, responses=answers(Voted, others=_MOVE))
async def vote(request: AnyRequest, id: FromPath[str], data: JSONBody[Vote]) -> dict[str, Any]:
    """Agrees to a proposal, or refuses it."""
    user = seated_user(request)
    return await services_of(request).proposals.vote(id, user, data.proposal, data.agree)


@post(
    "/api/tables/{id:str}/chat",
    status_code=204,
    responses=answers(None, status=204, others=(*WRITING, 404)),
)
async def chat(request: AnyRequest, id: FromPath[str], data: JSONBody[Line]) -> None:
    """Posts a chat line."""
    services = services_of(request)
    await services.registry.info(id)
    await services.chat.post(id, await known_user(request), data.text)


@get("/api/tables/{id:str}/replay", responses=answers(Replay, others=_TABLE))
async def replay(
    request: AnyRequest, id: FromPath[str], step: MaybeNumber = None
) -> dict[str, Any]:
    """A finished game at one of its steps, with its whole log."""
    services = services_of(request)
    replayed = await services.records.replay(id, step)
    return {
        "table": table_json(await services.registry.info(id), user_of(request), set())
    } | replayed


@get(
    "/api/tables/{id:str}/review",
    middleware=[rate_limits.EXPENSIVE.middleware],
    responses=answers(Review, others=_TABLE),
)
async def review(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Where a finished game was won and lost, in the judgement of a bot."""
    return await services_of(request).records.review(id)


@get("/api/tables/{id:str}/record", responses=answers(GameRecord, others=_TABLE))
async def record(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, with its seed."""
    return (await services_of(request).records.record(id)).to_json()


@post(
    "/api/verify",
    status_code=200,
    sync_to_thread=True,
    middleware=[rate_limits.EXPENSIVE.middleware],
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
    reason,
    hints,
    propose,
    vote,
    chat,
    replay,
    review,
    record,
    verify,
]
