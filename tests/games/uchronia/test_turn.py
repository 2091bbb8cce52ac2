"""Turns: commanding, plotting, drawing, the Great Works."""

from __future__ import annotations

import pytest

from ludotheque.games.uchronia.game import UCHRONIA
from tests.games.uchronia.table import Table, seat

# Commanding.


@pytest.mark.rule("U-16", "U-17", "U-23")
def test_a_card_stays_on_the_domain_until_the_next_turn_of_its_owner() -> None:
    table = Table(seat(hand="wm"), seat(hand="w"), seat(hand="w"))
    table.play("command wood", "store marble")
    assert table.asked == ("turn", 1)
    assert (table.domain(0), table.forum) == ("w", "")
    table.play("plot")
    assert (table.asked, table.domain(0), table.domain(1)) == (("turn", 2), "w", "")
    table.play("plot")
    assert table.asked == ("turn", 0)
    assert (table.domain(0), table.forum) == ("", "w")


@pytest.mark.rule("U-18", "U-19")
def test_one_card_gives_the_order_of_its_colour() -> None:
    for colour, kind in (("wood", "explore"), ("clay", "produce"), ("brick", "reveal")):
        table = Table(seat(hand="wwcbbsm"), seat(), forum="w")
        assert table.legal[-1] == "plot"
        table.play(f"command {colour}")
        assert table.asked == (kind, 0)
        assert table.domain(0) == colour[0]
    table = Table(seat(hand="s"), seat(), forum="w", works=["dock"])
    table.play("command stone")
    assert table.asked == ("build", 0)
    table = Table(seat(hand="m", stock="w"), seat())
    table.play("command marble")
    assert table.asked == ("launch", 0)


@pytest.mark.rule("U-20")
def test_two_cards_of_a_colour_give_any_order() -> None:
    table = Table(seat(hand="wwwc"), seat(), forum="m")
    assert table.legal == ["command wood", "command clay", "pair wood", "plot"]
    table.play("pair wood")
    assert table.legal == [
        "order exploration",
        "order production",
        "order draconians",
        "order construction",
        "order trade",
    ]
    table.play("order production", "take marble")
    assert (table.domain(0), table.hand(0), table.stock(0)) == ("ww", "wc", "m")


@pytest.mark.rule("U-21")
def test_the_bonus_is_that_of_the_order_not_of_the_cards() -> None:
    table = Table(seat(hand="ww", activities="cw"), seat(), forum="mmm")
    table.play("pair wood", "order production", "take marble", "take marble")
    assert table.asked == ("turn", 1)
    assert table.stock(0) == "mm"


@pytest.mark.rule("U-22")
def test_an_empty_hand_can_only_plot() -> None:
    assert Table(seat(activities="c"), seat(hand="w", domain="c"), forum="w").legal == ["plot"]


@pytest.mark.rule("U-24")
@pytest.mark.parametrize("colour", ["wood", "clay", "brick", "stone", "marble"])
def test_an_order_that_can_do_nothing_may_be_chosen(colour: str) -> None:
    table = Table(seat(hand=colour[0]), seat(hand="w", domain="w"))
    table.play(f"command {colour}")
    assert table.asked == ("turn", 1)
    assert table.domain(0) == colour[0]


@pytest.mark.rule("U-24")
def test_the_bonuses_of_an_order_that_did_nothing_may_be_used() -> None:
    table = Table(seat(hand="cw", completed=["dock"]), seat())
    table.play("command clay")
    assert table.legal == ["use dock", "done"]
    table.play("use dock", "store wood")
    assert table.stock(0) == "w"


@pytest.mark.rule("U-25")
def test_the_first_card_is_a_must_the_bonus_is_not() -> None:
    table = Table(seat(hand="c", activities="c"), seat(), forum="ww")
    table.play("command clay")
    assert table.legal == ["take wood"]
    table.play("take wood")
    assert table.legal == ["take wood", "done"]
    table.play("done")
    assert (table.forum, table.stock(0)) == ("w", "w")


@pytest.mark.rule("U-26")
def test_what_is_launched_during_an_order_adds_nothing_to_it() -> None:
    table = Table(seat(hand="m", stock="mm"), seat())
    table.play("command marble", "launch marble")
    assert table.asked == ("turn", 1)
    assert (table.activities(0), table.stock(0)) == ("m", "m")


# Plotting.


@pytest.mark.rule("U-27", "U-29")
def test_an_order_of_another_domain_is_copied_once() -> None:
    table = Table(seat(activities="cc"), seat(domain="c"), forum="wwww")
    table.play("plot")
    assert table.legal == ["copy production", "done"]
    table.play("copy production", "take wood")
    assert (table.stock(0), table.domain(0)) == ("w", "")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-28")
def test_the_card_is_copied_not_what_was_done_with_it() -> None:
    table = Table(seat(hand="cc", stock="m"), seat(activities="m"), seat(activities="c"))
    table.play("pair clay", "order trade", "launch marble")
    table.play("plot")
    assert table.asked == ("turn", 2), "an Activity of Trade copies no Clay"
    table.play("plot")
    assert table.legal == ["copy production", "done"]


@pytest.mark.rule("U-30")
def test_without_activity_or_card_nothing_can_be_copied() -> None:
    for first, second in ((seat(activities="w"), seat(domain="c")), (seat(activities="c"), seat())):
        table = Table(first, second, forum="w")
        table.play("plot")
        assert table.asked == ("turn", 1)


