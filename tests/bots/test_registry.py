from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque import bots

KNOWN = ", ".join(bots.ALL_NAMES)


@pytest.mark.parametrize("name", ["random", "novice", "apprentice", "greedy"])
def test_every_name_makes_a_bot_that_finishes_a_game(name: str) -> None:
    state = lt.new("spyrium", players=2, seed=3)
    seats = [bots.make(name, seed) for seed in range(2)]
    while state.actor is not None:
        state.apply(seats[state.actor].choose(state.view(state.actor)))
    assert state.over


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("rnadom", "there is no bot 'rnadom'; did you mean 'random'?"),
        ("deep thought", f"there is no bot 'deep thought'; the bots are: {KNOWN}."),
        ("", f"there is no bot ''; the bots are: {KNOWN}."),
    ],
)
def test_an_unknown_name_is_refused_with_the_known_ones(name: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make(name, seed=1)
    assert str(refused.value) == sentence
    assert isinstance(refused.value, lt.LudothequeError)
