"""Who may see what, declared once per zone; views, redaction, undo and sampling follow from it.

A game lists every zone of its positions in one table. Zones hidden from somebody say how their
components are read and written. Everything else is derived here:

- a *canonical* position: all that a seat cannot see is put into a fixed (sorted) arrangement, so
  that two positions a seat cannot tell apart become the same position;
- a *sample*: all that a seat cannot see, shuffled anew;
- the redaction of events and of JSON;
- whether an action has *revealed* something, which is where free undo ends.

A component may lie in a hidden zone and be known all the same: everybody saw it go there. The game
keeps such a *memory* in its positions, and the zone says which of its places are ``known``. What is
known stays where it is in canonical positions and samples, and views name it.

And a seat may know more than others of what it cannot see: it looked at a pile that was then turned
down again. The zone tells the ``pools`` of its places as each viewer knows them. Components change
places only within a pool, so what was looked at stays among what was looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ludotheque.core.event import Event

if TYPE_CHECKING:
    from ludotheque.core.state import State

ALL = "all"
OWNER = "owner"
NOBODY = "nobody"

Read = Callable[[Any, int], Sequence[int]]
Write = Callable[[Any, int, list[int]], None]
Known = Callable[[Any, int], Sequence[int]]
Pools = Callable[[Any, int, int | None], Sequence[str]]


class Zone:
    """One row of the table.

    ``path`` is the zone's place in the JSON of a position; ``*`` stands for each seat in turn.
    Components of one ``kind`` look the same from behind, so any of them may be any other; a ``*``
    in the kind tells the components of each seat apart.
    ``read(state, seat)`` and ``write(state, seat, components)`` reach those that are hidden.
    ``known(state, seat)`` gives the places, counted as in ``read``, of those that everybody knows.
    ``pools(state, seat, viewer)`` gives, for each place, the name of the pool whose components a
    viewer cannot tell apart; without it all places belong to the pool of the ``kind``.
    """

    __slots__ = ("kind", "known", "path", "pools", "read", "seen_by", "write")

    def __init__(
        self,
        path: str,
        seen_by: str = ALL,
        kind: str = "",
        read: Read | None = None,
        write: Write | None = None,
        known: Known | None = None,
        pools: Pools | None = None,
    ) -> None:
        self.path = path
        self.seen_by = seen_by
        self.kind = kind
        self.read = read
        self.write = write
        self.known = known
        self.pools = pools

    def kind_of(self, owner: int) -> str:
        """The kind of the components in the zone of an owner."""
        return self.kind.replace("*", str(owner))

    def seen(self, owner: int, viewer: int | None) -> bool:
        """Whether a viewer (``None``: a spectator) sees the zone of this owner."""
        return self.seen_by == ALL or (self.seen_by == OWNER and owner == viewer)

    def unknown(self, state: State, owner: int) -> list[int]:
        """The places of a hidden zone whose components are not known to everybody."""
        assert self.read is not None
        places = range(len(self.read(state, owner)))
        if self.known is None:
            return list(places)
        known = self.known(state, owner)
        return [place for place in places if place not in known]

    def secrets(self, state: State, owner: int) -> list[int]:
        """The components of a hidden zone that are not known to everybody."""
        assert self.read is not None
        components = self.read(state, owner)
        if self.known is None:
            return list(components)
        return [components[place] for place in self.unknown(state, owner)]

    def pooled(self, state: State, owner: int, viewer: int | None) -> list[tuple[str, int]]:
        """The components that ``secrets`` gives, each behind the name of its pool."""
        found = self.secrets(state, owner)
        if self.pools is None:
            kind = self.kind_of(owner)
            return [(kind, component) for component in found]
        pools = self.pools(state, owner, viewer)
        names = [pools[place] for place in self.unknown(state, owner)]
        return list(zip(names, found, strict=True))


class Visibility:
    """The table of a game, and all that follows from it."""

    __slots__ = ("zones",)

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.zones = tuple(zones)

    def hidden(self, state: State, viewer: int | None) -> Iterator[tuple[Zone, int]]:
        """The zones, with their owners, that a viewer cannot see."""
        for zone in self.zones:
            if zone.read is not None:
                owners = range(state.players) if "*" in zone.path else range(-1, 0)
                for owner in owners:
                    if not zone.seen(owner, viewer):
                        yield zone, owner

    def rearrange(
        self, state: State, viewer: int | None, arrange: Callable[[list[int]], None]
    ) -> None:
        """Collects what a viewer cannot see, pool by pool, arranges it and lays it back."""
        state.forget_legal()
        zones = [
            (zone, owner, zone.pooled(state, owner, viewer))
            for zone, owner in self.hidden(state, viewer)
        ]
        pools: dict[str, list[int]] = {}
        for _, _, found in zones:
            for pool, component in found:
                pools.setdefault(pool, []).append(component)
        for components in pools.values():
            arrange(components)
            components.reverse()
        for zone, owner, found in zones:
            assert zone.read is not None
            assert zone.write is not None
            laid = list(zone.read(state, owner))
            for place, (pool, _) in zip(zone.unknown(state, owner), found, strict=True):
                laid[place] = pools[pool].pop()
            zone.write(state, owner, laid)

    def canonical(self, state: State, viewer: int | None) -> State:
        """A copy in which nothing depends on what the viewer cannot see."""
        position = state.copy()
        position.chance = 0
        self.rearrange(position, viewer, list.sort)
        return position

    def sample(self, state: State, viewer: int | None, rng: Random) -> State:
        """A copy with everything that the viewer cannot see shuffled anew."""
        position = state.copy()
        position.chance = rng.getrandbits(64)
        self.rearrange(position, viewer, rng.shuffle)
        return position

    def redact_event(self, event: Event, viewer: int | None) -> Event:
        """The event as a viewer may hear of it."""
        if not event.kind.zones:
            return event
        values = list(event.values)
        for param, path in event.kind.zones.items():
            zone = next(zone for zone in self.zones if zone.path == path)
            if not zone.seen(event.seat, viewer):
                values[event.kind.params.index(param)] = None
        return Event(event.kind, event.seat, tuple(values))

    def redact_json(self, state: State, viewer: int | None) -> dict[str, Any]:
        """The JSON of a canonical position with hidden zones replaced by their sizes.

        Beside the size stands what is known of them; all the rest, in no order, stands under
        ``unseen``. Only paths of the table are
        copied, so a field that nobody declared never leaves.
        """
        whole = state.to_json()
        told: dict[str, Any] = {}
        for zone in self.zones:
            if zone.seen_by != NOBODY or zone.read is not None:
                _copy_path(whole, told, zone.path.split("."))
        unseen: dict[str, list[Any]] = {}
        for zone, owner in self.hidden(state, viewer):
            keys = [str(owner) if key == "*" else key for key in zone.path.split(".")]
            parent: Any = told
            for key in keys[:-1]:
                parent = parent[int(key)] if isinstance(parent, list) else parent[key]
            components = parent[keys[-1]]
            if zone.pools is None:
                unseen.setdefault(zone.kind_of(owner), [])
            for i, (pool, _) in zip(
                zone.unknown(state, owner), zone.pooled(state, owner, viewer), strict=True
            ):
                unseen.setdefault(pool, []).append(components[i])
            parent[keys[-1]] = {"hidden": len(components)}
            if zone.known is not None:
                parent[keys[-1]]["known"] = [components[i] for i in zone.known(state, owner)]
        told["unseen"] = {kind: sorted(pool) for kind, pool in unseen.items()}
        return told

    def reveals(self, before: State, after: State) -> bool:
        """Whether something hidden came to light, or chance was used, between two positions.

        This is the barrier that free undo does not cross.
        """
        if before.chance != after.chance or self._somebody_looked(before, after):
            return True
        for zone, owner in self.hidden(before, None):
            # What was hidden must still lie there, in its old order; only additions are harmless.
            now = iter(zone.secrets(after, owner))
            if not all(component in now for component in zone.secrets(before, owner)):
                return True
        return False

    def _somebody_looked(self, before: State, after: State) -> bool:
        """Whether a seat has learnt, without taking it, what is in a pool."""
        for zone, owner in self.hidden(before, None):
            if zone.pools is not None:
                for seat in range(before.players):
                    then, now = (zone.pools(state, owner, seat) for state in (before, after))
                    if len(then) == len(now) and list(then) != list(now):
                        return True
        return False


def _copy_path(source: Any, target: Any, keys: list[str]) -> None:
    """Copies one path of a JSON tree; ``*`` walks through all elements of a list."""
    key, rest = keys[0], keys[1:]
    if key == "*":
        for index, element in enumerate(source):
            if len(target) <= index:
                target.append({})
            _copy_path(element, target[index], rest)
    elif not rest:
        if key in source:
            target[key] = source[key]
    else:
        empty: Any = [] if rest[0] == "*" else {}
        _copy_path(source[key], target.setdefault(key, empty), rest)
