"""Passing, and the end of the turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position, quarter


def quiet(**fields: Any) -> SpyriumState:
    """A position whose events nobody can use, now or in the turn to come, unless they are given."""
    return position(**({"event": {"event": "reuse"}, "next_event": {"event": "place"}} | fields))


# Passing.


@pytest.mark.rule("S-70")
def test_nobody_passes_in_phase_one() -> None:
    state = quiet(market={"a1": "mine1"})
    assert "pass" not in legal(state)
    play(state, "switch")
    assert legal(state) == ["pass"]


@pytest.mark.rule("S-70")
def test_nobody_passes_with_a_worker_in_the_market() -> None:
    state = quiet(
        seats=[{"phase": "activation"}, {"phase": "passed"}],
        market={"a1": "geologue"},
        workers={"a1-b1": [0], "a1-a2": [0]},
    )
    assert "pass" not in legal(state)
    play(state, "gain a1-b1 a1")
    assert "pass" not in legal(state)
    play(state, "activate a1-a2 a1")
    assert "pass" in legal(state)


@pytest.mark.rule("S-70")
def test_a_worker_between_two_empty_places_has_to_leave_before_its_owner_passes() -> None:
    state = quiet(
        seats=[{"phase": "activation"}, {"phase": "passed"}],
        workers={"a1-b1": [0]},
    )
    assert legal(state) == ["gain a1-b1 a1"]


@pytest.mark.rule("S-70")
def test_active_workers_and_other_players_workers_do_not_prevent_passing() -> None:
    state = quiet(
        seats=[{"phase": "activation", "active": 3}, {}],
        market={"a1": "geologue"},
        workers={"a1-b1": [1, 1]},
    )
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.to_json()["players"][0]["phase"] == "passed"
    assert state.active[0] == 3


@pytest.mark.rule("S-71")
def test_who_has_passed_takes_no_further_action_this_turn() -> None:
    state = quiet(
        seats=[{"phase": "activation", "quarter": [{"card": "mine2"}]}, {}],
        market={"a1": "mine1"},
        event={"event": "sell"},
    )
    play(state, "pass")
    for text in ("place a1-b1", "event 1", "place a1-b1", "switch", "gain a1-b1 a1"):
        assert state.actor == 1
        with pytest.raises(lt.NotYourTurn):
            state.apply(state.game.parse("exploit mine2 1"), 0)
        play(state, text)
    assert state.actor == 1


# The end of the turn.


def last_to_pass(
    mine: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **fields: Any
) -> SpyriumState:
    """Seat 1 has passed already; when seat 0 passes, the turn ends."""
    seats = [{"phase": "activation"} | (mine or {}), {"phase": "passed"} | (other or {})]
    return quiet(seats=seats, **fields)


@pytest.mark.rule("S-72")
def test_cards_left_in_the_market_leave_the_game_and_their_tokens_are_discarded() -> None:
    state = last_to_pass(
        market={"a1": ("mineur", 3), "c2": "palais", "b3": ("univ1", 1)}, token_discard=[2]
    )
    before = Counter(state.to_json()["gone"])
    play(state, "pass")
    after = state.to_json()
    assert Counter(after["gone"]) == before + Counter(["mineur", "palais", "univ1"])
    assert Counter(after["token_discard"]) == Counter([1, 2, 3])


@pytest.mark.rule("S-72")
def test_cards_that_left_the_game_never_come_back() -> None:
    state = lt.new("spyrium", players=2, seed=5)
    gone: Counter[str] = Counter()
    while not state.over:
        gone += Counter(cell["card"] for cell in state.to_json()["market"].values())
        play(state, "switch", "pass", "switch", "pass")
        assert Counter(state.to_json()["gone"]) == gone


@pytest.mark.rule("S-72")
def test_the_turn_does_not_end_before_everybody_has_passed() -> None:
    state = quiet(seats=[{"phase": "activation"}] * 3, market={"a1": ("mineur", 3)})
    for turn in (1, 1, 2):
        play(state, "pass")
        assert state.turn == turn
        assert (3 in state.token_discard) == (turn == 2)


@pytest.mark.rule("S-73")
def test_the_event_is_discarded_with_its_token_and_discs_come_back() -> None:
    state = last_to_pass(
        event={"event": "token", "token": 2},
        mine={"used": ["event"]},
        other={"used": ["event"]},
    )
    play(state, "pass")
    data = state.to_json()
    assert data["token_discard"] == [2]
    events = [data["event"]["event"], data["next_event"]["event"], *data["event_pile"]]
    assert "token" not in events
    assert [player["used"] for player in data["players"]] == [[], []]


@pytest.mark.rule("S-74")
def test_tilted_buildings_are_straightened() -> None:
    state = last_to_pass(
        mine={"quarter": [{"card": "mine1", "tilted": True}, {"card": "mine2"}]},
        other={"quarter": [{"card": "labo1", "tilted": True}]},
    )
    play(state, "pass")
    assert (quarter(state, 0), quarter(state, 1)) == (["mine1", "mine2"], ["labo1"])


@pytest.mark.rule("S-74")
def test_used_techniques_are_straightened() -> None:
    owned = ["lobbying", "taylorisme"]
    state = last_to_pass(
        mine={"techniques": owned, "used": owned},
        other={"techniques": ["negoce"], "used": ["negoce", "event"]},
    )
    play(state, "pass")
    players = state.to_json()["players"]
    assert [player["used"] for player in players] == [[], []]
    assert [sorted(player["techniques"]) for player in players] == [owned, ["negoce"]]


@pytest.mark.rule("S-74")
def test_nothing_is_straightened_while_someone_still_plays() -> None:
    state = quiet(
        seats=[
            {
                "phase": "activation",
                "quarter": [{"card": "mine1", "tilted": True}],
                "techniques": ["lobbying"],
                "used": ["lobbying", "event"],
            },
            {},
        ],
    )
    play(state, "pass")
    assert quarter(state, 0) == ["mine1/"]
    assert state.to_json()["players"][0]["used"] == ["lobbying", "event"]


@pytest.mark.rule("S-75")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_player_card_goes_left_after_each_turn(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=8)
    first = state.to_json()["first"]
    for turn in range(6):
        expected = (first + turn) % players
        assert (state.to_json()["first"], state.actor) == (expected, expected)
        play(state, *["switch", "pass"] * players)


@pytest.mark.rule("S-75")
def test_it_does_not_matter_who_passed_last() -> None:
    state = quiet(
        seats=[{"phase": "passed"}, {"phase": "activation"}, {"phase": "passed"}],
        first=0,
        pending=[{"ask": "turn", "seat": 1}],
    )
    play(state, "pass")
    assert (state.first, state.actor) == (1, 1)
    state = quiet(
        seats=[{"phase": "activation"}, {"phase": "passed"}, {"phase": "passed"}],
        first=2,
        pending=[{"ask": "turn", "seat": 0}],
    )
    play(state, "pass")
    assert (state.first, state.actor) == (0, 0)
