"""Several buildings in one turn."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import Table, seat


@pytest.mark.rule("U-112", "U-111", "U-72")
def test_a_square_completed_in_a_plot_completes_a_building_that_the_basilica_celebrates() -> None:
    table = Table(
        seat(
            hand="w",
            stock="mww",
            activities="s",
            sites={"square": "mm", "dock": ""},
            completed=["basilica"],
        ),
        seat(domain="s", activities="w"),
        forum="wc",
    )
    table.play("plot", "copy construction", "add marble square")
    assert (table.asked, table.legal) == (("triggers", 0), ["use square", "done"])
    table.play("use square", "order construction", "add wood dock")
    assert table.asked == ("pick", 1), "the Monopoly of Wood picks inside the Square"
    table.play("take wood")
    assert table.legal == ["use basilica", "done"]
    table.play("use basilica")
    assert table.activities(0) == "ws"
    assert table.legal[:1] == ["order exploration"], "two orders of the Square are left"
    table.play("order production", "take clay")
    assert table.legal == ["use dock", "done"], "the new Dock serves at once"
    table.play("use dock", "store wood", "order exploration")
    assert table.asked == ("turn", 1), "an empty hand has nothing to explore; then the draw"
    assert len(table.state.hands[0]) == 5
    assert (table.completed(0), table.points[0]) == (["dock", "basilica", "square"], 8)


@pytest.mark.rule("U-112", "U-72")
def test_a_basilica_completed_by_the_square_does_not_celebrate_the_square() -> None:
    table = Table(seat(hand="s", stock="mmm", sites={"square": "mm", "basilica": "mm"}), seat())
    table.play("command stone", "add marble square", "use square")
    table.play("order construction", "add marble basilica", "use basilica")
    assert (table.activities(0), table.stock(0)) == ("m", "")
    table.play("done")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-112", "U-67")
def test_a_square_within_a_square_is_impossible_but_an_amphitheatre_within_one_is_not() -> None:
    table = Table(
        seat(
            hand="s",
            stock="mssw",
            activities="",
            sites={"square": "mm", "amphitheatre": "s", "dock": ""},
        ),
        seat(),
    )
    table.play("command stone", "add marble square", "use square")
    table.play("order construction", "add stone amphitheatre", "use amphitheatre")
    assert table.legal == ["order construction", "done"]
    table.play("order construction", "add wood dock", "done")
    assert table.legal[0] == "order exploration", "back in the Square"
    table.play("done")
    assert table.completed(0) == ["dock", "amphitheatre", "square"]


@pytest.mark.rule("U-95", "U-98", "U-97", "U-102")
def test_the_gate_with_several_unfinished_brick_buildings() -> None:
    table = Table(
        seat(
            hand="mw",
            stock="c",
            activities="m",
            completed=["gate"],
            sites={"thermae": "b", "academy": "", "shrine": "", "school": "b", "arcade": ""},
        ),
        seat(),
        works=["dock"],
    )
    trading, exploring, plotting = table.copy(), table.copy(), table.copy()
    trading.play("command marble", "launch clay")
    assert trading.legal == ["use thermae", "done"]
    exploring.play("command wood", "use academy")
    assert len(exploring.state.hands[0]) == 3
    plotting.play("plot")
    assert len(plotting.state.hands[0]) == 7
    assert table.points == [3, 0], "the Gate and a Monopoly, nothing else"


@pytest.mark.rule("U-95", "U-73")
def test_a_gate_completed_in_a_turn_opens_the_others_at_once() -> None:
    table = Table(
        seat(hand="sw", stock="bb", activities="s", sites={"gate": "b", "arcade": ""}),
        seat(),
        works=["dock"],
    )
    table.play("command stone", "add brick gate")
    assert table.legal == ["start dock from hand", "add brick arcade", "done"]


@pytest.mark.rule("U-95", "U-101")
def test_the_bridge_can_rob_a_building_that_works_behind_the_gate() -> None:
    table = Table(
        seat(hand="bw", completed=["bridge"]),
        seat(completed=["gate"], sites={"shrine": "b"}, hand="w"),
    )
    table.play("command brick", "reveal wood", "use bridge", "target 1", "site shrine")
    table.play("seize brick")
    assert (table.stock(0), table.sites(1)) == ("b", {"shrine": ""})
    table.play("plot")
    assert len(table.state.hands[1]) == 7, "it still works"


@pytest.mark.rule("U-113", "U-72", "U-61")
def test_a_fountain_completed_by_production_runs_the_whole_sequence() -> None:
    table = Table(
        seat(
            hand="c",
            stock="m",
            activities="cc",
            sites={"fountain": "mm"},
            completed=["basilica", "sewer"],
        ),
        seat(activities="m"),
        seat(completed=["stairway"]),
        forum="mmmw",
    )
    table.play("command clay", "add marble fountain")
    assert (table.asked, table.legal) == (("salvage", 0), ["salvage marble", "done"])
    table.play("salvage marble")
    assert table.asked == ("pick", 1)
    table.play("take marble")
    assert table.asked == ("triggers", 0)
    table.play("use basilica")
    assert table.activities(0) == "ccm"
    assert table.asked == ("pick", 2)
    table.play("take marble")
    assert (table.asked, table.forum) == (("produce", 0), "w")
    assert table.legal == ["take wood", "done"], "the other two cards of the order"


@pytest.mark.rule("U-113", "U-29")
def test_a_copied_production_builds_the_fountain() -> None:
    table = Table(seat(activities="c", sites={"fountain": "mm"}), seat(domain="c"), forum="m")
    table.play("plot", "copy production", "add marble fountain")
    assert table.completed(0) == ["fountain"]
    assert len(table.state.hands[0]) == 5


@pytest.mark.rule("U-79", "U-87", "U-104")
def test_viaduct_frontier_post_and_garrison_against_one_draconians() -> None:
    table = Table(
        seat(hand="bwcm", activities="bb"),
        seat(hand="wcm", domain="s", stock="c", completed=["viaduct", "garrison"]),
        seat(hand="wcm", domain="s", completed=["frontier_post", "garrison"]),
        seat(hand="wcm", domain="s", completed=["frontier_post"]),
        forum="wm",
    )
    table.play("command brick", "reveal wood", "reveal clay", "reveal marble")
    assert table.asked == ("buy-off", 1)
    table.play("pay")
    assert table.asked == ("withhold", 0), "against seat 2; seat 1 is free"
    table.play("withhold marble")
    assert (table.asked, table.legal) == (("give", 2), ["give wood"]), "no Clay in the Forum"
    table.play("give wood")
    assert table.asked == ("withhold", 0)
    table.play("withhold wood")
    assert (table.asked, table.legal) == (("give", 3), ["give clay", "give marble"])
    table.play("give clay")
    assert table.asked == ("turn", 1)
    assert table.stock(0) == "wwccm", "Clay for the Viaduct, two gifts, Wood and Marble gathered"
    assert [table.hand(number) for number in (1, 2, 3)] == ["wcm", "cm", "wm"]


@pytest.mark.rule("U-79", "U-87", "U-104")
def test_one_owner_of_all_three_who_does_not_pay() -> None:
    table = Table(
        seat(hand="bwm", activities="b", completed=["colosseum", "prison"]),
        seat(
            hand="wm",
            domain="s",
            stock="c",
            activities="wm",
            completed=["viaduct", "frontier_post", "garrison"],
        ),
        forum="m",
    )
    table.play("command brick", "reveal wood", "reveal marble", "done", "withhold marble")
    assert table.asked == ("after", 0), "Wood alone is left, and none lies in the Forum"
    assert table.legal == ["use prison", "done"], "the Colosseum finds no effective colour"
    table.play("use prison", "target 1", "give wood")
    assert (table.asked, table.stock(0)) == (("turn", 1), "wm")


@pytest.mark.rule("U-103", "U-46")
def test_the_bridge_against_a_player_with_an_empty_domain() -> None:
    table = Table(
        seat(hand="bm", completed=["bridge"]), seat(hand="m", sites={"square": "mm"}), forum="m"
    )
    table.play("command brick", "reveal marble")
    assert (table.asked, table.hand(1)) == (("after", 0), "m")
    table.play("use bridge", "target 1", "site square", "seize marble")
    assert (table.stock(0), table.sites(1)) == ("mm", {"square": "m"})


@pytest.mark.rule("U-96", "U-84", "U-68")
def test_arcade_foundations_from_the_hand_with_villa_and_repeats() -> None:
    table = Table(
        seat(hand="swm", stock="w", activities="sss", completed=["arcade", "villa"]),
        seat(),
        works=["dock", "statue", "tavern"],
    )
    table.play("command stone")
    assert table.legal == ["start dock from hand", "start statue from hand", "done"]
    table.play("start dock from hand", "add wood dock", "start statue from hand")
    assert (table.completed(0), table.sites(0)) == (["dock", "villa", "arcade"], {"statue": ""})
    assert (table.hand(0), table.discard) == ("", "wwm")


@pytest.mark.rule("U-116", "U-77", "U-80")
def test_the_palace_repeats_the_order_but_not_the_bonus() -> None:
    table = Table(seat(hand="ccww", completed=["palace", "dock"]), seat(), forum="mmm")
    table.play("command clay", "lay clay", "done", "take marble", "use dock", "store wood")
    table.play("take marble")
    assert table.asked == ("turn", 1)
    assert table.stock(0) == "wmm"


@pytest.mark.rule("U-116", "U-44", "U-47")
def test_the_palace_repeats_draconians_against_the_same_victims() -> None:
    table = Table(seat(hand="bbwm", completed=["palace"]), seat(hand="wwm", domain="s"), forum="")
    table.play("command brick", "lay brick", "done", "reveal wood", "give wood")
    assert table.asked == ("reveal", 0)
    table.play("reveal marble")
    assert table.legal == ["give marble"]
    table.play("give marble")
    assert (table.stock(0), table.asked) == ("wm", ("turn", 1))


@pytest.mark.rule("U-82", "U-107")
def test_circus_and_senate_with_the_same_pair() -> None:
    table = Table(seat(hand="ccw", completed=["circus"]), seat(completed=["senate"]), forum="m")
    kept = table.copy()
    table.play("pair clay", "order production", "take marble", "recall clay", "plot")
    assert table.asked == ("turn", 0), "one card left the Domain, not two"
    kept.play("pair clay", "order production", "take marble", "done", "plot")
    assert kept.asked == ("pick", 1)


@pytest.mark.rule("U-89", "U-110", "U-88", "U-102")
def test_a_plot_with_all_its_helpers() -> None:
    table = Table(
        seat(hand="wwm", completed=["latrines", "vomitorium", "shrine", "tenement_house"]), seat()
    )
    table.play("plot", "discard wood", "discard wood", "done")
    assert len(table.state.hands[0]) == 7
    assert table.legal == ["take wood", "done"]
    table.play("take wood")
    assert (len(table.state.hands[0]), table.forum) == (8, "w")


@pytest.mark.rule("U-90", "U-97", "U-106", "U-78")
def test_three_bonuses_of_trade_in_the_owner_s_order() -> None:
    table = Table(seat(hand="mc", stock="s", completed=["tavern", "thermae", "aqueduct"]), seat())
    table.play("command marble", "launch stone")
    assert table.legal == ["use tavern", "use thermae", "use aqueduct", "done"]
    table.play("use aqueduct", "launch clay", "use thermae", "return clay", "launch clay")
    table.play("use tavern")
    assert sum(table.state.activities[:5]) == 3
    assert table.asked == ("turn", 1)
