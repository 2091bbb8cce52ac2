"""Buildings that meet in one turn: of one owner in one order, and of several players at once."""

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
    points,
    position,
    seat,
    sites,
    stock,
)

# One owner.


@pytest.mark.rule("U-112", "U-114", "U-73")
def test_the_orders_of_a_square_come_before_the_repeats_of_the_copied_order() -> None:
    state = position(
        seat(
            stock="mw",
            activities="s",
            sites={"square": "mm", "dock": ""},
            completed=["circus_maximus"],
        ),
        seat(domain="s"),
        forum="c",
    )
    play(state, "plot", "copy construction", "add marble square", "use square")
    play(state, "order production", "take clay", "done")
    assert (asked(state), legal(state)) == (("build", 0), ["add wood dock", "done"])
    play(state, "add wood dock")
    assert (asked(state), len(state.hands[0])) == (("turn", 1), 5)


@pytest.mark.rule("U-95", "U-102", "U-112")
def test_a_gate_completed_inside_a_plot_opens_the_shrine_for_its_draw() -> None:
    state = position(
        seat(
            stock="mb",
            activities="s",
            sites={"square": "mm", "gate": "b", "shrine": ""},
        ),
        seat(domain="s"),
    )
    play(state, "plot", "copy construction", "add marble square", "use square")
    play(state, "order construction", "add brick gate", "done")
    assert (asked(state), len(state.hands[0])) == (("turn", 1), 7)


@pytest.mark.rule("U-95", "U-99", "U-113")
def test_each_card_of_production_goes_its_own_way() -> None:
    state = position(
        seat(
            hand="c",
            activities="ccc",
            sites={"atrium": "", "fountain": "m"},
            completed=["gate", "tower", "dock"],
        ),
        seat(),
        forum="mcw",
    )
    play(state, "command clay")
    assert legal(state) == [
        "take wood",
        "take clay",
        "take marble",
        "take unseen",
        "add clay fountain",
        "add marble fountain",
    ]
    play(state, "add clay fountain", "take unseen", "add marble fountain", "take wood")
    assert completed(state, 0) == ["dock", "gate", "tower", "fountain"]
    assert (forum(state), discard(state), len(stock(state, 0))) == ("", "mcm", 2)
    assert asked(state) == ("turn", 1), "the Dock has an empty hand before it"


@pytest.mark.rule("U-108", "U-114", "U-86")
def test_what_counts_for_the_right_to_copy_need_not_count_for_the_bonus() -> None:
    state = position(
        seat(
            hand="ww",
            activities="mm",
            completed=["storeroom", "circus_maximus", "ludus_magna"],
        ),
        seat(domain="cw"),
        forum="sss",
    )
    producing = state.copy()
    play(producing, "plot", "copy production", "take stone", "take stone", "take stone")
    assert asked(producing) == ("turn", 1), "the Storeroom counts both Activities"
    play(state, "plot", "copy exploration", "store wood")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "w"), "the Ludus Magna counts none"


@pytest.mark.rule("U-91", "U-94", "U-111")
def test_what_the_sewer_saves_the_basilica_launches() -> None:
    state = position(
        seat(
            hand="s",
            stock="m",
            sites={"bridge": "s"},
            completed=["sewer", "scriptorium", "basilica"],
        ),
        seat(),
    )
    play(state, "command stone", "add marble bridge")
    assert legal(state) == ["salvage stone", "salvage marble", "done"]
    other = state.copy()
    play(state, "salvage stone", "use basilica")
    assert (activities(state, 0), discard(state)) == ("s", "m")
    play(other, "salvage marble")
    assert asked(other) == ("turn", 1), "a Marble is no Stone for the Basilica"


@pytest.mark.rule("U-83", "U-111", "U-81", "U-72")
def test_garden_and_basilica_share_the_places_in_the_owner_s_order() -> None:
    state = position(
        seat(
            hand="s",
            stock="wwcc",
            activities="mmm",
            sites={"garden": ""},
            completed=["basilica"],
        ),
        seat(),
    )
    play(state, "command stone", "add wood garden")
    assert legal(state) == ["use garden", "use basilica", "done"]
    play(state, "use basilica")
    assert (asked(state), activities(state, 0)) == (("turn", 1), "wmmm"), "no place for the Garden"


