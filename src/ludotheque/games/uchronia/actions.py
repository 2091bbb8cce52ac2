"""Every action of Uchronia, listed once, with its notation.

Colours stand for resource cards, ids for buildings, numbers for seats. The same action can answer
different questions: `take wood` takes a card from the Forum, and the question says where to.
"""

from __future__ import annotations

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.uchronia.cards import COLOURS, ORDERS
from ludotheque.games.uchronia.load import BUILDING_IDS

SEATS = 5

TABLE = ActionTable("uchronia")

(
    COMMAND,
    PAIR,
    PLOT,
    LAY,
    ORDER,
    COPY,
    TAKE,
    TAKE_UNSEEN,
    STORE,
    DISCARD,
    REVEAL,
    WITHHOLD,
    GIVE,
    GIVE_NOTHING,
    PAY,
    LAUNCH,
    RETURN,
    RECALL,
    SALVAGE,
    TARGET,
    SITE,
    SEIZE,
    START,
    START_FROM_HAND,
    ADD,
    USE,
    DONE,
) = range(27)


def _by_colour(word: str, verb: int) -> list[Action]:
    return [TABLE.add(f"{word} {name}", verb, colour) for colour, name in enumerate(COLOURS)]


def _by_building(word: str, verb: int, behind: str = "") -> list[Action]:
    return [
        TABLE.add(f"{word} {id}{behind}", verb, number) for number, id in enumerate(BUILDING_IDS)
    ]


command = _by_colour("command", COMMAND)
pair = _by_colour("pair", PAIR)
plot = TABLE.add("plot", PLOT)
lay = _by_colour("lay", LAY)
order = [TABLE.add(f"order {name}", ORDER, number) for number, name in enumerate(ORDERS)]
copy = [TABLE.add(f"copy {name}", COPY, number) for number, name in enumerate(ORDERS)]
take = _by_colour("take", TAKE)
take_unseen = TABLE.add("take unseen", TAKE_UNSEEN)
store = _by_colour("store", STORE)
discard = _by_colour("discard", DISCARD)
reveal = _by_colour("reveal", REVEAL)
withhold = _by_colour("withhold", WITHHOLD)
give = _by_colour("give", GIVE)
give_nothing = TABLE.add("give nothing", GIVE_NOTHING)
pay = TABLE.add("pay", PAY)
launch = _by_colour("launch", LAUNCH)
return_activity = _by_colour("return", RETURN)
recall = _by_colour("recall", RECALL)
salvage = _by_colour("salvage", SALVAGE)
target = [TABLE.add(f"target {seat}", TARGET, seat) for seat in range(SEATS)]
site = _by_building("site", SITE)
seize = _by_colour("seize", SEIZE)
start = _by_building("start", START)
start_from_hand = _by_building("start", START_FROM_HAND, " from hand")
add = [
    [TABLE.add(f"add {name} {id}", ADD, colour, number) for colour, name in enumerate(COLOURS)]
    for number, id in enumerate(BUILDING_IDS)
]
use = _by_building("use", USE)
done = TABLE.add("done", DONE)
