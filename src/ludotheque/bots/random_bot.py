"""The random bot: the baseline that every other bot should beat."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.action import Action
from ludotheque.core.chance import Dice
from ludotheque.core.view import View


class RandomBot:
    """Plays a legal action at random, each as likely as the others.

    >>> import ludotheque as lt
    >>> state = lt.new("spyrium", players=2, seed=1)
    >>> RandomBot(7).choose(state.view(state.actor)) in state.actions()
    True
    """

    __slots__ = ("_dice",)

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: View) -> Action:
        return self.pick(view.actions())

    def pick(self, actions: Sequence[Action]) -> Action:
        """The choice itself; it needs only the actions, so no view has to be made."""
        return actions[self._dice.below(len(actions))]
