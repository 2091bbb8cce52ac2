"""A game as a list of fingerprints, one a step, to compare two processes.

Run as a program, it reads a game from its input, plays it and prints the fingerprints.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from tests.conformance.play import AnyGame, first_position, random_game, viewers

ROOT = Path(__file__).parents[2]


def fingerprints(game: AnyGame, players: int, seed: int, actions: Sequence[str]) -> list[str]:
    """For each step of a game: the position, what is legal, what is told, and all views."""
    state = first_position(game, players, seed)
    trace = []
    told: list[object] = []
    for text in [*actions, None]:
        step = [
            state.digest(),
            [action.text for action in state.actions()],
            told,
            [state.view(viewer).to_json() for viewer in viewers(state)],
            state.outcome.to_json() if state.outcome is not None else None,
        ]
        trace.append(hashlib.sha256(json.dumps(step).encode()).hexdigest()[:16])
        if text is not None:
            told = [event.to_json() for event in state.apply(game.parse(text))]
    return trace


def check_repeatable(game: AnyGame, players: int, seeds: range, module: str, name: str) -> None:
    """A fresh process with other hashes plays the same games.

    ``GAMES[name]`` of ``module`` is where it finds the game.
    """
    games = [
        [action.text for _, action in random_game(game, players, seed) if action is not None]
        for seed in seeds
    ]
    here = [
        fingerprints(game, players, seed, actions)
        for seed, actions in zip(seeds, games, strict=True)
    ]
    order = json.dumps([module, name, players, list(seeds), games])
    there = json.loads(_in_a_fresh_process(order))
    for seed, one, other in zip(seeds, here, there, strict=True):
        steps = [
            step for step, pair in enumerate(zip(one, other, strict=True)) if len(set(pair)) > 1
        ]
        assert not steps, f"seed {seed}: another process differs from step {steps[0]} on"


def _in_a_fresh_process(order: str) -> str:
    hashes = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    child = subprocess.run(
        [sys.executable, "-m", "tests.conformance.trace"],
        input=order,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hashes},
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout


def main() -> None:
    """Plays the games that were ordered."""
    module, name, players, seeds, games = json.load(sys.stdin)
    game = import_module(module).GAMES[name]
    traces = [
        fingerprints(game, players, seed, actions)
        for seed, actions in zip(seeds, games, strict=True)
    ]
    json.dump(traces, sys.stdout)


if __name__ == "__main__":
    main()
