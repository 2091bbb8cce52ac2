"""The kinds of events that a game of Spyrium reports."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import EventKinds

KINDS: Final = EventKinds()

TURN_BEGINS: Final = KINDS.add("turn-begins", moment=True, turn="number", era="era")
FIRST_PLAYER: Final = KINDS.add("first-player", minor=True)
INCOME: Final = KINDS.add("income", minor=True, money="money")
EVENT_OF_THE_TURN: Final = KINDS.add("event-of-the-turn", minor=True, event_card="event")
NEXT_EVENT: Final = KINDS.add("next-event", minor=True, event_card="event", turn="number")
EVENT_TOKEN: Final = KINDS.add("event-token", minor=True, event_card="event", value="token")
DEALT: Final = KINDS.add("dealt", quiet=True, place="place", card="face")
TOKEN_LAID: Final = KINDS.add("token-laid", quiet=True, place="place", card="face", value="token")
RESHUFFLED: Final = KINDS.add("reshuffled", minor=True, tokens="number")
TOKENS_RETURNED: Final = KINDS.add("tokens-returned", minor=True, tokens="number")

PLACED: Final = KINDS.add("placed", gap="gap")
SWITCHED: Final = KINDS.add("switched", minor=True)
PASSED: Final = KINDS.add("passed")
GAINED: Final = KINDS.add(
    "gained", gap="gap", place="place", card="face", money="money", more="money"
)
"""``more`` is the part of the money that a technique adds."""
ACTIVATED: Final = KINDS.add("activated", gap="gap", place="place", card="face")
WAIVED: Final = KINDS.add("waived", minor=True, money="money")
EVENT_TAKEN: Final = KINDS.add("event-taken", event_card="event")
EXPLOITED: Final = KINDS.add("exploited", card="face", workers="number")
STRAIGHTENED: Final = KINDS.add("straightened", minor=True, card="face")

POINTS_ADDED: Final = KINDS.add("points-added", minor=True, points="number", workers="number")
PLOT_REDUCED: Final = KINDS.add("plot-reduced", minor=True, money="money")
PAID_MONEY: Final = KINDS.add(
    "paid-money",
    minor=True,
    money="money",
    price="money",
    reduction="money",
    surcharge="money",
    plot="money",
    deal="money",
    token="money",
)
"""The sum, and its parts as `rules/prices.py` names them."""
PAID_SPYRIUM: Final = KINDS.add("paid-spyrium", minor=True, spyrium="number")
TOKEN_TAKEN: Final = KINDS.add("token-taken", minor=True, card="face", value="token")
TOKEN_KEPT: Final = KINDS.add("token-kept", minor=True, value="token", kept="number")
VALUE_NAMED: Final = KINDS.add("value-named", minor=True, value="token")
VALUE_LEFT: Final = KINDS.add("value-left", minor=True, value="token")
PATENTED: Final = KINDS.add("patented", card="face")
BUILT: Final = KINDS.add("built", card="face")
REPLACED: Final = KINDS.add("replaced", card="face", old="face")

GOT_MONEY: Final = KINDS.add("got-money", minor=True, money="money")
GOT_SPYRIUM: Final = KINDS.add("got-spyrium", minor=True, spyrium="number")
GOT_POINTS: Final = KINDS.add("got-points", minor=True, points="number", score="number")
GOT_WORKERS: Final = KINDS.add("got-workers", minor=True, workers="number")
NO_WORKERS_LEFT: Final = KINDS.add("no-workers-left", minor=True, workers="number")
ADVANCED: Final = KINDS.add("advanced", residence="number")
STAYED: Final = KINDS.add("stayed", minor=True, residence="number")
BONUS_WON: Final = KINDS.add("bonus-won", moment=True, score="number", bonus="bonus")
BONUS_LOST: Final = KINDS.add("bonus-lost", minor=True, score="number")

TURN_ENDS: Final = KINDS.add("turn-ends", minor=True, turn="number")
GAME_ENDS: Final = KINDS.add("game-ends", moment=True)
