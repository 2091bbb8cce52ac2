"""Positions of real games with one change: refused with a sentence, or playable to the end.

Only the compiled rules play these games; `make soak` plays them with every number of players.
"""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.testing import check_changed_positions
from tests.conformance.scale import SCALE

TABLES = [("spyrium", 2), ("uchronia", 2), ("uchronia", 5), ("monumental", 1)]
if SCALE > 1:
    TABLES = [
        (name, players)
        for name, game in lt.GAMES.items()
        for players in range(game.min_players, game.max_players + 1)
    ]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_changed_position_is_refused_or_can_be_played(game: str, players: int) -> None:
    check_changed_positions(lt.GAMES[game], players, range(players, players + SCALE))
