"""The kinds of events that a game of Spyrium reports."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import EventKinds

KINDS: Final = EventKinds()

TURN_BEGINS: Final = KINDS.add("turn-begins", turn="number", era="era")
FIRST_PLAYER: Final = KINDS.add("first-player")
INCOME: Final = KINDS.add("income", money="money")
EVENT_OF_THE_TURN: Final = KINDS.add("event-of-the-turn", event_card="event")
NEXT_EVENT: Final = KINDS.add("next-event", event_card="event")
EVENT_TOKEN: Final = KINDS.add("event-token", event_card="event", value="token")
DEALT: Final = KINDS.add("dealt", quiet=True, place="place", card="face")
TOKEN_LAID: Final = KINDS.add("token-laid", quiet=True, place="place", card="face", value="token")
RESHUFFLED: Final = KINDS.add("reshuffled", tokens="number")
TOKENS_RETURNED: Final = KINDS.add("tokens-returned", tokens="number")

PLACED: Final = KINDS.add("placed", gap="gap")
SWITCHED: Final = KINDS.add("switched")
PASSED: Final = KINDS.add("passed")
GAINED: Final = KINDS.add("gained", gap="gap", place="place", card="face", money="money")
ACTIVATED: Final = KINDS.add("activated", gap="gap", place="place", card="face")
WAIVED: Final = KINDS.add("waived", money="money")
EVENT_TAKEN: Final = KINDS.add("event-taken", event_card="event")
EXPLOITED: Final = KINDS.add("exploited", card="face", workers="number")
STRAIGHTENED: Final = KINDS.add("straightened", card="face")

PAID_MONEY: Final = KINDS.add("paid-money", money="money")
PAID_SPYRIUM: Final = KINDS.add("paid-spyrium", spyrium="number")
TOKEN_TAKEN: Final = KINDS.add("token-taken", card="face", value="token")
TOKEN_KEPT: Final = KINDS.add("token-kept", value="token", kept="number")
VALUE_NAMED: Final = KINDS.add("value-named", value="token")
PATENTED: Final = KINDS.add("patented", card="face")
BUILT: Final = KINDS.add("built", card="face")
REPLACED: Final = KINDS.add("replaced", card="face", old="face")

GOT_MONEY: Final = KINDS.add("got-money", money="money")
GOT_SPYRIUM: Final = KINDS.add("got-spyrium", spyrium="number")
GOT_POINTS: Final = KINDS.add("got-points", points="number", score="number")
GOT_WORKERS: Final = KINDS.add("got-workers", workers="number")
NO_WORKERS_LEFT: Final = KINDS.add("no-workers-left")
ADVANCED: Final = KINDS.add("advanced", residence="number")
BONUS_WON: Final = KINDS.add("bonus-won", score="number")
BONUS_LOST: Final = KINDS.add("bonus-lost", score="number")

TURN_ENDS: Final = KINDS.add("turn-ends", turn="number")
GAME_ENDS: Final = KINDS.add("game-ends")
