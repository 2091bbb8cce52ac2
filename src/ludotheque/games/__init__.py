"""The games, one room each."""

from __future__ import annotations

from ludotheque.core.game import GAMES
from ludotheque.games.monumental.game import MONUMENTAL
from ludotheque.games.spyrium.game import SPYRIUM
from ludotheque.games.uchronia.game import UCHRONIA


def install() -> None:
    """Makes the games known by name."""
    for game in (SPYRIUM, UCHRONIA, MONUMENTAL):
        GAMES[game.name] = game
