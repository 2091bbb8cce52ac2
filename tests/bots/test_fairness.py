"""A bot that knows the same chooses the same, wherever the hidden cards lie."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as lt
from ludotheque import bots

EVERY = 7
"""Decisions between two that are tried; prime, so that all kinds of decisions come up."""


@pytest.mark.parametrize("game", lt.GAMES)
@pytest.mark.parametrize("name", bots.NAMES)
def test_permuting_what_is_hidden_changes_no_choice(name: str, game: str) -> None:
    rng = Random(11)
    state = lt.new(game, players=3, seed=5)
    permuted = decisions = 0
    while (seat := state.actor) is not None:
        if decisions % EVERY == 0:
            twin = state.view(seat).sample(rng)
            permuted += twin.digest() != state.digest()
            chosen = bots.make(name, seed=decisions).choose(state.view(seat))
            assert bots.make(name, seed=decisions).choose(twin.view(seat)) is chosen
        state.apply(rng.choice(state.actions()))
        decisions += 1
    assert permuted > 10, "the test needs positions that hide something"
