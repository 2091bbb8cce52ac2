"""Every action of Spyrium, listed once, with its notation.

The nine places of the market are named like squares: columns a to c, rows 1 to 3, so `b2` is the
middle. A gap is named by the two places beside it, such as `a1-b1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NewType

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.spyrium.cards.card import (
    OPTIONS,
    USES,
    BuildingActions,
    BuildingNumber,
    slot_of,
)
from ludotheque.games.spyrium.cards.load import BUILDING_IDS

Place = NewType("Place", int)
"""One of the nine places of the market."""
Gap = NewType("Gap", int)
"""One of the twelve gaps between them."""

PLACES = tuple(f"{column}{row}" for row in "123" for column in "abc")


def _places_beside_gaps() -> tuple[tuple[Place, Place], ...]:
    """The two places beside each gap: six gaps between columns, then six between rows."""
    across = [(3 * row + column, 3 * row + column + 1) for row in range(3) for column in range(2)]
    down = [(3 * row + column, 3 * row + column + 3) for row in range(2) for column in range(3)]
    return tuple((Place(first), Place(second)) for first, second in across + down)


def _sets_of_gaps() -> list[tuple[Gap, ...]]:
    found: list[tuple[Gap, ...]] = [()]
    for gap in range(12):
        found += [(*gaps, Gap(gap)) for gaps in found]
    return found


BESIDE: Final = _places_beside_gaps()
"""For each gap, the two places beside it."""
AROUND: Final = [
    sum(1 << gap for gap, places in enumerate(BESIDE) if place in places)
    for place in range(len(PLACES))
]
"""For each place, the gaps around it (bits)."""
GAPS = tuple(f"{PLACES[first]}-{PLACES[second]}" for first, second in BESIDE)
SIDES: Final = [place for places in BESIDE for place in places]
"""The same in one list, two entries a gap: actions that name a gap and a place go by it."""


def first_side(gap: Gap) -> int:
    """Where the two entries of a gap in ``SIDES`` begin."""
    return 2 * gap


GAP_SETS: Final = _sets_of_gaps()
"""For each set of gaps (bits), the gaps in it."""

TABLE = ActionTable("spyrium")

PLACE: Final = 0
SWITCH: Final = 1
EVENT: Final = 2
EVENT_PLACE: Final = 3
EVENT_REUSE: Final = 4
GAIN: Final = 5
ACTIVATE: Final = 6
ACTIVATE_FREE: Final = 7
EXPLOIT: Final = 8
REUSE: Final = 9
PASS: Final = 10
TOKEN: Final = 11
VALUE: Final = 12
BUILD: Final = 13
REPLACE: Final = 14
ADVANCE: Final = 15
SCORE: Final = 16
BONUS_WORKER: Final = 17
BONUS_MONEY: Final = 18


def _by_gap_and_place(word: str, verb: int) -> list[Action]:
    """For each gap, the two actions that name one of the places beside it."""
    return [
        TABLE.add(f"{word} {GAPS[gap]} {PLACES[place]}", verb, gap, place)
        for gap, places in enumerate(BESIDE)
        for place in places
    ]


def _by_use(
    table: ActionTable, word: str, verb: int, ids: Sequence[str], first: int
) -> list[list[Action]]:
    """For each building, counted from ``first``, the actions that choose one of its uses."""
    return [
        [table.add(f"{word} {id} {use + 1}", verb, number, use) for use in range(USES)]
        for number, id in enumerate(ids, first)
    ]


def _by_slot(table: ActionTable, ids: Sequence[str], first: int) -> list[Action]:
    """For each building, counted from ``first``, its replacement while upright and while tilted."""
    return [
        table.add(f"replace {id}{form}", REPLACE, slot_of(BuildingNumber(number), bool(form)))
        for number, id in enumerate(ids, first)
        for form in ("", " tilted")
    ]


place_worker: Final = TABLE.add_each("place", PLACE, GAPS)
switch: Final = TABLE.add("switch", SWITCH)
use_event: Final = TABLE.add_each("event", EVENT, range(1, OPTIONS + 1))
event_place: Final = TABLE.add_each("event-place", EVENT_PLACE, GAPS)
of_buildings: Final = BuildingActions(TABLE)
of_buildings.event_reuse = _by_use(TABLE, "event-reuse", EVENT_REUSE, BUILDING_IDS, 0)
gain_money: Final = _by_gap_and_place("gain", GAIN)
activate: Final = _by_gap_and_place("activate", ACTIVATE)
activate_free: Final = _by_gap_and_place("activate-free", ACTIVATE_FREE)
of_buildings.exploit = _by_use(TABLE, "exploit", EXPLOIT, BUILDING_IDS, 0)
of_buildings.reuse = _by_use(TABLE, "reuse", REUSE, BUILDING_IDS, 0)
pass_turn: Final = TABLE.add("pass", PASS)
take_token: Final = [TABLE.add(f"token {value}", TOKEN, value) for value in (1, 2, 3)]
name_value: Final = [TABLE.add(f"value {value}", VALUE, value) for value in (1, 2, 3)]
build: Final = TABLE.add("build", BUILD)
of_buildings.replace = _by_slot(TABLE, BUILDING_IDS, 0)
advance: Final = TABLE.add("residence advance", ADVANCE)
score: Final = TABLE.add("residence score", SCORE)
bonus_worker: Final = TABLE.add("bonus worker", BONUS_WORKER)
bonus_money: Final = TABLE.add("bonus money", BONUS_MONEY)


@lru_cache(maxsize=64)
def with_buildings(added: tuple[str, ...]) -> BuildingActions:
    """The actions of the built-in buildings, and of those that a card file adds."""
    if not added:
        return of_buildings
    table, first = ActionTable(TABLE.game, TABLE), len(BUILDING_IDS)
    more = BuildingActions(table)
    more.event_reuse = of_buildings.event_reuse + _by_use(
        table, "event-reuse", EVENT_REUSE, added, first
    )
    more.exploit = of_buildings.exploit + _by_use(table, "exploit", EXPLOIT, added, first)
    more.reuse = of_buildings.reuse + _by_use(table, "reuse", REUSE, added, first)
    more.replace = of_buildings.replace + _by_slot(table, added, first)
    return more


def _placements(holding: int, actions: list[Action]) -> list[Action]:
    return [
        action
        for action, (first, second) in zip(actions, BESIDE, strict=True)
        if holding & (1 << first | 1 << second)
    ]


PLACE_OR_SWITCH: Final = [[*_placements(cards, place_worker), switch] for cards in range(512)]
"""For each set of places that hold a card (bits), where a worker may be placed; or no more are."""
EVENT_PLACEMENTS: Final = [_placements(cards, event_place) for cards in range(512)]
