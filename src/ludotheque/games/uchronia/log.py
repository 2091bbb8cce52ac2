"""The kinds of events that a game of Uchronia reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.event import EventKind

KINDS: dict[str, EventKind] = {}


def _kind(
    name: str,
    params: tuple[str, ...] = (),
    zones: Mapping[str, str] | None = None,
    *,
    quiet: bool = False,
) -> EventKind:
    KINDS[name] = EventKind(name, params, zones, quiet=quiet)
    return KINDS[name]


BUILDING_DRAWN: Final = _kind("building-drawn", ("building",))
BUILDING_SUNK: Final = _kind("building-sunk", ("building",))
FIRST_PLAYER: Final = _kind("first-player")
GREAT_WORK: Final = _kind("great-work", ("building",), quiet=True)
WORKS_REPLACED: Final = _kind("works-replaced", ("card",))
BUILDINGS_SHUFFLED: Final = _kind("buildings-shuffled", ("count",))
DEALT: Final = _kind("dealt", ("count",), quiet=True)
DREW: Final = _kind("drew", ("card",), {"card": "players.*.hand"})
SHUFFLED: Final = _kind("shuffled", ("count",))
DISCARDED: Final = _kind("discarded", ("card",))

SWEPT: Final = _kind("swept", ("card",), quiet=True)
COMMANDED: Final = _kind("commanded", ("card",))
PAIRED: Final = _kind("paired", ("card",))
LAID: Final = _kind("laid", ("card",))
PLOTTED: Final = _kind("plotted")
COPIED: Final = _kind("copied", ("order",))
EXECUTED: Final = _kind("executed", ("order",))

TOOK: Final = _kind("took", ("card",))
TOOK_UNSEEN: Final = _kind("took-unseen", ("card",))
STORED: Final = _kind("stored", ("card",))
RESCUED: Final = _kind("rescued", ("card",))
LAUNCHED: Final = _kind("launched", ("card",))
RETURNED: Final = _kind("returned", ("card",))
MONOPOLY_WON: Final = _kind("monopoly-won", ("card",))
MONOPOLY_LOST: Final = _kind("monopoly-lost", ("card",))

REVEALED: Final = _kind("revealed", ("card",), {"card": "players.*.seen"})
BOUGHT_OFF: Final = _kind("bought-off", ("card", "to"))
WITHHELD: Final = _kind("withheld", ("card", "to"))
GAVE: Final = _kind("gave", ("card", "to"))
GAVE_NOTHING: Final = _kind("gave-nothing", ("to",))
GATHERED: Final = _kind("gathered", ("card",))
ROBBED: Final = _kind("robbed", ("card", "building", "to"))
SEIZED: Final = _kind("seized", ("card", "to"))

STARTED: Final = _kind("started", ("building",))
STARTED_FROM_HAND: Final = _kind("started-from-hand", ("building", "card"), {"card": "discard"})
ADDED: Final = _kind("added", ("card", "building"))
COMPLETED: Final = _kind("completed", ("building", "points"))
SALVAGED: Final = _kind("salvaged", ("card",))
PICKED: Final = _kind("picked", ("card",))
USED: Final = _kind("used", ("building",))
RECALLED: Final = _kind("recalled", ("card",))

THRESHOLD: Final = _kind("threshold", ("points",))
GAME_ENDS: Final = _kind("game-ends")
