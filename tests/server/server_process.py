"""Real servers: `ludotheque serve` as a process of its own, which can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from tests.server.clients import TIMEOUT, HttpTransport

_COMMAND = "from ludotheque.cli import main; main()"


class ServerProcess:
    """A server process."""

    def __init__(
        self, database: str, output: Path, port: int | None = None, more: Sequence[str] = ()
    ) -> None:
        self.port = port or free_port()
        self._more = more
        self.database = database
        self.output = output
        self._start()

    def _start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--database", self.database, *self._more]
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _COMMAND, *arguments],
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self.transport = HttpTransport(f"http://127.0.0.1:{self.port}")
        end = time.monotonic() + TIMEOUT
        while not self._answers():
            try:
                self.process.wait(timeout=0.05)
            except subprocess.TimeoutExpired:
                if time.monotonic() < end:
                    continue
            self._kill_group()
            raise AssertionError(self.output.read_text())

    def _answers(self) -> bool:
        try:
            return self.transport.client.get("/api/me").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self, *, all_at_once: bool = True) -> None:
        """Kills it without warning: with all its processes, or only the one that was started."""
        processes = [psutil.Process(self.process.pid)]
        processes += processes[0].children(recursive=True)
        if all_at_once:
            os.killpg(self.process.pid, signal.SIGKILL)
        else:
            self.process.kill()
        self.process.wait(timeout=TIMEOUT)
        _, alive = psutil.wait_procs(processes, timeout=TIMEOUT)
        self.transport.client.close()
        assert not alive, "a killed server leaves nobody behind"

    def restart(self) -> None:
        self._start()

    def stop(self) -> int:
        """Stops it politely; returns its exit code."""
        self.transport.client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=TIMEOUT)
        finally:
            self._kill_group()

    def _kill_group(self) -> None:
        """Nothing of it stays behind, whatever went wrong before."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