@pytest.mark.rule("U-31")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (4, 5), (5, 6), (9, 10)])
def test_a_plot_draws_up_to_five_or_one_card(held: int, after: int) -> None:
    table = Table(seat(hand="w" * held), seat())
    table.play("plot")
    assert len(table.state.hands[0]) == after


@pytest.mark.rule("U-32")
def test_copying_is_optional_one_order_a_plot_and_the_draw_follows() -> None:
    table = Table(seat(activities="cm", stock="w"), seat(domain="c"), seat(domain="m"), forum="ww")
    declined = table.copy()
    declined.play("plot", "done")
    assert (len(declined.state.hands[0]), declined.stock(0)) == (5, "w")
    table.play("plot")
    assert table.legal == ["copy production", "copy trade", "done"]
    table.play("copy production", "take wood")
    assert table.asked == ("turn", 1)
    assert len(table.state.hands[0]) == 5


@pytest.mark.rule("U-33")
def test_a_hand_has_no_limit() -> None:
    table = Table(seat(hand="w" * 12), seat())
    table.play("plot")
    assert len(table.state.hands[0]) == 13


@pytest.mark.rule("U-34")
def test_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    rest = "w" * 30 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34
    stocked = seat(stock=rest[: len(rest) - 4])
    table = Table(
        seat(hand="ww"), stocked, forum="mm", pile=["wood"], discard=["marble"] * 2 + ["wood"] * 2
    )
    events = table.play("plot")
    assert [event["event"] for event in events].count("shuffled") == 1
    assert len(table.state.hands[0]) == 5
    assert table.discard == ""
    assert len(table.state.pile) == 2
    assert table.forum == "mm", "the Forum is never shuffled in"


@pytest.mark.rule("U-35")
def test_with_nothing_to_draw_one_draws_what_there_is() -> None:
    rest = "w" * 32 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34
    table = Table(seat(hand="w"), seat(hand="w", stock=rest), pile=["wood"])
    table.play("plot")
    assert table.hand(0) == "ww"
    assert table.asked == ("turn", 1)


# The Great Works.


@pytest.mark.rule("U-36")
def test_the_great_works_are_filled_up_at_the_end_of_the_turn() -> None:
    lying = ["dock", "bridge", "statue", "school", "tavern"]
    table = Table(seat(hand="ss", activities="sw", stock=""), seat(), forum="wsmb", works=lying)
    table.play("command stone", "start dock")
    assert table.works == ["bridge", "statue", "school", "tavern"]
    table.play("start bridge")
    assert table.asked == ("turn", 1)
    assert table.works[:3] == ["statue", "school", "tavern"]
    assert len(table.works) == 5


@pytest.mark.rule("U-37")
def test_five_of_one_colour_are_replaced_until_they_are_mixed() -> None:
    woods = ["dock", "market", "circus", "garden", "villa"]
    table = Table(seat(hand="s"), seat(), forum="m", works=[*woods[:4], "statue"])
    pile = table.state.to_json()["building_pile"]
    pile.remove("villa")
    for name in woods:
        pile.remove(name)
    again = [*woods[1:], "dock"]
    table = Table(
        seat(hand="s"),
        seat(),
        forum="m",
        works=[*woods[:4], "statue"],
        building_pile=[*pile, *again, "villa"],
    )
    events = table.play("command stone", "start statue")
    assert [event["event"] for event in events].count("works-replaced") == 2
    assert len(table.state.gone) == 10
    colours = {table.state.cards.buildings[number].colour for number in table.state.works}
    assert len(colours) > 1


@pytest.mark.rule("U-38")
def test_an_empty_building_pile_is_made_of_the_replaced_ones() -> None:
    table = Table(seat(hand="s"), seat(), forum="w", works=["dock"] * 1 + ["bridge"])
    all_others = table.state.to_json()["building_pile"]
    table = Table(
        seat(hand="s"),
        seat(),
        forum="w",
        works=["dock", "bridge"],
        building_pile=[],
        gone=all_others,
    )
    events = table.play("command stone", "start dock")
    assert [event["event"] for event in events].count("buildings-shuffled") == 1
    assert len(table.works) == 5


def _few_buildings(*, lying: list[str], gone: list[str]) -> Table:
    """A table on which all other buildings are completed by somebody."""
    left = [card.id for card in UCHRONIA.cards.buildings for _ in range(2)]
    for name in [*lying, *gone, "dock"]:
        left.remove(name)
    owners = [seat(hand="s"), seat(), seat()]
    for name in left:
        owner = next(one for one in owners[1:] if name not in one["completed"])
        owner["completed"].append(name)
    return Table(
        *owners, forum="w", works=[*lying, "dock"], building_pile=[], gone=gone, ending=False
    )


@pytest.mark.rule("U-38")
def test_without_buildings_fewer_lie_out_and_a_single_colour_stays() -> None:
    table = _few_buildings(lying=["market", "circus"], gone=[])
    table.play("command stone", "start dock")
    assert table.works == ["market", "circus"]


@pytest.mark.rule("U-38")
def test_one_colour_stays_if_there_are_not_five_others_of_which_one_differs() -> None:
    woods = ["market", "circus", "garden", "villa"]
    for gone in (["stairway"], ["stairway", "bridge"], ["stairway", *woods, "ludus_magna"]):
        table = _few_buildings(lying=woods, gone=gone)
        table.play("command stone", "start dock")
        assert len(table.works) == 5
        assert table.sites(0) == {"dock": ""}
