"""The buildings of Brick: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat

# Gate.


@pytest.mark.rule("U-95")
def test_with_the_gate_unfinished_brick_buildings_work() -> None:
    table = Table(seat(hand="w", completed=["gate"], sites={"shrine": "", "academy": "b"}), seat())
    exploring = table.copy()
    table.play("plot")
    assert len(table.state.hands[0]) == 7
    exploring.play("command wood")
    assert exploring.legal == ["use academy", "done"]


@pytest.mark.rule("U-95")
def test_the_gate_gives_no_points_no_limit_and_nothing_on_completion() -> None:
    table = Table(seat(completed=["gate"], sites={"school": "", "foundry": ""}), seat())
    assert table.points == [2, 0]
    assert table.activity_limit(0) == 3
    assert table.asked == ("turn", 0)


@pytest.mark.rule("U-95")
def test_the_gate_opens_no_other_colour_and_not_itself() -> None:
    table = Table(seat(hand="cw", completed=["gate"], sites={"dock": ""}), seat(), forum="w")
    table.play("command clay", "take wood")
    assert table.asked == ("turn", 1)
    table = Table(seat(hand="w", sites={"gate": "b", "shrine": ""}), seat())
    table.play("plot")
    assert len(table.state.hands[0]) == 5


@pytest.mark.rule("U-95")
def test_a_building_started_behind_the_gate_works_at_once_and_is_completed_as_usual() -> None:
    table = Table(
        seat(hand="sm", stock="m", activities="s", completed=["gate"]),
        seat(),
        forum="bb",
        works=["arcade", "statue"],
    )
    table.play("command stone", "start arcade")
    assert table.legal == ["start statue from hand", "done"]


# Arcade.


@pytest.mark.rule("U-96")
def test_with_the_arcade_a_foundation_comes_from_the_hand() -> None:
    table = Table(seat(hand="sw", completed=["arcade"]), seat(), works=["dock"])
    table.play("command stone")
    assert table.legal == ["start dock from hand", "done"]
    table.play("start dock from hand")
    assert (table.sites(0), table.hand(0), table.discard) == ({"dock": ""}, "", "w")


@pytest.mark.rule("U-96")
def test_the_forum_remains_a_choice_beside_the_arcade() -> None:
    table = Table(seat(hand="sw", completed=["arcade"]), seat(), forum="w", works=["dock"])
    table.play("command stone")
    assert table.legal == ["start dock", "start dock from hand"]


@pytest.mark.rule("U-96")
def test_the_arcade_takes_only_the_building_s_colour_and_asks_all_the_same() -> None:
    """Whether a card fits is secret: the question comes even if the answer is no."""
    table = Table(seat(hand="sm", completed=["arcade"]), seat(), works=["dock"])
    table.play("command stone")
    assert (table.asked, table.legal) == (("build", 0), ["done"])
    table = Table(seat(hand="s", completed=["arcade"]), seat(), works=["dock"])
    table.play("command stone")
    assert table.asked == ("turn", 1), "an empty hand is no secret"


# Thermae.


@pytest.mark.rule("U-97")
def test_the_thermae_exchange_an_activity() -> None:
    table = Table(seat(hand="m", stock="ws", activities="c", completed=["thermae"]), seat())
    table.play("command marble", "launch wood", "use thermae")
    assert table.legal == ["return wood", "return clay"]
    table.play("return clay")
    assert table.legal == ["launch clay", "launch stone"], "both halves or none"
    table.play("launch stone")
    assert (table.activities(0), table.stock(0)) == ("ws", "c")


@pytest.mark.rule("U-97")
def test_the_thermae_do_nothing_without_activities_or_trade() -> None:
    table = Table(seat(hand="m", completed=["thermae"]), seat())
    table.play("command marble")
    assert table.asked == ("turn", 1)
    table = Table(seat(hand="ww", activities="c", completed=["thermae"]), seat())
    table.play("command wood", "store wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-97")
def test_the_thermae_work_at_the_limit_and_may_launch_the_same_again() -> None:
    table = Table(seat(hand="m", activities="ccc", completed=["thermae"]), seat())
    table.play("command marble", "use thermae", "return clay", "launch clay")
    assert table.activities(0) == "ccc"
    assert table.asked == ("turn", 1)


# Academy.


@pytest.mark.rule("U-98", "U-75")
def test_the_academy_draws_two_before_exploration() -> None:
    table = Table(seat(hand="w", completed=["academy"]), seat())
    table.play("command wood")
    assert table.asked == ("before", 0)
    table.play("use academy")
    assert (table.asked, len(table.state.hands[0])) == (("explore", 0), 2)
    table.play(table.legal[0])
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-98")
def test_the_academy_may_be_declined_and_helps_no_other_order() -> None:
    table = Table(seat(hand="wc", completed=["academy"]), seat(), forum="m")
    other = table.copy()
    table.play("command wood", "done", "store clay")
    assert (table.asked, table.hand(0)) == (("turn", 1), "")
    other.play("command clay")
    assert other.asked == ("produce", 0)


@pytest.mark.rule("U-98")
def test_the_academy_draws_what_there_is() -> None:
    rest = "w" * 33 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34
    table = Table(seat(hand="w", completed=["academy"]), seat(hand="", stock=rest), pile=["wood"])
    table.play("command wood", "use academy")
    assert table.hand(0) == "w"


# Atrium.


@pytest.mark.rule("U-99")
def test_the_atrium_takes_the_top_card_unseen() -> None:
    table = Table(seat(hand="c", activities="c", completed=["atrium"]), seat(), forum="wm")
    top = table.state.pile[-1]
    table.play("command clay")
    assert table.legal == ["take wood", "take marble", "take unseen"]
    table.play("take unseen", "take marble")
    assert table.state.stock[top] >= 1
    assert (len(table.stock(0)), table.forum) == (2, "w")


@pytest.mark.rule("U-99")
def test_the_atrium_has_nothing_to_replace_in_an_empty_forum() -> None:
    table = Table(seat(hand="c", completed=["atrium"]), seat())
    table.play("command clay")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-99")
def test_the_atrium_is_decided_card_by_card_and_needs_a_pile() -> None:
    table = Table(seat(hand="c", activities="cc", completed=["atrium"]), seat(), forum="w")
    table.play("command clay", "take unseen", "take unseen")
    assert table.legal == ["take wood", "take unseen", "done"]
    rest = "w" * 34 + "c" * 34 + "b" * 35 + "s" * 35 + "m" * 34
    table = Table(seat(hand="c", completed=["atrium"]), seat(stock=rest), forum="w", pile=[])
    table.play("command clay")
    assert table.legal == ["take wood"]


# Foundry.


@pytest.mark.rule("U-100")
def test_the_foundry_produces_three_times_plainly() -> None:
    table = Table(
        seat(hand="s", stock="b", activities="c", sites={"foundry": "b"}), seat(), forum="wwwww"
    )
    table.play("command stone", "add brick foundry", "use foundry")
    for _ in range(3):
        assert table.legal == ["order production", "done"]
        table.play("order production", "take wood")
    assert (table.asked, table.stock(0)) == (("turn", 1), "www")


@pytest.mark.rule("U-100")
def test_the_foundry_may_be_declined_and_does_nothing_later() -> None:
    table = Table(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="www")
    table.play("command stone", "add brick foundry", "done")
    assert (table.asked, table.stock(0)) == (("turn", 1), "")
    table = Table(seat(hand="c", completed=["foundry"]), seat(), forum="www")
    table.play("command clay", "take wood")
    assert (table.asked, table.stock(0)) == (("turn", 1), "w")


@pytest.mark.rule("U-100")
def test_the_foundry_may_be_stopped_after_any_of_its_orders() -> None:
    table = Table(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="www")
    table.play("command stone", "add brick foundry", "use foundry")
    table.play("order production", "take wood", "done")
    assert (table.asked, table.stock(0)) == (("turn", 1), "w")


@pytest.mark.rule("U-100", "U-24")
def test_the_foundry_goes_cold_when_the_forum_is_empty() -> None:
    table = Table(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="w")
    table.play("command stone", "add brick foundry", "use foundry")
    table.play("order production", "take wood", "order production", "order production")
    assert (table.asked, table.stock(0)) == (("turn", 1), "w")


# School.


@pytest.mark.rule("U-101")
def test_the_school_draws_four_when_completed() -> None:
    table = Table(seat(hand="sw", stock="b", sites={"school": "b"}), seat())
    table.play("command stone", "add brick school", "use school")
    assert (table.asked, len(table.state.hands[0])) == (("turn", 1), 5)


@pytest.mark.rule("U-101")
def test_the_school_may_be_declined() -> None:
    table = Table(seat(hand="sw", stock="b", sites={"school": "b"}), seat())
    table.play("command stone", "add brick school", "done")
    assert (table.asked, table.hand(0)) == (("turn", 1), "w")


@pytest.mark.rule("U-101")
def test_the_school_draws_what_there_is_its_own_bricks_included() -> None:
    rest = "w" * 34 + "c" * 35 + "b" * 33 + "s" * 34 + "m" * 34
    table = Table(seat(hand="s", stock="b", sites={"school": "b"}), seat(stock=rest), pile=["wood"])
    table.play("command stone", "add brick school", "use school")
    assert (table.hand(0), table.discard, len(table.state.pile)) == ("wbb", "", 0)


@pytest.mark.rule("U-101")
def test_a_completed_school_draws_no_more() -> None:
    table = Table(seat(hand="ww", completed=["school"]), seat())
    table.play("command wood", "store wood")
    assert table.hand(0) == ""


# Shrine.


@pytest.mark.rule("U-102")
@pytest.mark.parametrize(("held", "after"), [(0, 7), (5, 7), (6, 7), (7, 8), (9, 10)])
def test_the_shrine_reads_seven_for_five(held: int, after: int) -> None:
    table = Table(seat(hand="w" * held, completed=["shrine"]), seat())
    table.play("plot")
    assert len(table.state.hands[0]) == after


@pytest.mark.rule("U-102")
def test_the_shrine_helps_nobody_else() -> None:
    table = Table(seat(sites={"shrine": "b"}), seat(completed=["shrine"]))
    table.play("plot")
    assert len(table.state.hands[0]) == 5
