"""The fields that a game declares for its positions, and the sections that group them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ludotheque.core.kinds import Columns, Found, Kind, Sorts, Vocabulary
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats, put
from ludotheque.core.observation import BySeat, Part, Record
from ludotheque.core.observation import Pending as PendingPart
from ludotheque.core.pending import Pending, Registry
from ludotheque.core.places import DerivedFromTable, Place
from ludotheque.core.reader import Field
from ludotheque.core.seat import Seat
from ludotheque.core.visibility import ALL, NOBODY, OWNER, Fresh, Known, Lacks, Most, Pools, Zone

Default = Callable[[Any, int], Any]
"""Works out the value of a field that was left out."""

# When a default is worked out.
AT_ONCE: Final = 0
"""From the fields that stand before it; those after it may lean on it when they are laid down."""
AFTER_GIVEN: Final = 1
"""Once the fields that were given are known."""
LAST: Final = 2
"""Once everything else is known."""


class Required:
    """Marks a field that cannot be left out."""


REQUIRED: Final = Required()


class FieldSpec:
    """One field: ``name`` in JSON, the kind of value, and one line of meaning.

    ``place`` is where the position keeps it; by default an attribute of the same name.
    ``default`` is JSON, or a function that works the value out; ``when`` says from which fields,
    and ``otherwise`` says it in words. Without it, the function's docstring does.
    ``counted`` marks the fields in which components of the box lie. ``seen_by``, ``pool``,
    ``known``, ``pools``, ``lacks``, ``most`` and ``fresh`` are those of a ``Zone``. ``private``
    marks what a seat alone remembers: it is in no other view, and empty in the positions of others.
    ``in_vector`` is false for what learners do not see.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        meaning: str,
        *,
        place: Place | None = None,
        default: Any = None,
        when: int = AFTER_GIVEN,
        otherwise: str = "",
        counted: bool = False,
        seen_by: str = ALL,
        pool: str = "",
        known: Known | None = None,
        pools: Pools | None = None,
        lacks: Lacks | None = None,
        most: Most | None = None,
        fresh: Fresh | None = None,
        private: bool = False,
        in_vector: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.meaning = meaning
        self.place = place
        self.default = default
        self.when = when
        self.otherwise = otherwise
        self.counted = counted
        self.seen_by: str = OWNER if private else seen_by
        self.pool = pool
        self.known = known
        self.pools = pools
        self.lacks = lacks
        self.most = most
        self.fresh = fresh
        self.private = private
        self.in_vector = in_vector

    @property
    def where(self) -> Place:
        """The place, which the schema has made sure of."""
        assert self.place is not None
        return self.place

    def zone(self, path: str) -> Zone:
        """The row of the visibility table."""
        if self.seen_by == ALL:
            return Zone(path)
        if self.private:

            def forget(state: Any, seat: int) -> None:
                self.where.set(state, seat, self.kind.empty())

            return Zone(path, self.seen_by, forget=forget)

        def lay_back(state: Any, seat: int, components: list[int]) -> None:
            self.where.set(state, seat, self.kind.arranged(components))

        return Zone(
            path,
            self.seen_by,
            self.pool,
            self.where.get,
            lay_back,
            self.known,
            self.pools,
            self.lacks,
            self.most,
            self.fresh,
        )

    def part(self, players: int) -> Part:
        """The numbers that learners see."""
        if self.seen_by == ALL or self.private:
            return self.kind.part(players)
        named = self.seen_by == OWNER or self.known is not None
        return self.kind.hidden_part(players, named)

    def view_type(self) -> str:
        """The TypeScript type of the field in a view."""
        if self.seen_by == ALL:
            return self.kind.typescript
        if self.private:
            return f"{self.kind.typescript} | null"
        known = self.known is not None
        hidden = f"PartlyKnown<{self.kind.typescript}>" if known else "Hidden"
        return f"{self.kind.typescript} | {hidden}" if self.seen_by == OWNER else hidden

    def left_out(self) -> str:
        """What the documentation says of leaving the field out."""
        if self.otherwise:
            return self.otherwise
        if self.default is REQUIRED:
            return "must be there"
        if callable(self.default):
            words = " ".join((self.default.__doc__ or "").split())
            return f"{words[:1].lower()}{words[1:].rstrip('.')}"
        empty = self.kind.write(self.kind.empty(), 0) if self.default is None else self.default
        return "none" if empty in ([], {}) else f"`{json.dumps(empty)}`"


def hidden_pile(
    name: str, kind: Kind, meaning: str, pool: str, default: Any, **more: Any
) -> FieldSpec:
    """A pile of components that nobody sees."""
    counted: bool = more.pop("counted", True)
    return FieldSpec(
        name, kind, meaning, pool=pool, default=default, counted=counted, seen_by=NOBODY, **more
    )


def derived_field(name: str, kind: Kind, meaning: str, get: Callable[[Any], Any]) -> FieldSpec:
    """A field of no seat that a function works out from the position."""
    return FieldSpec(name, kind, meaning, place=DerivedFromTable(get))


