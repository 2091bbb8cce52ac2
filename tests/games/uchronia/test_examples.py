"""The worked examples of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat

CARL, CEDRIC = 0, 1


@pytest.mark.rule("U-129")
def test_production_with_two_activities_takes_three_cards() -> None:
    table = Table(seat(hand="c", activities="cc"), seat(), forum="wsmm")
    table.play("command clay", "take wood", "take stone", "take marble")
    assert table.asked == ("turn", CEDRIC)
    assert (table.stock(CARL), table.forum) == ("wsm", "m")


@pytest.mark.rule("U-130")
def test_a_marble_and_one_more_card() -> None:
    table = Table(seat(hand="c", activities="c"), seat(), forum="mb")
    table.play("command clay", "take marble")
    assert table.stock(CARL) == "m"
    assert table.legal == ["take brick", "done"]


@pytest.mark.rule("U-131")
def test_a_brick_goes_to_the_stock_and_one_more_may() -> None:
    table = Table(seat(hand="wbs", activities="w"), seat())
    table.play("command wood", "store brick")
    assert table.stock(CARL) == "b"
    assert table.legal == ["store stone", "done"]


@pytest.mark.rule("U-132")
def test_a_clay_and_two_marbles_are_revealed() -> None:
    table = Table(
        seat(hand="bcmm", activities="bb"),
        seat(hand="cwm", domain="s"),
        seat(hand="cm"),
        forum="mmw",
    )
    table.play("command brick", "reveal clay", "reveal marble", "reveal marble")
    assert (table.asked, table.legal) == (("give", CEDRIC), ["give clay", "give marble"])
    table.play("give clay")
    assert table.stock(CARL) == "cmm"
    assert (table.hand(CARL), table.hand(CEDRIC), table.hand(2)) == ("cmm", "wm", "cm")


@pytest.mark.rule("U-133")
def test_the_limit_leaves_no_room_for_the_bonus_of_trade() -> None:
    table = Table(seat(hand="m", stock="cw", activities="m"), seat())
    table.play("command marble", "launch clay")
    assert table.activities(CARL) == "cm"
    assert table.asked == ("turn", CEDRIC)


@pytest.mark.rule("U-134")
def test_a_square_with_two_marbles_lacks_one() -> None:
    table = Table(seat(hand="s", stock="m", sites={"square": "mm"}), seat())
    table.play("command stone", "add marble square")
    assert table.completed(CARL) == ["square"]


@pytest.mark.rule("U-135")
def test_the_viaduct_takes_a_clay_to_start_and_a_clay_to_complete() -> None:
    table = Table(seat(hand="ss", stock="c"), seat(), forum="c", works=["viaduct"])
    table.play("command stone", "start viaduct")
    assert (table.forum, table.sites(CARL)) == ("", {"viaduct": ""})
    table.play("plot", "command stone")
    table.play("add clay viaduct")
    assert table.completed(CARL) == ["viaduct"]


@pytest.mark.rule("U-136")
def test_trade_then_the_exchange_of_the_thermae() -> None:
    table = Table(seat(hand="m", stock="cs", completed=["thermae"]), seat())
    table.play("command marble", "launch clay", "use thermae", "return clay", "launch stone")
    assert (table.activities(CARL), table.stock(CARL)) == ("s", "c")


@pytest.mark.rule("U-137")
def test_one_card_fewer_for_the_owner_of_the_frontier_post() -> None:
    table = Table(
        seat(hand="bcm", activities="b"), seat(hand="cm", domain="w", completed=["frontier_post"])
    )
    table.play("command brick", "reveal clay", "reveal marble")
    for left_out, given in (("marble", "clay"), ("clay", "marble")):
        other = table.copy()
        other.play(f"withhold {left_out}")
        assert other.legal == [f"give {given}"]
