"""Trade, Activities and Monopolies."""

from __future__ import annotations

import pytest

from ludotheque.games.uchronia.position import NOBODY
from tests.games.uchronia.table import Table, seat

WOOD, CLAY, BRICK, STONE, MARBLE = range(5)


@pytest.mark.rule("U-52")
def test_trade_launches_a_resource_of_the_stock() -> None:
    table = Table(seat(hand="mw", stock="cs"), seat())
    table.play("command marble")
    assert table.legal == ["launch clay", "launch stone"]
    table.play("launch stone")
    assert (table.stock(0), table.activities(0)) == ("c", "s")


@pytest.mark.rule("U-53")
def test_each_activity_of_trade_launches_one_more() -> None:
    table = Table(seat(hand="m", stock="csw", activities="m", completed=["dock"]), seat())
    table.play("command marble", "launch stone")
    assert table.legal == ["launch wood", "launch clay", "done"]
    table.play("launch clay")
    assert table.activities(0) == "csm"


@pytest.mark.rule("U-54")
def test_the_limit_is_two_and_one_for_each_completed_building() -> None:
    table = Table(seat(hand="m", stock="c", activities="ws"), seat())
    table.play("command marble")
    assert table.asked == ("turn", 1)
    table = Table(seat(hand="m", stock="c", activities="ws", completed=["dock"]), seat())
    assert table.activity_limit(0) == 3
    table.play("command marble", "launch clay")
    assert table.activities(0) == "wcs"


@pytest.mark.rule("U-55", "U-60")
def test_whoever_has_more_than_every_other_takes_the_monopoly_at_once() -> None:
    table = Table(seat(hand="m", stock="c"), seat(), seat())
    assert table.state.monopoly[CLAY] == NOBODY
    table.play("command marble", "launch clay")
    assert table.state.monopoly[CLAY] == 0
    assert table.points == [1, 0, 0]
    table = Table(seat(hand="m", stock="c", activities="c"), seat(activities="c"), seat())
    assert table.state.monopoly[CLAY] == NOBODY
    table.play("command marble", "launch clay")
    assert (table.state.monopoly[CLAY], table.points) == (0, [2, 0, 0])


@pytest.mark.rule("U-56")
def test_on_a_tie_the_holder_keeps_it() -> None:
    table = Table(seat(hand="m", stock="c"), seat(activities="c"))
    table.play("command marble", "launch clay")
    assert (table.state.monopoly[CLAY], table.points) == (1, [0, 1])
    tied = Table(seat(activities="c"), seat(activities="c"))
    assert tied.state.monopoly[CLAY] == NOBODY
    assert tied.points == [0, 0]


@pytest.mark.rule("U-57")
def test_a_monopoly_moves_when_an_activity_leaves() -> None:
    table = Table(
        seat(hand="m", activities="cc", stock="w", completed=["thermae"]), seat(activities="c")
    )
    assert table.state.monopoly[CLAY] == 0
    table.play("command marble", "launch wood", "use thermae", "return clay")
    assert table.state.monopoly[CLAY] == 0, "a tie"
    table.play("launch clay")
    table = Table(
        seat(hand="m", activities="cc", completed=["thermae"]),
        seat(activities="cc", completed=["dock"]),
        monopolies={"clay": 0},
    )
    table.play("command marble", "use thermae", "return clay")
    assert table.state.monopoly[CLAY] == 1
    assert table.points[1] == 3


@pytest.mark.rule("U-58")
def test_two_others_that_tie_above_the_holder_leave_it_to_the_holder() -> None:
    table = Table(
        seat(hand="m", activities="cc", completed=["thermae"]),
        seat(activities="cc"),
        seat(activities="cc"),
        monopolies={"clay": 0},
    )
    table.play("command marble", "use thermae", "return clay")
    assert table.state.monopoly[CLAY] == 0


@pytest.mark.rule("U-59")
def test_a_holder_of_nothing_gives_it_back() -> None:
    table = Table(seat(hand="m", activities="c", stock="w", completed=["thermae"]), seat())
    table.play("command marble", "launch wood", "use thermae", "return clay")
    assert table.state.monopoly[CLAY] == NOBODY
    table.play("launch clay")
    assert table.state.monopoly[CLAY] == 0


@pytest.mark.rule("U-60")
def test_only_activities_of_a_monopoly_are_worth_anything() -> None:
    table = Table(seat(activities="cs"), seat(activities="cc"), seat(activities="s"))
    assert table.points == [0, 2, 0]
    assert table.standing[1] == {"buildings": 0, "monopolies": 2}


# The building bonus.


@pytest.mark.rule("U-61", "U-72")
def test_the_holder_may_pick_when_anybody_completes_a_building_of_the_colour() -> None:
    table = Table(seat(hand="s", stock="w", sites={"dock": ""}), seat(activities="w"), forum="wwm")
    table.play("command stone", "add wood dock")
    assert (table.asked, table.legal) == (("pick", 1), ["take wood", "done"])
    declined = table.copy()
    table.play("take wood")
    assert (table.hand(1), table.forum) == ("w", "wm")
    declined.play("done")
    assert (declined.hand(1), declined.forum) == ("", "wwm")


@pytest.mark.rule("U-61")
def test_the_holder_picks_for_its_own_building_too() -> None:
    table = Table(seat(hand="s", stock="w", sites={"dock": ""}, activities="w"), seat(), forum="w")
    table.play("command stone", "add wood dock")
    assert table.asked == ("pick", 0)


@pytest.mark.rule("U-61")
def test_there_is_no_pick_without_a_card_or_for_another_colour() -> None:
    for activity, forum_cards in (("w", "mc"), ("c", "wc")):
        table = Table(
            seat(hand="s", stock="w", sites={"dock": ""}),
            seat(activities=activity),
            forum=forum_cards,
        )
        table.play("command stone", "add wood dock")
        assert table.asked == ("turn", 1)


@pytest.mark.rule("U-72")
def test_the_holder_of_the_moment_of_completion_picks() -> None:
    """The Basilica launches a second Activity afterwards, which takes the Monopoly."""
    table = Table(
        seat(hand="s", stock="ww", sites={"dock": ""}, activities="w", completed=["basilica"]),
        seat(activities="w"),
        forum="w",
        monopolies={"wood": 1},
    )
    table.play("command stone", "add wood dock")
    assert table.asked == ("pick", 1)
    table.play("take wood", "use basilica")
    assert table.state.monopoly[WOOD] == 0