@pytest.mark.rule("U-84", "U-105", "U-96")
def test_villa_arcade_and_amphitheatre_raise_a_building_from_nothing() -> None:
    state = position(
        seat(
            hand="sw",
            stock="sw",
            sites={"amphitheatre": "s"},
            completed=["villa", "arcade"],
        ),
        seat(),
        works=["dock"],
    )
    play(state, "command stone", "add stone amphitheatre", "use amphitheatre")
    play(state, "order construction", "start dock from hand", "order construction")
    play(state, "add wood dock")
    assert completed(state, 0) == ["dock", "villa", "arcade", "amphitheatre"]
    assert (hand(state, 0), stock(state, 0), discard(state)) == ("", "", "ssww")


@pytest.mark.rule("U-100", "U-77", "U-80", "U-92")
def test_three_productions_of_the_foundry_have_each_bonus_once() -> None:
    state = position(
        seat(hand="sww", stock="b", sites={"foundry": "b"}, completed=["dock", "catacombs"]),
        seat(),
        forum="mmm",
    )
    play(state, "command stone", "add brick foundry", "use foundry")
    play(state, "order production", "take marble")
    assert legal(state) == ["use dock", "use catacombs", "done"]
    play(state, "use catacombs", "done", "order production", "take marble")
    assert legal(state) == ["use dock", "done"]
    play(state, "use dock", "store wood", "order production", "take marble")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "wbmmm")


@pytest.mark.rule("U-98", "U-77", "U-112")
def test_the_academy_serves_one_exploration_of_the_square() -> None:
    state = position(
        seat(hand="s", stock="m", sites={"square": "mm"}, completed=["academy"]), seat()
    )
    play(state, "command stone", "add marble square", "use square", "order exploration")
    assert asked(state) == ("before", 0)
    play(state, "use academy")
    play(state, legal(state)[0], "order exploration")
    assert asked(state) == ("explore", 0), "the Academy has been used this turn"


@pytest.mark.rule("U-90", "U-106", "U-97", "U-71")
def test_the_limit_that_a_square_raises_serves_the_bonuses_of_its_trade() -> None:
    state = position(
        seat(
            hand="sw",
            stock="m",
            activities="cccc",
            sites={"square": "mm"},
            completed=["aqueduct", "thermae"],
        ),
        seat(),
    )
    play(state, "command stone", "add marble square", "use square", "order trade")
    assert legal(state) == ["use thermae", "use aqueduct", "done"], (
        "an empty Stock launches nothing"
    )
    play(state, "use aqueduct", "launch wood", "use thermae", "return clay")
    assert legal(state) == ["launch clay"]
    play(state, "launch clay", "done")
    assert activities(state, 0) == "wcccc"


@pytest.mark.rule("U-89", "U-88", "U-110")
def test_a_dropped_card_can_be_taken_up_again_after_the_draw() -> None:
    state = position(seat(hand="wwwww", completed=["latrines", "tenement_house"]), seat())
    play(state, "plot", "discard wood", "take wood")
    assert (len(state.hands[0]), forum(state)) == (6, "")


# Several players.


@pytest.mark.rule("U-111", "U-61", "U-85", "U-72")
def test_a_monopoly_that_the_basilica_wins_comes_too_late_for_the_pick() -> None:
    state = position(
        seat(
            hand="s",
            stock="ww",
            activities="w",
            sites={"dock": ""},
            completed=["basilica", "villa"],
        ),
        seat(activities="w"),
        seat(completed=["stairway"]),
        forum="ww",
        monopolies={"wood": 1},
    )
    play(state, "command stone", "add wood dock")
    assert asked(state) == ("pick", 1)
    play(state, "take wood", "use basilica")
    assert state.monopoly[0] == 0
    assert asked(state) == ("pick", 2), "the Stairway, not the new Monopoly"
    play(state, "take wood")
    assert [hand(state, number) for number in (0, 1, 2)] == ["", "w", "w"]


@pytest.mark.rule("U-93", "U-103", "U-115", "U-78")
def test_three_bonuses_of_one_draconians_against_three_opponents() -> None:
    state = position(
        seat(hand="bbw", completed=["palace", "prison", "bridge", "colosseum"]),
        seat(hand="c", domain="s"),
        seat(sites={"square": "m"}),
        seat(domain="s", activities="w"),
    )
    play(state, "command brick", "lay brick", "done", "reveal wood", "give nothing")
    assert legal(state) == ["use prison", "use bridge", "use colosseum", "done"]
    play(state, "use colosseum", "target 3", "seize wood")
    play(state, "use bridge", "target 2", "site square", "seize marble")
    play(state, "use prison", "target 1", "give clay")
    assert stock(state, 0) == "wcm"
    assert asked(state) == ("reveal", 0), "the Palace repeats the order"
    play(state, "reveal wood")
    assert (asked(state), domain(state, 0)) == (("turn", 1), "bb"), "each bonus once a turn"


