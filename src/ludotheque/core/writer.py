"""Writing positions as JSON, by the declaration of their fields."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from ludotheque.core.fields import Entry, FieldSpec, Players, Section
from ludotheque.core.kinds import Kind
from ludotheque.core.places import TABLE, Attribute, FlatList, OfPlayer, PerSeat, Place
from ludotheque.core.visibility import ALL, OWNER

EVERYTHING: Final = -2
"""Stands for a viewer who sees everything."""
SPECTATOR: Final = -1
"""Stands for a viewer without a seat."""

# Where the value of a step is found. From FETCHED on it is among the attributes that are fetched at
# once, and from OF_SEAT on it is an entry of such an attribute. VERBATIM is added where JSON shows
# the value as it is kept.
SECTION: Final = 0
SEATS: Final = 1
ELSEWHERE: Final = 2
HIDDEN: Final = 3
FETCHED: Final = 4
OF_SEAT: Final = 6
VERBATIM: Final = 1


class Writer:
    """Writes entries as JSON.

    All attributes are fetched at once, what JSON shows as it is kept is not asked how to be
    written, and objects are copied from a blank one: writing is half of what a view costs.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._steps: list[WriteStep] = []
        self._blank: dict[str, Any] = {entry.name: None for entry in entries}
        self._objects = ""
        attributes: list[str] = []
        for entry in entries:
            step = WriteStep(entry)
            self._steps.append(step)
            if step.mode >= FETCHED:
                assert isinstance(step.place, Attribute)
                attributes.append(step.place.name)
                if isinstance(step.place, OfPlayer):
                    self._objects = step.place.objects
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
        data = self._blank.copy()
        at = 1
        for step in self._steps:
            mode = step.mode
            if mode >= FETCHED:
                at += 1
                value = values[at]
                if mode >= OF_SEAT:
                    of_seats: list[Any] = value
                    value = of_seats[seat]
                if mode in (FETCHED, OF_SEAT):
                    value = step.kind.write(value, players)
                data[step.name] = value
            elif mode >= ELSEWHERE:
                if mode == ELSEWHERE or step.is_seen(seat, viewer):
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

    def __init__(self, entry: Entry) -> None:
        self.name: str = entry.name
        self.by_owner: bool = False
        if isinstance(entry, Section):
            self.mode = SEATS if isinstance(entry, Players) else SECTION
            self.section = Writer(entry.fields)
        else:
            self.mode = _mode(entry)
            self.kind = entry.kind
            self.place = entry.where
            self.by_owner = entry.seen_by == OWNER

    def is_seen(self, seat: int, viewer: int) -> bool:
        """Whether a viewer sees the hidden field of a seat."""
        return viewer == EVERYTHING or (self.by_owner and seat == viewer)


def _mode(spec: FieldSpec) -> int:
    if spec.seen_by != ALL:
        return HIDDEN
    place = type(spec.where)
    if place not in (Attribute, FlatList, OfPlayer, PerSeat):
        return ELSEWHERE
    found = OF_SEAT if place is PerSeat else FETCHED
    return found + VERBATIM if spec.kind.verbatim else found
