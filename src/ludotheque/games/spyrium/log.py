"""The kinds of events that a game of Spyrium reports."""

from __future__ import annotations

from ludotheque.core.event import EventKind

KINDS: dict[str, EventKind] = {}


def _kind(name: str, params: tuple[str, ...] = (), *, quiet: bool = False) -> EventKind:
    KINDS[name] = EventKind(name, params, quiet=quiet)
    return KINDS[name]


TURN_BEGINS = _kind("turn-begins", ("turn", "era"))
INCOME = _kind("income", ("money",))
EVENT_OF_THE_TURN = _kind("event-of-the-turn", ("event_card",))
NEXT_EVENT = _kind("next-event", ("event_card",))
EVENT_TOKEN = _kind("event-token", ("event_card", "value"))
DEALT = _kind("dealt", ("place", "card"), quiet=True)
TOKEN_LAID = _kind("token-laid", ("place", "card", "value"), quiet=True)
RESHUFFLED = _kind("reshuffled", ("tokens",))
TOKENS_RETURNED = _kind("tokens-returned", ("tokens",))

PLACED = _kind("placed", ("gap",))
SWITCHED = _kind("switched")
PASSED = _kind("passed")
GAINED = _kind("gained", ("gap", "place", "card", "money"))
ACTIVATED = _kind("activated", ("gap", "place", "card"))
WAIVED = _kind("waived", ("money",))
EVENT_TAKEN = _kind("event-taken", ("event_card",))
EXPLOITED = _kind("exploited", ("card", "workers"))
STRAIGHTENED = _kind("straightened", ("card",))

PAID_MONEY = _kind("paid-money", ("money",))
PAID_SPYRIUM = _kind("paid-spyrium", ("spyrium",))
TOKEN_TAKEN = _kind("token-taken", ("card", "value"))
TOKEN_KEPT = _kind("token-kept", ("value", "kept"))
VALUE_NAMED = _kind("value-named", ("value",))
PATENTED = _kind("patented", ("card",))
BUILT = _kind("built", ("card",))
REPLACED = _kind("replaced", ("card", "old"))

GOT_MONEY = _kind("got-money", ("money",))
GOT_SPYRIUM = _kind("got-spyrium", ("spyrium",))
GOT_POINTS = _kind("got-points", ("points", "score"))
GOT_WORKERS = _kind("got-workers", ("workers",))
NO_WORKERS_LEFT = _kind("no-workers-left")
ADVANCED = _kind("advanced", ("residence",))
BONUS_WON = _kind("bonus-won", ("score",))
BONUS_LOST = _kind("bonus-lost", ("score",))

TURN_ENDS = _kind("turn-ends", ("turn",))
GAME_ENDS = _kind("game-ends")
