"""The residence track, and the bonuses at 8 and 20 points."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import Cell, legal, play, position

# Residences.


def on_residence(value: int, **mine: Any) -> SpyriumState:
    """Seat 0 can use the residence event."""
    return position(
        seats=[{"residence": value, "spyrium": 1} | mine, {"residence": 3}],
        event={"event": "residence"},
    )


@pytest.mark.rule("S-80")
@pytest.mark.parametrize(("value", "after"), [(2, 3), (3, 4), (4, 5), (5, 7)])
def test_a_residence_action_moves_the_disc_one_space_to_the_right(value: int, after: int) -> None:
    state = on_residence(value)
    play(state, "event 1", "residence advance")
    players = state.to_json()["players"]
    assert [player["residence"] for player in players] == [after, 3]
    assert state.score == [0, 0]


@pytest.mark.rule("S-80")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 7])
def test_or_it_scores_the_value_of_the_space(value: int) -> None:
    state = on_residence(value)
    play(state, "event 1", "residence score")
    players = state.to_json()["players"]
    assert [player["residence"] for player in players] == [value, 3]
    assert state.score == [value, 0]


@pytest.mark.rule("S-80")
@pytest.mark.parametrize("choice", ["residence advance", "residence score"])
def test_it_is_one_choice_carried_out_as_soon_as_it_is_granted(choice: str) -> None:
    state = on_residence(3)
    play(state, "event 1")
    assert state.decision is not None
    assert (state.decision.kind, state.actor) == ("residence", 0)
    assert legal(state) == ["residence advance", "residence score"]
    play(state, choice)
    assert state.actor == 1
    assert "residence score" not in legal(state)


@pytest.mark.rule("S-80")
def test_each_action_scores_the_space_on_which_the_disc_stands_then() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 20}, {"phase": "passed"}],
        market={"b2": ("architecte", 1, 1), "a1": "residence"},
        workers={"a2-b2": [0, 0], "a1-b1": [0]},
        event={"event": "place"},
    )
    play(state, "activate a2-b2 b2", "token 1", "residence advance")
    assert state.score[0] == 0
    play(state, "activate a1-b1 a1", "build", "residence score")
    assert state.score[0] == 3
    play(state, "activate a2-b2 b2", "token 1", "residence score")
    assert state.score[0] == 6


# The bonus at 8.


def scorer(score: int, token: int, **mine: Any) -> SpyriumState:
    """Seat 0 can score a token with the event; seat 1 is one point short of its own bonus."""
    return position(
        seats=[{"score": score, "money": 4, "active": 2, "reserve": 5} | mine, {"score": 7}],
        event={"event": "token", "token": token},
    )


@pytest.mark.rule("S-81", "S-17")
@pytest.mark.parametrize(("score", "token"), [(0, 3), (4, 3), (5, 2), (6, 1)])
def test_below_eight_points_nothing_is_won(score: int, token: int) -> None:
    state = scorer(score, token)
    play(state, "event 3")
    assert state.actor == 1
    assert state.to_json()["players"][0]["bonuses"] == ["worker", "money"]
    assert (state.money[0], state.active[0]) == (4, 2)


@pytest.mark.rule("S-81", "S-17")
@pytest.mark.parametrize(("score", "token"), [(7, 1), (5, 3), (7, 3)])
def test_reaching_or_passing_eight_asks_for_a_bonus_at_once(score: int, token: int) -> None:
    state = scorer(score, token)
    play(state, "event 3")
    assert state.decision is not None
    assert (state.decision.kind, state.actor) == ("bonus", 0)
    assert legal(state) == ["bonus worker", "bonus money"]


@pytest.mark.rule("S-81")
def test_the_worker_comes_from_the_reserve_and_is_active_at_once() -> None:
    state = scorer(7, 1)
    bystander = state.to_json()["players"][1]
    play(state, "event 3", "bonus worker")
    assert (state.active[0], state.reserve[0], state.money[0]) == (3, 4, 4)
    assert state.to_json()["players"][0]["bonuses"] == ["money"]
    assert state.to_json()["players"][1] == bystander
    assert state.actor == 1


@pytest.mark.rule("S-81")
def test_the_money_is_five_pounds() -> None:
    state = scorer(7, 1)
    bystander = state.to_json()["players"][1]
    play(state, "event 3", "bonus money")
    assert (state.active[0], state.reserve[0], state.money[0]) == (2, 5, 9)
    assert state.to_json()["players"][0]["bonuses"] == ["worker"]
    assert state.to_json()["players"][1] == bystander


@pytest.mark.rule("S-81")
def test_the_new_worker_can_be_used_in_the_same_turn() -> None:
    state = position(
        seats=[
            {
                "phase": "activation",
                "score": 6,
                "active": 1,
                "quarter": [{"card": "univ1"}, {"card": "mine1"}],
            },
            {"phase": "passed"},
        ],
        event={"event": "place"},
    )
    play(state, "exploit univ1 1", "bonus worker", "exploit mine1 1")
    assert (state.active[0], state.inactive[0], state.spyrium[0]) == (0, 2, 3)


@pytest.mark.rule("S-81")
@pytest.mark.parametrize("score", [8, 12, 16])
@pytest.mark.parametrize("left", ["worker", "money"])
def test_the_bonus_at_eight_is_won_only_the_first_time(score: int, left: str) -> None:
    state = scorer(score, 3, bonuses=[left])
    play(state, "event 3")
    assert state.actor == 1
    assert (state.money[0], state.active[0]) == (4, 2)
    assert state.to_json()["players"][0]["bonuses"] == [left]


@pytest.mark.rule("S-81")
def test_every_player_has_a_bonus_of_their_own() -> None:
    state = position(
        seats=[{"score": 7, "money": 0, "active": 3, "reserve": 4}] * 3,
        event={"event": "token", "token": 1},
    )
    play(state, "event 3", "bonus money", "event 3", "bonus worker", "event 3", "bonus money")
    assert state.money == [5, 0, 5]
    assert state.active == [3, 4, 3]


@pytest.mark.rule("S-81")
def test_points_from_every_source_can_reach_the_mark() -> None:
    seat = {"phase": "activation", "score": 7, "money": 20, "residence": 3}
    tables: list[tuple[list[str], Cell]] = [
        (["activate a2-b2 b2"], "apprenti"),
        (["activate a2-b2 b2", "token 2"], ("bureaucrate", 2)),
        (["activate a2-b2 b2", "build"], ("univ1", 1)),
        (["activate a2-b2 b2", "build", "residence score"], "residence"),
        (["exploit atelier1 1"], "geologue"),
    ]
    for moves, card in tables:
        state = position(
            seats=[seat | {"quarter": [{"card": "atelier1"}]}, {}],
            market={"b2": card},
            workers={"a2-b2": [0]},
            event={"event": "place"},
        )
        play(state, *moves)
        assert (state.actor, legal(state)) == (0, ["bonus worker", "bonus money"]), card


# The bonus at 20.


@pytest.mark.rule("S-82")
@pytest.mark.parametrize(("score", "token"), [(17, 3), (19, 1), (19, 3)])
def test_reaching_or_passing_twenty_brings_the_other_bonus_without_a_choice(
    score: int, token: int
) -> None:
    money = scorer(score, token, bonuses=["money"])
    play(money, "event 3")
    assert (money.money[0], money.active[0], money.reserve[0]) == (9, 2, 5)
    worker = scorer(score, token, bonuses=["worker"])
    play(worker, "event 3")
    assert (worker.money[0], worker.active[0], worker.reserve[0]) == (4, 3, 4)
    for state in (money, worker):
        assert state.actor == 1
        assert state.to_json()["players"][0]["bonuses"] == []
        assert state.to_json()["players"][1]["bonuses"] == ["worker", "money"]


@pytest.mark.rule("S-82")
@pytest.mark.parametrize(("score", "token"), [(16, 3), (18, 1)])
def test_nineteen_points_are_not_enough(score: int, token: int) -> None:
    state = scorer(score, token, bonuses=["money"])
    play(state, "event 3")
    assert (state.score[0], state.money[0]) == (19, 4)
    assert state.to_json()["players"][0]["bonuses"] == ["money"]


@pytest.mark.rule("S-82")
def test_beyond_twenty_nothing_more_is_won() -> None:
    state = scorer(20, 3, bonuses=[])
    play(state, "event 3")
    assert state.actor == 1
    assert (state.money[0], state.active[0], state.reserve[0]) == (4, 2, 5)


@pytest.mark.rule("S-81", "S-82")
@pytest.mark.parametrize(
    ("choice", "active", "money"), [("bonus worker", 4, 0), ("bonus money", 3, 5)]
)
def test_both_bonuses_are_won_in_the_course_of_a_turn(choice: str, active: int, money: int) -> None:
    factories = [{"card": "usine1"}, {"card": "usine2"}]
    rich = {"money": 0, "active": 4, "spyrium": 5, "quarter": factories}
    state = position(
        seats=[rich | {"phase": "activation", "score": 4}, {"phase": "passed"}],
        event={"event": "place"},
    )
    play(state, "exploit usine1 1", choice)
    assert (state.score[0], state.active[0], state.money[0]) == (10, active, money)
    play(state, "exploit usine2 1")
    assert (state.score[0], state.active[0], state.money[0]) == (20, 2, 5)
    assert state.to_json()["players"][0]["bonuses"] == []
