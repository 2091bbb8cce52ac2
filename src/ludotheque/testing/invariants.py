"""Invariants: what must hold in every position of every game."""

from __future__ import annotations

import json

from ludotheque.core.state import State
from ludotheque.testing.random_games import AnyGame, random_game


def check_random_games(game: AnyGame, players: int, seeds: range) -> None:
    """Random games: every position is sound, and every game ends in time."""
    for seed in seeds:
        for step, (state, _) in enumerate(random_game(game, players, seed)):
            assert step <= game.longest, f"seed {seed}: more than {game.longest} decisions"
            check_position(state)


def check_position(state: State) -> None:
    """Everything is conserved, and what is asked and offered is in order."""
    state.game.check(state)
    if state.over:
        _check_end(state)
    else:
        _check_question(state)
        _check_legal_actions(state)


def _check_question(state: State) -> None:
    actor, decision = state.actor, state.decision
    assert actor in range(state.players), f"there is no seat {actor}"
    assert decision is not None, "nothing is asked"
    assert decision.seat == actor, f"{decision} is not for seat {actor}"
    assert state.outcome is None, "a running game has a result"


def _check_legal_actions(state: State) -> None:
    game, legal = state.game, state.actions()
    places = [action.index for action in legal]
    assert places == sorted(set(places)), f"doubled or out of order: {legal}"
    assert tuple(game.legal(state)) == legal, "asked again, the game offers something else"
    for action in legal:
        assert game.table[action.index] is action, f"{action} does not stand in the table"
        assert game.parse(action.text) is action, f"{action} is not read back"


def _check_end(state: State) -> None:
    asked = (state.actor, state.decision, state.actions())
    assert asked == (None, None, ()), f"something is asked after the end: {asked}"
    outcome = state.outcome
    assert outcome is not None, "a finished game has no result"
    ranked = sorted(seat for group in outcome.ranking for seat in group)
    assert ranked == list(range(state.players)), f"the ranking does not name every seat: {ranked}"
    sums = [sum(points.values()) for points in outcome.points]
    assert sums == list(outcome.scores), "the points by source do not add up to the scores"
    standing = state.game.standing(state)
    assert standing == [dict(points) for points in outcome.points], "the standing is not the result"
    plain = outcome.to_json()
    assert json.loads(json.dumps(plain)) == plain, "the result is not plain JSON"


def check_notation(game: AnyGame, players: int, seeds: range) -> None:
    """Every action of the table has its own place and its own text, and is read back from it."""
    assert len({action.text for action in game.table}) == len(game.table), "two have one text"
    for place, action in enumerate(game.table):
        assert action.index == place, f"'{action}' has the index of another"
        for text in (action.text, f"  {action.text.upper()} "):
            assert game.parse(text) is action, f"'{text}' is not read as '{action}'"
