"""Cards that lie open, in random games: what is offered or taken lies there."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.testing.random_games import random_game

TABLES = [
    pytest.param(name, players, id=f"{name} {players}")
    for name, game in lt.GAMES.items()
    for players in range(game.min_players, game.max_players + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_offered_or_taken_lies_there(name: str, players: int) -> None:
    chosen = 0
    for state, action in random_game(lt.GAMES[name], players, seed=3):
        if action is None:
            break
        events = state.copy().apply(action)
        for supply in state.game.supplies:
            offered = supply.offered(state)
            taken = [lot for lot in map(supply.taken, events) if lot is not None]
            chosen += sum(lot in offered for lot in taken)
            if not supply.alternatives:
                assert {*offered, *taken} <= set(supply.lying(state)), (supply.name, action.text)
    assert chosen
