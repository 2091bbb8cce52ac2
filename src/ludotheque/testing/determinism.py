"""Another process with another hash seed must play the same games.

A game is compared as a list of hashes, one for each step.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module

from ludotheque.core.game import GAMES, find
from ludotheque.testing.random_games import AnyGame, first_position, random_game, viewers

CHILD = "from ludotheque.testing.determinism import main; main()"


def hashes(game: AnyGame, players: int, seed: int, actions: Sequence[str]) -> list[str]:
    """A hash for each step of a game: position, legal actions, events, all views, outcome."""
    state = first_position(game, players, seed)
    trace = []
    events: list[object] = []
    for text in [*actions, None]:
        step = [
            state.digest(),
            [action.text for action in state.actions()],
            events,
            [state.view(viewer).to_json() for viewer in viewers(state)],
            state.outcome.to_json() if state.outcome is not None else None,
        ]
        trace.append(hashlib.sha256(json.dumps(step).encode()).hexdigest()[:16])
        if text is not None:
            events = [event.to_json() for event in state.apply(game.parse(text))]
    return trace


def check_same_in_new_process(
    game: AnyGame, players: int, seeds: range, import_path: str | None = None
) -> None:
    """A new process with another hash seed plays the same games.

    It finds the game by its name, or at ``import_path``, such as ``"mygame.game:GAME"``.
    """
    games = [
        [action.text for _, action in random_game(game, players, seed) if action is not None]
        for seed in seeds
    ]
    here = [
        hashes(game, players, seed, actions) for seed, actions in zip(seeds, games, strict=True)
    ]
    order = json.dumps([game.name, import_path, players, list(seeds), games])
    there = json.loads(_in_new_process(order))
    for seed, one, other in zip(seeds, here, there, strict=True):
        steps = [
            step for step, pair in enumerate(zip(one, other, strict=True)) if len(set(pair)) > 1
        ]
        assert not steps, f"seed {seed}: another process differs from step {steps[0]} on"


def _in_new_process(order: str) -> str:
    hash_seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    child = subprocess.run(
        [sys.executable, "-c", CHILD],
        input=order,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout


def _imported(import_path: str) -> AnyGame:
    module, _, attribute = import_path.partition(":")
    game: AnyGame = getattr(import_module(module), attribute)
    GAMES[game.name] = game
    return game


def main() -> None:
    """Reads games from the input, plays them and prints their hashes."""
    name, import_path, players, seeds, games = json.load(sys.stdin)
    game = find(name) if import_path is None else _imported(import_path)
    traces = [
        hashes(game, players, seed, actions) for seed, actions in zip(seeds, games, strict=True)
    ]
    json.dump(traces, sys.stdout)
