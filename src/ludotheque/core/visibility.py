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

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
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

    __slots__ = ("_by_owner", "keys", "kind", "known", "path", "pools", "read", "seen_by", "write")

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
        self.keys = path.split(".")
        self.seen_by = seen_by
        self.kind = kind
        self._by_owner = "*" in kind
        self.read = read
        self.write = write
        self.known = known
        self.pools = pools

    def kind_of(self, owner: int) -> str:
        """The kind of the components in the zone of an owner."""
        return self.kind.replace("*", str(owner)) if self._by_owner else self.kind

    def seen(self, owner: int, viewer: int | None) -> bool:
        """Whether a viewer (``None``: a spectator) sees the zone of this owner."""
        return self.seen_by == ALL or (self.seen_by == OWNER and owner == viewer)

    def unknown(self, state: State, owner: int) -> list[int]:
        """The places of a hidden zone whose components are not known to everybody."""
        assert self.read is not None
        places = range(len(self.read(state, owner)))
        known = self.known(state, owner) if self.known is not None else ()
        return [place for place in places if place not in known] if known else list(places)

    def is_untouched(self, before: State, after: State, owner: int) -> bool:
        """Whether the zone is surely the same in two positions: a quick look."""
        assert self.read is not None
        return (
            self.known is None
            and self.pools is None
            and self.read(before, owner) == self.read(after, owner)
        )

    def secrets(self, state: State, owner: int) -> list[int]:
        """The components of a hidden zone that are not known to everybody."""
        assert self.read is not None
        components = self.read(state, owner)
        known = self.known(state, owner) if self.known is not None else ()
        if not known:
            return list(components)
        return [component for place, component in enumerate(components) if place not in known]

    def pooled(self, state: State, owner: int, viewer: int | None) -> list[tuple[str, list[int]]]:
        """The places that ``unknown`` gives, gathered by the names of their pools."""
        places = self.unknown(state, owner)
        if self.pools is None:
            return [(self.kind_of(owner), places)]
        names = self.pools(state, owner, viewer)
        found: dict[str, list[int]] = {}
        for place in places:
            found.setdefault(names[place], []).append(place)
        return list(found.items())


class Visibility:
    """The table of a game, and all that follows from it."""

    __slots__ = ("_hidden", "_owners_see_more", "_told", "zones")

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.zones = tuple(zones)
        self._told = _tree(
            zone.keys for zone in zones if zone.seen_by != NOBODY or zone.read is not None
        )
        self._owners_see_more = any(
            zone.seen_by == OWNER or zone.pools is not None for zone in zones
        )
        self._hidden: dict[tuple[int, int | None], tuple[tuple[Zone, int], ...]] = {}

    def eyes(self, viewer: int | None) -> int | None:
        """The viewer, or ``None`` in a game in which every seat sees just what a spectator sees."""
        return viewer if self._owners_see_more else None

    def hidden(self, state: State, viewer: int | None) -> tuple[tuple[Zone, int], ...]:
        """The zones, with their owners, that a viewer cannot see."""
        key = state.players, viewer
        if key not in self._hidden:
            self._hidden[key] = tuple(self._hidden_from(*key))
        return self._hidden[key]

    def _hidden_from(self, players: int, viewer: int | None) -> Iterator[tuple[Zone, int]]:
        for zone in self.zones:
            if zone.read is not None:
                owners = range(players) if "*" in zone.path else range(-1, 0)
                for owner in owners:
                    if not zone.seen(owner, viewer):
                        yield zone, owner

    def rearrange(
        self, state: State, viewer: int | None, arrange: Callable[[list[int]], None]
    ) -> None:
        """Collects what a viewer cannot see, pool by pool, arranges it and lays it back."""
        state.forget_legal()
        zones: list[tuple[Zone, int, list[int], list[tuple[str, list[int]]]]] = []
        pools: dict[str, list[int]] = {}
        for zone, owner in self.hidden(state, viewer):
            assert zone.read is not None
            components = list(zone.read(state, owner))
            pooled = zone.pooled(state, owner, viewer)
            zones.append((zone, owner, components, pooled))
            for pool, places in pooled:
                pools.setdefault(pool, []).extend([components[place] for place in places])
        for gathered in pools.values():
            arrange(gathered)
            gathered.reverse()
        for zone, owner, components, pooled in zones:
            assert zone.write is not None
            for pool, places in pooled:
                gathered = pools[pool]
                for place in places:
                    components[place] = gathered.pop()
            zone.write(state, owner, components)

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
        return Event(event.kind, event.seat, tuple(values), event.by, event.cause)

    def redact_json(self, state: State, viewer: int | None) -> dict[str, Any]:
        """The JSON of a canonical position with hidden zones replaced by their sizes.

        Beside the size stands what is known of them; all the rest, in no order, stands under
        ``unseen``. Only paths of the table are copied: a field that nobody declared never leaves.
        """
        told: dict[str, Any] = _copied(state.to_json(), self._told)
        unseen: dict[str, list[Any]] = {}
        for zone, owner in self.hidden(state, viewer):
            parent: Any = told
            for key in zone.keys[:-1]:
                parent = parent[owner if key == "*" else key]
            last = zone.keys[-1]
            components = parent[last]
            for pool, places in zone.pooled(state, owner, viewer):
                unseen.setdefault(pool, []).extend(components[i] for i in places)
            parent[last] = {"hidden": len(components)}
            if zone.known is not None:
                parent[last]["known"] = [components[i] for i in zone.known(state, owner)]
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
            if zone.is_untouched(before, after, owner):
                continue
            if not _follows(
                zone.secrets(before, owner), zone.secrets(after, owner)
            ) and not self._stays_with_owner(before, after, zone, owner):
                return True
        return False

    def _stays_with_owner(self, before: State, after: State, zone: Zone, owner: int) -> bool:
        """Whether what left a zone lies in another one that only the same owner sees."""
        if zone.seen_by != OWNER:
            return False
        pool = zone.kind_of(owner)
        own = [z for z in self.zones if z.seen_by == OWNER and z.kind_of(owner) == pool]
        if len(own) < 2:
            return False
        then = Counter([secret for z in own for secret in z.secrets(before, owner)])
        now = Counter([secret for z in own for secret in z.secrets(after, owner)])
        return then <= now

    def _somebody_looked(self, before: State, after: State) -> bool:
        """Whether a seat has learnt, without taking it, what is in a pool."""
        for zone, owner in self.hidden(before, None):
            if zone.pools is not None:
                for seat in range(before.players):
                    then, now = (zone.pools(state, owner, seat) for state in (before, after))
                    if len(then) == len(now) and list(then) != list(now):
                        return True
        return False


def _follows(old: Sequence[int], new: Sequence[int]) -> bool:
    """Whether all of the old components are among the new ones, in their old order."""
    rest = iter(new)
    return all(component in rest for component in old)


Tree = dict[str, Any]
"""Paths of a JSON tree: under each key those that go on from there, or ``None`` at their end."""


def _tree(paths: Iterable[list[str]]) -> Tree:
    tree: Tree = {}
    for keys in paths:
        branch = tree
        for key in keys[:-1]:
            branch = branch.setdefault(key, {})
        branch[keys[-1]] = None
    return tree


def _copied(source: Any, tree: Tree) -> Any:
    """What the paths of a tree lead to; ``*`` walks through all elements of a list."""
    if "*" in tree:
        return [_copied(element, tree["*"]) for element in source]
    found: dict[str, Any] = {}
    for key, branch in tree.items():
        if branch is not None:
            found[key] = _copied(source[key], branch)
        elif key in source:
            found[key] = source[key]
    return found
