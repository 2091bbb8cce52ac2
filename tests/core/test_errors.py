"""Errors: one family, each with a sentence that says what was wrong and what would be right."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

import ludotheque as lt
from ludotheque.testing import registered
from tests.core.toy_game import Toy, match, play


@pytest.fixture
def state() -> Iterator[lt.State]:
    game = Toy()
    with registered(game):
        yield game.new(3, 1)


FAMILY = (
    lt.BadCards,
    lt.BadPosition,
    lt.BadRecord,
    lt.BadSetup,
    lt.GameOver,
    lt.IllegalAction,
    lt.MalformedAction,
    lt.NotYourTurn,
    lt.Stale,
    lt.UnknownGame,
)


@pytest.mark.parametrize("error", FAMILY, ids=lambda error: error.__name__)
def test_errors_are_one_family_and_survive_pickling(error: type[lt.LudothequeError]) -> None:
    assert issubclass(error, lt.LudothequeError)
    again = pickle.loads(pickle.dumps(error("a sentence.")))
    assert type(again) is error
    assert str(again) == "a sentence."


def test_a_bad_record_keeps_its_step_through_pickling() -> None:
    error = lt.BadRecord("step 12 is missing.", 12)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.step) == ("step 12 is missing.", 12)


def test_an_illegal_action_names_what_is_legal(state: lt.State) -> None:
    with pytest.raises(lt.IllegalAction) as caught:
        state.apply(match)
    assert str(caught.value).startswith("'match' is not legal now; seat 0 may: draw, dig, play ")
    assert str(caught.value).endswith(f"and {len(state.actions()) - 8} more.")


def test_another_seat_is_told_whose_turn_it_is(state: lt.State) -> None:
    with pytest.raises(lt.NotYourTurn) as caught:
        state.apply(state.actions()[0], seat=2)
    assert str(caught.value) == "seat 2 must wait: seat 0 decides now."


def test_another_seat_is_not_told_what_is_legal(state: lt.State) -> None:
    for action in play:
        with pytest.raises(lt.NotYourTurn, match=r"^seat 1 must wait: seat 0 decides now\.$"):
            state.apply(action, seat=1)


def test_after_the_end_it_is_too_late(state: lt.State) -> None:
    while not state.over:
        state.apply(state.actions()[0])
    with pytest.raises(lt.GameOver) as caught:
        state.apply(match, seat=0)
    assert str(caught.value) == "the game is over; 'match' came too late."


def test_an_unknown_game_comes_with_a_known_one() -> None:
    with pytest.raises(lt.UnknownGame, match="there is no game 'ludo'; the games are: "):
        lt.new("ludo", players=2, seed=1)
    name = next(iter(lt.GAMES))
    with pytest.raises(lt.UnknownGame, match=f"did you mean '{name}'"):
        lt.new(name[:-1], players=2, seed=1)


def test_options_and_players_are_checked() -> None:
    game = Toy()
    with pytest.raises(lt.BadSetup) as caught:
        game.new(5, 1)
    assert str(caught.value) == "Toy is for 2 to 4 players, not 5."
    with pytest.raises(lt.BadSetup) as caught:
        game.new(2, 1, {"colour": "red"})
    assert str(caught.value) == "Toy has no option 'colour'; its options: rounds."
    with pytest.raises(lt.BadSetup) as caught:
        game.new(2, 1, {"rounds": 4})
    assert str(caught.value) == "option 'rounds' cannot be '4'; choose among: 3, 6."
    assert game.chosen({}) == {"rounds": 6}


def test_a_position_says_which_game_it_is_of() -> None:
    wrong: tuple[object, ...] = ({}, {"game": 3}, [], None, "toy")
    for data in wrong:
        with pytest.raises(lt.BadPosition, match="an object with a field 'game'"):
            lt.State.from_json(data)
