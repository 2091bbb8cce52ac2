"""Set-up: real first positions over many seeds and every number of players."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

import ludotheque as lt
from tests.games.spyrium.table import legal, play

COUNTS = (2, 3, 4, 5)
SEEDS = range(60)


@cache
def first_positions(players: int) -> list[dict[str, Any]]:
    return [lt.new("spyrium", players=players, seed=seed).to_json() for seed in SEEDS]


every_count = pytest.mark.parametrize("players", COUNTS)


# The piles.


@pytest.mark.rule("S-10")
@every_count
def test_each_era_has_a_pile_of_its_own(players: int) -> None:
    for data in first_positions(players):
        piles = data["decks"]
        assert {era: len(pile) for era, pile in piles.items()} == {"A": 21, "B": 20, "C": 9}
        assert {"mine1", "labo1"}.isdisjoint(piles["B"] + piles["C"])
        assert {"mine3", "labo2"}.isdisjoint(piles["A"] + piles["C"])
        assert {"palais", "manoir", "hotel"} <= set(piles["C"])


@pytest.mark.rule("S-10")
@pytest.mark.parametrize("era", ["A", "B", "C"])
def test_sorting_by_era_always_gives_the_same_cards(era: str) -> None:
    piles = []
    for data in first_positions(3):
        dealt = [cell["card"] for cell in data["market"].values()] if era == "A" else []
        piles.append(Counter(data["decks"][era] + dealt))
    assert all(pile == piles[0] for pile in piles)


@pytest.mark.rule("S-10")
@pytest.mark.parametrize("era", ["A", "B", "C"])
def test_each_pile_is_shuffled(era: str) -> None:
    piles = [data["decks"][era] for data in first_positions(3)]
    assert len({tuple(pile) for pile in piles}) == len(SEEDS)
    faces = set(piles[0]) if era == "C" else {"residence"}
    for spot in (0, -1):
        assert {pile[spot] for pile in piles} >= faces


@pytest.mark.rule("S-10")
@every_count
def test_the_piles_lie_face_down(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=1)
    for seat in (None, *range(players)):
        known = state.view(seat).to_json()
        assert known["decks"] == {"A": {"hidden": 21}, "B": {"hidden": 20}, "C": {"hidden": 9}}


@pytest.mark.rule("S-11")
def test_the_events_are_shuffled() -> None:
    data = first_positions(4)
    seven = {"token", "sell", "residence", "invest", "reuse", "place", "recruit"}
    assert {first["event"]["event"] for first in data} == seven
    assert {first["next_event"]["event"] for first in data} == seven
    assert {first["event_pile"][0] for first in data} == seven
    assert len({tuple(first["event_pile"]) for first in data}) > len(SEEDS) // 2


@pytest.mark.rule("S-11")
@every_count
def test_of_the_future_events_only_the_top_card_can_be_seen(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=1)
    for seat in (None, *range(players)):
        known = state.view(seat).to_json()
        assert known["next_event"] == state.to_json()["next_event"]
        assert known["event_pile"] == {"hidden": 5}


@pytest.mark.rule("S-12")
def test_the_tokens_are_shuffled() -> None:
    supplies = [data["token_reserve"] for data in first_positions(2)]
    assert len({tuple(supply[-6:]) for supply in supplies}) > len(SEEDS) // 2
    for spot in (0, -1):
        assert {supply[spot] for supply in supplies} == {1, 2, 3}


@pytest.mark.rule("S-12")
@every_count
def test_the_tokens_form_a_face_down_supply(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=1)
    supply = state.to_json()["token_reserve"]
    assert state.to_json()["token_discard"] == []
    for seat in (None, *range(players)):
        assert state.view(seat).to_json()["token_reserve"] == {"hidden": len(supply)}


@pytest.mark.rule("S-13")
@every_count
def test_the_first_event_has_a_random_token_if_it_uses_one(players: int) -> None:
    values = set()
    for data in first_positions(players):
        if data["event"]["event"] == "token":
            values.add(data["event"]["token"])
        else:
            assert "token" not in data["event"]
    assert len(values) > 1
    assert values <= {1, 2, 3}


# The players.


@pytest.mark.rule("S-14")
@every_count
def test_everyone_starts_with_eight_pounds_two_spyrium_and_three_workers(players: int) -> None:
    for data in first_positions(players):
        for player in data["players"]:
            assert player["money"] == 8 + 2, "the income of turn 1 has been paid"
            assert player["spyrium"] == 2
            assert (player["active"], player["inactive"]) == (3, 0)
            assert player["quarter"] == []
            assert player["techniques"] == []
            assert (player["kept"], player["kept_tokens"]) == (0, [])
        assert data["workers"] == {}


@pytest.mark.rule("S-14")
@every_count
def test_everyone_has_a_colour_of_their_own(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=1)
    play(state, *["place a1-b1"] * players)
    assert state.to_json()["workers"] == {"a1-b1": list(range(players))}


@pytest.mark.rule("S-15")
@every_count
def test_four_workers_start_in_the_reserve_and_cannot_be_used(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=3)
    assert [player["reserve"] for player in state.to_json()["players"]] == [4] * players
    play(state, *["place a1-b1"] * (3 * players))
    assert not [text for text in legal(state) if text.startswith("place")]
    assert [player["reserve"] for player in state.to_json()["players"]] == [4] * players


@pytest.mark.rule("S-16")
@every_count
def test_the_discs_start_on_zero_on_the_first_residence_and_on_phase_one(players: int) -> None:
    for data in first_positions(players):
        for player in data["players"]:
            assert player["score"] == 0
            assert player["residence"] == 2
            assert player["phase"] == "placement"
            assert player["used"] == [], "the fourth disc is in hand"


@pytest.mark.rule("S-17")
@every_count
def test_both_bonus_tokens_wait_at_the_eight(players: int) -> None:
    for data in first_positions(players):
        assert [player["bonuses"] for player in data["players"]] == [["worker", "money"]] * players


@pytest.mark.rule("S-18")
@every_count
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    firsts = Counter(data["first"] for data in first_positions(players))
    assert set(firsts) == set(range(players))
    assert max(firsts.values()) < 2.2 * len(SEEDS) / players


@pytest.mark.rule("S-18")
@every_count
def test_the_first_player_decides_first(players: int) -> None:
    for seed in SEEDS:
        state = lt.new("spyrium", players=players, seed=seed)
        assert state.actor == state.to_json()["first"]
