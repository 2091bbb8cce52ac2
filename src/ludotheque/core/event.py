"""Events: what an action did, in a form that can be redacted, stored and said in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial


class EventKind:
    """A kind of event: its name and the names of its values.

    ``zones`` names, for a value that may be secret, the zone of the visibility table in which the
    component lies after the event; who may see the value follows from the table. A ``quiet`` kind
    tells what everybody sees on the table anyway.
    """

    __slots__ = ("name", "params", "quiet", "zones")

    def __init__(
        self,
        name: str,
        params: tuple[str, ...] = (),
        zones: Mapping[str, str] | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        for param in params:
            if param in ("event", "seat"):
                raise ValueError(f"a value of '{name}' cannot be called '{param}'.")
        self.name = name
        self.params = params
        self.quiet = quiet
        self.zones: Mapping[str, str] = zones or {}

    def __reduce__(self) -> tuple[object, ...]:
        made = partial(EventKind, quiet=self.quiet)
        return made, (self.name, self.params, self.zones)


class Event:
    """Something that happened to a seat (or to nobody in particular, seat -1)."""

    __slots__ = ("kind", "seat", "values")

    def __init__(self, kind: EventKind, seat: int, values: tuple[int | None, ...]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.values)

    def __getitem__(self, param: str) -> int | None:
        return self.values[self.kind.params.index(param)]

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"

    def to_json(self) -> dict[str, object]:
        """The event as a plain dict; a redacted value is ``None``."""
        return {"event": self.kind.name, "seat": self.seat} | dict(
            zip(self.kind.params, self.values, strict=True)
        )
