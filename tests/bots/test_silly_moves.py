"""No level makes moves that any player would call silly."""

from __future__ import annotations

import os

import pytest

import ludotheque as lt
from ludotheque import bots
from tests.bots.silly_moves import counted

SOAKING = "LUDOTHEQUE_SOAK" in os.environ
QUICK = ("first-game", "easy", "moderate")
"""Levels that play many games in a second; a long run plays 200 games of every level."""


@pytest.mark.parametrize("game", lt.GAMES)
@pytest.mark.parametrize("level", bots.LEVELS if SOAKING else QUICK)
def test_no_level_makes_silly_moves(game: str, level: str) -> None:
    found, where = counted(game, level, 200 if SOAKING else 2)
    assert not found, where[:10]
