"""A position declared once: JSON, views, samples, vectors, checks and documentation follow from it.

A game lists every field of its positions: the kind of value, where the position keeps it, who sees
it, its value when a hand-written position leaves it out, and one line of meaning. ``Section``
groups fields under one key; ``Players`` holds what each seat has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ludotheque.core.chance import seeded, shuffled
from ludotheque.core.encoder import Encoder
from ludotheque.core.errors import BadPosition
from ludotheque.core.fields import (
    AT_ONCE,
    REQUIRED,
    Entry,
    FieldSpec,
    PendingStack,
    Players,
    Section,
    is_in_vector,
)
from ludotheque.core.kinds import Found, Kind, Sorts, Vocabulary
from ludotheque.core.observation import Layout, Unseen
from ludotheque.core.pending import Registry, check_stack
from ludotheque.core.places import TABLE, Attribute, PerSeat
from ludotheque.core.reader import Field
from ludotheque.core.visibility import NOBODY, Visibility, Zone
from ludotheque.core.writer import EVERYTHING, SPECTATOR, Writer

if TYPE_CHECKING:
    from ludotheque.core.game import Game
    from ludotheque.core.state import State

S = TypeVar("S", bound="State")

HEAD: Final = ("game", "ruleset", "cards")
"""What every position says before its fields."""


class Components:
    """Things of the box of which none may be missing or doubled: how many there are of each.

    ``None`` stands for as many as ``check_rules`` finds right.
    """

    def __init__(self, vocabulary: Vocabulary, totals: Sequence[int | None]) -> None:
        self.vocabulary = vocabulary
        self.totals: tuple[int | None, ...] = tuple(totals)


class Schema(Generic[S]):
    """The declaration of a game's positions, and all that follows from it.

    ``make`` makes a position with unset fields. ``derive`` works out what follows from other
    fields. ``derived`` lists what the rules say about a position and the page displays, such as
    prices and limits; each entry is placed by ``Derived``. ``check_rules`` raises ``BadPosition``
    for what no single field can tell. ``unseen`` declares the pools of hidden components as
    learners see them; a ``*`` in a name stands for each seat. ``version`` is raised
    whenever the numbers of a vector come to mean something else.
    ``sides`` tells how many sides a number of players makes, where an opponent without a seat has
    what players have.
    """

    def __init__(
        self,
        make: Callable[[Any, int], S],
        entries: Sequence[Entry],
        *,
        components: Sequence[Components] = (),
        unseen: Mapping[str, Kind] | None = None,
        derive: Callable[[Any], None] | None = None,
        derived: Sequence[Entry] = (),
        check_rules: Callable[[Any], None] | None = None,
        version: int = 0,
        sides: Callable[[int], int] = lambda players: players,
    ) -> None:
        self.entries: list[Entry] = list(entries)
        self.derived: list[Entry] = list(derived)
        self.components: list[Components] = list(components)
        self._make = make
        self._unseen = dict(unseen or {})
        self._derive = derive
        self._check_rules = check_rules
        self._version = version
        self._sides = sides
        self._leaves = list(_leaves(self.entries, ""))
        kinds = [spec.kind for _, spec in self._leaves]
        stack = next(kind for kind in kinds if isinstance(kind, PendingStack))
        self.registry: Registry = stack.registry
        self.sorts: Sorts = stack.sorts
        for path, spec in self._leaves:
            if spec.place is None:
                kept = spec.name
                spec.place = PerSeat(kept) if "*" in path else Attribute(kept)
        places = [(path, spec.where) for path, spec in self._leaves]
        names = ["players", "players", *{place.attribute for _, place in places if place.attribute}]
        self._attributes: Callable[[S], tuple[Any, ...]] = attrgetter(*names)
        self._places = [
            (path, place, names.index(place.attribute or "players")) for path, place in places
        ]
        """The fields with the numbers of their attributes, for comparing positions."""
        self._writer = Writer(self.entries)
        self._encoders: dict[int, Encoder] = {}
        self._derived_writer = Writer(self.derived)
        self._kinds = {path: spec.kind for path, spec in self._leaves}
        hidden = [Zone(name) for name in HEAD]
        fields = [spec.zone(path) for path, spec in self._leaves]
        self.visibility: Visibility = Visibility([*hidden, *fields, Zone("chance", NOBODY)])

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
            if zone.is_uniform(state, owner):
                names = kind.write(components, players)
                unseen.setdefault(zone.kind_of(owner), []).extend(names)
            else:
                for pool, places in zone.pooled(state, owner, viewer):
                    names = kind.write([components[place] for place in places], players)
                    unseen.setdefault(pool, []).extend(names)
            shown: dict[str, Any] = {"hidden": len(components)}
            if zone.known is not None:
                known = [components[place] for place in zone.known(state, owner)]
                shown["known"] = kind.write(known, players)
            parent: Any = data
            for key in zone.parents:
                parent = parent[owner if key == "*" else key]
            parent[zone.key] = shown
        for gathered in unseen.values():
            gathered.sort()
        data["unseen"] = unseen
        return data

    def write_derived(self, state: S) -> dict[str, Any]:
        """What follows from a position, or from the canonical one of a viewer, as plain values."""
        return self._derived_writer.write(state, state.players, EVERYTHING)

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
        missing.sort(key=lambda one: one[0].when)
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
            if entry.when == AT_ONCE:
                entry.where.set(state, seat, entry.default(state, seat))
            else:
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
            for seat in self._owners(path, players):
                wrong = spec.kind.problem(spec.where.get(state, seat), players)
                if wrong is not None:
                    where = path.replace(".*", f"[{seat}]")
                    raise BadPosition(f"position, {where}: {wrong}")
        found = self.found(state)
        for components in self.components:
            counted = found[components.vocabulary]
            for number, total in enumerate(components.totals):
                if total is not None and counted[number] != total:
                    raise BadPosition(
                        f"position: of '{components.vocabulary.names[number]}' the box has "
                        f"{total}, found {counted[number]}."
                    )
        if state.over != (not state.stack):
            raise BadPosition(
                "position: a running game has a pending decision, a finished one none."
            )
        if self._check_rules is not None:
            self._check_rules(state)
        check_stack(state, state.stack, self.registry)

    def changes(self, before: S, after: S) -> list[str]:
        """The paths of the fields that differ, such as ``players.0.hand``."""
        then, now = self._attributes(before), self._attributes(after)
        found: list[str] = []
        for path, place, number in self._places:
            # Most attributes are the same, and then so is every field that lies in them.
            if then[number] == now[number] and place.attribute:
                continue
            for seat in self._owners(path, before.players):
                if place.get(before, seat) != place.get(after, seat):
                    found.append(path.replace("*", str(seat)))
        return found

    def found(self, state: S) -> Found:
        """How many components of each kind lie anywhere in a position."""
        found: Found = {components.vocabulary: Counter() for components in self.components}
        for path, spec in self._leaves:
            if spec.counted:
                for seat in self._owners(path, state.players):
                    spec.kind.count(spec.where.get(state, seat), found)
        return found

    def found_of(self, state: S, type_name: str) -> Counter[int]:
        """How many components of one vocabulary lie anywhere in a position."""
        return self.found(state)[self._components(type_name).vocabulary]

    def missing(self, state: S, type_name: str) -> list[int]:
        """The components of one vocabulary that lie nowhere yet, in order."""
        found, totals = self.found_of(state, type_name), self._components(type_name).totals
        return [n for n, total in enumerate(totals) for _ in range((total or 0) - found[n])]

    def _components(self, type_name: str) -> Components:
        return next(one for one in self.components if one.vocabulary.type_name == type_name)

    def rest(self, state: S, type_name: str) -> list[int]:
        """The same, shuffled by the position's own chance."""
        order, state.chance = shuffled(self.missing(state, type_name), state.chance)
        return order

    def _owners(self, path: str, players: int) -> range:
        """The sides that have a field: all of them, or nobody in particular."""
        return range(self._sides(players)) if "*" in path else range(TABLE, TABLE + 1)

    # Learners.

    def layout(self, players: int) -> Layout:
        """What the numbers of a vector mean, for a number of players."""
        parts = {entry.name: entry.part(players) for entry in self.entries if is_in_vector(entry)}
        pools = {name: kind.part(players) for name, kind in self._unseen.items()}
        return Layout(self._version, players, parts | {"unseen": Unseen(players, pools)})

    def encoder(self, players: int) -> Encoder:
        """Writes such vectors straight from positions."""
        found = self._encoders.get(players)
        if found is None:
            found = Encoder(self.entries, self._unseen, self.visibility, self.layout(players))
            self._encoders[players] = found
        return found

    # Documentation.

    def vocabularies(self) -> list[Vocabulary]:
        """All vocabularies that positions use, and what follows from them, each once."""
        found: dict[str, Vocabulary] = {}
        for _, spec in [*self._leaves, *_leaves(self.derived, "")]:
            for vocabulary in spec.kind.vocabularies():
                found.setdefault(vocabulary.type_name, vocabulary)
        return list(found.values())

    def table(self) -> list[tuple[str, str, str, str]]:
        """For each field: its path, the kind of value, what it is when left out, its meaning."""
        return [
            (path, spec.kind.words, spec.left_out(), spec.meaning) for path, spec in self._leaves
        ]

    def derived_table(self) -> list[tuple[str, str, str]]:
        """For everything that follows from a position: its path, the kind of value, its meaning."""
        leaves = _leaves(self.derived, "")
        return [(path, spec.kind.words, spec.meaning) for path, spec in leaves]


def _leaves(entries: Sequence[Entry], prefix: str) -> Iterator[tuple[str, FieldSpec]]:
    """All fields with their paths; ``*`` stands for a seat."""
    for entry in entries:
        if isinstance(entry, FieldSpec):
            yield f"{prefix}{entry.name}", entry
        else:
            star = ".*" if isinstance(entry, Players) else ""
            yield from _leaves(entry.fields, f"{prefix}{entry.name}{star}.")
