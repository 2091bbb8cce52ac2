"""Construction: starting, adding, completing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uchronia.table import (
    activity_limit,
    asked,
    completed,
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


@pytest.mark.rule("U-62", "U-66")
def test_construction_starts_a_building_or_adds_a_resource() -> None:
    state = position(
        seat(hand="s", stock="ssw", sites={"bridge": ""}), seat(), forum="wb", works=["dock"]
    )
    play(state, "command stone")
    assert legal(state) == ["start dock", "add stone bridge"]
    play(state, "add stone bridge")
    assert (sites(state, 0), stock(state, 0)) == ({"bridge": "s"}, "ws")


@pytest.mark.rule("U-63", "U-70")
def test_the_foundation_is_discarded_from_the_forum() -> None:
    state = position(seat(hand="s"), seat(), forum="wwb", works=["dock"])
    play(state, "command stone", "start dock")
    assert sites(state, 0) == {"dock": ""}
    assert (forum(state), discard(state)) == ("wb", "w")


@pytest.mark.rule("U-64")
def test_without_a_card_of_its_colour_a_building_cannot_be_started() -> None:
    state = position(seat(hand="s"), seat(), forum="cc", works=["dock", "tavern"])
    play(state, "command stone")
    assert legal(state) == ["start tavern"]


@pytest.mark.rule("U-65")
def test_no_second_building_of_a_name() -> None:
    state = position(
        seat(hand="s", sites={"tavern": ""}, completed=["dock"]),
        seat(completed=["tavern"]),
        forum="wcb",
        works=["dock", "school", "school"],
    )
    play(state, "command stone")
    assert legal(state) == ["start school"], "two copies lie there, one may be taken"


@pytest.mark.rule("U-66")
def test_only_the_building_s_colour_may_be_added() -> None:
    state = position(seat(hand="s", stock="cbm", sites={"bridge": "s"}), seat())
    play(state, "command stone")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-67")
def test_nothing_is_added_in_the_turn_of_the_start() -> None:
    state = position(seat(hand="s", stock="ww", activities="s"), seat(), forum="w", works=["dock"])
    play(state, "command stone", "start dock")
    assert asked(state) == ("turn", 1)
    assert sites(state, 0) == {"dock": ""}


@pytest.mark.rule("U-67")
def test_the_ban_holds_for_granted_orders_too() -> None:
    state = position(
        seat(hand="s", stock="wm", activities="s", sites={"square": "mm"}),
        seat(),
        forum="w",
        works=["dock"],
    )
    play(state, "command stone", "start dock", "add marble square")
    play(state, "use square", "order construction")
    assert legal(state) == [
        "order exploration",
        "order production",
        "order draconians",
        "order construction",
        "order trade",
        "done",
    ]
    assert sites(state, 0) == {"dock": ""}


@pytest.mark.rule("U-68")
def test_each_repeat_chooses_anew_from_what_still_lies_out() -> None:
    state = position(
        seat(hand="s", stock="s", activities="ss", sites={"bridge": ""}),
        seat(),
        forum="ww",
        works=["dock", "villa"],
    )
    play(state, "command stone", "start dock")
    assert legal(state) == ["start villa", "add stone bridge", "done"]
    play(state, "add stone bridge", "start villa")
    assert sites(state, 0) == {"bridge": "s", "dock": "", "villa": ""}


@pytest.mark.rule("U-69", "U-70", "U-71")
def test_a_building_with_all_its_resources_is_completed() -> None:
    state = position(seat(hand="s", stock="s", sites={"bridge": "s"}), seat())
    assert (points(state), activity_limit(state, 0)) == ([0, 0], 2)
    play(state, "command stone", "add stone bridge")
    assert (completed(state, 0), sites(state, 0)) == (["bridge"], {})
    assert discard(state) == "ss"
    assert (points(state), activity_limit(state, 0)) == ([2, 0], 3)


@pytest.mark.rule("U-69")
def test_a_building_that_lacks_one_is_not_completed() -> None:
    state = position(seat(hand="s", stock="m", sites={"square": "m"}), seat())
    play(state, "command stone", "add marble square")
    assert (completed(state, 0), sites(state, 0), discard(state)) == ([], {"square": "mm"}, "")


@pytest.mark.rule("U-72")
def test_completion_runs_in_order() -> None:
    state = position(
        seat(
            hand="s",
            stock="mm",
            activities="s",
            sites={"square": "mm"},
            completed=["sewer", "basilica"],
        ),
        seat(completed=["stairway"]),
        seat(activities="m"),
        forum="mm",
    )
    play(state, "command stone", "add marble square")
    assert asked(state) == ("salvage", 0)
    play(state, "done")
    assert asked(state) == ("pick", 2)
    play(state, "done")
    assert (asked(state), legal(state)) == (("triggers", 0), ["use basilica", "use square", "done"])
    play(state, "use square", "order exploration")
    assert asked(state) == ("granted", 0)
    play(state, "done")
    assert legal(state) == ["use basilica", "done"]
    play(state, "use basilica")
    assert (asked(state), legal(state)) == (("pick", 1), ["take marble", "done"])
    play(state, "take marble")
    assert hand(state, 1) == "m"
    assert asked(state) == ("turn", 1), "nothing was left to build with"


@pytest.mark.rule("U-73")
def test_a_new_effect_works_at_once_for_the_rest_of_the_turn() -> None:
    """The Tower is completed by the first of two Constructions and serves the second."""
    state = position(
        seat(hand="s", stock="sc", activities="s", sites={"tower": "s", "dock": ""}), seat()
    )
    play(state, "command stone")
    assert legal(state) == ["add stone tower"]
    play(state, "add stone tower")
    assert legal(state) == ["add clay dock", "done"]


@pytest.mark.rule("U-73")
def test_a_new_effect_works_for_the_draw_of_the_plot_under_way() -> None:
    state = position(
        seat(stock="b", activities="s", sites={"shrine": "b"}), seat(domain="s"), forum=""
    )
    play(state, "plot", "copy construction", "add brick shrine")
    assert len(state.hands[0]) == 7


@pytest.mark.rule("U-74")
def test_an_unfinished_building_does_nothing() -> None:
    state = position(seat(hand="cw", sites={"dock": "", "shrine": "b"}), seat(), forum="w")
    play(state, "command clay", "take wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-75")
def test_a_bonus_comes_after_its_order() -> None:
    state = position(seat(hand="cw", completed=["dock"]), seat(), forum="m")
    play(state, "command clay")
    assert asked(state) == ("produce", 0)
    play(state, "take marble")
    assert asked(state) == ("after", 0)


@pytest.mark.rule("U-76")
def test_a_bonus_may_be_declined() -> None:
    state = position(seat(hand="cw", completed=["dock"]), seat(), forum="m")
    play(state, "command clay", "take marble")
    assert legal(state) == ["use dock", "done"]
    play(state, "done")
    assert (stock(state, 0), hand(state, 0)) == ("m", "w")


@pytest.mark.rule("U-76", "U-25")
@pytest.mark.parametrize(
    ("helper", "offered"),
    [
        ({"completed": ["arcade"], "hand": "sw"}, "start dock from hand"),
        ({"completed": ["tower"], "stock": "c", "sites": {"bridge": ""}}, "add clay bridge"),
        (
            {"completed": ["scriptorium"], "stock": "m", "sites": {"bridge": ""}},
            "add marble bridge",
        ),
    ],
)
def test_an_order_that_only_an_effect_makes_possible_may_do_nothing(
    helper: dict[str, Any], offered: str
) -> None:
    state = position(seat(**{"hand": "s"} | helper), seat(), works=["dock"])
    play(state, "command stone")
    assert legal(state) == [offered, "done"]
    by_itself = position(seat(**{"hand": "s"} | helper), seat(), works=["dock"], forum="w")
    play(by_itself, "command stone")
    assert "done" not in legal(by_itself), "the Forum's Wood starts the Dock by itself"


@pytest.mark.rule("U-77")
def test_a_bonus_is_used_once_a_turn_with_whatever_order_of_its_kind() -> None:
    state = position(
        seat(hand="sww", stock="m", sites={"square": "mm"}, completed=["dock"]),
        seat(),
        forum="ccc",
    )
    play(state, "command stone", "add marble square", "use square")
    play(state, "order production", "take clay")
    assert legal(state) == ["use dock", "done"]
    declined = state.copy()
    play(state, "use dock", "store wood", "order production", "take clay")
    assert asked(state) == ("granted", 0), "the bonus is spent"
    play(declined, "done", "order production", "take clay")
    assert asked(declined) == ("after", 0), "declining does not spend it"


@pytest.mark.rule("U-77")
def test_a_bonus_goes_with_a_copied_order() -> None:
    state = position(
        seat(hand="w", activities="c", completed=["dock"]), seat(domain="c"), forum="m"
    )
    play(state, "plot", "copy production", "take marble")
    assert legal(state) == ["use dock", "done"]


@pytest.mark.rule("U-78")
@pytest.mark.parametrize("order", [("dock", "catacombs"), ("catacombs", "dock")])
def test_bonuses_are_used_in_any_order(order: tuple[str, str]) -> None:
    state = position(
        seat(hand="cw", completed=["dock", "catacombs"]), seat(), forum="m", discard=["stone"]
    )
    play(state, "command clay", "take marble")
    assert legal(state) == ["use dock", "use catacombs", "done"]
    for building in order:
        play(state, f"use {building}")
        if building == "dock":
            play(state, "store wood")
    assert stock(state, 0) == "wsm"
