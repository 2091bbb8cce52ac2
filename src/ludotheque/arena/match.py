"""A game between bots, without events unless one of them wants to hear what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.bots import Bot, RandomBot
from ludotheque.core.action import Action
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State


def play_with(state: State, bots: Sequence[Bot]) -> int:
    """Plays a position to its end, each seat by its bot; returns the number of decisions."""
    listeners = [seat for seat, bot in enumerate(bots) if hasattr(bot, "hear")]
    state.listening = bool(listeners)
    decisions = 0
    while (seat := state.actor) is not None:
        state.apply(answer(state, bots[seat]))
        decisions += 1
        if listeners:
            tell(state, bots)
    return decisions


def answer(state: State, bot: Bot) -> Action:
    """The choice of a bot that has the seat which must decide."""
    # A random choice needs no view, and making one costs more than the choice.
    if isinstance(bot, RandomBot):
        return bot.pick(state.actions())
    return bot.choose(state.view(state.actor))


def tell(state: State, bots: Sequence[Any]) -> None:
    """Tells the bots that want to hear it what the last action did, as their seats saw it."""
    redact = state.game.visibility.redact_event
    for seat, bot in enumerate(bots):
        if hasattr(bot, "hear"):
            bot.hear([redact(event, seat) for event in state.events])


def finish(state: State, bots: Sequence[Any]) -> Outcome:
    """The result of a game that is over, in which programs that failed have lost; ends programs."""
    outcome = state.outcome
    assert outcome is not None
    failed = [seat for seat, bot in enumerate(bots) if getattr(bot, "forfeit", None) is not None]
    if failed:
        outcome = outcome.with_forfeits(failed)
    for bot in bots:
        if hasattr(bot, "finish"):
            bot.finish(outcome)
    return outcome


def close(bots: Sequence[Any]) -> None:
    """Ends programs, in whatever state a game was left."""
    for bot in bots:
        if hasattr(bot, "close"):
            bot.close()
