"""The barrier of undo: what a position must keep hidden for an action to be undone freely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludotheque.core.visibility import OWNER, Visibility, Zone

if TYPE_CHECKING:
    from ludotheque.core.state import State


class Barrier:
    """Where free undo ends: somebody learns something of what is hidden, or chance is used.

    It keeps what was hidden in a position, for all positions after it that are compared with it.
    """

    def __init__(self, visibility: Visibility, before: State) -> None:
        self._before = before
        self._zones = visibility.zones
        self._hidden: list[HiddenBefore] = []
        for zone, owner in visibility.hidden(before, None):
            self._hidden.append(HiddenBefore(zone, owner, before))

    def is_crossed(self, after: State) -> bool:
        """Whether that happened up to a later position."""
        if self._before.chance != after.chance:
            return True
        for hidden in self._hidden:
            if hidden.was_looked_at(after) or hidden.lacks_something_else(after):
                return True
        for hidden in self._hidden:
            # What was hidden must still lie there, in its old order; only additions are harmless.
            if not hidden.still_lies(after) and not self._stays_with_owner(hidden, after):
                return True
        return False

    def _stays_with_owner(self, hidden: HiddenBefore, after: State) -> bool:
        """Whether what left a zone lies in another one that only the same owner sees."""
        zone, owner = hidden.zone, hidden.owner
        if zone.seen_by != OWNER:
            return False
        pool = zone.kind_of(owner)
        own = [z for z in self._zones if z.seen_by == OWNER and z.kind_of(owner) == pool]
        if len(own) < 2:
            return False
        then = Counter([secret for z in own for secret in z.secrets(self._before, owner)])
        now = Counter([secret for z in own for secret in z.secrets(after, owner)])
        return then <= now


class HiddenBefore:
    """A hidden zone of an owner as it was."""

    def __init__(self, zone: Zone, owner: int, before: State) -> None:
        assert zone.read is not None
        self.zone = zone
        self.owner = owner
        self._before = before
        self._components = zone.read(before, owner)
        self._known: Sequence[int] = zone.known(before, owner) if zone.known is not None else ()
        self._lacks = zone.lacks(before, owner) if zone.lacks is not None else ()
        self._pools: list[list[str]] = []
        """For each seat the pools of the places."""
        if zone.pools is not None:
            self._pools = [list(zone.pools(before, owner, seat)) for seat in range(before.players)]

    def was_looked_at(self, after: State) -> bool:
        """Whether a seat has learnt, without taking it, what is in a pool."""
        pools = self.zone.pools
        if pools is not None:
            for seat, then in enumerate(self._pools):
                now = list(pools(after, self.owner, seat))
                if len(then) == len(now) and then != now:
                    return True
        return False

    def lacks_something_else(self, after: State) -> bool:
        """Whether everybody has learnt something of what is not there."""
        lacks = self.zone.lacks
        return lacks is not None and lacks(after, self.owner) != self._lacks

    def still_lies(self, after: State) -> bool:
        """Whether what nobody knew lies where it lay, in its old order."""
        zone, owner = self.zone, self.owner
        assert zone.read is not None
        now = zone.read(after, owner)
        if (now is self._components or now == self._components) and (
            zone.known is None or zone.known(after, owner) == self._known
        ):
            return True
        return _follows(zone.secrets(self._before, owner), zone.secrets(after, owner))


def _follows(old: Sequence[int], new: Sequence[int]) -> bool:
    """Whether all of the old components are among the new ones, in their old order."""
    rest = iter(new)
    return all(component in rest for component in old)
