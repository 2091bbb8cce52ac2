"""The kinds of events that a game of Uchronia reports."""

from __future__ import annotations

from collections.abc import Mapping

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


BUILDING_DRAWN = _kind("building-drawn", ("building",))
BUILDING_SUNK = _kind("building-sunk", ("building",))
FIRST_PLAYER = _kind("first-player")
GREAT_WORK = _kind("great-work", ("building",), quiet=True)
WORKS_REPLACED = _kind("works-replaced", ("card",))
BUILDINGS_SHUFFLED = _kind("buildings-shuffled", ("count",))
DEALT = _kind("dealt", ("count",), quiet=True)
DREW = _kind("drew", ("card",), {"card": "players.*.hand"})
SHUFFLED = _kind("shuffled", ("count",))
DISCARDED = _kind("discarded", ("card",))

SWEPT = _kind("swept", ("card",), quiet=True)
COMMANDED = _kind("commanded", ("card",))
PAIRED = _kind("paired", ("card",))
LAID = _kind("laid", ("card",))
PLOTTED = _kind("plotted")
COPIED = _kind("copied", ("order",))
EXECUTED = _kind("executed", ("order",))

TOOK = _kind("took", ("card",))
TOOK_UNSEEN = _kind("took-unseen", ("card",))
STORED = _kind("stored", ("card",))
RESCUED = _kind("rescued", ("card",))
LAUNCHED = _kind("launched", ("card",))
RETURNED = _kind("returned", ("card",))
MONOPOLY_WON = _kind("monopoly-won", ("card",))
MONOPOLY_LOST = _kind("monopoly-lost", ("card",))

REVEALED = _kind("revealed", ("card",), {"card": "players.*.seen"})
BOUGHT_OFF = _kind("bought-off", ("card", "to"))
WITHHELD = _kind("withheld", ("card", "to"))
GAVE = _kind("gave", ("card", "to"))
GAVE_NOTHING = _kind("gave-nothing", ("to",))
GATHERED = _kind("gathered", ("card",))
ROBBED = _kind("robbed", ("card", "building", "to"))
SEIZED = _kind("seized", ("card", "to"))

STARTED = _kind("started", ("building",))
STARTED_FROM_HAND = _kind("started-from-hand", ("building", "card"), {"card": "discard"})
ADDED = _kind("added", ("card", "building"))
COMPLETED = _kind("completed", ("building", "points"))
SALVAGED = _kind("salvaged", ("card",))
PICKED = _kind("picked", ("card",))
USED = _kind("used", ("building",))
RECALLED = _kind("recalled", ("card",))

THRESHOLD = _kind("threshold", ("points",))
GAME_ENDS = _kind("game-ends")
