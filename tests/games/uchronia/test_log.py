"""The log says who, what, from whom and why; questions what can be done, and who caused them."""

from __future__ import annotations

from typing import Any

import ludotheque as lt
from ludotheque.words import Words
from tests.games.uchronia.table import Table, position, seat

NAMES = ["Ada", "Basil", "Clara"]


def log(*seats: dict[str, Any], after: str, language: str = "en", **fields: Any) -> list[str]:
    """What the last of some actions, separated by commas, brings into the log."""
    state = position(*seats, **fields)
    words = Words(language, state.game, names=NAMES)
    for text in after.split(", "):
        events = state.apply(state.game.parse(text))
    return [words.say(state.game.tell(event)) for event in events]


def asked(*seats: dict[str, Any], after: str = "", **fields: Any) -> str:
    """What is asked after some actions."""
    state = position(*seats, **fields)
    for text in filter(None, after.split(", ")):
        state.apply(state.game.parse(text))
    assert state.decision is not None
    return Words("en", state.game, names=NAMES).say(state.decision.message)


def offered(action: str, *seats: dict[str, Any], **fields: Any) -> str:
    """An action in words."""
    state = position(*seats, **fields)
    words = Words("en", state.game, names=NAMES)
    return words.say(state.game.describe(state, state.game.parse(action)))


# The log.


def test_an_order_says_why_it_has_no_effect() -> None:
    lines = log(seat(hand="w"), seat(), after="command wood")
    assert lines[2] == "Ada’s order Exploration has no effect: no card in Hand."
    lines = log(seat(hand="m"), seat(), after="command marble")
    assert lines[2] == "Ada’s order Trade has no effect: no Resource in the Stock."
    full = seat(hand="m", stock="w", activities="ww")
    lines = log(full, seat(), after="command marble", language="fr")
    assert (
        lines[2] == "Ada ne tire rien de l’Ordre Commerce\xa0: la limite d’Activités est atteinte."
    )


def test_an_order_says_what_its_activities_add() -> None:
    lines = log(seat(hand="c", activities="cc"), seat(), forum="ww", after="command clay")
    assert "With 2 Activities that count for Production, Ada may do so up to 2 more times." in lines


def test_an_activity_that_counts_by_a_building_is_not_called_by_the_order() -> None:
    table = seat(hand="c", activities="w", completed=["storeroom"])
    lines = log(table, seat(), forum="ww", after="command clay")
    assert "With an Activity that counts for Production, Ada may do so once more." in lines


def test_a_resource_that_stands_for_another_colour_names_the_building_that_allows_it() -> None:
    mine = seat(hand="s", stock="m", sites={"dock": ""}, completed=["scriptorium"])
    lines = log(mine, seat(), after="command stone, add marble dock")
    assert lines[:2] == [
        "Scriptorium: Ada adds a Marble card from their Stock to the Dock.",
        "Ada completes the Dock: 1 point.",
    ]


def test_an_opening_hand_is_told_without_a_second_count() -> None:
    state = lt.new("uchronia", players=2, seed=1)
    words = Words("en", state.game, names=NAMES)
    lines = [words.say(state.game.tell(event)) for event in state.events]
    assert "Ada draws an opening Hand." in lines


def test_a_pick_names_its_reason() -> None:
    mine = seat(hand="s", stock="w", sites={"dock": ""})
    owner = seat(completed=["stairway"])
    lines = log(mine, owner, forum="w", after="command stone, add wood dock, take wood")
    assert lines[0] == "Stairway: Basil takes a Wood card from the Forum into their Hand."
    holder = seat(activities="w")
    lines = log(mine, holder, forum="w", after="command stone, add wood dock, done")
    assert lines[0] == "Monopoly of Wood: Basil makes no use of it."


def test_a_monopoly_is_taken_from_somebody() -> None:
    trader = seat(hand="m", stock="w", activities="w")
    lines = log(
        trader, seat(activities="w"), monopolies={"wood": 1}, after="command marble, launch wood"
    )
    assert lines[:2] == [
        "Ada launches a Wood card: an Activity of Exploration.",
        "Ada takes the Monopoly of Wood from Basil.",
    ]


def test_declining_is_told() -> None:
    plotter = seat(hand="w", activities="c")
    lines = log(plotter, seat(domain="c"), forum="w", after="plot, done")
    assert lines[0] == "Ada copies nothing."
    lines = log(
        seat(hand="cw", completed=["dock"]),
        seat(),
        forum="w",
        after="command clay, take wood, done",
    )
    assert lines[0] == "Dock: Ada makes no use of it."


def test_granted_orders_name_the_building() -> None:
    square = seat(hand="s", stock="m", sites={"square": "mm"})
    lines = log(square, seat(), after="command stone, add marble square, use square, order trade")
    assert lines[0] == "Square: Ada executes Trade."


def test_the_end_says_what_the_points_consist_of_and_who_plays_last() -> None:
    rich = ["statue", "temple", "palace", "colosseum", "circus_maximus"]
    builder = seat(hand="s", stock="b", sites={"gate": "b"}, completed=rich)
    lines = log(builder, seat(), seat(), after="command stone, add brick gate", last=2)
    assert lines[2:5] == [
        "Ada has 19 points: the end begins.",
        "That is 17 for Buildings, 0 for Monopolies and 2 for effects of Buildings.",
        "The game will end when Clara, who has the Last Turn card, next finishes a turn.",
    ]


