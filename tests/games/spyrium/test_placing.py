"""Placing workers in the market and gaining money with them."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position


def placements(state: lt.State) -> set[str]:
    return {text.removeprefix("place ") for text in legal(state) if text.startswith("place ")}


def gains(state: lt.State) -> set[str]:
    return {text.removeprefix("gain ") for text in legal(state) if text.startswith("gain ")}


def workers(state: lt.State) -> dict[str, list[int]]:
    found: dict[str, list[int]] = state.to_json()["workers"]
    return found


# Placing a worker.


@pytest.mark.rule("S-38")
def test_a_worker_goes_from_the_start_card_into_a_gap() -> None:
    state = position(
        seats=[{"active": 2, "money": 6}, {"active": 3}],
        market={"a1": "mine1", "b1": "geologue"},
        event={"event": "reuse"},
    )
    bystander = state.to_json()["players"][1]
    play(state, "place a1-b1")
    assert (state.active[0], state.inactive[0], state.money[0]) == (1, 0, 6)
    assert workers(state) == {"a1-b1": [0]}
    assert state.to_json()["players"][1] == bystander


@pytest.mark.rule("S-38")
def test_only_active_workers_can_be_placed() -> None:
    state = position(
        seats=[{"active": 0, "inactive": 2, "reserve": 5}, {}],
        market={"a1": "mine1"},
        event={"event": "reuse"},
    )
    assert placements(state) == set()
    assert legal(state) == ["switch"]


@pytest.mark.rule("S-38")
def test_a_player_may_place_as_long_as_a_worker_is_active() -> None:
    state = position(
        seats=[{"active": 2}, {"phase": "passed"}],
        market={"a1": "mine1"},
        event={"event": "reuse"},
    )
    play(state, "place a1-b1", "place a1-a2")
    assert workers(state) == {"a1-b1": [0], "a1-a2": [0]}
    assert legal(state) == ["switch"]


@pytest.mark.rule("S-39")
def test_a_gap_needs_a_card_on_at_least_one_side() -> None:
    state = position(market={"a1": "mine1", "b1": "geologue", "c3": "palais"})
    assert placements(state) == {
        "a1-b1",  # between two cards
        *("b1-c1", "a1-a2", "b1-b2", "c2-c3", "b3-c3"),  # a card and an empty place
    }


@pytest.mark.rule("S-39")
def test_a_gap_between_two_empty_places_is_refused_even_if_a_worker_stands_there() -> None:
    state = position(market={"a1": "mine1"}, workers={"b2-c2": [1]})
    with pytest.raises(lt.IllegalAction):
        play(state, "place b2-c2")
    assert workers(state) == {"b2-c2": [1]}


@pytest.mark.rule("S-39")
def test_gaps_close_when_their_last_card_leaves() -> None:
    state = position(
        seats=[{"phase": "activation"}, {}],
        market={"a1": "mine1", "c3": "palais"},
        workers={"a1-b1": [0]},
        event={"event": "reuse"},
    )
    play(state, "activate a1-b1 a1", "build")
    assert placements(state) == {"c2-c3", "b3-c3"}


@pytest.mark.rule("S-39")
def test_an_empty_market_has_no_gap_to_stand_in() -> None:
    assert placements(position()) == set()


@pytest.mark.rule("S-40")
def test_a_gap_holds_any_number_of_workers_of_any_owners() -> None:
    state = position(
        seats=[{"active": 7, "reserve": 0}] * 5, market={"b2": "mine1"}, event={"event": "reuse"}
    )
    for _ in range(35):
        play(state, "place b1-b2")
    assert workers(state) == {"b1-b2": [seat for seat in range(5) for _ in range(7)]}


# Gaining money.


def crowded(mine: dict[str, Any] | None = None, **fields: Any) -> SpyriumState:
    """Seat 0 has a worker between a card with two other workers and one with four.

    Around a1 stand one more of seat 0 and one of seat 1; around b1 one more of seat 0, two of
    seat 1 and one of seat 2. The workers around c3 touch neither.
    """
    seats = [{"phase": "activation", "money": 1} | (mine or {}), {"money": 1}, {"money": 1}]
    return position(
        **{
            "seats": seats,
            "market": {"a1": "mine1", "b1": "geologue", "c3": "palais"},
            "workers": {
                "a1-b1": [0],
                "a1-a2": [0, 1],
                "b1-c1": [0, 1, 1],
                "b1-b2": [2],
                "b3-c3": [2, 2],
            },
            "event": {"event": "reuse"},
        }
        | fields
    )


@pytest.mark.rule("S-44")
@pytest.mark.parametrize(("card", "money"), [("a1", 2), ("b1", 4)])
def test_a_worker_earns_a_pound_for_each_other_worker_around_the_card_named(
    card: str, money: int
) -> None:
    state = crowded()
    play(state, f"gain a1-b1 {card}")
    assert state.money == [1 + money, 1, 1]


@pytest.mark.rule("S-44")
def test_other_workers_in_the_same_gap_count() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 0}, {}],
        market={"b2": "mine1"},
        workers={"a2-b2": [0, 0, 1, 1, 1]},
    )
    play(state, "gain a2-b2 b2")
    assert state.money[0] == 4


@pytest.mark.rule("S-44")
@pytest.mark.parametrize("card", ["a1", "b1"])
def test_workers_placed_during_the_turn_count_for_both_cards(card: str) -> None:
    state = position(
        seats=[{"money": 0}, {"money": 0}],
        market={"a1": "mine1", "b1": "geologue"},
        event={"event": "reuse"},
    )
    play(state, "place a1-b1", "place a1-b1", "switch", f"gain a1-b1 {card}")
    assert state.money == [1, 0]
    play(state, "switch", f"gain a1-b1 {card}")
    assert state.money == [1, 0], "the first worker has left"


@pytest.mark.rule("S-44")
def test_a_worker_alone_earns_nothing() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 3}, {}],
        market={"b2": "mine1"},
        workers={"a2-b2": [0], "a1-b1": [1]},
    )
    play(state, "gain a2-b2 b2")
    assert state.money[0] == 3


@pytest.mark.rule("S-44")
def test_only_own_workers_and_cards_next_to_them_can_be_named() -> None:
    assert gains(crowded()) == {
        *("a1-b1 a1", "a1-b1 b1"),
        "a1-a2 a1",  # a2 is empty
        "b1-c1 b1",  # c1 is empty
    }


@pytest.mark.rule("S-44")
def test_money_is_gained_in_phase_two_only() -> None:
    assert gains(crowded({"phase": "placement"})) == set()


@pytest.mark.rule("S-45")
def test_the_worker_leaves_the_market_and_lies_inactive() -> None:
    state = crowded({"active": 1})
    play(state, "gain a1-a2 a1")
    assert workers(state)["a1-a2"] == [1]
    assert workers(state)["a1-b1"] == [0]
    assert (state.active[0], state.inactive[0]) == (1, 1)
    assert state.market == crowded().market


@pytest.mark.rule("S-45")
def test_an_inactive_worker_cannot_be_used_again_this_turn() -> None:
    state = position(
        seats=[
            {"phase": "activation", "active": 0, "quarter": [{"card": "mine1"}]},
            {"phase": "passed"},
        ],
        market={"a1": "mine1"},
        workers={"a1-b1": [0]},
        event={"event": "place"},
    )
    play(state, "gain a1-b1 a1")
    assert legal(state) == ["pass"]


@pytest.mark.rule("S-46")
def test_a_worker_with_both_neighbours_gone_leaves_for_nothing() -> None:
    state = crowded(
        {"active": 1, "money": 5},
        market={"c3": "palais"},
        workers={"a1-b1": [0, 1, 1], "a1-a2": [1]},
    )
    assert len(gains(state)) == 1, "there is no card to choose between"
    play(state, *legal(state))
    assert state.money == [5, 1, 1]
    assert (state.active[0], state.inactive[0]) == (1, 1)
    assert workers(state) == {"a1-b1": [1, 1], "a1-a2": [1]}
    assert state.actor == 1, "and that was the action"


@pytest.mark.rule("S-46")
def test_with_one_neighbour_gone_the_other_has_to_be_named() -> None:
    state = crowded(market={"b1": "geologue"}, workers={"a1-b1": [0, 1], "a1-a2": [1, 1]})
    assert gains(state) == {"a1-b1 b1"}
    play(state, "gain a1-b1 b1")
    assert state.money[0] == 2


@pytest.mark.rule("S-47")
def test_a_token_character_without_tokens_still_brings_money() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 0}, {}],
        market={"a1": "mineur"},
        workers={"a1-b1": [0], "a1-a2": [1, 1]},
        event={"event": "reuse"},
    )
    assert legal(state) == ["gain a1-b1 a1"]
    play(state, "gain a1-b1 a1")
    assert state.money[0] == 2


@pytest.mark.rule("S-47")
def test_workers_may_still_be_placed_next_to_it() -> None:
    state = position(market={"a1": "bureaucrate"}, event={"event": "reuse"})
    assert placements(state) == {"a1-b1", "a1-a2"}
