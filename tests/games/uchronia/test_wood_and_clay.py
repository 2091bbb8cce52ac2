"""The buildings of Wood and Clay: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    activities,
    asked,
    completed,
    discard,
    domain,
    forum,
    hand,
    legal,
    play,
    position,
    seat,
    sites,
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
def test_the_dock_does_nothing_for_other_orders_nor_for_an_empty_hand() -> None:
    state = position(seat(hand="wcm", completed=["dock"]), seat())
    play(state, "command wood", "store clay")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="c", completed=["dock"]), seat(), forum="s")
    play(state, "command clay", "take stone")
    assert asked(state) == ("turn", 1)


# Market.


@pytest.mark.rule("U-81")
def test_the_market_raises_the_limit_by_two_besides_its_own() -> None:
    state = position(seat(hand="m", stock="w", activities="cccc", completed=["market"]), seat())
    assert state.activity_limit(0) == 5
    play(state, "command marble", "launch wood")
    assert activities(state, 0) == "wcccc"


@pytest.mark.rule("U-81")
def test_the_market_raises_nobody_else_s_limit_and_none_when_unfinished() -> None:
    state = position(seat(sites={"market": ""}), seat(completed=["market"]))
    assert [state.activity_limit(number) for number in (0, 1)] == [2, 5]
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


# Viaduct.


@pytest.mark.rule("U-87")
def test_the_viaduct_buys_its_owner_off_after_the_reveal() -> None:
    state = position(seat(hand="bw"), seat(hand="w", domain="s", stock="cc", completed=["viaduct"]))
    play(state, "command brick", "reveal wood")
    assert (asked(state), legal(state)) == (("buy-off", 1), ["pay", "done"])
    declined = state.copy()
    play(state, "pay")
    assert asked(state) == ("turn", 1)
    assert (stock(state, 0), stock(state, 1), hand(state, 1)) == ("c", "c", "w")
    play(declined, "done")
    assert asked(declined) == ("give", 1)


@pytest.mark.rule("U-87")
def test_the_viaduct_needs_a_clay_in_the_stock() -> None:
    state = position(
        seat(hand="bw"), seat(hand="wc", domain="s", stock="wbsm", completed=["viaduct"])
    )
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("give", 1)


@pytest.mark.rule("U-87")
def test_all_who_can_buy_off_decide_before_any_victim_gives() -> None:
    state = position(
        seat(hand="bw"),
        seat(hand="w", domain="s"),
        seat(hand="w", stock="c", completed=["viaduct"]),
        seat(hand="w", domain="s", stock="c", completed=["viaduct"]),
    )
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("buy-off", 2), "an empty Domain may pay too"
    play(state, "done")
    assert asked(state) == ("buy-off", 3)
    play(state, "pay")
    assert asked(state) == ("give", 1)


@pytest.mark.rule("U-87")
def test_the_viaduct_wards_off_the_bonuses_too() -> None:
    state = position(
        seat(hand="bw", completed=["bridge"]),
        seat(stock="c", sites={"square": "m"}, completed=["viaduct"]),
    )
    play(state, "command brick", "reveal wood")
    unpaid = state.copy()
    play(state, "pay")
    assert asked(state) == ("turn", 1)
    play(unpaid, "done")
    assert legal(unpaid) == ["use bridge", "done"]


# Tenement House.


@pytest.mark.rule("U-88")
def test_the_tenement_house_takes_a_card_of_the_forum_after_the_draw() -> None:
    state = position(seat(hand="w", completed=["tenement_house"]), seat(), forum="ms")
    play(state, "plot")
    assert len(state.hands[0]) == 5
    assert legal(state) == ["take stone", "take marble", "done"]
    play(state, "take marble")
    assert (len(state.hands[0]), forum(state)) == (6, "s")


@pytest.mark.rule("U-88")
def test_the_tenement_house_does_nothing_after_a_command_or_with_an_empty_forum() -> None:
    state = position(seat(hand="wm", completed=["tenement_house"]), seat(), forum="s")
    play(state, "command wood", "store marble")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="wm", completed=["tenement_house"]), seat())
    play(state, "plot")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-88")
def test_the_tenement_house_works_in_the_plot_that_completes_it() -> None:
    state = position(
        seat(stock="c", activities="s", sites={"tenement_house": ""}), seat(domain="s"), forum="m"
    )
    play(state, "plot", "copy construction", "add clay tenement_house")
    assert asked(state) == ("visit", 0)


# Latrines.


@pytest.mark.rule("U-89")
def test_the_latrines_drop_a_card_before_the_draw() -> None:
    state = position(seat(hand="wwwww", completed=["latrines"]), seat())
    play(state, "plot")
    assert legal(state) == ["discard wood", "done"]
    play(state, "discard wood")
    assert (forum(state), len(state.hands[0])) == ("w", 5)


@pytest.mark.rule("U-89")
def test_the_latrines_drop_one_card_only_and_nothing_in_a_command() -> None:
    state = position(seat(hand="wwwww", completed=["latrines"]), seat())
    play(state, "plot", "discard wood")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="wm", completed=["latrines"]), seat())
    play(state, "command wood", "store marble")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-89")
def test_the_latrines_ask_nothing_of_an_empty_hand() -> None:
    state = position(seat(completed=["latrines"]), seat())
    play(state, "plot")
    assert asked(state) == ("turn", 1)


# Tavern.


@pytest.mark.rule("U-90")
def test_the_tavern_launches_the_top_card() -> None:
    state = position(seat(hand="m", stock="w", completed=["tavern"]), seat())
    top = state.pile[-1]
    play(state, "command marble", "launch wood", "use tavern")
    assert sum(state.activities[:5]) == 2
    assert state.activities[top] >= 1


@pytest.mark.rule("U-90")
def test_the_tavern_does_nothing_at_the_limit() -> None:
    state = position(seat(hand="m", stock="w", activities="cc", completed=["tavern"]), seat())
    play(state, "command marble", "launch wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-90")
def test_the_tavern_works_below_the_limit_without_a_launch() -> None:
    state = position(seat(hand="m", activities="cc", completed=["tavern"]), seat())
    play(state, "command marble")
    assert legal(state) == ["use tavern", "done"]


# Sewer.


@pytest.mark.rule("U-91")
def test_the_sewer_keeps_a_resource_of_another_building() -> None:
    state = position(
        seat(hand="s", stock="c", sites={"bridge": "s"}, completed=["sewer", "tower"]), seat()
    )
    play(state, "command stone", "add clay bridge")
    assert legal(state) == ["salvage clay", "salvage stone", "done"]
    play(state, "salvage clay")
    assert (stock(state, 0), discard(state)) == ("c", "s")


@pytest.mark.rule("U-91")
def test_the_sewer_keeps_nothing_of_itself_nor_of_foundations() -> None:
    state = position(
        seat(hand="s", stock="c", activities="s", sites={"sewer": ""}),
        seat(),
        forum="w",
        works=["dock"],
    )
    play(state, "command stone", "add clay sewer")
    assert asked(state) == ("build", 0)
    play(state, "start dock")
    assert (stock(state, 0), discard(state)) == ("", "cw")


@pytest.mark.rule("U-91")
def test_the_sewer_keeps_one_and_may_keep_none() -> None:
    state = position(
        seat(hand="s", stock="s", sites={"bridge": "s"}, completed=["sewer"]),
        seat(),
        discard=["wood"],
    )
    play(state, "command stone", "add stone bridge")
    declined = state.copy()
    play(state, "salvage stone")
    assert (stock(state, 0), discard(state)) == ("s", "ws")
    play(declined, "done")
    assert (stock(declined, 0), discard(declined)) == ("", "wss")


# Catacombs.


@pytest.mark.rule("U-92")
def test_the_catacombs_take_the_top_of_the_discard_pile() -> None:
    state = position(
        seat(hand="c", completed=["catacombs"]), seat(), forum="w", discard=["stone", "marble"]
    )
    play(state, "command clay", "take wood", "use catacombs")
    assert (stock(state, 0), discard(state)) == ("wm", "s")


@pytest.mark.rule("U-92")
def test_the_catacombs_need_a_discarded_card_and_production() -> None:
    state = position(seat(hand="c", completed=["catacombs"]), seat(), forum="w")
    play(state, "command clay", "take wood")
    assert asked(state) == ("turn", 1)
    state = position(seat(hand="ww", completed=["catacombs"]), seat(), discard=["wood"])
    play(state, "command wood", "store wood")
    assert asked(state) == ("turn", 1)


# Prison.


@pytest.mark.rule("U-93")
def test_the_prison_takes_a_card_of_the_victim_s_choice_from_who_gave_nothing() -> None:
    state = position(
        seat(hand="bw", completed=["prison"]),
        seat(hand="cm", domain="s"),
        seat(hand="w", domain="s"),
    )
    play(state, "command brick", "reveal wood", "give nothing", "give wood", "use prison")
    assert legal(state) == ["target 1"], "seat 2 has given"
    play(state, "target 1")
    assert (asked(state), legal(state)) == (("tribute", 1), ["give clay", "give marble"])
    play(state, "give clay")
    assert (stock(state, 0), hand(state, 1)) == ("wc", "m")


@pytest.mark.rule("U-93")
def test_the_prison_holds_nobody_with_an_empty_domain_an_empty_hand_or_a_viaduct() -> None:
    state = position(
        seat(hand="bw", completed=["prison"]),
        seat(hand="c"),
        seat(domain="s"),
        seat(hand="c", domain="s", stock="c", completed=["viaduct"]),
    )
    play(state, "command brick", "reveal wood", "pay")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-93")
def test_the_prison_works_although_nothing_could_be_revealed() -> None:
    state = position(seat(hand="b", completed=["prison"]), seat(hand="c", domain="s"))
    play(state, "command brick")
    assert legal(state) == ["use prison", "done"]


# Scriptorium.


@pytest.mark.rule("U-94")
def test_with_the_scriptorium_marble_fits_every_building() -> None:
    state = position(
        seat(hand="s", stock="m", sites={"dock": "", "bridge": ""}, completed=["scriptorium"]),
        seat(),
    )
    play(state, "command stone")
    assert legal(state) == ["add marble dock", "add marble bridge", "done"]
    play(state, "add marble dock")
    assert (completed(state, 0), discard(state)) == (["dock", "scriptorium"], "m")


@pytest.mark.rule("U-94")
def test_the_scriptorium_lays_no_foundation_and_changes_no_other_colour() -> None:
    state = position(
        seat(hand="s", stock="c", sites={"bridge": ""}, completed=["scriptorium"]),
        seat(),
        forum="m",
        works=["dock"],
    )
    play(state, "command stone")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-94")
def test_a_marble_under_a_marble_building_is_offered_once() -> None:
    state = position(
        seat(hand="s", stock="m", sites={"square": ""}, completed=["scriptorium"]), seat()
    )
    play(state, "command stone")
    assert legal(state) == ["add marble square"]
    play(state, "add marble square")
    assert sites(state, 0) == {"square": "m"}
