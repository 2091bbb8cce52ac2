"""What learners have learnt must not come to mean something else under the same name."""

from __future__ import annotations

import hashlib
import json
from typing import Any, cast

import pytest

import ludotheque as lt
from ludotheque.core.kinds import Whole
from ludotheque.core.observation import Part, Pile, Several

KNOWN = {
    "spyrium-v1": "6b92060e30a46a09",
    "monumental-v2": "131bf754a3c7fdb0",
    "uchronia-v1": "40f59eb69fb611c2",
}
"""For each game and version, a hash of its rules, cards, actions and observations."""


def meaning(game: str) -> str:
    """A hash of all that the numbers of a learner stand for."""
    known = lt.GAMES[game]
    layouts = [
        known.observation(players) for players in range(known.min_players, known.max_players + 1)
    ]
    described = [
        [known.ruleset, known.fingerprint],
        [action.text for action in known.table],
        [[layout.names(), scales(layout._root)] for layout in layouts],
    ]
    return hashlib.sha256(json.dumps(described).encode()).hexdigest()[:16]


def scales(part: Part) -> list[Any]:
    """The most that each number may be, through all parts."""
    inner: list[Part] = [part._known] if isinstance(part, Pile) else []
    if isinstance(part, Several):
        inner = list(part.parts.values())
    own = [getattr(part, name, None) for name in ("most", "_in_all")]
    return [*own, *map(scales, inner)]


def test_a_new_scale_is_a_new_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = cast(Whole, lt.GAMES["spyrium"].position.sorts["money"])
    monkeypatch.setattr(kind, "scale", 2 * kind.scale)
    assert meaning("spyrium") != KNOWN["spyrium-v1"]


@pytest.mark.parametrize("game", lt.GAMES)
def test_a_version_keeps_its_meaning(game: str) -> None:
    name = f"{game}-v{lt.GAMES[game].observation(lt.GAMES[game].max_players).version}"
    assert KNOWN.get(name) == meaning(game), (
        f"{name} has changed: raise the version of the declared position and note its new "
        f"meaning, {meaning(game)}, here."
    )
