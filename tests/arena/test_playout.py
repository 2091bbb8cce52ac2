from __future__ import annotations

import ludotheque as lt
from ludotheque.arena import play_out
from ludotheque.core.chance import Dice


def first_position() -> lt.State:
    return lt.new("spyrium", players=3, seed=7)


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    state = first_position()
    decisions = play_out(state, Dice(1))
    assert state.over
    assert 50 < decisions < state.game.longest


def test_a_playout_makes_no_events() -> None:
    state = first_position()
    play_out(state, Dice(1))
    assert not state.listening


def test_the_same_generator_gives_the_same_end() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = first_position()
        play_out(state, Dice(seed))
        ends.append(state.digest())
    assert ends[0] == ends[1] != ends[2]


def test_a_playout_from_the_middle_leaves_the_original_alone() -> None:
    state = first_position()
    for _ in range(40):
        state.apply(state.actions()[0])
    before = state.digest()
    play_out(state.copy(), Dice(3))
    assert state.digest() == before
