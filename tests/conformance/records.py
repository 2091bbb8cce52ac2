"""Stored games: written as they are played, read back and played again."""

from __future__ import annotations

import copy
import pickle
from random import Random

import ludotheque as lt
from tests.conformance.play import AnyGame, pick


def check_records(game: AnyGame, players: int, seeds: range) -> None:
    """A stored game gives every position again, whichever way it travelled."""
    for seed in seeds:
        record, digests = recorded(game, players, seed)
        read = lt.Record.loads(record.dumps())
        assert read.to_json() == record.to_json()
        for number, (state, _, _) in enumerate(read.steps()):
            assert state.digest() == digests[number], f"seed {seed}: step {number} differs"
        for other in (read, pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
            assert other.verify().digest() == digests[-1]
            assert other.to_json() == record.to_json()
        step = Random(seed).randrange(len(digests))
        assert read.replay(step).digest() == digests[step]
        read.cut(step)
        assert read.verify().digest() == digests[step]


def recorded(game: AnyGame, players: int, seed: int) -> tuple[lt.Record, list[str]]:
    """A random game as it was stored, and the digests of its positions."""
    rng = Random(f"records {seed}")
    seats = [f"player {seat}" for seat in range(players)]
    record = lt.Record.begin(game, players=players, seed=seed, seats=seats)
    state = record.first()
    digests = [state.digest()]
    while not state.over:
        record.play(state, pick(state, rng, by_verb=bool(seed % 2)), state.actor)
        digests.append(state.digest())
    return record, digests
