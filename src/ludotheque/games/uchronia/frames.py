"""What each frame of the stack holds after its kind and its seat, and how that is written down.

The simple frames are made once, and the rules take them from here.

| sort of value | in JSON |
|---|---|
| `number` | a number |
| `flag` | true or false |
| `colour`, `order`, `building` | a name |
| `seat` | a seat |
| `source` | a building, or null for a Monopoly |
| `colours` | a list of colours, which ends the frame |
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.state import Frame
from ludotheque.games.uchronia.state import ASKS

_TIMES = (("left", "number"), ("must", "flag"))

FIELDS: dict[str, tuple[tuple[str, str], ...]] = {
    "lay": (("colour", "colour"),),
    "before": (("order", "order"),),
    "after": (("order", "order"),),
    "produce": _TIMES,
    "explore": _TIMES,
    "reveal": (("left", "number"),),
    "buy-off": (("attacker", "seat"), ("building", "building")),
    "withhold": (("victim", "seat"), ("left", "number"), ("cards", "colours")),
    "give": (("attacker", "seat"),),
    "launch": _TIMES,
    "build": _TIMES,
    "salvage": (("left", "number"),),
    "pick": (("colour", "colour"), ("source", "source")),
    "triggers": (("building", "building"), ("own", "flag"), ("launches", "flag")),
    "granted": (("building", "building"), ("left", "number")),
    "target": (("building", "building"),),
    "rob": (("victim", "seat"),),
    "loot": (("victim", "seat"), ("building", "building")),
    "seize": (("victim", "seat"),),
    "tribute": (("attacker", "seat"),),
    "drop": (("left", "number"),),
    "commence": (("order", "order"),),
    "execute": (("order", "order"), ("strong", "flag")),
    "perform": (("order", "order"), ("strong", "flag")),
    "victim": (("victim", "seat"),),
    "reactions": (("colour", "colour"),),
}
"""The frames that hold more than their kind and seat."""


def fields(kind: int) -> tuple[tuple[str, str], ...]:
    """The names and sorts of what a kind of frame holds."""
    return FIELDS.get(ASKS[kind], ())


_FIVE: Final = range(5)
"""There are as many seats as colours and orders."""
_BARE: Final[list[list[Frame]]] = [[(kind, seat) for seat in _FIVE] for kind in range(len(ASKS))]
_ABOUT: Final[list[list[list[Frame]]]] = [
    [[(kind, seat, what) for what in _FIVE] for seat in _FIVE] for kind in range(len(ASKS))
]


def pending(kind: int, seat: int) -> Frame:
    """The frame of a kind that holds only its seat; it saves making a tuple each time."""
    return _BARE[kind][seat]


def pending_about(kind: int, seat: int, what: int) -> Frame:
    """The frame of a kind that also holds a colour, an order or a seat."""
    return _ABOUT[kind][seat][what]
