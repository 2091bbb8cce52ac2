"""Passwords are hashed one by one in a thread of low priority, so that no move waits for it."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
_NICENESS = 10


def _start_thread() -> None:
    if sys.platform == "linux":
        # On Linux each thread has its own priority.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)


_thread = ThreadPoolExecutor(1, "passwords", initializer=_start_thread)


async def in_password_thread(function: Callable[..., T], *arguments: object) -> T:
    """Runs a function of the password hasher, which lets other threads run meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_thread, function, *arguments)
