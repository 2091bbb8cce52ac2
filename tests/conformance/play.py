"""The games and tables that the suite plays at, and random games on them.

Every test of the suite is written once and runs for each game in ``lt.GAMES`` at each number of
players. The seeds of a test come in batches, so that the work spreads over the processors;
``LUDOTHEQUE_SOAK=10`` plays ten times as many games, and looks at each of their positions.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.visibility import Zone

AnyGame = lt.Game[Any]
Viewer = int | None

SOAK = int(os.environ.get("LUDOTHEQUE_SOAK", "1"))
BATCH = 25
"""The most games that one test plays."""
STRIDE = 4 if SOAK == 1 else 1
"""Costly checks look at one position out of so many."""


def every_game(games: int) -> pytest.MarkDecorator:
    """Runs a test for every game and number of players, with so many seeds in all."""
    return pytest.mark.parametrize(
        ("game", "players", "seeds"),
        [
            pytest.param(game, players, batch, id=f"{name}-{players}-seed{batch[0]}")
            for name, game in lt.GAMES.items()
            for players in seat_counts(game)
            for batch in _batches(players, games * SOAK)
        ],
    )


def _batches(first: int, games: int) -> list[range]:
    """The seeds of so many games from a first one on, which decides how the games are played."""
    last = first + games
    return [range(seed, min(seed + BATCH, last)) for seed in range(first, last, BATCH)]


def seat_counts(game: AnyGame) -> range:
    """The numbers of players that a game is for."""
    return range(game.min_players, game.max_players + 1)


def viewers(state: lt.State) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def who(viewer: Viewer) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def first_position(game: AnyGame, players: int, seed: int) -> lt.State:
    """A first position; every other seed chooses its options at random, if they go together."""
    rng = Random(f"options {seed}")
    options = {name: rng.choice(option.choices) for name, option in game.options.items()}
    if seed % 2:
        try:
            return _new(game, players, seed, options)
        except lt.BadSetup:
            pass
    return _new(game, players, seed, {})


def _new(game: AnyGame, players: int, seed: int, options: dict[str, Any]) -> lt.State:
    state: lt.State = game.new(players, seed, options)
    return state


def pick(state: lt.State, rng: Random, by_verb: bool) -> lt.Action:
    """A random legal action; with ``by_verb``, verbs with few actions come up like the others."""
    legal = state.actions()
    if by_verb:
        verb = rng.choice(sorted({action.verb for action in legal}))
        legal = tuple(action for action in legal if action.verb == verb)
    return rng.choice(legal)


def random_game(
    game: AnyGame, players: int, seed: int
) -> Iterator[tuple[lt.State, lt.Action | None]]:
    """Each position of a random game and the action about to be played; at the end, none.

    The state goes on with the game: copy it to keep it.
    """
    rng = Random(f"actions {seed}")
    state = first_position(game, players, seed)
    while not state.over:
        assert state.actions(), f"{state!r} offers nothing"
        action = pick(state, rng, by_verb=seed % 4 > 1)
        yield state, action
        state.apply(action)
    yield state, None


def looked_at(
    game: AnyGame, players: int, seed: int, stride: int
) -> Iterator[tuple[int, lt.State, lt.Action | None]]:
    """One position out of so many of a random game, with its number and the action played in it."""
    for step, (state, action) in enumerate(random_game(game, players, seed)):
        if step % stride == seed % stride:
            yield step, state, action


def some_positions(
    game: AnyGame, players: int, seed: int, number: int
) -> list[tuple[lt.State, lt.Action]]:
    """A few positions spread over a random game, each with the action that was played in it."""
    kept = [
        (state.copy(), action)
        for state, action in random_game(game, players, seed)
        if action is not None
    ]
    return kept[:: max(1, len(kept) // number)]


def by_pool(zone: Zone, state: lt.State, owner: int, viewer: Viewer) -> list[tuple[str, int]]:
    """What is unknown in a hidden zone, in order, each component behind the name of its pool."""
    assert zone.read is not None
    components = zone.read(state, owner)
    pools = {place: pool for pool, found in zone.pooled(state, owner, viewer) for place in found}
    return [(pools[place], components[place]) for place in zone.unknown(state, owner)]
