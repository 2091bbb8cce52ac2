"""What is hidden, and what everybody remembers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.testing.leaks import check_action
from tests.games.uchronia.table import legal, names, play, position, seat


def told(state: UchroniaState, viewer: int | None, owner: int) -> Any:
    return state.view(viewer).to_json()["players"][owner]["hand"]


@pytest.mark.rule("U-127")
def test_hands_and_piles_are_hidden_and_all_else_is_open() -> None:
    state = position(
        seat(hand="wm", stock="c", activities="s", sites={"dock": ""}),
        seat(hand="bb", domain="c", completed=["bridge"]),
        forum="wc",
        works=["villa"],
        discard=["wood", "stone"],
    )
    view = state.view(0).to_json()
    whole = state.to_json()
    assert told(state, 0, 0) == ["wood", "marble"]
    assert told(state, 0, 1) == {"hidden": 2, "known": []}
    assert told(state, None, 0) == {"hidden": 2, "known": []}
    assert view["pile"]["hidden"] == len(state.pile)
    assert view["building_pile"]["hidden"] == len(state.building_pile)
    for field in ("forum", "works", "discard", "monopolies", "last", "ending", "pending"):
        assert view[field] == whole[field]
    for field in ("domain", "stock", "activities", "sites", "completed"):
        assert [p[field] for p in view["players"]] == [p[field] for p in whole["players"]]


@pytest.mark.rule("U-128")
def test_a_revealed_card_is_known_from_then_on() -> None:
    state = position(seat(hand="bwmm", activities="b"), seat(hand="c"), seat())
    play(state, "command brick", "reveal marble", "reveal marble")
    for viewer in (1, 2, None):
        assert told(state, viewer, 0) == {"hidden": 3, "known": ["marble", "marble"]}
    assert told(state, 0, 0) == ["wood", "marble", "marble"]
    rng = Random(3)
    for _ in range(30):
        sample = state.view(1).sample(rng).to_json()
        assert sample["players"][0]["hand"].count("marble") >= 2


@pytest.mark.rule("U-128")
def test_a_card_revealed_twice_is_one_card() -> None:
    state = position(seat(hand="bbwmm"), seat(hand="c"))
    play(state, "command brick", "reveal marble", "plot", "command brick", "reveal marble")
    assert told(state, 1, 0)["known"] == ["marble"]


@pytest.mark.rule("U-128")
def test_a_card_taken_from_the_forum_is_known() -> None:
    state = position(seat(hand="w", completed=["tenement_house"]), seat(), forum="m")
    play(state, "plot", "take marble")
    assert told(state, 1, 0) == {"hidden": 6, "known": ["marble"]}


@pytest.mark.rule("U-128")
def test_a_card_is_forgotten_when_one_of_its_colour_leaves() -> None:
    state = position(seat(hand="wmmc", seen="m"), seat(), seat(), forum="w")
    exploring = state.copy()
    play(exploring, "command wood", "store marble")
    assert told(exploring, 1, 0) == {"hidden": 2, "known": []}
    play(state, "command wood", "store clay")
    assert told(state, 1, 0) == {"hidden": 2, "known": ["marble"]}


@pytest.mark.rule("U-128")
@pytest.mark.parametrize(
    ("actions", "owner"),
    [
        (("command marble",), 0),
        (("pair marble", "order trade"), 0),
        (("plot", "discard marble"), 0),
    ],
)
def test_every_way_out_of_a_hand_is_remembered(actions: tuple[str, ...], owner: int) -> None:
    state = position(seat(hand="mmm", seen="mm", completed=["latrines"]), seat())
    before = len(state.seen[owner])
    play(state, *actions)
    gone = 2 if "pair marble" in actions else 1
    assert len(state.seen[owner]) == before - gone


@pytest.mark.rule("U-128")
def test_recalled_cards_and_those_of_the_senate_are_known() -> None:
    state = position(seat(hand="ww", completed=["circus"]), seat(hand="c"))
    play(state, "pair wood", "order trade", "recall wood")
    assert told(state, 1, 0)["known"] == ["wood"]
    state = position(seat(domain="mm"), seat(completed=["senate"]), player=1)
    play(state, "plot", "take marble")
    assert told(state, 0, 1)["known"] == ["marble"]


@pytest.mark.rule("U-128")
def test_a_pile_shuffled_of_one_colour_is_no_secret() -> None:
    rest = "w" * 34 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 32
    state = position(seat(hand="w"), seat(stock=rest), pile=[], discard=names("mm"))
    play(state, "plot")
    assert told(state, 1, 0) == {"hidden": 3, "known": ["marble", "marble"]}


@pytest.mark.rule("U-128", "U-51")
def test_a_victim_s_question_tells_others_nothing() -> None:
    """In every world that the attacker can imagine, the victim is asked."""
    state = position(seat(hand="bw"), seat(hand="cms", domain="s"))
    play(state, "command brick", "reveal wood")
    rng = Random(1)
    answers = set()
    for _ in range(60):
        sample = state.view(0).sample(rng)
        assert sample.actor == 1
        answers.update(legal(sample))
    assert answers == {"give wood", "give nothing"}


def test_the_owner_learns_what_it_draws_and_others_only_that_it_draws() -> None:
    state = position(seat(hand="www"), seat())
    events = state.apply(state.game.parse("plot"))
    drawn = [event for event in events if event.kind.name == "drew"]
    assert len(drawn) == 2
    for event in drawn:
        assert state.view(0).hear(event)["card"] is not None
        assert state.view(1).hear(event)["card"] is None
        assert state.game.tell(state.view(1).hear(event)).params["card"] == ("unseen", {})


def test_a_foundation_from_the_hand_that_is_shuffled_at_once_leaks_nothing() -> None:
    rest = "w" * 34 + "c" * 34 + "b" * 35 + "s" * 31 + "m" * 34
    state = position(
        seat(hand="ws", activities="s", completed=["arcade"]),
        seat(domain="s", stock=rest),
        works=["dock", "bridge"],
        pile=[],
        discard=names("cs"),
    )
    play(state, "plot", "copy construction")
    assert legal(state) == ["start dock from hand", "start bridge from hand", "done"]
    for action in state.actions():
        for viewer in (0, 1, None):
            check_action(state, action, viewer, Random(2))
