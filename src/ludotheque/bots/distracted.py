"""A bot that does not pay attention all the time: for learners that are not as good as it yet."""

from __future__ import annotations

from random import Random

from ludotheque.bots.bot import Bot
from ludotheque.core.action import Action
from ludotheque.core.view import View


class DistractedBot:
    """Plays as another bot does, and a share of its moves at random."""

    def __init__(self, bot: Bot, share: float, seed: int) -> None:
        self._bot = bot
        self._share = share
        self._rng = Random(seed)

    def choose(self, view: View) -> Action:
        if self._rng.random() < self._share:
            return self._rng.choice(view.actions())
        return self._bot.choose(view)
