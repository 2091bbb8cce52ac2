"""Set-up (M-8 to M-16)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.core.game import OptionValue
from ludotheque.games.monumental.position import MonumentalState
from tests.games.monumental.table import GAME, legal, play

EVERY = pytest.mark.parametrize("players", [1, 2, 3, 4])


def fresh(players: int, seed: int = 1, **options: OptionValue) -> MonumentalState:
    state: MonumentalState = GAME.new(players, seed, {"civilizations": "dealt"} | options)
    return state


@pytest.mark.rule("M-8")
@EVERY
def test_tokens_lie_as_the_map_says_and_show_their_value_only(players: int) -> None:
    state = fresh(players)
    name = {1: "for_two", 2: "for_two", 3: "for_three", 4: "for_four"}[players]
    data = state.view(0).to_json()
    for number, tile in enumerate(GAME.card_values()["maps"][name]["tiles"]):
        shown = data["tiles"].get(str(number + 1), {})
        assert shown.get("barbarian", 0) == tile.get("barbarian", 0)
        assert ("city" in shown) == tile.get("city", False)
    for value in "1234":
        assert set(data["barbarians"][value]) == {"hidden"}
    rewards = {tuple(fresh(players, seed).to_json()["barbarians"]["2"]) for seed in range(9)}
    cities = {str(fresh(players, seed).to_json()["tiles"]["2"]) for seed in range(9)}
    assert len(rewards) > 1
    assert len(cities) > 1 or players > 2


@pytest.mark.rule("M-8")
def test_everybody_knows_which_free_cities_lie_on_the_map() -> None:
    state = GAME.new(2, 5)
    data = state.to_json()["tiles"]
    cities = {tile: on["city"] for tile, on in data.items() if "city" in on}
    assert len(cities) == 2
    for seat in (0, 1, None):
        view = state.view(seat)
        seen = view.to_json()["tiles"]
        assert {tile: on["city"] for tile, on in seen.items() if "city" in on} == cities
        sample = view.sample(Random(1)).to_json()["tiles"]
        assert {tile: on["city"] for tile, on in sample.items() if "city" in on} == cities


@pytest.mark.rule("M-9")
@EVERY
def test_markets_get_as_many_tokens_as_there_are_players(players: int) -> None:
    data = fresh(players).to_json()
    sizes = [len(pile) for pile in data["piles"].values()]
    sides = max(2, players)
    assert sizes == [sides] * sides + [0] * (4 - sides)
    for name, pile in data["piles"].items():
        assert all(token.startswith(name) for token in pile)
        assert len(pile) + len(data["box"]["markets"][name]) == 5
    view = fresh(players).view(0).to_json()
    assert view["piles"]["silk"] == {"hidden": sides}
    assert view["box"]["markets"]["silk"] == {"hidden": 5 - sides}


@pytest.mark.rule("M-10")
@EVERY
def test_production_tokens_lie_on_land_without_a_market(players: int) -> None:
    state = fresh(players)
    for tile, hexagon in enumerate(state.board.layout):
        bare = hexagon.terrain not in ("capital", "sea") and not hexagon.market
        assert bool(state.production_on >> tile & 1) == bare


@pytest.mark.rule("M-11")
def test_the_eras_come_in_order_and_no_separator_among_them() -> None:
    state = fresh(3)
    data = state.to_json()
    assert [len(data["decks"][era]) for era in ("I", "II", "III")] == [9, 12, 8]
    order = {tuple(fresh(3, seed).to_json()["decks"]["II"]) for seed in range(5)}
    assert len(order) == 5
    assert all(state.cards.by_id[card].era == 0 for card in data["display"])


@pytest.mark.rule("M-12")
@pytest.mark.parametrize(("players", "rows"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_six_cards_lie_in_one_or_two_rows(players: int, rows: int) -> None:
    state = fresh(players)
    assert None not in state.to_json()["display"]
    assert state.rows == rows


@pytest.mark.rule("M-13")
def test_civilizations_are_chosen_once_each_from_the_first_player_on() -> None:
    state = GAME.new(3, 5)
    first = state.to_json()["first"]
    assert len(legal(state)) == 5
    asked = []
    for name in ("egypt", "japan", "china"):
        asked.append(state.actor)
        assert f"civilization {name}" in legal(state)
        play(state, f"civilization {name}")
        assert f"civilization {name}" not in legal(state)
    assert asked == [first, (first + 1) % 3, (first + 2) % 3]
    dealt = fresh(4)
    assert len({side.civilization for side in dealt.side}) == 4
    assert state.decision is not None
    assert state.decision.kind == "capital"


@pytest.mark.rule("M-14")
@pytest.mark.parametrize("seed", range(6))
def test_a_city_of_nine_slots_is_laid_and_knowledge_is_covered(seed: int) -> None:
    data = fresh(2, seed).to_json()
    for player in data["players"]:
        assert len(player["city"]) == 9
        covered = [slot for slot in player["city"] if "knowledge" in slot]
        assert len(player["deck"]) == 6 - len(covered)


@pytest.mark.rule("M-15")
def test_everybody_begins_with_two_gold() -> None:
    assert [player["gold"] for player in fresh(4).to_json()["players"]] == [2, 2, 2, 2]


@pytest.mark.rule("M-16")
def test_the_last_player_chooses_a_capital_first() -> None:
    firsts = Counter(fresh(3, seed).first for seed in range(30))
    assert set(firsts) == {0, 1, 2}
    state = fresh(3)
    order = []
    while state.decision is not None and state.decision.kind == "capital":
        order.append(state.actor)
        play(state, legal(state)[0])
    first = state.first
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert state.actor == first
    assert len({side.capital for side in state.side}) == 3
    assert [side.outposts_left for side in state.side] == [2, 2, 2]
