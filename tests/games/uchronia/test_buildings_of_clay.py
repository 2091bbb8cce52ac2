"""The buildings of Clay: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat

# Viaduct.


@pytest.mark.rule("U-87")
def test_the_viaduct_buys_its_owner_off_after_the_reveal() -> None:
    table = Table(seat(hand="bw"), seat(hand="w", domain="s", stock="cc", completed=["viaduct"]))
    table.play("command brick", "reveal wood")
    assert (table.asked, table.legal) == (("buy-off", 1), ["pay", "done"])
    declined = table.copy()
    table.play("pay")
    assert table.asked == ("turn", 1)
    assert (table.stock(0), table.stock(1), table.hand(1)) == ("c", "c", "w")
    declined.play("done")
    assert declined.asked == ("give", 1)


@pytest.mark.rule("U-87")
def test_the_viaduct_needs_a_clay_in_the_stock() -> None:
    table = Table(seat(hand="bw"), seat(hand="wc", domain="s", stock="wbsm", completed=["viaduct"]))
    table.play("command brick", "reveal wood")
    assert table.asked == ("give", 1)


@pytest.mark.rule("U-87")
def test_all_who_can_buy_off_decide_before_any_victim_gives() -> None:
    table = Table(
        seat(hand="bw"),
        seat(hand="w", domain="s"),
        seat(hand="w", stock="c", completed=["viaduct"]),
        seat(hand="w", domain="s", stock="c", completed=["viaduct"]),
    )
    table.play("command brick", "reveal wood")
    assert table.asked == ("buy-off", 2), "an empty Domain may pay too"
    table.play("done")
    assert table.asked == ("buy-off", 3)
    table.play("pay")
    assert table.asked == ("give", 1)


@pytest.mark.rule("U-87")
def test_the_viaduct_wards_off_the_bonuses_too() -> None:
    table = Table(
        seat(hand="bw", completed=["bridge"]),
        seat(stock="c", sites={"square": "m"}, completed=["viaduct"]),
    )
    table.play("command brick", "reveal wood")
    unpaid = table.copy()
    table.play("pay")
    assert table.asked == ("turn", 1)
    unpaid.play("done")
    assert unpaid.legal == ["use bridge", "done"]


# Tenement House.


@pytest.mark.rule("U-88")
def test_the_tenement_house_takes_a_card_of_the_forum_after_the_draw() -> None:
    table = Table(seat(hand="w", completed=["tenement_house"]), seat(), forum="ms")
    table.play("plot")
    assert len(table.state.hands[0]) == 5
    assert table.legal == ["take stone", "take marble", "done"]
    table.play("take marble")
    assert (len(table.state.hands[0]), table.forum) == (6, "s")


@pytest.mark.rule("U-88")
def test_the_tenement_house_does_nothing_after_a_command() -> None:
    table = Table(seat(hand="wm", completed=["tenement_house"]), seat(), forum="s")
    table.play("command wood", "store marble")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-88")
def test_the_tenement_house_finds_nothing_in_an_empty_forum() -> None:
    table = Table(seat(hand="wm", completed=["tenement_house"]), seat())
    table.play("plot")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-88")
def test_the_tenement_house_works_in_the_plot_that_completes_it() -> None:
    table = Table(
        seat(stock="c", activities="s", sites={"tenement_house": ""}), seat(domain="s"), forum="m"
    )
    table.play("plot", "copy construction", "add clay tenement_house")
    assert table.asked == ("visit", 0)


# Latrines.


@pytest.mark.rule("U-89")
def test_the_latrines_drop_a_card_before_the_draw() -> None:
    table = Table(seat(hand="wwwww", completed=["latrines"]), seat())
    table.play("plot")
    assert table.legal == ["discard wood", "done"]
    table.play("discard wood")
    assert (table.forum, len(table.state.hands[0])) == ("w", 5)


@pytest.mark.rule("U-89")
def test_the_latrines_drop_one_card_only_and_nothing_in_a_command() -> None:
    table = Table(seat(hand="wwwww", completed=["latrines"]), seat())
    table.play("plot", "discard wood")
    assert table.asked == ("turn", 1)
    table = Table(seat(hand="wm", completed=["latrines"]), seat())
    table.play("command wood", "store marble")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-89")
def test_the_latrines_ask_nothing_of_an_empty_hand() -> None:
    table = Table(seat(completed=["latrines"]), seat())
    table.play("plot")
    assert table.asked == ("turn", 1)


# Tavern.


@pytest.mark.rule("U-90")
def test_the_tavern_launches_the_top_card() -> None:
    table = Table(seat(hand="m", stock="w", completed=["tavern"]), seat())
    top = table.state.pile[-1]
    table.play("command marble", "launch wood", "use tavern")
    assert sum(table.state.activities[:5]) == 2
    assert table.state.activities[top] >= 1


@pytest.mark.rule("U-90")
def test_the_tavern_does_nothing_at_the_limit() -> None:
    table = Table(seat(hand="m", stock="w", activities="cc", completed=["tavern"]), seat())
    table.play("command marble", "launch wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-90")
def test_the_tavern_works_below_the_limit_without_a_launch() -> None:
    table = Table(seat(hand="m", activities="cc", completed=["tavern"]), seat())
    table.play("command marble")
    assert table.legal == ["use tavern", "done"]


# Sewer.


@pytest.mark.rule("U-91")
def test_the_sewer_keeps_a_resource_of_another_building() -> None:
    table = Table(
        seat(hand="s", stock="c", sites={"bridge": "s"}, completed=["sewer", "tower"]), seat()
    )
    table.play("command stone", "add clay bridge")
    assert table.legal == ["salvage clay", "salvage stone", "done"]
    table.play("salvage clay")
    assert (table.stock(0), table.discard) == ("c", "s")


@pytest.mark.rule("U-91")
def test_the_sewer_keeps_nothing_of_itself_nor_of_foundations() -> None:
    table = Table(
        seat(hand="s", stock="c", activities="s", sites={"sewer": ""}),
        seat(),
        forum="w",
        works=["dock"],
    )
    table.play("command stone", "add clay sewer")
    assert table.asked == ("build", 0)
    table.play("start dock")
    assert (table.stock(0), table.discard) == ("", "cw")


@pytest.mark.rule("U-91")
def test_the_sewer_keeps_one_and_may_keep_none() -> None:
    table = Table(
        seat(hand="s", stock="s", sites={"bridge": "s"}, completed=["sewer"]),
        seat(),
        discard=["wood"],
    )
    table.play("command stone", "add stone bridge")
    declined = table.copy()
    table.play("salvage stone")
    assert (table.stock(0), table.discard) == ("s", "ws")
    declined.play("done")
    assert (declined.stock(0), declined.discard) == ("", "wss")


# Catacombs.


@pytest.mark.rule("U-92")
def test_the_catacombs_take_the_top_of_the_discard_pile() -> None:
    table = Table(
        seat(hand="c", completed=["catacombs"]), seat(), forum="w", discard=["stone", "marble"]
    )
    table.play("command clay", "take wood", "use catacombs")
    assert (table.stock(0), table.discard) == ("wm", "s")


@pytest.mark.rule("U-92")
def test_the_catacombs_stay_shut_for_other_orders() -> None:
    table = Table(seat(hand="ww", completed=["catacombs"]), seat(), discard=["wood"])
    table.play("command wood", "store wood")
    assert (table.asked, table.discard) == (("turn", 1), "w")


@pytest.mark.rule("U-92")
def test_the_catacombs_are_empty_without_a_discarded_card() -> None:
    table = Table(seat(hand="c", completed=["catacombs"]), seat(), forum="w")
    table.play("command clay", "take wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-92", "U-70")
def test_the_catacombs_find_what_the_order_itself_has_just_discarded() -> None:
    table = Table(
        seat(hand="c", sites={"fountain": "mm"}, completed=["catacombs"]), seat(), forum="m"
    )
    table.play("command clay", "add marble fountain", "use catacombs")
    assert (table.stock(0), table.discard) == ("m", "mm")


# Prison.


@pytest.mark.rule("U-93")
def test_the_prison_takes_a_card_of_the_victim_s_choice_from_who_gave_nothing() -> None:
    table = Table(
        seat(hand="bw", completed=["prison"]),
        seat(hand="cm", domain="s"),
        seat(hand="w", domain="s"),
    )
    table.play("command brick", "reveal wood", "give nothing", "give wood", "use prison")
    assert table.legal == ["target 1"], "seat 2 has given"
    table.play("target 1")
    assert (table.asked, table.legal) == (("tribute", 1), ["give clay", "give marble"])
    table.play("give clay")
    assert (table.stock(0), table.hand(1)) == ("wc", "m")


@pytest.mark.rule("U-93")
def test_the_prison_holds_nobody_with_an_empty_domain_an_empty_hand_or_a_viaduct() -> None:
    table = Table(
        seat(hand="bw", completed=["prison"]),
        seat(hand="c"),
        seat(domain="s"),
        seat(hand="c", domain="s", stock="c", completed=["viaduct"]),
    )
    table.play("command brick", "reveal wood", "pay")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-93")
def test_the_prison_works_although_nothing_could_be_revealed() -> None:
    table = Table(seat(hand="b", completed=["prison"]), seat(hand="c", domain="s"))
    table.play("command brick")
    assert table.legal == ["use prison", "done"]


# Scriptorium.


@pytest.mark.rule("U-94")
def test_with_the_scriptorium_marble_fits_every_building() -> None:
    table = Table(
        seat(hand="s", stock="m", sites={"dock": "", "bridge": ""}, completed=["scriptorium"]),
        seat(),
    )
    table.play("command stone")
    assert table.legal == ["add marble dock", "add marble bridge", "done"]
    table.play("add marble dock")
    assert (table.completed(0), table.discard) == (["dock", "scriptorium"], "m")


@pytest.mark.rule("U-94")
def test_the_scriptorium_lays_no_foundation_and_changes_no_other_colour() -> None:
    table = Table(
        seat(hand="s", stock="c", sites={"bridge": ""}, completed=["scriptorium"]),
        seat(),
        forum="m",
        works=["dock"],
    )
    table.play("command stone")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-94")
def test_a_marble_under_a_marble_building_is_offered_once() -> None:
    table = Table(
        seat(hand="s", stock="m", sites={"square": ""}, completed=["scriptorium"]), seat()
    )
    table.play("command stone")
    assert table.legal == ["add marble square"]
    table.play("add marble square")
    assert table.sites(0) == {"square": "m"}
