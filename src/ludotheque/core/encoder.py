"""Observation vectors straight from a position, by the declaration of its fields.

The readable way leads through a view and its JSON (``Layout.write``). An ``Encoder`` writes the
same numbers without making either, many times as fast; the conformance suite compares the two.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from inspect import getattr_static
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.fields import Entry, FieldSpec, Players, Section, is_in_vector
from ludotheque.core.kinds import Columns, Kind
from ludotheque.core.native import i64
from ludotheque.core.numbers import Bytes, Floats, clear, fetch, floats, mark, put
from ludotheque.core.observation import BySeat, Layout, Several
from ludotheque.core.places import (
    TABLE,
    Attribute,
    Element,
    FlatList,
    OfPlayer,
    PerSeat,
    Place,
    SharedPerSeat,
    SliceOfSeat,
)
from ludotheque.core.visibility import ALL, OWNER, Known, Pools, Visibility
from ludotheque.core.writer import SPECTATOR

if TYPE_CHECKING:
    from ludotheque.core.state import State

# Where the value of a step is found: among the attributes that are fetched at once, as the entry,
# the slice or the element of such an attribute, or elsewhere.
FETCHED: Final = 0
OF_SEAT: Final = 1
SLICE: Final = 2
ELEMENT: Final = 3
ELSEWHERE: Final = 4


class VectorEncoder(ABC):
    """Writes what a seat knows of a position as a vector of ``size`` numbers."""

    size: int

    def encode(self, state: State, viewer: int | None) -> array[float]:
        """The vector for a seat, or for a spectator, who counts seats from the first."""
        numbers = array("f", bytes(4 * self.size))
        self.put(state, viewer, memoryview(numbers), 0)
        return numbers

    def write(self, state: State, viewer: int | None, buffer: Any, start: int = 0) -> None:
        """Writes the vector into a buffer of floats, such as a NumPy array, from ``start`` on.

        Raises ``TypeError`` for what is no such buffer, ``ValueError`` if it is too small.
        """
        out = floats(buffer)
        if start < 0 or start + self.size > len(out):
            raise ValueError(f"{self.size} numbers from {start} on do not fit into {len(out)}.")
        clear(out, start, self.size)
        self.put(state, viewer, out, start)

    @abstractmethod
    def put(self, state: State, viewer: int | None, out: Floats, start: i64) -> None:
        """Writes the vector into the numbers from ``start`` on, which are 0 and are not checked."""


def put_legal(state: State, marks: Bytes, start: i64, actions: i64) -> None:
    """Writes a 1 for each legal action and a 0 for each other, one byte an action."""
    clear(marks, start, actions)
    for action in state.options():
        mark(marks, start + i64(action.index))


class ViewEncoder(VectorEncoder):
    """The readable way through a view, for games that do not declare their positions."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.size: int = layout.size

    def put(self, state: State, viewer: int | None, out: Floats, start: i64) -> None:
        """Copies the vector of the view."""
        vector = memoryview(self._layout.encode(state.view(viewer)))
        out[start : start + self.size] = vector


class Pool:
    """Hidden components that look alike: where their numbers begin, and which they are."""

    def __init__(self, columns: Columns, at: int) -> None:
        self.columns = columns
        self.at: i64 = at


class EncodeStep:
    """How one field is written: its kind, its place in the position and in the vector."""

    columns: Columns | None

    def __init__(self, spec: FieldSpec, at: int, number: int) -> None:
        self.kind: Kind = spec.kind
        self.place: Place = spec.where
        self.at: i64 = at
        self.number = number
        self.mode: i64 = _mode(spec.where)
        self.width: i64 = spec.where.width if isinstance(spec.where, SliceOfSeat) else 0
        self.index: i64 = spec.where.index if isinstance(spec.where, Element) else 0
        self.private: bool = spec.private
        self.hidden: bool = spec.seen_by != ALL and not spec.private
        self.by_owner: bool = spec.seen_by == OWNER
        self.known: Known | None = spec.known
        self.pools: Pools | None = spec.pools
        self.pool_name: str = spec.pool
        self.pool_of: list[list[Pool]] = []
        """For each viewer and each seat the pool in which components are that nobody knows."""
        self.in_all: int = 1
        self.columns = None
        if self.hidden:
            self.in_all = getattr(spec.kind, "size", 1)
            if self.by_owner or self.known is not None:
                self.columns = spec.kind.columns()


