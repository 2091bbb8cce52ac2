"""Actions that must be refused, and positions that must not change."""

from __future__ import annotations

from random import Random

from ludotheque.core.action import Action
from ludotheque.core.errors import GameOver, IllegalAction, MalformedAction, NotYourTurn
from ludotheque.core.state import State
from ludotheque.testing.errors import error_of
from ludotheque.testing.random_games import AnyGame, first_position, random_game

MALFORMED = ("", " ", "?", "0", "-1", "none", "\x00", "é", "🂡", "a" * 1000, "\n".join("ab"))
TRIES = 5
"""How many illegal actions are tried in each position."""


def check_illegal_actions(game: AnyGame, players: int, seeds: range) -> None:
    """At each step of a game, illegal actions and seats that are not asked are refused."""
    for seed in seeds:
        rng = Random(f"refusals {seed}")
        for state, action in random_game(game, players, seed):
            before, legal = state.digest(), state.actions()
            illegal = [action for action in game.table if action not in legal]
            for wrong in rng.sample(illegal, min(TRIES, len(illegal))):
                _check_illegal(state, wrong)
            if action is not None:
                _check_out_of_turn(state, action)
            assert state.digest() == before, "a refused action changed the position"
            assert state.actions() == legal, "a refused action changed what is legal"


def _check_illegal(state: State, wrong: Action) -> None:
    error = GameOver if state.over else IllegalAction
    for seat in (None, state.actor):
        sentence = error_of(error, state.apply, wrong, seat)
        assert f"'{wrong.text}'" in sentence, "the refusal does not say what was refused"
        if not state.over:
            offered = state.actions()[0].text
            assert offered in sentence, "the refusal does not say what would have been right"


def _check_out_of_turn(state: State, action: Action) -> None:
    for seat in range(-1, state.players + 1):
        if seat != state.actor:
            sentence = error_of(NotYourTurn, state.apply, action, seat)
            assert f"seat {state.actor} " in sentence, "the refusal does not say whose turn it is"


def check_after_game_over(game: AnyGame, players: int, seeds: range) -> None:
    """When the game is over, every action of every seat is refused."""
    for seed in seeds:
        *_, (state, _) = random_game(game, players, seed)
        before = state.digest()
        for action in game.table:
            for seat in (None, *range(players)):
                sentence = error_of(GameOver, state.apply, action, seat)
                assert "over" in sentence, f"the refusal does not say why: {sentence}"
        assert state.digest() == before, "an action after the end changed the position"


def check_malformed_texts(game: AnyGame, players: int, seeds: range) -> None:
    """A text that is no action is refused with a hint that is one."""
    some = game.table.actions[::5]
    texts = [*MALFORMED, *(f"{action.text} {action.text}x" for action in some)]
    texts += [action.text[:-1] + "#" for action in some]
    for text in texts:
        hint = error_of(MalformedAction, game.parse, text).rsplit("'", 2)[1]
        assert game.parse(hint).text == hint, f"the hint '{hint}' is no action"


def check_foreign_actions(game: AnyGame, players: int, seeds: range) -> None:
    """An action of another table is refused, even if its place and text would be right."""
    for seed in seeds:
        state = first_position(game, players, seed)
        legal, before = state.actions()[0], state.digest()
        fields = legal.index, legal.text, legal.verb, legal.a, legal.b
        for owner in (game.name, "another game"):
            error_of(IllegalAction, state.apply, Action(owner, *fields))
        assert state.digest() == before, "a foreign action changed the position"
