"""Every action that is not legal says why, and says nothing of what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.words import LANGUAGES, Words
from tests.games.spyrium.table import position
from tests.games.spyrium.test_previews import every_number_of_players, random_positions

GAME = lt.GAMES["spyrium"]


def why_not(state: lt.State, text: str) -> str:
    found = state.reason(GAME.parse(text))
    assert found is not None
    return Words("en", GAME).say(found)


@every_number_of_players
def test_every_action_that_is_not_legal_has_a_reason_that_tells_nothing(players: int) -> None:
    words = [Words(language, GAME) for language in LANGUAGES]
    said: set[str] = set()
    for step, state in enumerate(random_positions(players, 2)):
        if step % 9:
            continue
        legal = state.actions()
        other = state.view(state.actor).sample(Random(step))
        for action in GAME.table:
            found = state.reason(action)
            assert (found is None) == (action in legal)
            assert found == other.reason(action)
            if found is not None and repr(found) not in said:
                said.add(repr(found))
                assert all(speaker.say(found).endswith(".") for speaker in words)


PLAYER: dict[str, Any] = {"phase": "activation", "money": 3, "spyrium": 0, "active": 0}
REASONS = [
    ({}, "activate a1-b1 a1", "£7 needed, you have £3."),
    ({}, "activate a1-b1 b1", "There is no card at b1."),
    ({}, "activate b1-c1 c1", "You have no worker at b1-c1."),
    ({}, "pass", "Your workers must leave the market first."),
    ({}, "switch", "You are already activating."),
    ({}, "place a1-b1", "You are already activating; no more workers are placed this turn."),
    ({}, "exploit mine1 1", "You do not own Mine I."),
    ({}, "event 1", "1 Spyrium needed, you have 0."),
    ({}, "event-place a1-b1", "The event of this turn does not offer this."),
    ({"used": ["event"]}, "event 1", "You have already used the event this turn."),
    ({"phase": "placement"}, "gain a1-b1 a1", "You must start activating first."),
    ({"phase": "placement"}, "place a1-b1", "You have no active worker left."),
    ({"quarter": [{"card": "mine1"}]}, "exploit mine1 1", "1 active worker needed, you have 0."),
    ({"quarter": [{"card": "mine1"}]}, "reuse mine1 1", "You do not own Taylorism."),
    ({}, "activate-free a1-b1 a1", "You do not own Lobbying."),
    ({}, "build", "This cannot be done now: something else is asked."),
]


@pytest.mark.parametrize(("mine", "text", "said"), REASONS)
def test_a_reason_in_words(mine: dict[str, Any], text: str, said: str) -> None:
    price = GAME.card_values()["cards"]["usine1"]["price"]
    assert price == 6
    state = position(
        seats=[PLAYER | mine, {}],
        market={"a1": "usine1"},
        workers={"a1-b1": [0, 1]},
        event={"event": "sell"},
    )
    assert why_not(state, text) == said


def test_a_legal_action_has_no_reason() -> None:
    state = position()
    assert state.reason(state.actions()[0]) is None
