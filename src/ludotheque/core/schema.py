"""A position declared once: JSON, views, samples, vectors, checks and documentation follow from it.

A game lists every field of its positions: the kind of value, where the position keeps it, who sees
it, its value when a hand-written position leaves it out, and one line of meaning. ``Section``
groups fields under one key; ``Players`` holds what each seat has.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ludotheque.core.chance import seeded, shuffled
from ludotheque.core.errors import BadPosition
from ludotheque.core.field import Field
from ludotheque.core.kinds import Found, Kind, Sorts, Vocabulary
from ludotheque.core.observation import BySeat, Layout, Part, Record, Unseen
from ludotheque.core.observation import Pending as PendingPart
from ludotheque.core.pending import Pending, Registry
from ludotheque.core.seat import Seat
from ludotheque.core.visibility import ALL, NOBODY, OWNER, Known, Pools, Visibility, Zone

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.state import State

S = TypeVar("S", bound="State")

TABLE: Final = -1
"""Stands for a seat where a field belongs to nobody."""

HEAD: Final = ("game", "ruleset", "cards")
"""What every position says before its fields."""


# How a writer finds a value.
_SECTION: Final = 0
_SEATS: Final = 1
_ELSEWHERE: Final = 2
_SECRET: Final = 3
_OWN: Final = 4
_OWN_VERBATIM: Final = 5
_ENTRY: Final = 6
_ENTRY_VERBATIM: Final = 7

EVERYTHING: Final = -2
"""Stands for a viewer who sees everything."""
SPECTATOR: Final = -1
"""Stands for a viewer without a seat."""


# Where a position keeps a value.


class Place(ABC):
    """Where a position keeps a value."""

    @abstractmethod
    def get(self, state: Any, seat: int) -> Any:
        """The value."""

    @abstractmethod
    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the value."""

    def clear(self, state: State, kind: Kind) -> None:
        """Makes room for the values and empties them."""
        self.set(state, TABLE, kind.empty())


class Attribute(Place):
    """In an attribute of the position."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.mode: int = _OWN

    def get(self, state: Any, seat: int) -> Any:
        """The attribute."""
        return getattr(state, self.name)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the attribute."""
        setattr(state, self.name, value)


class PerSeat(Attribute):
    """In an attribute that is a list with one entry a seat."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.mode = _ENTRY

    def get(self, state: Any, seat: int) -> Any:
        """The entry of the seat."""
        return getattr(state, self.name)[seat]

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the entry."""
        getattr(state, self.name)[seat] = value

    def clear(self, state: State, kind: Kind) -> None:
        """An empty entry for each seat."""
        setattr(state, self.name, [kind.empty() for _ in range(state.players)])


