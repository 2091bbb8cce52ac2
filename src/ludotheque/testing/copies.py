"""Copies and round trips through JSON and pickle: nothing is lost, nothing is shared."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

from ludotheque.core.action import Action
from ludotheque.core.state import State
from ludotheque.testing.random_games import AnyGame, random_game

RoundTrip = Callable[[State], State]


def through_json(state: State) -> State:
    """Written as text and read back."""
    return State.from_json(json.loads(json.dumps(state.to_json())))


def through_pickle(state: State) -> State:
    """As it is sent to another process."""
    restored: State = pickle.loads(pickle.dumps(state))
    return restored


def through_copy(state: State) -> State:
    """An independent position."""
    return state.copy()


ROUND_TRIPS: tuple[RoundTrip, ...] = (through_json, through_pickle, through_copy)
COPIES: tuple[RoundTrip, ...] = (through_copy, copy.copy, copy.deepcopy)


def check_round_trips(game: AnyGame, players: int, seeds: range) -> None:
    """At each step, positions that made a round trip after every step so far are still equal."""
    for seed in seeds:
        twins: list[State] = []
        for state, action in random_game(game, players, seed):
            if not twins:
                twins = [state.copy() for _ in ROUND_TRIPS]
            for number, round_trip in enumerate(ROUND_TRIPS):
                twins[number] = round_trip(twins[number])
                check_same(state, twins[number], round_trip.__name__)
                if action is not None:
                    twins[number].apply(action)


def check_same(state: State, other: State, what: str) -> None:
    """The two positions are equal in all that the contract offers."""
    if other.digest() != state.digest():
        here, there = state.to_json(), other.to_json()
        changed = sorted(name for name in here.keys() | there if here.get(name) != there.get(name))
        raise AssertionError(f"{what}: {', '.join(changed)} changed")
    assert other.actions() == state.actions(), f"{what}: other actions are legal"
    assert other.decision == state.decision, f"{what}: something else is asked"
    ends = [(each.actor, each.over, each.outcome) for each in (state, other)]
    assert ends[0] == ends[1], f"{what}: {ends}"
    assert other.listening == state.listening, f"{what}: listening changed"


def check_copies(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """Whatever happens to a copy, the original stays as it was, and the other way round."""
    for seed in seeds:
        for step, (state, action) in enumerate(random_game(game, players, seed)):
            if action is not None and step % stride == seed % stride:
                check_every_action(state)
                for round_trip in COPIES:
                    check_copy_is_independent(state, action, round_trip)


def check_every_action(state: State) -> None:
    """Each legal action, played in a copy, leaves the parent as it was and gives a sound child."""
    before = state.digest()
    for action in state.actions():
        child = state.copy()
        assert child.digest() == before, "a copy differs from its parent"
        child.apply(action)
        assert state.digest() == before, f"'{action}', played in a copy, changed the parent"
        state.game.check(child)


def check_copy_is_independent(state: State, action: Action, round_trip: RoundTrip) -> None:
    """A copy stays as it was while its parent plays on."""
    parent = state.copy()
    child = round_trip(parent)
    before = child.digest()
    parent.apply(action)
    assert child.digest() == before, f"'{action}', played in the parent, changed the copy"
