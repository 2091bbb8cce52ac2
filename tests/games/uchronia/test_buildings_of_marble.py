"""The buildings of Marble: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from ludotheque.games.uchronia.game import UCHRONIA
from tests.games.uchronia.table import Table, position, seat

# Basilica.


@pytest.mark.rule("U-111")
def test_the_basilica_launches_an_activity_of_the_completed_colour() -> None:
    table = Table(seat(hand="s", stock="wwc", sites={"dock": ""}, completed=["basilica"]), seat())
    table.play("command stone", "add wood dock")
    assert table.legal == ["use basilica", "done"]
    table.play("use basilica")
    assert (table.activities(0), table.stock(0)) == ("w", "c")


@pytest.mark.rule("U-111")
def test_the_basilica_needs_a_resource_of_the_colour_and_its_owner_s_building() -> None:
    table = Table(seat(hand="s", stock="wc", sites={"dock": ""}, completed=["basilica"]), seat())
    table.play("command stone", "add wood dock")
    assert table.asked == ("turn", 1)
    table = Table(
        seat(hand="s", stock="ww", sites={"dock": ""}), seat(stock="w", completed=["basilica"])
    )
    table.play("command stone", "add wood dock")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-111")
def test_the_basilica_fills_the_place_that_the_building_has_made() -> None:
    table = Table(
        seat(hand="s", stock="ww", activities="ccc", sites={"dock": ""}, completed=["basilica"]),
        seat(),
    )
    assert table.activity_limit(0) == 3
    table.play("command stone", "add wood dock", "use basilica")
    assert table.activities(0) == "wccc"


@pytest.mark.rule("U-111")
def test_the_basilica_celebrates_itself() -> None:
    table = Table(seat(hand="s", stock="mm", sites={"basilica": "mm"}), seat())
    table.play("command stone", "add marble basilica")
    assert table.legal == ["use basilica", "done"]
    table.play("use basilica")
    assert table.activities(0) == "m"


# Square.


@pytest.mark.rule("U-112")
def test_the_square_executes_three_orders_plainly_repeats_allowed() -> None:
    table = Table(
        seat(hand="sw", stock="m", activities="c", sites={"square": "mm"}), seat(), forum="bbbb"
    )
    table.play("command stone", "add marble square", "use square")
    table.play("order production", "take brick")
    assert table.asked == ("granted", 0), "no Activity bonus"
    table.play("order production", "take brick", "order trade", "launch brick")
    assert table.asked == ("turn", 1)
    assert (table.stock(0), table.activities(0)) == ("b", "cb")


@pytest.mark.rule("U-112")
def test_the_square_may_execute_fewer_or_none_and_no_more_later() -> None:
    table = Table(seat(hand="s", stock="m", sites={"square": "mm"}), seat(), forum="bb")
    table.play("command stone", "add marble square")
    declined = table.copy()
    declined.play("done")
    assert declined.asked == ("turn", 1)
    table.play("use square", "order production", "take brick", "done")
    assert table.asked == ("turn", 1)
    table = Table(seat(hand="c", completed=["square"]), seat(), forum="b")
    table.play("command clay", "take brick")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-112")
def test_the_orders_of_the_square_come_before_the_draw_of_a_plot() -> None:
    table = Table(
        seat(hand="w", stock="m", activities="s", sites={"square": "mm"}), seat(domain="s")
    )
    table.play("plot", "copy construction", "add marble square", "use square")
    assert table.hand(0) == "w"
    table.play("order exploration", "store wood", "done")
    assert (len(table.state.hands[0]), table.asked) == (5, ("turn", 1))


# Fountain.


@pytest.mark.rule("U-113")
def test_production_builds_the_fountain_from_the_forum() -> None:
    table = Table(seat(hand="c", activities="cc", sites={"fountain": "m"}), seat(), forum="mmmw")
    table.play("command clay")
    assert table.legal == ["take wood", "take marble", "add marble fountain"]
    table.play("add marble fountain", "add marble fountain")
    assert (table.completed(0), table.stock(0), table.forum) == (["fountain"], "", "wm")
    assert table.legal == ["take wood", "take marble", "done"], "the rest goes on, plainly"


@pytest.mark.rule("U-113", "U-76")
@pytest.mark.parametrize(
    ("ruleset", "asked"), [(1, ("turn", [])), (2, ("produce", ["add marble fountain", "done"]))]
)
def test_a_fountain_fed_from_the_stock_needs_no_forum(
    ruleset: int, asked: tuple[str, list[str]]
) -> None:
    values = UCHRONIA.card_values()
    values["cards"]["fountain"]["source"] = "stock"
    player = seat(hand="c", stock="m", sites={"fountain": "m"})
    table = Table(player, seat(), cards=values, ruleset=ruleset)
    table.play("command clay")
    assert table.asked[0] == asked[0]
    if asked[1]:
        assert table.legal == asked[1]
        table.play("add marble fountain")
        assert (table.sites(0), table.stock(0)) == ({"fountain": "mm"}, "")


@pytest.mark.rule("U-113")
def test_production_starts_no_fountain_and_builds_no_other_building() -> None:
    table = Table(seat(hand="c", sites={"square": "m"}), seat(), forum="mm", works=["fountain"])
    table.play("command clay")
    assert table.legal == ["take marble"]


@pytest.mark.rule("U-113", "U-67")
def test_the_ban_of_the_first_turn_holds_for_the_fountain() -> None:
    table = Table(
        seat(hand="s", stock="m", activities="s", sites={"square": "mm"}),
        seat(),
        forum="mm",
        works=["fountain"],
    )
    table.play("command stone", "start fountain", "add marble square", "use square")
    table.play("order production")
    assert table.legal == ["take marble"]
    table = Table(
        seat(hand="s", stock="m", activities="s", sites={"square": "mm"}, completed=["villa"]),
        seat(),
        forum="mm",
        works=["fountain"],
    )
    table.play("command stone", "start fountain", "add marble square", "use square")
    table.play("order production")
    assert table.legal == ["take marble", "add marble fountain"]


@pytest.mark.rule("U-113")
def test_a_card_that_stands_for_its_colour_builds_the_fountain_too() -> None:
    table = Table(seat(hand="c", sites={"fountain": ""}, completed=["tower"]), seat(), forum="cw")
    table.play("command clay")
    assert table.legal == ["take wood", "take clay", "add clay fountain"]


@pytest.mark.rule("U-113")
def test_one_line_of_the_data_lets_the_fountain_take_from_the_stock() -> None:
    values = UCHRONIA.card_values()
    values["cards"]["fountain"]["source"] = "stock"
    usual = position(seat(hand="c", stock="m", sites={"fountain": ""}), seat(), forum="w")
    table = Table.of(UCHRONIA.with_cards(values).restore(usual.to_json()))
    table.play("command clay")
    assert table.legal == ["take wood", "add marble fountain"]
    table.play("add marble fountain")
    assert (table.stock(0), table.forum, table.sites(0)) == ("", "w", {"fountain": "m"})


# Circus Maximus.


@pytest.mark.rule("U-114")
def test_with_the_circus_maximus_a_copied_order_has_its_bonus() -> None:
    table = Table(
        seat(activities="cc", completed=["circus_maximus"]), seat(domain="c"), forum="wwww"
    )
    table.play("plot", "copy production", "take wood", "take wood")
    assert table.legal == ["take wood", "done"]
    table.play("done")
    assert table.stock(0) == "ww"


@pytest.mark.rule("U-114")
def test_the_circus_maximus_gives_no_right_to_copy_and_no_bonus_to_granted_orders() -> None:
    table = Table(seat(activities="w", completed=["circus_maximus"]), seat(domain="c"), forum="w")
    table.play("plot")
    assert table.asked == ("turn", 1)
    table = Table(
        seat(
            hand="s",
            stock="m",
            activities="c",
            sites={"square": "mm"},
            completed=["circus_maximus"],
        ),
        seat(),
        forum="www",
    )
    table.play("command stone", "add marble square", "use square", "order production")
    table.play("take wood")
    assert table.asked == ("granted", 0)


@pytest.mark.rule("U-114", "U-26")
def test_a_circus_maximus_completed_by_a_copied_order_comes_too_late_for_its_bonus() -> None:
    table = Table(
        seat(stock="mw", activities="ss", sites={"circus_maximus": "mm", "dock": ""}),
        seat(domain="s"),
    )
    table.play("plot", "copy construction", "add marble circus_maximus")
    assert (table.asked, table.sites(0)) == (("turn", 1), {"dock": ""})


# Colosseum.


@pytest.mark.rule("U-115")
def test_the_colosseum_takes_an_activity_of_an_effective_colour() -> None:
    table = Table(
        seat(hand="bw", completed=["colosseum"]), seat(domain="s", activities="ww"), forum=""
    )
    table.play("command brick", "reveal wood", "use colosseum", "target 1")
    assert table.legal == ["seize wood"]
    table.play("seize wood")
    assert (table.stock(0), table.activities(1)) == ("w", "w")


@pytest.mark.rule("U-115")
def test_the_colosseum_spares_other_colours_empty_domains_and_who_paid() -> None:
    table = Table(
        seat(hand="bw", completed=["colosseum"]),
        seat(domain="s", activities="cc"),
        seat(activities="w"),
        seat(domain="s", activities="w", stock="c", completed=["viaduct"]),
    )
    table.play("command brick", "reveal wood", "pay")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-115")
def test_frontier_post_and_garrison_filter_the_colosseum() -> None:
    table = Table(
        seat(hand="bwm", activities="b", completed=["colosseum"]),
        seat(domain="s", activities="wm", completed=["frontier_post"]),
        seat(domain="s", activities="wm", completed=["garrison"]),
        forum="m",
    )
    table.play("command brick", "reveal wood", "reveal marble", "withhold marble")
    table.play("use colosseum")
    assert table.legal == ["target 1", "target 2"]
    first = table.copy()
    first.play("target 1")
    assert first.legal == ["seize wood"]
    table.play("target 2")
    assert table.legal == ["seize marble"]


# Palace.


@pytest.mark.rule("U-116")
def test_the_palace_lays_further_cards_and_repeats_the_order_plainly() -> None:
    table = Table(seat(hand="cccw", activities="c", completed=["palace"]), seat(), forum="wwwwww")
    table.play("command clay")
    assert table.legal == ["lay clay", "done"]
    table.play("lay clay", "lay clay")
    assert table.legal == ["done"], "asked though no Clay is left, which is secret"
    table.play("done", "take wood", "take wood", "take wood", "take wood")
    assert (table.asked, table.domain(0)) == (("turn", 1), "ccc")
    assert table.stock(0) == "wwww", "two by the order with its bonus, two plainly"


@pytest.mark.rule("U-116")
def test_the_palace_does_not_go_with_a_pair() -> None:
    table = Table(seat(hand="ccc", completed=["palace"]), seat(), forum="ww")
    table.play("pair clay")
    assert table.asked == ("order", 0)
    table.play("order production", "take wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-116")
def test_the_palace_may_lay_nothing_and_asks_nothing_of_an_empty_hand() -> None:
    table = Table(seat(hand="cc", completed=["palace"]), seat(), forum="ww")
    table.play("command clay", "done", "take wood")
    assert (table.asked, table.domain(0)) == (("turn", 1), "c")
    table = Table(seat(hand="c", completed=["palace"]), seat(), forum="ww")
    table.play("command clay")
    assert table.asked == ("produce", 0)


# Statue and Temple.


@pytest.mark.rule("U-117")
def test_the_statue_is_worth_two_more() -> None:
    table = Table(seat(completed=["statue"]), seat())
    assert table.points == [5, 0]
    assert table.standing[0] == {"buildings": 3, "monopolies": 0, "statue": 2}


@pytest.mark.rule("U-117")
def test_an_unfinished_statue_is_worth_nothing() -> None:
    table = Table(seat(sites={"statue": "mm"}), seat())
    assert table.points == [0, 0]
    assert table.standing[0] == {"buildings": 0, "monopolies": 0}


@pytest.mark.rule("U-117")
def test_the_statue_counts_from_its_completion_and_for_the_threshold() -> None:
    built = ["square", "basilica", "fountain", "palace", "colosseum"]
    table = Table(seat(hand="s", stock="m", sites={"statue": "mm"}, completed=built), seat())
    assert table.points[0] == 15
    table.play("command stone", "add marble statue")
    assert (table.points[0], table.state.ending) == (20, True)


@pytest.mark.rule("U-117", "U-118")
@pytest.mark.parametrize(("building", "points"), [("statue", 5), ("temple", 5), ("palace", 3)])
def test_the_log_says_what_a_completed_building_scores(building: str, points: int) -> None:
    player = seat(hand="s", stock="m", activities="wc", sites={building: "mm"})
    events = Table(player, seat()).play("command stone", f"add marble {building}")
    assert [e["points"] for e in events if e["event"] == "completed"] == [points]


@pytest.mark.rule("U-118")
def test_the_temple_counts_monopolies() -> None:
    table = Table(seat(activities="wcc", completed=["temple"]), seat())
    assert table.points[0] == 3 + 3 + 2
    assert table.standing[0]["temple"] == 2


@pytest.mark.rule("U-118")
def test_the_temple_counts_no_activities_of_others_and_nothing_when_unfinished() -> None:
    table = Table(
        seat(activities="w", completed=["temple"]), seat(activities="ww", sites={"temple": "m"})
    )
    assert table.points == [3, 2]


@pytest.mark.rule("U-118")
def test_a_monopoly_that_goes_takes_the_temple_s_point_with_it() -> None:
    table = Table(
        seat(hand="m", stock="w", activities="w"),
        seat(activities="w", completed=["temple"]),
        monopolies={"wood": 1},
    )
    assert table.points == [0, 5]
    table.play("command marble", "launch wood")
    assert table.points == [2, 3]