def what_lies_nowhere_else(
    type_name: str, fits: Callable[[Any, int], bool] | None = None, *, ordered: bool = False
) -> Default:
    """A default: the components of a vocabulary that lie nowhere else, if they fit."""

    def rest(state: Any, seat: int) -> tuple[int, ...]:
        found: list[int] = state.game.position.rest(state, type_name)
        if fits is not None:
            found = [number for number in found if fits(state, number)]
        return tuple(sorted(found) if ordered else found)

    return rest


class Section:
    """Fields under one key."""

    def __init__(self, name: str, fields: Sequence[FieldSpec | Section]) -> None:
        self.name = name
        self.fields: list[FieldSpec | Section] = list(fields)

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


class PendingStack(Kind):
    """What is pending: the entries of the stack, the next one last.

    ``defaults`` are JSON for the sorts of fields that may be left out, and null is then left out
    too. ``first`` names the fields that learners see first. ``sides`` tells how many sides a number
    of players makes.
    """

    def __init__(
        self,
        registry: Registry,
        sorts: Sorts,
        *,
        defaults: Mapping[str, Any] | None = None,
        first: Sequence[str] = (),
        sides: Callable[[int], int] = lambda players: players,
    ) -> None:
        self.registry = registry
        self.sorts = sorts
        self.defaults: dict[str, Any] = dict(defaults or {})
        self.first: tuple[str, ...] = tuple(first)
        self.sides = sides
        self._plan: PendingPlan | None = None
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
            value = self.sorts[sort].write(getattr(entry, name), players)
            if value is not None or not self.defaults:
                data[name] = value
        return data

    def read(self, field: Field, players: int) -> list[Pending]:
        """The entries."""
        return [self._read_one(item, players) for item in field.items()]

    def _read_one(self, field: Field, players: int) -> Pending:
        kind: Any = self.registry[field.get("ask", "turn").among(self.registry.names)]
        field.known(("ask", "seat", *(name for name, _ in kind.fields)))
        seat = Seat(field.get("seat", None).number(0, self.sides(players) - 1))
        values = [
            self.sorts[sort].read(field.get(name, self.defaults.get(sort)), players)
            for name, sort in kind.fields
        ]
        made: Pending = kind(seat, *values)
        return made

    def problem(self, value: Any, players: int) -> str | None:
        """The first field of an entry that is out of its bounds."""
        for number, entry in enumerate(value):
            for name, sort in entry.fields:
                wrong = self.sorts[sort].problem(getattr(entry, name), players)
                if wrong is not None:
                    return f"{number}, {name}: {wrong}"
        return None

    def vocabularies(self) -> list[Vocabulary]:
        """Those of all fields."""
        return [word for kind in self.sorts.values() for word in kind.vocabularies()]

    def part(self, players: int) -> Part:
        """The last entry in full, and which kinds wait below it."""
        fields: dict[str, Part] = {}
        for kind in self.registry:
            for name, sort in kind.fields:
                fields.setdefault(name, self.sorts[sort].part(players))
        parts = {name: fields.pop(name) for name in self.first}
        return PendingPart(self.registry.names, self.sides(players), parts | fields)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The last entry in full, and which kinds wait below it."""
        entries: list[Pending] = value
        if not entries:
            return
        plan = self._plan
        if plan is None or plan.players != players:
            plan = self._plan = PendingPlan(self, players)
        now = entries[-1]
        put(out, at + i64(plan.asks[now.name]), 1.0)
        put(out, at + plan.seat + (i64(now.seat) - first) % plan.sides, 1.0)
        for name, kind, offset in plan.fields[now.name]:
            kind.encode(getattr(now, name), players, out, at + i64(offset), first)
        if len(entries) > 1:
            waiting = [plan.asks[entry.name] for entry in entries[:-1]]
            plan.below.put(waiting, out, at + plan.start_below)

    def count(self, value: Any, found: Found) -> None:
        """The components that entries hold."""
        for entry in value:
            for name, sort in entry.fields:
                if name in entry.holds:
                    self.sorts[sort].count(getattr(entry, name), found)


class PendingPlan:
    """Where the numbers of pending entries stand, for a number of players."""

    def __init__(self, stack: PendingStack, players: int) -> None:
        part = stack.part(players)
        assert isinstance(part, PendingPart)
        names = stack.registry.names
        self.players: i64 = players
        self.asks: dict[str, int] = {name: number for number, name in enumerate(names)}
        places = {name: at for name, at, _ in part.now.places}
        self.seat: i64 = places["seat"]
        self.sides: i64 = stack.sides(players)
        self.fields: dict[str, list[tuple[str, Kind, int]]] = {
            kind.name: [(name, stack.sorts[sort], places[name]) for name, sort in kind.fields]
            for kind in stack.registry
        }
        self.start_below: i64 = part.now.size
        self.below: Columns = Columns(range(len(names)), part.below.most, len(names))
