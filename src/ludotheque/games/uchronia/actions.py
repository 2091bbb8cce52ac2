"""Every action of Uchronia, listed once, with its notation.

Colours stand for resource cards, ids for buildings, numbers for seats. The same action can answer
different questions: `take wood` takes a card from the Forum, and the question says where to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.uchronia.cards.built_in import BUILDING_IDS
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS

SEATS: Final = 5

TABLE = ActionTable("uchronia")

COMMAND: Final = 0
PAIR: Final = 1
PLOT: Final = 2
LAY: Final = 3
ORDER: Final = 4
COPY: Final = 5
TAKE: Final = 6
TAKE_UNSEEN: Final = 7
STORE: Final = 8
DISCARD: Final = 9
REVEAL: Final = 10
WITHHOLD: Final = 11
GIVE: Final = 12
GIVE_NOTHING: Final = 13
PAY: Final = 14
LAUNCH: Final = 15
RETURN: Final = 16
RECALL: Final = 17
SALVAGE: Final = 18
TARGET: Final = 19
SITE: Final = 20
SEIZE: Final = 21
START: Final = 22
START_FROM_HAND: Final = 23
ADD: Final = 24
USE: Final = 25
DONE: Final = 26


def _by_colour(word: str, verb: int) -> list[Action]:
    return TABLE.add_each(word, verb, COLOURS)


class BuildingActions:
    """The actions that name buildings, by the index of the building, and the table they stand in.

    Card files may have buildings of their own; their actions come behind all others.
    """

    add: list[list[Action]]
    """By building and colour."""
    add_to: list[list[list[Action]]]
    """By building and set of colours."""

    def __init__(self, table: ActionTable) -> None:
        self.table = table
        self.extended = False
        self.site: list[Action] = []
        self.start: list[Action] = []
        self.start_from_hand: list[Action] = []
        self.add = []
        self.add_to = []
        self.use: list[Action] = []

    def ordered(self, legal: list[Action]) -> list[Action]:
        """A list of actions in the order of the table."""
        return sorted(legal, key=_place) if self.extended else legal


def _place(action: Action) -> int:
    return action.index


def _by_building(
    table: ActionTable, word: str, verb: int, ids: Sequence[str], first: int, behind: str = ""
) -> list[Action]:
    return table.add_each(word, verb, ids, behind, first)


def _adds(table: ActionTable, ids: Sequence[str], first: int) -> list[list[Action]]:
    return [
        [table.add(f"add {name} {id}", ADD, colour, number) for colour, name in enumerate(COLOURS)]
        for number, id in enumerate(ids, first)
    ]


command: Final = _by_colour("command", COMMAND)
pair: Final = _by_colour("pair", PAIR)
plot: Final = TABLE.add("plot", PLOT)
lay: Final = _by_colour("lay", LAY)
order: Final = TABLE.add_each("order", ORDER, ORDERS)
copy: Final = TABLE.add_each("copy", COPY, ORDERS)
take: Final = _by_colour("take", TAKE)
take_unseen: Final = TABLE.add("take unseen", TAKE_UNSEEN)
store: Final = _by_colour("store", STORE)
discard: Final = _by_colour("discard", DISCARD)
reveal: Final = _by_colour("reveal", REVEAL)
withhold: Final = _by_colour("withhold", WITHHOLD)
give: Final = _by_colour("give", GIVE)
give_nothing: Final = TABLE.add("give nothing", GIVE_NOTHING)
pay: Final = TABLE.add("pay", PAY)
launch: Final = _by_colour("launch", LAUNCH)
return_activity: Final = _by_colour("return", RETURN)
recall: Final = _by_colour("recall", RECALL)
salvage: Final = _by_colour("salvage", SALVAGE)
target: Final = TABLE.add_each("target", TARGET, range(SEATS))
BUILT_IN: Final = BuildingActions(TABLE)
BUILT_IN.site = _by_building(TABLE, "site", SITE, BUILDING_IDS, 0)
seize: Final = _by_colour("seize", SEIZE)
BUILT_IN.start = _by_building(TABLE, "start", START, BUILDING_IDS, 0)
BUILT_IN.start_from_hand = _by_building(
    TABLE, "start", START_FROM_HAND, BUILDING_IDS, 0, " from hand"
)
BUILT_IN.add = _adds(TABLE, BUILDING_IDS, 0)
BUILT_IN.use = _by_building(TABLE, "use", USE, BUILDING_IDS, 0)
done: Final = TABLE.add("done", DONE)


# The legal actions that follow from a set of colours (`cards/colours.py`), listed once for each
# set: to make such a list takes a good part of a decision. They are shared, so nobody changes them.

nothing: Final[list[Action]] = []


def _of_colours(listed: list[Action], colours: int) -> list[Action]:
    return [action for colour, action in enumerate(listed) if colours >> colour & 1]


def _for_each_set(listed: list[Action], *others: Action) -> list[list[Action]]:
    """The actions of the colours, and others behind them; nothing without any colour."""
    return [nothing, *([*_of_colours(listed, colours), *others] for colours in range(1, 32))]


turn: Final = [
    [[*_of_colours(command, held), *_of_colours(pair, twice), plot] for held in range(32)]
    for twice in range(32)
]
"""For the colours of which a hand holds two, and those which it holds."""
copy_or_done: Final = _for_each_set(copy, done)
take_one: Final = _for_each_set(take)
take_or_done: Final = _for_each_set(take, done)
store_one: Final = _for_each_set(store)
store_or_done: Final = _for_each_set(store, done)
discard_one: Final = _for_each_set(discard)
discard_or_done: Final = _for_each_set(discard, done)
reveal_one: Final = _for_each_set(reveal)
reveal_or_done: Final = _for_each_set(reveal, done)
withhold_one: Final = _for_each_set(withhold)
give_one: Final = _for_each_set(give)
launch_one: Final = _for_each_set(launch)
launch_or_done: Final = _for_each_set(launch, done)
return_one: Final = _for_each_set(return_activity)
salvage_or_done: Final = _for_each_set(salvage, done)
seize_one: Final = _for_each_set(seize)
BUILT_IN.add_to = [_for_each_set(listed) for listed in BUILT_IN.add]
only_give_nothing: Final = [give_nothing]


def with_buildings(ids: Sequence[str]) -> BuildingActions:
    """The actions for the built-in buildings and some others."""
    if not ids:
        return BUILT_IN
    first = len(BUILDING_IDS)
    table = ActionTable(TABLE.game, TABLE)
    made = BuildingActions(table)
    made.extended = True
    made.site = BUILT_IN.site + _by_building(table, "site", SITE, ids, first)
    made.start = BUILT_IN.start + _by_building(table, "start", START, ids, first)
    made.start_from_hand = BUILT_IN.start_from_hand + _by_building(
        table, "start", START_FROM_HAND, ids, first, " from hand"
    )
    adds = _adds(table, ids, first)
    made.add = BUILT_IN.add + adds
    made.add_to = BUILT_IN.add_to + [_for_each_set(listed) for listed in adds]
    made.use = BUILT_IN.use + _by_building(table, "use", USE, ids, first)
    return made
