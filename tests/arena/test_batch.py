"""Many tables in one call: the same games, observations and results as tables by themselves."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as lt
from ludotheque.arena.batch import GAMES_OF_A_TABLE, Batch

TABLES = 3


def chosen(batch: Batch, rng: Random) -> list[int]:
    """A legal action for each table."""
    width = batch.actions
    return [
        rng.choice([i for i in range(width) if batch.masks[table * width + i]])
        for table in range(batch.tables)
    ]


@pytest.mark.parametrize("name", lt.GAMES)
def test_tables_play_as_they_would_alone(name: str) -> None:
    game, rng = lt.GAMES[name], Random(5)
    batch = Batch(game, players=2, tables=TABLES, seed=11)
    layout = game.observation(2)
    alone = [game.new(2, 11 + table * GAMES_OF_A_TABLE) for table in range(TABLES)]
    games = [0] * TABLES
    for _ in range(400):
        actions = chosen(batch, rng)
        batch.step(actions)
        for table, index in enumerate(actions):
            state = alone[table]
            state.apply(game.table[index])
            rewards = batch.rewards[2 * table : 2 * table + 2].tolist()
            assert bool(batch.ended[table]) == state.over
            if state.outcome is not None:
                assert rewards == state.outcome.results()
                games[table] += 1
                seed = 11 + table * GAMES_OF_A_TABLE + games[table]
                state = alone[table] = game.new(2, seed)
            else:
                assert rewards == [0.0, 0.0]
            assert batch.actors[table] == state.actor
            row = batch.observations[table * batch.size : (table + 1) * batch.size]
            assert row.tolist() == layout.encode(state.view(state.actor)).tolist()
            mask = batch.masks[table * batch.actions : (table + 1) * batch.actions]
            legal = {action.index for action in state.actions()}
            assert {index for index, byte in enumerate(mask) if byte} == legal
    assert sum(games) > 0, "no game came to its end"


def test_a_refused_step_changes_nothing() -> None:
    batch = Batch(lt.GAMES["uchronia"], players=3, tables=2, seed=1)
    before = batch.observations.tolist()
    legal = chosen(batch, Random(1))
    illegal = batch.masks.tolist().index(0, batch.actions) - batch.actions
    with pytest.raises(lt.IllegalAction, match="table 1"):
        batch.step([legal[0], illegal])
    assert batch.observations.tolist() == before
    with pytest.raises(lt.BadSetup, match="1 actions are given for 2 tables"):
        batch.step(legal[:1])


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = (Batch(lt.GAMES["monumental"], players=2, tables=2, seed=4) for _ in range(2))
    for _ in range(50):
        actions = chosen(one, Random(9))
        one.step(actions)
        two.step(actions)
        assert one.observations == two.observations
