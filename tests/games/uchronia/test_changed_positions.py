"""Positions of real games with one change: refused with a sentence, or playable to the end."""

from __future__ import annotations

import pytest

from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.testing import check_changed_positions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_changed_position_is_refused_or_can_be_played(players: int) -> None:
    check_changed_positions(UCHRONIA, players, range(players, players + 1))
