"""Work in several processes or machines, with the results in order, however many there are."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from ludotheque.arena.cluster import Cluster
from ludotheque.child_process import exit_with_parent
from ludotheque.core.errors import LudothequeError

P = TypeVar("P")
R = TypeVar("R")

Jobs = int | Cluster
"""Who works: so many processes, or a cluster."""

_AHEAD = 3
"""Pieces submitted for each process: enough that none waits, few enough to keep memory small."""


class WorkerDied(LudothequeError):
    """A process that played games ended before it had reported them."""


def at_most(jobs: Jobs, pieces: int) -> Jobs:
    """No more processes than there are pieces of work."""
    return min(jobs, pieces) if isinstance(jobs, int) else jobs


def in_processes(work: Callable[[P], R], pieces: Iterable[P], jobs: Jobs) -> Generator[R]:
    """The results of all pieces of work, in order."""
    if isinstance(jobs, Cluster):
        yield from jobs.run(work, pieces)
        return
    if jobs == 1:
        for piece in pieces:
            yield work(piece)
        return
    with _workers(jobs) as pool:
        waiting: deque[Future[R]] = deque()
        for piece in pieces:
            with _ignoring_ctrl_c():
                waiting.append(pool.submit(work, piece))
            if len(waiting) >= _AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose processes are killed if the run is interrupted."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), exit_with_parent)
    try:
        yield pool
        pool.shutdown()
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.kill()
            process.join()
        if isinstance(error, BrokenProcessPool):
            raise WorkerDied(
                "a process ended before its games were done; a script that calls simulate with "
                'several jobs does so below `if __name__ == "__main__":`.'
            ) from error
        raise


@contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C; this process ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
