"""Making puzzles from games of the best bots."""

from __future__ import annotations

import ludotheque as lt
from ludotheque.arena.puzzles import make_puzzles


def test_a_puzzle_is_found_in_a_game_of_the_best_bots() -> None:
    (puzzle,) = make_puzzles(lt.GAMES["spyrium"], 1, 1, iterations=2, margin=0.0)
    state = puzzle.state()
    assert state.actor == puzzle.seat
    assert puzzle.best in {action.text for action in state.actions()}
