"""The WebSocket of a table: live updates to the client, moves from it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import HTTPException, WebSocketException
from litestar.params import FromPath

from ludotheque.core.errors import LudothequeError
from ludotheque.server.accounts.session_cookie import device_of, user_of
from ludotheque.server.errors import (
    DatabaseAway,
    NoSuchTable,
    NotSeated,
    NotUnderstood,
    TooManySockets,
)
from ludotheque.server.operations.origin import check_origin
from ludotheque.server.play.moves import Moves
from ludotheque.server.realtime.admission import Admission, greeted
from ludotheque.server.realtime.connection import Connection
from ludotheque.server.realtime.raw_socket import RawSocket, raw_socket
from ludotheque.server.routes.client_messages import Act, ClientMessage, Ping
from ludotheque.server.routes.error_responses import UNEXPECTED, problem_json
from ludotheque.server.routes.requests import MaybeNumber, MaybeSeat, responses, services_of
from ludotheque.server.routes.schemas import ServerMessage
from ludotheque.server.services import Services

Socket = WebSocket[Any, Any, Any]
_ADDRESS = "/api/tables/{id:str}/live"
_MAX_MESSAGE = 1000
"""Characters of a message from the client."""
_GOING_AWAY, _FAILED, _REFUSED = 1001, 1011, 4403
_CODES: dict[type[LudothequeError], int] = {
    NoSuchTable: 4404,
    TooManySockets: 4429,
    DatabaseAway: 1013,
}
"""Close codes."""
_TOO_FAST = 1.0
"""Seconds in which nothing is read from a client that sends too fast."""
_CLOSE_TIMEOUT = 5.0
"""Seconds to close a connection to a client that may not be reading."""
_log = logging.getLogger(__name__)


@get(
    _ADDRESS,
    status_code=426,
    responses=responses(ServerMessage, status=101, others=(426,)),
)
async def by_plain_http(
    id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """The live table: a WebSocket, whose messages are JSON texts.

    `since` is the number of the first log entry that is wanted, `seat` the seat from which to see
    the table if one has several.

    The server sends `Hello` first, then `Step` after every entry of the log, `TableChanged`,
    `ChatChanged` and `ServerChanged` when that has changed, and `Refused` in answer to what cannot
    be done. The client may send `Act` and `Ping`. Requests of browsers must come from the server's
    own pages; other programs need not name an origin.

    Before it closes for one of these reasons, the server sends `Refused`: 4404 the table does not
    exist, 4403 the request is not allowed, 4429 the user has too many sockets, 1013 the database is
    away, 1011 something went wrong on the server. It closes with 1001 when it stops, when the
    client reads too slowly, and when the user signs out on that device; with 1009 if a message has
    more than 4,096 bytes; and a client that answers no ping within 10 seconds is disconnected. An
    address with too many sockets is answered with status 429. A client that reconnects gives in
    `since` the first entry that it has not received, and misses nothing.
    """
    raise HTTPException("this address is a WebSocket.", status_code=426)


@websocket(_ADDRESS)
async def live(
    socket: Socket, id: FromPath[str], since: MaybeNumber = None, seat: MaybeSeat = None
) -> None:
    """Live updates of a table; moves can be sent here too."""
    await socket.accept()
    user = user_of(socket)
    admission: Admission = socket.app.state.admission
    counted = False
    try:
        check_origin(socket.scope, secure=socket.app.state.secure)
        counted = admission.add_user(user)
        if not counted:
            raise TooManySockets("too many windows of yours are open; close some of them.")
        await _subscribe(socket, id, Connection(user, seat), since)
    except LudothequeError as error:
        await _close(socket, problem_json(error), _CODES.get(type(error), _REFUSED))
    except Exception as error:
        _log.error("a WebSocket of table %s failed", id, exc_info=error)
        await _close(socket, UNEXPECTED, _FAILED)
    finally:
        if counted:
            admission.remove_user(user)


async def _close(socket: Socket, problem: dict[str, Any], code: int) -> None:
    """Says why, and closes the connection, if the client is still there."""
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        async with asyncio.timeout(_CLOSE_TIMEOUT):
            await socket.send_json({"type": "refused", "step": None} | problem)
            await socket.close(code=code)


async def _subscribe(socket: Socket, id: str, connection: Connection, since: int | None) -> None:
    services, device, raw = services_of(socket), device_of(socket), raw_socket(socket)
    try:
        await services.subscriptions.open(id, device, connection, raw, since)
        greeted(socket.scope)
        await services.absences.came_back(id, connection.user)
        await _run(socket, services, id, connection, raw)
    finally:
        await services.subscriptions.close(id, device, connection)


async def _run(
    socket: Socket, services: Services, id: str, connection: Connection, raw: RawSocket
) -> None:
    """Handles messages until the client disconnects or the server ends the connection."""
    receiving = asyncio.create_task(_receive(socket, services.moves, id, connection, raw))
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


async def _receive(
    socket: Socket, moves: Moves, id: str, connection: Connection, raw: RawSocket
) -> None:
    admission: Admission = socket.app.state.admission
    loop = asyncio.get_running_loop()
    while (text := await raw.receive()) is not None:
        if admission.may_send(socket.scope, loop.time()):
            await _handle(moves, id, connection, text)
        else:
            _refuse(connection, None, NotUnderstood("that is too fast; wait a second."))
            # Nothing is read in the meantime, so that whoever sends has to wait as well.
            await asyncio.sleep(_TOO_FAST)
            if raw.is_closed:
                return


async def _handle(moves: Moves, id: str, connection: Connection, text: str) -> None:
    """Handles one message of the client; errors are sent back."""
    step = None
    try:
        message = _decode(text)
        if isinstance(message, Act):
            step = message.step
            if connection.user is None:
                raise NotSeated("you do not sit at this table.")
            await moves.act(id, connection.user, message.step, message.action, message.seat)
    except LudothequeError as error:
        _refuse(connection, step, error)


def _refuse(connection: Connection, step: int | None, error: LudothequeError) -> None:
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
