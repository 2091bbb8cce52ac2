"""Several buildings in one turn."""

from __future__ import annotations

import pytest

from tests.games.uchronia.table import (
    activities,
    asked,
    completed,
    discard,
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


@pytest.mark.rule("U-112", "U-111", "U-72")
def test_a_square_completed_in_a_plot_completes_a_building_that_the_basilica_celebrates() -> None:
    state = position(
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
    play(state, "plot", "copy construction", "add marble square")
    assert (asked(state), legal(state)) == (("triggers", 0), ["use square", "done"])
    play(state, "use square", "order construction", "add wood dock")
    assert asked(state) == ("pick", 1), "the Monopoly of Wood picks inside the Square"
    play(state, "take wood")
    assert legal(state) == ["use basilica", "done"]
    play(state, "use basilica")
    assert activities(state, 0) == "ws"
    assert legal(state)[:1] == ["order exploration"], "two orders of the Square are left"
    play(state, "order production", "take clay")
    assert legal(state) == ["use dock", "done"], "the new Dock serves at once"
    play(state, "use dock", "store wood", "order exploration")
    assert asked(state) == ("turn", 1), "an empty hand has nothing to explore; then the draw"
    assert len(state.hands[0]) == 5
    assert (completed(state, 0), points(state)[0]) == (["dock", "basilica", "square"], 8)


@pytest.mark.rule("U-112", "U-72")
def test_a_basilica_completed_by_the_square_does_not_celebrate_the_square() -> None:
    state = position(seat(hand="s", stock="mmm", sites={"square": "mm", "basilica": "mm"}), seat())
    play(state, "command stone", "add marble square", "use square")
    play(state, "order construction", "add marble basilica", "use basilica")
    assert (activities(state, 0), stock(state, 0)) == ("m", "")
    play(state, "done")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-112", "U-67")
def test_a_square_within_a_square_is_impossible_but_an_amphitheatre_within_one_is_not() -> None:
    state = position(
        seat(
            hand="s",
            stock="mssw",
            activities="",
            sites={"square": "mm", "amphitheatre": "s", "dock": ""},
        ),
        seat(),
    )
    play(state, "command stone", "add marble square", "use square")
    play(state, "order construction", "add stone amphitheatre", "use amphitheatre")
    assert legal(state) == ["order construction", "done"]
    play(state, "order construction", "add wood dock", "done")
    assert legal(state)[0] == "order exploration", "back in the Square"
    play(state, "done")
    assert completed(state, 0) == ["dock", "amphitheatre", "square"]


@pytest.mark.rule("U-95", "U-98", "U-97", "U-102")
def test_the_gate_with_several_unfinished_brick_buildings() -> None:
    state = position(
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
    trading, exploring, plotting = state.copy(), state.copy(), state.copy()
    play(trading, "command marble", "launch clay")
    assert legal(trading) == ["use thermae", "done"]
    play(exploring, "command wood", "use academy")
    assert len(exploring.hands[0]) == 3
    play(plotting, "plot")
    assert len(plotting.hands[0]) == 7
    assert points(state) == [3, 0], "the Gate and a Monopoly, nothing else"


@pytest.mark.rule("U-95", "U-73")
def test_a_gate_completed_in_a_turn_opens_the_others_at_once() -> None:
    state = position(
        seat(hand="sw", stock="bb", activities="s", sites={"gate": "b", "arcade": ""}),
        seat(),
        works=["dock"],
    )
    play(state, "command stone", "add brick gate")
    assert legal(state) == ["start dock from hand", "add brick arcade", "done"]


@pytest.mark.rule("U-95", "U-101")
def test_the_bridge_can_rob_a_building_that_works_behind_the_gate() -> None:
    state = position(
        seat(hand="bw", completed=["bridge"]),
        seat(completed=["gate"], sites={"shrine": "b"}, hand="w"),
    )
    play(state, "command brick", "reveal wood", "use bridge", "target 1", "site shrine")
    play(state, "seize brick")
    assert (stock(state, 0), sites(state, 1)) == ("b", {"shrine": ""})
    play(state, "plot")
    assert len(state.hands[1]) == 7, "it still works"


@pytest.mark.rule("U-113", "U-72", "U-61")
def test_a_fountain_completed_by_production_runs_the_whole_sequence() -> None:
    state = position(
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
    play(state, "command clay", "add marble fountain")
    assert (asked(state), legal(state)) == (("salvage", 0), ["salvage marble", "done"])
    play(state, "salvage marble")
    assert asked(state) == ("pick", 1)
    play(state, "take marble")
    assert asked(state) == ("triggers", 0)
    play(state, "use basilica")
    assert activities(state, 0) == "ccm"
    assert asked(state) == ("pick", 2)
    play(state, "take marble")
    assert (asked(state), forum(state)) == (("produce", 0), "w")
    assert legal(state) == ["take wood", "done"], "the other two cards of the order"


@pytest.mark.rule("U-113", "U-29")
def test_a_copied_production_builds_the_fountain() -> None:
    state = position(seat(activities="c", sites={"fountain": "mm"}), seat(domain="c"), forum="m")
    play(state, "plot", "copy production", "add marble fountain")
    assert completed(state, 0) == ["fountain"]
    assert len(state.hands[0]) == 5


@pytest.mark.rule("U-79", "U-87", "U-104")
def test_viaduct_frontier_post_and_garrison_against_one_draconians() -> None:
    state = position(
        seat(hand="bwcm", activities="bb"),
        seat(hand="wcm", domain="s", stock="c", completed=["viaduct", "garrison"]),
        seat(hand="wcm", domain="s", completed=["frontier_post", "garrison"]),
        seat(hand="wcm", domain="s", completed=["frontier_post"]),
        forum="wm",
    )
    play(state, "command brick", "reveal wood", "reveal clay", "reveal marble")
    assert asked(state) == ("buy-off", 1)
    play(state, "pay")
    assert asked(state) == ("withhold", 0), "against seat 2; seat 1 is free"
    play(state, "withhold marble")
    assert (asked(state), legal(state)) == (("give", 2), ["give wood"]), "no Clay in the Forum"
    play(state, "give wood")
    assert asked(state) == ("withhold", 0)
    play(state, "withhold wood")
    assert (asked(state), legal(state)) == (("give", 3), ["give clay", "give marble"])
    play(state, "give clay")
    assert asked(state) == ("turn", 1)
    assert stock(state, 0) == "wwccm", "Clay for the Viaduct, two gifts, Wood and Marble gathered"
    assert [hand(state, number) for number in (1, 2, 3)] == ["wcm", "cm", "wm"]


@pytest.mark.rule("U-79", "U-87", "U-104")
def test_one_owner_of_all_three_who_does_not_pay() -> None:
    state = position(
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
    play(state, "command brick", "reveal wood", "reveal marble", "done", "withhold marble")
    assert asked(state) == ("after", 0), "Wood alone is left, and none lies in the Forum"
    assert legal(state) == ["use prison", "done"], "the Colosseum finds no effective colour"
    play(state, "use prison", "target 1", "give wood")
    assert (asked(state), stock(state, 0)) == (("turn", 1), "wm")


@pytest.mark.rule("U-103", "U-46")
def test_the_bridge_against_a_player_with_an_empty_domain() -> None:
    state = position(
        seat(hand="bm", completed=["bridge"]), seat(hand="m", sites={"square": "mm"}), forum="m"
    )
    play(state, "command brick", "reveal marble")
    assert (asked(state), hand(state, 1)) == (("after", 0), "m")
    play(state, "use bridge", "target 1", "site square", "seize marble")
    assert (stock(state, 0), sites(state, 1)) == ("mm", {"square": "m"})


@pytest.mark.rule("U-96", "U-84", "U-68")
def test_arcade_foundations_from_the_hand_with_villa_and_repeats() -> None:
    state = position(
        seat(hand="swm", stock="w", activities="sss", completed=["arcade", "villa"]),
        seat(),
        works=["dock", "statue", "tavern"],
    )
    play(state, "command stone")
    assert legal(state) == ["start dock from hand", "start statue from hand", "done"]
    play(state, "start dock from hand", "add wood dock", "start statue from hand")
    assert (completed(state, 0), sites(state, 0)) == (["dock", "villa", "arcade"], {"statue": ""})
    assert (hand(state, 0), discard(state)) == ("", "wwm")


@pytest.mark.rule("U-116", "U-77", "U-80")
def test_the_palace_repeats_the_order_but_not_the_bonus() -> None:
    state = position(seat(hand="ccww", completed=["palace", "dock"]), seat(), forum="mmm")
    play(state, "command clay", "lay clay", "done", "take marble", "use dock", "store wood")
    play(state, "take marble")
    assert asked(state) == ("turn", 1)
    assert stock(state, 0) == "wmm"


@pytest.mark.rule("U-116", "U-44", "U-47")
def test_the_palace_repeats_draconians_against_the_same_victims() -> None:
    state = position(
        seat(hand="bbwm", completed=["palace"]), seat(hand="wwm", domain="s"), forum=""
    )
    play(state, "command brick", "lay brick", "done", "reveal wood", "give wood")
    assert asked(state) == ("reveal", 0)
    play(state, "reveal marble")
    assert legal(state) == ["give marble"]
    play(state, "give marble")
    assert (stock(state, 0), asked(state)) == ("wm", ("turn", 1))


@pytest.mark.rule("U-82", "U-107")
def test_circus_and_senate_with_the_same_pair() -> None:
    state = position(seat(hand="ccw", completed=["circus"]), seat(completed=["senate"]), forum="m")
    kept = state.copy()
    play(state, "pair clay", "order production", "take marble", "recall clay", "plot")
    assert asked(state) == ("turn", 0), "one card left the Domain, not two"
    play(kept, "pair clay", "order production", "take marble", "done", "plot")
    assert asked(kept) == ("pick", 1)


@pytest.mark.rule("U-89", "U-110", "U-88", "U-102")
def test_a_plot_with_all_its_helpers() -> None:
    state = position(
        seat(hand="wwm", completed=["latrines", "vomitorium", "shrine", "tenement_house"]),
        seat(),
    )
    play(state, "plot", "discard wood", "discard wood", "done")
    assert len(state.hands[0]) == 7
    assert legal(state) == ["take wood", "done"]
    play(state, "take wood")
    assert (len(state.hands[0]), forum(state)) == (8, "w")


@pytest.mark.rule("U-90", "U-97", "U-106", "U-78")
def test_three_bonuses_of_trade_in_the_owner_s_order() -> None:
    state = position(
        seat(hand="mc", stock="s", completed=["tavern", "thermae", "aqueduct"]), seat()
    )
    play(state, "command marble", "launch stone")
    assert legal(state) == ["use tavern", "use thermae", "use aqueduct", "done"]
    play(state, "use aqueduct", "launch clay", "use thermae", "return clay", "launch clay")
    play(state, "use tavern")
    assert sum(state.activities[:5]) == 3
    assert asked(state) == ("turn", 1)
