"""A server that is asked to stop ends before long, whatever it is doing."""

from __future__ import annotations

import signal
import subprocess
import sys

from tests.free_port import free_port
from tests.server.patience import TIMEOUT

HANGING = """
import asyncio, sys
from ludotheque.server.operations import worker_processes

assert worker_processes._STOP_WITHIN < 5
worker_processes._STOP_WITHIN = 0.2

async def hang(scope, receive, send):
    await receive()
    await send({"type": "lifespan.startup.complete"})
    print("started", flush=True)
    await receive()
    while True:  # it does not even yield
        pass

config = worker_processes.server_config(hang, host="127.0.0.1", port=int(sys.argv[1]))
worker_processes._Server(config).run()
"""


def test_a_server_that_hangs_while_it_stops() -> None:
    command = [sys.executable, "-c", HANGING, str(free_port())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(TIMEOUT) == -signal.SIGALRM
