"""Whole random games: every position is sound, every action is reported, every game ends."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as lt
from tests.conformance import records, refusals, soundness, trace, travel
from tests.conformance.play import AnyGame, every_game, first_position, some_positions
from tests.core.toy import TABLE as FOREIGN

each_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))


@every_game(25)
def test_every_position_of_a_random_game_is_sound(
    game: AnyGame, players: int, seeds: range
) -> None:
    soundness.check_whole_games(game, players, seeds)


@every_game(4)
def test_a_game_that_nobody_listens_to_is_the_same_game(
    game: AnyGame, players: int, seeds: range
) -> None:
    soundness.check_silence(game, players, seeds)


@every_game(2)
def test_an_action_reports_the_same_each_time(game: AnyGame, players: int, seeds: range) -> None:
    soundness.check_events(game, players, seeds)


@each_game
def test_notation_is_read_back(game: AnyGame) -> None:
    soundness.check_notation(game)


@every_game(1)
def test_positions_come_through_json_pickles_and_copies(
    game: AnyGame, players: int, seeds: range
) -> None:
    travel.check_journeys(game, players, seeds)


@every_game(2)
def test_copies_are_independent(game: AnyGame, players: int, seeds: range) -> None:
    travel.check_copies(game, players, seeds, every=4)


@every_game(2)
def test_stored_games_are_played_again(game: AnyGame, players: int, seeds: range) -> None:
    records.check_records(game, players, seeds)


@every_game(1)
def test_another_process_plays_the_same_game(game: AnyGame, players: int, seeds: range) -> None:
    trace.check_repeatable(game, players, seeds, "ludotheque", game.name)


@every_game(2)
def test_illegal_and_untimely_actions_change_nothing(
    game: AnyGame, players: int, seeds: range
) -> None:
    refusals.check_refusals(game, players, seeds, tries=5)


@every_game(2)
def test_after_the_end_everything_comes_too_late(game: AnyGame, players: int, seeds: range) -> None:
    refusals.check_after_the_end(game, players, seeds)


@each_game
def test_nonsense_is_no_action(game: AnyGame) -> None:
    refusals.check_nonsense(game)


@every_game(1)
def test_actions_of_another_game_are_refused(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        state = first_position(game, players, seed)
        legal = state.actions()[0]
        refusals.check_foreign_action(state, FOREIGN[0])
        twin = lt.Action(game.name, legal.index, legal.text, legal.verb, legal.a, legal.b)
        refusals.check_foreign_action(state, twin)


@every_game(1)
def test_a_seed_gives_one_first_position_and_another_seed_another(
    game: AnyGame, players: int, seeds: range
) -> None:
    for seed in seeds:
        first, again, other = (game.new(players, number) for number in (seed, seed, seed + 1))
        assert first.digest() == again.digest() != other.digest()


@each_game
def test_other_numbers_of_players_are_refused(game: AnyGame) -> None:
    for players in (game.min_players - 1, game.max_players + 1, -1):
        with pytest.raises(lt.BadSetup, match=f"not {players}"):
            game.new(players, 1)
    with pytest.raises(lt.BadSetup, match="no option"):
        game.new(game.min_players, 1, {"no such option": True})


@every_game(1)
def test_seats_that_are_not_there_have_no_view(game: AnyGame, players: int, seeds: range) -> None:
    for state, _ in some_positions(game, players, seeds[0], 3):
        for seat in (-1, players, Random(players).randrange(players + 1, 99)):
            with pytest.raises(ValueError, match=f"no seat {seat}"):
                state.view(seat)
