"""Every action of Monumental, listed once, with its notation.

Tiles are numbered from 1 in the order of the map. The slots of a city are named like squares:
columns a to c, rows 1 to 3, so `b2` is the middle; `activate 2b` activates row 2 and column b.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.monumental.cards.ids import MARKET_TOKENS
from ludotheque.games.monumental.cards.load import (
    BUYABLE_IDS,
    CIVILIZATION_IDS,
    FACE_IDS,
    MARKET_IDS,
    POLICY_IDS,
)
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
    return TABLE.add_each(word, verb, range(1, MOST_TILES + 1), after)


def _by_buyable(word: str, verb: int) -> dict[int, Action]:
    """By face, for those that can be bought."""
    return {
        FACE_IDS.index(id): TABLE.add(f"{word} {id}", verb, FACE_IDS.index(id))
        for id in BUYABLE_IDS
    }


choose_rival: Final = TABLE.add_each("rival", RIVAL, CIVILIZATION_IDS)
choose_civilization: Final = TABLE.add_each("civilization", CIVILIZATION, CIVILIZATION_IDS)
choose_capital: Final = _by_tile("capital", CAPITAL)
activate: Final = [
    TABLE.add(f"activate {row + 1}{'abc'[column]}", ACTIVATE, row, column)
    for row in range(3)
    for column in range(3)
]

use: Final = TABLE.add_each("use", USE, FACE_IDS)
buy: Final = _by_buyable("buy", BUY)
build: Final = TABLE.add("build", BUILD)
develop: Final = TABLE.add_each("policy", POLICY, POLICY_IDS)
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
pick_market: Final = TABLE.add_each("pick", PICK_MARKET, (1, 2), " market")
pick_production: Final = TABLE.add_each("pick", PICK_PRODUCTION, (1, 2), " production")
use_market: Final = TABLE.add_each("market", MARKET, MARKET_IDS)
use_production: Final = TABLE.add("production", PRODUCTION)
progress: Final = TABLE.add("progress", PROGRESS)
end: Final = TABLE.add("end", END)

take: Final = TABLE.add_each("take", TAKE, GOODS[:3])
spend: Final = TABLE.add_each("spend", SPEND, GOODS)
archive: Final = TABLE.add_each("archive", ARCHIVE, SLOTS)
discard: Final = TABLE.add_each("discard", DISCARD, SLOTS)
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
reward: Final = TABLE.add_each("reward", REWARD, (1, 2))
take_token: Final = TABLE.add_each("token", TOKEN, range(1, MARKET_TOKENS + 1))
keep: Final = TABLE.add_each("keep", KEEP, FACE_IDS)
place: Final = _by_tile("place", PLACE)
gain: Final = _by_buyable("gain", GAIN)
extra: Final = TABLE.add_each("extra", EXTRA, SLOTS)
again: Final = TABLE.add_each("again", AGAIN, FACE_IDS)
again_policy: Final = TABLE.add_each("again policy", AGAIN_POLICY, POLICY_IDS)
bonus: Final = TABLE.add_each("bonus", BONUS, POLICY_IDS)
pay_basic: Final = TABLE.add("pay basic", PAY_BASIC)
pay_gold: Final = TABLE.add("pay gold", PAY_GOLD)
save: Final = TABLE.add_each("save", SAVE, GOODS)
reinforce: Final = TABLE.add_each("reinforce", REINFORCE, SLOTS)
automa: Final = _by_tile("automa", AUTOMA)
automa_market: Final = TABLE.add_each("automa market", AUTOMA_MARKET, MARKET_IDS)
stop: Final = TABLE.add("stop", STOP)
