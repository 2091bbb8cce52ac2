"""The bot that plays whatever looks best one step ahead."""

from __future__ import annotations

from random import Random

from ludotheque.bots.advice import Advice, advice
from ludotheque.bots.evaluation import Evaluation
from ludotheque.bots.lookahead import settled
from ludotheque.core.action import Action
from ludotheque.core.view import View


class GreedyBot:
    """Tries each action on a position that its seat deems possible, and compares what follows."""

    def __init__(self, seed: int, evaluation: Evaluation) -> None:
        self._rng = Random(seed)
        self._evaluation = evaluation

    def choose(self, view: View) -> Action:
        actions = view.actions()
        return actions[0] if len(actions) == 1 else self.opinions(view)[0][0]

    def opinions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, the best one first."""
        seat = view.seat
        assert seat is not None
        world = view.sample(self._rng)
        world.listening = False
        judge = self._evaluation
        found = [
            (action, judge.chances(settled(judge, world, action))[seat])
            for action in view.actions()
        ]
        return sorted(found, key=lambda opinion: -opinion[1])

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        return advice(self._evaluation, view, view.sample(self._rng), self.opinions(view))
