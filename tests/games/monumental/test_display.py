"""Completing the display."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.table import play, position

EVERYTHING = [
    *["work_camp"] * 5,
    *["library"] * 3,
    *["fort"] * 3,
    "forum",
    "mine",
    "paper_mill",
    "pyrotechnics",
]


def without(*cards: str) -> list[str]:
    left = list(EVERYTHING)
    for card in cards:
        left.remove(card)
    return left


ROW = ["temple", "bazaar", "aqueduct", "writing", "currency", "great_wall"]
THREE: list[dict[str, Any]] = [{}, {}, {}]


@pytest.mark.rule("M-95", "M-96")
def test_a_row_is_filled_from_the_left_at_the_end_of_the_turn() -> None:
    state = position(
        seats=THREE,
        res={"production": 6, "science": 2},
        display=ROW,
        decks={"I": [*era_one_but(*ROW)]},
    )
    following = state.to_json()["decks"]["I"][-2:][::-1]
    play(state, "buy currency", "buy aqueduct")
    assert state.to_json()["display"] == ["temple", "bazaar", None, "writing", None, "great_wall"]
    play(state, "end")
    assert state.to_json()["display"] == [
        following[1],
        following[0],
        "temple",
        "bazaar",
        "writing",
        "great_wall",
    ]
    assert state.to_json()["gone"] == []


def era_one_but(*cards: str) -> list[str]:
    state = position()
    return [card.id for card in state.cards.faces if card.era == 0 and card.id not in cards]


@pytest.mark.rule("M-97")
def test_an_idle_row_loses_its_last_card() -> None:
    state = position(seats=THREE, display=ROW)
    play(state, "end")
    data = state.to_json()
    assert data["gone"] == ["great_wall"]
    assert data["display"][1:] == ROW[:5]
    two = position(res={"production": 4}, display=ROW)
    play(two, "buy bazaar", "end")
    data = two.to_json()
    # The first row was bought from; the second loses its last card.
    assert data["gone"] == ["great_wall"]
    assert data["display"][1:3] == ["temple", "aqueduct"]
    assert data["display"][4:] == ["writing", "currency"]
    idle = position(display=ROW)
    play(idle, "end")
    assert idle.to_json()["gone"] == ["aqueduct", "great_wall"]


@pytest.mark.rule("M-98")
def test_an_empty_deck_fills_as_far_as_it_goes_and_nothing_leaves() -> None:
    everything = [card.id for card in position().cards.faces if card.era >= 0]
    rest = [card for card in everything if card not in ROW]
    last = position(
        seats=THREE,
        res={"production": 20},
        display=ROW,
        gone=rest[1:],
        decks={"I": [rest[0]], "II": [], "III": []},
    )
    play(last, "buy temple", "buy bazaar", "end")
    data = last.to_json()
    assert data["display"] == [None, rest[0], *ROW[2:]]
    assert data["ending"] == "ending"
    play(last, "activate 1a", "end")
    assert last.to_json()["display"] == data["display"]


@pytest.mark.rule("M-97", "M-98")
def test_both_idle_rows_lose_a_card_before_the_last_one_comes() -> None:
    everything = [card.id for card in position().cards.faces if card.era >= 0]
    rest = [card for card in everything if card not in ROW]
    state = position(display=ROW, gone=rest[1:], decks={"I": [rest[0]], "II": [], "III": []})
    play(state, "end")
    data = state.to_json()
    assert data["gone"][len(rest) - 1 :] == [ROW[2], ROW[5]]
    assert data["display"] == [rest[0], *ROW[:2], None, *ROW[3:5]]
    assert data["ending"] == "ending"
