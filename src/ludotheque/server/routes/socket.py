"""The WebSocket of a table: live updates to the client, moves from it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import HTTPException, WebSocketException
from litestar.params import FromPath

from ludotheque.core.errors import LudothequeError
from ludotheque.server.accounts.sessions import device_of, user_of
from ludotheque.server.errors import NotSeated, NotUnderstood
from ludotheque.server.play.moves import Moves
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.origin import check_origin
from ludotheque.server.realtime.raw_socket import RawSocket, raw_socket
from ludotheque.server.routes.error_responses import problem_json
from ludotheque.server.routes.requests import MaybeNumber, MaybeSeat, answers, services_of
from ludotheque.server.routes.schemas import Act, ClientMessage, Ping, ServerMessage
from ludotheque.server.services import Services

Socket = WebSocket[Any, Any, Any]
_ADDRESS = "/api/tables/{id:str}/live"
_MAX_MESSAGE = 1000
"""Characters of a message from the client."""
_NO_TABLE, _GOING_AWAY = 4404, 1001
"""Close codes."""
_CLOSE_TIMEOUT = 5.0
"""Seconds to close a connection to a client that may not be reading."""


@get(
    _ADDRESS,
    status_code=426,
    responses=answers(ServerMessage, status=101, others=(426,)),
)
async def by_plain_http(
    id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """The live table: a WebSocket, whose messages are JSON texts.

    `since` is the number of the first log entry that is wanted, `seat` the seat from which to see
    the table if one has several.

    The server sends `Hello` first, then `Step` after every entry of the log, `TableChanged` and
    `ChatHeard` when that has changed, and `Refused` in answer to what cannot be done. The client
    may send `Act` and `Ping`. Requests of browsers must come from the server's own pages; other
    programs need not name an origin. For a table that does not exist, the server sends `Refused`
    and closes with 4404. It closes with 1001 when it stops, when the client reads too slowly, and
    when the user signs out on that device. A client that reconnects gives in `since` the first
    entry that it has not received, and misses nothing.
    """
    raise HTTPException("this address is a WebSocket.", status_code=426)


@websocket(_ADDRESS)
async def live(
    socket: Socket, id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """Live updates of a table; moves can be sent here too."""
    await socket.accept()
    services = services_of(socket)
    connection = Connection(user_of(socket), seat)
    try:
        check_origin(socket)
        await services.tables.info(id)
    except LudothequeError as error:
        await socket.send_json({"type": "refused"} | problem_json(error))
        await socket.close(code=_NO_TABLE)
        return
    device, raw = device_of(socket), raw_socket(socket)
    try:
        await services.subscriptions.open(id, device, connection, raw, since)
        await _run(socket, services, id, connection, raw)
    finally:
        await services.subscriptions.close(id, device, connection)


async def _run(
    socket: Socket, services: Services, id: str, connection: Connection, raw: RawSocket
) -> None:
    """Handles messages until the client disconnects or the server ends the connection."""
    receiving = asyncio.create_task(_receive(services, id, connection, raw))
    try:
        await asyncio.wait([receiving, connection.ended], return_when=asyncio.FIRST_COMPLETED)
        disconnected = receiving.done()
        # A pending receive would keep the socket half open after closing.
        await _stop(receiving)
        connection.abort()
        if not disconnected:
            with contextlib.suppress(WebSocketException, RuntimeError, OSError):
                async with asyncio.timeout(_CLOSE_TIMEOUT):
                    await socket.close(code=_GOING_AWAY)
    finally:
        await _stop(receiving)


async def _stop(receiving: asyncio.Task[None]) -> None:
    receiving.cancel()
    await asyncio.wait([receiving])
    if not receiving.cancelled():
        receiving.result()


async def _receive(services: Services, id: str, connection: Connection, raw: RawSocket) -> None:
    await services.subscriptions.opened(id, connection)
    while (text := await raw.receive()) is not None:
        await _handle(services.moves, id, connection, text)


async def _handle(moves: Moves, id: str, connection: Connection, text: str) -> None:
    """Handles one message of the client; errors are sent back."""
    step = None
    try:
        if not connection.within_rate_limit(asyncio.get_running_loop().time()):
            raise NotUnderstood("that is too fast; wait a second.")
        message = _decode(text)
        if isinstance(message, Act):
            step = message.step
            if connection.user is None:
                raise NotSeated("you do not sit at this table.")
            await moves.act(id, connection.user, message.step, message.action, message.seat)
    except LudothequeError as error:
        refused = {"type": "refused", "step": step} | problem_json(error)
        connection.send(msgspec.json.encode(refused))


_DECODER: msgspec.json.Decoder[Act | Ping] = msgspec.json.Decoder(ClientMessage)


def _decode(text: str) -> Act | Ping:
    try:
        if len(text) <= _MAX_MESSAGE:
            return _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise NotUnderstood(f"this is not understood: {error}.") from error
    raise NotUnderstood(f"a message has no more than {_MAX_MESSAGE} characters.")


HANDLERS = [by_plain_http, live]
