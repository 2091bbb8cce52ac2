"""Commits an entry of the log; it is broadcast only when it is on disk."""

from __future__ import annotations

from functools import partial

from ludotheque.core.errors import Stale
from ludotheque.core.state import State
from ludotheque.server.operations.gc_tuning import GcTuning
from ludotheque.server.storage.log import Entry, LogWriter, append_after
from ludotheque.server.tables.registry import TableRegistry
from ludotheque.server.tables.updates import TableUpdates


class Committer:
    """Commits the entry that answers a step, follows it in memory and has it broadcast."""

    def __init__(
        self, log: LogWriter, registry: TableRegistry, updates: TableUpdates, gc: GcTuning
    ) -> None:
        self._log = log
        self._registry = registry
        self._updates = updates
        self._gc = gc

    async def append(self, id: str, entry: Entry, state: State, *, snapshot: bool) -> int:
        """Commits an entry that leads to a position; returns the next step.

        Raises `Stale` if another entry was committed for that step first.
        """
        append = append_after(id, entry, state, snapshot=snapshot)
        if not await self._log.submit(append, partial(self._committed, id, entry, state)):
            await self._registry.reload(id)
            await self._updates.broadcast_step(id)
            sentence = f"step {entry.number} has just been answered by somebody else."
            raise Stale(sentence, (await self._registry.get(id)).step)
        return entry.number + 1

    def _committed(self, id: str, entry: Entry, state: State) -> None:
        table = self._registry.in_memory(id)
        if table is not None and table.step == entry.number:
            table.follow(entry, state)
            self._gc.count_move()
        self._updates.step_committed(id)
