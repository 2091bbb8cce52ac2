"""The server processes under Uvicorn, and how they end when they are asked to.

Uvicorn holds the sockets in the thread of the event loop, limits and pings WebSockets, and with
several workers replaces one that dies. A worker is spawned, not forked: a signal ends it at once
until it can stop in good order.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from ludotheque.server.operations.http_protocol import HttpProtocol
from ludotheque.server.realtime.websocket_protocol import MAX_MESSAGE_BYTES, WebSocketProtocol

_PING_EVERY, _PONG_WITHIN = 10.0, 10.0
"""Seconds; a connection whose other end is gone is noticed after the sum of both."""
_FINISH_WITHIN = 2
"""Seconds for the requests that are being answered when the server stops."""
_STOP_WITHIN = 4.5
"""Seconds after which a server that is asked to stop ends, whatever it is doing."""


class _Config(uvicorn.Config):
    def get_loop_factory(self) -> Callable[[], asyncio.AbstractEventLoop] | None:
        """Makes the application before the event loop runs, since it needs one of its own."""
        if not self.loaded:
            self.load()
        return super().get_loop_factory()


class _Server(uvicorn.Server):
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops, and in any case ends before long."""
        _end_soon()
        super().handle_exit(sig, frame)


class _Supervisor(Multiprocess):
    def run(self) -> None:
        """Runs the workers; asked to stop, ends before long, and the workers with it."""
        for number in _STOP_SIGNALS:
            signal.signal(number, self._stop)
        super().run()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        _end_soon()
        self.should_exit.set()


_STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)


def run_workers(host: str, port: int, workers: int) -> None:
    """Serves until SIGTERM or SIGINT; a worker that dies is replaced if there are several."""
    config = server_config(
        "ludotheque.server.asgi:make", factory=True, host=host, port=port, workers=workers
    )
    _raise_file_limit()
    if workers > 1:
        _Supervisor(config, [config.bind_socket()]).run()
        return
    for number in _STOP_SIGNALS:
        signal.signal(number, _exit)
    server = _Server(config)
    server.run()
    if not server.started:
        sys.exit(1)


def server_config(app: Any, **more: Any) -> uvicorn.Config:
    """How Uvicorn serves an application."""
    return _Config(
        app,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PONG_WITHIN,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_FINISH_WITHIN,
        **more,
    )


def _exit(number: int, frame: FrameType | None) -> None:
    """Before the server runs, and after it has stopped: Uvicorn repeats the signal then."""
    sys.exit(0)


def _end_soon() -> None:
    """The alarm ends the process even if it hangs; its workers and bots end with it."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, _STOP_WITHIN)


def _raise_file_limit() -> None:
    """Every socket needs a file descriptor, and many systems allow 1,024 unless asked for more."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
