"""The buildings of Wood: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    activities,
    activity_limit,
    asked,
    completed,
    domain,
    forum,
    hand,
    legal,
    play,
    position,
    seat,
    stock,
)

# Frontier Post.


@pytest.mark.rule("U-79")
def test_the_attacker_leaves_out_a_card_against_the_frontier_post() -> None:
    state = position(
        seat(hand="bcm", activities="b"),
        seat(hand="cm", domain="w", completed=["frontier_post"]),
        forum="cm",
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert (asked(state), legal(state)) == (("withhold", 0), ["withhold clay", "withhold marble"])
    play(state, "withhold marble")
    assert (asked(state), legal(state)) == (("give", 1), ["give clay"])
    play(state, "give clay")
    assert stock(state, 0) == "ccm", "the Forum gives for both"


@pytest.mark.rule("U-79")
def test_a_frontier_post_protects_neither_others_nor_its_owner_when_unfinished() -> None:
    state = position(
        seat(hand="bc"),
        seat(hand="c", domain="w", sites={"frontier_post": ""}),
        seat(hand="c", domain="w"),
    )
    play(state, "command brick", "reveal clay")
    assert asked(state) == ("give", 1)
    play(state, "give clay")
    assert asked(state) == ("give", 2)


@pytest.mark.rule("U-79")
def test_a_single_card_leaves_the_frontier_post_untouched() -> None:
    state = position(
        seat(hand="bc"), seat(hand="c", domain="w", completed=["frontier_post"]), forum="c"
    )
    play(state, "command brick", "reveal clay")
    assert asked(state) == ("turn", 1)
    assert (hand(state, 1), stock(state, 0)) == ("c", "c")


@pytest.mark.rule("U-79")
def test_of_two_equal_cards_the_other_still_counts() -> None:
    state = position(
        seat(hand="bmm", activities="b"), seat(hand="m", domain="w", completed=["frontier_post"])
    )
    play(state, "command brick", "reveal marble", "reveal marble", "withhold marble")
    assert (asked(state), legal(state)) == (("give", 1), ["give marble"])


# Dock.


@pytest.mark.rule("U-80")
def test_the_dock_stores_a_card_after_production() -> None:
    state = position(seat(hand="cwm", completed=["dock"]), seat(), forum="s")
    play(state, "command clay", "take stone", "use dock")
    assert legal(state) == ["store wood", "store marble"]
    play(state, "store marble")
    assert (stock(state, 0), hand(state, 0)) == ("sm", "w")


@pytest.mark.rule("U-80")
def test_the_dock_does_nothing_for_other_orders() -> None:
    state = position(seat(hand="wcm", completed=["dock"]), seat())
    play(state, "command wood", "store clay")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-80")
def test_the_dock_has_nothing_to_store_from_an_empty_hand() -> None:
    state = position(seat(hand="c", completed=["dock"]), seat(), forum="s")
    play(state, "command clay", "take stone")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "s")


@pytest.mark.rule("U-80", "U-24")
def test_the_dock_stores_a_card_although_the_forum_is_empty() -> None:
    state = position(seat(hand="cw", completed=["dock"]), seat())
    play(state, "command clay", "use dock", "store wood")
    assert (stock(state, 0), hand(state, 0)) == ("w", "")


# Market.


@pytest.mark.rule("U-81")
def test_the_market_raises_the_limit_by_two_besides_its_own() -> None:
    state = position(seat(hand="m", stock="w", activities="cccc", completed=["market"]), seat())
    assert activity_limit(state, 0) == 5
    play(state, "command marble", "launch wood")
    assert activities(state, 0) == "wcccc"


@pytest.mark.rule("U-81")
def test_the_market_raises_nobody_else_s_limit_and_none_when_unfinished() -> None:
    state = position(seat(sites={"market": ""}), seat(completed=["market"]))
    assert [activity_limit(state, number) for number in (0, 1)] == [2, 5]


@pytest.mark.rule("U-81")
def test_the_market_s_limit_is_a_limit() -> None:
    state = position(seat(hand="m", stock="w", activities="ccccc", completed=["market"]), seat())
    play(state, "command marble")
    assert asked(state) == ("turn", 1), "five is the limit"


# Circus.


@pytest.mark.rule("U-82")
def test_the_circus_takes_one_card_of_a_pair_back() -> None:
    state = position(seat(hand="wwm", completed=["circus"]), seat())
    play(state, "pair wood", "order exploration", "store marble")
    assert (asked(state), legal(state)) == (("recall", 0), ["recall wood", "done"])
    declined = state.copy()
    play(state, "recall wood")
    assert (hand(state, 0), domain(state, 0)) == ("w", "w")
    play(declined, "done")
    assert (hand(declined, 0), domain(declined, 0)) == ("", "ww")


@pytest.mark.rule("U-82")
def test_the_circus_does_nothing_for_a_single_card_or_a_plot() -> None:
    state = position(seat(hand="wm", completed=["circus"]), seat())
    single = state.copy()
    play(single, "command wood", "store marble")
    assert asked(single) == ("turn", 1)
    play(state, "plot")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-82")
def test_a_circus_completed_this_turn_already_takes_a_card_back() -> None:
    state = position(seat(hand="cc", stock="w", sites={"circus": ""}), seat())
    play(state, "pair clay", "order construction", "add wood circus")
    assert legal(state) == ["recall clay", "done"]


# Garden.


@pytest.mark.rule("U-83")
def test_the_garden_launches_two_when_completed() -> None:
    state = position(seat(hand="s", stock="wcm", activities="s", sites={"garden": ""}), seat())
    play(state, "command stone", "add wood garden")
    assert legal(state) == ["use garden", "done"]
    play(state, "use garden", "launch clay")
    assert legal(state) == ["launch marble", "done"]
    play(state, "launch marble")
    assert activities(state, 0) == "csm"


@pytest.mark.rule("U-83")
def test_the_garden_may_be_declined_and_does_nothing_later() -> None:
    state = position(seat(hand="sm", stock="wc", sites={"garden": ""}), seat(hand="w"))
    play(state, "command stone", "add wood garden", "done", "plot", "command marble")
    assert asked(state) == ("launch", 0)
    play(state, "launch clay")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-83")
def test_the_garden_stops_at_the_limit_that_it_has_raised() -> None:
    state = position(seat(hand="s", stock="wcm", activities="ww", sites={"garden": ""}), seat())
    play(state, "command stone", "add wood garden", "use garden", "launch clay")
    assert asked(state) == ("turn", 1)
    assert activities(state, 0) == "wwc"


# Villa.


@pytest.mark.rule("U-84")
def test_with_the_villa_a_building_grows_in_the_turn_of_its_start() -> None:
    state = position(
        seat(hand="s", stock="w", activities="s", completed=["villa"]),
        seat(),
        forum="w",
        works=["dock"],
    )
    play(state, "command stone", "start dock", "add wood dock")
    assert completed(state, 0) == ["dock", "villa"]


@pytest.mark.rule("U-84")
def test_the_villa_helps_nobody_else_and_not_while_unfinished() -> None:
    state = position(
        seat(hand="s", stock="c", activities="s", sites={"villa": ""}),
        seat(completed=["villa"]),
        forum="c",
        works=["tavern"],
    )
    play(state, "command stone", "start tavern")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-84")
def test_a_villa_that_is_completed_in_between_helps_at_once() -> None:
    state = position(
        seat(hand="s", stock="cw", activities="ss", sites={"villa": ""}),
        seat(),
        forum="c",
        works=["tavern"],
    )
    play(state, "command stone", "start tavern")
    assert legal(state) == ["add wood villa", "done"]
    play(state, "add wood villa")
    assert legal(state) == ["add clay tavern", "done"]


# Stairway.


@pytest.mark.rule("U-85")
def test_the_stairway_takes_a_card_when_an_opponent_completes_a_building() -> None:
    state = position(
        seat(hand="s", stock="c", sites={"tavern": ""}),
        seat(completed=["stairway"]),
        seat(activities="c"),
        forum="cc",
    )
    play(state, "command stone", "add clay tavern")
    assert asked(state) == ("pick", 2), "the Monopoly first"
    play(state, "take clay")
    assert asked(state) == ("pick", 1)
    play(state, "take clay")
    assert (hand(state, 1), hand(state, 2), forum(state)) == ("c", "c", "")


@pytest.mark.rule("U-85")
def test_the_stairway_does_nothing_for_its_owner_s_buildings() -> None:
    state = position(
        seat(hand="s", stock="c", sites={"tavern": ""}, completed=["stairway"]), seat(), forum="c"
    )
    play(state, "command stone", "add clay tavern")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-85")
def test_the_stairway_finds_nothing_if_the_monopoly_took_the_last_card() -> None:
    state = position(
        seat(hand="s", stock="c", sites={"tavern": ""}),
        seat(completed=["stairway"]),
        seat(activities="c"),
        forum="cw",
    )
    play(state, "command stone", "add clay tavern", "take clay")
    assert asked(state) == ("turn", 1)


# Ludus Magna.


@pytest.mark.rule("U-86")
def test_with_the_ludus_magna_trade_copies_anything() -> None:
    state = position(seat(activities="m", completed=["ludus_magna"]), seat(domain="c"), forum="www")
    play(state, "plot")
    assert legal(state) == ["copy production", "done"]
    play(state, "copy production", "take wood")
    assert asked(state) == ("turn", 1), "once, without bonus"


@pytest.mark.rule("U-86")
def test_the_ludus_magna_adds_to_no_bonus_and_no_monopoly() -> None:
    state = position(
        seat(hand="c", activities="m", completed=["ludus_magna"]), seat(activities="c"), forum="www"
    )
    assert state.monopoly[1] == 1
    play(state, "command clay", "take wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-86")
def test_without_an_activity_of_trade_the_ludus_magna_copies_nothing() -> None:
    state = position(seat(activities="w", completed=["ludus_magna"]), seat(domain="c"), forum="www")
    play(state, "plot")
    assert asked(state) == ("turn", 1)
