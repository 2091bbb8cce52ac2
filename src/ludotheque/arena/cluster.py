"""Work on several machines, through Ray: the same results, in the same order, as in one process.

A worker that dies, or a machine that goes, loses its games; Ray plays them again elsewhere. Every
piece of work is counted once, by the process that has asked for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from typing import Any, TypeVar

import ludotheque
from ludotheque.core.errors import BadSetup

P = TypeVar("P")
R = TypeVar("R")

_AHEAD = 3
"""Pieces submitted for each processor."""


class Cluster:
    """A running cluster: the address of its head, or ``auto`` for the one on this machine."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError as error:
            raise BadSetup("--cluster needs Ray: pip install 'ludotheque[cluster]'.") from error
        if not self._ray.is_initialized():
            try:
                self._ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadSetup(
                    f"there is no cluster at '{address}': `ray start --head` starts one."
                ) from error

    def run(self, work: Callable[[P], R], pieces: Iterable[P]) -> Generator[R]:
        """The results of all pieces of work, in order."""
        ray = self._ray
        # Ray starts a piece again as often as its worker dies.
        remote = ray.remote(num_cpus=1, max_retries=-1)(_work)
        shared = ray.put(work)
        ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for piece in pieces:
            waiting.append(remote.remote(shared, piece, ludotheque.__version__))
            if len(waiting) >= ahead:
                yield self._result(waiting.popleft())
        while waiting:
            yield self._result(waiting.popleft())

    def _result(self, piece: Any) -> Any:
        try:
            return self._ray.get(piece)
        except self._ray.exceptions.RayTaskError as error:
            # What the work itself has raised, as it would be without a cluster.
            raise error.cause from error

    def close(self) -> None:
        """Leaves the cluster, which goes on without us."""
        self._ray.shutdown()


def _work(work: Callable[[P], R], piece: P, version: str) -> R:
    """What a worker does."""
    if ludotheque.__version__ != version:
        raise BadSetup(
            f"a machine of the cluster has version {ludotheque.__version__}, this one {version}."
        )
    return work(piece)
