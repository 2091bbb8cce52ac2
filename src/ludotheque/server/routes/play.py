"""The game at a table: position, moves, undo, hints, proposals, chat, replay, record."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludotheque.server.accounts.session_cookie import user_of
from ludotheque.server.operations import rate_limits
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.greetings import LOG_PAGE
from ludotheque.server.realtime.messages import entry_json, past_frame_json, seat_for, table_json
from ludotheque.server.routes.client_messages import ActionText, SeatNumber, StepNumber
from ludotheque.server.routes.requests import (
    ONE_LINE,
    WRITING,
    ActionQuery,
    AnyRequest,
    MaybeNumber,
    MaybeSeat,
    Number,
    known_user,
    owner_of,
    responses,
    seated_user,
    services_of,
)
from ludotheque.server.routes.schemas import (
    Frame,
    GameRecord,
    Hello,
    Hint,
    LogEntry,
    NewProposal,
    NextStep,
    ProposalStatus,
    Reason,
    Replay,
    Review,
    Verdict,
)
from ludotheque.server.tables.chat import check_may_chat

_TABLE = 404, 409
_MOVE = *WRITING, *_TABLE, 422


class Move(msgspec.Struct):
    """An action in answer to a step."""

    step: StepNumber
    action: ActionText
    seat: SeatNumber | None = None


class AtStep(msgspec.Struct):
    """The step at which something is requested."""

    step: StepNumber


class Undoing(AtStep):
    """The step at which an undo is requested; with `since`, all my choices since then together."""

    since: StepNumber | None = None


class Replacement(msgspec.Struct):
    """The seat that a bot is to take."""

    seat: SeatNumber


class Vote(msgspec.Struct):
    """Consent to a proposal, or refusal."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    agree: bool


