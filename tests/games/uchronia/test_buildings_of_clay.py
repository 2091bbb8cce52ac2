"""The buildings of Clay: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    asked,
    completed,
    discard,
    forum,
    hand,
    legal,
    play,
    position,
    seat,
    sites,
    stock,
)

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
def test_the_tenement_house_does_nothing_after_a_command() -> None:
    state = position(seat(hand="wm", completed=["tenement_house"]), seat(), forum="s")
    play(state, "command wood", "store marble")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-88")
def test_the_tenement_house_finds_nothing_in_an_empty_forum() -> None:
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
def test_the_catacombs_stay_shut_for_other_orders() -> None:
    state = position(seat(hand="ww", completed=["catacombs"]), seat(), discard=["wood"])
    play(state, "command wood", "store wood")
    assert (asked(state), discard(state)) == (("turn", 1), "w")


@pytest.mark.rule("U-92")
def test_the_catacombs_are_empty_without_a_discarded_card() -> None:
    state = position(seat(hand="c", completed=["catacombs"]), seat(), forum="w")
    play(state, "command clay", "take wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-92", "U-70")
def test_the_catacombs_find_what_the_order_itself_has_just_discarded() -> None:
    state = position(
        seat(hand="c", sites={"fountain": "mm"}, completed=["catacombs"]), seat(), forum="m"
    )
    play(state, "command clay", "add marble fountain", "use catacombs")
    assert (stock(state, 0), discard(state)) == ("m", "mm")


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
