"""Trade, Activities and Monopolies."""

from __future__ import annotations

import pytest

from ludotheque.games.uchronia.position import NOBODY
from tests.games.uchronia.table import (
    activities,
    activity_limit,
    asked,
    forum,
    hand,
    legal,
    play,
    points,
    position,
    seat,
    stock,
)

WOOD, CLAY, BRICK, STONE, MARBLE = range(5)


@pytest.mark.rule("U-52")
def test_trade_launches_a_resource_of_the_stock() -> None:
    state = position(seat(hand="mw", stock="cs"), seat())
    play(state, "command marble")
    assert legal(state) == ["launch clay", "launch stone"]
    play(state, "launch stone")
    assert (stock(state, 0), activities(state, 0)) == ("c", "s")


@pytest.mark.rule("U-53")
def test_each_activity_of_trade_launches_one_more() -> None:
    state = position(seat(hand="m", stock="csw", activities="m", completed=["dock"]), seat())
    play(state, "command marble", "launch stone")
    assert legal(state) == ["launch wood", "launch clay", "done"]
    play(state, "launch clay")
    assert activities(state, 0) == "csm"


@pytest.mark.rule("U-54")
def test_the_limit_is_two_and_one_for_each_completed_building() -> None:
    state = position(seat(hand="m", stock="c", activities="ws"), seat())
    play(state, "command marble")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="m", stock="c", activities="ws", completed=["dock"]), seat())
    assert activity_limit(state, 0) == 3
    play(state, "command marble", "launch clay")
    assert activities(state, 0) == "wcs"


@pytest.mark.rule("U-55", "U-60")
def test_whoever_has_more_than_every_other_takes_the_monopoly_at_once() -> None:
    state = position(seat(hand="m", stock="c"), seat(), seat())
    assert state.monopoly[CLAY] == NOBODY
    play(state, "command marble", "launch clay")
    assert state.monopoly[CLAY] == 0
    assert points(state) == [1, 0, 0]
    state = position(seat(hand="m", stock="c", activities="c"), seat(activities="c"), seat())
    assert state.monopoly[CLAY] == NOBODY
    play(state, "command marble", "launch clay")
    assert (state.monopoly[CLAY], points(state)) == (0, [2, 0, 0])


@pytest.mark.rule("U-56")
def test_on_a_tie_the_holder_keeps_it() -> None:
    state = position(seat(hand="m", stock="c"), seat(activities="c"))
    play(state, "command marble", "launch clay")
    assert (state.monopoly[CLAY], points(state)) == (1, [0, 1])
    tied = position(seat(activities="c"), seat(activities="c"))
    assert tied.monopoly[CLAY] == NOBODY
    assert points(tied) == [0, 0]


@pytest.mark.rule("U-57")
def test_a_monopoly_moves_when_an_activity_leaves() -> None:
    state = position(
        seat(hand="m", activities="cc", stock="w", completed=["thermae"]),
        seat(activities="c"),
    )
    assert state.monopoly[CLAY] == 0
    play(state, "command marble", "launch wood", "use thermae", "return clay")
    assert state.monopoly[CLAY] == 0, "a tie"
    play(state, "launch clay")
    state = position(
        seat(hand="m", activities="cc", completed=["thermae"]),
        seat(activities="cc", completed=["dock"]),
        monopolies={"clay": 0},
    )
    play(state, "command marble", "use thermae", "return clay")
    assert state.monopoly[CLAY] == 1
    assert points(state)[1] == 3


@pytest.mark.rule("U-58")
def test_two_others_that_tie_above_the_holder_leave_it_to_the_holder() -> None:
    state = position(
        seat(hand="m", activities="cc", completed=["thermae"]),
        seat(activities="cc"),
        seat(activities="cc"),
        monopolies={"clay": 0},
    )
    play(state, "command marble", "use thermae", "return clay")
    assert state.monopoly[CLAY] == 0


@pytest.mark.rule("U-59")
def test_a_holder_of_nothing_gives_it_back() -> None:
    state = position(seat(hand="m", activities="c", stock="w", completed=["thermae"]), seat())
    play(state, "command marble", "launch wood", "use thermae", "return clay")
    assert state.monopoly[CLAY] == NOBODY
    play(state, "launch clay")
    assert state.monopoly[CLAY] == 0


@pytest.mark.rule("U-60")
def test_only_activities_of_a_monopoly_are_worth_anything() -> None:
    state = position(seat(activities="cs"), seat(activities="cc"), seat(activities="s"))
    assert points(state) == [0, 2, 0]
    assert state.game.standing(state)[1] == {"buildings": 0, "monopolies": 2}


# The building bonus.


@pytest.mark.rule("U-61", "U-72")
def test_the_holder_may_pick_when_anybody_completes_a_building_of_the_colour() -> None:
    state = position(
        seat(hand="s", stock="w", sites={"dock": ""}), seat(activities="w"), forum="wwm"
    )
    play(state, "command stone", "add wood dock")
    assert (asked(state), legal(state)) == (("pick", 1), ["take wood", "done"])
    declined = state.copy()
    play(state, "take wood")
    assert (hand(state, 1), forum(state)) == ("w", "wm")
    play(declined, "done")
    assert (hand(declined, 1), forum(declined)) == ("", "wwm")


@pytest.mark.rule("U-61")
def test_the_holder_picks_for_its_own_building_too() -> None:
    state = position(
        seat(hand="s", stock="w", sites={"dock": ""}, activities="w"), seat(), forum="w"
    )
    play(state, "command stone", "add wood dock")
    assert asked(state) == ("pick", 0)


@pytest.mark.rule("U-61")
def test_there_is_no_pick_without_a_card_or_for_another_colour() -> None:
    for activity, forum_cards in (("w", "mc"), ("c", "wc")):
        state = position(
            seat(hand="s", stock="w", sites={"dock": ""}),
            seat(activities=activity),
            forum=forum_cards,
        )
        play(state, "command stone", "add wood dock")
        assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-72")
def test_the_holder_of_the_moment_of_completion_picks() -> None:
    """The Basilica launches a second Activity afterwards, which takes the Monopoly."""
    state = position(
        seat(hand="s", stock="ww", sites={"dock": ""}, activities="w", completed=["basilica"]),
        seat(activities="w"),
        forum="w",
        monopolies={"wood": 1},
    )
    play(state, "command stone", "add wood dock")
    assert asked(state) == ("pick", 1)
    play(state, "take wood", "use basilica")
    assert state.monopoly[WOOD] == 0
