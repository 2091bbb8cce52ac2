"""The kinds of events that a game of Spyrium reports."""

from __future__ import annotations

from ludotheque.core.event import EventKind

TURN_BEGINS = EventKind("turn-begins", ("turn", "era"))
INCOME = EventKind("income", ("money",))
EVENT_OF_THE_TURN = EventKind("event-of-the-turn", ("event",))
NEXT_EVENT = EventKind("next-event", ("event",))
EVENT_TOKEN = EventKind("event-token", ("event", "value"))
DEALT = EventKind("dealt", ("place", "card"))
TOKEN_LAID = EventKind("token-laid", ("place", "card", "value"))
RESHUFFLED = EventKind("reshuffled", ("tokens",))
TOKENS_RETURNED = EventKind("tokens-returned", ("tokens",))

PLACED = EventKind("placed", ("gap",))
SWITCHED = EventKind("switched")
PASSED = EventKind("passed")
GAINED = EventKind("gained", ("gap", "place", "card", "money"))
ACTIVATED = EventKind("activated", ("gap", "place", "card"))
WAIVED = EventKind("waived", ("money",))
EVENT_TAKEN = EventKind("event-taken", ("event",))
EXPLOITED = EventKind("exploited", ("card", "workers"))
STRAIGHTENED = EventKind("straightened", ("card",))

PAID_MONEY = EventKind("paid-money", ("money",))
PAID_SPYRIUM = EventKind("paid-spyrium", ("spyrium",))
TOKEN_TAKEN = EventKind("token-taken", ("card", "value"))
TOKEN_KEPT = EventKind("token-kept", ("value", "kept"))
VALUE_NAMED = EventKind("value-named", ("value",))
PATENTED = EventKind("patented", ("card",))
BUILT = EventKind("built", ("card",))
REPLACED = EventKind("replaced", ("card", "old"))

GOT_MONEY = EventKind("got-money", ("money",))
GOT_SPYRIUM = EventKind("got-spyrium", ("spyrium",))
GOT_POINTS = EventKind("got-points", ("points", "score"))
GOT_WORKERS = EventKind("got-workers", ("workers",))
NO_WORKERS_LEFT = EventKind("no-workers-left")
ADVANCED = EventKind("advanced", ("residence",))
BONUS_WON = EventKind("bonus-won", ("score",))
BONUS_LOST = EventKind("bonus-lost", ("score",))

TURN_ENDS = EventKind("turn-ends", ("turn",))
GAME_ENDS = EventKind("game-ends")
