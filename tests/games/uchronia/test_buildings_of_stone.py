"""The buildings of Stone: where each acts, where it must not, and its boundary."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    activities,
    asked,
    completed,
    forum,
    hand,
    legal,
    play,
    position,
    seat,
    sites,
    stock,
)

# Bridge.


@pytest.mark.rule("U-103")
def test_the_bridge_takes_a_resource_from_under_a_building_even_past_an_empty_domain() -> None:
    state = position(
        seat(hand="bw", completed=["bridge"]),
        seat(sites={"square": "mm", "school": "b"}),
        seat(domain="w", sites={"bridge": "s"}),
    )
    play(state, "command brick", "reveal wood", "use bridge")
    assert legal(state) == ["target 1", "target 2"]
    play(state, "target 1")
    assert legal(state) == ["site school", "site square"]
    play(state, "site square")
    assert legal(state) == ["seize marble"]
    play(state, "seize marble")
    assert (stock(state, 0), sites(state, 1)) == ("m", {"square": "m", "school": "b"})


@pytest.mark.rule("U-103")
def test_the_bridge_finds_nothing_under_bare_buildings_or_its_owner_s() -> None:
    state = position(
        seat(hand="bw", completed=["bridge"], sites={"school": "b"}), seat(sites={"square": ""})
    )
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-103")
def test_a_card_that_stood_for_another_colour_keeps_its_own() -> None:
    state = position(
        seat(hand="b", completed=["bridge"]),
        seat(sites={"square": "mc"}, completed=["tower"]),
    )
    play(state, "command brick", "use bridge", "target 1", "site square")
    assert legal(state) == ["seize clay", "seize marble"]
    play(state, "seize clay")
    assert (stock(state, 0), sites(state, 1)) == ("c", {"square": "m"})


# Garrison.


@pytest.mark.rule("U-104")
def test_the_garrison_owes_only_colours_of_the_forum() -> None:
    state = position(
        seat(hand="bwm", activities="b"),
        seat(hand="wm", domain="s", completed=["garrison"]),
        forum="m",
    )
    play(state, "command brick", "reveal wood", "reveal marble")
    assert (asked(state), legal(state)) == (("give", 1), ["give marble"])


@pytest.mark.rule("U-104")
def test_the_garrison_owes_nothing_if_the_forum_has_none_of_the_colours() -> None:
    state = position(
        seat(hand="bw"), seat(hand="w", domain="s", completed=["garrison"]), forum="ccss"
    )
    play(state, "command brick", "reveal wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-104")
def test_the_garrison_looks_at_the_forum_before_the_attacker_empties_it() -> None:
    state = position(
        seat(hand="bw"),
        seat(hand="w", domain="s"),
        seat(hand="w", domain="s", completed=["garrison"]),
        forum="w",
    )
    play(state, "command brick", "reveal wood", "give wood")
    assert asked(state) == ("give", 2), "the only Wood still lies there"
    play(state, "give wood")
    assert stock(state, 0) == "www"


# Amphitheatre.


@pytest.mark.rule("U-105")
def test_the_amphitheatre_constructs_twice_plainly() -> None:
    state = position(
        seat(hand="s", stock="sww", sites={"amphitheatre": "s", "dock": "", "villa": ""}), seat()
    )
    play(state, "command stone", "add stone amphitheatre", "use amphitheatre")
    assert legal(state) == ["order construction", "done"]
    play(state, "order construction", "add wood dock", "order construction", "add wood villa")
    assert completed(state, 0) == ["dock", "villa", "amphitheatre"]
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-105")
def test_the_amphitheatre_has_no_bonus_and_may_be_declined() -> None:
    state = position(
        seat(
            hand="s",
            stock="sww",
            activities="s",
            sites={"amphitheatre": "s", "dock": "", "villa": ""},
        ),
        seat(),
    )
    play(state, "command stone", "add stone amphitheatre")
    assert legal(state) == ["use amphitheatre", "done"]
    declined = state.copy()
    play(declined, "done")
    assert asked(declined) == ("build", 0), "the repeat of the order that was played"
    play(state, "use amphitheatre", "order construction", "add wood dock")
    assert asked(state) == ("granted", 0)


@pytest.mark.rule("U-105", "U-67")
def test_what_the_amphitheatre_starts_it_cannot_build_on() -> None:
    state = position(
        seat(hand="s", stock="sw", sites={"amphitheatre": "s"}), seat(), forum="w", works=["dock"]
    )
    play(state, "command stone", "add stone amphitheatre", "use amphitheatre")
    play(state, "order construction", "start dock", "order construction")
    assert (asked(state), sites(state, 0), stock(state, 0)) == (("turn", 1), {"dock": ""}, "w")


# Aqueduct.


@pytest.mark.rule("U-106")
def test_the_aqueduct_launches_from_the_hand() -> None:
    state = position(seat(hand="mws", stock="c", completed=["aqueduct"]), seat())
    play(state, "command marble", "launch clay", "use aqueduct")
    assert legal(state) == ["launch wood", "launch stone"]
    play(state, "launch stone")
    assert (activities(state, 0), hand(state, 0)) == ("cs", "w")


@pytest.mark.rule("U-106")
def test_the_aqueduct_is_dry_at_the_limit() -> None:
    state = position(seat(hand="mw", activities="ccc", completed=["aqueduct"]), seat())
    play(state, "command marble")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-106")
def test_the_aqueduct_is_dry_with_an_empty_hand() -> None:
    state = position(seat(hand="m", completed=["aqueduct"]), seat())
    play(state, "command marble")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-106")
def test_the_aqueduct_fills_the_last_place() -> None:
    state = position(seat(hand="mw", activities="cc", completed=["aqueduct"]), seat())
    play(state, "command marble", "use aqueduct", "launch wood")
    assert activities(state, 0) == "wcc"


# Senate.


@pytest.mark.rule("U-107")
def test_the_senate_takes_one_of_two_cards_that_leave_a_domain() -> None:
    state = position(
        seat(domain="mm", hand="w"), seat(completed=["senate"]), seat(hand="w"), player=2
    )
    play(state, "plot")
    assert (asked(state), legal(state)) == (("pick", 1), ["take marble", "done"])
    play(state, "take marble")
    assert (hand(state, 1), forum(state), asked(state)) == ("m", "m", ("turn", 0))


@pytest.mark.rule("U-107")
@pytest.mark.parametrize("cards", ["m", "mmm"])
def test_the_senate_wants_exactly_two(cards: str) -> None:
    state = position(seat(domain=cards), seat(completed=["senate"]), player=1)
    play(state, "plot")
    assert asked(state) == ("turn", 0)


@pytest.mark.rule("U-107")
def test_two_senates_take_one_each_clockwise_and_none_of_their_owner_s() -> None:
    state = position(
        seat(completed=["senate"]),
        seat(domain="mm"),
        seat(completed=["senate"]),
        player=0,
    )
    play(state, "plot")
    assert asked(state) == ("pick", 2)
    play(state, "take marble")
    assert asked(state) == ("pick", 0)
    play(state, "take marble")
    assert forum(state) == ""
    state = position(seat(), seat(domain="mm", completed=["senate"]), player=0)
    play(state, "plot")
    assert asked(state) == ("turn", 1)


# Storeroom.


@pytest.mark.rule("U-108")
def test_with_the_storeroom_all_activities_produce_and_copy_production() -> None:
    state = position(
        seat(hand="c", activities="wsm", completed=["storeroom"]), seat(domain="c"), forum="wwwww"
    )
    plotting = state.copy()
    play(state, "command clay", "take wood", "take wood", "take wood", "take wood")
    assert asked(state) == ("turn", 1)
    play(plotting, "plot")
    assert legal(plotting) == ["copy production", "done"]


@pytest.mark.rule("U-108")
def test_the_storeroom_counts_for_no_monopoly_and_no_other_order() -> None:
    state = position(
        seat(hand="www", activities="cs", completed=["storeroom"]), seat(activities="c")
    )
    assert state.monopoly[1] == -1
    play(state, "command wood", "store wood")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-108")
def test_the_storeroom_counts_each_activity_once() -> None:
    state = position(
        seat(hand="c", activities="cc", completed=["storeroom"]), seat(), forum="wwwww"
    )
    play(state, "command clay", "take wood", "take wood", "take wood")
    assert asked(state) == ("turn", 1)


# Tower.


@pytest.mark.rule("U-109")
def test_with_the_tower_clay_fits_every_building() -> None:
    state = position(seat(hand="s", stock="c", sites={"square": "mm"}, completed=["tower"]), seat())
    play(state, "command stone", "add clay square")
    assert completed(state, 0) == ["tower", "square"]


@pytest.mark.rule("U-109")
def test_the_tower_lays_no_foundation_and_changes_no_other_colour() -> None:
    state = position(
        seat(hand="s", stock="m", sites={"dock": ""}, completed=["tower"]),
        seat(),
        forum="c",
        works=["bridge"],
    )
    play(state, "command stone")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-109")
def test_tower_and_scriptorium_work_side_by_side() -> None:
    state = position(
        seat(hand="s", stock="csm", sites={"bridge": ""}, completed=["tower", "scriptorium"]),
        seat(),
    )
    play(state, "command stone")
    assert legal(state) == ["add clay bridge", "add stone bridge", "add marble bridge"]


# Vomitorium.


@pytest.mark.rule("U-110")
def test_the_vomitorium_drops_any_number() -> None:
    state = position(seat(hand="wwcm", completed=["vomitorium"]), seat())
    play(state, "plot", "discard wood", "discard wood", "discard clay")
    assert legal(state) == ["discard marble", "done"]
    play(state, "discard marble")
    assert (forum(state), len(state.hands[0])) == ("wwcm", 5)


@pytest.mark.rule("U-110")
def test_the_vomitorium_may_drop_nothing_and_does_nothing_in_a_command() -> None:
    state = position(seat(hand="wm", completed=["vomitorium"]), seat())
    commanding = state.copy()
    play(state, "plot", "done")
    assert (forum(state), len(state.hands[0])) == ("", 5)
    play(commanding, "command wood", "store marble")
    assert asked(commanding) == ("turn", 1)


@pytest.mark.rule("U-110")
def test_the_vomitorium_asks_nothing_of_an_empty_hand() -> None:
    state = position(seat(completed=["vomitorium"]), seat())
    play(state, "plot")
    assert (asked(state), len(state.hands[0])) == (("turn", 1), 5)
