"""A second server process for tests, which serves one database after the other.

A line of settings on its input starts a server, the next line stops it: starting Python for each
test would take a second.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import uvicorn

from ludotheque.server.app import create_app, prepare
from ludotheque.server.operations.settings import Settings
from ludotheque.server.operations.worker_processes import server_config
from ludotheque.server.play import worker_pool
from tests.free_port import free_port
from tests.server.bot_doubles import ThreadWorkers
from tests.server.clients import HttpTransport
from tests.server.patience import TIMEOUT, be_patient, hash_quickly


class SecondProcess:
    """The process, as tests use it."""

    def __init__(self, output: Path) -> None:
        self.output = output
        with output.open("ab") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.second_process"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                cwd=Path(__file__).parents[2],
            )

    def serve(self, settings: Settings) -> HttpTransport:
        """Starts a server with these settings; the one before is stopped."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(settings) + b"\n")
        self._process.stdin.flush()
        port = self._process.stdout.readline()
        assert port, self.output.read_text()
        return HttpTransport(f"http://127.0.0.1:{int(port)}")

    def end(self) -> None:
        self._process.communicate(timeout=TIMEOUT)


async def _serve(settings: Settings, port: int) -> None:
    """Serves until it is cancelled."""
    app = create_app(settings, await prepare(settings))
    server = uvicorn.Server(server_config(app, host="127.0.0.1", port=port))
    serving = asyncio.create_task(server._serve())  # `serve` would take the signals
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        print(port, flush=True)
        await asyncio.shield(serving)
    finally:
        server.should_exit = True
        await serving


async def _run() -> None:
    """Reads settings line by line; bots run in threads, which start faster than processes."""
    be_patient()
    hash_quickly()
    worker_pool.ProcessPoolExecutor = ThreadWorkers  # type: ignore[attr-defined, assignment]
    serving: asyncio.Task[None] | None = None
    while True:
        line = await asyncio.to_thread(sys.stdin.buffer.readline)
        if serving is not None:
            serving.cancel()
            await asyncio.wait([serving])
        if not line:
            return
        settings = msgspec.json.decode(line, type=Settings)
        serving = asyncio.create_task(_serve(settings, free_port()))


if __name__ == "__main__":
    asyncio.run(_run())
