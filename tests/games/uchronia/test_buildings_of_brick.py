"""The buildings of Brick: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    activities,
    activity_limit,
    asked,
    discard,
    forum,
    hand,
    legal,
    play,
    points,
    position,
    seat,
    sites,
    stock,
)

# Gate.


@pytest.mark.rule("U-95")
def test_with_the_gate_unfinished_brick_buildings_work() -> None:
    state = position(
        seat(hand="w", completed=["gate"], sites={"shrine": "", "academy": "b"}), seat()
    )
    exploring = state.copy()
    play(state, "plot")
    assert len(state.hands[0]) == 7
    play(exploring, "command wood")
    assert legal(exploring) == ["use academy", "done"]


@pytest.mark.rule("U-95")
def test_the_gate_gives_no_points_no_limit_and_nothing_on_completion() -> None:
    state = position(seat(completed=["gate"], sites={"school": "", "foundry": ""}), seat())
    assert points(state) == [2, 0]
    assert activity_limit(state, 0) == 3
    assert asked(state) == ("turn", 0)


@pytest.mark.rule("U-95")
def test_the_gate_opens_no_other_colour_and_not_itself() -> None:
    state = position(seat(hand="cw", completed=["gate"], sites={"dock": ""}), seat(), forum="w")
    play(state, "command clay", "take wood")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="w", sites={"gate": "b", "shrine": ""}), seat())
    play(state, "plot")
    assert len(state.hands[0]) == 5


@pytest.mark.rule("U-95")
def test_a_building_started_behind_the_gate_works_at_once_and_is_completed_as_usual() -> None:
    state = position(
        seat(hand="sm", stock="m", activities="s", completed=["gate"]),
        seat(),
        forum="bb",
        works=["arcade", "statue"],
    )
    play(state, "command stone", "start arcade")
    assert legal(state) == ["start statue from hand", "done"]


# Arcade.


@pytest.mark.rule("U-96")
def test_with_the_arcade_a_foundation_comes_from_the_hand() -> None:
    state = position(seat(hand="sw", completed=["arcade"]), seat(), works=["dock"])
    play(state, "command stone")
    assert legal(state) == ["start dock from hand", "done"]
    play(state, "start dock from hand")
    assert (sites(state, 0), hand(state, 0), discard(state)) == ({"dock": ""}, "", "w")


@pytest.mark.rule("U-96")
def test_the_forum_remains_a_choice_beside_the_arcade() -> None:
    state = position(seat(hand="sw", completed=["arcade"]), seat(), forum="w", works=["dock"])
    play(state, "command stone")
    assert legal(state) == ["start dock", "start dock from hand"]


@pytest.mark.rule("U-96")
def test_the_arcade_takes_only_the_building_s_colour_and_asks_all_the_same() -> None:
    """Whether a card fits is secret: the question comes even if the answer is no."""
    state = position(seat(hand="sm", completed=["arcade"]), seat(), works=["dock"])
    play(state, "command stone")
    assert (asked(state), legal(state)) == (("build", 0), ["done"])
    state = position(seat(hand="s", completed=["arcade"]), seat(), works=["dock"])
    play(state, "command stone")
    assert asked(state) == ("turn", 1), "an empty hand is no secret"


# Thermae.


@pytest.mark.rule("U-97")
def test_the_thermae_exchange_an_activity() -> None:
    state = position(seat(hand="m", stock="ws", activities="c", completed=["thermae"]), seat())
    play(state, "command marble", "launch wood", "use thermae")
    assert legal(state) == ["return wood", "return clay"]
    play(state, "return clay")
    assert legal(state) == ["launch clay", "launch stone"], "both halves or none"
    play(state, "launch stone")
    assert (activities(state, 0), stock(state, 0)) == ("ws", "c")


@pytest.mark.rule("U-97")
def test_the_thermae_do_nothing_without_activities_or_trade() -> None:
    state = position(seat(hand="m", completed=["thermae"]), seat())
    play(state, "command marble")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="ww", activities="c", completed=["thermae"]), seat())
    play(state, "command wood", "store wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-97")
def test_the_thermae_work_at_the_limit_and_may_launch_the_same_again() -> None:
    state = position(seat(hand="m", activities="ccc", completed=["thermae"]), seat())
    play(state, "command marble", "use thermae", "return clay", "launch clay")
    assert activities(state, 0) == "ccc"
    assert asked(state) == ("turn", 1)


# Academy.


@pytest.mark.rule("U-98", "U-75")
def test_the_academy_draws_two_before_exploration() -> None:
    state = position(seat(hand="w", completed=["academy"]), seat())
    play(state, "command wood")
    assert asked(state) == ("before", 0)
    play(state, "use academy")
    assert (asked(state), len(state.hands[0])) == (("explore", 0), 2)
    play(state, legal(state)[0])
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-98")
def test_the_academy_may_be_declined_and_helps_no_other_order() -> None:
    state = position(seat(hand="wc", completed=["academy"]), seat(), forum="m")
    other = state.copy()
    play(state, "command wood", "done", "store clay")
    assert (asked(state), hand(state, 0)) == (("turn", 1), "")
    play(other, "command clay")
    assert asked(other) == ("produce", 0)


@pytest.mark.rule("U-98")
def test_the_academy_draws_what_there_is() -> None:
    rest = "w" * 33 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34
    state = position(
        seat(hand="w", completed=["academy"]), seat(hand="", stock=rest), pile=["wood"]
    )
    play(state, "command wood", "use academy")
    assert hand(state, 0) == "w"


# Atrium.


@pytest.mark.rule("U-99")
def test_the_atrium_takes_the_top_card_unseen() -> None:
    state = position(seat(hand="c", activities="c", completed=["atrium"]), seat(), forum="wm")
    top = state.pile[-1]
    play(state, "command clay")
    assert legal(state) == ["take wood", "take marble", "take unseen"]
    play(state, "take unseen", "take marble")
    assert state.stock[top] >= 1
    assert (len(stock(state, 0)), forum(state)) == (2, "w")


@pytest.mark.rule("U-99")
def test_the_atrium_has_nothing_to_replace_in_an_empty_forum() -> None:
    state = position(seat(hand="c", completed=["atrium"]), seat())
    play(state, "command clay")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-99")
def test_the_atrium_is_decided_card_by_card_and_needs_a_pile() -> None:
    state = position(seat(hand="c", activities="cc", completed=["atrium"]), seat(), forum="w")
    play(state, "command clay", "take unseen", "take unseen")
    assert legal(state) == ["take wood", "take unseen", "done"]
    rest = "w" * 34 + "c" * 34 + "b" * 35 + "s" * 35 + "m" * 34
    state = position(seat(hand="c", completed=["atrium"]), seat(stock=rest), forum="w", pile=[])
    play(state, "command clay")
    assert legal(state) == ["take wood"]


# Foundry.


@pytest.mark.rule("U-100")
def test_the_foundry_produces_three_times_plainly() -> None:
    state = position(
        seat(hand="s", stock="b", activities="c", sites={"foundry": "b"}), seat(), forum="wwwww"
    )
    play(state, "command stone", "add brick foundry", "use foundry")
    for _ in range(3):
        assert legal(state) == ["order production", "done"]
        play(state, "order production", "take wood")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "www")


@pytest.mark.rule("U-100")
def test_the_foundry_may_be_declined_and_does_nothing_later() -> None:
    state = position(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="www")
    play(state, "command stone", "add brick foundry", "done")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "")
    state = position(seat(hand="c", completed=["foundry"]), seat(), forum="www")
    play(state, "command clay", "take wood")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "w")


@pytest.mark.rule("U-100")
def test_the_foundry_may_be_stopped_after_any_of_its_orders() -> None:
    state = position(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="www")
    play(state, "command stone", "add brick foundry", "use foundry")
    play(state, "order production", "take wood", "done")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "w")


@pytest.mark.rule("U-100", "U-24")
def test_the_foundry_goes_cold_when_the_forum_is_empty() -> None:
    state = position(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="w")
    play(state, "command stone", "add brick foundry", "use foundry")
    play(state, "order production", "take wood", "order production", "order production")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "w")


# School.


@pytest.mark.rule("U-101")
def test_the_school_draws_four_when_completed() -> None:
    state = position(seat(hand="sw", stock="b", sites={"school": "b"}), seat())
    play(state, "command stone", "add brick school", "use school")
    assert (asked(state), len(state.hands[0])) == (("turn", 1), 5)


@pytest.mark.rule("U-101")
def test_the_school_may_be_declined() -> None:
    state = position(seat(hand="sw", stock="b", sites={"school": "b"}), seat())
    play(state, "command stone", "add brick school", "done")
    assert (asked(state), hand(state, 0)) == (("turn", 1), "w")


@pytest.mark.rule("U-101")
def test_the_school_draws_what_there_is_its_own_bricks_included() -> None:
    rest = "w" * 34 + "c" * 35 + "b" * 33 + "s" * 34 + "m" * 34
    state = position(
        seat(hand="s", stock="b", sites={"school": "b"}), seat(stock=rest), pile=["wood"]
    )
    play(state, "command stone", "add brick school", "use school")
    assert (hand(state, 0), discard(state), len(state.pile)) == ("wbb", "", 0)


@pytest.mark.rule("U-101")
def test_a_completed_school_draws_no_more() -> None:
    state = position(seat(hand="ww", completed=["school"]), seat())
    play(state, "command wood", "store wood")
    assert hand(state, 0) == ""


# Shrine.


@pytest.mark.rule("U-102")
@pytest.mark.parametrize(("held", "after"), [(0, 7), (5, 7), (6, 7), (7, 8), (9, 10)])
def test_the_shrine_reads_seven_for_five(held: int, after: int) -> None:
    state = position(seat(hand="w" * held, completed=["shrine"]), seat())
    play(state, "plot")
    assert len(state.hands[0]) == after


@pytest.mark.rule("U-102")
def test_the_shrine_helps_nobody_else() -> None:
    state = position(seat(sites={"shrine": "b"}), seat(completed=["shrine"]))
    play(state, "plot")
    assert len(state.hands[0]) == 5
