"""Real servers: `ludotheque serve` as a process of its own, which can be killed."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]

from tests.free_port import free_port
from tests.server.clients import HttpTransport
from tests.server.patience import TIMEOUT, wait_until

_COMMAND = "from tests.server.server_program import run; run()"
"""Unlike a module that is run by its name, this is not imported again by every bot's process."""
_ROOT = Path(__file__).parents[2]


class ServerProcess:
    """A server process."""

    def __init__(
        self,
        database: str,
        output: Path,
        more: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self._more = more
        self._environment = os.environ | dict(environment or {})
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
                env=self._environment,
                cwd=_ROOT,
            )
        self.transport = HttpTransport(f"http://127.0.0.1:{self.port}")
        try:
            wait_until(self._answers, "the server answers")
        except AssertionError:
            self._kill_group()
            raise AssertionError(self.output.read_text()) from None

    def _answers(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
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
