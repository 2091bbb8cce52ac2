"""A game looked at again: the curve ends with the result, and turning points are real losses."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.arena.review import review
from ludotheque.core.record import Record

GAME = Path(__file__).parents[2] / "examples" / "game.json"


@pytest.fixture(scope="module")
def record() -> Record:
    return lt.Record.loads(GAME.read_text(encoding="utf-8"))


def test_the_curve_leads_to_the_result(record: Record) -> None:
    curve = review(record, "first-game").curve
    assert len(curve) == len(record.actions) + 1
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in curve)
    outcome = record.replay().outcome
    assert outcome is not None
    assert [seat for seat, chance in enumerate(curve[-1]) if chance > 0] == list(outcome.winners)


def test_turning_points_are_moves_that_something_better_was_there_for(record: Record) -> None:
    turns = review(record, "greedy").turns
    assert turns, "a random game has many"
    assert turns == sorted(turns, key=lambda turn: -turn.loss)
    for turn in turns[:5]:
        state = record.replay(turn.step)
        assert state.actor == turn.seat
        assert record.actions[turn.step] is turn.played
        assert turn.better.action in state.actions()
        assert turn.better.chance > turn.chance
