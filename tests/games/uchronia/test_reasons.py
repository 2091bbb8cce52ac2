"""Reasons why an action is not legal."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as lt
from ludotheque.words import LANGUAGES, Words
from tests.games.uchronia.table import Table, seat


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_action_that_is_not_legal_has_a_reason_that_reveals_nothing(players: int) -> None:
    rng = Random(players)
    game = lt.GAMES["uchronia"]
    speakers = [Words(language, game, ["A", "B", "C", "D", "E"]) for language in LANGUAGES]
    state = lt.new("uchronia", players=players, seed=players)
    for step in range(300):
        if state.over:
            break
        if step % 10 == 0:
            legal = set(state.actions())
            other = state.view(state.actor).sample(rng)
            for action in game.table:
                reason = state.reason(action)
                assert (reason is None) == (action in legal)
                assert other.reason(action) == reason
                if reason is not None:
                    assert all(speaker.say(reason) for speaker in speakers)
        state.apply(rng.choice(state.actions()))


def reason(table: Table, text: str) -> str:
    state = table.state
    found = state.reason(state.game.parse(text))
    assert found is not None
    return Words("en", state.game, ["Ada", "Bob"]).say(found)


def test_reasons_say_what_is_missing() -> None:
    table = Table(seat(hand="sc", sites={"dock": ""}), seat(), forum="c", works=["market", "sewer"])
    assert reason(table, "command wood") == "You have no Wood card in your Hand."
    assert reason(table, "pair clay") == "You need two Clay cards and have only 1."
    assert reason(table, "take clay") == "Another question comes first: Command or plot?"
    table.play("command stone")
    assert reason(table, "add wood dock") == "You have no Wood in your Stock."
    assert reason(table, "start dock") == "This Building is not among the Great Works: Dock."
    assert reason(table, "start market") == "There is no Wood in the Forum for the Foundation."
