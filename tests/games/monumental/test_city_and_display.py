"""Completing the city and the display (M-90 to M-98)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.table import city, ids, legal, names, play, position, slots

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


@pytest.mark.rule("M-90")
def test_slots_are_filled_from_the_top_left() -> None:
    laid = [
        "mine",
        "forum",
        "fort",
        "library",
        "work_camp",
        "work_camp",
        "work_camp",
        "fort",
        "fort",
    ]
    deck = ["paper_mill", "library", "library", "work_camp", "work_camp"]
    state = position(
        seats=[{"city": laid, "deck": deck, "archived": ["pyrotechnics"], "top": ["workshop"]}, {}],
        activating=True,
    )
    play(state, "activate 2b", "end")
    assert slots(state, 0) == [
        "mine",
        "workshop",
        "fort",
        "work_camp",
        "work_camp",
        "library",
        "work_camp",
        "library",
        "fort",
    ]
    assert sorted(ids(state, state.side[0].discard)) == sorted(
        ["forum", "library", "work_camp", "work_camp", "fort"]
    )


def stacked(deck: list[str], discard: list[str], **more: Any) -> Any:
    """A city with one slot to fill, and what is left to be drawn."""
    fill = without("pyrotechnics")[:8]
    rest = without(*fill)
    return position(
        seats=[
            {
                "city": [*fill, None],
                "deck": deck,
                "discard": discard,
                "archived": [card for card in rest if card not in [*deck, *discard]],
                **more,
            },
            {},
        ],
    )


@pytest.mark.rule("M-91")
def test_of_knowledge_in_a_row_one_is_kept() -> None:
    # The next card is the last: Writing, Printing, Pyrotechnics, and then a Forum.
    deck = ["forum", "pyrotechnics", "printing", "writing"]
    state = stacked(deck, [])
    play(state, "end")
    assert legal(state) == ["keep writing", "keep printing"]
    play(state, "keep printing")
    assert legal(state) == ["keep pyrotechnics", "keep printing"]
    play(state, "keep pyrotechnics")
    assert slots(state, 0)[8] == "forum/pyrotechnics"
    assert ids(state, state.side[0].discard) == ["writing", "printing"]
    assert state.actor == 1


@pytest.mark.rule("M-92")
def test_knowledge_that_nothing_can_cover_leaves_the_slot_empty() -> None:
    state = stacked(["pyrotechnics"], ["writing"])
    events = play(state, "end")
    assert "no-cover" in names(events)
    assert slots(state, 0)[8] == ""
    assert sorted(ids(state, [*state.side[0].discard, *state.side[0].deck])) == [
        "pyrotechnics",
        "writing",
    ]
    # A single card in the discard pile is enough.
    covered = stacked(["pyrotechnics"], ["forum"])
    play(covered, "end")
    assert slots(covered, 0)[8] == "forum/pyrotechnics"


@pytest.mark.rule("M-93")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    state = stacked(["forum"], ["mine", "paper_mill"], top=["workshop"])
    assert "reshuffled" not in names(play(state, "end"))
    assert ids(state, state.side[0].deck) == ["forum"]
    empty = stacked([], ["mine", "paper_mill", "forum"])
    before = empty.chance
    assert "reshuffled" in names(play(empty, "end"))
    assert empty.chance != before
    assert len(empty.side[0].deck) == 2
    # In the middle of a turn too.
    drawing = position(
        seats=[
            {"city": city(), "deck": [], "discard": without(*[c["card"] for c in city() if c])},
            {},
        ],
        turn={"ready": ["writing"]},
    )
    assert "reshuffled" in names(play(drawing, "use writing"))


@pytest.mark.rule("M-94")
def test_slots_stay_empty_when_there_are_no_cards() -> None:
    state = stacked([], [])
    play(state, "end")
    assert slots(state, 0)[8] == ""
    play(state, "activate 1a", "end", "activate 3c")
    assert state.to_json()["turn"]["active"] == ["c1", "c2", "a3", "b3"]


# The display.

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
    told = state.to_json()
    assert told["gone"] == ["great_wall"]
    assert told["display"][1:] == ROW[:5]
    two = position(res={"production": 4}, display=ROW)
    play(two, "buy bazaar", "end")
    told = two.to_json()
    # The first row was bought from; the second loses its last card.
    assert told["gone"] == ["great_wall"]
    assert told["display"][1:3] == ["temple", "aqueduct"]
    assert told["display"][4:] == ["writing", "currency"]
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
    told = last.to_json()
    assert told["display"] == [None, rest[0], *ROW[2:]]
    assert told["ending"] == "ending"
    play(last, "activate 1a", "end")
    assert last.to_json()["display"] == told["display"]


@pytest.mark.rule("M-97", "M-98")
def test_both_idle_rows_lose_a_card_before_the_last_one_comes() -> None:
    everything = [card.id for card in position().cards.faces if card.era >= 0]
    rest = [card for card in everything if card not in ROW]
    state = position(display=ROW, gone=rest[1:], decks={"I": [rest[0]], "II": [], "III": []})
    play(state, "end")
    told = state.to_json()
    assert told["gone"][len(rest) - 1 :] == [ROW[2], ROW[5]]
    assert told["display"] == [rest[0], *ROW[:2], None, *ROW[3:5]]
    assert told["ending"] == "ending"
