"""Garbage collection tuning: keeps the collector away from the positions in memory.

With the default settings, Python scans the cached positions of all tables again and again, in
pauses of 5 to 30 ms during which no request is answered. It finds nothing there: a position that no
table keeps is freed by reference counting.
"""

from __future__ import annotations

import gc

_FREEZE_EVERY = 250
"""Moves after which all objects in memory are excluded from collection."""
_COLLECT_EVERY = 100_000
"""Moves after which everything is collected once, in case cycles have become garbage."""


def raise_thresholds() -> None:
    """Lets more objects be allocated between two collections than one request leaves behind."""
    gc.set_threshold(10_000, 10, 50)


class GcTuning:
    """Freezes and collects by the number of moves of this process."""

    def __init__(self) -> None:
        self._moves = 0

    def count_move(self) -> None:
        """Called when a table keeps one more position."""
        self._moves += 1
        if self._moves % _COLLECT_EVERY == 0:
            gc.unfreeze()
            gc.collect()
        if self._moves % _FREEZE_EVERY == 0:
            gc.freeze()