class Group:
    """The fields of the table, of a section, or of each seat."""

    def __init__(self, entries: Sequence[Entry], places: Mapping[str, int], start: int) -> None:
        self.steps: list[EncodeStep] = []
        self.objects: str = ""
        self.names: tuple[str, ...] = ()
        self.getters: tuple[Any, ...] = ()
        self.of_class: type[Any] | None = None
        for entry in entries:
            if isinstance(entry, FieldSpec):
                step = EncodeStep(entry, start + places[entry.name], len(self.names))
                self.steps.append(step)
                if step.mode != ELSEWHERE:
                    assert isinstance(step.place, Attribute)
                    self.names = (*self.names, step.place.name)
                    if isinstance(step.place, OfPlayer):
                        self.objects = step.place.objects

    def fetch(self, holder: Any) -> tuple[Any, ...]:
        """The attributes of a position, or of what a seat has."""
        if type(holder) is not self.of_class:
            self.of_class = type(holder)
            self.getters = tuple([getattr_static(self.of_class, name, None) for name in self.names])
        return fetch(holder, self.getters, self.names)


class Encoder(VectorEncoder):
    """The short way, by the declaration of the position."""

    def __init__(
        self,
        entries: Sequence[Entry],
        unseen: Mapping[str, Kind],
        visibility: Visibility,
        layout: Layout,
    ) -> None:
        self.size: int = layout.size
        self._players = layout.players
        self._groups: list[Group] = []
        self._of_seats: Group | None = None
        self._seat_size: i64 = 0
        parts = {name: (at, part) for name, at, part in layout.places}
        shown = [entry for entry in entries if is_in_vector(entry) and entry.name in parts]
        self._add(shown, {name: at for name, (at, _) in parts.items()}, 0)
        for entry in shown:
            if isinstance(entry, Section):
                at, part = parts[entry.name]
                self._add_section(entry, part, at)
        # The last one is a spectator.
        self._pools = [
            self._pools_from(unseen, parts["unseen"], first) for first in [*self._seats(), 0]
        ]
        self._all_pools = [list(pools.values()) for pools in self._pools]
        hidden = 0
        for group in self._every_group():
            for step in group.steps:
                if step.hidden:
                    self._connect(step)
                    hidden += 1
        declared = [zone for zone in visibility.zones if zone.read is not None]
        assert hidden == len(declared), "every hidden zone must be in the vector"

    def _every_group(self) -> list[Group]:
        return self._groups if self._of_seats is None else [*self._groups, self._of_seats]

    def _connect(self, step: EncodeStep) -> None:
        """Tells a step the pools of its components."""
        if step.pools is None:
            names = [step.pool_name.replace("*", str(seat)) for seat in self._seats()]
            step.pool_of = [[pools[name] for name in names] for pools in self._pools]

    def _seats(self) -> range:
        return range(self._players)

    def _add(self, entries: Sequence[Entry], places: Mapping[str, int], start: int) -> None:
        if any(isinstance(entry, FieldSpec) for entry in entries):
            self._groups.append(Group(entries, places, start))

    def _add_section(self, section: Section, part: Any, at: int) -> None:
        fields = [entry for entry in section.fields if is_in_vector(entry)]
        if isinstance(section, Players):
            assert isinstance(part, BySeat)
            inner: Several = part.places[0][2]  # type: ignore[assignment]
            self._seat_size = inner.size
            self._of_seats = Group(fields, {name: at for name, at, _ in inner.places}, at)
            return
        places = {name: offset for name, offset, _ in part.places}
        self._add(fields, places, at)
        for entry, (_, offset, inner_part) in zip(fields, part.places, strict=True):
            if isinstance(entry, Section):
                self._add_section(entry, inner_part, at + offset)

    def _pools_from(
        self, unseen: Mapping[str, Kind], part: tuple[int, Any], first: int
    ) -> dict[str, Pool]:
        """The pools by name, as the viewer ``first`` counts the seats."""
        start, several = part
        places = {name: at for name, at, _ in several.places}
        found: dict[str, Pool] = {}
        for name, kind in unseen.items():
            columns = kind.columns()
            if "*" not in name:
                found[name] = Pool(columns, start + places[name])
                continue
            for seat in self._seats():
                turned = name.replace("*", str((seat - first) % self._players))
                found[name.replace("*", str(seat))] = Pool(columns, start + places[turned])
        return found

    def put(self, state: State, viewer: int | None, out: Floats, start: i64) -> None:
        """Writes the vector into the numbers from ``start`` on, which are 0 and are not checked."""
        players: i64 = self._players
        seen_by: i64 = SPECTATOR if viewer is None else viewer
        first: i64 = 0 if viewer is None else viewer
        actor = state.actor
        if actor is not None:
            put(out, start + (i64(actor) - first) % players, 1.0)
        for group in self._groups:
            self._put_group(group, state, group.fetch(state), TABLE, seen_by, out, start, start)
        of_seats = self._of_seats
        if of_seats is not None:
            objects: Any = getattr(state, of_seats.objects) if of_seats.objects else None
            values: tuple[Any, ...] = () if objects is not None else of_seats.fetch(state)
            for seat in range(players):
                if objects is not None:
                    values = of_seats.fetch(objects[seat])
                at = start + (seat - first) % players * self._seat_size
                self._put_group(of_seats, state, values, seat, seen_by, out, at, start)
        for pool in self._all_pools[seen_by]:
            pool.columns.finish(out, start + pool.at)

    def _put_group(
        self,
        group: Group,
        state: State,
        values: tuple[Any, ...],
        seat: i64,
        viewer: i64,
        out: Floats,
        start: i64,
        whole: i64,
    ) -> None:
        """Writes a group from ``start`` on; ``whole`` is where the whole vector begins."""
        players: i64 = self._players
        first: i64 = viewer if viewer >= 0 else 0
        for step in group.steps:
            mode = step.mode
            if mode == FETCHED:
                value = values[step.number]
            elif mode == ELSEWHERE:
                value = step.place.get(state, seat)
            elif mode == OF_SEAT:
                of_seats: list[Any] = values[step.number]
                value = of_seats[seat]
            elif mode == SLICE:
                flat: list[Any] = values[step.number]
                value = flat[step.width * seat : step.width * (seat + 1)]
            else:
                held: Sequence[Any] = values[step.number]
                value = held[step.index]
            if step.hidden:
                if value:
                    self._put_hidden(step, state, value, seat, viewer, out, start + step.at, whole)
            elif not step.private or seat == viewer:
                step.kind.encode(value, players, out, start + step.at, first)

    def _put_hidden(
        self,
        step: EncodeStep,
        state: State,
        components: Sequence[int],
        seat: i64,
        viewer: i64,
        out: Floats,
        at: i64,
        whole: i64,
    ) -> None:
        """How many lie there; those that the viewer sees or everybody knows, the others unseen."""
        count = len(components)
        put(out, at, 1.0 if count >= step.in_all else count / step.in_all)
        columns = step.columns
        if step.by_owner and seat == viewer:
            assert columns is not None
            columns.put(components, out, at + 1)
            return
        if step.pools is not None:
            self._count_pools(step, state, components, seat, viewer, out, whole)
            return
        pool = step.pool_of[viewer][seat if seat >= 0 else 0]
        pool.columns.count(components, 1, out, whole + pool.at)
        if step.known is not None:
            known = step.known(state, seat)
            if known:
                some = [components[place] for place in known]
                assert columns is not None
                columns.put(some, out, at + 1)
                pool.columns.count(some, -1, out, whole + pool.at)

    def _count_pools(
        self,
        step: EncodeStep,
        state: State,
        components: Sequence[int],
        seat: i64,
        viewer: i64,
        out: Floats,
        whole: i64,
    ) -> None:
        """The same for a zone whose components belong to several pools."""
        assert step.pools is not None
        assert step.known is None
        pools = self._pools[viewer]
        names = step.pools(state, seat, None if viewer < 0 else viewer)
        if names.count(names[0]) == len(names):
            pool = pools[names[0]]
            pool.columns.count(components, 1, out, whole + pool.at)
            return
        for place, name in enumerate(names):
            pool = pools[name]
            pool.columns.count((components[place],), 1, out, whole + pool.at)


def _mode(place: Place) -> int:
    kind = type(place)
    if kind in (PerSeat, SharedPerSeat):
        return OF_SEAT
    if kind is SliceOfSeat:
        return SLICE
    if kind is Element:
        return ELEMENT
    return FETCHED if kind in (Attribute, FlatList, OfPlayer) else ELSEWHERE
