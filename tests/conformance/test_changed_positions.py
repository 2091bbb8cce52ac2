"""Positions of real games with one change: refused with a sentence, or playable to the end.

Uchronia has a test of its own, beside its rules; these games are played by the compiled rules only.
"""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.testing import check_changed_positions


@pytest.mark.parametrize(("game", "players"), [("monumental", 1), ("spyrium", 2)])
def test_a_changed_position_is_refused_or_can_be_played(game: str, players: int) -> None:
    check_changed_positions(lt.GAMES[game], players, range(players, players + 1))
