"""Every action of Spyrium, listed once, with its notation.

The nine places of the market are named like squares: columns a to c, rows 1 to 3, so `b2` is the
middle. A gap is named by the two places beside it, such as `a1-b1`.
"""

from __future__ import annotations

from ludotheque.core.action import Action, ActionTable
from ludotheque.games.spyrium.load import BUILDING_IDS, OPTIONS, USES

PLACES = tuple(f"{column}{row}" for row in "123" for column in "abc")


def _neighbours() -> tuple[tuple[int, int], ...]:
    """The two places beside each gap: six gaps between columns, then six between rows."""
    across = [(3 * row + column, 3 * row + column + 1) for row in range(3) for column in range(2)]
    down = [(3 * row + column, 3 * row + column + 3) for row in range(2) for column in range(3)]
    return tuple(across + down)


BESIDE = _neighbours()
"""For each gap, the two places beside it."""
GAPS = tuple(f"{PLACES[first]}-{PLACES[second]}" for first, second in BESIDE)
GAPS_AROUND = tuple(
    tuple(gap for gap, places in enumerate(BESIDE) if place in places) for place in range(9)
)
"""For each place, the gaps around it."""

TABLE = ActionTable("spyrium")

(
    PLACE,
    SWITCH,
    EVENT,
    EVENT_PLACE,
    EVENT_REUSE,
    GAIN,
    ACTIVATE,
    ACTIVATE_FREE,
    EXPLOIT,
    REUSE,
    PASS,
    TOKEN,
    VALUE,
    BUILD,
    REPLACE,
    ADVANCE,
    SCORE,
    BONUS_WORKER,
    BONUS_MONEY,
) = range(19)


def _by_gap(word: str, verb: int) -> list[Action]:
    return [TABLE.add(f"{word} {name}", verb, gap) for gap, name in enumerate(GAPS)]


def _by_gap_and_place(word: str, verb: int) -> list[tuple[Action, Action]]:
    """For each gap, the actions that name one of the two places beside it."""
    pairs = []
    for gap, (first, second) in enumerate(BESIDE):
        one = TABLE.add(f"{word} {GAPS[gap]} {PLACES[first]}", verb, gap, first)
        other = TABLE.add(f"{word} {GAPS[gap]} {PLACES[second]}", verb, gap, second)
        pairs.append((one, other))
    return pairs


def _by_use(word: str, verb: int) -> list[list[Action]]:
    """For each building face, the actions that choose one of its uses."""
    return [
        [TABLE.add(f"{word} {id} {use + 1}", verb, number, use) for use in range(USES)]
        for number, id in enumerate(BUILDING_IDS)
    ]


place_worker = _by_gap("place", PLACE)
switch = TABLE.add("switch", SWITCH)
use_event = [TABLE.add(f"event {option + 1}", EVENT, option) for option in range(OPTIONS)]
event_place = _by_gap("event-place", EVENT_PLACE)
event_reuse = _by_use("event-reuse", EVENT_REUSE)
gain_money = _by_gap_and_place("gain", GAIN)
activate = _by_gap_and_place("activate", ACTIVATE)
activate_free = _by_gap_and_place("activate-free", ACTIVATE_FREE)
exploit = _by_use("exploit", EXPLOIT)
reuse = _by_use("reuse", REUSE)
pass_turn = TABLE.add("pass", PASS)
take_token = [TABLE.add(f"token {value}", TOKEN, value) for value in (1, 2, 3)]
name_value = [TABLE.add(f"value {value}", VALUE, value) for value in (1, 2, 3)]
build = TABLE.add("build", BUILD)
replace = [
    (
        TABLE.add(f"replace {id}", REPLACE, 2 * n),
        TABLE.add(f"replace {id} tilted", REPLACE, 2 * n + 1),
    )
    for n, id in enumerate(BUILDING_IDS)
]
advance = TABLE.add("residence advance", ADVANCE)
score = TABLE.add("residence score", SCORE)
bonus_worker = TABLE.add("bonus worker", BONUS_WORKER)
bonus_money = TABLE.add("bonus money", BONUS_MONEY)


def _placements(standing: int, actions: list[Action]) -> tuple[Action, ...]:
    return tuple(
        action
        for action, (first, second) in zip(actions, BESIDE, strict=True)
        if standing & (1 << first | 1 << second)
    )


PLACEMENTS = tuple(_placements(standing, place_worker) for standing in range(512))
"""For each set of places that hold a card (bits), where a worker may be placed."""
EVENT_PLACEMENTS = tuple(_placements(standing, event_place) for standing in range(512))
