"""The buildings of Wood: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat

# Frontier Post.


@pytest.mark.rule("U-79")
def test_the_attacker_leaves_out_a_card_against_the_frontier_post() -> None:
    table = Table(
        seat(hand="bcm", activities="b"),
        seat(hand="cm", domain="w", completed=["frontier_post"]),
        forum="cm",
    )
    table.play("command brick", "reveal clay", "reveal marble")
    assert (table.asked, table.legal) == (("withhold", 0), ["withhold clay", "withhold marble"])
    table.play("withhold marble")
    assert (table.asked, table.legal) == (("give", 1), ["give clay"])
    table.play("give clay")
    assert table.stock(0) == "ccm", "the Forum gives for both"


@pytest.mark.rule("U-79")
def test_a_frontier_post_protects_neither_others_nor_its_owner_when_unfinished() -> None:
    table = Table(
        seat(hand="bc"),
        seat(hand="c", domain="w", sites={"frontier_post": ""}),
        seat(hand="c", domain="w"),
    )
    table.play("command brick", "reveal clay")
    assert table.asked == ("give", 1)
    table.play("give clay")
    assert table.asked == ("give", 2)


@pytest.mark.rule("U-79")
def test_a_single_card_leaves_the_frontier_post_untouched() -> None:
    table = Table(
        seat(hand="bc"), seat(hand="c", domain="w", completed=["frontier_post"]), forum="c"
    )
    table.play("command brick", "reveal clay")
    assert table.asked == ("turn", 1)
    assert (table.hand(1), table.stock(0)) == ("c", "c")


@pytest.mark.rule("U-79")
def test_of_two_equal_cards_the_other_still_counts() -> None:
    table = Table(
        seat(hand="bmm", activities="b"), seat(hand="m", domain="w", completed=["frontier_post"])
    )
    table.play("command brick", "reveal marble", "reveal marble", "withhold marble")
    assert (table.asked, table.legal) == (("give", 1), ["give marble"])


# Dock.


@pytest.mark.rule("U-80")
def test_the_dock_stores_a_card_after_production() -> None:
    table = Table(seat(hand="cwm", completed=["dock"]), seat(), forum="s")
    table.play("command clay", "take stone", "use dock")
    assert table.legal == ["store wood", "store marble"]
    table.play("store marble")
    assert (table.stock(0), table.hand(0)) == ("sm", "w")


@pytest.mark.rule("U-80")
def test_the_dock_does_nothing_for_other_orders() -> None:
    table = Table(seat(hand="wcm", completed=["dock"]), seat())
    table.play("command wood", "store clay")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-80")
def test_the_dock_has_nothing_to_store_from_an_empty_hand() -> None:
    table = Table(seat(hand="c", completed=["dock"]), seat(), forum="s")
    table.play("command clay", "take stone")
    assert (table.asked, table.stock(0)) == (("turn", 1), "s")


@pytest.mark.rule("U-80", "U-24")
def test_the_dock_stores_a_card_although_the_forum_is_empty() -> None:
    table = Table(seat(hand="cw", completed=["dock"]), seat())
    table.play("command clay", "use dock", "store wood")
    assert (table.stock(0), table.hand(0)) == ("w", "")


# Market.


@pytest.mark.rule("U-81")
def test_the_market_raises_the_limit_by_two_besides_its_own() -> None:
    table = Table(seat(hand="m", stock="w", activities="cccc", completed=["market"]), seat())
    assert table.activity_limit(0) == 5
    table.play("command marble", "launch wood")
    assert table.activities(0) == "wcccc"


@pytest.mark.rule("U-81")
def test_the_market_raises_nobody_else_s_limit_and_none_when_unfinished() -> None:
    table = Table(seat(sites={"market": ""}), seat(completed=["market"]))
    assert [table.activity_limit(number) for number in (0, 1)] == [2, 5]


@pytest.mark.rule("U-81")
def test_the_market_s_limit_is_a_limit() -> None:
    table = Table(seat(hand="m", stock="w", activities="ccccc", completed=["market"]), seat())
    table.play("command marble")
    assert table.asked == ("turn", 1), "five is the limit"


# Circus.


@pytest.mark.rule("U-82")
def test_the_circus_takes_one_card_of_a_pair_back() -> None:
    table = Table(seat(hand="wwm", completed=["circus"]), seat())
    table.play("pair wood", "order exploration", "store marble")
    assert (table.asked, table.legal) == (("recall", 0), ["recall wood", "done"])
    declined = table.copy()
    table.play("recall wood")
    assert (table.hand(0), table.domain(0)) == ("w", "w")
    declined.play("done")
    assert (declined.hand(0), declined.domain(0)) == ("", "ww")


@pytest.mark.rule("U-82")
def test_the_circus_does_nothing_for_a_single_card_or_a_plot() -> None:
    table = Table(seat(hand="wm", completed=["circus"]), seat())
    single = table.copy()
    single.play("command wood", "store marble")
    assert single.asked == ("turn", 1)
    table.play("plot")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-82")
def test_a_circus_completed_this_turn_already_takes_a_card_back() -> None:
    table = Table(seat(hand="cc", stock="w", sites={"circus": ""}), seat())
    table.play("pair clay", "order construction", "add wood circus")
    assert table.legal == ["recall clay", "done"]


# Garden.


@pytest.mark.rule("U-83")
def test_the_garden_launches_two_when_completed() -> None:
    table = Table(seat(hand="s", stock="wcm", activities="s", sites={"garden": ""}), seat())
    table.play("command stone", "add wood garden")
    assert table.legal == ["use garden", "done"]
    table.play("use garden", "launch clay")
    assert table.legal == ["launch marble", "done"]
    table.play("launch marble")
    assert table.activities(0) == "csm"


@pytest.mark.rule("U-83")
def test_the_garden_may_be_declined_and_does_nothing_later() -> None:
    table = Table(seat(hand="sm", stock="wc", sites={"garden": ""}), seat(hand="w"))
    table.play("command stone", "add wood garden", "done", "plot", "command marble")
    assert table.asked == ("launch", 0)
    table.play("launch clay")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-83")
def test_the_garden_stops_at_the_limit_that_it_has_raised() -> None:
    table = Table(seat(hand="s", stock="wcm", activities="ww", sites={"garden": ""}), seat())
    table.play("command stone", "add wood garden", "use garden", "launch clay")
    assert table.asked == ("turn", 1)
    assert table.activities(0) == "wwc"


# Villa.


@pytest.mark.rule("U-84")
def test_with_the_villa_a_building_grows_in_the_turn_of_its_start() -> None:
    table = Table(
        seat(hand="s", stock="w", activities="s", completed=["villa"]),
        seat(),
        forum="w",
        works=["dock"],
    )
    table.play("command stone", "start dock", "add wood dock")
    assert table.completed(0) == ["dock", "villa"]


@pytest.mark.rule("U-84")
def test_the_villa_helps_nobody_else_and_not_while_unfinished() -> None:
    table = Table(
        seat(hand="s", stock="c", activities="s", sites={"villa": ""}),
        seat(completed=["villa"]),
        forum="c",
        works=["tavern"],
    )
    table.play("command stone", "start tavern")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-84")
def test_a_villa_that_is_completed_in_between_helps_at_once() -> None:
    table = Table(
        seat(hand="s", stock="cw", activities="ss", sites={"villa": ""}),
        seat(),
        forum="c",
        works=["tavern"],
    )
    table.play("command stone", "start tavern")
    assert table.legal == ["add wood villa", "done"]
    table.play("add wood villa")
    assert table.legal == ["add clay tavern", "done"]


# Stairway.


@pytest.mark.rule("U-85")
def test_the_stairway_takes_a_card_when_an_opponent_completes_a_building() -> None:
    table = Table(
        seat(hand="s", stock="c", sites={"tavern": ""}),
        seat(completed=["stairway"]),
        seat(activities="c"),
        forum="cc",
    )
    table.play("command stone", "add clay tavern")
    assert table.asked == ("pick", 2), "the Monopoly first"
    table.play("take clay")
    assert table.asked == ("pick", 1)
    table.play("take clay")
    assert (table.hand(1), table.hand(2), table.forum) == ("c", "c", "")


@pytest.mark.rule("U-85")
def test_the_stairway_does_nothing_for_its_owner_s_buildings() -> None:
    table = Table(
        seat(hand="s", stock="c", sites={"tavern": ""}, completed=["stairway"]), seat(), forum="c"
    )
    table.play("command stone", "add clay tavern")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-85")
def test_the_stairway_finds_nothing_if_the_monopoly_took_the_last_card() -> None:
    table = Table(
        seat(hand="s", stock="c", sites={"tavern": ""}),
        seat(completed=["stairway"]),
        seat(activities="c"),
        forum="cw",
    )
    table.play("command stone", "add clay tavern", "take clay")
    assert table.asked == ("turn", 1)


# Ludus Magna.


@pytest.mark.rule("U-86")
def test_with_the_ludus_magna_trade_copies_anything() -> None:
    table = Table(seat(activities="m", completed=["ludus_magna"]), seat(domain="c"), forum="www")
    table.play("plot")
    assert table.legal == ["copy production", "done"]
    table.play("copy production", "take wood")
    assert table.asked == ("turn", 1), "once, without bonus"


@pytest.mark.rule("U-86")
def test_the_ludus_magna_adds_to_no_bonus_and_no_monopoly() -> None:
    table = Table(
        seat(hand="c", activities="m", completed=["ludus_magna"]), seat(activities="c"), forum="www"
    )
    assert table.state.monopoly[1] == 1
    table.play("command clay", "take wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-86")
def test_without_an_activity_of_trade_the_ludus_magna_copies_nothing() -> None:
    table = Table(seat(activities="w", completed=["ludus_magna"]), seat(domain="c"), forum="www")
    table.play("plot")
    assert table.asked == ("turn", 1)
