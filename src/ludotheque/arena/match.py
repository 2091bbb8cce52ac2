"""A game between bots, without events."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots import Bot, RandomBot
from ludotheque.core.action import Action
from ludotheque.core.state import State


def play_with(state: State, bots: Sequence[Bot]) -> int:
    """Plays a position to its end, each seat by its bot; returns the number of decisions."""
    state.listening = False
    decisions = 0
    while (seat := state.actor) is not None:
        state.apply(answer(state, bots[seat]))
        decisions += 1
    return decisions


def answer(state: State, bot: Bot) -> Action:
    """The choice of a bot that has the seat which must decide."""
    # A random choice needs no view, and making one costs more than the choice.
    if isinstance(bot, RandomBot):
        return bot.pick(state.actions())
    return bot.choose(state.view(state.actor))
