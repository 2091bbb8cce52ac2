"""Every game at every number of players, or at the fewest and the most."""

from __future__ import annotations

import pytest

import ludotheque as lt

TABLES = [
    (name, players)
    for name, game in lt.GAMES.items()
    for players in range(game.min_players, game.max_players + 1)
]
ENDS = [
    (name, players)
    for name, game in lt.GAMES.items()
    for players in sorted({game.min_players, game.max_players})
]

every_table = pytest.mark.parametrize(("game", "players"), TABLES)
smallest_and_largest = pytest.mark.parametrize(("game", "players"), ENDS)
