"""Building in its three ways: a new plot, a replacement, a replacement that shares a symbol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import Cell, legal, play, position, quarter

CARDS = position().cards
PRICES = {card.id: card.price for card in CARDS.faces}
BUILDINGS = [card.id for card in CARDS.buildings]
SYMBOLS = {
    "mine": {"Mine"},
    "atelier": {"Usine"},
    "usine": {"Usine"},
    "univ": {"Recherche"},
    "labo": {"Usine", "Recherche"},
}
"""The symbols by family; all other families bear none."""


def symbols(building: str) -> set[str]:
    return SYMBOLS.get(building.rstrip("123"), set())


def builder(
    card: Cell,
    money: int,
    owned: Sequence[str] = (),
    others: int = 0,
    mine: dict[str, Any] | None = None,
    **fields: Any,
) -> SpyriumState:
    """Seat 0 has just chosen to build the card at b2; a slash marks a tilted building."""
    buildings = [{"card": id.rstrip("/"), "tilted": id.endswith("/")} for id in owned]
    fields = {"event": {"event": "place"}, "next_event": {"event": "reuse"}} | fields
    state = position(
        seats=[
            {"phase": "activation", "money": money, "quarter": buildings} | (mine or {}),
            {"quarter": [{"card": "cite1"}], "active": 0},
        ],
        market={"b2": card, "c2": "mine1"},
        workers={"a2-b2": [0], "b1-b2": [1] * others},
        **fields,
    )
    play(state, "activate a2-b2 b2")
    return state


def paid_for(state: SpyriumState, way: str) -> int:
    """What one way to build costs; the position stays as it is."""
    after = state.copy()
    play(after, way)
    return state.money[0] - after.money[0]


# A building that is built.


@pytest.mark.rule("S-55")
def test_the_building_moves_from_the_market_to_the_quarter_untilted() -> None:
    state = builder("atelier1", 20, ["mine2", "labo1/"])
    play(state, "build")
    assert quarter(state, 0) == ["mine2", "labo1/", "atelier1"]
    assert quarter(state, 1) == ["cite1"]
    market = state.to_json()["market"]
    assert market["b2"] is None
    assert market["c2"] == {"card": "mine1", "tokens": []}


@pytest.mark.rule("S-55")
@pytest.mark.parametrize(
    ("way", "after"),
    [
        ("replace mine2 tilted", ["atelier1", "atelier1/"]),
        ("replace atelier1 tilted", ["atelier1", "mine2/"]),
    ],
)
def test_a_building_that_replaces_a_tilted_one_is_untilted(way: str, after: list[str]) -> None:
    state = builder("atelier1", 20, ["mine2/", "atelier1/"])
    play(state, way)
    assert sorted(quarter(state, 0)) == after


@pytest.mark.rule("S-55")
def test_the_place_stays_empty_for_the_rest_of_the_turn() -> None:
    state = builder("atelier1", 20, others=1)
    play(state, "build", "switch")
    assert legal(state) == ["gain b1-b2 b1"], "nothing to name but the empty places"
    play(state, "gain b1-b2 b1", "exploit atelier1 1")
    assert state.to_json()["market"]["b2"] is None
    play(state, "pass", "pass")
    assert state.to_json()["market"]["b2"] is not None, "the next turn deals a new card"


# A new plot.


@pytest.mark.rule("S-56")
@pytest.mark.parametrize("owned", range(9))
def test_a_new_plot_costs_a_pound_for_each_building_owned(owned: int) -> None:
    eight = ["cite1", "cite2", "residence", "residence", "residence", "hotel", "manoir", "mine2"]
    price = PRICES["atelier1"]
    state = builder("atelier1", price + owned, eight[:owned])
    assert "build" in legal(state)
    assert paid_for(state, "build") == price + owned
    if owned:
        poor = builder("atelier1", price + owned - 1, eight[:owned])
        assert "build" not in legal(poor)


@pytest.mark.rule("S-56")
def test_tilted_buildings_count_and_other_players_buildings_do_not() -> None:
    state = builder("atelier1", 20, ["mine2/", "labo1/"])
    assert paid_for(state, "build") == PRICES["atelier1"] + 2


@pytest.mark.rule("S-56")
def test_buildings_are_counted_at_that_moment() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 40}, {"phase": "passed"}],
        market={"a1": "atelier1", "b2": "mine2", "c3": "residence"},
        workers={"a1-b1": [0], "a2-b2": [0], "c2-c3": [0]},
        event={"event": "place"},
    )
    play(state, "activate a1-b1 a1", "build")
    assert state.money[0] == 40 - PRICES["atelier1"]
    play(state, "activate a2-b2 b2", "replace atelier1")
    left = state.money[0]
    play(state, "activate c2-c3 c3", "build")
    assert left - state.money[0] == PRICES["residence"] + 1, "one was replaced"


# Replacing.


@pytest.mark.rule("S-57")
@pytest.mark.parametrize(
    ("way", "after"),
    [
        ("replace cite1", ["residence", "mine1/", "mine1"]),
        ("replace mine1", ["cite1", "mine1/", "residence"]),
        ("replace mine1 tilted", ["cite1", "residence", "mine1"]),
    ],
)
def test_any_building_may_be_replaced_without_paying_for_a_plot(way: str, after: list[str]) -> None:
    state = builder("residence", PRICES["residence"], ["cite1", "mine1/", "mine1"])
    assert set(legal(state)) == {"replace cite1", "replace mine1", "replace mine1 tilted"}
    assert paid_for(state, way) == PRICES["residence"]
    play(state, way)
    assert sorted(quarter(state, 0)) == sorted(after)
    assert quarter(state, 1) == ["cite1"]


@pytest.mark.rule("S-57")
def test_only_ones_own_buildings_can_be_replaced() -> None:
    assert legal(builder("residence", 20)) == ["build"], "seat 1 owns the cite1"


@pytest.mark.rule("S-58")
@pytest.mark.parametrize("way", ["replace atelier1", "replace labo1 tilted"])
def test_sharing_a_symbol_takes_three_pounds_off_the_price(way: str) -> None:
    price = PRICES["usine1"]
    state = builder("usine1", 30, ["atelier1", "labo1/", "cite1"], others=2)
    assert paid_for(state, way) == price - 3 + 2
    assert paid_for(state, "replace cite1") == price + 2
    assert paid_for(state, "build") == price + 3 + 2


@pytest.mark.rule("S-58")
def test_the_reduction_can_be_what_makes_a_building_payable() -> None:
    owned = ["labo1/", "cite1"]
    state = builder("usine1", PRICES["usine1"] - 3, owned)
    assert legal(state) == ["replace labo1 tilted"]
    play(state, "replace labo1 tilted")
    assert (state.money[0], quarter(state, 0)) == (0, ["usine1", "cite1"])
    with pytest.raises(lt.IllegalAction):
        builder("usine1", PRICES["usine1"] - 4, owned)


@pytest.mark.rule("S-58")
@pytest.mark.parametrize(("price", "paid"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2)])
def test_the_price_never_falls_below_nothing(price: int, paid: int) -> None:
    values = lt.GAMES["spyrium"].card_values()
    values["cards"]["mine2"]["price"] = price
    state = builder("mine2", paid, ["mine1"], cards=values)
    assert paid_for(state, "replace mine1") == paid


@pytest.mark.rule("S-59")
@pytest.mark.parametrize("card", BUILDINGS)
def test_only_mine_usine_and_recherche_count_for_the_reduction(card: str) -> None:
    """One pound short of the price, only buildings that share a symbol can be replaced."""
    owned = [
        face.id for face in CARDS.buildings if face.total > [card, "mine1", "cite1"].count(face.id)
    ]
    related = {f"replace {id}" for id in owned if symbols(id) & symbols(card)}
    if related:
        assert set(legal(builder(card, PRICES[card] - 1, owned))) == related
    else:
        with pytest.raises(lt.IllegalAction):
            builder(card, PRICES[card] - 1, owned)
    assert set(legal(builder(card, PRICES[card], owned))) == {f"replace {id}" for id in owned}


@pytest.mark.rule("S-60")
@pytest.mark.parametrize(
    ("new", "old"), [("labo1", "labo2"), ("labo2", "labo1"), ("labo3", "labo1")]
)
def test_two_symbols_in_common_take_off_no_more_than_one_does(new: str, old: str) -> None:
    state = builder(new, PRICES[new] - 3, [old])
    assert legal(state) == [f"replace {old}"]
    assert paid_for(state, f"replace {old}") == PRICES[new] - 3
    with pytest.raises(lt.IllegalAction):
        builder(new, PRICES[new] - 4, [old])


@pytest.mark.rule("S-61")
def test_a_replaced_building_is_gone_without_a_refund() -> None:
    state = builder("residence", 20, ["palais", "mine1"])
    gone = state.to_json()["gone"]
    play(state, "replace palais", "residence advance")
    assert quarter(state, 0) == ["residence", "mine1"]
    assert sorted(state.to_json()["gone"]) == sorted([*gone, "palais"])
    assert state.money[0] == 20 - PRICES["residence"]


@pytest.mark.rule("S-61")
def test_the_printed_points_of_a_replaced_building_are_lost() -> None:
    state = builder("hotel", 20, ["palais"], turn=6, mine={"active": 0})
    play(state, "replace palais", "switch", "pass", "pass")
    assert state.outcome is not None
    assert state.outcome.points[0]["buildings"] == 6, "not 6 and 12"


# What a building grants.

WAYS = ("build", "replace hotel", "replace univ1", "replace mine1 tilted")


@pytest.mark.rule("S-62")
@pytest.mark.parametrize("way", WAYS)
def test_workers_are_granted_whichever_way_was_used(way: str) -> None:
    state = builder("cite2", 30, ["hotel", "univ1", "mine1/"], mine={"active": 1})
    play(state, way)
    assert (state.active, state.reserve) == ([3, 0], [3, 7])
    assert state.actor == 1


@pytest.mark.rule("S-62")
@pytest.mark.parametrize("way", WAYS)
def test_a_residence_action_is_granted_whichever_way_was_used(way: str) -> None:
    state = builder("residence", 30, ["hotel", "univ1", "mine1/"])
    play(state, way)
    assert (state.actor, legal(state)) == (0, ["residence advance", "residence score"])


@pytest.mark.rule("S-62", "S-78")
@pytest.mark.parametrize("way", WAYS)
def test_tokens_are_paid_whichever_way_was_used(way: str) -> None:
    university = builder(("univ2", 3), 30, ["hotel", "univ1", "mine1/"])
    play(university, way)
    assert (university.score, university.spyrium) == ([3, 0], [2, 2])
    mine = builder(("mine3", 3), 30, ["hotel", "univ1", "mine1/"])
    play(mine, way)
    assert (mine.score, mine.spyrium) == ([0, 0], [5, 2])


@pytest.mark.rule("S-62")
@pytest.mark.parametrize("card", ["atelier1", "usine1", "labo1", "mine1", "mine2", "palais"])
def test_other_buildings_grant_nothing_on_being_built(card: str) -> None:
    state = builder(card, 30)
    play(state, "build")
    assert state.actor == 1
    assert (state.spyrium, state.score, state.active) == ([2, 2], [0, 0], [2, 0])
