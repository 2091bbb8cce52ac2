"""Stored puzzles: each can be played on today's rules, and its solution stands out."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.arena.puzzles import MARGIN
from ludotheque.teaching import puzzles
from ludotheque.teaching.puzzle import read_line


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
def test_every_puzzle_is_a_position_in_which_the_solution_is_legal_and_clearly_best(
    game: lt.Game[Any],
) -> None:
    stored = puzzles(game)
    assert stored
    for puzzle in stored:
        state = puzzle.state()
        legal = {action.text for action in state.actions()}
        assert state.actor == puzzle.seat
        assert {one.action for one in puzzle.choices} <= legal
        best, *others = puzzle.choices
        assert all(best.chance - one.chance >= MARGIN - 0.001 for one in others)
        assert read_line(puzzle.to_line()) == puzzle


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
def test_no_puzzle_is_there_twice(game: lt.Game[Any]) -> None:
    digests = [puzzle.state().digest() for puzzle in puzzles(game)]
    assert len(set(digests)) == len(digests)
