"""Bots of other speeds: one that thinks until a pipe is opened, and workers that start at once."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludotheque.server.play import bot_pool

PIPE = "LUDOTHEQUE_TEST_PIPE"
think_at_once = bot_pool._choose


def think(name: str, seed: int, position: dict[str, Any], seat: int) -> str:
    """The choice of a bot; the one called `slow` waits for the pipe, if it is still there."""
    if name == "slow":
        pipe = Path(os.environ[PIPE])
        if pipe.exists():
            pipe.read_bytes()
    return think_at_once("random", seed, position, seat)


def release(pipe: Path) -> None:
    """Lets whoever waits for the pipe go on, and nobody wait any more."""
    end = os.open(pipe, os.O_RDWR)
    pipe.unlink()
    os.close(end)


class QuickWorkers(ThreadPoolExecutor):
    """Threads in place of processes, which take a second to start."""

    def __init__(self, workers: int, **_: object) -> None:
        super().__init__(workers)
