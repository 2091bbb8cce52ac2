"""Turns: commanding, plotting, drawing, the Great Works."""

from __future__ import annotations

import pytest

from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.position import UchroniaState
from tests.games.uchronia.table import (
    activities,
    asked,
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
    works,
)

# Commanding.


@pytest.mark.rule("U-16", "U-17", "U-23")
def test_a_card_stays_on_the_domain_until_the_next_turn_of_its_owner() -> None:
    state = position(seat(hand="wm"), seat(hand="w"), seat(hand="w"))
    play(state, "command wood", "store marble")
    assert asked(state) == ("turn", 1)
    assert (domain(state, 0), forum(state)) == ("w", "")
    play(state, "plot")
    assert (asked(state), domain(state, 0), domain(state, 1)) == (("turn", 2), "w", "")
    play(state, "plot")
    assert asked(state) == ("turn", 0)
    assert (domain(state, 0), forum(state)) == ("", "w")


@pytest.mark.rule("U-18", "U-19")
def test_one_card_gives_the_order_of_its_colour() -> None:
    for colour, kind in (("wood", "explore"), ("clay", "produce"), ("brick", "reveal")):
        state = position(seat(hand="wwcbbsm"), seat(), forum="w")
        assert legal(state)[-1] == "plot"
        play(state, f"command {colour}")
        assert asked(state) == (kind, 0)
        assert domain(state, 0) == colour[0]
    state = position(seat(hand="s"), seat(), forum="w", works=["dock"])
    play(state, "command stone")
    assert asked(state) == ("build", 0)
    state = position(seat(hand="m", stock="w"), seat())
    play(state, "command marble")
    assert asked(state) == ("launch", 0)


@pytest.mark.rule("U-20")
def test_two_cards_of_a_colour_give_any_order() -> None:
    state = position(seat(hand="wwwc"), seat(), forum="m")
    assert legal(state) == ["command wood", "command clay", "pair wood", "plot"]
    play(state, "pair wood")
    assert legal(state) == [
        "order exploration",
        "order production",
        "order draconians",
        "order construction",
        "order trade",
    ]
    play(state, "order production", "take marble")
    assert (domain(state, 0), hand(state, 0), stock(state, 0)) == ("ww", "wc", "m")


@pytest.mark.rule("U-21")
def test_the_bonus_is_that_of_the_order_not_of_the_cards() -> None:
    state = position(seat(hand="ww", activities="cw"), seat(), forum="mmm")
    play(state, "pair wood", "order production", "take marble", "take marble")
    assert asked(state) == ("turn", 1)
    assert stock(state, 0) == "mm"


@pytest.mark.rule("U-22")
def test_an_empty_hand_can_only_plot() -> None:
    assert legal(position(seat(activities="c"), seat(hand="w", domain="c"), forum="w")) == ["plot"]


@pytest.mark.rule("U-24")
@pytest.mark.parametrize("colour", ["wood", "clay", "brick", "stone", "marble"])
def test_an_order_that_can_do_nothing_may_be_chosen(colour: str) -> None:
    state = position(seat(hand=colour[0]), seat(hand="w", domain="w"))
    play(state, f"command {colour}")
    assert asked(state) == ("turn", 1)
    assert domain(state, 0) == colour[0]


@pytest.mark.rule("U-24")
def test_the_bonuses_of_an_order_that_did_nothing_may_be_used() -> None:
    state = position(seat(hand="cw", completed=["dock"]), seat())
    play(state, "command clay")
    assert legal(state) == ["use dock", "done"]
    play(state, "use dock", "store wood")
    assert stock(state, 0) == "w"


@pytest.mark.rule("U-25")
def test_the_first_card_is_a_must_the_bonus_is_not() -> None:
    state = position(seat(hand="c", activities="c"), seat(), forum="ww")
    play(state, "command clay")
    assert legal(state) == ["take wood"]
    play(state, "take wood")
    assert legal(state) == ["take wood", "done"]
    play(state, "done")
    assert (forum(state), stock(state, 0)) == ("w", "w")


@pytest.mark.rule("U-26")
def test_what_is_launched_during_an_order_adds_nothing_to_it() -> None:
    state = position(seat(hand="m", stock="mm"), seat())
    play(state, "command marble", "launch marble")
    assert asked(state) == ("turn", 1)
    assert (activities(state, 0), stock(state, 0)) == ("m", "m")


# Plotting.


@pytest.mark.rule("U-27", "U-29")
def test_an_order_of_another_domain_is_copied_once() -> None:
    state = position(seat(activities="cc"), seat(domain="c"), forum="wwww")
    play(state, "plot")
    assert legal(state) == ["copy production", "done"]
    play(state, "copy production", "take wood")
    assert (stock(state, 0), domain(state, 0)) == ("w", "")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-28")
def test_the_card_is_copied_not_what_was_done_with_it() -> None:
    state = position(seat(hand="cc", stock="m"), seat(activities="m"), seat(activities="c"))
    play(state, "pair clay", "order trade", "launch marble")
    play(state, "plot")
    assert asked(state) == ("turn", 2), "an Activity of Trade copies no Clay"
    play(state, "plot")
    assert legal(state) == ["copy production", "done"]


@pytest.mark.rule("U-30")
def test_without_activity_or_card_nothing_can_be_copied() -> None:
    for first, second in ((seat(activities="w"), seat(domain="c")), (seat(activities="c"), seat())):
        state = position(first, second, forum="w")
        play(state, "plot")
        assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-31")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (4, 5), (5, 6), (9, 10)])
