"""Every action of Monumental, listed once, with its notation.

Tiles are numbered from 1 in the order of the map. The slots of a city are named like squares:
columns a to c, rows 1 to 3, so `b2` is the middle; `activate 2b` activates row 2 and column b.
"""

from __future__ import annotations

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.monumental.board import MOST_TILES
from ludotheque.games.monumental.load import (
    BUYABLE_IDS,
    CIVILIZATION_IDS,
    FACE_IDS,
    MARKET_IDS,
    POLICY_IDS,
)
from ludotheque.games.monumental.schema import MARKET_TOKENS

SLOTS = tuple(f"{column}{row}" for row in "123" for column in "abc")
GOODS = ("production", "science", "military", "gold")

TABLE = ActionTable("monumental")

(
    RIVAL,
    CIVILIZATION,
    CAPITAL,
    ACTIVATE,
    USE,
    BUY,
    BUILD,
    POLICY,
    FAVOUR,
    ATTACK,
    MOVE,
    MOVE_WARLORD,
    OUTPOST,
    OUTPOST_WARLORD,
    EXPLORE,
    PICK_MARKET,
    PICK_PRODUCTION,
    MARKET,
    PRODUCTION,
    PROGRESS,
    END,
    TAKE,
    SPEND,
    ARCHIVE,
    DISCARD,
    SWAP,
    SEND,
    SEND_WARLORD,
    TO,
    REWARD,
    TOKEN,
    KEEP,
    PLACE,
    GAIN,
    EXTRA,
    AGAIN,
    AGAIN_POLICY,
    BONUS,
    PAY_BASIC,
    PAY_GOLD,
    SAVE,
    REINFORCE,
    AUTOMA,
    AUTOMA_MARKET,
    STOP,
) = range(45)


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


choose_rival = _by_id("rival", RIVAL, CIVILIZATION_IDS)
choose_civilization = _by_id("civilization", CIVILIZATION, CIVILIZATION_IDS)
choose_capital = _by_tile("capital", CAPITAL)
activate = [
    TABLE.add(f"activate {row + 1}{'abc'[column]}", ACTIVATE, row, column)
    for row in range(3)
    for column in range(3)
]

use = _by_face("use", USE)
buy = _by_buyable("buy", BUY)
build = TABLE.add("build", BUILD)
develop = _by_id("policy", POLICY, POLICY_IDS)
favour = TABLE.add("favour", FAVOUR)
attack = _by_tile("attack", ATTACK)
move = _by_tile("move", MOVE)
move_warlord = TABLE.add("move warlord", MOVE_WARLORD)
outpost = _by_tile("outpost", OUTPOST)
outpost_warlord = _by_tile("outpost", OUTPOST_WARLORD, " warlord")
explore = [
    [TABLE.add(f"explore {k + 1} {n + 1}", EXPLORE, k, n) for n in range(MOST_TILES)]
    for k in range(2)
]
pick_market = [TABLE.add(f"pick {k + 1} market", PICK_MARKET, k) for k in range(2)]
pick_production = [TABLE.add(f"pick {k + 1} production", PICK_PRODUCTION, k) for k in range(2)]
use_market = _by_id("market", MARKET, MARKET_IDS)
use_production = TABLE.add("production", PRODUCTION)
progress = TABLE.add("progress", PROGRESS)
end = TABLE.add("end", END)

take = _by_id("take", TAKE, GOODS[:3])
spend = _by_id("spend", SPEND, GOODS)
archive = _by_slot("archive", ARCHIVE)
discard = _by_slot("discard", DISCARD)
swap = [
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
send = _by_tile("send", SEND)
send_warlord = TABLE.add("send warlord", SEND_WARLORD)
move_to = _by_tile("to", TO)
reward = [TABLE.add(f"reward {n + 1}", REWARD, n) for n in range(2)]
take_token = [TABLE.add(f"token {n + 1}", TOKEN, n) for n in range(MARKET_TOKENS)]
keep = _by_face("keep", KEEP)
place = _by_tile("place", PLACE)
gain = _by_buyable("gain", GAIN)
extra = _by_slot("extra", EXTRA)
again = _by_face("again", AGAIN)
again_policy = _by_id("again policy", AGAIN_POLICY, POLICY_IDS)
bonus = _by_id("bonus", BONUS, POLICY_IDS)
pay_basic = TABLE.add("pay basic", PAY_BASIC)
pay_gold = TABLE.add("pay gold", PAY_GOLD)
save = _by_id("save", SAVE, GOODS)
reinforce = _by_slot("reinforce", REINFORCE)
automa = _by_tile("automa", AUTOMA)
automa_market = _by_id("automa market", AUTOMA_MARKET, MARKET_IDS)
stop = TABLE.add("stop", STOP)
