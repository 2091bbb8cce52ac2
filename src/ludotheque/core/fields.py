"""The fields of a position: what a game declares, and how it is written as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from ludotheque.core.field import Field
from ludotheque.core.kinds import Kind, Sorts, Vocabulary
from ludotheque.core.observation import BySeat, Part, Record
from ludotheque.core.observation import Pending as PendingPart
from ludotheque.core.pending import Pending, Registry
from ludotheque.core.places import (
    ELSEWHERE,
    ENTRY,
    OWN,
    OWN_VERBATIM,
    SEATS,
    SECRET,
    SECTION,
    TABLE,
    Attribute,
    OfPlayer,
    Place,
)
from ludotheque.core.seat import Seat
from ludotheque.core.visibility import ALL, OWNER, Known, Pools, Zone

EVERYTHING: Final = -2
"""Stands for a viewer who sees everything."""
SPECTATOR: Final = -1
"""Stands for a viewer without a seat."""

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
            return SECRET
        mode = self.place.mode if isinstance(self.place, Attribute) else ELSEWHERE
        return mode + 1 if mode >= OWN and self.kind.verbatim else mode

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
        known = self.known is not None
        hidden = f"PartlyKnown<{self.kind.typescript}>" if known else "Hidden"
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
        self._steps: list[WriteStep] = []
        self._objects = ""
        attributes: list[str] = []
        for entry in entries:
            if isinstance(entry, Section):
                mode = SEATS if isinstance(entry, Players) else SECTION
                self._steps.append(WriteStep(entry.name, mode, None, Writer(entry.fields)))
                continue
            mode = entry.mode()
            if isinstance(entry.place, OfPlayer) and mode != SECRET:
                mode = OWN_VERBATIM if entry.kind.verbatim else OWN
                self._objects = entry.place.objects
            if mode >= OWN:
                assert isinstance(entry.place, Attribute)
                attributes.append(entry.place.name)
            self._steps.append(WriteStep(entry.name, mode, entry, None))
        # With one name, ``attrgetter`` gives no tuple.
        two = attributes[:1] * 2 if self._objects else ["players", "players"]
        self._fetch = attrgetter(*two, *attributes)

    def write(self, state: Any, players: int, viewer: int) -> dict[str, Any]:
        """The entries that belong to nobody."""
        return self._write_for(state, self._fetch(state), TABLE, players, viewer)

    def write_seats(self, state: Any, players: int, viewer: int) -> list[dict[str, Any]]:
        """The entries of each seat."""
        if self._objects:
            objects = getattr(state, self._objects)
            return [
                self._write_for(state, self._fetch(objects[seat]), seat, players, viewer)
                for seat in range(players)
            ]
        values = self._fetch(state)
        return [self._write_for(state, values, seat, players, viewer) for seat in range(players)]

    def _write_for(
        self, state: Any, values: tuple[Any, ...], seat: int, players: int, viewer: int
    ) -> dict[str, Any]:
        """The entries of a seat, or of nobody, from the attributes that were fetched."""
        data: dict[str, Any] = {}
        at = 1
        for step in self._steps:
            mode = step.mode
            if mode >= OWN:
                at += 1
                value = values[at]
                if mode >= ENTRY:
                    value = value[seat]
                if mode in (OWN, ENTRY):
                    value = step.kind.write(value, players)
                data[step.name] = value
            elif mode >= ELSEWHERE:
                if mode == SECRET and not step.is_seen(seat, viewer):
                    data[step.name] = None
                else:
                    data[step.name] = step.kind.write(step.place.get(state, seat), players)
            elif mode == SEATS:
                data[step.name] = step.section.write_seats(state, players, viewer)
            else:
                data[step.name] = step.section.write(state, players, viewer)
        return data


class WriteStep:
    """How one entry is written: a field by its kind and place, or a section by its writer."""

    kind: Kind
    place: Place
    section: Writer

    def __init__(
        self, name: str, mode: int, spec: FieldSpec | None, section: Writer | None
    ) -> None:
        self.name = name
        self.mode = mode
        self.by_owner = False
        if spec is not None:
            self.kind = spec.kind
            self.place = spec.where
            self.by_owner = spec.seen_by == OWNER
        if section is not None:
            self.section = section

    def is_seen(self, seat: int, viewer: int) -> bool:
        """Whether a viewer sees the hidden field of a seat."""
        return viewer == EVERYTHING or (self.by_owner and seat == viewer)


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
