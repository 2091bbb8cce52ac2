"""Construction: starting, adding, completing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.uchronia.table import Table, seat


@pytest.mark.rule("U-62", "U-66")
def test_construction_starts_a_building_or_adds_a_resource() -> None:
    table = Table(
        seat(hand="s", stock="ssw", sites={"bridge": ""}), seat(), forum="wb", works=["dock"]
    )
    table.play("command stone")
    assert table.legal == ["start dock", "add stone bridge"]
    table.play("add stone bridge")
    assert (table.sites(0), table.stock(0)) == ({"bridge": "s"}, "ws")


@pytest.mark.rule("U-63", "U-70")
def test_the_foundation_is_discarded_from_the_forum() -> None:
    table = Table(seat(hand="s"), seat(), forum="wwb", works=["dock"])
    table.play("command stone", "start dock")
    assert table.sites(0) == {"dock": ""}
    assert (table.forum, table.discard) == ("wb", "w")


@pytest.mark.rule("U-64")
def test_without_a_card_of_its_colour_a_building_cannot_be_started() -> None:
    table = Table(seat(hand="s"), seat(), forum="cc", works=["dock", "tavern"])
    table.play("command stone")
    assert table.legal == ["start tavern"]


@pytest.mark.rule("U-65")
def test_no_second_building_of_a_name() -> None:
    table = Table(
        seat(hand="s", sites={"tavern": ""}, completed=["dock"]),
        seat(completed=["tavern"]),
        forum="wcb",
        works=["dock", "school", "school"],
    )
    table.play("command stone")
    assert table.legal == ["start school"], "two copies lie there, one may be taken"


@pytest.mark.rule("U-66")
def test_only_the_building_s_colour_may_be_added() -> None:
    table = Table(seat(hand="s", stock="cbm", sites={"bridge": "s"}), seat())
    table.play("command stone")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-67")
def test_nothing_is_added_in_the_turn_of_the_start() -> None:
    table = Table(seat(hand="s", stock="ww", activities="s"), seat(), forum="w", works=["dock"])
    table.play("command stone", "start dock")
    assert table.asked == ("turn", 1)
    assert table.sites(0) == {"dock": ""}


@pytest.mark.rule("U-67")
def test_the_ban_holds_for_granted_orders_too() -> None:
    table = Table(
        seat(hand="s", stock="wm", activities="s", sites={"square": "mm"}),
        seat(),
        forum="w",
        works=["dock"],
    )
    table.play("command stone", "start dock", "add marble square")
    table.play("use square", "order construction")
    assert table.legal == [
        "order exploration",
        "order production",
        "order draconians",
        "order construction",
        "order trade",
        "done",
    ]
    assert table.sites(0) == {"dock": ""}


@pytest.mark.rule("U-68")
def test_each_repeat_chooses_anew_from_what_still_lies_out() -> None:
    table = Table(
        seat(hand="s", stock="s", activities="ss", sites={"bridge": ""}),
        seat(),
        forum="ww",
        works=["dock", "villa"],
    )
    table.play("command stone", "start dock")
    assert table.legal == ["start villa", "add stone bridge", "done"]
    table.play("add stone bridge", "start villa")
    assert table.sites(0) == {"bridge": "s", "dock": "", "villa": ""}


@pytest.mark.rule("U-69", "U-70", "U-71")
def test_a_building_with_all_its_resources_is_completed() -> None:
    table = Table(seat(hand="s", stock="s", sites={"bridge": "s"}), seat())
    assert (table.points, table.activity_limit(0)) == ([0, 0], 2)
    table.play("command stone", "add stone bridge")
    assert (table.completed(0), table.sites(0)) == (["bridge"], {})
    assert table.discard == "ss"
    assert (table.points, table.activity_limit(0)) == ([2, 0], 3)


@pytest.mark.rule("U-69")
def test_a_building_that_lacks_one_is_not_completed() -> None:
    table = Table(seat(hand="s", stock="m", sites={"square": "m"}), seat())
    table.play("command stone", "add marble square")
    assert (table.completed(0), table.sites(0), table.discard) == ([], {"square": "mm"}, "")


@pytest.mark.rule("U-72")
def test_completion_runs_in_order() -> None:
    table = Table(
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
    table.play("command stone", "add marble square")
    assert table.asked == ("salvage", 0)
    table.play("done")
    assert table.asked == ("pick", 2)
    table.play("done")
    assert (table.asked, table.legal) == (("triggers", 0), ["use basilica", "use square", "done"])
    table.play("use square", "order exploration")
    assert table.asked == ("granted", 0)
    table.play("done")
    assert table.legal == ["use basilica", "done"]
    table.play("use basilica")
    assert (table.asked, table.legal) == (("pick", 1), ["take marble", "done"])
    table.play("take marble")
    assert table.hand(1) == "m"
    assert table.asked == ("turn", 1), "nothing was left to build with"


@pytest.mark.rule("U-73")
def test_a_new_effect_works_at_once_for_the_rest_of_the_turn() -> None:
    """The Tower is completed by the first of two Constructions and serves the second."""
    table = Table(
        seat(hand="s", stock="sc", activities="s", sites={"tower": "s", "dock": ""}), seat()
    )
    table.play("command stone")
    assert table.legal == ["add stone tower"]
    table.play("add stone tower")
    assert table.legal == ["add clay dock", "done"]


@pytest.mark.rule("U-73")
def test_a_new_effect_works_for_the_draw_of_the_plot_under_way() -> None:
    table = Table(
        seat(stock="b", activities="s", sites={"shrine": "b"}), seat(domain="s"), forum=""
    )
    table.play("plot", "copy construction", "add brick shrine")
    assert len(table.state.hands[0]) == 7


@pytest.mark.rule("U-74")
def test_an_unfinished_building_does_nothing() -> None:
    table = Table(seat(hand="cw", sites={"dock": "", "shrine": "b"}), seat(), forum="w")
    table.play("command clay", "take wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-75")
def test_a_bonus_comes_after_its_order() -> None:
    table = Table(seat(hand="cw", completed=["dock"]), seat(), forum="m")
    table.play("command clay")
    assert table.asked == ("produce", 0)
    table.play("take marble")
    assert table.asked == ("after", 0)


@pytest.mark.rule("U-76")
def test_a_bonus_may_be_declined() -> None:
    table = Table(seat(hand="cw", completed=["dock"]), seat(), forum="m")
    table.play("command clay", "take marble")
    assert table.legal == ["use dock", "done"]
    table.play("done")
    assert (table.stock(0), table.hand(0)) == ("m", "w")


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
    table = Table(seat(**{"hand": "s"} | helper), seat(), works=["dock"])
    table.play("command stone")
    assert table.legal == [offered, "done"]
    by_itself = Table(seat(**{"hand": "s"} | helper), seat(), works=["dock"], forum="w")
    by_itself.play("command stone")
    assert "done" not in by_itself.legal, "the Forum's Wood starts the Dock by itself"


@pytest.mark.rule("U-77")
def test_a_bonus_is_used_once_a_turn_with_whatever_order_of_its_kind() -> None:
    table = Table(
        seat(hand="sww", stock="m", sites={"square": "mm"}, completed=["dock"]), seat(), forum="ccc"
    )
    table.play("command stone", "add marble square", "use square")
    table.play("order production", "take clay")
    assert table.legal == ["use dock", "done"]
    declined = table.copy()
    table.play("use dock", "store wood", "order production", "take clay")
    assert table.asked == ("granted", 0), "the bonus is spent"
    declined.play("done", "order production", "take clay")
    assert declined.asked == ("after", 0), "declining does not spend it"


@pytest.mark.rule("U-77")
def test_a_bonus_goes_with_a_copied_order() -> None:
    table = Table(seat(hand="w", activities="c", completed=["dock"]), seat(domain="c"), forum="m")
    table.play("plot", "copy production", "take marble")
    assert table.legal == ["use dock", "done"]


@pytest.mark.rule("U-78")
@pytest.mark.parametrize("order", [("dock", "catacombs"), ("catacombs", "dock")])
def test_bonuses_are_used_in_any_order(order: tuple[str, str]) -> None:
    table = Table(
        seat(hand="cw", completed=["dock", "catacombs"]), seat(), forum="m", discard=["stone"]
    )
    table.play("command clay", "take marble")
    assert table.legal == ["use dock", "use catacombs", "done"]
    for building in order:
        table.play(f"use {building}")
        if building == "dock":
            table.play("store wood")
    assert table.stock(0) == "wsm"
