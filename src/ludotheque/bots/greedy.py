"""The bot that plays whatever looks best one step ahead."""

from __future__ import annotations

from random import Random

from ludotheque.bots.advice import Advice, advice
from ludotheque.bots.evaluation import Evaluator
from ludotheque.bots.lookahead import play_until_quiet
from ludotheque.core.action import Action
from ludotheque.core.view import View


class GreedyBot:
    """Tries each action on a sampled position that agrees with its view, and takes the best.

    Where the game may come to a standstill it judges by another evaluation, if it has one.
    """

    def __init__(self, seed: int, evaluation: Evaluator, in_need: Evaluator | None = None) -> None:
        self._rng = Random(seed)
        self._evaluation = evaluation
        self._in_need = in_need or evaluation

    def choose(self, view: View) -> Action:
        actions = view.actions()
        return actions[0] if len(actions) == 1 else self.rated_actions(view)[0][0]

    def rated_actions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, the best one first."""
        seat = view.seat
        assert seat is not None
        world = view.sample(self._rng)
        world.listening = False
        judge = self._judge(view)
        actions = view.actions()
        chances = judge.chances_of([play_until_quiet(judge, world, each) for each in actions])
        found = [(action, each[seat]) for action, each in zip(actions, chances, strict=True)]
        return sorted(found, key=lambda rated: -rated[1])

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        judge = self._judge(view)
        return advice(judge, view, view.sample(self._rng), self.rated_actions(view))

    def _judge(self, view: View) -> Evaluator:
        stalls = self._evaluation.stalls(view.position)
        return self._in_need if stalls else self._evaluation
