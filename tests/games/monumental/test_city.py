"""Completing the city."""

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
