"""Cards that lie open: scripted games, counted exactly."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest

import ludotheque as lt
from ludotheque.arena.stays import Stays
from ludotheque.core.event import Event
from ludotheque.core.seat import MOST_SEATS
from ludotheque.core.supply import Supply
from ludotheque.games.spyrium.words.events import PATENTED
from tests.games.monumental import table as monumental
from tests.games.spyrium import table as spyrium
from tests.games.uchronia import table as uchronia


def watched(state: lt.State, supply: str, *texts: str) -> Stays:
    """Plays actions given in notation while a supply is watched; the game is then broken off."""
    (found,) = [one for one in state.game.supplies if one.name == supply]
    stays = Stays(found, state)
    for text in texts:
        stays.ask(state)
        stays.hear(state, state.apply(state.game.parse(text)))
    stays.close()
    return stays


def named(state: lt.State, stays: Stays, counts: Mapping[int, int]) -> dict[str, int]:
    """Counts by the names of the cards, without those that are 0."""
    sort = state.game.position.sorts[stays.supply.sort]
    return {str(sort.write(card, MOST_SEATS)): n for card, n in sorted(counts.items()) if n}


def owners(state: lt.State, stays: Stays) -> set[tuple[str, int]]:
    sort = state.game.position.sorts[stays.supply.sort]
    return {(str(sort.write(card, MOST_SEATS)), seat) for card, seat in stays.owners}


# Spyrium: the market of a turn.

ACTIVE = {"money": 5, "phase": "activation"}
MARKET: Mapping[str, spyrium.Cell] = {
    "a1": "mine1",
    "b1": ("mineur", 1, 2),
    "c1": "mine1",
    "c3": "palais",
}


def test_a_card_is_a_case_if_somebody_could_activate_it() -> None:
    state = spyrium.position(seats=[ACTIVE, ACTIVE], market=MARKET, workers={"a1-b1": [0]})
    stays = watched(state, "market", "gain a1-b1 a1")
    assert named(state, stays, stays.seen) == {"mineur": 2, "mine1": 2, "palais": 1}
    assert named(state, stays, stays.cases) == {"mineur": 1, "mine1": 1}, "not the one at c1"
    assert named(state, stays, stays.taken) == {}
    assert owners(state, stays) == set()


def test_what_is_built_is_taken_and_owned() -> None:
    state = spyrium.position(seats=[ACTIVE, ACTIVE], market=MARKET, workers={"a1-b1": [0]})
    stays = watched(state, "market", "activate a1-b1 a1", "build")
    assert named(state, stays, stays.cases) == {"mineur": 1, "mine1": 1}
    assert named(state, stays, stays.taken) == {"mine1": 1}
    assert owners(state, stays) == {("mine1", 0)}


def test_a_character_is_a_case_for_each_seat_that_could_call_it() -> None:
    state = spyrium.position(seats=[ACTIVE, ACTIVE], market=MARKET, workers={"a1-b1": [0, 1]})
    calls = ["activate a1-b1 b1", "token 1", "gain a1-b1 a1"]
    stays = watched(state, "market", *calls)
    assert named(state, stays, stays.cases) == {"mineur": 2, "mine1": 1}
    assert named(state, stays, stays.taken) == {"mineur": 1}
    assert owners(state, stays) == {("mineur", 0)}


def test_a_character_that_a_seat_calls_twice_is_one_case() -> None:
    state = spyrium.position(
        seats=[ACTIVE, {"phase": "passed"}], market=MARKET, workers={"a1-b1": [0, 0]}
    )
    calls = ["activate a1-b1 b1", "token 1", "activate a1-b1 b1", "token 2"]
    stays = watched(state, "market", *calls)
    assert named(state, stays, stays.cases) == {"mineur": 1, "mine1": 1}
    assert named(state, stays, stays.taken) == {"mineur": 1}


def test_the_next_turn_is_another_case() -> None:
    state = spyrium.position(
        seats=[ACTIVE, {"phase": "passed"}],
        market={"a1": "mine1"},
        workers={"a1-b1": [0]},
        decks={"A": ["mine1"]},
        turn=1,
    )
    stays = watched(state, "market", "gain a1-b1 a1", "pass")
    assert named(state, stays, stays.seen) == {"mine1": 2}
    assert named(state, stays, stays.cases) == {"mine1": 1}


# Uchronia: the Great Works.


def test_buildings_are_cases_when_one_of_them_is_started() -> None:
    state = uchronia.position(
        uchronia.seat(hand="s", stock="s", sites={"bridge": ""}),
        uchronia.seat(hand="w"),
        forum="wb",
        works=["dock", "dock", "school", "tavern"],
    )
    stays = watched(state, "great-works", "command stone", "start dock")
    assert named(state, stays, stays.cases) == {"dock": 1, "school": 1}, "there is no clay"
    assert named(state, stays, stays.taken) == {"dock": 1}
    assert owners(state, stays) == {("dock", 0)}


def test_buildings_are_no_cases_when_none_is_started() -> None:
    state = uchronia.position(
        uchronia.seat(hand="s", stock="s", sites={"bridge": ""}),
        uchronia.seat(hand="w"),
        forum="wb",
        works=["dock"],
    )
    assert not watched(state, "great-works", "command stone", "add stone bridge").cases


# Monumental: the display, the piles, Policies and civilizations.

DISPLAY = ["temple", "writing", "great_wall", None, None, None]


@pytest.mark.parametrize(
    ("supply", "cases", "taken"),
    [
        ("display", {"temple", "writing", "great_wall"}, "great_wall"),
        ("basics", {"workshop", "laboratory", "archery_range"}, "workshop"),
    ],
)
def test_the_display_and_the_piles_are_counted_apart(
    supply: str, cases: set[str], taken: str
) -> None:
    state = monumental.position(
        seats=[{"gold": 0}, {}], res={"production": 5, "science": 3}, display=DISPLAY
    )
    stays = watched(state, supply, "buy workshop", "buy great_wall")
    assert named(state, stays, stays.cases) == dict.fromkeys(cases, 1)
    assert named(state, stays, stays.taken) == {taken: 1}
    assert owners(state, stays) == {(taken, 0)}


def test_policies_are_cases_when_one_of_them_is_developed() -> None:
    seat = {"civilization": "china", "culture": 3}
    state = monumental.position(seats=[seat, {"civilization": "japan"}])
    stays = watched(state, "policies", "policy silk_road", "policy confucianism", "end")
    cases = named(state, stays, stays.cases)
    assert len(cases) == 5, "nobody has developed any of the other seat"
    assert cases.pop("silk_road") == 1
    assert set(cases.values()) == {2}
    assert named(state, stays, stays.taken) == {"confucianism": 1, "silk_road": 1}
    assert owners(state, stays) == {("confucianism", 0), ("silk_road", 0)}


def test_policies_that_a_seat_could_develop_but_does_not_are_no_cases() -> None:
    state = monumental.position(seats=[{"civilization": "china", "culture": 3}, {}])
    assert not watched(state, "policies", "end").cases


def test_civilizations_are_cases_when_they_are_chosen() -> None:
    state = lt.new("monumental", players=2, seed=1)
    stays = watched(state, "civilizations", "civilization japan", "civilization china")
    cases = named(state, stays, stays.cases)
    assert cases == {"china": 2, "denmark": 2, "egypt": 2, "greece": 2, "japan": 1}
    assert named(state, stays, stays.taken) == {"china": 1, "japan": 1}


def test_civilizations_that_are_dealt_have_owners_and_no_cases() -> None:
    state = lt.new("monumental", players=2, seed=1, options={"civilizations": "dealt"})
    stays = watched(state, "civilizations")
    assert not stays.cases
    assert {seat for _, seat in owners(state, stays)} == {0, 1}


# Copies of a card that lie side by side.


class Pile(Supply[lt.State]):
    """Whatever a test says."""

    def __init__(self, *cards: int) -> None:
        super().__init__("pile", "face", {"patented": "card"})
        self.cards = list(cards)

    def lying(self, state: lt.State) -> list[tuple[int, int]]:
        return [(card, 0) for card in self.cards]

    def offered(self, state: lt.State) -> list[tuple[int, int]]:
        return self.lying(state)


def counted(*steps: tuple[list[int], list[int]]) -> tuple[dict[int, int], ...]:
    """Stays, cases and takings of a pile: before each decision what lies there, then what is taken.

    The last step says what lies there in the end; it is taken by nobody.
    """
    state = lt.new("spyrium", players=2, seed=1)
    pile = Pile(*steps[0][0])
    stays = Stays(pile, state)
    for (_, taken), (left, _) in pairwise([*steps, ([], [])]):
        stays.ask(state)
        pile.cards = left
        stays.hear(state, [Event(PATENTED, 0, (card,)) for card in taken])
    stays.close()
    return tuple(
        {card: n for card, n in found.items() if n}
        for found in (stays.seen, stays.cases, stays.taken)
    )


def test_two_copies_are_two_cases() -> None:
    assert counted(([1, 1, 2], [1]), ([1, 2], [])) == ({1: 2, 2: 1}, {1: 2, 2: 1}, {1: 1})


def test_a_copy_that_comes_in_place_of_one_that_was_taken_is_a_new_stay() -> None:
    assert counted(([1], [1]), ([1], [])) == ({1: 2}, {1: 2}, {1: 1})


def test_what_is_cleared_away_was_not_taken() -> None:
    assert counted(([1, 2], []), ([2], []), ([2, 1], [2])) == ({1: 2, 2: 1}, {1: 2, 2: 1}, {2: 1})
