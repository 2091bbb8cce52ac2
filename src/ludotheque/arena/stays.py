"""Cards of one supply during one game: which could be taken, which were, and by whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ludotheque.core.event import Event
from ludotheque.core.state import State
from ludotheque.core.supply import Lot, Supply


class Stays:
    """Watches a supply from decision to decision.

    A stay begins when a copy of a card is laid down and ends when it is taken or cleared away. It
    is one case if some seat could take the card at some decision during the stay.

    Of alternatives every card that could be taken is a case each time that one of them is.
    """

    def __init__(self, supply: Supply[Any], state: State) -> None:
        self.supply = supply
        self.seen: Counter[int] = Counter()
        """For each card, its stays; of alternatives, the cases."""
        self.cases: Counter[int] = Counter()
        """Those in which it could be taken."""
        self.taken: Counter[int] = Counter()
        """Those of the cases in which it was."""
        self.owners: set[tuple[int, int]] = set()
        """Each card with each seat that took one."""
        self._lying: Counter[Lot] = Counter()
        self._open: Counter[Lot] = Counter()
        """Copies that could be taken and have not been."""
        self._used: Counter[Lot] = Counter()
        """Copies that were taken and still lie there."""
        self._period = supply.period(state)
        self._own(state.events)
        self._lay_down(Counter(supply.lying(state)))

    def ask(self, state: State) -> None:
        """Notes what the seat that must decide could take."""
        offered = set(self.supply.offered(state))
        if self.supply.alternatives:
            self._open = Counter(offered)
            return
        for lot in offered:
            self._open[lot] = self._lying[lot] - self._used[lot]

    def hear(self, state: State, events: Iterable[Event]) -> None:
        """Notes what the last action took, and what lies there after it."""
        taken = self._own(events)
        if self.supply.alternatives:
            self._choose(taken)
            return
        for lot in taken:
            self._take(lot)
        period = self.supply.period(state)
        if period != self._period:
            self._period = period
            self.close()
        self._lay_down(Counter(self.supply.lying(state)))

    def close(self) -> None:
        """Ends all stays: the supply is cleared away, or the game is over."""
        if not self.supply.alternatives:
            for (card, _), copies in self._open.items():
                self.cases[card] += copies
        self._open.clear()
        self._used.clear()
        self._lying.clear()

    def _own(self, events: Iterable[Event]) -> list[Lot]:
        """What the events took; each seat owns what it has taken."""
        found = []
        for event in events:
            lot = self.supply.taken(event)
            if lot is not None:
                self.owners.add((lot[0], event.seat))
                found.append(lot)
        return found

    def _choose(self, taken: list[Lot]) -> None:
        """One of the alternatives is taken, and the others are not."""
        for chosen in taken:
            if self._open[chosen]:
                self.taken[chosen[0]] += 1
                self.cases.update(card for card, _ in self._open)
                self.seen.update(card for card, _ in self._open)

    def _take(self, lot: Lot) -> None:
        """A copy is taken; a second time, or without any choice, counts for nothing."""
        if self._open[lot]:
            self._open[lot] -= 1
            self.cases[lot[0]] += 1
            self.taken[lot[0]] += 1
            if self.supply.remains:
                self._used[lot] += 1
        if not self.supply.remains:
            self._lying[lot] -= 1

    def _lay_down(self, now: Counter[Lot]) -> None:
        """Compares what lies there with what lay there before."""
        for lot, copies in now.items():
            self.seen[lot[0]] += max(0, copies - self._lying[lot])
        for lot in [lot for lot in self._lying if now[lot] < self._lying[lot]]:
            self._used[lot] = min(self._used[lot], now[lot])
            left = max(0, self._open[lot] + self._used[lot] - now[lot])
            self._open[lot] -= left
            self.cases[lot[0]] += left
        self._lying = now
