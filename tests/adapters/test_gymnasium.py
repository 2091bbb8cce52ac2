"""Gymnasium's own checker, used as it is, and what a learner meets at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

import ludotheque as lt
from ludotheque.adapters.gymnasium import identity
from ludotheque.bots import UnknownBot
from tests.adapters.common import every_table


@every_table
def test_the_checker_of_gymnasium(game: str, players: int) -> None:
    check_env(gymnasium.make(identity(game, players), render_mode="ansi").unwrapped)


def make(**settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make("ludotheque/spyrium-3p-v1", **settings)


def legal(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"])[0])


def play(env: gymnasium.Env[Any, Any], seed: int | None) -> tuple[float, int]:
    """A whole game; its reward and the learner's seat."""
    _, info = env.reset(seed=seed)
    over, reward, seat = False, 0.0, info["seat"]
    while not over:
        assert reward == 0
        observation, gained, over, _, info = env.step(legal(info))
        reward = float(gained)
        assert env.observation_space.contains(observation)
    assert not info["action_mask"].any()
    return reward, seat


def test_a_whole_game_brings_its_result_at_the_end() -> None:
    rewards = [play(make(), seed)[0] for seed in range(4)]
    assert set(rewards) <= {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert any(rewards)


def test_the_seat_is_drawn_unless_it_is_given() -> None:
    env = make()
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert {make(seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_the_learner_sees_the_table_from_its_own_chair() -> None:
    names = lt.GAMES["spyrium"].observation(3).names()
    for seat in range(3):
        observation, _ = make(seat=seat).reset(seed=1)
        assert observation[names.index("actor.0")] == 1


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = make()
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert "is not legal now" in info["refused"]


def test_after_an_illegal_action_nothing_more_is_played() -> None:
    env = make().unwrapped
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(lt.GameOver, match="reset begins the next game"):
        env.step(legal(info))


@pytest.mark.parametrize("action", [-1, 99999])
def test_an_action_that_the_game_does_not_have_is_refused(action: int) -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(lt.MalformedAction, match=f"no action {action}; .* are 0 to 255"):
        env.step(action)


def test_a_single_name_stands_for_all_opponents() -> None:
    one, same = (make(opponents=named).reset(seed=1)[0] for named in ("greedy", ["greedy"]))
    assert np.array_equal(one, same)


def test_a_random_choice_without_a_mask_is_legal() -> None:
    env = make()
    env.reset(seed=1)
    for _ in range(20):
        *_, over, _, info = env.step(env.action_space.sample())
        assert not over or "refused" not in info
        if over:
            break


@pytest.mark.parametrize(
    ("settings", "error", "sentence"),
    [
        ({"opponents": ["random"] * 3}, lt.BadSetup, "3 opponents are named; the learner has 2"),
        ({"opponents": ["nobody"]}, UnknownBot, "there is no bot 'nobody'"),
        ({"seat": 3}, lt.BadSetup, "there is no seat 3"),
    ],
)
def test_who_plays_is_checked(
    settings: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        make(**settings)


# Many tables at once.


def many(tables: int = 4) -> Any:
    return gymnasium.make_vec("ludotheque/uchronia-2p-v1", num_envs=tables, seat=0)


def test_one_call_steps_many_games() -> None:
    games = many()
    observations, info = games.reset(seed=3)
    assert games.observation_space.contains(observations)
    assert len({row.tobytes() for row in observations}) == 4, "each table has its own game"
    ended = 0
    for _ in range(600):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        observations, rewards, over, cut, info = games.step(actions)
        assert (info["action_mask"].sum(axis=1) > 0).all(), "a new game has begun"
        assert ((rewards != 0) <= over).all()
        assert not cut.any()
        if over.any():
            table = int(np.flatnonzero(over)[0])
            assert not np.array_equal(info["final_obs"][table], observations[table])
            ended += 1
            break
    assert ended


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (many().reset(seed=seed)[0] for seed in (5, 5, 6))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    ones = many(2).reset(seed=[1, 1])[0]
    assert np.array_equal(ones[0], ones[1])


def steps(games: Any, seed: Any) -> Iterator[tuple[Any, ...]]:
    """All that some tables tell; now and then an action is not legal."""
    observations, info = games.reset(seed=seed)
    yield observations, info
    for step in range(90):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        actions[step % len(actions)] = 255 if step % 20 == 19 else actions[step % len(actions)]
        *results, info = games.step(actions)
        yield *results, info


@pytest.mark.parametrize("seed", [5, [7, 1, 4]])
def test_many_tables_are_those_that_gymnasium_would_set_up(seed: Any) -> None:
    """Seeds, new games, masks, and the last observation of a game."""
    name = "ludotheque/spyrium-2p-v1"
    ours = gymnasium.make_vec(name, num_envs=3)
    theirs = gymnasium.make_vec(
        name,
        num_envs=3,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
    )
    ended = 0
    for one, other in zip(steps(ours, seed), steps(theirs, seed), strict=True):
        assert data_equivalence(one[:-1], other[:-1], exact=True)
        assert_same(one[-1], other[-1])
        ended += "final_info" in one[-1]
    assert ended > 2


def assert_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert sorted(one) == sorted(other)
    for key, value in one.items():
        if isinstance(value, dict):
            assert_same(value, other[key])
        else:
            assert [repr(row) for row in value] == [repr(row) for row in other[key]]


def test_the_number_of_seeds_is_checked() -> None:
    with pytest.raises(lt.BadSetup, match="2 seeds are given for 4 tables"):
        many().reset(seed=[1, 2])
    tables = many(2)
    one, same = (tables.reset(seed=seed)[0] for seed in ((8, 9), np.int64(8)))
    assert np.array_equal(one, same)


def test_every_table_is_rendered() -> None:
    games = gymnasium.make_vec("ludotheque/spyrium-2p-v1", num_envs=2, render_mode="ansi")
    games.reset(seed=1)
    shown: Any = games.render()
    assert ["Spyrium" in picture for picture in shown] == [True, True]


def test_the_number_of_actions_is_checked() -> None:
    tables = many(4)
    tables.reset(seed=1)
    with pytest.raises(lt.BadSetup, match="3 actions are given for 4 tables"):
        tables.step(np.zeros(3, np.int64))


def test_masks_are_where_sb3_looks_for_them() -> None:
    env = make()
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert (masks == info["action_mask"].astype(bool)).all()
    tables = gymnasium.make_vec("ludotheque/spyrium-3p-v1", num_envs=2)
    _, infos = tables.reset(seed=1)
    assert (tables.action_masks() == infos["action_mask"]).all()  # type: ignore[attr-defined]


def test_a_policy_can_be_the_opponent() -> None:
    asked = []

    def policy(observation: Any, mask: Any) -> int:
        asked.append(np.asarray(observation).shape)
        return int(np.flatnonzero(np.asarray(mask))[0])

    env = make(opponents=policy, seat=0)
    play(env, seed=2)
    assert asked
    assert set(asked) == {env.observation_space.shape}
