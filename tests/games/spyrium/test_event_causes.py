"""Events say who caused them and why: the card, technique or event of the turn behind them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from tests.games.spyrium.table import position

GAME = lt.GAMES["spyrium"]
TILTED = [{"card": "mine2", "tilted": True}]


def causes(state: lt.State, *texts: str) -> list[tuple[str, Any]]:
    """The names of events, each with its cause."""
    found = []
    for text in texts:
        for event in state.apply(GAME.parse(text)):
            data = GAME.event_json(event)
            found.append((data["event"], data.get("cause")))
    return found


def mine(**fields: Any) -> list[dict[str, Any]]:
    return [{"phase": "activation", "money": 20} | fields, {}]


def test_payments_and_gains_name_the_card() -> None:
    state = position(seats=mine(), market={"a1": "geologue"}, workers={"a1-b1": [0]})
    happened = causes(state, "activate a1-b1 a1")
    assert ("paid-money", {"face": "geologue"}) in happened
    assert ("got-spyrium", {"face": "geologue"}) in happened


@pytest.mark.parametrize(
    ("fields", "text", "expected"),
    [
        ({"techniques": ["lobbying"]}, "activate-free a1-b1 a1", ("waived", {"face": "lobbying"})),
        (
            {"techniques": ["capitalisation"]},
            "gain a1-b1 a1",
            ("gained", {"face": "capitalisation"}),
        ),
        (
            {"techniques": ["taylorisme"], "quarter": TILTED},
            "reuse mine2 1",
            ("straightened", {"face": "taylorisme"}),
        ),
        ({"quarter": TILTED}, "event-reuse mine2 1", ("straightened", {"event": "reuse"})),
    ],
)
def test_techniques_and_events_are_causes(
    fields: dict[str, Any], text: str, expected: tuple[str, Any]
) -> None:
    state = position(
        seats=mine(**fields),
        market={"a1": "geologue"},
        workers={"a1-b1": [0, 1]},
        event={"event": "reuse"},
    )
    assert expected in causes(state, text)


def test_a_bonus_is_the_cause_of_what_it_brings() -> None:
    state = position(
        seats=mine(score=19, bonuses=["money"]), pending=[{"ask": "residence", "seat": 0}]
    )
    assert ("got-money", {"bonuses": ["money"]}) in causes(state, "residence score")


def test_a_kept_token_names_the_technique_and_the_gain_the_card() -> None:
    state = position(
        seats=mine(techniques=["negoce"]), market={"a1": ("mineur", 1)}, workers={"a1-b1": [0]}
    )
    happened = causes(state, "activate a1-b1 a1", "token 1", "value 3")
    assert ("token-kept", {"face": "negoce"}) in happened
    assert ("value-named", {"face": "negoce"}) in happened
    assert ("got-spyrium", {"face": "mineur"}) in happened


def test_whole_games_can_be_told_by_name() -> None:
    for players in (2, 5):
        rng, state = Random(players), GAME.new(players, players)
        while not state.over:
            actor = state.actor
            for event in state.apply(rng.choice(state.actions())):
                data = GAME.event_json(event)
                assert data["by"] == actor
                assert GAME.event_kinds[data["event"]] is event.kind


def test_a_new_turn_is_nobody_s_card() -> None:
    state = position(seats=[{"phase": "activation"}, {"phase": "passed"}])
    assert {cause for _, cause in causes(state, "pass") if cause is not None} == set()


def test_the_first_player_of_a_turn_is_told() -> None:
    state = position(seats=[{"phase": "activation"}, {"phase": "passed"}])
    state.apply(GAME.parse("pass"))
    assert [event.seat for event in state.events if event.kind.name == "first-player"] == [1]
