"""The kinds of events that a game of Spyrium reports."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import EventKind

KINDS: dict[str, EventKind] = {}


def _kind(name: str, params: tuple[str, ...] = (), *, quiet: bool = False) -> EventKind:
    KINDS[name] = EventKind(name, params, quiet=quiet)
    return KINDS[name]


TURN_BEGINS: Final = _kind("turn-begins", ("turn", "era"))
INCOME: Final = _kind("income", ("money",))
EVENT_OF_THE_TURN: Final = _kind("event-of-the-turn", ("event_card",))
NEXT_EVENT: Final = _kind("next-event", ("event_card",))
EVENT_TOKEN: Final = _kind("event-token", ("event_card", "value"))
DEALT: Final = _kind("dealt", ("place", "card"), quiet=True)
TOKEN_LAID: Final = _kind("token-laid", ("place", "card", "value"), quiet=True)
RESHUFFLED: Final = _kind("reshuffled", ("tokens",))
TOKENS_RETURNED: Final = _kind("tokens-returned", ("tokens",))

PLACED: Final = _kind("placed", ("gap",))
SWITCHED: Final = _kind("switched")
PASSED: Final = _kind("passed")
GAINED: Final = _kind("gained", ("gap", "place", "card", "money"))
ACTIVATED: Final = _kind("activated", ("gap", "place", "card"))
WAIVED: Final = _kind("waived", ("money",))
EVENT_TAKEN: Final = _kind("event-taken", ("event_card",))
EXPLOITED: Final = _kind("exploited", ("card", "workers"))
STRAIGHTENED: Final = _kind("straightened", ("card",))

PAID_MONEY: Final = _kind("paid-money", ("money",))
PAID_SPYRIUM: Final = _kind("paid-spyrium", ("spyrium",))
TOKEN_TAKEN: Final = _kind("token-taken", ("card", "value"))
TOKEN_KEPT: Final = _kind("token-kept", ("value", "kept"))
VALUE_NAMED: Final = _kind("value-named", ("value",))
PATENTED: Final = _kind("patented", ("card",))
BUILT: Final = _kind("built", ("card",))
REPLACED: Final = _kind("replaced", ("card", "old"))

GOT_MONEY: Final = _kind("got-money", ("money",))
GOT_SPYRIUM: Final = _kind("got-spyrium", ("spyrium",))
GOT_POINTS: Final = _kind("got-points", ("points", "score"))
GOT_WORKERS: Final = _kind("got-workers", ("workers",))
NO_WORKERS_LEFT: Final = _kind("no-workers-left")
ADVANCED: Final = _kind("advanced", ("residence",))
BONUS_WON: Final = _kind("bonus-won", ("score",))
BONUS_LOST: Final = _kind("bonus-lost", ("score",))

TURN_ENDS: Final = _kind("turn-ends", ("turn",))
GAME_ENDS: Final = _kind("game-ends")
