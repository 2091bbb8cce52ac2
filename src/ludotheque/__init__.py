"""Ludothèque: modern board games as a library.

>>> import random
>>> import ludotheque as lt
>>> state = lt.new("spyrium", players=3, seed=7)
>>> while not state.over:
...     events = state.apply(random.choice(state.actions()))
>>> len(state.outcome.scores)
3
"""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path

from ludotheque.core.action import Action
from ludotheque.core.errors import (
    BadCards,
    BadPosition,
    BadRecord,
    BadSetup,
    GameOver,
    IllegalAction,
    LudothequeError,
    MalformedAction,
    NotYourTurn,
    Stale,
    UnknownGame,
    UnknownRuleset,
)
from ludotheque.core.event import Event
from ludotheque.core.game import GAMES, Game, OptionValue, find
from ludotheque.core.message import Message
from ludotheque.core.outcome import Outcome
from ludotheque.core.record import Record
from ludotheque.core.state import Decision, State
from ludotheque.core.view import View
from ludotheque.games import install as _install

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "BadCards",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Event",
    "Game",
    "GameOver",
    "IllegalAction",
    "LudothequeError",
    "MalformedAction",
    "Message",
    "NotYourTurn",
    "Outcome",
    "Record",
    "Stale",
    "State",
    "UnknownGame",
    "UnknownRuleset",
    "View",
    "new",
]

_install()


def new(
    game: str,
    *,
    players: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    cards: str | PathLike[str] | None = None,
) -> State:
    """A first position. ``cards`` is a file of card values to play with instead of the built-in.

    >>> new("spyrium", players=2, seed=1)
    <spyrium, 2 players, seat 1: turn>
    """
    chosen = find(game)
    if cards is not None:
        chosen = chosen.with_cards(Path(cards))
    state: State = chosen.new(players, seed, options)
    return state