def test_no_building_is_named_as_the_cause_of_the_end() -> None:
    rich = ["statue", "temple", "palace", "colosseum", "circus_maximus"]
    builder = seat(hand="s", stock="www", sites={"garden": ""}, completed=rich)
    steps = "command stone, add wood garden, use garden, launch wood"
    lines = log(builder, seat(), after=steps)
    assert "Garden: Ada launches a Wood card: an Activity of Exploration." in lines
    assert "Ada has 20 points: the end begins." in lines


def test_french_names_bend_the_words_around_them() -> None:
    lines = log(seat(hand="w"), seat(domain="cc"), language="fr", after="command wood")
    assert "Une carte Argile passe du Domaine de Basil au Forum." in lines
    lines = log(
        seat(hand="m", stock="c"), seat(), language="fr", after="command marble, launch clay"
    )
    assert lines[:2] == [
        "Ada lance une carte Argile\xa0: une Activité de Production.",
        "Ada prend le Monopole de l’Argile.",
    ]


# Questions and actions.


def test_an_empty_hand_is_not_asked_to_command() -> None:
    assert asked(seat(), seat()) == "Your Hand is empty, so you plot."


def test_construction_asks_only_for_what_can_be_done() -> None:
    mine = seat(hand="s", stock="w", sites={"dock": ""})
    can_add = asked(mine, seat(), after="command stone")
    assert can_add == "Construction: which Resource do you add?"
    can_start = asked(seat(hand="s"), seat(), forum="c", works=["sewer"], after="command stone")
    assert can_start == "Construction: which Building do you start?"
    both = asked(mine, seat(), forum="c", works=["sewer"], after="command stone")
    assert both == "Construction: start a Building or add a Resource?"


def test_whether_a_card_of_the_hand_fits_is_not_in_the_question() -> None:
    """The question is public, so it is the same with and without a fitting card."""
    questions = {
        asked(
            seat(hand=f"s{card}", completed=["arcade"]),
            seat(),
            works=["sewer"],
            after="command stone",
        )
        for card in "cw"
    }
    assert questions == {"Construction: which Building do you start?"}


def test_out_of_turn_a_question_says_who_caused_it() -> None:
    mine = seat(hand="s", stock="w", sites={"dock": ""})
    after = "command stone, add wood dock"
    take = "take a Wood card from the Forum into your Hand?"
    by_building = asked(mine, seat(completed=["stairway"]), forum="w", after=after)
    assert by_building == f"Ada has completed a Building. Stairway: {take}"
    by_monopoly = asked(mine, seat(activities="w"), forum="w", after=after)
    assert by_monopoly == f"Ada has completed a Wood Building. Your Monopoly: {take}"
    prisoner = seat(hand="w", domain="s")
    warden = seat(hand="bc", completed=["prison"])
    after = "command brick, reveal clay, give nothing, use prison, target 1"
    assert asked(warden, prisoner, after=after) == (
        "Ada uses the Prison against you: which card do you hand over?"
    )


def test_of_a_pair_of_somebody_else_the_question_names_the_owner() -> None:
    table = Table(seat(hand="w", completed=["senate"]), seat(domain="cc"))
    table.play("command wood")
    assert table.state.decision is not None
    said = Words("en", table.state.game, names=NAMES).say(table.state.decision.message)
    assert said == (
        "Basil’s two Clay cards have gone to the Forum. Senate: take one of them into your Hand?"
    )


def test_a_plot_says_how_many_cards_only_if_that_is_certain() -> None:
    assert offered("plot", seat(hand="ww"), seat()) == "Plot: draw 3 cards"
    assert offered("plot", seat(hand="wwwww"), seat()) == "Plot: draw 1 card"
    dropping = seat(hand="ww", completed=["latrines"])
    assert offered("plot", dropping, seat()) == "Plot: fill your Hand up to 5 (at least 1 card)"
    copying = seat(hand="ww", activities="c", completed=["shrine"])
    assert offered("plot", copying, seat(domain="c")) == (
        "Plot: copy an order if you like, then fill your Hand up to 7 (at least 1 card)"
    )


def test_a_question_names_the_building_that_asks_it() -> None:
    latrines = seat(hand="wwwww", completed=["latrines"])
    said = asked(latrines, seat(), after="plot")
    assert said == "Latrines: put a card from your Hand into the Forum before you draw?"
    vomitorium = seat(hand="wwc", completed=["vomitorium"])
    assert asked(vomitorium, seat(), after="plot").endswith("You may put down up to 3.")
    sewer = seat(hand="s", stock="w", sites={"dock": ""}, completed=["sewer"])
    said = asked(sewer, seat(), after="command stone, add wood dock")
    assert said == "Sewer: put one of the Resources you spent into your Stock?"


def test_putting_nothing_down_before_the_draw_is_told() -> None:
    latrines = seat(hand="wwwww", completed=["latrines"])
    lines = log(latrines, seat(), after="plot, done")
    assert lines[0] == "Latrines: Ada makes no use of it."


def test_an_offer_is_declined_and_a_row_is_ended() -> None:
    finished = seat(hand="s", stock="b", sites={"school": "b"})
    table = Table(finished, seat())
    table.play("command stone", "add brick school")
    words = Words("en", table.state.game)

    def said() -> str:
        return words.say(table.state.game.describe(table.state, table.state.game.parse("done")))

    assert said() == "Nothing", "what does one do with the School?"
    table = Table(seat(hand="sw", completed=["latrines"]), seat())
    table.play("plot")
    assert said() == "Decline", "a card to the Forum?"
    table = Table(seat(hand="c", activities="c"), seat(), forum="ww")
    table.play("command clay", "take wood")
    assert said() == "No more", "one was taken"