def test_a_plot_draws_up_to_five_or_one_card(held: int, after: int) -> None:
    state = position(seat(hand="w" * held), seat())
    play(state, "plot")
    assert len(state.hands[0]) == after


@pytest.mark.rule("U-32")
def test_copying_is_optional_one_order_a_plot_and_the_draw_follows() -> None:
    state = position(seat(activities="cm", stock="w"), seat(domain="cm"), forum="ww")
    declined = state.copy()
    play(declined, "plot", "done")
    assert (len(declined.hands[0]), stock(declined, 0)) == (5, "w")
    play(state, "plot")
    assert legal(state) == ["copy production", "copy trade", "done"]
    play(state, "copy production", "take wood")
    assert asked(state) == ("turn", 1)
    assert len(state.hands[0]) == 5


@pytest.mark.rule("U-33")
def test_a_hand_has_no_limit() -> None:
    state = position(seat(hand="w" * 12), seat())
    play(state, "plot")
    assert len(state.hands[0]) == 13


@pytest.mark.rule("U-34")
def test_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    rest = "w" * 30 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34
    stocked = seat(stock=rest[: len(rest) - 4])
    state = position(
        seat(hand="ww"), stocked, forum="mm", pile=["wood"], discard=["marble"] * 2 + ["wood"] * 2
    )
    events = play(state, "plot")
    assert [event["event"] for event in events].count("shuffled") == 1
    assert len(state.hands[0]) == 5
    assert discard(state) == ""
    assert len(state.pile) == 2
    assert forum(state) == "mm", "the Forum is never shuffled in"


@pytest.mark.rule("U-35")
def test_with_nothing_to_draw_one_draws_what_there_is() -> None:
    rest = "w" * 32 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34
    state = position(seat(hand="w"), seat(hand="w", stock=rest), pile=["wood"])
    play(state, "plot")
    assert hand(state, 0) == "ww"
    assert asked(state) == ("turn", 1)


# The Great Works.


@pytest.mark.rule("U-36")
def test_the_great_works_are_filled_up_at_the_end_of_the_turn() -> None:
    lying = ["dock", "bridge", "statue", "school", "tavern"]
    state = position(seat(hand="ss", activities="sw", stock=""), seat(), forum="wsmb", works=lying)
    play(state, "command stone", "start dock")
    assert works(state) == ["bridge", "statue", "school", "tavern"]
    play(state, "start bridge")
    assert asked(state) == ("turn", 1)
    assert works(state)[:3] == ["statue", "school", "tavern"]
    assert len(works(state)) == 5


@pytest.mark.rule("U-37")
def test_five_of_one_colour_are_replaced_until_they_are_mixed() -> None:
    woods = ["dock", "market", "circus", "garden", "villa"]
    state = position(seat(hand="s"), seat(), forum="m", works=[*woods[:4], "statue"])
    pile = state.to_json()["building_pile"]
    pile.remove("villa")
    for name in woods:
        pile.remove(name)
    again = [*woods[1:], "dock"]
    state = position(
        seat(hand="s"),
        seat(),
        forum="m",
        works=[*woods[:4], "statue"],
        building_pile=[*pile, *again, "villa"],
    )
    events = play(state, "command stone", "start statue")
    assert [event["event"] for event in events].count("works-replaced") == 2
    assert len(state.gone) == 10
    colours = {state.cards.buildings[number].colour for number in state.works}
    assert len(colours) > 1


@pytest.mark.rule("U-38")
def test_an_empty_building_pile_is_made_of_the_replaced_ones() -> None:
    state = position(seat(hand="s"), seat(), forum="w", works=["dock"] * 1 + ["bridge"])
    all_others = state.to_json()["building_pile"]
    state = position(
        seat(hand="s"),
        seat(),
        forum="w",
        works=["dock", "bridge"],
        building_pile=[],
        gone=all_others,
    )
    events = play(state, "command stone", "start dock")
    assert [event["event"] for event in events].count("buildings-shuffled") == 1
    assert len(works(state)) == 5


def _few_buildings(*, lying: list[str], gone: list[str]) -> UchroniaState:
    """A table on which all other buildings are completed by somebody."""
    left = [card.id for card in UCHRONIA.cards.buildings for _ in range(2)]
    for name in [*lying, *gone, "dock"]:
        left.remove(name)
    owners = [seat(hand="s"), seat(), seat()]
    for name in left:
        owner = next(one for one in owners[1:] if name not in one["completed"])
        owner["completed"].append(name)
    return position(
        *owners, forum="w", works=[*lying, "dock"], building_pile=[], gone=gone, ending=False
    )


@pytest.mark.rule("U-38")
def test_without_buildings_fewer_lie_out_and_a_single_colour_stays() -> None:
    state = _few_buildings(lying=["market", "circus"], gone=[])
    play(state, "command stone", "start dock")
    assert works(state) == ["market", "circus"]


@pytest.mark.rule("U-38")
def test_one_colour_stays_if_there_are_not_five_others_of_which_one_differs() -> None:
    woods = ["market", "circus", "garden", "villa"]
    for gone in (["stairway"], ["stairway", "bridge"], ["stairway", *woods, "ludus_magna"]):
        state = _few_buildings(lying=woods, gone=gone)
        play(state, "command stone", "start dock")
        assert len(works(state)) == 5
        assert sites(state, 0) == {"dock": ""}
