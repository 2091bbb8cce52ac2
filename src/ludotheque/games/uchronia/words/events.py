"""The kinds of events that a game of Uchronia reports, each with the sorts of its values."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import EventKinds

KINDS = EventKinds()

BUILDING_DRAWN: Final = KINDS.add("building-drawn", minor=True, building="building")
BUILDING_SUNK: Final = KINDS.add("building-sunk", minor=True, building="building")
FIRST_PLAYER: Final = KINDS.add(
    "first-player", moment=True, building="building", language="language"
)
LAST_TURN: Final = KINDS.add("last-turn", minor=True)
GREAT_WORK: Final = KINDS.add("great-work", quiet=True, building="building")
WORKS_REPLACED: Final = KINDS.add("works-replaced", minor=True, card="colour")
BUILDINGS_SHUFFLED: Final = KINDS.add("buildings-shuffled", minor=True, count="number")
DEALT: Final = KINDS.add("dealt", quiet=True, count="number")
DREW: Final = KINDS.add("drew", {"card": "players.*.hand"}, minor=True, card="colour")
SHUFFLED: Final = KINDS.add("shuffled", minor=True, count="number")
DISCARDED: Final = KINDS.add("discarded", minor=True, card="colour")

SWEPT: Final = KINDS.add("swept", quiet=True, card="colour")
COMMANDED: Final = KINDS.add("commanded", minor=True, card="colour")
PAIRED: Final = KINDS.add("paired", minor=True, card="colour")
LAID: Final = KINDS.add("laid", minor=True, card="colour")
PLOTTED: Final = KINDS.add("plotted")
COPIED: Final = KINDS.add("copied", minor=True, order="order")
COPIED_NOTHING: Final = KINDS.add("copied-nothing", minor=True)
EXECUTED: Final = KINDS.add("executed", order="order")
ACTIVITY_BONUS: Final = KINDS.add("activity-bonus", minor=True, order="order", count="number")
NO_EFFECT: Final = KINDS.add("no-effect", minor=True, order="order", full="number")
DECLINED: Final = KINDS.add("declined", minor=True)

TOOK: Final = KINDS.add("took", card="colour")
TOOK_UNSEEN: Final = KINDS.add("took-unseen", card="colour")
STORED: Final = KINDS.add("stored", card="colour")
RESCUED: Final = KINDS.add("rescued", card="colour")
LAUNCHED: Final = KINDS.add("launched", card="colour")
RETURNED: Final = KINDS.add("returned", card="colour")
MONOPOLY_WON: Final = KINDS.add("monopoly-won", moment=True, card="colour")
MONOPOLY_TAKEN: Final = KINDS.add("monopoly-taken", moment=True, card="colour", to="seat")
MONOPOLY_LOST: Final = KINDS.add("monopoly-lost", moment=True, card="colour")

REVEALED: Final = KINDS.add("revealed", {"card": "players.*.seen"}, minor=True, card="colour")
BOUGHT_OFF: Final = KINDS.add("bought-off", card="colour", to="seat")
WITHHELD: Final = KINDS.add("withheld", minor=True, card="colour", to="seat")
GAVE: Final = KINDS.add("gave", card="colour", to="seat")
GAVE_NOTHING: Final = KINDS.add("gave-nothing", minor=True, to="seat")
GATHERED: Final = KINDS.add("gathered", card="colour")
ROBBED: Final = KINDS.add("robbed", card="colour", building="building", to="seat")
SEIZED: Final = KINDS.add("seized", card="colour", to="seat")

STARTED: Final = KINDS.add("started", building="building", card="colour")
STARTED_FROM_HAND: Final = KINDS.add(
    "started-from-hand", {"card": "discard"}, building="building", card="colour"
)
ADDED: Final = KINDS.add("added", card="colour", building="building")
ADDED_FROM_FORUM: Final = KINDS.add("added-from-forum", card="colour", building="building")
COMPLETED: Final = KINDS.add("completed", moment=True, building="building", points="number")
SALVAGED: Final = KINDS.add("salvaged", minor=True, card="colour")
PICKED: Final = KINDS.add("picked", card="colour")
USED: Final = KINDS.add("used", building="building")
RECALLED: Final = KINDS.add("recalled", card="colour")

THRESHOLD: Final = KINDS.add("threshold", moment=True, points="number")
POINTS_COUNTED: Final = KINDS.add(
    "points-counted", minor=True, buildings="number", monopolies="number", effects="number"
)
LAST_ROUND: Final = KINDS.add("last-round", moment=True)
DRY_ROUND: Final = KINDS.add("dry-round", moment=True, left="number")
GAME_ENDS: Final = KINDS.add("game-ends", moment=True)
