"""Hints: the best actions by a bot's evaluation, the chance to win, and the main reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ludotheque.bots.evaluation import Evaluation, Evaluator, best
from ludotheque.bots.evaluation import evaluation as find_evaluation
from ludotheque.bots.lookahead import play_until_quiet
from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.state import State
from ludotheque.core.view import View

SHOWN = 3
"""How many actions are advised."""
_NOTHING = 0.05
"""Points too few to be a reason."""


class Advice(NamedTuple):
    """An action, the chance to win with it, and what speaks for it."""

    action: Action
    chance: float
    reason: Message


class Analyst(Protocol):
    """A bot that rates all actions and explains its choice."""

    def choose(self, view: View) -> Action:
        """One of ``view.actions()``."""

    def rated_actions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""


def advice(
    evaluator: Evaluator, view: View, world: State, rated_actions: Sequence[tuple[Action, float]]
) -> list[Advice]:
    """The preferred actions, the highest chance first, and for each what speaks for it.

    The reason is whatever is worth most more than after the other actions: something good that
    the seat would have or an opponent would lack, or something bad that the seat would be spared
    or an opponent would have. Each action has a reason of its own, as far as there are some.
    Weights give the reasons, also where something else judges.
    """
    seat = view.seat
    assert seat is not None
    world.listening = False
    evaluation = _with_weights(evaluator, view)
    worths = [
        _worths(evaluation, play_until_quiet(evaluation, world, action), seat)
        for action in view.actions()
    ]
    means = [sum(column) / len(worths) for column in zip(*worths, strict=True)]
    found: list[Advice] = []
    for action, chance in sorted(rated_actions[:SHOWN], key=lambda rated: -rated[1]):
        mine = worths[view.actions().index(action)]
        gains = [own - mean for own, mean in zip(mine, means, strict=True)]
        said = [one.reason for one in found]
        found.append(Advice(action, chance, _reason(evaluation, world, seat, gains, said)))
    return found


def _with_weights(evaluator: Evaluator, view: View) -> Evaluation:
    if isinstance(evaluator, Evaluation):
        return evaluator
    return find_evaluation(view.game, best(view.game))


def _worths(evaluation: Evaluation, state: State, seat: int) -> list[float]:
    """What each feature of each player is worth to a seat, the seat itself first."""
    weights = evaluation.weights_for(state)
    rows = evaluation.features.of(state)
    worths = []
    for step in range(state.players):
        numbers = rows[(seat + step) % state.players]
        sign = -1 / (state.players - 1) if step else 1.0
        worths += [sign * w * number for w, number in zip(weights, numbers, strict=True)]
    return worths


def _reason(
    evaluation: Evaluation, world: State, seat: int, gains: list[float], said: list[Message]
) -> Message:
    """The largest gain in words, but for what was said of another action."""
    for gain, number in sorted(((gain, n) for n, gain in enumerate(gains)), reverse=True):
        if gain < _NOTHING:
            break
        step, place = divmod(number, len(evaluation.features.names))
        what = evaluation.features.describe(place)
        good = evaluation.weights_for(world)[place] > 0
        if not step:
            reason = say("hint-has" if good else "hint-spared", what=what)
        else:
            other = (seat + step) % world.players
            reason = say("hint-lacks" if good else "hint-burdens", what=what, seat=other)
        if reason not in said:
            return reason
    return say("hint-even")
