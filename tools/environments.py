"""Environments for learners, ours and others': steps a second with observation, mask and a choice.

Run by `make bench`; whatever of the others is installed (`pip install .[bench]`) is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

import ludotheque as lt
from ludotheque.arena.bench import Measure, Size, WorkingTime

STEPS = "steps/s"
TABLES = 64
PGX_TABLES = 256
GOALS = [
    ("pgx, sparrow_mahjong", 2),
    ("pgx, backgammon", 2),
    ("RLCard, uno", 3),
    ("OpenSpiel, gin_rummy", 5),
]
"""By how many times our 64 tables are to be faster than others."""


def ours(size: Size) -> list[Measure]:
    """All games for two: 64 tables in one call, Gymnasium, and PettingZoo."""
    found = []
    for name in lt.GAMES:
        found += [
            Measure(f"{name}, {TABLES} tables", 2, STEPS, _self_play(name, size.decisions)),
            Measure(f"{name}, Gymnasium", 2, STEPS, _gymnasium(name, size.decisions // 4)),
            Measure(f"{name}, PettingZoo", 2, STEPS, _pettingzoo_ours(name, size.decisions // 10)),
        ]
    return found


def others(size: Size) -> list[Measure]:
    """The environments of others that are installed."""
    found: list[Measure] = []
    for measured in (_pgx, _rlcard, _open_spiel, _pettingzoo_theirs):
        try:
            found += measured(size)
        except ImportError:
            continue
    return found


def _rate(count: int, step: Callable[[], int]) -> float:
    done = 0
    watch = WorkingTime()
    while done < count:
        done += step()
    return done / watch.seconds


def _self_play(name: str, count: int) -> Callable[[], float]:
    tables = import_module("ludotheque.adapters.self_play").SelfPlay(
        name, players=2, tables=TABLES, seed=1
    )
    rng = np.random.default_rng(1)

    def step() -> int:
        tables.step(tables.sample(rng))
        return TABLES

    return partial(_rate, count, step)


def _gymnasium(name: str, count: int) -> Callable[[], float]:
    adapter, gymnasium = import_module("ludotheque.adapters.gymnasium"), import_module("gymnasium")
    env = gymnasium.make(adapter.identity(name, 2), disable_env_checker=True).unwrapped
    rng = Random(1)
    env.reset(seed=1)
    legal = [env.action_space.legal]

    def step() -> int:
        *_, over, _, info = env.step(rng.choice(legal[0].nonzero()[0]))
        if over:
            _, info = env.reset()
        legal[0] = info["action_mask"]
        return 1

    return partial(_rate, count, step)


def _agents(env: Any, count: int, mask_of: Callable[[Any, Any], Any]) -> float:
    """Random games of a PettingZoo environment."""
    rng = Random(1)
    done, seed = 0, 0
    watch = WorkingTime()
    while done < count:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, termination, truncation, info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(rng.choice(mask_of(observation, info).nonzero()[0]))
            done += 1
    return done / watch.seconds


def _pettingzoo_ours(name: str, count: int) -> Callable[[], float]:
    env = import_module("ludotheque.adapters.pettingzoo").env(name, players=2)
    return partial(_agents, env, count, lambda seen, info: info["action_mask"])


def _pettingzoo_theirs(size: Size) -> Iterator[Measure]:
    env = import_module("pettingzoo.classic.texas_holdem_v4").env()

    def play() -> float:
        return _agents(env, size.decisions // 40, lambda seen, info: seen["action_mask"])

    yield Measure("PettingZoo, texas_holdem", 2, STEPS, play)


def _pgx(size: Size) -> Iterator[Measure]:
    pgx, jax = import_module("pgx"), import_module("jax")
    wrap = import_module("pgx.experimental.wrappers").auto_reset
    for name in ("backgammon", "sparrow_mahjong"):
        env = pgx.make(name)
        play = wrap(env.step, env.init)

        def forward(state: Any, key: Any, play: Any = play, jax: Any = jax) -> Any:
            choose, rest = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choose, logits, axis=-1)
            keys = jax.random.split(rest, PGX_TABLES)
            return jax.vmap(play)(state, actions, keys)

        step = jax.jit(forward)
        keys = jax.random.split(jax.random.PRNGKey(1), PGX_TABLES)
        held = [jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2)]
        held[0] = step(held[0], held[1])  # compiles

        def one(held: Any = held, step: Any = step, jax: Any = jax) -> int:
            held[1], key = jax.random.split(held[1])
            held[0] = step(held[0], key)
            held[0].observation.block_until_ready()
            return PGX_TABLES

        yield Measure(f"pgx, {name}", 2, STEPS, partial(_rate, size.decisions // 3, one))


def _rlcard(size: Size) -> Iterator[Measure]:
    env = import_module("rlcard").make("uno", config={"seed": 1})
    rng = Random(1)
    held = [env.reset()[0]]

    def step() -> int:
        held[0], _ = env.step(rng.choice(list(held[0]["legal_actions"])))
        if env.is_over():
            held[0] = env.reset()[0]
        return 1

    yield Measure("RLCard, uno", 2, STEPS, partial(_rate, size.decisions // 10, step))


def _open_spiel(size: Size) -> Iterator[Measure]:
    env = import_module("open_spiel.python.rl_environment").Environment("gin_rummy")
    rng = Random(1)
    held = [env.reset()]

    def step() -> int:
        now = held[0]
        if now.last():
            held[0] = env.reset()
            return 0
        seat = now.observations["current_player"]
        held[0] = env.step([rng.choice(now.observations["legal_actions"][seat])])
        return 1

    yield Measure("OpenSpiel, gin_rummy", 2, STEPS, partial(_rate, size.decisions // 20, step))
