"""What is hidden, and what everybody remembers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.core.errors import BadPosition
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.testing.leaks import check_action
from tests.games.uchronia.table import Table, names, seat


def data(table: Table, viewer: int | None, owner: int) -> Any:
    return table.state.view(viewer).to_json()["players"][owner]["hand"]


@pytest.mark.rule("U-127")
def test_hands_and_piles_are_hidden_and_all_else_is_open() -> None:
    table = Table(
        seat(hand="wm", stock="c", activities="s", sites={"dock": ""}),
        seat(hand="bb", domain="c", completed=["bridge"]),
        forum="wc",
        works=["villa"],
        discard=["wood", "stone"],
    )
    view = table.state.view(0).to_json()
    whole = table.state.to_json()
    assert data(table, 0, 0) == ["wood", "marble"]
    assert data(table, 0, 1) == {"hidden": 2, "known": []}
    assert data(table, None, 0) == {"hidden": 2, "known": []}
    assert view["pile"]["hidden"] == len(table.state.pile)
    assert view["building_pile"]["hidden"] == len(table.state.building_pile)
    for field in ("forum", "works", "discard", "monopolies", "last", "ending", "pending"):
        assert view[field] == whole[field]
    for field in ("domain", "stock", "activities", "sites", "completed"):
        assert [p[field] for p in view["players"]] == [p[field] for p in whole["players"]]


@pytest.mark.rule("U-128")
def test_a_revealed_card_is_known_from_then_on() -> None:
    table = Table(seat(hand="bwmm", activities="b"), seat(hand="c"), seat())
    table.play("command brick", "reveal marble", "reveal marble")
    for viewer in (1, 2, None):
        assert data(table, viewer, 0) == {"hidden": 3, "known": ["marble", "marble"]}
    assert data(table, 0, 0) == ["wood", "marble", "marble"]
    rng = Random(3)
    for _ in range(30):
        sample = table.state.view(1).sample(rng).to_json()
        assert sample["players"][0]["hand"].count("marble") >= 2


@pytest.mark.rule("U-128")
def test_a_card_revealed_twice_is_one_card() -> None:
    table = Table(seat(hand="bbwmm"), seat(hand="c"))
    table.play("command brick", "reveal marble", "plot", "command brick", "reveal marble")
    assert data(table, 1, 0)["known"] == ["marble"]


@pytest.mark.rule("U-128")
def test_a_card_taken_from_the_forum_is_known() -> None:
    table = Table(seat(hand="w", completed=["tenement_house"]), seat(), forum="m")
    table.play("plot", "take marble")
    assert data(table, 1, 0) == {"hidden": 6, "known": ["marble"]}


@pytest.mark.rule("U-128")
def test_a_card_is_forgotten_when_one_of_its_colour_leaves() -> None:
    table = Table(seat(hand="wmmc", seen="m"), seat(), seat(), forum="w")
    exploring = table.copy()
    exploring.play("command wood", "store marble")
    assert data(exploring, 1, 0) == {"hidden": 2, "known": []}
    table.play("command wood", "store clay")
    assert data(table, 1, 0) == {"hidden": 2, "known": ["marble"]}


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
    table = Table(seat(hand="mmm", seen="mm", completed=["latrines"]), seat())
    before = len(table.state.seen[owner])
    table.play(*actions)
    gone = 2 if "pair marble" in actions else 1
    assert len(table.state.seen[owner]) == before - gone


@pytest.mark.rule("U-128")
def test_recalled_cards_and_those_of_the_senate_are_known() -> None:
    table = Table(seat(hand="ww", completed=["circus"]), seat(hand="c"))
    table.play("pair wood", "order trade", "recall wood")
    assert data(table, 1, 0)["known"] == ["wood"]
    table = Table(seat(domain="mm"), seat(completed=["senate"]), player=1)
    table.play("plot", "take marble")
    assert data(table, 0, 1)["known"] == ["marble"]


@pytest.mark.rule("U-128")
def test_a_pile_shuffled_of_one_colour_is_no_secret() -> None:
    rest = "w" * 34 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 32
    table = Table(seat(hand="w"), seat(stock=rest), pile=[], discard=names("mm"))
    table.play("plot")
    assert data(table, 1, 0) == {"hidden": 3, "known": ["marble", "marble"]}


@pytest.mark.rule("U-128", "U-51")
def test_a_victim_s_question_tells_others_nothing() -> None:
    """In every world that the attacker can imagine, the victim is asked."""
    table = Table(seat(hand="bw"), seat(hand="cms", domain="s"))
    table.play("command brick", "reveal wood")
    rng = Random(1)
    answers = set()
    for _ in range(60):
        sample = table.state.view(0).sample(rng)
        assert sample.actor == 1
        answers.update(Table.of(sample).legal)
    assert answers == {"give wood", "give nothing"}


def test_the_owner_learns_what_it_draws_and_others_only_that_it_draws() -> None:
    table = Table(seat(hand="www"), seat())
    events = table.state.apply(table.state.game.parse("plot"))
    drawn = [event for event in events if event.kind.name == "drew"]
    assert len(drawn) == 2
    for event in drawn:
        assert table.state.view(0).redact_event(event)["card"] is not None
        assert table.state.view(1).redact_event(event)["card"] is None
        assert table.state.game.tell(table.state.view(1).redact_event(event)).params["card"] == (
            "unseen",
            {},
        )


def test_a_foundation_from_the_hand_that_is_shuffled_at_once_leaks_nothing() -> None:
    rest = "w" * 34 + "c" * 34 + "b" * 35 + "s" * 31 + "m" * 34
    table = Table(
        seat(hand="ws", activities="s", completed=["arcade"]),
        seat(domain="s", stock=rest),
        works=["dock", "bridge"],
        pile=[],
        discard=names("cs"),
    )
    table.play("plot", "copy construction")
    assert table.legal == ["start dock from hand", "start bridge from hand", "done"]
    for action in table.state.actions():
        for viewer in (0, 1, None):
            check_action(table.state, action, viewer, Random(2))


# What a seat does not hold.


def hands_in_samples(table: Table, viewer: int | None, owner: int) -> list[list[str]]:
    view, rng = table.state.view(viewer), Random(5)
    return [view.sample(rng).to_json()["players"][owner]["hand"] for _ in range(200)]


def given_nothing() -> Table:
    """Seat 1 has two unknown cards and could give neither wood nor marble."""
    table = Table(
        seat(hand="bwm", activities="b"), seat(hand="cs", domain="s"), seat(hand="wmw"), player=0
    )
    table.play("command brick", "reveal wood", "reveal marble", "give nothing")
    return table


@pytest.mark.rule("U-128")
def test_a_victim_that_gives_nothing_holds_none_of_these_colours() -> None:
    table = given_nothing()
    assert table.state.view(2).to_json()["players"][1]["lacks"] == [
        {"colours": ["wood", "marble"], "cards": 2}
    ]
    for viewer in (0, 2, None):
        hands = hands_in_samples(table, viewer, 1)
        assert {card for hand in hands for card in hand} == {"clay", "brick", "stone"}


@pytest.mark.rule("U-128")
def test_a_victim_may_hold_what_it_has_drawn_since() -> None:
    table = given_nothing()
    table.play("plot", "plot")
    held = table.state.view(0).to_json()["players"][1]
    drawn = held["hand"]["hidden"] - 2
    assert held["lacks"] == [{"colours": ["wood", "marble"], "cards": 2}]
    lacked = [
        sum(card in ("wood", "marble") for card in hand) for hand in hands_in_samples(table, 0, 1)
    ]
    assert max(lacked) <= drawn
    # Two of five colours: what was drawn is as likely as ever, what was there before is not.
    assert sum(lacked) / len(lacked) == pytest.approx(drawn * 2 / 5, abs=0.3)


@pytest.mark.rule("U-128")
def test_limits_follow_the_cards_that_leave_and_new_answers() -> None:
    table = Table(
        seat(hand="bw"),
        seat(hand="wwcs", domain="s") | {"lacks": [{"colours": ["wood"], "cards": 2}]},
    )
    other = table.copy()
    other.play("command brick", "reveal wood", "give wood")
    assert other.state.to_json()["players"][1]["lacks"] == [{"colours": ["wood"], "cards": 2}]
    table = Table(
        seat(hand="bm"),
        seat(hand="wwcs", domain="s") | {"lacks": [{"colours": ["wood"], "cards": 2}]},
    )
    table.play("command brick", "reveal marble", "give nothing")
    assert table.state.to_json()["players"][1]["lacks"] == [
        {"colours": ["marble"], "cards": 4},
        {"colours": ["wood", "marble"], "cards": 2},
    ]


@pytest.mark.rule("U-128")
def test_a_position_in_which_a_hand_has_what_it_lacks_is_refused() -> None:
    with pytest.raises(BadPosition, match="lacks: the hand has more"):
        Table(seat(), seat(hand="ww") | {"lacks": [{"colours": ["wood"], "cards": 1}]})
    twice = [{"colours": ["wood"], "cards": 2}, {"colours": ["clay"], "cards": 1}]
    with pytest.raises(BadPosition, match="each limit has more colours"):
        Table(seat(), seat(hand="sss") | {"lacks": twice})


def test_an_answer_that_tells_something_cannot_be_undone_freely() -> None:
    """The attacker reveals what everybody knew; that the victim has none of it is new."""
    works = ["villa", "dock", "bridge", "senate", "circus"]
    attacker, victim = seat(hand="bw", seen="w"), seat(hand="cs", domain="s")
    table = Table(attacker, victim, works=works)
    table.play("command brick", "reveal wood")
    assert table.preview("give nothing").reveals
    known = victim | {"lacks": [{"colours": ["wood"], "cards": 2}]}
    again = Table(attacker, known, works=works)
    again.play("command brick", "reveal wood")
    assert not again.preview("give nothing").reveals


# What could be counted before a shuffle.

REST = "w" * 33 + "c" * 33 + "b" * 33 + "s" * 35 + "m" * 30


def about_to_shuffle(*others: str) -> Table:
    """The pile is empty: seat 0 knows what the others hold, and draws from what lay open."""
    held = [seat(hand=cards) for cards in others]
    left = REST if len(others) > 1 else f"{REST}b"
    mine = seat(hand="w", stock=left)
    return Table(mine, *held, pile=[], discard=names("wmmccb"))


@pytest.mark.rule("U-128")
def test_the_hand_of_the_only_opponent_is_known_after_a_shuffle() -> None:
    table = about_to_shuffle("mm")
    table.play("plot")
    assert set(map(tuple, hands_in_samples(table, 0, 1))) == {("marble", "marble")}
    own = table.state.view(0).to_json()["players"][0]["drawn"]
    assert 0 < sum(own.values()) < 6
    assert table.state.view(1).to_json()["players"][0]["drawn"] is None


@pytest.mark.rule("U-128")
def test_what_several_hold_together_is_known_after_a_shuffle() -> None:
    table = about_to_shuffle("mm", "b")
    table.play("plot")
    view, rng = table.state.view(0), Random(6)
    for _ in range(50):
        players = view.sample(rng).to_json()["players"]
        assert sorted(players[1]["hand"] + players[2]["hand"]) == ["brick", "marble", "marble"]


def test_the_first_ruleset_keeps_no_such_memory() -> None:
    game = UCHRONIA.with_ruleset(1)
    assert not {"lacks", "drawn", "fresh"} & game.new(2, 1).to_json()["players"][0].keys()
