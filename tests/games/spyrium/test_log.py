"""The log and the questions as players read them: who, what, in which parts, and why."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.words import Words
from tests.games.spyrium.table import position

GAME = lt.GAMES["spyrium"]
NB = "\N{NO-BREAK SPACE}"
TILTED = [{"card": "mine2", "tilted": True}]


def said(state: lt.State, *texts: str, language: str = "en") -> list[str]:
    """The lines of the log of some actions; Anna sits first, then Basil."""
    words = Words(language, GAME, names=["Anna", "Basil"])
    lines = []
    for text in texts:
        for event in state.apply(GAME.parse(text)):
            lines.append(words.say(GAME.tell(event)))
    return lines


def asked(state: lt.State, language: str = "en") -> str:
    assert state.decision is not None
    return Words(language, GAME).say(state.decision.message)


def offered(state: lt.State, text: str, language: str = "en") -> str:
    return Words(language, GAME).say(GAME.describe(state, GAME.parse(text)))


def alone(workers: dict[str, list[int]] | None = None, **seat: Any) -> Any:
    return {
        "seats": [{"phase": "activation", "money": 20} | seat, {"phase": "activation"}],
        "workers": workers or {},
    }


# Payments in their parts.


def test_a_payment_is_told_in_its_parts() -> None:
    state = position(
        market={"a1": "usine1"},
        **alone({"a1-b1": [0, 1, 1]}, quarter=[{"card": "labo1"}, {"card": "cite1"}]),
    )
    assert offered(state, "activate a1-b1 a1") == (
        "Build Factory I (a1) with the worker at a1-b1: "
        "pay £10 (price £6 + surcharge £2 + plot £2) on a new plot, "
        "or £5 (price £6 \N{MINUS SIGN} shared symbol £3 + surcharge £2) in place of a building"
    )
    assert said(state, "activate a1-b1 a1", "replace labo1")[1:] == [
        "Anna pays £5 (price £6 \N{MINUS SIGN} shared symbol £3 + surcharge £2).",
        "Anna builds Factory I in place of Laboratory I.",
    ]


def test_a_price_that_falls_to_nothing_is_told_too() -> None:
    state = position(market={"a1": "mine1"}, **alone({"a1-b1": [0]}, quarter=[{"card": "mine2"}]))
    assert said(state, "activate a1-b1 a1", "replace mine2", language="fr")[1:] == [
        "Anna paie 0\xa0£ (prix 2\xa0£ \N{MINUS SIGN} symbole commun 2\xa0£).",
        "Anna construit la Mine I à la place de la Mine II.",
    ]


def test_a_card_replaced_by_its_like_is_not_named_twice() -> None:
    state = position(
        market={"a1": "residence"}, **alone({"a1-b1": [0]}, quarter=[{"card": "residence"}])
    )
    lines = said(state, "activate a1-b1 a1", "replace residence", language="fr")
    assert lines[-1] == "Anna remplace la Résidence par une carte du même nom."


def test_money_that_is_all_due_to_a_technique_is_said_once() -> None:
    state = position(**alone({"a1-b1": [0]}, techniques=["capitalisation"]))
    gained = "Take back the worker at a1-b1, which has no card beside it: receive £2"
    assert offered(state, "gain a1-b1 a1") == f"{gained}, thanks to Capitalization"


@pytest.mark.parametrize(
    ("event", "money", "action", "line"),
    [
        ("place", 2, "event-place a1-b1", "Latecomer: pay £2 and place a worker at a1-b1, "),
        ("reuse", 0, "event-reuse mine1 1", "Overtime: exploit Mine I again (1 worker → 1 Sp"),
    ],
)
def test_what_a_power_of_an_event_costs_is_said(
    event: str, money: int, action: str, line: str
) -> None:
    cards = lt.GAMES["spyrium"].card_values()
    cards["events"][event]["money"] = money
    own = {"quarter": [{"card": "mine1", "tilted": True}]}
    state = position(
        market={"a1": "mine2"}, event={"event": event}, cards=cards, **alone({}, **own)
    )
    assert offered(state, action).startswith(line)


# Receiving and paying.


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Take back the worker at a1-b1 beside the Miner (a1): receive £2"),
        (
            "fr",
            f"Reprendre l’ouvrier en a1-b1, à côté du Mineur (a1){NB}: recevoir 2{NB}£",
        ),
    ],
)
def test_money_that_is_received_is_not_called_a_price(language: str, line: str) -> None:
    state = position(market={"a1": ("mineur", 1)}, **alone({"a1-b1": [0, 1, 1]}))
    assert offered(state, "gain a1-b1 a1", language) == line


# The technique behind a number.


@pytest.mark.parametrize(
    ("technique", "seat", "actions", "line"),
    [
        (
            "capitalisation",
            {},
            ["gain a1-b1 a1"],
            (
                "Anna takes back the worker at a1-b1 beside the Geologist (a1) and receives £3, "
                "£2 of it thanks to Capitalization."
            ),
        ),
        (
            "lobbying",
            {},
            ["activate-free a1-b1 a1"],
            "Anna does not pay the surcharge of £1, thanks to Lobbying.",
        ),
        (
            "taylorisme",
            {"quarter": TILTED},
            ["reuse mine2 1"],
            "Anna straightens Mine II, thanks to Taylorism.",
        ),
        (
            "automatisation",
            {"quarter": [{"card": "mine1"}]},
            ["exploit mine1 1"],
            "Anna exploits Mine I without a worker, thanks to Automation.",
        ),
        (
            "ingenierie",
            {"quarter": [{"card": "atelier1"}], "active": 2},
            ["exploit atelier1 1"],
            "Anna gets 1 VP more for 1 worker, thanks to Engineering.",
        ),
        (
            "grue",
            {"quarter": [{"card": "hotel"}, {"card": "manoir"}]},
            ["activate b2-c2 b2", "build"],
            "Anna pays £2 less for the plot, thanks to the Crane.",
        ),
    ],
)
def test_a_line_names_the_technique(
    technique: str, seat: dict[str, Any], actions: list[str], line: str
) -> None:
    state = position(
        market={"a1": "geologue", "b2": "mine1"},
        **alone({"a1-b1": [0, 1], "b2-c2": [0]}, techniques=[technique], **seat),
    )
    assert line in said(state, *actions)


def test_the_event_behind_a_reuse_is_named_in_french() -> None:
    state = position(event={"event": "reuse"}, **alone(quarter=TILTED))
    lines = said(state, "event-reuse mine2 1", language="fr")
    assert "Anna redresse la Mine II, grâce à l’événement Heures supplémentaires." in lines


# What was declined, and what had no effect.


def test_a_value_that_is_left_alone_is_told() -> None:
    state = position(market={"a1": ("mineur", 2)}, **alone({"a1-b1": [0]}, techniques=["negoce"]))
    lines = said(state, "activate a1-b1 a1", "token 2", "value 2")
    assert "Anna leaves the token at 2 and saves Commerce for later." in lines
    assert "Anna keeps the token and now has 1, thanks to Commerce." in lines


def test_workers_that_are_not_there_are_told() -> None:
    state = position(market={"a1": "cite2"}, **alone({"a1-b1": [0]}, active=5))
    lines = said(state, "activate a1-b1 a1", "build")
    assert lines[-2:] == [
        "Anna takes 1 worker from the reserve.",
        "Anna gets 1 worker fewer: the reserve is empty.",
    ]


def test_scoring_a_residence_says_that_nobody_moved() -> None:
    state = position(**alone(residence=3), pending=[{"ask": "residence", "seat": 0}])
    assert said(state, "residence score") == [
        "Anna stays at 3 on the residence track.",
        "Anna scores 3 VP and now has 3.",
    ]


def test_a_bonus_is_told_once() -> None:
    state = position(**alone(score=9), pending=[{"ask": "bonus", "seat": 0}])
    assert said(state, "bonus money") == [
        "Anna has reached 8 VP and gets a bonus.",
        "Anna receives £5.",
    ]


# Turns and events.


def test_a_turn_says_who_begins_and_what_comes() -> None:
    state = position(
        seats=[{"phase": "activation"}, {"phase": "passed"}],
        turn=2,
        next_event={"event": "sell"},
        event_pile=["recruit"],
    )
    lines = said(state, "pass")
    assert "Basil is the first player." in lines
    assert "Event of the turn: Crystal Fair." in lines
    assert "To come in turn 4: Hiring Day." in lines


def test_the_last_turn_says_which_event_is_left_over() -> None:
    seats = [{"phase": "activation"}, {"phase": "passed"}]
    state = position(seats=seats, turn=5, event_pile=["recruit"])
    assert "Left over: the event Hiring Day is not used in this game." in said(state, "pass")


# Questions.


@pytest.mark.parametrize(
    ("fields", "question"),
    [
        ({}, "Exploit a building or pass."),
        ({"active": 0, "quarter": []}, "Pass."),
        ({"techniques": ["taylorisme"]}, "Exploit a building, exploit a building again or pass."),
    ],
)
def test_a_question_names_only_what_can_be_done(fields: dict[str, Any], question: str) -> None:
    quarter = [{"card": "mine1"}, *TILTED]
    state = position(event={"event": "place"}, **alone(**{"quarter": quarter, **fields}))
    assert asked(state) == question


def test_a_question_in_the_market() -> None:
    state = position(market={"a1": "mine1"}, event={"event": "invest"}, **alone({"a1-b1": [0]}))
    assert asked(state) == "Take a worker back for money, activate a card or use the event."
    assert asked(state, "fr") == (
        "Reprenez un ouvrier contre de l’argent, activez une carte ou utilisez l’événement."
    )


def test_a_question_says_what_the_residence_track_offers() -> None:
    pending = [{"ask": "residence", "seat": 0}]
    middle = position(**alone(residence=5), pending=pending)
    assert asked(middle) == "Advance to 7 on the residence track, or score 5 VP?"
    end = position(**alone(residence=7), pending=pending)
    assert asked(end) == "You are at the end of the residence track: score 7 VP."


# Card texts.


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("mine2", "Exploit: 1 Spyrium, or 1 worker → 2 Spyrium."),
        (
            "event-sell",
            "Once this turn, each player may do one of these: 1 Spyrium → £3, or 3 Spyrium → £6.",
        ),
        (
            "lobbying",
            "Once a turn you may activate a card without paying the surcharge for other workers.",
        ),
    ],
)
def test_a_text_says_that_one_thing_is_chosen(card: str, text: str) -> None:
    info = next(info for info in GAME.card_sheet() if info.id == card)
    assert Words("en", GAME).say(info.lines[0]) == text
