"""The game at a table: positions, answers, undo, chat, replay, and the live socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, JSONBody, QueryParameter

from ludotheque.core.errors import LudothequeError
from ludotheque.core.record import Record
from ludotheque.server import consent
from ludotheque.server.audience import Listener
from ludotheque.server.frames import log_json, seat_for, table_json
from ludotheque.server.hall import Hall, NotSeated
from ludotheque.server.problems import problem
from ludotheque.server.records import replayed
from ludotheque.server.routes.access import NO_CONTROLS, hall_of, known_user, seated_user, user_of

Asking = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
Step = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
MaybeNumber = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]
_LONGEST = 1000
"""Characters of a message over the socket."""
_FIRST_LOG = 60
"""Entries of the log that come with the table; older ones are asked for."""


class Answer(msgspec.Struct):
    """An action that answers the decision of a step."""

    step: Step
    action: Annotated[str, msgspec.Meta(max_length=60)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class AtStep(msgspec.Struct):
    """The step that is seen when something is asked."""

    step: Step


class Wish(msgspec.Struct):
    """That a bot takes a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Vote(msgspec.Struct):
    """Consent to a proposal, or not."""

    proposal: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    agree: bool


class Line(msgspec.Struct):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=rf"^{NO_CONTROLS}.*\S")]


@get("/api/tables/{id:str}")
async def table(request: Asking, id: FromPath[str], seat: MaybeSeat = None) -> bytes:
    """The table as I may know it."""
    listener = Listener(user_of(request), seat)
    return await _hello(hall_of(request), id, listener, None)


async def _hello(hall: Hall, id: str, listener: Listener, since: int | None) -> bytes:
    """All that somebody needs who comes to a table."""
    info = await hall.store.info(id)
    chat = await hall.store.chat_lines(id)
    if info.status == "open":
        told = {"type": "hello", "table": hall.table_for(info, listener)}
        return msgspec.json.encode(told | {"frame": None, "log": [], "chat": chat, "since": 0})
    live = await hall.live_at_least(id, info.step)
    hall.wake_bot(live)
    seen = listener.number = live.number
    if listener.user in info.people():
        assert listener.user is not None
        seen = await hall.store.last_seen(id, listener.user, seen)
    start = max(0, listener.number - _FIRST_LOG) if since is None else since
    rows = [row for row in await hall.rows(live, start) if row.number < listener.number]
    return hall.step_message("hello", live, listener, rows, chat=chat, since=seen)


@get("/api/tables/{id:str}/log")
async def older_log(request: Asking, id: FromPath[str], before: Number) -> list[dict[str, Any]]:
    """Older entries of the log."""
    hall = hall_of(request)
    live = await hall.live(id)
    seat = seat_for(live, user_of(request))
    before = min(before, live.number)
    rows = await hall.store.log(id, max(0, before - _FIRST_LOG), before)
    return [log_json(live, row, seat) for row in rows]


@post("/api/tables/{id:str}/actions", status_code=200)
async def act(request: Asking, id: FromPath[str], data: JSONBody[Answer]) -> dict[str, Any]:
    """Answers the decision of a step."""
    user = seated_user(request)
    step = await hall_of(request).act(id, user, data.step, data.action, data.seat)
    return {"step": step}


@post("/api/tables/{id:str}/undo", status_code=200)
async def undo(request: Asking, id: FromPath[str], data: JSONBody[AtStep]) -> dict[str, Any]:
    """Takes back my last choice, or asks the others whether I may."""
    return await consent.undo(hall_of(request), id, seated_user(request), data.step)


@post("/api/tables/{id:str}/proposals", status_code=200)
async def propose(request: Asking, id: FromPath[str], data: JSONBody[Wish]) -> dict[str, Any]:
    """Proposes that a bot takes the seat of somebody who has gone."""
    return await consent.propose_bot(hall_of(request), id, seated_user(request), data.seat)


