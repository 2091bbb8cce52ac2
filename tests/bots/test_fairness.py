"""A bot that knows the same chooses the same, wherever the hidden cards lie."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from random import Random

import pytest

import ludotheque as lt
from ludotheque import bots
from ludotheque.bots.evaluation import evaluation
from ludotheque.bots.search import SearchBot

SOAKING = "LUDOTHEQUE_SOAK" in os.environ
EVERY = 3
"""Decisions between two that are tried; it divides no round, so all kinds of them come up."""

DECISIONS = {"random": 500, "first-game": 500, "moderate": 400, "normal": 400, "search": 200}
"""So many are tried of each bot: 2,000 a game. A long run tries 2,000 of every level."""


def small_search(view: lt.View, seed: int) -> bots.Bot:
    """A search as the higher levels make it, with fewer walks."""
    return SearchBot(seed, evaluation(view.game, "full"), iterations=4)


def made(name: str) -> Callable[[lt.View, int], bots.Bot]:
    return lambda view, seed: bots.make(name, seed)


def twins(game: str, count: int) -> Iterator[tuple[lt.View, lt.View]]:
    """Views of positions that differ in what is hidden from the seat that must decide."""
    rng = Random(11)
    found = deal = moved = 0
    while found < count:
        deal += 1
        state = lt.new(game, players=2 + deal % 2, seed=deal)
        for step in range(10**6):
            seat = state.actor
            if seat is None or found == count:
                break
            if step % EVERY == 0 and len(state.actions()) > 1:
                twin = state.view(seat).sample(rng)
                moved += twin.digest() != state.digest()
                found += 1
                yield state.view(seat), twin.view(seat)
            state.apply(rng.choice(state.actions()))
    assert moved > count / 2, "the test needs positions that hide something"


@pytest.mark.parametrize("game", lt.GAMES)
def test_permuting_what_is_hidden_changes_no_choice(game: str) -> None:
    counts = dict.fromkeys(bots.NAMES, 2000) if SOAKING else DECISIONS
    for seed, (view, twin) in enumerate(twins(game, max(counts.values()))):
        for name, count in counts.items():
            if seed < count:
                make = small_search if name == "search" else made(name)
                assert make(view, seed).choose(view) is make(twin, seed).choose(twin), name


@pytest.mark.parametrize("game", lt.GAMES)
@pytest.mark.parametrize("name", bots.LEVELS)
def test_no_level_asks_for_more_than_a_view(name: str, game: str) -> None:
    for seed, (view, twin) in enumerate(twins(game, 2)):
        assert bots.make(name, seed).choose(view) is bots.make(name, seed).choose(twin)
