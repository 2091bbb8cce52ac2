"""The buildings of Stone: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat

# Bridge.


@pytest.mark.rule("U-103")
def test_the_bridge_takes_a_resource_from_under_a_building_even_past_an_empty_domain() -> None:
    table = Table(
        seat(hand="bw", completed=["bridge"]),
        seat(sites={"square": "mm", "school": "b"}),
        seat(domain="w", sites={"bridge": "s"}),
    )
    table.play("command brick", "reveal wood", "use bridge")
    assert table.legal == ["target 1", "target 2"]
    table.play("target 1")
    assert table.legal == ["site school", "site square"]
    table.play("site square")
    assert table.legal == ["seize marble"]
    table.play("seize marble")
    assert (table.stock(0), table.sites(1)) == ("m", {"square": "m", "school": "b"})


@pytest.mark.rule("U-103")
def test_the_bridge_finds_nothing_under_bare_buildings_or_its_owner_s() -> None:
    table = Table(
        seat(hand="bw", completed=["bridge"], sites={"school": "b"}), seat(sites={"square": ""})
    )
    table.play("command brick", "reveal wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-103")
def test_a_card_that_stood_for_another_colour_keeps_its_own() -> None:
    table = Table(
        seat(hand="b", completed=["bridge"]), seat(sites={"square": "mc"}, completed=["tower"])
    )
    table.play("command brick", "use bridge", "target 1", "site square")
    assert table.legal == ["seize clay", "seize marble"]
    table.play("seize clay")
    assert (table.stock(0), table.sites(1)) == ("c", {"square": "m"})


# Garrison.


@pytest.mark.rule("U-104")
def test_the_garrison_owes_only_colours_of_the_forum() -> None:
    table = Table(
        seat(hand="bwm", activities="b"),
        seat(hand="wm", domain="s", completed=["garrison"]),
        forum="m",
    )
    table.play("command brick", "reveal wood", "reveal marble")
    assert (table.asked, table.legal) == (("give", 1), ["give marble"])


@pytest.mark.rule("U-104")
def test_the_garrison_owes_nothing_if_the_forum_has_none_of_the_colours() -> None:
    table = Table(seat(hand="bw"), seat(hand="w", domain="s", completed=["garrison"]), forum="ccss")
    table.play("command brick", "reveal wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-104")
def test_the_garrison_looks_at_the_forum_before_the_attacker_empties_it() -> None:
    table = Table(
        seat(hand="bw"),
        seat(hand="w", domain="s"),
        seat(hand="w", domain="s", completed=["garrison"]),
        forum="w",
    )
    table.play("command brick", "reveal wood", "give wood")
    assert table.asked == ("give", 2), "the only Wood still lies there"
    table.play("give wood")
    assert table.stock(0) == "www"


# Amphitheatre.


@pytest.mark.rule("U-105")
def test_the_amphitheatre_constructs_twice_plainly() -> None:
    table = Table(
        seat(hand="s", stock="sww", sites={"amphitheatre": "s", "dock": "", "villa": ""}), seat()
    )
    table.play("command stone", "add stone amphitheatre", "use amphitheatre")
    assert table.legal == ["order construction", "done"]
    table.play("order construction", "add wood dock", "order construction", "add wood villa")
    assert table.completed(0) == ["dock", "villa", "amphitheatre"]
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-105")
def test_the_amphitheatre_has_no_bonus_and_may_be_declined() -> None:
    table = Table(
        seat(
            hand="s",
            stock="sww",
            activities="s",
            sites={"amphitheatre": "s", "dock": "", "villa": ""},
        ),
        seat(),
    )
    table.play("command stone", "add stone amphitheatre")
    assert table.legal == ["use amphitheatre", "done"]
    declined = table.copy()
    declined.play("done")
    assert declined.asked == ("build", 0), "the repeat of the order that was played"
    table.play("use amphitheatre", "order construction", "add wood dock")
    assert table.asked == ("granted", 0)


@pytest.mark.rule("U-105", "U-67")
def test_what_the_amphitheatre_starts_it_cannot_build_on() -> None:
    table = Table(
        seat(hand="s", stock="sw", sites={"amphitheatre": "s"}), seat(), forum="w", works=["dock"]
    )
    table.play("command stone", "add stone amphitheatre", "use amphitheatre")
    table.play("order construction", "start dock", "order construction")
    assert (table.asked, table.sites(0), table.stock(0)) == (("turn", 1), {"dock": ""}, "w")


# Aqueduct.


@pytest.mark.rule("U-106")
def test_the_aqueduct_launches_from_the_hand() -> None:
    table = Table(seat(hand="mws", stock="c", completed=["aqueduct"]), seat())
    table.play("command marble", "launch clay", "use aqueduct")
    assert table.legal == ["launch wood", "launch stone"]
    table.play("launch stone")
    assert (table.activities(0), table.hand(0)) == ("cs", "w")


@pytest.mark.rule("U-106")
def test_the_aqueduct_is_dry_at_the_limit() -> None:
    table = Table(seat(hand="mw", activities="ccc", completed=["aqueduct"]), seat())
    table.play("command marble")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-106")
def test_the_aqueduct_is_dry_with_an_empty_hand() -> None:
    table = Table(seat(hand="m", completed=["aqueduct"]), seat())
    table.play("command marble")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-106")
def test_the_aqueduct_fills_the_last_place() -> None:
    table = Table(seat(hand="mw", activities="cc", completed=["aqueduct"]), seat())
    table.play("command marble", "use aqueduct", "launch wood")
    assert table.activities(0) == "wcc"


# Senate.


@pytest.mark.rule("U-107")
def test_the_senate_takes_one_of_two_cards_that_leave_a_domain() -> None:
    table = Table(seat(domain="mm", hand="w"), seat(completed=["senate"]), seat(hand="w"), player=2)
    table.play("plot")
    assert (table.asked, table.legal) == (("pick", 1), ["take marble", "done"])
    table.play("take marble")
    assert (table.hand(1), table.forum, table.asked) == ("m", "m", ("turn", 0))


@pytest.mark.rule("U-107")
@pytest.mark.parametrize("cards", ["m", "mmm"])
def test_the_senate_wants_exactly_two(cards: str) -> None:
    table = Table(seat(domain=cards), seat(completed=["senate"]), player=1)
    table.play("plot")
    assert table.asked == ("turn", 0)


@pytest.mark.rule("U-107")
def test_two_senates_take_one_each_clockwise_and_none_of_their_owner_s() -> None:
    table = Table(
        seat(completed=["senate"]), seat(domain="mm"), seat(completed=["senate"]), player=0
    )
    table.play("plot")
    assert table.asked == ("pick", 2)
    table.play("take marble")
    assert table.asked == ("pick", 0)
    table.play("take marble")
    assert table.forum == ""
    table = Table(seat(), seat(domain="mm", completed=["senate"]), player=0)
    table.play("plot")
    assert table.asked == ("turn", 1)


# Storeroom.


@pytest.mark.rule("U-108")
def test_with_the_storeroom_all_activities_produce_and_copy_production() -> None:
    table = Table(
        seat(hand="c", activities="wsm", completed=["storeroom"]), seat(domain="c"), forum="wwwww"
    )
    plotting = table.copy()
    table.play("command clay", "take wood", "take wood", "take wood", "take wood")
    assert table.asked == ("turn", 1)
    plotting.play("plot")
    assert plotting.legal == ["copy production", "done"]


@pytest.mark.rule("U-108")
def test_the_storeroom_counts_for_no_monopoly_and_no_other_order() -> None:
    table = Table(seat(hand="www", activities="cs", completed=["storeroom"]), seat(activities="c"))
    assert table.state.monopoly[1] == -1
    table.play("command wood", "store wood")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-108")
def test_the_storeroom_counts_each_activity_once() -> None:
    table = Table(seat(hand="c", activities="cc", completed=["storeroom"]), seat(), forum="wwwww")
    table.play("command clay", "take wood", "take wood", "take wood")
    assert table.asked == ("turn", 1)


# Tower.


@pytest.mark.rule("U-109")
def test_with_the_tower_clay_fits_every_building() -> None:
    table = Table(seat(hand="s", stock="c", sites={"square": "mm"}, completed=["tower"]), seat())
    table.play("command stone", "add clay square")
    assert table.completed(0) == ["tower", "square"]


@pytest.mark.rule("U-109")
def test_the_tower_lays_no_foundation_and_changes_no_other_colour() -> None:
    table = Table(
        seat(hand="s", stock="m", sites={"dock": ""}, completed=["tower"]),
        seat(),
        forum="c",
        works=["bridge"],
    )
    table.play("command stone")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-109")
def test_tower_and_scriptorium_work_side_by_side() -> None:
    table = Table(
        seat(hand="s", stock="csm", sites={"bridge": ""}, completed=["tower", "scriptorium"]),
        seat(),
    )
    table.play("command stone")
    assert table.legal == ["add clay bridge", "add stone bridge", "add marble bridge"]


# Vomitorium.


@pytest.mark.rule("U-110")
def test_the_vomitorium_drops_any_number() -> None:
    table = Table(seat(hand="wwcm", completed=["vomitorium"]), seat())
    table.play("plot", "discard wood", "discard wood", "discard clay")
    assert table.legal == ["discard marble", "done"]
    table.play("discard marble")
    assert (table.forum, len(table.state.hands[0])) == ("wwcm", 5)


@pytest.mark.rule("U-110")
def test_the_vomitorium_may_drop_nothing_and_does_nothing_in_a_command() -> None:
    table = Table(seat(hand="wm", completed=["vomitorium"]), seat())
    commanding = table.copy()
    table.play("plot", "done")
    assert (table.forum, len(table.state.hands[0])) == ("", 5)
    commanding.play("command wood", "store marble")
    assert commanding.asked == ("turn", 1)


@pytest.mark.rule("U-110")
def test_the_vomitorium_asks_nothing_of_an_empty_hand() -> None:
    table = Table(seat(completed=["vomitorium"]), seat())
    table.play("plot")
    assert (table.asked, len(table.state.hands[0])) == (("turn", 1), 5)