@post("/api/tables/{id:str}/votes", status_code=200)
async def vote(request: Asking, id: FromPath[str], data: JSONBody[Vote]) -> dict[str, Any]:
    """Agrees to a proposal, or not."""
    user = seated_user(request)
    return await consent.vote(hall_of(request), id, user, data.proposal, data.agree)


@post("/api/tables/{id:str}/chat", status_code=204)
async def chat(request: Asking, id: FromPath[str], data: JSONBody[Line]) -> None:
    """Says something at a table."""
    hall = hall_of(request)
    await hall.info(id)
    await hall.chat(id, await known_user(request), data.text)


@get("/api/tables/{id:str}/replay")
async def replay(request: Asking, id: FromPath[str], step: MaybeNumber = None) -> dict[str, Any]:
    """A finished game at one of its steps, with all that happened in it."""
    hall = hall_of(request)
    record = await hall.record(id)
    told = await asyncio.to_thread(replayed, record, step)
    return {"table": table_json(await hall.info(id), user_of(request), set())} | told


@get("/api/tables/{id:str}/record")
async def record(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, with its seed."""
    return (await hall_of(request).record(id)).to_json()


@post("/api/verify", status_code=200, sync_to_thread=True)
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


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: Socket, id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """Everything that happens at a table, as it happens; answers may be sent here too."""
    await socket.accept()
    hall = hall_of(socket)
    listener = Listener(user_of(socket), seat)
    try:
        _from_this_house(socket)
        hello = await _hello(hall, id, listener, since)
    except LudothequeError as error:
        await socket.send_json({"type": "refused"} | problem(error))
        await socket.close(code=4404)
        return
    listener.tell(hello)
    hall.audience.join(id, listener)
    speaking = asyncio.create_task(_speak(socket, listener))
    try:
        await hall.catch_up(id, listener)
        await hall.presence(id)
        while True:
            await _heard(hall, id, listener, await socket.receive_text())
    except WebSocketDisconnect:
        pass
    finally:
        speaking.cancel()
        hall.leave(id, listener)


def _from_this_house(socket: Socket) -> None:
    """Refuses the page of another house, which the browser would lend our cookies."""
    origin = socket.headers.get("origin")
    hosts = socket.headers.get("host"), socket.headers.get("x-forwarded-host")
    if origin is not None and urlsplit(origin).netloc not in hosts:
        raise NotSeated("this page does not belong to this house.")


async def _speak(socket: Socket, listener: Listener) -> None:
    try:
        while (message := await listener.next()) is not None:
            await socket.send_text(message)
        await socket.close(code=1001)
    except (WebSocketException, RuntimeError, OSError):
        # Gone in the middle of a sentence; whoever listens to the socket notices it too.
        return


class NotUnderstood(LudothequeError):
    """What came over the socket cannot be followed."""


class Said(msgspec.Struct):
    """What a client says over the socket."""

    type: str
    step: Step = 0
    action: Annotated[str, msgspec.Meta(max_length=60)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


async def _heard(hall: Hall, id: str, listener: Listener, text: str) -> None:
    step = None
    try:
        if not listener.may_speak(asyncio.get_running_loop().time()):
            raise NotUnderstood("that is too fast; wait a second.")
        said = _understood(text)
        step = said.step
        if said.type == "act":
            if listener.user is None:
                raise NotSeated("you do not sit at this table.")
            await hall.act(id, listener.user, said.step, said.action, said.seat)
    except LudothequeError as error:
        listener.tell(msgspec.json.encode({"type": "refused", "step": step} | problem(error)))


def _understood(text: str) -> Said:
    try:
        if len(text) <= _LONGEST:
            return msgspec.json.decode(text, type=Said)
    except msgspec.MsgspecError as error:
        raise NotUnderstood(f"this is not understood: {error}.") from error
    raise NotUnderstood(f"a message has no more than {_LONGEST} characters.")


HANDLERS = [
    table,
    older_log,
    act,
    undo,
    propose,
    vote,
    chat,
    replay,
    record,
    verify,
    live,
]
