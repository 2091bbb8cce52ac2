"""Events: what an action did, in a form that can be redacted, stored and said in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

QUIET: Final = "quiet"
MINOR: Final = "minor"
MOVE: Final = "move"
MOMENT: Final = "moment"


class EventKind:
    """A kind of event: its name, and its values by name.

    ``sorts`` names, for each value, the kind of value as the game's position names it, so that an
    event can be written with names in place of numbers. ``zones`` names, for a value that may be
    secret, the zone of the visibility table in which the component lies after the event; who may
    see the value follows from the table. ``weight`` says how long people look at it: a ``quiet``
    kind tells what everybody sees on the table anyway, a ``minor`` one what goes with something
    else, such as a payment, and a ``moment`` is worth a pause, such as a new turn.
    """

    __slots__ = ("name", "params", "sorts", "weight", "zones")

    def __init__(
        self,
        name: str,
        params: tuple[str, ...] = (),
        zones: Mapping[str, str] | None = None,
        *,
        weight: str = MOVE,
        sorts: tuple[str, ...] = (),
    ) -> None:
        for param in params:
            if param in ("event", "seat", "by", "cause"):
                raise ValueError(f"a value of '{name}' cannot be called '{param}'.")
        self.name: str = name
        self.params: tuple[str, ...] = params
        self.weight: str = weight
        self.sorts: tuple[str, ...] = sorts
        self.zones: Mapping[str, str] = zones or {}

    def __reduce__(self) -> tuple[object, ...]:
        made = partial(EventKind, weight=self.weight, sorts=self.sorts)
        return made, (self.name, self.params, self.zones)

    @property
    def quiet(self) -> bool:
        """Whether everybody sees it on the table anyway."""
        return self.weight == QUIET


class EventKinds:
    """The kinds of events of a game, by name.

    >>> kinds = EventKinds()
    >>> kinds.add("built", card="face").params
    ('card',)
    """

    __slots__ = ("by_name",)

    def __init__(self) -> None:
        self.by_name: dict[str, EventKind] = {}

    def add(
        self,
        name: str,
        zones: Mapping[str, str] | None = None,
        *,
        quiet: bool = False,
        minor: bool = False,
        moment: bool = False,
        **values: str,
    ) -> EventKind:
        """Declares a kind; ``values`` maps the name of each value to its sort."""
        if name in self.by_name:
            raise ValueError(f"there are two kinds of events called '{name}'.")
        sorts = tuple(values.values())
        weight = QUIET if quiet else MINOR if minor else MOMENT if moment else MOVE
        kind = EventKind(name, tuple(values), zones, weight=weight, sorts=sorts)
        self.by_name[name] = kind
        return kind


Cause = tuple[str, int]
"""Why something happened: a sort of value as the position names it, and the value."""


class Event:
    """Something that happened to a seat (or to nobody in particular, seat -1).

    ``by`` is the seat whose action led to it, -1 for the set-up. ``cause`` is the card, technique,
    Monopoly, policy or line of the Automa behind it, if there is one.
    """

    __slots__ = ("by", "cause", "kind", "seat", "values")

    def __init__(
        self,
        kind: EventKind,
        seat: int,
        values: tuple[int | None, ...],
        by: int = -1,
        cause: Cause | None = None,
    ) -> None:
        self.kind: EventKind = kind
        self.seat: int = seat
        self.values: tuple[int | None, ...] = values
        self.by: int = by
        self.cause: Cause | None = cause

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.values, self.by, self.cause)

    def __getitem__(self, param: str) -> int | None:
        return self.values[self.kind.params.index(param)]

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"

    def to_json(self) -> dict[str, object]:
        """The event as a plain dict; a redacted value is ``None``."""
        return {"event": self.kind.name, "seat": self.seat} | dict(
            zip(self.kind.params, self.values, strict=True)
        )
