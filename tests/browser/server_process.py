"""A running server with a database of its own, as a browser meets it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.free_port import free_port

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0
"""Seconds in which a server must answer."""


class ServerProcess:
    """`ludotheque serve` in processes of its own; it can be killed and opened again."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        """Keeps its files in a folder; finds games also among the packages of another one."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._environment = os.environ | {"LUDOTHEQUE_HOME": str(folder)}
        if packages is not None:
            self._environment["PYTHONPATH"] = os.pathsep.join(
                [str(packages), *filter(None, sys.path)]
            )
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Starts the server and waits until it answers."""
        command = [sys.executable, "-m", "tests.browser.seeded_server"]
        with (self._folder / "serve.log").open("ab") as output:
            self._process = subprocess.Popen(
                [*command, "serve", "--port", str(self.port)],
                cwd=ROOT,
                env=self._environment,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        for _ in range(int(PATIENCE / 0.05)):
            if self._answers():
                return
            try:
                self._process.wait(timeout=0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        self.kill()
        raise AssertionError(f"the server did not start: {self._output()}")

    def kill(self) -> None:
        """Ends the server and its helpers at once, without a chance to tidy up."""
        if self._process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False

    def _output(self) -> str:
        return (self._folder / "serve.log").read_text(encoding="utf-8", errors="replace")
