"""Reasons: every action that is not legal says why, and tells nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.words import Words
from tests.games.monumental.table import GAME, city, position


def why(state: Any, text: str) -> str:
    """The reason in English."""
    message = state.reason(GAME.parse(text))
    assert message is not None, f"{text} is legal"
    return Words("en", GAME).say(message)


@pytest.mark.parametrize("players", range(1, 5))
def test_every_action_has_a_reason_that_hides_what_is_hidden(players: int) -> None:
    spoken = {language: Words(language, GAME) for language in ("en", "fr")}
    said: set[object] = set()
    for seed in range(2):
        state, rng = GAME.new(players, seed), Random(seed)
        while not state.over:
            seat = state.actor
            assert seat is not None
            other = state.view(seat).sample(rng)
            legal = state.actions()
            for action in rng.sample(list(GAME.table), 60):
                message = state.reason(action)
                assert (message is None) == (action in legal), action.text
                assert message == other.reason(action), action.text
                if message is not None and message.key not in said:
                    said.add(message.key)
                    for words in spoken.values():
                        assert words.say(message).endswith(".")
            state.apply(rng.choice(legal))
    assert len(said) > 20


def test_a_price_that_cannot_be_paid() -> None:
    state = position(seats=[{"gold": 1}, {}], res={"production": 1})
    assert why(state, "buy workshop") == (
        "This costs 3 Production; you have 1 Production and 1 Gold."
    )
    assert why(state, "build") == "You have no Wonder under construction."
    assert why(state, "progress").startswith("This costs")


def test_what_cannot_be_conquered() -> None:
    state = position(seats=[{"gold": 0}, {}], res={"military": 1})
    assert why(state, "attack 8") == "This tile is not a province."
    assert why(state, "attack 40") == "The map has no such tile."
    assert why(state, "attack 16") == "None of your tiles is adjacent to it."
    assert why(state, "attack 4").startswith("This costs 2 Military; you have 1 Military")
    held = position(res={"military": 1}, tiles={"9": {"holder": 0, "soldiers": 1}})
    assert why(held, "attack 9") == "You already control this province."
    assert why(held, "move 9") == "The last Unit of a province must stay."
    assert why(held, "outpost 9").startswith("This takes 3 Units")


def test_an_explorer_takes_one_token_a_turn() -> None:
    state = position(seats=[{"explorers": [9, 4]}, {}], turn={"picked": [1]})
    assert why(state, "pick 1 production") == "This Explorer has already taken a token this turn."
    assert why(state, "explore 1 16") == "This tile is not beside the Explorer."


def test_the_wrong_moment() -> None:
    beginning = position(activating=True)
    assert why(beginning, "end") == "Activate a row and a column first."
    acting = position(seats=[{"city": city()}, {}])
    assert why(acting, "activate 1a").startswith("You have already activated a row and a column")
    assert why(acting, "use fort") == "This card has no effect to use."
