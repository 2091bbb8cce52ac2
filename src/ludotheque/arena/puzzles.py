"""Making puzzles: positions from games of the best bots in which one choice is clearly best.

A position is taken if the player of the game has found one choice much better than the next one, a
beginner would choose something else, and two long searches and a very long one, from different
seeds, agree on the choice and on a wide margin.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from ludotheque.arena.processes import in_processes
from ludotheque.bots.evaluation import best, evaluation
from ludotheque.bots.levels import LEVELS, LevelBot
from ludotheque.bots.search import SearchBot
from ludotheque.core.action import Action
from ludotheque.core.game import Game, find
from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.teaching.puzzle import Puzzle, Rated

MARGIN = 0.05
"""By how much of the chance to win the best choice must be better than any other."""
ITERATIONS = 1000
"""Iterations of each of the two searches that must agree."""
_CHECK = 16
"""So many times as many iterations does the last search make, which must agree too."""
_FEWEST_CHOICES = 4
_APART = 12
"""Decisions between two puzzles of one game, so that they are not the same problem."""
_FROM_ONE_GAME = 4
_SHOWN = 4
"""Choices that are stored with a puzzle."""
_CURVE = 12
"""Decisions over which the chances after a choice are followed."""
_CONTINUATIONS = 24
"""Games that are played on after a choice to draw its curve."""


class PuzzleGame(NamedTuple):
    """A game between the best bots in which puzzles are looked for."""

    game: str
    players: int
    seed: int
    iterations: int
    margin: float


def make_puzzles(
    game: Game[Any],
    count: int,
    seed: int,
    *,
    iterations: int = ITERATIONS,
    margin: float = MARGIN,
    jobs: int = 1,
) -> Iterator[Puzzle]:
    """Plays games until there are so many puzzles."""
    games = in_processes(_search_game, _games(game, seed, iterations, margin), jobs)
    return islice((puzzle for puzzles in games for puzzle in puzzles), count)


def _games(game: Game[Any], seed: int, iterations: int, margin: float) -> Iterator[PuzzleGame]:
    counts = [players for players in (2, 3) if players <= game.max_players]
    while True:
        players = counts[seed % len(counts)]
        yield PuzzleGame(game.name, players, seed, iterations, margin)
        seed += 1


def _search_game(wanted: PuzzleGame) -> list[Puzzle]:
    """The puzzles of one game."""
    game = find(wanted.game)
    rng = Random(wanted.seed)
    puzzles: list[Puzzle] = []
    next_at = 0
    for step, state in enumerate(_candidates(game, wanted)):
        if step < next_at or state is None:
            continue
        puzzle = _confirmed(state, wanted, rng)
        if puzzle is not None:
            puzzles.append(puzzle)
            next_at = step + _APART
            if len(puzzles) == _FROM_ONE_GAME:
                break
    return puzzles


def _candidates(game: Game[Any], wanted: PuzzleGame) -> Iterator[State | None]:
    """Each position of a game in which the player finds one choice much better than the others.

    ``None`` for the other decisions.
    """
    state = game.new(wanted.players, wanted.seed)
    state.listening = False
    players = [LevelBot(LEVELS[-1], wanted.seed * 8 + seat) for seat in range(wanted.players)]
    while (seat := state.actor) is not None:
        actions = state.actions()
        if len(actions) == 1:
            chosen, clear = actions[0], False
        else:
            rated = players[seat].rated_actions(state.view(seat))
            chosen = rated[0][0]
            clear = len(actions) >= _FEWEST_CHOICES and _lead(rated) >= wanted.margin
        yield state.copy() if clear else None
        state.apply(chosen)


def _lead(rated: list[tuple[Action, float]]) -> float:
    """By how much the preferred choice is better than the best of the others."""
    return rated[0][1] - max(chance for _, chance in rated[1:])


def _confirmed(state: State, wanted: PuzzleGame, rng: Random) -> Puzzle | None:
    """The puzzle of a position, if long searches agree and a beginner would choose otherwise."""
    seat = state.actor
    assert seat is not None
    view = state.view(seat)
    tempting = LevelBot(LEVELS[0], wanted.seed).choose(view)
    rated: list[tuple[Action, float]] = []
    for times in (1, 1, _CHECK):
        found = _deep_search(view, rng, times * wanted.iterations)
        if found[0][0] is tempting or _lead(found) < wanted.margin:
            return None
        if rated and rated[0][0] is not found[0][0]:
            return None
        rated = found
    shown = rated[:_SHOWN]
    if all(action is not tempting for action, _ in shown):
        shown = [*shown[:-1], next(one for one in rated if one[0] is tempting)]
    shown = [shown[0], *sorted(shown[1:], key=lambda one: -one[1])]
    worlds = rng.getrandbits(32)
    choices = [
        Rated(action.text, round(chance, 3), _curve(view, action, worlds))
        for action, chance in shown
    ]
    return Puzzle(seat, view.sample(rng).to_json(), tuple(choices))


def _deep_search(view: View, rng: Random, iterations: int) -> list[tuple[Action, float]]:
    judge = evaluation(view.game, best(view.game))
    return SearchBot(rng.getrandbits(32), judge, iterations).rated_actions(view)


def _curve(view: View, action: Action, seed: int) -> tuple[float, ...]:
    """The mean chance to win after a choice and after each of the next decisions.

    The same seed deals the hidden cards alike, so that the curves of two choices can be compared.
    """
    assert view.seat is not None
    rng = Random(seed)
    judge = evaluation(view.game, best(view.game))
    sums = [0.0] * _CURVE
    for _ in range(_CONTINUATIONS):
        state = view.sample(rng)
        state.listening = False
        player = LevelBot("normal", rng.getrandbits(32))
        state.apply(action)
        for at in range(_CURVE):
            sums[at] += judge.chances(state)[view.seat]
            if not state.over:
                state.apply(player.choose(state.view(state.actor)))
    return tuple(round(total / _CONTINUATIONS, 3) for total in sums)
