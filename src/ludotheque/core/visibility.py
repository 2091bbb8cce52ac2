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

Everybody may also know what does *not* lie in a hidden zone: a seat could not give what it had to.
The zone tells what it ``lacks``. And of a pile that was shuffled before everybody's eyes one knows
the ``most`` that it holds of each value. What a seat remembers for that purpose and others must not
know is ``forgotten`` in the positions and samples of others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ludotheque.core.arrangement import Arrange, Layout, Limit, barred, respects
from ludotheque.core.event import Event
from ludotheque.core.seat import MOST_SEATS

if TYPE_CHECKING:
    from ludotheque.core.state import State

ALL = "all"
OWNER = "owner"
NOBODY = "nobody"

Read = Callable[[Any, int], Sequence[int]]
Write = Callable[[Any, int, list[int]], None]
Known = Callable[[Any, int], Sequence[int]]
Pools = Callable[[Any, int, int | None], Sequence[str]]
Lacks = Callable[[Any, Any], Sequence[Limit]]
Most = Callable[[Any, int, int | None], Sequence[int]]
Fresh = Callable[[Any, int], int]
Forget = Callable[[Any, int], None]


class Zone:
    """One row of the table.

    ``path`` is the zone's place in the JSON of a position; ``*`` stands for each seat in turn.
    Components of one ``kind`` look the same from behind, so any of them may be any other; a ``*``
    in the kind tells the components of each seat apart.
    ``read(state, seat)`` and ``write(state, seat, components)`` reach those that are hidden.
    ``known(state, seat)`` gives the places, counted as in ``read``, of those that everybody knows.
    ``pools(state, seat, viewer)`` gives, for each place, the name of the pool whose components a
    viewer cannot tell apart; without it all places belong to the pool of the ``kind``.
    ``lacks(state, seat)`` gives limits: of the components that are not known, at least so many have
    none of these values. Each limit has more values, and fewer components, than the one before it.
    ``most(state, seat, viewer)`` gives for each value the most that lie there unknown to a viewer,
    or nothing; one zone of a pool may have it. What is too much for it lies in other zones of the
    pool, and ``fresh(state, seat)`` says how many of theirs came from there since.
    ``forget(state, seat)`` empties a field that is no zone but what its seat alone remembers.
    """

    def __init__(
        self,
        path: str,
        seen_by: str = ALL,
        kind: str = "",
        read: Read | None = None,
        write: Write | None = None,
        known: Known | None = None,
        pools: Pools | None = None,
        lacks: Lacks | None = None,
        most: Most | None = None,
        fresh: Fresh | None = None,
        forget: Forget | None = None,
    ) -> None:
        self.path = path
        *parents, key = path.split(".")
        self.parents: list[str] = parents
        self.key: str = key
        self.seen_by = seen_by
        self.kind = kind
        self._kinds = [kind.replace("*", str(seat)) for seat in range(MOST_SEATS)]
        self.read = read
        self.write = write
        self.known = known
        self.pools = pools
        self.lacks = lacks
        self.most = most
        self.fresh = fresh
        self.forget = forget

    def kind_of(self, owner: int) -> str:
        """The kind of the components in the zone of an owner."""
        return self._kinds[owner] if owner >= 0 else self.kind

    def seen(self, owner: int, viewer: int | None) -> bool:
        """Whether a viewer (``None``: a spectator) sees the zone of this owner."""
        return self.seen_by == ALL or (self.seen_by == OWNER and owner == viewer)

    def is_uniform(self, state: State, owner: int) -> bool:
        """Whether a viewer who cannot see the zone cannot tell any two of its places apart."""
        return self.pools is None and (self.known is None or not self.known(state, owner))

    def unknown(self, state: State, owner: int) -> list[int]:
        """The places of a hidden zone whose components are not known to everybody."""
        assert self.read is not None
        places = range(len(self.read(state, owner)))
        known = self.known(state, owner) if self.known is not None else ()
        return [place for place in places if place not in known] if known else list(places)

    def is_limited(self, state: State, owner: int, viewer: int | None) -> bool:
        """Whether a viewer knows what the zone lacks, or the most that it holds."""
        return (self.lacks is not None and bool(self.lacks(state, owner))) or (
            self.most is not None and bool(self.most(state, owner, viewer))
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


Pooled = list[tuple[str, list[int]]]
"""The unknown places of a zone by the names of their pools."""
Shelf = tuple[Zone, int, list[int], Pooled | None]
"""A hidden zone of an owner that is being rearranged: its components, and its places unless all are
of one pool."""


class Pool:
    """Components that a viewer cannot tell apart; they are gathered, arranged, and laid back."""

    __slots__ = ("components", "laid_back")

    def __init__(self) -> None:
        self.components: list[int] = []
        self.laid_back: int = 0

    def take(self, number: int) -> list[int]:
        """The next components in their order."""
        first = self.laid_back
        self.laid_back = first + number
        return self.components[first : first + number]


class Visibility:
    """The table of a game, and all that follows from it."""

    __slots__ = ("_hidden", "_open_paths", "_owners_see_more", "_private", "zones")

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.zones: tuple[Zone, ...] = tuple(zones)
        self._open_paths = _tree(
            [*zone.parents, zone.key]
            for zone in zones
            if zone.seen_by != NOBODY or zone.read is not None
        )
        self._private = [zone for zone in zones if zone.forget is not None]
        self._owners_see_more = any(
            zone.seen_by == OWNER or zone.pools is not None for zone in zones
        )
        self._hidden: dict[tuple[int, int | None], tuple[tuple[Zone, int], ...]] = {}

    def viewer_class(self, viewer: int | None) -> int | None:
        """Viewers of the same class see the same: each seat its own, or ``None`` for all.

        It is ``None`` for everybody in a game in which seats see just what a spectator sees.
        """
        return viewer if self._owners_see_more else None

    def hidden(self, state: State, viewer: int | None) -> tuple[tuple[Zone, int], ...]:
        """The zones, with their owners, that a viewer cannot see."""
        return self.hidden_from(state.players, viewer)

    def hidden_from(self, players: int, viewer: int | None) -> tuple[tuple[Zone, int], ...]:
        """The same for a number of players."""
        key = players, viewer
        if key not in self._hidden:
            self._hidden[key] = tuple(self._list_hidden(*key))
        return self._hidden[key]

    def _list_hidden(self, players: int, viewer: int | None) -> Iterator[tuple[Zone, int]]:
        for zone in self.zones:
            if zone.read is not None:
                owners = range(players) if "*" in zone.path else range(-1, 0)
                for owner in owners:
                    if not zone.seen(owner, viewer):
                        yield zone, owner

    def rearrange(self, state: State, viewer: int | None, arrange: Arrange) -> None:
        """Collects what a viewer cannot see, pool by pool, arranges it and lays it back."""
        state.forget_legal()
        shelves: list[Shelf] = []
        pools: dict[str, Pool] = {}
        limited: set[str] = set()
        for zone, owner in self.hidden(state, viewer):
            assert zone.read is not None
            components = list(zone.read(state, owner))
            is_limited = zone.is_limited(state, owner, viewer)
            if zone.is_uniform(state, owner):
                shelves.append((zone, owner, components, None))
                _pool(pools, zone.kind_of(owner)).components.extend(components)
                if is_limited:
                    limited.add(zone.kind_of(owner))
                continue
            pooled = zone.pooled(state, owner, viewer)
            shelves.append((zone, owner, components, pooled))
            for name, places in pooled:
                _pool(pools, name).components.extend([components[place] for place in places])
                if is_limited:
                    limited.add(name)
        for name, pool in pools.items():
            if name in limited:
                layout = _layout(state, viewer, shelves, name)
                pool.components = layout.fill(pool.components, arrange)
            else:
                arrange(pool.components)
        for zone, owner, components, by_pool in shelves:
            assert zone.write is not None
            if by_pool is None:
                zone.write(state, owner, pools[zone.kind_of(owner)].take(len(components)))
                continue
            for name, places in by_pool:
                taken = pools[name].take(len(places))
                for place, component in zip(places, taken, strict=True):
                    components[place] = component
            zone.write(state, owner, components)
        self.forget_private(state, viewer)

    def forget_private(self, state: State, viewer: int | None) -> None:
        """Empties what other seats remember for themselves."""
        for zone in self._private:
            for owner in range(state.players):
                if owner != viewer:
                    assert zone.forget is not None
                    zone.forget(state, owner)

    def agrees(self, state: State, viewer: int | None) -> bool:
        """Whether hidden zones hold no more than a viewer knows them to hold at most."""
        for zone, owner in self.hidden(state, viewer):
            if zone.lacks is not None or zone.most is not None:
                secrets = zone.secrets(state, owner)
                if zone.lacks is not None and not respects(zone.lacks(state, owner), secrets):
                    return False
                most = zone.most(state, owner, viewer) if zone.most is not None else ()
                if most and any(secrets.count(value) > most[value] for value in set(secrets)):
                    return False
        return True

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
        """The event without the values that are hidden from a viewer."""
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
        data: dict[str, Any] = _copied(state.to_json(), self._open_paths)
        for zone in self._private:
            for owner in range(state.players):
                if owner != viewer:
                    _parent(data, zone, owner)[zone.key] = None
        unseen: dict[str, list[Any]] = {}
        for zone, owner in self.hidden(state, viewer):
            parent = _parent(data, zone, owner)
            last = zone.key
            components = parent[last]
            for pool, places in zone.pooled(state, owner, viewer):
                unseen.setdefault(pool, []).extend(components[i] for i in places)
            parent[last] = {"hidden": len(components)}
            if zone.known is not None:
                parent[last]["known"] = [components[i] for i in zone.known(state, owner)]
        data["unseen"] = {kind: sorted(pool) for kind, pool in unseen.items()}
        return data

    def reveals(self, before: State, after: State) -> bool:
        """Whether something hidden came to light, or chance was used, between two positions."""
        from ludotheque.core.barrier import Barrier

        return Barrier(self, before).is_crossed(after)


def _pool(pools: dict[str, Pool], name: str) -> Pool:
    pool = pools.get(name)
    if pool is None:
        pool = pools[name] = Pool()
    return pool


def _layout(state: State, viewer: int | None, shelves: Sequence[Shelf], pool: str) -> Layout:
    """The places of a pool, in the order in which its components were gathered."""
    bars: list[int] = []
    capped: list[bool] = []
    fresh: list[bool] = []
    most: Sequence[int] = ()
    for zone, owner, components, by_pool in shelves:
        pooled = by_pool
        if pooled is None:
            pooled = [(zone.kind_of(owner), list(range(len(components))))]
        unknown = sum([len(places) for _, places in pooled])
        limits = zone.lacks(state, owner) if zone.lacks is not None else ()
        by_place = barred(limits, unknown) if limits else [0] * unknown
        cap = zone.most(state, owner, viewer) if zone.most is not None else ()
        new = zone.fresh(state, owner) if zone.fresh is not None else 0
        first = 0
        for name, places in pooled:
            end = first + len(places)
            if name == pool:
                bars += by_place[first:end]
                capped += [bool(cap)] * (end - first)
                fresh += [place < new for place in range(first, end)]
                most = cap or most
            first = end
    return Layout(bars, capped, fresh, most)


def _parent(data: dict[str, Any], zone: Zone, owner: int) -> Any:
    """The object in the JSON of a position that holds the zone of an owner."""
    parent: Any = data
    for key in zone.parents:
        parent = parent[owner if key == "*" else key]
    return parent


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
