"""Production, Exploration and Draconians."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import asked, forum, hand, legal, play, position, seat, stock


@pytest.mark.rule("U-39")
def test_production_takes_a_card_of_the_forum() -> None:
    state = position(seat(hand="c"), seat(), forum="wms")
    play(state, "command clay")
    assert legal(state) == ["take wood", "take stone", "take marble"]
    play(state, "take stone")
    assert (stock(state, 0), forum(state)) == ("s", "wm")


@pytest.mark.rule("U-40")
def test_production_takes_one_more_for_each_activity_as_far_as_there_are_any() -> None:
    state = position(seat(hand="c", activities="cc"), seat(), forum="wm")
    play(state, "command clay", "take wood", "take marble")
    assert asked(state) == ("turn", 1)
    assert stock(state, 0) == "wm"


@pytest.mark.rule("U-41")
def test_exploration_puts_a_card_of_the_hand_into_the_stock() -> None:
    state = position(seat(hand="wcm"), seat())
    play(state, "command wood")
    assert legal(state) == ["store clay", "store marble"]
    play(state, "store marble")
    assert (stock(state, 0), hand(state, 0)) == ("m", "c")


@pytest.mark.rule("U-42")
def test_exploration_puts_one_more_for_each_activity() -> None:
    state = position(seat(hand="wcmm", activities="w"), seat())
    play(state, "command wood", "store marble")
    assert legal(state) == ["store clay", "store marble", "done"]
    play(state, "store clay")
    assert asked(state) == ("turn", 1)
    assert stock(state, 0) == "cm"


# Draconians.


@pytest.mark.rule("U-43")
def test_a_card_must_be_revealed_if_there_is_one() -> None:
    state = position(seat(hand="bw"), seat())
    play(state, "command brick")
    assert legal(state) == ["reveal wood"]
    state = position(seat(hand="b"), seat(hand="wcbsm", domain="w"), forum="wcbsm")
    play(state, "command brick")
    assert asked(state) == ("turn", 1)
    assert (stock(state, 0), hand(state, 1)) == ("", "wcbsm")


@pytest.mark.rule("U-44")
def test_each_activity_reveals_one_more_of_the_cards_left() -> None:
    state = position(seat(hand="bwwm", activities="bb"), seat())
    play(state, "command brick", "reveal wood")
    assert legal(state) == ["reveal wood", "reveal marble", "done"]
    play(state, "reveal wood")
    assert legal(state) == ["reveal marble", "done"]
    play(state, "reveal marble")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-44")
def test_one_may_stop_revealing_and_cannot_reveal_more_than_the_hand() -> None:
    state = position(seat(hand="bww", activities="b"), seat(), forum="www")
    play(state, "command brick", "reveal wood", "done")
    assert stock(state, 0) == "w"
    state = position(seat(hand="bw", activities="bb"), seat(), forum="www")
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-45")
def test_a_victim_gives_a_card_of_its_choice_and_must_if_it_can() -> None:
    state = position(seat(hand="bwm", activities="b"), seat(hand="wms", domain="c"))
    play(state, "command brick", "reveal wood", "reveal marble")
    assert asked(state) == ("give", 1)
    assert legal(state) == ["give wood", "give marble"]
    play(state, "give marble")
    assert (stock(state, 0), hand(state, 1)) == ("m", "ws")


@pytest.mark.rule("U-45", "U-51")
def test_a_victim_without_a_fitting_card_is_asked_and_gives_nothing() -> None:
    state = position(seat(hand="bw"), seat(hand="cms", domain="c"))
    play(state, "command brick", "reveal wood")
    assert (asked(state), legal(state)) == (("give", 1), ["give nothing"])
    play(state, "give nothing")
    assert (stock(state, 0), hand(state, 1)) == ("", "csm")


@pytest.mark.rule("U-46")
def test_an_empty_domain_protects() -> None:
    state = position(seat(hand="bw"), seat(hand="w"), seat(hand="w", domain="s"))
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("give", 2)
    play(state, "give wood")
    assert (hand(state, 1), hand(state, 2), stock(state, 0)) == ("w", "", "w")


@pytest.mark.rule("U-46")
def test_a_victim_with_no_cards_at_all_is_not_asked() -> None:
    state = position(seat(hand="bw"), seat(domain="s"))
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-47")
def test_victims_answer_clockwise_before_the_forum() -> None:
    state = position(
        seat(hand="w", domain="s"),
        seat(hand="bw"),
        seat(hand="w", domain="s"),
        seat(hand="w", domain="s"),
        forum="w",
        player=1,
    )
    play(state, "command brick", "reveal wood")
    for victim in (2, 3, 0):
        assert asked(state) == ("give", victim)
        assert forum(state) == "w"
        play(state, "give wood")
    assert stock(state, 1) == "wwww"
    assert "w" not in forum(state)


@pytest.mark.rule("U-48", "U-50")
def test_two_revealed_of_a_colour_take_two_of_the_forum_and_one_of_a_victim() -> None:
    state = position(seat(hand="bmm", activities="b"), seat(hand="mmm", domain="c"), forum="mmmw")
    play(state, "command brick", "reveal marble", "reveal marble", "give marble")
    assert asked(state)[0] == "turn"
    assert (stock(state, 0), hand(state, 1)) == ("mmm", "mm")
    assert forum(state).count("m") == 1


@pytest.mark.rule("U-49")
def test_the_revealed_cards_stay_in_the_hand() -> None:
    state = position(seat(hand="bwm", activities="b"), seat())
    play(state, "command brick", "reveal wood", "reveal marble")
    assert hand(state, 0) == "wm"
