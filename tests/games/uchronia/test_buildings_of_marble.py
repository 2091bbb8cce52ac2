"""The buildings of Marble: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import copy

import pytest

from ludotheque.games.uchronia.game import UCHRONIA
from tests.games.uchronia.table import (
    activities,
    activity_limit,
    asked,
    completed,
    counts,
    domain,
    forum,
    hand,
    legal,
    names,
    play,
    points,
    position,
    seat,
    sites,
    stock,
)

# Basilica.


@pytest.mark.rule("U-111")
def test_the_basilica_launches_an_activity_of_the_completed_colour() -> None:
    state = position(
        seat(hand="s", stock="wwc", sites={"dock": ""}, completed=["basilica"]), seat()
    )
    play(state, "command stone", "add wood dock")
    assert legal(state) == ["use basilica", "done"]
    play(state, "use basilica")
    assert (activities(state, 0), stock(state, 0)) == ("w", "c")


@pytest.mark.rule("U-111")
def test_the_basilica_needs_a_resource_of_the_colour_and_its_owner_s_building() -> None:
    state = position(seat(hand="s", stock="wc", sites={"dock": ""}, completed=["basilica"]), seat())
    play(state, "command stone", "add wood dock")
    assert asked(state) == ("turn", 1)
    state = position(
        seat(hand="s", stock="ww", sites={"dock": ""}),
        seat(stock="w", completed=["basilica"]),
    )
    play(state, "command stone", "add wood dock")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-111")
def test_the_basilica_fills_the_place_that_the_building_has_made() -> None:
    state = position(
        seat(hand="s", stock="ww", activities="ccc", sites={"dock": ""}, completed=["basilica"]),
        seat(),
    )
    assert activity_limit(state, 0) == 3
    play(state, "command stone", "add wood dock", "use basilica")
    assert activities(state, 0) == "wccc"


@pytest.mark.rule("U-111")
def test_the_basilica_celebrates_itself() -> None:
    state = position(seat(hand="s", stock="mm", sites={"basilica": "mm"}), seat())
    play(state, "command stone", "add marble basilica")
    assert legal(state) == ["use basilica", "done"]
    play(state, "use basilica")
    assert activities(state, 0) == "m"


# Square.


@pytest.mark.rule("U-112")
def test_the_square_executes_three_orders_plainly_repeats_allowed() -> None:
    state = position(
        seat(hand="sw", stock="m", activities="c", sites={"square": "mm"}), seat(), forum="bbbb"
    )
    play(state, "command stone", "add marble square", "use square")
    play(state, "order production", "take brick")
    assert asked(state) == ("granted", 0), "no Activity bonus"
    play(state, "order production", "take brick", "order trade", "launch brick")
    assert asked(state) == ("turn", 1)
    assert (stock(state, 0), activities(state, 0)) == ("b", "cb")


@pytest.mark.rule("U-112")
def test_the_square_may_execute_fewer_or_none_and_no_more_later() -> None:
    state = position(seat(hand="s", stock="m", sites={"square": "mm"}), seat(), forum="bb")
    play(state, "command stone", "add marble square")
    declined = state.copy()
    play(declined, "done")
    assert asked(declined) == ("turn", 1)
    play(state, "use square", "order production", "take brick", "done")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="c", completed=["square"]), seat(), forum="b")
    play(state, "command clay", "take brick")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-112")
def test_the_orders_of_the_square_come_before_the_draw_of_a_plot() -> None:
    state = position(
        seat(hand="w", stock="m", activities="s", sites={"square": "mm"}), seat(domain="s")
    )
    play(state, "plot", "copy construction", "add marble square", "use square")
    assert hand(state, 0) == "w"
    play(state, "order exploration", "store wood", "done")
    assert (len(state.hands[0]), asked(state)) == (5, ("turn", 1))


# Fountain.


@pytest.mark.rule("U-113")
def test_production_builds_the_fountain_from_the_forum() -> None:
    state = position(seat(hand="c", activities="cc", sites={"fountain": "m"}), seat(), forum="mmmw")
    play(state, "command clay")
    assert legal(state) == ["take wood", "take marble", "add marble fountain"]
    play(state, "add marble fountain", "add marble fountain")
    assert (completed(state, 0), stock(state, 0), forum(state)) == (["fountain"], "", "wm")
    assert legal(state) == ["take wood", "take marble", "done"], "the rest goes on, plainly"


@pytest.mark.rule("U-113")
def test_production_starts_no_fountain_and_builds_no_other_building() -> None:
    state = position(seat(hand="c", sites={"square": "m"}), seat(), forum="mm", works=["fountain"])
    play(state, "command clay")
    assert legal(state) == ["take marble"]


@pytest.mark.rule("U-113", "U-67")
def test_the_ban_of_the_first_turn_holds_for_the_fountain() -> None:
    state = position(
        seat(hand="s", stock="m", activities="s", sites={"square": "mm"}),
        seat(),
        forum="mm",
        works=["fountain"],
    )
    play(state, "command stone", "start fountain", "add marble square", "use square")
    play(state, "order production")
    assert legal(state) == ["take marble"]
    state = position(
        seat(hand="s", stock="m", activities="s", sites={"square": "mm"}, completed=["villa"]),
        seat(),
        forum="mm",
        works=["fountain"],
    )
    play(state, "command stone", "start fountain", "add marble square", "use square")
    play(state, "order production")
    assert legal(state) == ["take marble", "add marble fountain"]


@pytest.mark.rule("U-113")
def test_a_card_that_stands_for_its_colour_builds_the_fountain_too() -> None:
    state = position(
        seat(hand="c", sites={"fountain": ""}, completed=["tower"]), seat(), forum="cw"
    )
    play(state, "command clay")
    assert legal(state) == ["take wood", "take clay", "add clay fountain"]


@pytest.mark.rule("U-113")
def test_one_line_of_the_data_lets_the_fountain_take_from_the_stock() -> None:
    values = copy.deepcopy(UCHRONIA.card_values())
    values["cards"]["fountain"]["source"] = "stock"
    state = UCHRONIA.with_cards(values).restore(
        {
            "players": [
                {
                    "hand": names("c"),
                    "stock": counts("m"),
                    "sites": [{"building": "fountain", "resources": []}],
                },
                {},
            ],
            "forum": counts("w"),
            "works": [],
        }
    )
    play(state, "command clay")
    assert legal(state) == ["take wood", "add marble fountain"]
    play(state, "add marble fountain")
    assert (stock(state, 0), forum(state), sites(state, 0)) == ("", "w", {"fountain": "m"})


# Circus Maximus.


@pytest.mark.rule("U-114")
def test_with_the_circus_maximus_a_copied_order_has_its_bonus() -> None:
    state = position(
        seat(activities="cc", completed=["circus_maximus"]), seat(domain="c"), forum="wwww"
    )
    play(state, "plot", "copy production", "take wood", "take wood")
    assert legal(state) == ["take wood", "done"]
    play(state, "done")
    assert stock(state, 0) == "ww"


@pytest.mark.rule("U-114")
def test_the_circus_maximus_gives_no_right_to_copy_and_no_bonus_to_granted_orders() -> None:
    state = position(
        seat(activities="w", completed=["circus_maximus"]), seat(domain="c"), forum="w"
    )
    play(state, "plot")
    assert asked(state) == ("turn", 1)
    state = position(
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
    play(state, "command stone", "add marble square", "use square", "order production")
    play(state, "take wood")
    assert asked(state) == ("granted", 0)


@pytest.mark.rule("U-114", "U-26")
def test_a_circus_maximus_completed_by_a_copied_order_comes_too_late_for_its_bonus() -> None:
    state = position(
        seat(stock="mw", activities="ss", sites={"circus_maximus": "mm", "dock": ""}),
        seat(domain="s"),
    )
    play(state, "plot", "copy construction", "add marble circus_maximus")
    assert (asked(state), sites(state, 0)) == (("turn", 1), {"dock": ""})


# Colosseum.


@pytest.mark.rule("U-115")
def test_the_colosseum_takes_an_activity_of_an_effective_colour() -> None:
    state = position(
        seat(hand="bw", completed=["colosseum"]), seat(domain="s", activities="ww"), forum=""
    )
    play(state, "command brick", "reveal wood", "use colosseum", "target 1")
    assert legal(state) == ["seize wood"]
    play(state, "seize wood")
    assert (stock(state, 0), activities(state, 1)) == ("w", "w")


@pytest.mark.rule("U-115")
def test_the_colosseum_spares_other_colours_empty_domains_and_who_paid() -> None:
    state = position(
        seat(hand="bw", completed=["colosseum"]),
        seat(domain="s", activities="cc"),
        seat(activities="w"),
        seat(domain="s", activities="w", stock="c", completed=["viaduct"]),
    )
    play(state, "command brick", "reveal wood", "pay")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-115")
def test_frontier_post_and_garrison_filter_the_colosseum() -> None:
    state = position(
        seat(hand="bwm", activities="b", completed=["colosseum"]),
        seat(domain="s", activities="wm", completed=["frontier_post"]),
        seat(domain="s", activities="wm", completed=["garrison"]),
        forum="m",
    )
    play(state, "command brick", "reveal wood", "reveal marble", "withhold marble")
    play(state, "use colosseum")
    assert legal(state) == ["target 1", "target 2"]
    first = state.copy()
    play(first, "target 1")
    assert legal(first) == ["seize wood"]
    play(state, "target 2")
    assert legal(state) == ["seize marble"]


# Palace.


@pytest.mark.rule("U-116")
def test_the_palace_lays_further_cards_and_repeats_the_order_plainly() -> None:
    state = position(
        seat(hand="cccw", activities="c", completed=["palace"]), seat(), forum="wwwwww"
    )
    play(state, "command clay")
    assert legal(state) == ["lay clay", "done"]
    play(state, "lay clay", "lay clay")
    assert legal(state) == ["done"], "asked though no Clay is left, which is secret"
    play(state, "done", "take wood", "take wood", "take wood", "take wood")
    assert (asked(state), domain(state, 0)) == (("turn", 1), "ccc")
    assert stock(state, 0) == "wwww", "two by the order with its bonus, two plainly"


@pytest.mark.rule("U-116")
def test_the_palace_does_not_go_with_a_pair() -> None:
    state = position(seat(hand="ccc", completed=["palace"]), seat(), forum="ww")
    play(state, "pair clay")
    assert asked(state) == ("order", 0)
    play(state, "order production", "take wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-116")
def test_the_palace_may_lay_nothing_and_asks_nothing_of_an_empty_hand() -> None:
    state = position(seat(hand="cc", completed=["palace"]), seat(), forum="ww")
    play(state, "command clay", "done", "take wood")
    assert (asked(state), domain(state, 0)) == (("turn", 1), "c")
    state = position(seat(hand="c", completed=["palace"]), seat(), forum="ww")
    play(state, "command clay")
    assert asked(state) == ("produce", 0)


# Statue and Temple.


@pytest.mark.rule("U-117")
def test_the_statue_is_worth_two_more() -> None:
    state = position(seat(completed=["statue"]), seat())
    assert points(state) == [5, 0]
    assert state.game.standing(state)[0] == {"buildings": 3, "monopolies": 0, "statue": 2}


@pytest.mark.rule("U-117")
def test_an_unfinished_statue_is_worth_nothing() -> None:
    state = position(seat(sites={"statue": "mm"}), seat())
    assert points(state) == [0, 0]
    assert state.game.standing(state)[0] == {"buildings": 0, "monopolies": 0}


@pytest.mark.rule("U-117")
def test_the_statue_counts_from_its_completion_and_for_the_threshold() -> None:
    built = ["square", "basilica", "fountain", "palace", "colosseum"]
    state = position(seat(hand="s", stock="m", sites={"statue": "mm"}, completed=built), seat())
    assert points(state)[0] == 15
    play(state, "command stone", "add marble statue")
    assert (points(state)[0], state.ending) == (20, True)


@pytest.mark.rule("U-118")
def test_the_temple_counts_monopolies() -> None:
    state = position(seat(activities="wcc", completed=["temple"]), seat())
    assert points(state)[0] == 3 + 3 + 2
    assert state.game.standing(state)[0]["temple"] == 2


@pytest.mark.rule("U-118")
def test_the_temple_counts_no_activities_of_others_and_nothing_when_unfinished() -> None:
    state = position(
        seat(activities="w", completed=["temple"]), seat(activities="ww", sites={"temple": "m"})
    )
    assert points(state) == [3, 2]


@pytest.mark.rule("U-118")
def test_a_monopoly_that_goes_takes_the_temple_s_point_with_it() -> None:
    state = position(
        seat(hand="m", stock="w", activities="w"),
        seat(activities="w", completed=["temple"]),
        monopolies={"wood": 1},
    )
    assert points(state) == [0, 5]
    play(state, "command marble", "launch wood")
    assert points(state) == [2, 3]
