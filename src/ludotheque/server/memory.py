"""How a process looks for garbage: not among what its tables remember.

By its own measure Python would search the remembered positions of all tables again and again, a
fifteenth of the time of a busy server, in pauses in which nobody is answered. It would find nothing
there: what no table remembers any more is freed without a search.
"""

from __future__ import annotations

import gc

_OFTEN = 250
"""Moves after which whatever is in memory is no longer searched."""
_SELDOM = 100_000
"""Moves after which everything is searched, for what has become garbage in spite of that."""


class Memory:
    """Counts the moves of a process."""

    def __init__(self) -> None:
        self._moves = 0

    def moved(self) -> None:
        """A table remembers one more position."""
        self._moves += 1
        if self._moves % _SELDOM == 0:
            gc.unfreeze()
            gc.collect()
        if self._moves % _OFTEN == 0:
            gc.freeze()
