"""Review of a finished game: chances to win after each step, and turning points."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.bots.advice import Advice, Analyst
from ludotheque.bots.evaluation import best, evaluation
from ludotheque.bots.levels import analyst
from ludotheque.core.action import Action
from ludotheque.core.record import Record
from ludotheque.core.state import State

_MIN_LOSS = 0.04
"""A move that lost less of the chance to win is no turning point."""


class Turn(NamedTuple):
    """A move that lost much: the step before it, who made it, and what would have been better."""

    step: int
    seat: int
    played: Action
    chance: float
    """The chance to win with what was played."""
    better: Advice

    @property
    def loss(self) -> float:
        return self.better.chance - self.chance


class Review(NamedTuple):
    """The chances of all seats after every step, the first position included, and the turns."""

    curve: list[list[float]]
    turns: list[Turn]


def review(record: Record, bot: str, progress: Callable[[], None] = lambda: None) -> Review:
    """Reviews a game by a bot that knows at each move what its seat knew.

    The curve is the evaluation of the full positions, hidden cards included.
    """
    game = record.game
    judge = evaluation(game, best(game))
    curve: list[list[float]] = []
    turns: list[Turn] = []
    for step, (state, _, _) in enumerate(record.steps()):
        curve.append(judge.chances(state))
        if step < len(record.actions) and len(state.actions()) > 1:
            turns += _loss(state, record.actions[step], analyst(game, bot, step), step)
        progress()
    return Review(curve, sorted(turns, key=lambda turn: -turn.loss))


def _loss(state: State, played: Action, judge: Analyst, step: int) -> list[Turn]:
    """The turning point of a move that lost enough, or nothing."""
    seat = state.actor
    assert seat is not None
    view = state.view(seat)
    rated_actions = judge.rated_actions(view)
    chance = dict(rated_actions)[played]
    if rated_actions[0][1] - chance < _MIN_LOSS:
        return []
    better = judge.explain(view)[0]
    return [Turn(step, seat, played, chance, better)] if better.action is not played else []
