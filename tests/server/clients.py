"""Clients of a server for tests: persons with their own cookies, over HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import itertools
import json
import queue
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from random import Random
from typing import Any, Protocol
from urllib.parse import unquote

import httpx
from litestar.testing import TestClient
from websockets.sync.client import connect

from tests.server.patience import TIMEOUT

PASSWORD = "correct horse"

Json = dict[str, Any]


class ClientSocket(Protocol):
    """An open WebSocket."""

    def send(self, text: str) -> None: ...

    def receive(self, seconds: float) -> str: ...


class Transport(Protocol):
    """How requests reach a server."""

    def request(
        self, method: str, path: str, body: object, headers: dict[str, str]
    ) -> httpx.Response: ...

    def live(self, path: str, headers: dict[str, str]) -> Any: ...


class ClientTransport:
    """Sends requests by an HTTP client."""

    client: httpx.Client

    def request(
        self, method: str, path: str, body: object, headers: dict[str, str]
    ) -> httpx.Response:
        return self.client.request(method, path, json=body, headers=headers)


class InProcessTransport(ClientTransport):
    """A server in this process."""

    client: TestClient[Any]

    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client

    @contextmanager
    def live(self, path: str, headers: dict[str, str]) -> Iterator[ClientSocket]:
        socket = InProcessSocket(self.client, path, headers)
        try:
            yield socket
        finally:
            socket.close()


class InProcessSocket:
    """A WebSocket to a server in this process."""

    def __init__(self, client: TestClient[Any], path: str, headers: dict[str, str]) -> None:
        self._portal = client.blocking_portal
        self._incoming: queue.Queue[Json] = queue.Queue()
        self._outgoing: asyncio.Queue[Json] = self._portal.call(asyncio.Queue)
        where, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": unquote(where),
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("testclient", 50000),
            "server": ("testserver", 80),
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self.send_event({"type": "websocket.connect"})
        app: Any = client.app
        self._served = self._portal.start_task_soon(app, scope, self._outgoing.get, self._put)
        assert self._incoming.get(timeout=TIMEOUT)["type"] == "websocket.accept"

    async def _put(self, event: Json) -> None:
        self._incoming.put(event)

    def send_event(self, event: Json) -> None:
        self._portal.call(self._outgoing.put_nowait, event)

    def send(self, text: str) -> None:
        self.send_event({"type": "websocket.receive", "text": text})

    def receive(self, seconds: float) -> str:
        event = self._incoming.get(timeout=seconds)
        if event["type"] == "websocket.close":
            raise ConnectionError(f"closed with code {event['code']}")
        return str(event.get("text") or event["bytes"].decode())

    def close(self) -> None:
        self.send_event({"type": "websocket.disconnect", "code": 1000})
        self._served.result(timeout=TIMEOUT)


class HttpTransport(ClientTransport):
    """A server that listens at an address."""

    def __init__(self, address: str, certificates: ssl.SSLContext | None = None) -> None:
        """With TLS, the certificates that are trusted are given."""
        self.address = address
        self._certificates = certificates
        self.client = self._client()

    def _client(self) -> httpx.Client:
        trusted = self._certificates or False
        return httpx.Client(base_url=self.address, timeout=TIMEOUT, verify=trusted)

    def close_connections(self) -> None:
        """Closes the connections; the next request opens a new one."""
        self.client.close()
        self.client = self._client()

    @contextmanager
    def live(self, path: str, headers: dict[str, str]) -> Iterator[ClientSocket]:
        url = self.address.replace("http", "ws", 1) + path
        # With a full queue the client would not read, so not answer pings, and be dropped.
        with connect(
            url,
            additional_headers=headers,
            open_timeout=TIMEOUT,
            close_timeout=1,
            ping_interval=None,
            max_queue=None,
            ssl=self._certificates,
        ) as socket:

            class Session:
                @property
                def port(self) -> int:
                    return int(socket.local_address[1])

                def send(self, text: str) -> None:
                    socket.send(text)

                def receive(self, seconds: float) -> str:
                    return str(socket.recv(timeout=seconds))

            yield Session()


class RoundRobin:
    """Several servers: each request goes to the next of them."""

    def __init__(self, transports: list[Transport]) -> None:
        self._next = itertools.cycle(transports)

    def request(
        self, method: str, path: str, body: object, headers: dict[str, str]
    ) -> httpx.Response:
        return next(self._next).request(method, path, body, headers)

    def live(self, path: str, headers: dict[str, str]) -> Any:
        return next(self._next).live(path, headers)


class Watch:
    """A WebSocket to a table; keeps every message that it has received."""

    def __init__(self, socket: ClientSocket) -> None:
        self._socket = socket
        self.messages: list[Json] = []

    def next(self) -> Json:
        message: Json = json.loads(self._socket.receive(TIMEOUT))
        self.messages.append(message)
        return message

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """The next message that satisfies a condition."""
        while not wanted(message := self.next()):
            pass
        return message

    def until_step(self, wanted: Callable[[Json], object]) -> Json:
        """The next frame that satisfies a condition."""
        message = self.until(lambda m: m.get("frame") is not None and wanted(m["frame"]))
        return dict(message["frame"])

    def send(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def act(self, frame: Json, action: str) -> None:
        self.send(type="act", step=frame["step"], action=action)

    def log(self) -> list[Json]:
        """All log entries that it has received."""
        return [entry for message in self.messages for entry in message.get("log", [])]


class Person:
    """A user with the cookies of one browser."""

    def __init__(self, transport: Transport, name: str | None = None) -> None:
        self.transport = transport
        self.cookies: dict[str, str] = {}
        self.received: list[str] = []
        self.cookies_set: list[str] = []
        """The names of the cookies that responses have set, in their order."""
        self.get("/api/me")
        if name is not None:
            self.post("/api/me", {"name": name})

    def headers(self) -> dict[str, str]:
        # Never empty, since persons share a client with a cookie jar of its own.
        cookies = {"somebody": "1"} | self.cookies
        return {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}

    def csrf(self) -> dict[str, str]:
        """The header that writing requests need."""
        tokens = [value for name, value in self.cookies.items() if name.endswith("csrftoken")]
        return {"x-csrf-token": tokens[0] if tokens else ""}

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Sends a request and keeps the cookies of the response."""
        response = self.transport.request(method, path, body, self.headers() | self.csrf())
        for text in response.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(text).items():
                self.cookies[name] = morsel.value
                if morsel["max-age"] == "0":
                    del self.cookies[name]
                self.cookies_set.append(name)
        self.received.append(response.text)
        assert response.status_code in (*range(500), 503), response.text
        return response

    def get(self, path: str) -> Any:
        response = self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: object = None) -> Any:
        response = self.ask("POST", path, {} if body is None else body)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    def refused(self, path: str, body: object, status: int, error: str) -> str:
        """Sends a request that must fail; returns the sentence."""
        response = self.ask("POST", path, body)
        problem = response.json()
        assert (response.status_code, problem["error"]) == (status, error), problem
        assert problem["sentence"].strip(), "there is no sentence"
        return str(problem["sentence"])

    # Tables.

    def table(self, *seats: str, **more: object) -> str:
        """A new table; seats are `me`, `open`, or the name of a bot."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = self.post("/api/tables", {"game": "spyrium", "seats": wanted} | more)
        return str(made["id"])

    def look(self, id: str) -> Any:
        return self.get(f"/api/tables/{id}")

    def frame(self, id: str) -> Any:
        return self.look(id)["frame"]

    def do(self, id: str, what: str, **body: object) -> Any:
        return self.post(f"/api/tables/{id}/{what}", body)

    def act(self, id: str, frame: Json, action: str, **more: object) -> Any:
        return self.do(id, "actions", step=frame["step"], action=action, **more)

    @contextmanager
    def watch(self, id: str, query: str = "") -> Iterator[Watch]:
        with self.transport.live(f"/api/tables/{id}/live{query}", self.headers()) as socket:
            watch = Watch(socket)
            try:
                yield watch
            finally:
                self.received.extend(json.dumps(message) for message in watch.messages)

    def finished(self, *seats: str, **more: object) -> str:
        """A table whose game is over: resigned at once, and finished by bots."""
        id = self.table(*(seats or ("me", "random")), **more)
        with self.watch(id) as watch:
            self.do(id, "resign")
            watch.until_step(lambda frame: frame["outcome"])
        return id


def seat_kinds(table: Json) -> list[str]:
    """The kind of each seat of a table."""
    return [seat["kind"] for seat in table["seats"]]


def play_on(watch: Watch, rng: Random, stop: Callable[[Json], object]) -> Json:
    """Plays random legal actions over the WebSocket until a frame satisfies a condition."""

    def ready(frame: Json) -> bool:
        return bool(stop(frame) or frame["actions"])

    frame = watch.until_step(ready)
    while not stop(frame):
        step = frame["step"]
        watch.act(frame, rng.choice(frame["actions"])["text"])
        frame = watch.until_step(lambda f, step=step: f["step"] > step and ready(f))  # type: ignore[misc]
    return frame
