from __future__ import annotations

import ludotheque as lt
from ludotheque.arena import play_with
from ludotheque.bots import Bot, RandomBot


def first_position() -> lt.State:
    return lt.new("spyrium", players=3, seed=7)


class FirstChoice:
    """Takes the first action, and notes what it was shown."""

    def __init__(self) -> None:
        self.shown: list[lt.View] = []

    def choose(self, view: lt.View) -> lt.Action:
        self.shown.append(view)
        return view.actions()[0]


class ByView:
    """A random bot that has to look at its view."""

    def __init__(self, seed: int) -> None:
        self.inner = RandomBot(seed)

    def choose(self, view: lt.View) -> lt.Action:
        return self.inner.choose(view)


def test_bots_are_shown_the_view_of_their_own_seat_and_no_state() -> None:
    state = first_position()
    first = FirstChoice()
    decisions = play_with(state, [first, RandomBot(1), RandomBot(2)])
    assert state.over
    assert 0 < len(first.shown) < decisions
    assert all(type(view) is lt.View and view.seat == 0 for view in first.shown)


def test_random_seats_play_the_same_with_and_without_views() -> None:
    ends = []
    tables: list[list[Bot]] = [
        [RandomBot(seed) for seed in range(3)],
        [ByView(seed) for seed in range(3)],
    ]
    for bots in tables:
        state = first_position()
        ends.append((play_with(state, bots), state.digest()))
    assert ends[0] == ends[1]
