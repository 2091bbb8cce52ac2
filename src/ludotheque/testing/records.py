"""Stored games: written as they are played, read back and played again."""

from __future__ import annotations

import copy
import pickle
from random import Random

from ludotheque.core.record import Record
from ludotheque.testing.random_games import AnyGame, random_action


def check_records(game: AnyGame, players: int, seeds: range) -> None:
    """A stored game replays to every position, also after JSON, pickle and deepcopy."""
    for seed in seeds:
        record, digests = recorded(game, players, seed)
        read = Record.loads(record.dumps())
        assert read.to_json() == record.to_json(), "a record changes when it is read back"
        for number, (state, _, _) in enumerate(read.steps()):
            assert state.digest() == digests[number], f"seed {seed}: step {number} differs"
        for other in (read, pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
            assert other.verify().digest() == digests[-1], f"seed {seed}: the end differs"
            assert other.to_json() == record.to_json(), f"seed {seed}: a copy differs"
        step = Random(seed).randrange(len(digests))
        assert read.replay(step).digest() == digests[step], f"replay({step}) differs"
        read.cut(step)
        assert read.verify().digest() == digests[step], f"cut({step}) differs"


def recorded(game: AnyGame, players: int, seed: int) -> tuple[Record, list[str]]:
    """A random game as it was stored, and the digests of its positions."""
    rng = Random(f"records {seed}")
    seats = [f"player {seat}" for seat in range(players)]
    record = Record.begin(game, players=players, seed=seed, seats=seats)
    state = record.first()
    digests = [state.digest()]
    while not state.over:
        record.play(state, random_action(state, rng, by_verb=bool(seed % 2)), state.actor)
        digests.append(state.digest())
    return record, digests
