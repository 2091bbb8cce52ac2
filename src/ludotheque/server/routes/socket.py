"""The live socket of a table: everything that happens there, and answers to it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import HTTPException, WebSocketException
from litestar.params import FromPath

from ludotheque.core.errors import LudothequeError
from ludotheque.server.audience import Listener
from ludotheque.server.hall import Hall, NotSeated
from ludotheque.server.line import Line, line_of
from ludotheque.server.problems import problem
from ludotheque.server.routes.access import (
    MaybeNumber,
    MaybeSeat,
    answers,
    device_of,
    hall_of,
    user_of,
)
from ludotheque.server.routes.play import hello
from ludotheque.server.shapes import Act, ClientMessage, Ping, ServerMessage

Socket = WebSocket[Any, Any, Any]
_ADDRESS = "/api/tables/{id:str}/live"
_LONGEST = 1000
"""Characters of a message."""
_NO_TABLE, _GOING = 4404, 1001
"""Why a socket is closed."""


@get(
    _ADDRESS,
    status_code=426,
    responses=answers(ServerMessage, status=101, others=(426,)),
)
async def by_plain_http(
    id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """The table live: a WebSocket, whose messages are JSON texts.

    `since` is the number of the first entry of the log that is wanted, `seat` the seat to look
    through if one has several.

    The server says `Hello` first, then `Step` after every entry of the log, `TableChanged` and
    `ChatHeard` when that has changed, and `Refused` to what cannot be done. The client may say
    `Act` and `Ping`. Browsers must come from this very address; other programs need not name an
    origin. A table that is not there is `Refused`, and the socket closed with 4404; it is closed
    with 1001 when the server ends, when the client reads too slowly, or when the person signs out
    on that device. Whoever comes back names in `since` what they have heard, and misses nothing.
    """
    raise HTTPException("this address is a WebSocket.", status_code=426)


@websocket(_ADDRESS)
async def live(
    socket: Socket, id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """Everything that happens at a table, as it happens; answers may be sent here too."""
    await socket.accept()
    hall = hall_of(socket)
    listener = Listener(user_of(socket), seat)
    try:
        _from_this_house(socket)
        await hall.store.info(id)
    except LudothequeError as error:
        await socket.send_json({"type": "refused"} | problem(error))
        await socket.close(code=_NO_TABLE)
        return
    device = device_of(socket)
    hall.audience.join(id, listener)
    hall.devices.join(device, listener)
    try:
        listener.greet(line_of(socket), await _complete_hello(hall, id, listener, since))
        await _converse(socket, hall, id, listener)
    finally:
        hall.devices.leave(device, listener)
        await hall.leave(id, listener)


async def _converse(socket: Socket, hall: Hall, id: str, listener: Listener) -> None:
    """Hears what is said until one side has had enough."""
    hearing = asyncio.create_task(_hear(line_of(socket), hall, id, listener))
    try:
        await asyncio.wait([hearing, listener.gone], return_when=asyncio.FIRST_COMPLETED)
        hung_up = hearing.done()
        # Nobody listens any more when the socket is closed, else it would stay half open.
        await _end(hearing)
        listener.hang_up()
        if not hung_up:
            with contextlib.suppress(WebSocketException, RuntimeError, OSError):
                await socket.close(code=_GOING)
    finally:
        await _end(hearing)


async def _end(hearing: asyncio.Task[None]) -> None:
    hearing.cancel()
    await asyncio.wait([hearing])
    if not hearing.cancelled():
        hearing.result()


async def _complete_hello(hall: Hall, id: str, listener: Listener, since: int | None) -> bytes:
    """A hello that misses nothing: if anything is told while it is made, it is made anew."""
    told = await hello(hall, id, listener, since)
    while listener.forget():
        told = await hello(hall, id, listener, since)
    return told


def _from_this_house(socket: Socket) -> None:
    """Refuses the page of another house, which the browser would lend our cookies."""
    origin = socket.headers.get("origin")
    hosts = socket.headers.get("host"), socket.headers.get("x-forwarded-host")
    if origin is not None and urlsplit(origin).netloc not in hosts:
        raise NotSeated("this page does not belong to this house.")


async def _hear(line: Line, hall: Hall, id: str, listener: Listener) -> None:
    await hall.catch_up(id, listener)
    await hall.presence(id)
    while (text := await line.next()) is not None:
        await _heard(hall, id, listener, text)


class NotUnderstood(LudothequeError):
    """What came over the socket cannot be followed."""


async def _heard(hall: Hall, id: str, listener: Listener, text: str) -> None:
    step = None
    try:
        if not listener.may_speak(asyncio.get_running_loop().time()):
            raise NotUnderstood("that is too fast; wait a second.")
        said = _understood(text)
        if isinstance(said, Act):
            step = said.step
            if listener.user is None:
                raise NotSeated("you do not sit at this table.")
            await hall.act(id, listener.user, said.step, said.action, said.seat)
    except LudothequeError as error:
        listener.tell(msgspec.json.encode({"type": "refused", "step": step} | problem(error)))


_DECODER: msgspec.json.Decoder[Act | Ping] = msgspec.json.Decoder(ClientMessage)


def _understood(text: str) -> Act | Ping:
    try:
        if len(text) <= _LONGEST:
            return _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise NotUnderstood(f"this is not understood: {error}.") from error
    raise NotUnderstood(f"a message has no more than {_LONGEST} characters.")


HANDLERS = [by_plain_http, live]
