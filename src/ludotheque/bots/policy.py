"""A policy as a bot: a function of an observation and a mask, such as a network.

>>> import ludotheque as lt
>>> def first(observation, mask):
...     return next(action for action, legal in enumerate(mask) if legal)
>>> state = lt.new("spyrium", players=2, seed=1)
>>> PolicyBot(first).choose(state.view(state.actor)) is state.actions()[0]
True
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.encoder import put_legal
from ludotheque.core.errors import IllegalAction
from ludotheque.core.view import View

Policy = Callable[[Any, Any], int]
"""Gives the number of an action, from two buffers: the observation (float32) and the mask (a byte
an action). ``numpy.asarray`` and ``torch.frombuffer`` see them without a copy."""


class PolicyBot:
    """Plays what a policy says."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: View) -> Action:
        """The action of the policy; ``IllegalAction`` if it is not legal."""
        table, position = view.game.table, view.position
        mask = bytearray(len(table))
        put_legal(position, memoryview(mask), 0, len(mask))
        observation = view.game.encoder(position.players).encode(position, view.seat)
        index = int(self.policy(observation, mask))
        if not 0 <= index < len(table) or not mask[index]:
            raise IllegalAction(f"the policy has chosen action {index}, which is not legal now.")
        return table[index]
