"""Setting a game up: seeds, numbers of players, options, and seats that do not exist."""

from __future__ import annotations

from ludotheque.core.errors import BadSetup
from ludotheque.testing.errors import error_of
from ludotheque.testing.random_games import AnyGame, some_positions


def check_seeds(game: AnyGame, players: int, seeds: range) -> None:
    """A seed gives one first position, and another seed another."""
    for seed in seeds:
        first, again, other = (game.new(players, number) for number in (seed, seed, seed + 1))
        assert first.digest() == again.digest(), f"seed {seed} gives two different positions"
        assert first.digest() != other.digest(), f"seeds {seed} and {seed + 1} give the same game"


def check_setup_errors(game: AnyGame, players: int, seeds: range) -> None:
    """Other numbers of players and unknown options are refused, with a sentence that says so."""
    for wrong in (game.min_players - 1, game.max_players + 1, -1):
        sentence = error_of(BadSetup, game.new, wrong, seeds[0])
        assert f"not {wrong}" in sentence, f"the error does not name the number: {sentence}"
    sentence = error_of(BadSetup, game.new, players, seeds[0], {"no such option": True})
    assert "no option" in sentence, f"the error does not name the option: {sentence}"


def check_missing_seats(game: AnyGame, players: int, seeds: range) -> None:
    """A seat that does not exist has no view."""
    for state, _ in some_positions(game, players, seeds[0], 3):
        for seat in (-1, players, players + 1, 99):
            sentence = error_of(ValueError, state.view, seat)
            assert f"no seat {seat}" in sentence, f"the error does not name the seat: {sentence}"
