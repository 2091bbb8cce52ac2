"""Waiting on a machine that may be slow: for conditions, not for times."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher

from ludotheque.server.accounts import users
from ludotheque.server.operations import http_protocol, worker_processes
from ludotheque.server.play import bot_pool, worker_pool
from ludotheque.server.routes import socket
from ludotheque.server.storage import database

T = TypeVar("T")
TIMEOUT = 180.0
"""Seconds after which a test gives up waiting: many times what it takes on a busy machine."""
_BETWEEN = 0.02


def wait_until(condition: Callable[[], T], what: str) -> T:
    """Asks again and again; returns the first answer that is true."""
    end = time.monotonic() + TIMEOUT
    while not (found := condition()):
        assert time.monotonic() < end, f"this has not happened: {what}"
        time.sleep(_BETWEEN)
    return found


def be_patient() -> None:
    """Lets a server of this process wait for everybody as long as tests do.

    Its limits protect people from what hangs. A test that is about a limit sets its own.
    """
    worker_processes._STOP_WITHIN = TIMEOUT
    worker_processes._PONG_WITHIN = TIMEOUT
    http_protocol._REQUEST_WITHIN = TIMEOUT
    socket._CLOSE_TIMEOUT = TIMEOUT
    database._CONNECT_TIMEOUT = TIMEOUT
    bot_pool.THINKING_TIME = TIMEOUT
    worker_pool._START_WITHIN = TIMEOUT
    # Bots that give way to all other tests would hardly move.
    worker_pool._NICENESS = 0


def hash_quickly() -> None:
    """Passwords are hashed as they are for people, in a hundredth of the time."""
    users._HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    users._DUMMY_HASH = users._HASHER.hash("nobody")
