"""Taking turns, one action at a time, in two phases."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position

NOTHING_TO_USE: dict[str, Any] = {"event": {"event": "reuse"}, "next_event": {"event": "place"}}
"""Events that nobody can use without a tilted building or outside phase II."""


def verbs(state: lt.State) -> set[str]:
    return {text.split()[0] for text in legal(state)}


def busy_player(phase: str, **fields: Any) -> SpyriumState:
    """Seat 0 has an active worker, a worker in the market, money, Spyrium and two buildings."""
    rich = {"money": 20, "spyrium": 5, "active": 2, "phase": phase}
    buildings = [{"card": "mine2"}, {"card": "mine1", "tilted": True}]
    return position(
        seats=[rich | {"quarter": buildings}, {}],
        market={"a1": "geologue", "b1": "atelier1"},
        workers={"a1-b1": [0, 1]},
        event={"event": "sell"},
        **fields,
    )


# Whose turn it is.


@pytest.mark.rule("S-32")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_begins_and_play_goes_round_one_action_at_a_time(players: int) -> None:
    for first in range(players):
        state = position(
            seats=[{}] * players, first=first, market={"b2": "mine1"}, **NOTHING_TO_USE
        )
        actors = []
        for _ in range(2 * players):
            actors.append(state.actor)
            play(state, "place b1-b2")
        assert actors == [(first + step) % players for step in range(2 * players)]


@pytest.mark.rule("S-32", "S-71")
def test_those_who_have_passed_are_left_out_until_everybody_has() -> None:
    state = position(
        seats=[
            {"phase": "activation"},
            {"phase": "placement"},
            {"phase": "passed"},
            {"phase": "placement"},
        ],
        first=1,
        market={"b2": "mine1"},
        **NOTHING_TO_USE,
    )
    play(state, "place b1-b2")
    assert state.actor == 3
    play(state, "place b1-b2")
    assert state.actor == 0
    play(state, "pass")
    actors = []
    for _ in range(4):
        actors.append(state.actor)
        play(state, "place b1-b2")
    assert actors == [1, 3, 1, 3]
    play(state, "switch", "gain b1-b2 b2")
    assert (state.actor, state.turn) == (3, 1)


@pytest.mark.rule("S-32")
def test_the_last_player_goes_on_alone_and_the_turn_ends_with_the_last_pass() -> None:
    state = position(
        seats=[{"phase": "passed"}, {}, {"phase": "passed"}],
        first=1,
        market={"b2": "mine1"},
        **NOTHING_TO_USE,
    )
    for text in ("place b1-b2", "place b1-b2", "switch", "gain b1-b2 b2", "gain b1-b2 b2"):
        play(state, text)
        assert (state.actor, state.turn) == (1, 1)
    play(state, "pass")
    assert state.turn == 2


# The two phases.


@pytest.mark.rule("S-33")
def test_phase_one_offers_placing_the_event_and_switching_and_nothing_else() -> None:
    state = busy_player("placement")
    placements = {"place a1-b1", "place b1-c1", "place a1-a2", "place b1-b2"}
    assert set(legal(state)) == placements | {"event 1", "event 2", "switch"}


@pytest.mark.rule("S-33")
@pytest.mark.parametrize(
    "refused",
    ["gain a1-b1 a1", "activate a1-b1 a1", "exploit mine2 1", "pass"],
)
def test_phase_two_actions_are_refused_in_phase_one(refused: str) -> None:
    state = busy_player("placement")
    before = state.digest()
    with pytest.raises(lt.IllegalAction):
        play(state, refused)
    assert state.digest() == before


@pytest.mark.rule("S-33")
def test_each_of_the_three_is_one_action() -> None:
    for text, actor in (("place a1-b1", 1), ("event 1", 1), ("switch", 0)):
        state = busy_player("placement")
        play(state, text)
        assert state.actor == actor


@pytest.mark.rule("S-34")
def test_switching_is_followed_by_one_phase_two_action_before_anyone_else_acts() -> None:
    state = busy_player("placement")
    play(state, "switch")
    assert state.to_json()["players"][0]["phase"] == "activation"
    assert state.actor == 0
    assert verbs(state) == {"gain", "activate", "event", "exploit"}
    play(state, "gain a1-b1 a1")
    assert state.actor == 1
    assert "switch" in legal(state)


@pytest.mark.rule("S-35")
def test_nobody_comes_back_to_phase_one_within_a_turn() -> None:
    state = position(
        seats=[{"quarter": [{"card": "mine2"}]}, {"phase": "passed"}],
        market={"a1": "geologue"},
        workers={"a1-b1": [0]},
        event={"event": "sell"},
    )
    play(state, "switch")
    for text in ("gain a1-b1 a1", "event 1", "exploit mine2 1", "pass"):
        assert state.to_json()["players"][0]["phase"] == "activation"
        assert verbs(state).isdisjoint({"place", "switch"})
        play(state, text)


@pytest.mark.rule("S-36")
def test_phase_two_offers_money_activation_event_and_exploiting() -> None:
    state = busy_player("activation")
    assert set(legal(state)) == {
        *("gain a1-b1 a1", "gain a1-b1 b1"),
        *("activate a1-b1 a1", "activate a1-b1 b1"),
        *("event 1", "event 2"),
        *("exploit mine2 1", "exploit mine2 2"),
    }


@pytest.mark.rule("S-36")
def test_phase_two_offers_passing_when_no_worker_is_left_in_the_market() -> None:
    state = busy_player("activation")
    play(state, "gain a1-b1 a1", "place a1-b1")
    assert set(legal(state)) == {
        *("event 1", "event 2"),
        *("exploit mine2 1", "exploit mine2 2"),
        "pass",
    }


@pytest.mark.rule("S-36")
@pytest.mark.parametrize(
    "text", ["gain a1-b1 a1", "activate a1-b1 a1", "event 1", "exploit mine2 1"]
)
def test_each_of_the_five_is_one_action(text: str) -> None:
    state = busy_player("activation")
    play(state, text)
    assert state.actor == 1


@pytest.mark.rule("S-36")
@pytest.mark.parametrize("refused", ["place a1-b1", "switch", "event-place a1-b1"])
def test_phase_one_actions_are_refused_in_phase_two(refused: str) -> None:
    with pytest.raises(lt.IllegalAction):
        play(busy_player("activation"), refused)


@pytest.mark.rule("S-37")
@pytest.mark.parametrize("phase", ["placement", "activation"])
def test_what_a_player_may_do_depends_on_their_own_phase_alone(phase: str) -> None:
    offers = []
    for others in ("placement", "activation", "passed"):
        state = position(
            seats=[{"phase": phase}, {"phase": others}, {"phase": others}],
            market={"a1": "geologue"},
            workers={"a1-b1": [0]},
            **NOTHING_TO_USE,
        )
        offers.append(verbs(state))
    assert offers == [{"place", "switch"} if phase == "placement" else {"gain", "activate"}] * 3


@pytest.mark.rule("S-37")
def test_players_of_both_phases_alternate() -> None:
    state = position(
        seats=[{"phase": "activation"}, {"phase": "placement"}],
        market={"a1": "geologue"},
        workers={"a1-b1": [0, 0]},
        **NOTHING_TO_USE,
    )
    play(state, "gain a1-b1 a1", "place a1-b1", "gain a1-b1 a1", "place a1-b1", "pass")
    assert state.actor == 1
    assert verbs(state) == {"place", "switch"}
