"""Why an action is not legal: in words, for players only, and from what they know."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque as lt
from ludotheque.core.action import Action
from ludotheque.core.view import View
from ludotheque.words import Words
from tests.server.clients import Person
from tests.server.conftest import LocalServer


@pytest.fixture
def running(sqlite_server: LocalServer) -> tuple[str, Person, Person]:
    """A table of Uchronia, the person to move, and the other one."""
    zoe, bob = sqlite_server.person(), sqlite_server.person("Bob")
    id = zoe.table("me", "open", game="uchronia")
    bob.do(id, "join")
    zoe.do(id, "start")
    return (id, zoe, bob) if zoe.frame(id)["actions"] else (id, bob, zoe)


def illegal_action(server: LocalServer, id: str) -> Action:
    state = server.live(id).state
    return next(action for action in state.game.table if action not in state.actions())


def test_the_reason_comes_from_the_players_view(
    sqlite_server: LocalServer, running: tuple[str, Person, Person]
) -> None:
    id, mover, _ = running
    state = sqlite_server.live(id).state
    for action in state.game.table.actions[::7]:
        answer = mover.get(f"/api/tables/{id}/reason?action={action.text}")
        known = state.view(state.actor).reason(action)
        assert answer == {"reason": None if known is None else known.to_json()}
        assert (known is None) == (action in state.actions())


def test_a_refused_move_says_why(
    sqlite_server: LocalServer, running: tuple[str, Person, Person]
) -> None:
    id, mover, _ = running
    wrong = illegal_action(sqlite_server, id)
    refused = mover.ask("POST", f"/api/tables/{id}/actions", {"step": 0, "action": wrong.text})
    asked = mover.get(f"/api/tables/{id}/reason?action={wrong.text}")
    assert (refused.status_code, refused.json()["reason"]) == (409, asked["reason"])


def test_other_seats_learn_only_that_it_is_not_their_turn(
    sqlite_server: LocalServer, running: tuple[str, Person, Person]
) -> None:
    id, mover, waiter = running
    for action in (illegal_action(sqlite_server, id).text, mover.frame(id)["actions"][0]["text"]):
        response = waiter.get(f"/api/tables/{id}/reason?action={action}")
        assert response == {"reason": ["illegal-not-your-turn", {}]}


def test_spectators_and_malformed_actions_are_refused(
    sqlite_server: LocalServer, running: tuple[str, Person, Person]
) -> None:
    id, mover, _ = running
    path = f"/api/tables/{id}/reason"
    for stranger in (sqlite_server.person("Eve"), sqlite_server.person(None)):
        answer = stranger.ask("GET", f"{path}?action=plot")
        assert (answer.status_code, answer.json()["error"]) == (403, "NotSeated")
        assert answer.json()["sentence"].endswith(".")
    other = 1 - mover.frame(id)["seat"]
    assert mover.ask("GET", f"{path}?action=plot&seat={other}").status_code == 403
    assert mover.ask("GET", f"{path}?action=open sesame").status_code == 422
    assert mover.ask("GET", f"{path}?action={'x' * 61}").status_code == 400
    assert mover.ask("GET", path).status_code == 400


@pytest.mark.parametrize("game", ["uchronia", "monumental"])
def test_reasons_do_not_leak(game: str) -> None:
    rng = Random(f"reasons {game}")
    words = Words("en", lt.GAMES[game])
    words.names = words.seat_names(2)
    state = lt.new(game, players=2, seed=3)
    for _ in range(120):
        view = state.view(state.actor)
        other = view.sample(rng)
        for action in rng.sample(state.game.table.actions, 8):
            known = view.reason(action)
            assert known == View(other, view.seat).reason(action)
            if known is not None:
                # The rules give the same reason from the true position.
                assert known == state.reason(action) == other.reason(action)
                assert words.say(known)[-1] in ".?"
        state.apply(rng.choice(state.actions()))