@pytest.mark.rule("U-87", "U-116")
def test_each_draconians_of_the_palace_must_be_bought_off_anew() -> None:
    state = position(
        seat(hand="bbw", completed=["palace"]),
        seat(hand="ww", domain="s", stock="c", completed=["viaduct"]),
    )
    play(state, "command brick", "lay brick", "done", "reveal wood", "pay", "reveal wood")
    assert asked(state) == ("give", 1), "no Clay is left"
    play(state, "give wood")
    assert (stock(state, 0), hand(state, 1)) == ("wc", "w")


@pytest.mark.rule("U-104", "U-116", "U-48")
def test_the_garrison_is_safe_once_the_first_draconians_has_emptied_the_forum() -> None:
    state = position(
        seat(hand="bbw", completed=["palace"]),
        seat(hand="ww", domain="s", completed=["garrison"]),
        forum="w",
    )
    play(state, "command brick", "lay brick", "done", "reveal wood", "give wood", "reveal wood")
    assert (asked(state), hand(state, 1), stock(state, 0)) == (("turn", 1), "w", "ww")


@pytest.mark.rule("U-107", "U-116", "U-82")
def test_two_cards_of_a_palace_feed_the_senate_but_not_the_circus() -> None:
    state = position(
        seat(hand="ccw", completed=["palace", "circus"]),
        seat(hand="w", completed=["senate"]),
        forum="mm",
    )
    play(state, "command clay", "lay clay", "done", "take marble", "take marble")
    assert asked(state) == ("turn", 1), "the Circus wants two cards for any order"
    play(state, "plot")
    assert (asked(state), legal(state)) == (("pick", 1), ["take clay", "done"])


@pytest.mark.rule("U-115", "U-118", "U-57", "U-120")
def test_a_seized_activity_brings_a_monopoly_a_temple_s_point_and_the_end() -> None:
    built = ["square", "basilica", "fountain", "palace", "colosseum", "temple"]
    state = position(
        seat(hand="bw", activities="w", completed=built),
        seat(domain="s", activities="ww"),
    )
    assert (points(state), state.ending) == ([18, 2], False)
    play(state, "command brick", "done", "reveal wood", "use colosseum", "target 1", "seize wood")
    assert (points(state), state.ending) == ([18, 1], False), "a tie: the holder keeps it"
    state = position(
        seat(hand="bw", activities="ww", completed=built),
        seat(domain="s", activities="ww"),
        monopolies={"wood": 1},
    )
    play(state, "command brick", "done", "reveal wood", "use colosseum", "target 1", "seize wood")
    assert (points(state), state.ending) == ([21, 0], True)


@pytest.mark.rule("U-109", "U-113", "U-103", "U-91")
def test_a_clay_under_a_fountain_is_robbed_as_clay() -> None:
    state = position(
        seat(hand="c", sites={"fountain": "m"}, completed=["tower"]),
        seat(hand="b", completed=["bridge"]),
        forum="c",
    )
    play(state, "command clay", "add clay fountain")
    assert sites(state, 0) == {"fountain": "mc"}
    play(state, "command brick", "use bridge", "target 0", "site fountain")
    assert legal(state) == ["seize clay", "seize marble"]
    play(state, "seize clay")
    assert (stock(state, 1), sites(state, 0)) == ("c", {"fountain": "m"})


@pytest.mark.rule("U-29", "U-45", "U-87", "U-79")
def test_a_copied_draconians_meets_the_same_defences() -> None:
    state = position(
        seat(hand="wm", activities="bb"),
        seat(hand="w", domain="b", stock="c", completed=["viaduct"]),
        seat(hand="w", domain="s", completed=["frontier_post"]),
        seat(hand="w", domain="s"),
    )
    play(state, "plot", "copy draconians", "reveal wood")
    assert asked(state) == ("buy-off", 1), "one card only: no Activity bonus"
    play(state, "pay")
    assert asked(state) == ("give", 3), "the Frontier Post leaves nothing of a single card"
    play(state, "give wood")
    assert (asked(state), stock(state, 0), len(state.hands[0])) == (("turn", 1), "wc", 5)
