"""The worked examples of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    activities,
    asked,
    completed,
    forum,
    hand,
    legal,
    play,
    position,
    seat,
    sites,
    stock,
)

CARL, CEDRIC = 0, 1


@pytest.mark.rule("U-129")
def test_production_with_two_activities_takes_three_cards() -> None:
    state = position(seat(hand="c", activities="cc"), seat(), forum="wsmm")
    play(state, "command clay", "take wood", "take stone", "take marble")
    assert asked(state) == ("turn", CEDRIC)
    assert (stock(state, CARL), forum(state)) == ("wsm", "m")


@pytest.mark.rule("U-130")
def test_a_marble_and_one_more_card() -> None:
    state = position(seat(hand="c", activities="c"), seat(), forum="mb")
    play(state, "command clay", "take marble")
    assert stock(state, CARL) == "m"
    assert legal(state) == ["take brick", "done"]


@pytest.mark.rule("U-131")
def test_a_brick_goes_to_the_stock_and_one_more_may() -> None:
    state = position(seat(hand="wbs", activities="w"), seat())
    play(state, "command wood", "store brick")
    assert stock(state, CARL) == "b"
    assert legal(state) == ["store stone", "done"]


@pytest.mark.rule("U-132")
def test_a_clay_and_two_marbles_are_revealed() -> None:
    state = position(
        seat(hand="bcmm", activities="bb"),
        seat(hand="cwm", domain="s"),
        seat(hand="cm"),
        forum="mmw",
    )
    play(state, "command brick", "reveal clay", "reveal marble", "reveal marble")
    assert (asked(state), legal(state)) == (("give", CEDRIC), ["give clay", "give marble"])
    play(state, "give clay")
    assert stock(state, CARL) == "cmm"
    assert (hand(state, CARL), hand(state, CEDRIC), hand(state, 2)) == ("cmm", "wm", "cm")


@pytest.mark.rule("U-133")
def test_the_limit_leaves_no_room_for_the_bonus_of_trade() -> None:
    state = position(seat(hand="m", stock="cw", activities="m"), seat())
    play(state, "command marble", "launch clay")
    assert activities(state, CARL) == "cm"
    assert asked(state) == ("turn", CEDRIC)


@pytest.mark.rule("U-134")
def test_a_square_with_two_marbles_lacks_one() -> None:
    state = position(seat(hand="s", stock="m", sites={"square": "mm"}), seat())
    play(state, "command stone", "add marble square")
    assert completed(state, CARL) == ["square"]


@pytest.mark.rule("U-135")
def test_the_viaduct_takes_a_clay_to_start_and_a_clay_to_complete() -> None:
    state = position(seat(hand="ss", stock="c"), seat(), forum="c", works=["viaduct"])
    play(state, "command stone", "start viaduct")
    assert (forum(state), sites(state, CARL)) == ("", {"viaduct": ""})
    play(state, "plot", "command stone")
    play(state, "add clay viaduct")
    assert completed(state, CARL) == ["viaduct"]


@pytest.mark.rule("U-136")
def test_trade_then_the_exchange_of_the_thermae() -> None:
    state = position(seat(hand="m", stock="cs", completed=["thermae"]), seat())
    play(state, "command marble", "launch clay", "use thermae", "return clay", "launch stone")
    assert (activities(state, CARL), stock(state, CARL)) == ("s", "c")


@pytest.mark.rule("U-137")
def test_one_card_fewer_for_the_owner_of_the_frontier_post() -> None:
    state = position(
        seat(hand="bcm", activities="b"),
        seat(hand="cm", domain="w", completed=["frontier_post"]),
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    for left_out, given in (("marble", "clay"), ("clay", "marble")):
        other = state.copy()
        play(other, f"withhold {left_out}")
        assert legal(other) == [f"give {given}"]