class NewChatLine(msgspec.Struct):
    """A chat line to be posted."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=ONE_LINE)]


@get(
    "/api/tables/{id:str}", media_type="application/json", responses=responses(Hello, others=(404,))
)
async def table(request: AnyRequest, id: FromPath[str], seat: MaybeSeat = None) -> bytes:
    """The table as I see it: the first message of the WebSocket."""
    connection = Connection(user_of(request), seat)
    return await services_of(request).greetings.greet(id, connection, None)


@get("/api/tables/{id:str}/log", responses=responses(list[LogEntry], others=_TABLE))
async def older_log(request: AnyRequest, id: FromPath[str], before: Number) -> list[msgspec.Raw]:
    """Older entries of the log."""
    services = services_of(request)
    running = await services.registry.latest(id)
    seat = seat_for(running, user_of(request))
    end = min(before, running.step)
    start = max(0, end - LOG_PAGE)
    entries = await services.games.entries(running.info.game, id, start, end)
    return [entry_json(running, entry, seat) for entry in entries]


@get("/api/tables/{id:str}/position", responses=responses(Frame, others=_TABLE))
async def position(
    request: AnyRequest, id: FromPath[str], step: Number, seat: MaybeSeat = None
) -> dict[str, Any]:
    """The position at an earlier step, as I knew it then."""
    services = services_of(request)
    running = await services.registry.latest(id)
    state = await services.games.position(running.info.game, id, min(step, running.step))
    return past_frame_json(state.view(seat_for(running, user_of(request), seat)), step)


@post("/api/tables/{id:str}/actions", status_code=200, responses=responses(NextStep, others=_MOVE))
async def act(request: AnyRequest, id: FromPath[str], data: JSONBody[Move]) -> dict[str, Any]:
    """Plays an action in answer to a step."""
    user = seated_user(request)
    services = services_of(request)
    step = await services.moves.act(id, user, data.step, data.action, data.seat)
    await services.absences.came_back(id, user)
    return {"step": step}


@get("/api/tables/{id:str}/reason", responses=responses(Reason, others=(403, *_TABLE, 422)))
async def reason(
    request: AnyRequest, id: FromPath[str], action: ActionQuery, seat: MaybeSeat = None
) -> dict[str, Any]:
    """Why I cannot play an action now, judged by what I know."""
    why = await services_of(request).moves.reason(id, seated_user(request), action, seat)
    return {"reason": None if why is None else why.to_json()}


@post(
    "/api/tables/{id:str}/undo",
    status_code=200,
    responses=responses(NextStep | NewProposal, others=_MOVE),
)
async def undo(request: AnyRequest, id: FromPath[str], data: JSONBody[Undoing]) -> dict[str, Any]:
    """Undoes my last choice, or my choices since a step, or proposes it to the others."""
    user = seated_user(request)
    return await services_of(request).undo.request(id, user, data.step, data.since)


@post(
    "/api/tables/{id:str}/hints",
    status_code=200,
    middleware=[rate_limits.EXPENSIVE],
    responses=responses(list[Hint], others=_MOVE),
)
async def hints(
    request: AnyRequest, id: FromPath[str], data: JSONBody[AtStep]
) -> list[dict[str, Any]]:
    """What a strong bot would do in my place; it knows what I know."""
    return await services_of(request).hints.for_user(id, seated_user(request), data.step)


@post(
    "/api/tables/{id:str}/proposals",
    status_code=200,
    responses=responses(NextStep | NewProposal, others=_MOVE),
)
async def propose(
    request: AnyRequest, id: FromPath[str], data: JSONBody[Replacement]
) -> dict[str, Any]:
    """Proposes that a bot takes the seat of a player who is away.

    Everybody is told when that is due. It ends if the player comes back before, and the player may
    take the seat back afterwards.
    """
    user = seated_user(request)
    return await services_of(request).absences.propose_replacement(id, user, data.seat)


@post(
    "/api/tables/{id:str}/votes", status_code=200, responses=responses(ProposalStatus, others=_MOVE)
)
async def vote(request: AnyRequest, id: FromPath[str], data: JSONBody[Vote]) -> dict[str, Any]:
    """Agrees to a proposal, or refuses it."""
    user = seated_user(request)
    return await services_of(request).proposals.vote(id, user, data.proposal, data.agree)


@post(
    "/api/tables/{id:str}/chat",
    status_code=204,
    responses=responses(None, status=204, others=(*WRITING, 404)),
)
async def chat(request: AnyRequest, id: FromPath[str], data: JSONBody[NewChatLine]) -> None:
    """Posts a chat line."""
    services, limits = services_of(request), rate_limits.limits_of(request)
    info = await services.registry.info(id)
    user = user_of(request)
    check_may_chat(info, user)
    if user in info.users():
        await limits.count(rate_limits.CHAT, str(user))
    else:
        await limits.count(rate_limits.SPECTATOR_CHAT, rate_limits.address_of(request))
    if user is not None:
        await services.users.check_may_write(user)
    await services.chat.post(id, await known_user(request), data.text)


@get("/api/tables/{id:str}/replay", responses=responses(Replay, others=_TABLE))
async def replay(
    request: AnyRequest, id: FromPath[str], step: MaybeNumber = None
) -> dict[str, Any]:
    """A finished game at one of its steps, with its whole log."""
    services = services_of(request)
    replayed = await services.records.replay(id, step, owner_of(request))
    return {
        "table": table_json(await services.registry.info(id), user_of(request), set())
    } | replayed


@get(
    "/api/tables/{id:str}/review",
    middleware=[rate_limits.EXPENSIVE],
    responses=responses(Review, others=_TABLE),
)
async def review(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """Where a finished game was won and lost, in the judgement of a bot."""
    return await services_of(request).records.review(id, owner_of(request))


@get("/api/tables/{id:str}/record", responses=responses(GameRecord, others=_TABLE))
async def record(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, with its seed."""
    return await services_of(request).records.record(id, owner_of(request))


@post(
    "/api/verify",
    status_code=200,
    middleware=[rate_limits.EXPENSIVE],
    responses=responses(Verdict, others=(*WRITING, 404, 422)),
)
async def verify(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """Checks a record: every step, the result, and the commitment to the seed."""
    return await services_of(request).records.verify(data, owner_of(request))


HANDLERS = [
    table,
    older_log,
    position,
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
