"""Positions that are copied, written down and read back, and what must come through."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import ludotheque as lt
from tests.conformance.play import AnyGame, random_game

Journey = Callable[[lt.State], lt.State]


def through_json(state: lt.State) -> lt.State:
    """Written as text and read back."""
    return lt.State.from_json(json.loads(json.dumps(state.to_json())))


def through_pickle(state: lt.State) -> lt.State:
    """Sent to another process, as it were."""
    travelled: lt.State = pickle.loads(pickle.dumps(state))
    return travelled


def through_copy(state: lt.State) -> lt.State:
    """An independent position."""
    return state.copy()


JOURNEYS: tuple[Journey, ...] = (through_json, through_pickle, through_copy)
COPIES: tuple[Journey, ...] = (through_copy, copy.copy, copy.deepcopy)


def check_journeys(game: AnyGame, players: int, seeds: range) -> None:
    """At each step of a game, positions that travelled after every step so far are still right."""
    for seed in seeds:
        travellers: list[lt.State] = []
        for state, action in random_game(game, players, seed):
            if not travellers:
                travellers = [state.copy() for _ in JOURNEYS]
            for number, journey in enumerate(JOURNEYS):
                travellers[number] = journey(travellers[number])
                check_same(state, travellers[number], journey.__name__)
                if action is not None:
                    travellers[number].apply(action)


def check_same(state: lt.State, other: lt.State, what: str) -> None:
    """The two cannot be told apart from outside."""
    if other.digest() != state.digest():
        here, there = state.to_json(), other.to_json()
        changed = sorted(name for name in here.keys() | there if here.get(name) != there.get(name))
        raise AssertionError(f"{what}: {', '.join(changed)} changed")
    assert other.actions() == state.actions(), f"{what}: other actions are legal"
    assert other.decision == state.decision, f"{what}: something else is asked"
    assert (other.actor, other.over, other.outcome) == (state.actor, state.over, state.outcome)
    assert other.listening == state.listening, f"{what}: listens or not, unlike before"


def check_copies(game: AnyGame, players: int, seeds: range, every: int) -> None:
    """Whatever happens to a copy, the original stays as it was, and the other way round."""
    for seed in seeds:
        for step, (state, action) in enumerate(random_game(game, players, seed)):
            if action is not None and step % every == seed % every:
                check_every_action(state)
                for journey in COPIES:
                    check_left_alone(state, action, journey)


def check_every_action(state: lt.State) -> None:
    """Each legal action, played in a copy, leaves the parent as it was and gives a sound child."""
    before = state.digest()
    for action in state.actions():
        child = state.copy()
        assert child.digest() == before, "a copy differs from its parent"
        child.apply(action)
        assert state.digest() == before, f"'{action}', played in a copy, changed the parent"
        state.game.check(child)


def check_left_alone(state: lt.State, action: lt.Action, journey: Journey) -> None:
    """A copy stays as it was while its parent plays on."""
    parent = state.copy()
    child = journey(parent)
    before = child.digest()
    parent.apply(action)
    assert child.digest() == before, f"'{action}', played in the parent, changed the copy"
