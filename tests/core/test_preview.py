"""Previews of actions: what they say of undo is what happens."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.testing.random_games import random_game


@pytest.mark.parametrize(
    ("name", "players"),
    [("monumental", 1), ("monumental", 3), ("spyrium", 2), ("spyrium", 4), ("uchronia", 3)],
)
def test_an_action_reveals_what_its_preview_says(name: str, players: int) -> None:
    game = lt.GAMES[name]
    seen = set()
    for state, _ in random_game(game, players, 1):
        for action, preview in zip(state.actions(), state.previews(), strict=True):
            after = state.copy()
            after.apply(action)
            assert preview.reveals == game.visibility.reveals(state, after), action.text
            seen.add(preview.reveals)
    assert seen == {True, False}


def test_one_preview_is_the_same_as_among_all() -> None:
    state = lt.new("spyrium", players=3, seed=2)
    for action, preview in zip(state.actions(), state.previews(), strict=True):
        assert state.preview(action).to_json() == preview.to_json()
