"""What learners have learnt must not come to mean something else under the same name."""

from __future__ import annotations

import hashlib
import json

import pytest

import ludotheque as lt

KNOWN = {
    "spyrium-v0": "a746f2763ec78049",
    "monumental-v0": "303a36ffbf25b61c",
    "uchronia-v0": "81b004a156b723dc",
}
"""For each game and version, a hash of its rules, actions and observations."""


def meaning(game: str) -> str:
    """A hash of all that the numbers of a learner stand for."""
    known = lt.GAMES[game]
    layouts = [
        known.observation(players).names()
        for players in range(known.min_players, known.max_players + 1)
    ]
    told = [known.ruleset, [action.text for action in known.table], layouts]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", lt.GAMES)
def test_a_version_keeps_its_meaning(game: str) -> None:
    name = f"{game}-v{lt.GAMES[game].observation(lt.GAMES[game].max_players).version}"
    assert KNOWN.get(name) == meaning(game), (
        f"{name} has changed: raise VERSION in games/{game}/observation.py and note its new "
        f"meaning, {meaning(game)}, here."
    )