class SliceOfSeat(Attribute):
    """In a flat list that holds so many numbers for each seat."""

    def __init__(self, name: str, width: int) -> None:
        super().__init__(name)
        self.width = width
        self.mode = _ELSEWHERE

    def get(self, state: Any, seat: int) -> Any:
        """The numbers of the seat."""
        return getattr(state, self.name)[self.width * seat : self.width * (seat + 1)]

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the numbers."""
        getattr(state, self.name)[self.width * seat : self.width * (seat + 1)] = value

    def clear(self, state: State, kind: Kind) -> None:
        """Zeros."""
        setattr(state, self.name, [0] * (self.width * state.players))


class OfPlayer(Attribute):
    """In an attribute of the object that holds what a seat has; the game makes those objects."""

    def __init__(self, objects: str, name: str) -> None:
        super().__init__(name)
        self.objects = objects
        self.mode = _ELSEWHERE

    def get(self, state: Any, seat: int) -> Any:
        """The attribute of the seat's object."""
        return getattr(getattr(state, self.objects)[seat], self.name)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces it."""
        setattr(getattr(state, self.objects)[seat], self.name, value)

    def clear(self, state: State, kind: Kind) -> None:
        """Empties it for all."""
        for player in getattr(state, self.objects):
            setattr(player, self.name, kind.empty())


class Element(Attribute):
    """In one element of an attribute that is a list or a tuple; the game makes the attribute."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name)
        self.index = index
        self.mode = _ELSEWHERE

    def get(self, state: Any, seat: int) -> Any:
        """The element."""
        return getattr(state, self.name)[self.index]

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the element."""
        held = getattr(state, self.name)
        if isinstance(held, tuple):
            changed = (*held[: self.index], value, *held[self.index + 1 :])
            setattr(state, self.name, changed)
        else:
            held[self.index] = value


class Computed(Place):
    """Worked out by functions, for what a position keeps in another form."""

    def __init__(
        self, get: Callable[[Any, int], Any], set: Callable[[Any, int, Any], None]
    ) -> None:
        self._get = get
        self._set = set

    def get(self, state: Any, seat: int) -> Any:
        """What the first function finds."""
        return self._get(state, seat)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """What the second function does."""
        self._set(state, seat, value)

    def clear(self, state: State, kind: Kind) -> None:
        """Left to the fields in which the position keeps the value."""


# The declaration.

Default = Callable[[Any, int], Any]
"""Works out the value of a field that was left out, once the fields that were given are known."""


class Required:
    """Marks a field that cannot be left out."""


REQUIRED: Final = Required()


class FieldSpec:
    """One field: ``name`` in JSON, the kind of value, and one line of meaning.

    ``place`` is where the position keeps it; by default an attribute of the same name.
    ``default`` is JSON, or a function that works the value out; ``otherwise`` says it in words.
    ``counted`` marks the fields in which components of the box lie. ``seen_by``, ``pool``,
    ``known`` and ``pools`` are those of a ``Zone``. ``in_vector`` is false for what learners do
    not see.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        meaning: str,
        *,
        place: Place | None = None,
        default: Any = None,
        otherwise: str = "",
        counted: bool = False,
        seen_by: str = ALL,
        pool: str = "",
        known: Known | None = None,
        pools: Pools | None = None,
        in_vector: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.place = place
        self.default = default
        self.otherwise = otherwise
        self.counted = counted
        self.seen_by = seen_by
        self.pool = pool
        self.known = known
        self.pools = pools
        self.in_vector = in_vector

    @property
    def where(self) -> Place:
        """The place, which the schema has made sure of."""
        assert self.place is not None
        return self.place

    def mode(self) -> int:
        """How a writer finds the value."""
        if self.seen_by != ALL:
            return _SECRET
        mode = self.place.mode if isinstance(self.place, Attribute) else _ELSEWHERE
        return mode + 1 if mode >= _OWN and self.kind.verbatim else mode

    def seen(self, seat: int, viewer: int) -> bool:
        """Whether a viewer sees the field of a seat."""
        return viewer == EVERYTHING or (self.seen_by == OWNER and seat == viewer)

    def zone(self, path: str) -> Zone:
        """The row of the visibility table."""
        if self.seen_by == ALL:
            return Zone(path)

        def lay_back(state: Any, seat: int, components: list[int]) -> None:
            self.where.set(state, seat, self.kind.arranged(components))

        return Zone(path, self.seen_by, self.pool, self.where.get, lay_back, self.known, self.pools)

    def part(self, players: int) -> Part:
        """The numbers that learners see."""
        if self.seen_by == ALL:
            return self.kind.part(players)
        named = self.seen_by == OWNER or self.known is not None
        return self.kind.hidden_part(players, named)

    def view_type(self) -> str:
        """The TypeScript type of the field in a view."""
        if self.seen_by == ALL:
            return self.kind.typescript
        hidden = f"Hidden<{self.kind.typescript}>"
        return f"{self.kind.typescript} | {hidden}" if self.seen_by == OWNER else hidden

    def left_out(self) -> str:
        """What the documentation says of leaving the field out."""
        if self.otherwise:
            return self.otherwise
        if self.default is REQUIRED:
            return "must be there"
        empty = self.kind.write(self.kind.empty(), 0) if self.default is None else self.default
        return "none" if empty in ([], {}) else f"`{json.dumps(empty)}`"


class Section:
    """Fields under one key."""

    def __init__(self, name: str, fields: Sequence[FieldSpec | Section]) -> None:
        self.name = name
        self.fields = list(fields)

    def part(self, players: int) -> Part:
        """The numbers of all fields."""
        return Record({f.name: f.part(players) for f in self.fields if is_in_vector(f)})


class Players(Section):
    """What each seat has: under ``players`` a list with one object a seat."""

    def __init__(self, fields: Sequence[FieldSpec | Section]) -> None:
        super().__init__("players", fields)

    def part(self, players: int) -> Part:
        """The numbers of all seats, the viewer's first."""
        return BySeat(players, super().part(players))


Entry = FieldSpec | Section


def is_in_vector(entry: Entry) -> bool:
    """Whether learners see an entry."""
    return not isinstance(entry, FieldSpec) or entry.in_vector


