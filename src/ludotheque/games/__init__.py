"""The games, one room each."""

from __future__ import annotations

from ludotheque.core.game import GAMES
from ludotheque.games.spyrium.game import SPYRIUM


def install() -> None:
    """Makes the games known by name."""
    for game in (SPYRIUM,):
        GAMES[game.name] = game
