"""What must hold in every position of every game."""

from __future__ import annotations

import json

import ludotheque as lt
from tests.conformance.play import AnyGame, random_game


def check_whole_games(game: AnyGame, players: int, seeds: range) -> None:
    """Random games: every position is sound, and every game ends in time."""
    for seed in seeds:
        for step, (state, _) in enumerate(random_game(game, players, seed)):
            assert step <= game.longest, f"seed {seed}: more than {game.longest} decisions"
            check_position(state)


def check_position(state: lt.State) -> None:
    """Everything is conserved, and what is asked and offered is in order."""
    state.game.check(state)
    if state.over:
        _check_end(state)
    else:
        _check_question(state)
        _check_legal_actions(state)


def _check_question(state: lt.State) -> None:
    actor, decision = state.actor, state.decision
    assert actor in range(state.players), f"there is no seat {actor}"
    assert decision is not None, "nothing is asked"
    assert decision.seat == actor, f"{decision} is not for seat {actor}"
    assert state.outcome is None, "a running game has a result"


def _check_legal_actions(state: lt.State) -> None:
    game, legal = state.game, state.actions()
    places = [action.index for action in legal]
    assert places == sorted(set(places)), f"doubled or out of order: {legal}"
    assert tuple(game.legal(state)) == legal, "asked again, the game offers something else"
    for action in legal:
        assert game.table[action.index] is action, f"{action} does not stand in the table"
        assert game.parse(action.text) is action, f"{action} is not read back"


def _check_end(state: lt.State) -> None:
    assert state.actor is None
    assert state.decision is None
    assert state.actions() == ()
    outcome = state.outcome
    assert outcome is not None, "a finished game has no result"
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(state.players))
    assert [sum(points.values()) for points in outcome.points] == list(outcome.scores)
    assert state.game.standing(state) == [dict(points) for points in outcome.points]
    assert json.loads(json.dumps(outcome.to_json())) == outcome.to_json()


def check_notation(game: AnyGame) -> None:
    """Every action of the table has its own place and its own text, and is read back from it."""
    assert len({action.text for action in game.table}) == len(game.table)
    for place, action in enumerate(game.table):
        assert action.index == place
        assert game.parse(action.text) is action
        assert game.parse(f"  {action.text.upper()} ") is action


def check_silence(game: AnyGame, players: int, seeds: range) -> None:
    """Events change nothing: a game that nobody listens to is the same game, without events."""
    for seed in seeds:
        silent: lt.State | None = None
        for loud, action in random_game(game, players, seed):
            if silent is None:
                silent = loud.copy()
                silent.listening = False
            assert silent.to_json() == loud.to_json(), f"seed {seed}: silence changed the game"
            if action is not None:
                assert list(silent.apply(action)) == [], "a silent game spoke"


def _check_event(game: AnyGame, event: lt.Event, players: int) -> None:
    assert game.event_kinds[event.kind.name] is event.kind
    told = event.to_json()
    assert (told["event"], told["seat"]) == (event.kind.name, event.seat), f"not itself: {told}"
    assert event.seat in range(-1, players)
    assert len(event.values) == len(event.kind.params)


def check_events(game: AnyGame, players: int, seeds: range) -> None:
    """An action reports the same each time, in plain values, and each report can be said."""
    for seed in seeds:
        for step, (state, action) in enumerate(random_game(game, players, seed)):
            for event in state.events if step == 0 else ():
                _check_event(game, event, players)
                for viewer in (None, *range(players)):
                    assert game.tell(state.view(viewer).hear(event)).key
            if action is None:
                break
            events = [event.to_json() for event in state.copy().apply(action)]
            again = state.copy().apply(action)
            assert [event.to_json() for event in again] == events
            assert json.loads(json.dumps(events)) == events
            for event in again:
                _check_event(game, event, players)
                for viewer in (None, *range(players)):
                    assert game.tell(state.view(viewer).hear(event)).key