class Writer:
    """Writes entries as JSON.

    All attributes are fetched at once, and what JSON shows as it is kept is not asked how to be
    written: writing is half of what a view costs.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._steps: list[tuple[str, FieldSpec | None, Writer | None, int]] = []
        attributes: list[str] = []
        for entry in entries:
            if isinstance(entry, Section):
                mode = _SEATS if isinstance(entry, Players) else _SECTION
                self._steps.append((entry.name, None, Writer(entry.fields), mode))
                continue
            mode = entry.mode()
            if mode >= _OWN:
                assert isinstance(entry.place, Attribute)
                attributes.append(entry.place.name)
            self._steps.append((entry.name, entry, None, mode))
        # With one name, ``attrgetter`` gives no tuple.
        self._fetch = attrgetter("players", "players", *attributes)

    def write(self, state: Any, players: int, viewer: int) -> dict[str, Any]:
        """The entries that belong to nobody."""
        return self._write_for(state, self._fetch(state), TABLE, players, viewer)

    def write_seats(self, state: Any, players: int, viewer: int) -> list[dict[str, Any]]:
        """The entries of each seat."""
        values = self._fetch(state)
        return [self._write_for(state, values, seat, players, viewer) for seat in range(players)]

    def _write_for(
        self, state: Any, values: tuple[Any, ...], seat: int, players: int, viewer: int
    ) -> dict[str, Any]:
        """The entries of a seat, or of nobody, from the attributes that were fetched."""
        data: dict[str, Any] = {}
        at = 1
        for name, spec, section, mode in self._steps:
            if section is not None:
                if mode == _SEATS:
                    data[name] = section.write_seats(state, players, viewer)
                else:
                    data[name] = section.write(state, players, viewer)
                continue
            assert spec is not None
            if mode >= _OWN:
                at += 1
                if mode == _OWN_VERBATIM:
                    data[name] = values[at]
                elif mode == _OWN:
                    data[name] = spec.kind.write(values[at], players)
                elif mode == _ENTRY_VERBATIM:
                    data[name] = values[at][seat]
                else:
                    data[name] = spec.kind.write(values[at][seat], players)
            elif mode == _SECRET and not spec.seen(seat, viewer):
                data[name] = None
            else:
                data[name] = spec.kind.write(spec.where.get(state, seat), players)
        return data


class PendingStack(Kind):
    """What is pending: the entries of the stack, the next one last."""

    def __init__(self, registry: Registry, sorts: Sorts, extra_seats: int = 0) -> None:
        self.registry = registry
        self.sorts = sorts
        self.extra_seats = extra_seats
        self.words = "a list of what is pending"
        self.typescript = "Pending[]"
        for kind in registry:
            for name, sort in kind.fields:
                if sort not in sorts:
                    raise ValueError(f"{kind.name}.{name}: there is no kind of value '{sort}'.")

    def empty(self) -> list[Pending]:
        """Nothing."""
        return []

    def write(self, value: Any, players: int) -> Any:
        """An object for each entry."""
        return [self.write_one(entry, players) for entry in value]

    def write_one(self, entry: Pending, players: int) -> dict[str, Any]:
        """One entry: its kind as ``ask``, its seat, its fields."""
        data: dict[str, Any] = {"ask": entry.name, "seat": entry.seat}
        for name, sort in entry.fields:
            data[name] = self.sorts[sort].write(getattr(entry, name), players)
        return data

    def read(self, field: Field, players: int) -> list[Pending]:
        """The entries."""
        return [self._read_one(item, players) for item in field.items()]

    def _read_one(self, field: Field, players: int) -> Pending:
        kind: Any = self.registry[field.get("ask", "turn").among(self.registry.names)]
        field.known(("ask", "seat", *(name for name, _ in kind.fields)))
        seat = Seat(field.get("seat", None).number(0, players + self.extra_seats - 1))
        values = [
            self.sorts[sort].read(field.get(name, None), players) for name, sort in kind.fields
        ]
        made: Pending = kind(seat, *values)
        return made

    def vocabularies(self) -> list[Vocabulary]:
        """Those of all fields."""
        return [word for kind in self.sorts.values() for word in kind.vocabularies()]

    def part(self, players: int) -> Part:
        """The last entry in full, and which kinds wait below it."""
        fields: dict[str, Part] = {}
        for kind in self.registry:
            for name, sort in kind.fields:
                fields.setdefault(name, self.sorts[sort].part(players))
        return PendingPart(self.registry.names, players + self.extra_seats, fields)


class Components:
    """Things of the box of which none may be missing or doubled: how many there are of each."""

    def __init__(self, vocabulary: Vocabulary, totals: Sequence[int]) -> None:
        self.vocabulary = vocabulary
        self.totals = tuple(totals)


class Schema(Generic[S]):
    """The declaration of a game's positions, and all that follows from it.

    ``make`` makes a position with unset fields. ``derive`` works out what follows from other
    fields. ``check_rules`` raises ``BadPosition`` for what no single field can tell. ``unseen``
    declares the pools of hidden components as learners see them; a ``*`` in a name stands for each
    seat. ``version`` is raised whenever the numbers of a vector come to mean something else.
    """

    def __init__(
        self,
        make: Callable[[Any, int], S],
        entries: Sequence[Entry],
        *,
        registry: Registry,
        sorts: Sorts,
        components: Sequence[Components] = (),
        unseen: Mapping[str, Kind] | None = None,
        derive: Callable[[Any], None] | None = None,
        check_rules: Callable[[Any], None] | None = None,
        version: int = 0,
    ) -> None:
        self.entries = list(entries)
        self.registry = registry
        self.sorts = sorts
        self.components = list(components)
        self._make = make
        self._unseen = dict(unseen or {})
        self._derive = derive
        self._check_rules = check_rules
        self._version = version
        self._leaves = list(_leaves(self.entries, ""))
        for path, spec in self._leaves:
            if spec.place is None:
                kept = spec.name
                spec.place = PerSeat(kept) if "*" in path else Attribute(kept)
        self._writer = Writer(self.entries)
        self._kinds = {path: spec.kind for path, spec in self._leaves}
        hidden = [Zone(name) for name in HEAD]
        fields = [spec.zone(path) for path, spec in self._leaves]
        self.visibility = Visibility([*hidden, *fields, Zone("chance", NOBODY)])

    # JSON.

    def write(self, state: S) -> dict[str, Any]:
        """The fields of a position as plain values."""
        return self._writer.write(state, state.players, EVERYTHING)

    def write_view(self, state: S, viewer: int | None) -> dict[str, Any]:
        """The fields as a viewer knows them; ``None`` is a spectator.

        A hidden field shows its size and what is known of it; all the rest, in no order, stands
        under ``unseen``. ``state`` is the canonical position of the viewer.
        """
        players = state.players
        data = self._writer.write(state, players, SPECTATOR if viewer is None else viewer)
        unseen: dict[str, list[Any]] = {}
        for zone, owner in self.visibility.hidden(state, viewer):
            kind = self._kinds[zone.path]
            assert zone.read is not None
            components = zone.read(state, owner)
            for pool, places in zone.pooled(state, owner, viewer):
                names = kind.write([components[place] for place in places], players)
                unseen.setdefault(pool, []).extend(names)
            shown: dict[str, Any] = {"hidden": len(components)}
            if zone.known is not None:
                known = [components[place] for place in zone.known(state, owner)]
                shown["known"] = kind.write(known, players)
            parent: Any = data
            for key in zone.keys[:-1]:
                parent = parent[owner if key == "*" else key]
            parent[zone.keys[-1]] = shown
        data["unseen"] = {pool: sorted(names) for pool, names in unseen.items()}
        return data

    def empty(self, game: Game[Any], players: int) -> S:
        """A position in which nothing has been laid out."""
        state = self._make(game, players)
        for _, spec in self._leaves:
            spec.where.clear(state, spec.kind)
        return state

    def read(self, game: Game[Any], data: Mapping[str, Any]) -> S:
        """The position that JSON describes; what is left out takes its default."""
        top = Field(data, "")
        top.known((*HEAD, *(entry.name for entry in self.entries), "chance"))
        seats = top.get("players", None).items()
        if not game.min_players <= len(seats) <= game.max_players:
            raise BadPosition(
                f"position, players: {game.title} is for {game.min_players} to "
                f"{game.max_players}, found {len(seats)}."
            )
        state = self.empty(game, len(seats))
        state.listening = False
        state.chance = chance = top.get("chance", seeded(0)).number()
        missing: list[tuple[FieldSpec, int]] = []
        for entry in self.entries:
            if isinstance(entry, Players):
                for seat, field in enumerate(seats):
                    self._read_section(state, entry, field, seat, missing)
            else:
                self._read_entry(state, entry, top, TABLE, missing)
        if self._derive is not None:
            self._derive(state)
        for spec, seat in missing:
            spec.where.set(state, seat, spec.default(state, seat))
        if self._derive is not None:
            self._derive(state)
        state.over = not state.stack
        state.chance = chance
        state.listening = True
        self.check(state)
        if not state.over and not state.options():
            raise BadPosition(
                "position, pending: the seat that is asked has nothing that it can do."
            )
        return state

    def _read_section(
        self,
        state: S,
        section: Section,
        field: Field,
        seat: int,
        missing: list[tuple[FieldSpec, int]],
    ) -> None:
        field.known(tuple(entry.name for entry in section.fields))
        for entry in section.fields:
            self._read_entry(state, entry, field, seat, missing)

    def _read_entry(
        self,
        state: S,
        entry: Entry,
        parent: Field,
        seat: int,
        missing: list[tuple[FieldSpec, int]],
    ) -> None:
        if isinstance(entry, Section):
            self._read_section(state, entry, parent.get(entry.name, {}), seat, missing)
            return
        given = entry.name in parent.value
        if not given and callable(entry.default):
            missing.append((entry, seat))
        elif given or entry.default is not None:
            default = None if entry.default is REQUIRED else entry.default
            value = entry.kind.read(parent.get(entry.name, default), state.players)
            entry.where.set(state, seat, value)

    # Checks.

    def check(self, state: S) -> None:
        """Raises ``BadPosition`` if anything is missing, doubled, negative or in a wrong place."""
        players = state.players
        for path, spec in self._leaves:
            for seat in _owners(path, players):
                wrong = spec.kind.problem(spec.where.get(state, seat), players)
                if wrong is not None:
                    where = path.replace(".*", f"[{seat}]")
                    raise BadPosition(f"position, {where}: {wrong}")
        found = self.found(state)
        for components in self.components:
            counted = found[components.vocabulary]
            for number, total in enumerate(components.totals):
                if counted[number] != total:
                    raise BadPosition(
                        f"position: of '{components.vocabulary.names[number]}' the box has "
                        f"{total}, but {counted[number]} were found."
                    )
        if state.over != (not state.stack):
            raise BadPosition(
                "position: a running game has a pending decision, a finished one none."
            )
        if self._check_rules is not None:
            self._check_rules(state)

    def found(self, state: S) -> Found:
        """How many components of each kind lie anywhere in a position."""
        found: Found = {components.vocabulary: Counter() for components in self.components}
        for path, spec in self._leaves:
            if spec.counted:
                for seat in _owners(path, state.players):
                    spec.kind.count(spec.where.get(state, seat), found)
        return found

    def rest(self, state: S, vocabulary: Vocabulary) -> list[int]:
        """The components that lie nowhere yet, shuffled by the position's own chance."""
        found = self.found(state)[vocabulary]
        totals = next(c.totals for c in self.components if c.vocabulary is vocabulary)
        rest = [n for n, total in enumerate(totals) for _ in range(total - found[n])]
        order, state.chance = shuffled(rest, state.chance)
        return order

    # Learners.

    def layout(self, players: int) -> Layout:
        """What the numbers of a vector mean, for a number of players."""
        parts = {entry.name: entry.part(players) for entry in self.entries if is_in_vector(entry)}
        pools = {name: kind.part(players) for name, kind in self._unseen.items()}
        return Layout(self._version, players, parts | {"unseen": Unseen(players, pools)})

    # Documentation.

    def vocabularies(self) -> list[Vocabulary]:
        """All vocabularies that positions use, each once."""
        found: dict[str, Vocabulary] = {}
        for _, spec in self._leaves:
            for vocabulary in spec.kind.vocabularies():
                found.setdefault(vocabulary.type_name, vocabulary)
        return list(found.values())

    def table(self) -> list[tuple[str, str, str, str]]:
        """For each field: its path, the kind of value, what it is when left out, its meaning."""
        return [
            (path, spec.kind.words, spec.left_out(), spec.meaning) for path, spec in self._leaves
        ]


def _leaves(entries: Sequence[Entry], prefix: str) -> Iterator[tuple[str, FieldSpec]]:
    """All fields with their paths; ``*`` stands for a seat."""
    for entry in entries:
        if isinstance(entry, FieldSpec):
            yield f"{prefix}{entry.name}", entry
        else:
            star = ".*" if isinstance(entry, Players) else ""
            yield from _leaves(entry.fields, f"{prefix}{entry.name}{star}.")


def _owners(path: str, players: int) -> range:
    return range(players) if "*" in path else range(TABLE, TABLE + 1)
