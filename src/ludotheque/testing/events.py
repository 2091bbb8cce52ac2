"""Events: the same each time, with a message for every viewer, and without effect on the game."""

from __future__ import annotations

import json

from ludotheque.core.event import Event
from ludotheque.core.state import State
from ludotheque.testing.random_games import AnyGame, random_game, viewer_name, viewers


def check_without_listeners(game: AnyGame, players: int, seeds: range) -> None:
    """A game without listeners is the same game, without events."""
    for seed in seeds:
        silent: State | None = None
        for loud, action in random_game(game, players, seed):
            if silent is None:
                silent = loud.copy()
                silent.listening = False
            assert silent.to_json() == loud.to_json(), (
                f"seed {seed}: the game differs without events"
            )
            if action is not None:
                assert list(silent.apply(action)) == [], "there are events without listeners"


def _check_event(state: State, event: Event) -> None:
    game = state.game
    known = game.event_kinds.get(event.kind.name)
    assert known is event.kind, f"'{event.kind.name}' is not among the game's kinds of events"
    values = event.to_json()
    assert (values["event"], values["seat"]) == (event.kind.name, event.seat), (
        f"not itself: {values}"
    )
    assert event.seat in range(-1, state.players), f"there is no seat {event.seat}: {values}"
    assert len(event.values) == len(event.kind.params), f"values do not match fields: {values}"
    for viewer in viewers(state):
        message = game.tell(state.view(viewer).redact_event(event))
        assert message.key, f"there is no message for {viewer_name(viewer)}: {values}"


def check_events(game: AnyGame, players: int, seeds: range) -> None:
    """An action makes the same events each time, in plain values, and each has a message."""
    for seed in seeds:
        for step, (state, action) in enumerate(random_game(game, players, seed)):
            for event in state.events if step == 0 else ():
                _check_event(state, event)
            if action is None:
                break
            events = [event.to_json() for event in state.copy().apply(action)]
            again = state.copy().apply(action)
            assert [event.to_json() for event in again] == events, f"'{action}' makes other events"
            assert json.loads(json.dumps(events)) == events, f"not plain JSON: {events}"
            for event in again:
                _check_event(state, event)
