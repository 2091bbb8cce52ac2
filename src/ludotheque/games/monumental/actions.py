"""Every action of Monumental, listed once, with its notation.

Tiles are numbered from 1 in the order of the map. The slots of a city are named like squares:
columns a to c, rows 1 to 3, so `b2` is the middle; `activate 2b` activates row 2 and column b.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.monumental.cards.load import (
    BUYABLE_IDS,
    CIVILIZATION_IDS,
    FACE_IDS,
    MARKET_IDS,
    POLICY_IDS,
)
from ludotheque.games.monumental.ids import MARKET_TOKENS
from ludotheque.games.monumental.rules.maps import MOST_TILES

SLOTS = tuple(f"{column}{row}" for row in "123" for column in "abc")
GOODS = ("production", "science", "military", "gold")

TABLE = ActionTable("monumental")

RIVAL: Final = 0
CIVILIZATION: Final = 1
CAPITAL: Final = 2
ACTIVATE: Final = 3
USE: Final = 4
BUY: Final = 5
BUILD: Final = 6
POLICY: Final = 7
FAVOUR: Final = 8
ATTACK: Final = 9
MOVE: Final = 10
MOVE_WARLORD: Final = 11
OUTPOST: Final = 12
OUTPOST_WARLORD: Final = 13
EXPLORE: Final = 14
PICK_MARKET: Final = 15
PICK_PRODUCTION: Final = 16
MARKET: Final = 17
PRODUCTION: Final = 18
PROGRESS: Final = 19
END: Final = 20
TAKE: Final = 21
SPEND: Final = 22
ARCHIVE: Final = 23
DISCARD: Final = 24
SWAP: Final = 25
SEND: Final = 26
SEND_WARLORD: Final = 27
TO: Final = 28
REWARD: Final = 29
TOKEN: Final = 30
KEEP: Final = 31
PLACE: Final = 32
GAIN: Final = 33
EXTRA: Final = 34
AGAIN: Final = 35
AGAIN_POLICY: Final = 36
BONUS: Final = 37
PAY_BASIC: Final = 38
PAY_GOLD: Final = 39
SAVE: Final = 40
REINFORCE: Final = 41
AUTOMA: Final = 42
AUTOMA_MARKET: Final = 43
STOP: Final = 44


def _by_tile(word: str, verb: int, after: str = "") -> list[Action]:
    return [TABLE.add(f"{word} {n + 1}{after}", verb, n) for n in range(MOST_TILES)]


def _by_slot(word: str, verb: int) -> list[Action]:
    return [TABLE.add(f"{word} {name}", verb, slot) for slot, name in enumerate(SLOTS)]


def _by_id(word: str, verb: int, ids: tuple[str, ...]) -> list[Action]:
    return [TABLE.add(f"{word} {id}", verb, number) for number, id in enumerate(ids)]


def _by_face(word: str, verb: int) -> list[Action]:
    return _by_id(word, verb, FACE_IDS)


def _by_buyable(word: str, verb: int) -> dict[int, Action]:
    """By face, for those that can be bought."""
    return {
        FACE_IDS.index(id): TABLE.add(f"{word} {id}", verb, FACE_IDS.index(id))
        for id in BUYABLE_IDS
    }


choose_rival: Final = _by_id("rival", RIVAL, CIVILIZATION_IDS)
choose_civilization: Final = _by_id("civilization", CIVILIZATION, CIVILIZATION_IDS)
choose_capital: Final = _by_tile("capital", CAPITAL)
activate: Final = [
    TABLE.add(f"activate {row + 1}{'abc'[column]}", ACTIVATE, row, column)
    for row in range(3)
    for column in range(3)
]

use: Final = _by_face("use", USE)
buy: Final = _by_buyable("buy", BUY)
build: Final = TABLE.add("build", BUILD)
develop: Final = _by_id("policy", POLICY, POLICY_IDS)
favour: Final = TABLE.add("favour", FAVOUR)
attack: Final = _by_tile("attack", ATTACK)
move: Final = _by_tile("move", MOVE)
move_warlord: Final = TABLE.add("move warlord", MOVE_WARLORD)
outpost: Final = _by_tile("outpost", OUTPOST)
outpost_warlord: Final = _by_tile("outpost", OUTPOST_WARLORD, " warlord")
explore: Final = [
    [TABLE.add(f"explore {k + 1} {n + 1}", EXPLORE, k, n) for n in range(MOST_TILES)]
    for k in range(2)
]
pick_market: Final = [TABLE.add(f"pick {k + 1} market", PICK_MARKET, k) for k in range(2)]
pick_production: Final = [
    TABLE.add(f"pick {k + 1} production", PICK_PRODUCTION, k) for k in range(2)
]
use_market: Final = _by_id("market", MARKET, MARKET_IDS)
use_production: Final = TABLE.add("production", PRODUCTION)
progress: Final = TABLE.add("progress", PROGRESS)
end: Final = TABLE.add("end", END)

take: Final = _by_id("take", TAKE, GOODS[:3])
spend: Final = _by_id("spend", SPEND, GOODS)
archive: Final = _by_slot("archive", ARCHIVE)
discard: Final = _by_slot("discard", DISCARD)
swap: Final = [
    [
        [
            TABLE.add(f"swap {GOODS[one]} {GOODS[two]} {number}", SWAP, 3 * one + two, number)
            for number in range(1, 10)
        ]
        if one != two
        else []
        for two in range(3)
    ]
    for one in range(3)
]


def swapped(action: Action) -> tuple[int, int]:
    """The resource that a swap takes, and the one that it gives."""
    return divmod(action.a, 3)


send: Final = _by_tile("send", SEND)
send_warlord: Final = TABLE.add("send warlord", SEND_WARLORD)
move_to: Final = _by_tile("to", TO)
reward: Final = [TABLE.add(f"reward {n + 1}", REWARD, n) for n in range(2)]
take_token: Final = [TABLE.add(f"token {n + 1}", TOKEN, n) for n in range(MARKET_TOKENS)]
keep: Final = _by_face("keep", KEEP)
place: Final = _by_tile("place", PLACE)
gain: Final = _by_buyable("gain", GAIN)
extra: Final = _by_slot("extra", EXTRA)
again: Final = _by_face("again", AGAIN)
again_policy: Final = _by_id("again policy", AGAIN_POLICY, POLICY_IDS)
bonus: Final = _by_id("bonus", BONUS, POLICY_IDS)
pay_basic: Final = TABLE.add("pay basic", PAY_BASIC)
pay_gold: Final = TABLE.add("pay gold", PAY_GOLD)
save: Final = _by_id("save", SAVE, GOODS)
reinforce: Final = _by_slot("reinforce", REINFORCE)
automa: Final = _by_tile("automa", AUTOMA)
automa_market: Final = _by_id("automa market", AUTOMA_MARKET, MARKET_IDS)
stop: Final = TABLE.add("stop", STOP)
