"""The kinds of events that a game of Uchronia reports, each with the sorts of its values."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import EventKinds

KINDS = EventKinds()

BUILDING_DRAWN: Final = KINDS.add("building-drawn", building="building")
BUILDING_SUNK: Final = KINDS.add("building-sunk", building="building")
FIRST_PLAYER: Final = KINDS.add("first-player")
LAST_TURN: Final = KINDS.add("last-turn")
GREAT_WORK: Final = KINDS.add("great-work", quiet=True, building="building")
WORKS_REPLACED: Final = KINDS.add("works-replaced", card="colour")
BUILDINGS_SHUFFLED: Final = KINDS.add("buildings-shuffled", count="number")
DEALT: Final = KINDS.add("dealt", quiet=True, count="number")
DREW: Final = KINDS.add("drew", {"card": "players.*.hand"}, card="colour")
SHUFFLED: Final = KINDS.add("shuffled", count="number")
DISCARDED: Final = KINDS.add("discarded", card="colour")

SWEPT: Final = KINDS.add("swept", quiet=True, card="colour")
COMMANDED: Final = KINDS.add("commanded", card="colour")
PAIRED: Final = KINDS.add("paired", card="colour")
LAID: Final = KINDS.add("laid", card="colour")
PLOTTED: Final = KINDS.add("plotted")
COPIED: Final = KINDS.add("copied", order="order")
EXECUTED: Final = KINDS.add("executed", order="order")
NO_EFFECT: Final = KINDS.add("no-effect", order="order")
DECLINED: Final = KINDS.add("declined")

TOOK: Final = KINDS.add("took", card="colour")
TOOK_UNSEEN: Final = KINDS.add("took-unseen", card="colour")
STORED: Final = KINDS.add("stored", card="colour")
RESCUED: Final = KINDS.add("rescued", card="colour")
LAUNCHED: Final = KINDS.add("launched", card="colour")
RETURNED: Final = KINDS.add("returned", card="colour")
MONOPOLY_WON: Final = KINDS.add("monopoly-won", card="colour")
MONOPOLY_LOST: Final = KINDS.add("monopoly-lost", card="colour")

REVEALED: Final = KINDS.add("revealed", {"card": "players.*.seen"}, card="colour")
BOUGHT_OFF: Final = KINDS.add("bought-off", card="colour", to="seat")
WITHHELD: Final = KINDS.add("withheld", card="colour", to="seat")
GAVE: Final = KINDS.add("gave", card="colour", to="seat")
GAVE_NOTHING: Final = KINDS.add("gave-nothing", to="seat")
GATHERED: Final = KINDS.add("gathered", card="colour")
ROBBED: Final = KINDS.add("robbed", card="colour", building="building", to="seat")
SEIZED: Final = KINDS.add("seized", card="colour", to="seat")

STARTED: Final = KINDS.add("started", building="building")
STARTED_FROM_HAND: Final = KINDS.add(
    "started-from-hand", {"card": "discard"}, building="building", card="colour"
)
ADDED: Final = KINDS.add("added", card="colour", building="building")
COMPLETED: Final = KINDS.add("completed", building="building", points="number")
SALVAGED: Final = KINDS.add("salvaged", card="colour")
PICKED: Final = KINDS.add("picked", card="colour")
USED: Final = KINDS.add("used", building="building")
RECALLED: Final = KINDS.add("recalled", card="colour")

THRESHOLD: Final = KINDS.add("threshold", points="number")
DRY_ROUND: Final = KINDS.add("dry-round", left="number")
GAME_ENDS: Final = KINDS.add("game-ends")
