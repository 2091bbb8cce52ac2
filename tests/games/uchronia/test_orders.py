"""Production, Exploration and Draconians."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat


@pytest.mark.rule("U-39")
def test_production_takes_a_card_of_the_forum() -> None:
    table = Table(seat(hand="c"), seat(), forum="wms")
    table.play("command clay")
    assert table.legal == ["take wood", "take stone", "take marble"]
    table.play("take stone")
    assert (table.stock(0), table.forum) == ("s", "wm")


@pytest.mark.rule("U-40")
def test_production_takes_one_more_for_each_activity_as_far_as_there_are_any() -> None:
    table = Table(seat(hand="c", activities="cc"), seat(), forum="wm")
    table.play("command clay", "take wood", "take marble")
    assert table.asked == ("turn", 1)
    assert table.stock(0) == "wm"


@pytest.mark.rule("U-41")
def test_exploration_puts_a_card_of_the_hand_into_the_stock() -> None:
    table = Table(seat(hand="wcm"), seat())
    table.play("command wood")
    assert table.legal == ["store clay", "store marble"]
    table.play("store marble")
    assert (table.stock(0), table.hand(0)) == ("m", "c")


@pytest.mark.rule("U-42")
def test_exploration_puts_one_more_for_each_activity() -> None:
    table = Table(seat(hand="wcmm", activities="w"), seat())
    table.play("command wood", "store marble")
    assert table.legal == ["store clay", "store marble", "done"]
    table.play("store clay")
    assert table.asked == ("turn", 1)
    assert table.stock(0) == "cm"


# Draconians.


@pytest.mark.rule("U-43")
def test_a_card_must_be_revealed_if_there_is_one() -> None:
    table = Table(seat(hand="bw"), seat())
    table.play("command brick")
    assert table.legal == ["reveal wood"]
    table = Table(seat(hand="b"), seat(hand="wcbsm", domain="w"), forum="wcbsm")
    table.play("command brick")
    assert table.asked == ("turn", 1)
    assert (table.stock(0), table.hand(1)) == ("", "wcbsm")


@pytest.mark.rule("U-44")
def test_each_activity_reveals_one_more_of_the_cards_left() -> None:
    table = Table(seat(hand="bwwm", activities="bb"), seat())
    table.play("command brick", "reveal wood")
    assert table.legal == ["reveal wood", "reveal marble", "done"]
    table.play("reveal wood")
    assert table.legal == ["reveal marble", "done"]
    table.play("reveal marble")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-44")
def test_one_may_stop_revealing_and_cannot_reveal_more_than_the_hand() -> None:
    table = Table(seat(hand="bww", activities="b"), seat(), forum="www")
    table.play("command brick", "reveal wood", "done")
    assert table.stock(0) == "w"
    table = Table(seat(hand="bw", activities="bb"), seat(), forum="www")
    table.play("command brick", "reveal wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-45")
def test_a_victim_gives_a_card_of_its_choice_and_must_if_it_can() -> None:
    table = Table(seat(hand="bwm", activities="b"), seat(hand="wms", domain="c"))
    table.play("command brick", "reveal wood", "reveal marble")
    assert table.asked == ("give", 1)
    assert table.legal == ["give wood", "give marble"]
    table.play("give marble")
    assert (table.stock(0), table.hand(1)) == ("m", "ws")


@pytest.mark.rule("U-45", "U-51")
def test_a_victim_without_a_fitting_card_is_asked_and_gives_nothing() -> None:
    table = Table(seat(hand="bw"), seat(hand="cms", domain="c"))
    table.play("command brick", "reveal wood")
    assert (table.asked, table.legal) == (("give", 1), ["give nothing"])
    table.play("give nothing")
    assert (table.stock(0), table.hand(1)) == ("", "csm")


@pytest.mark.rule("U-46")
def test_an_empty_domain_protects() -> None:
    table = Table(seat(hand="bw"), seat(hand="w"), seat(hand="w", domain="s"))
    table.play("command brick", "reveal wood")
    assert table.asked == ("give", 2)
    table.play("give wood")
    assert (table.hand(1), table.hand(2), table.stock(0)) == ("w", "", "w")


@pytest.mark.rule("U-46")
def test_a_victim_with_no_cards_at_all_is_not_asked() -> None:
    table = Table(seat(hand="bw"), seat(domain="s"))
    table.play("command brick", "reveal wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-47")
def test_victims_answer_clockwise_before_the_forum() -> None:
    table = Table(
        seat(hand="w", domain="s"),
        seat(hand="bw"),
        seat(hand="w", domain="s"),
        seat(hand="w", domain="s"),
        forum="w",
        player=1,
    )
    table.play("command brick", "reveal wood")
    for victim in (2, 3, 0):
        assert table.asked == ("give", victim)
        assert table.forum == "w"
        table.play("give wood")
    assert table.stock(1) == "wwww"
    assert "w" not in table.forum


@pytest.mark.rule("U-48", "U-50")
def test_two_revealed_of_a_colour_take_two_of_the_forum_and_one_of_a_victim() -> None:
    table = Table(seat(hand="bmm", activities="b"), seat(hand="mmm", domain="c"), forum="mmmw")
    table.play("command brick", "reveal marble", "reveal marble", "give marble")
    assert table.asked[0] == "turn"
    assert (table.stock(0), table.hand(1)) == ("mmm", "mm")
    assert table.forum.count("m") == 1


@pytest.mark.rule("U-49")
def test_the_revealed_cards_stay_in_the_hand() -> None:
    table = Table(seat(hand="bwm", activities="b"), seat())
    table.play("command brick", "reveal wood", "reveal marble")
    assert table.hand(0) == "wm"
