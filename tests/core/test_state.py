"""Positions and views: copies, round trips, playing without events, own cards."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import ludotheque as lt
from ludotheque.testing import registered
from tests.core.toy_game import Toy, ToyState, draw


@pytest.fixture
def toy() -> Iterator[Toy]:
    game = Toy()
    with registered(game):
        yield game


@pytest.fixture
def state(toy: Toy) -> ToyState:
    state, rng = toy.new(3, 1), Random(1)
    for _ in range(7):
        state.apply(rng.choice(state.actions()))
    return state


def test_a_position_survives_pickling_and_copying(state: ToyState) -> None:
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert other.digest() == state.digest()
        assert other.actions() == state.actions()
        before = state.digest()
        other.apply(other.actions()[0])
        assert state.digest() == before


def test_a_silent_position_stays_silent(state: ToyState) -> None:
    state.listening = False
    for other in (state.copy(), pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert not other.listening


def test_a_position_that_falls_silent_repeats_nothing(state: ToyState) -> None:
    assert state.apply(state.actions()[0])
    state.listening = False
    assert list(state.apply(state.actions()[0])) == []


def test_the_events_of_an_action_stay_as_they_were(state: ToyState) -> None:
    events = state.apply(state.actions()[0])
    before = [event.to_json() for event in events]
    state.apply(state.actions()[0])
    assert [event.to_json() for event in events] == before


def test_a_view_survives_pickling_and_copying(state: ToyState) -> None:
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        for other in (pickle.loads(pickle.dumps(view)), copy.copy(view), copy.deepcopy(view)):
            assert other.to_json() == view.to_json()
            assert other.actions() == view.actions()
            assert other.seat == seat


def test_a_view_stays_as_it_was_when_the_game_goes_on(state: ToyState) -> None:
    view = state.view(0)
    before = json.dumps(view.to_json())
    state.apply(state.actions()[0])
    assert json.dumps(view.to_json()) == before


def test_a_view_offers_actions_only_to_the_seat_that_is_asked(state: ToyState) -> None:
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.actor == state.actor
        assert view.actions() == (state.actions() if seat == state.actor else ())


def test_a_digest_tells_positions_cards_and_chance_apart(toy: Toy) -> None:
    first = toy.new(2, 1)
    assert len(first.digest()) == 32
    assert first.digest() == toy.new(2, 1).digest()
    others = [toy.new(2, 2), toy.new(3, 1), toy.with_cards({"worth": 9}).new(2, 1), first.copy()]
    others[-1].chance += 1
    assert len({state.digest() for state in (first, *others)}) == 5


def test_a_digest_never_changes(toy: Toy) -> None:
    assert toy.new(2, 1).digest() == "b1019d65e9614f3812d4fba52272594c"


def test_own_cards_travel_with_the_position(toy: Toy) -> None:
    state = toy.with_cards({"worth": 9}).new(2, 1)
    data = json.loads(json.dumps(state.to_json()))
    assert data["cards"] == {"worth": 9}
    again = lt.State.from_json(data)
    assert again.game.card_values() == {"worth": 9}
    assert again.digest() == state.digest()
    assert pickle.loads(pickle.dumps(state)).digest() == state.digest()
    assert state.view(0).to_json()["cards"] == {"worth": 9}


@pytest.mark.parametrize("cards", ["cards.toml", ["worth"], 3], ids=str)
def test_a_position_cannot_name_a_file_of_cards(toy: Toy, cards: object) -> None:
    """A position may come from anybody, so it must not make the program read files."""
    opened: list[object] = []
    toy.with_cards = opened.append  # type: ignore[method-assign, assignment]
    with pytest.raises(lt.LudothequeError, match="card values"):
        lt.State.from_json(toy.new(2, 1).to_json() | {"cards": cards})
    assert opened == []


def test_a_position_says_what_it_is(state: ToyState) -> None:
    assert repr(state).startswith("<toy, 3 players, seat ")
    while not state.over:
        state.apply(state.actions()[-1])
    assert repr(state) == "<toy, 3 players, over>"


def test_what_is_no_action_is_refused_kindly(state: ToyState) -> None:
    before = state.digest()
    for wrong in ("draw", draw.index):
        # Compiled, the call itself says which type it expects.
        with pytest.raises(
            (lt.MalformedAction, TypeError), match=r"is not an action|Action object"
        ):
            state.apply(wrong)  # type: ignore[arg-type]
    assert state.digest() == before
