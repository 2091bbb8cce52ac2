"""Bots for tests: one that waits for a pipe, and workers in threads."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludotheque.server.play import bot_pool

PIPE = "LUDOTHEQUE_TEST_PIPE"
choose_at_once = bot_pool._choose


def choose(name: str, seed: int, position: dict[str, Any], seat: int) -> str:
    """The choice of a bot; the one called `slow` waits for the pipe if it exists."""
    if name == "slow":
        pipe = Path(os.environ[PIPE])
        if pipe.exists():
            pipe.read_bytes()
    return choose_at_once("random", seed, position, seat)


def release(pipe: Path) -> None:
    """Lets the bots that wait for the pipe go on, and removes it."""
    end = os.open(pipe, os.O_RDWR)
    pipe.unlink()
    os.close(end)


class ThreadWorkers(ThreadPoolExecutor):
    """Threads instead of processes, which take a second to start."""

    def __init__(self, workers: int, **_: object) -> None:
        super().__init__(workers)
