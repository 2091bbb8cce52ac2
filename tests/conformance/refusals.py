"""Actions that must be refused, and positions that must not notice."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as lt
from tests.conformance.play import AnyGame, random_game

NONSENSE = ("", " ", "?", "0", "-1", "none", "\x00", "é", "🂡", "a" * 1000, "\n".join("ab"))


def check_refusals(game: AnyGame, players: int, seeds: range, tries: int) -> None:
    """At each step of a game, some illegal actions and everybody who is not asked are refused."""
    for seed in seeds:
        rng = Random(f"refusals {seed}")
        for state, action in random_game(game, players, seed):
            before, legal = state.digest(), state.actions()
            illegal = [action for action in game.table if action not in legal]
            for wrong in rng.sample(illegal, min(tries, len(illegal))):
                _check_illegal(state, wrong)
            if action is not None:
                _check_out_of_turn(state, action)
            assert state.digest() == before, "a refused action changed the position"
            assert state.actions() == legal, "a refused action changed what is legal"


def _check_illegal(state: lt.State, wrong: lt.Action) -> None:
    error = lt.GameOver if state.over else lt.IllegalAction
    for seat in (None, state.actor):
        with pytest.raises(error) as caught:
            state.apply(wrong, seat)
        sentence = str(caught.value)
        assert f"'{wrong.text}'" in sentence, "the refusal does not say what was refused"
        if not state.over:
            offered = state.actions()[0].text
            assert offered in sentence, "the refusal does not say what would have been right"


def _check_out_of_turn(state: lt.State, action: lt.Action) -> None:
    for seat in range(-1, state.players + 1):
        if seat != state.actor:
            with pytest.raises(lt.NotYourTurn, match=f"seat {state.actor} "):
                state.apply(action, seat)


def check_after_the_end(game: AnyGame, players: int, seeds: range) -> None:
    """When the game is over, every action comes too late, whoever plays it."""
    for seed in seeds:
        *_, (state, _) = random_game(game, players, seed)
        before = state.digest()
        for action in game.table:
            for seat in (None, *range(players)):
                with pytest.raises(lt.GameOver, match="over"):
                    state.apply(action, seat)
        assert state.digest() == before


def check_nonsense(game: AnyGame) -> None:
    """A text that is no action is refused with a hint that is one."""
    some = game.table.actions[::5]
    texts = [*NONSENSE, *(f"{action.text} {action.text}x" for action in some)]
    texts += [action.text[:-1] + "#" for action in some]
    for text in texts:
        with pytest.raises(lt.MalformedAction) as caught:
            game.parse(text)
        hint = str(caught.value).rsplit("'", 2)[1]
        assert game.parse(hint).text == hint


def check_foreign_action(state: lt.State, foreign: lt.Action) -> None:
    """An action of another game is refused, even if its text would be right."""
    before = state.digest()
    with pytest.raises(lt.IllegalAction):
        state.apply(foreign)
    assert state.digest() == before
