"""What is hidden stays hidden: views, events, questions, refusals, samples and undo."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance import declared, samples, secrets
from tests.conformance.play import (
    STRIDE,
    AnyGame,
    every_game,
    looked_at,
    some_positions,
    viewers,
)


@every_game(2)
def test_views_tell_nothing_of_what_is_hidden(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        secrets.check_views_of_a_game(game, players, seed, STRIDE)


@every_game(4)
def test_actions_tell_nothing_of_what_stays_hidden(
    game: AnyGame, players: int, seeds: range
) -> None:
    moved = sum(secrets.check_actions_of_a_game(game, players, seed, STRIDE) for seed in seeds)
    assert moved or not hides_something(game), "nothing was tried"


@every_game(2)
def test_samples_agree_with_the_view(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        rng = Random(f"samples {seed}")
        for step, state, _ in looked_at(game, players, seed, STRIDE):
            viewer = viewers(state)[step % (players + 1)]
            samples.check_sample(state, viewer, rng)
            if state.actor != viewer:
                samples.check_sample(state, state.actor, rng)


@pytest.mark.parametrize("watching", [False, True], ids=["seat", "spectator"])
@every_game(1)
def test_samples_are_even(game: AnyGame, players: int, seeds: range, watching: bool) -> None:
    for seed in seeds:
        rng = Random(f"even {seed}")
        positions = [state for state, _ in some_positions(game, players, seed, 4)]
        tested = sum(
            samples.check_evenness(state, None if watching else state.actor, 1000, rng)
            for state in positions
        )
        assert tested or not hides_something(game), "nothing was tried"


@every_game(1)
def test_every_field_is_declared(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        for state, _ in some_positions(game, players, seed, 20):
            declared.check_all_declared(state)


@every_game(1)
def test_fields_that_nobody_declared_never_leave(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        for state, _ in some_positions(game, players, seed, 4):
            declared.check_undeclared_stays(state)


@every_game(4)
def test_undo_ends_where_something_was_learnt(game: AnyGame, players: int, seeds: range) -> None:
    found = declared.check_barriers(game, players, seeds)
    assert found[False], "nothing can be undone"
    assert found[True] or not hides_something(game), "everything can be undone"


@every_game(4)
def test_what_everybody_saw_is_remembered(game: AnyGame, players: int, seeds: range) -> None:
    remembered = declared.check_memory(game, players, seeds)
    keeps = any(zone.known is not None for zone in game.visibility.zones)
    assert bool(remembered) == keeps, "nothing was tried"


def hides_something(game: AnyGame) -> bool:
    """Whether a game has anything to hide from a spectator."""
    return any(zone.read is not None for zone in game.visibility.zones)
