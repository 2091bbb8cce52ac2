"""How hidden components are laid out where not every place may hold every one of them.

A viewer may know that a hidden zone lacks something: a seat that had to give a red card gave none.
And it may know the most that a zone holds of something: a pile was made of cards that all had seen.
A layout that respects both is a matching of components and places, so one is found whenever there
is one, and those that a shuffle or a sort puts first are preferred.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Arrange = Callable[[list[int]], None]
Limit = tuple[int, int]
"""A set of values as bits, and how many unknown components of a zone have none, at least."""

_FREE = -1


def barred(limits: Sequence[Limit], size: int) -> list[int]:
    """For each of so many places the values, as bits, that it must not hold.

    The last places are those of components that have been there longest.
    """
    found = [0] * size
    for values, least in limits:
        for place in range(size - least, size):
            found[place] |= values
    return found


def respects(limits: Sequence[Limit], components: Sequence[int]) -> bool:
    """Whether the unknown components of a zone keep within its limits."""
    return all(
        sum([1 - (values >> component & 1) for component in components]) >= least
        for values, least in limits
    )


class Layout:
    """The places of a pool, and what lies there.

    ``barred`` says for each place what it must not hold. ``capped`` marks the places of a zone that
    holds at most ``most[value]`` of each value, and ``fresh`` those that were filled from there.
    """

    def __init__(
        self, barred: list[int], capped: list[bool], fresh: list[bool], most: Sequence[int]
    ) -> None:
        self._barred = barred
        self._capped = capped
        self._fresh = fresh
        self._most = most
        self._rest: list[int] = []
        self.found: list[int] = [_FREE] * len(barred)

    def fill(self, components: list[int], arrange: Arrange) -> list[int]:
        """Lays the components out; ``arrange`` shuffles or sorts them."""
        # Nothing may depend on where they lay.
        components.sort()
        reserved = self._reserve(components)
        if reserved:
            arrange(reserved)
            outside = [place for place, capped in enumerate(self._capped) if not capped]
            arrange(outside)
            old = [place for place in outside if not self._fresh[place]]
            for component in reserved:
                if not self._put(component, old, set()):
                    self._put(component, outside, set())
        arrange(self._rest)
        if any(self._barred):
            self._fill_barred()
            # What was passed over lies in front; the places that are left must not get it first.
            arrange(self._rest)
        self._rest.reverse()
        for place, component in enumerate(self.found):
            if component == _FREE:
                self.found[place] = self._rest.pop()
        return self.found

    def _reserve(self, components: list[int]) -> list[int]:
        """Sets apart what cannot all lie in the zone that is capped."""
        over = [-most for most in self._most]
        if over:
            for component in components:
                over[component] += 1
        if not over or max(over) <= 0:
            self._rest = components
            return []
        reserved = []
        for component in components:
            if over[component] > 0:
                over[component] -= 1
                reserved.append(component)
            else:
                self._rest.append(component)
        return reserved

    def _fill_barred(self) -> None:
        """Fills the places that may not hold everything, those that may hold least first."""
        places = [
            place
            for place, component in enumerate(self.found)
            if component == _FREE and self._barred[place]
        ]
        for place in sorted(places, key=lambda place: -self._barred[place].bit_count()):
            self._settle(place, set())

    def _may_hold(self, place: int, component: int) -> bool:
        return not self._barred[place] >> component & 1

    def _put(self, component: int, places: list[int], tried: set[int]) -> bool:
        """Finds a place for a component; others make room if they must."""
        for place in places:
            if self.found[place] == _FREE and self._may_hold(place, component):
                self.found[place] = component
                return True
        for place in places:
            if place not in tried and self._may_hold(place, component):
                tried.add(place)
                if self._put(self.found[place], places, tried):
                    self.found[place] = component
                    return True
        return False

    def _settle(self, place: int, tried: set[int]) -> bool:
        """Finds a component for a place; if none is left for it, another place hands one over."""
        for number, component in enumerate(self._rest):
            if self._may_hold(place, component):
                self.found[place] = self._rest.pop(number)
                return True
        tried.add(place)
        for other, component in enumerate(self.found):
            if other not in tried and component != _FREE and self._may_hold(place, component):
                self.found[other] = _FREE
                if self._settle(other, tried):
                    self.found[place] = component
                    return True
                self.found[other] = component
        return False
