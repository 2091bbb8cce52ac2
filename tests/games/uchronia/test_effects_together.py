"""Buildings that meet in one turn: of one owner in one order, and of several players at once."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat

# One owner.


@pytest.mark.rule("U-112", "U-114", "U-73")
def test_the_orders_of_a_square_come_before_the_repeats_of_the_copied_order() -> None:
    table = Table(
        seat(
            stock="mw",
            activities="s",
            sites={"square": "mm", "dock": ""},
            completed=["circus_maximus"],
        ),
        seat(domain="s"),
        forum="c",
    )
    table.play("plot", "copy construction", "add marble square", "use square")
    table.play("order production", "take clay", "done")
    assert (table.asked, table.legal) == (("build", 0), ["add wood dock", "done"])
    table.play("add wood dock")
    assert (table.asked, len(table.state.hands[0])) == (("turn", 1), 5)


@pytest.mark.rule("U-95", "U-102", "U-112")
def test_a_gate_completed_inside_a_plot_opens_the_shrine_for_its_draw() -> None:
    table = Table(
        seat(stock="mb", activities="s", sites={"square": "mm", "gate": "b", "shrine": ""}),
        seat(domain="s"),
    )
    table.play("plot", "copy construction", "add marble square", "use square")
    table.play("order construction", "add brick gate", "done")
    assert (table.asked, len(table.state.hands[0])) == (("turn", 1), 7)


@pytest.mark.rule("U-95", "U-99", "U-113")
def test_each_card_of_production_goes_its_own_way() -> None:
    table = Table(
        seat(
            hand="c",
            activities="ccc",
            sites={"atrium": "", "fountain": "m"},
            completed=["gate", "tower", "dock"],
        ),
        seat(),
        forum="mcw",
    )
    table.play("command clay")
    assert table.legal == [
        "take wood",
        "take clay",
        "take marble",
        "take unseen",
        "add clay fountain",
        "add marble fountain",
    ]
    table.play("add clay fountain", "take unseen", "add marble fountain", "take wood")
    assert table.completed(0) == ["dock", "gate", "tower", "fountain"]
    assert (table.forum, table.discard, len(table.stock(0))) == ("", "mcm", 2)
    assert table.asked == ("turn", 1), "the Dock has an empty hand before it"


@pytest.mark.rule("U-108", "U-114", "U-86")
def test_what_counts_for_the_right_to_copy_need_not_count_for_the_bonus() -> None:
    table = Table(
        seat(hand="ww", activities="mm", completed=["storeroom", "circus_maximus", "ludus_magna"]),
        seat(domain="c"),
        seat(domain="w"),
        forum="sss",
    )
    producing = table.copy()
    producing.play("plot", "copy production", "take stone", "take stone", "take stone")
    assert producing.asked == ("turn", 1), "the Storeroom counts both Activities"
    table.play("plot", "copy exploration", "store wood")
    assert (table.asked, table.stock(0)) == (("turn", 1), "w"), "the Ludus Magna counts none"


@pytest.mark.rule("U-91", "U-94", "U-111")
def test_what_the_sewer_saves_the_basilica_launches() -> None:
    table = Table(
        seat(
            hand="s",
            stock="m",
            sites={"bridge": "s"},
            completed=["sewer", "scriptorium", "basilica"],
        ),
        seat(),
    )
    table.play("command stone", "add marble bridge")
    assert table.legal == ["salvage stone", "salvage marble", "done"]
    other = table.copy()
    table.play("salvage stone", "use basilica")
    assert (table.activities(0), table.discard) == ("s", "m")
    other.play("salvage marble")
    assert other.asked == ("turn", 1), "a Marble is no Stone for the Basilica"


@pytest.mark.rule("U-83", "U-111", "U-81", "U-72")
def test_garden_and_basilica_share_the_places_in_the_owner_s_order() -> None:
    table = Table(
        seat(
            hand="s", stock="wwcc", activities="mmm", sites={"garden": ""}, completed=["basilica"]
        ),
        seat(),
    )
    table.play("command stone", "add wood garden")
    assert table.legal == ["use garden", "use basilica", "done"]
    table.play("use basilica")
    assert (table.asked, table.activities(0)) == (("turn", 1), "wmmm"), "no place for the Garden"


@pytest.mark.rule("U-84", "U-105", "U-96")
def test_villa_arcade_and_amphitheatre_raise_a_building_from_nothing() -> None:
    table = Table(
        seat(hand="sw", stock="sw", sites={"amphitheatre": "s"}, completed=["villa", "arcade"]),
        seat(),
        works=["dock"],
    )
    table.play("command stone", "add stone amphitheatre", "use amphitheatre")
    table.play("order construction", "start dock from hand", "order construction")
    table.play("add wood dock")
    assert table.completed(0) == ["dock", "villa", "arcade", "amphitheatre"]
    assert (table.hand(0), table.stock(0), table.discard) == ("", "", "ssww")


@pytest.mark.rule("U-100", "U-77", "U-80", "U-92")
def test_three_productions_of_the_foundry_have_each_bonus_once() -> None:
    table = Table(
        seat(hand="sww", stock="b", sites={"foundry": "b"}, completed=["dock", "catacombs"]),
        seat(),
        forum="mmm",
    )
    table.play("command stone", "add brick foundry", "use foundry")
    table.play("order production", "take marble")
    assert table.legal == ["use dock", "use catacombs", "done"]
    table.play("use catacombs", "done", "order production", "take marble")
    assert table.legal == ["use dock", "done"]
    table.play("use dock", "store wood", "order production", "take marble")
    assert (table.asked, table.stock(0)) == (("turn", 1), "wbmmm")


@pytest.mark.rule("U-98", "U-77", "U-112")
def test_the_academy_serves_one_exploration_of_the_square() -> None:
    table = Table(seat(hand="s", stock="m", sites={"square": "mm"}, completed=["academy"]), seat())
    table.play("command stone", "add marble square", "use square", "order exploration")
    assert table.asked == ("before", 0)
    table.play("use academy")
    table.play(table.legal[0], "order exploration")
    assert table.asked == ("explore", 0), "the Academy has been used this turn"


@pytest.mark.rule("U-90", "U-106", "U-97", "U-71")
def test_the_limit_that_a_square_raises_serves_the_bonuses_of_its_trade() -> None:
    table = Table(
        seat(
            hand="sw",
            stock="m",
            activities="cccc",
            sites={"square": "mm"},
            completed=["aqueduct", "thermae"],
        ),
        seat(),
    )
    table.play("command stone", "add marble square", "use square", "order trade")
    assert table.legal == ["use thermae", "use aqueduct", "done"], "an empty Stock launches nothing"
    table.play("use aqueduct", "launch wood", "use thermae", "return clay")
    assert table.legal == ["launch clay"]
    table.play("launch clay", "done")
    assert table.activities(0) == "wcccc"


@pytest.mark.rule("U-89", "U-88", "U-110")
def test_a_dropped_card_can_be_taken_up_again_after_the_draw() -> None:
    table = Table(seat(hand="wwwww", completed=["latrines", "tenement_house"]), seat())
    table.play("plot", "discard wood", "take wood")
    assert (len(table.state.hands[0]), table.forum) == (6, "")


# Several players.


@pytest.mark.rule("U-111", "U-61", "U-85", "U-72")
def test_a_monopoly_that_the_basilica_wins_comes_too_late_for_the_pick() -> None:
    table = Table(
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
    table.play("command stone", "add wood dock")
    assert table.asked == ("pick", 1)
    table.play("take wood", "use basilica")
    assert table.state.monopoly[0] == 0
    assert table.asked == ("pick", 2), "the Stairway, not the new Monopoly"
    table.play("take wood")
    assert [table.hand(number) for number in (0, 1, 2)] == ["", "w", "w"]


@pytest.mark.rule("U-93", "U-103", "U-115", "U-78")
def test_three_bonuses_of_one_draconians_against_three_opponents() -> None:
    table = Table(
        seat(hand="bbw", completed=["palace", "prison", "bridge", "colosseum"]),
        seat(hand="c", domain="s"),
        seat(sites={"square": "m"}),
        seat(domain="s", activities="w"),
    )
    table.play("command brick", "lay brick", "done", "reveal wood", "give nothing")
    assert table.legal == ["use prison", "use bridge", "use colosseum", "done"]
    table.play("use colosseum", "target 3", "seize wood")
    table.play("use bridge", "target 2", "site square", "seize marble")
    table.play("use prison", "target 1", "give clay")
    assert table.stock(0) == "wcm"
    assert table.asked == ("reveal", 0), "the Palace repeats the order"
    table.play("reveal wood")
    assert (table.asked, table.domain(0)) == (("turn", 1), "bb"), "each bonus once a turn"


@pytest.mark.rule("U-87", "U-116")
def test_each_draconians_of_the_palace_must_be_bought_off_anew() -> None:
    table = Table(
        seat(hand="bbw", completed=["palace"]),
        seat(hand="ww", domain="s", stock="c", completed=["viaduct"]),
    )
    table.play("command brick", "lay brick", "done", "reveal wood", "pay", "reveal wood")
    assert table.asked == ("give", 1), "no Clay is left"
    table.play("give wood")
    assert (table.stock(0), table.hand(1)) == ("wc", "w")


@pytest.mark.rule("U-104", "U-116", "U-48")
def test_the_garrison_is_safe_once_the_first_draconians_has_emptied_the_forum() -> None:
    table = Table(
        seat(hand="bbw", completed=["palace"]),
        seat(hand="ww", domain="s", completed=["garrison"]),
        forum="w",
    )
    table.play("command brick", "lay brick", "done", "reveal wood", "give wood", "reveal wood")
    assert (table.asked, table.hand(1), table.stock(0)) == (("turn", 1), "w", "ww")


@pytest.mark.rule("U-107", "U-116", "U-82")
def test_two_cards_of_a_palace_feed_the_senate_but_not_the_circus() -> None:
    table = Table(
        seat(hand="ccw", completed=["palace", "circus"]),
        seat(hand="w", completed=["senate"]),
        forum="mm",
    )
    table.play("command clay", "lay clay", "done", "take marble", "take marble")
    assert table.asked == ("turn", 1), "the Circus wants two cards for any order"
    table.play("plot")
    assert (table.asked, table.legal) == (("pick", 1), ["take clay", "done"])


@pytest.mark.rule("U-115", "U-118", "U-57", "U-120")
def test_a_seized_activity_brings_a_monopoly_a_temple_s_point_and_the_end() -> None:
    built = ["square", "basilica", "fountain", "palace", "colosseum", "temple"]
    table = Table(
        seat(hand="bw", activities="w", completed=built), seat(domain="s", activities="ww")
    )
    assert (table.points, table.state.ending) == ([18, 2], False)
    table.play("command brick", "done", "reveal wood", "use colosseum", "target 1", "seize wood")
    assert (table.points, table.state.ending) == ([18, 1], False), "a tie: the holder keeps it"
    table = Table(
        seat(hand="bw", activities="ww", completed=built),
        seat(domain="s", activities="ww"),
        monopolies={"wood": 1},
    )
    table.play("command brick", "done", "reveal wood", "use colosseum", "target 1", "seize wood")
    assert (table.points, table.state.ending) == ([21, 0], True)


@pytest.mark.rule("U-109", "U-113", "U-103", "U-91")
def test_a_clay_under_a_fountain_is_robbed_as_clay() -> None:
    table = Table(
        seat(hand="c", sites={"fountain": "m"}, completed=["tower"]),
        seat(hand="b", completed=["bridge"]),
        forum="c",
    )
    table.play("command clay", "add clay fountain")
    assert table.sites(0) == {"fountain": "mc"}
    table.play("command brick", "use bridge", "target 0", "site fountain")
    assert table.legal == ["seize clay", "seize marble"]
    table.play("seize clay")
    assert (table.stock(1), table.sites(0)) == ("c", {"fountain": "m"})


@pytest.mark.rule("U-29", "U-45", "U-87", "U-79")
def test_a_copied_draconians_meets_the_same_defences() -> None:
    table = Table(
        seat(hand="wm", activities="bb"),
        seat(hand="w", domain="b", stock="c", completed=["viaduct"]),
        seat(hand="w", domain="s", completed=["frontier_post"]),
        seat(hand="w", domain="s"),
    )
    table.play("plot", "copy draconians", "reveal wood")
    assert table.asked == ("buy-off", 1), "one card only: no Activity bonus"
    table.play("pay")
    assert table.asked == ("give", 3), "the Frontier Post leaves nothing of a single card"
    table.play("give wood")
    assert (table.asked, table.stock(0), len(table.state.hands[0])) == (("turn", 1), "wc", 5)
