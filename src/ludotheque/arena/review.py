"""A finished game, looked at again: who was ahead when, and where it turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.bots.advice import Advice, Thinker
from ludotheque.bots.evaluation import best, evaluation
from ludotheque.bots.levels import thinker
from ludotheque.core.action import Action
from ludotheque.core.record import Record
from ludotheque.core.state import State

_WORTH_TELLING = 0.04
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
    """Goes through a game with the eyes of a bot, which knows at each move what its seat knew.

    The curve is what the evaluation gives for the positions as they were, all cards open.
    """
    game = record.game
    judge = evaluation(game, best(game))
    curve: list[list[float]] = []
    turns: list[Turn] = []
    for step, (state, _, _) in enumerate(record.steps()):
        curve.append(judge.chances(state))
        if step < len(record.actions) and len(state.actions()) > 1:
            turns += _loss(state, record.actions[step], thinker(game, bot, step), step)
        progress()
    return Review(curve, sorted(turns, key=lambda turn: -turn.loss))


def _loss(state: State, played: Action, judge: Thinker, step: int) -> list[Turn]:
    """What a move lost, if that is worth telling."""
    seat = state.actor
    assert seat is not None
    view = state.view(seat)
    opinions = judge.opinions(view)
    chance = dict(opinions)[played]
    if opinions[0][1] - chance < _WORTH_TELLING:
        return []
    better = judge.explain(view)[0]
    return [Turn(step, seat, played, chance, better)] if better.action is not played else []
