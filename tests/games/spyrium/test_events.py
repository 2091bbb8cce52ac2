"""Using the event of the turn, and the seven events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position, quarter

PHASES = ("placement", "activation")
both_phases = pytest.mark.parametrize("phase", PHASES)


def with_event(event: str, mine: dict[str, Any] | None = None, **fields: Any) -> SpyriumState:
    """Seat 0, in phase I unless said otherwise, can use an event; a token on it shows a 2."""
    card: dict[str, Any] = {"event": event} | ({"token": 2} if event == "token" else {})
    others = fields.pop("others", [{}])
    return position(seats=[mine or {}, *others], event=card, **fields)


def event_uses(state: lt.State) -> list[str]:
    return [text for text in legal(state) if text.startswith("event")]


# Using the event.


@pytest.mark.rule("S-41")
@both_phases
@pytest.mark.parametrize("event", ["token", "sell", "residence", "invest", "recruit"])
def test_the_event_may_be_used_in_either_phase(event: str, phase: str) -> None:
    state = with_event(event, {"phase": phase})
    assert "event 1" in legal(state)
    play(state, "event 1")
    play(state, *(["residence advance"] if event == "residence" else []))
    player = state.to_json()["players"][0]
    assert (player["used"], player["phase"]) == (["event"], phase)
    assert state.actor == 1, "it was an action"


@pytest.mark.rule("S-41")
def test_one_players_use_takes_nothing_from_the_others() -> None:
    state = with_event(
        "sell",
        {"money": 0, "spyrium": 3},
        others=[{"money": 0, "spyrium": 3, "phase": "activation"}],
    )
    offered = event_uses(state)
    bystander = state.to_json()["players"][1]
    play(state, "event 1")
    assert state.to_json()["players"][1] == bystander
    assert event_uses(state) == offered
    play(state, "event 2")
    assert (state.money, state.spyrium) == ([3, 6], [2, 0])


@pytest.mark.rule("S-42")
@both_phases
def test_the_event_is_used_once_per_turn(phase: str) -> None:
    state = with_event("sell", {"phase": phase, "spyrium": 9}, others=[{"phase": "passed"}])
    play(state, "event 1")
    assert state.to_json()["players"][0]["used"] == ["event"]
    assert event_uses(state) == []
    with pytest.raises(lt.IllegalAction):
        play(state, "event 2")


@pytest.mark.rule("S-42")
def test_switching_to_phase_two_does_not_allow_a_second_use() -> None:
    state = with_event("sell", {"spyrium": 9}, others=[{"phase": "passed"}])
    play(state, "event 1", "switch")
    assert legal(state) == ["pass"]


@pytest.mark.rule("S-42")
@pytest.mark.parametrize("event", ["reuse", "place"])
def test_the_events_of_phase_two_are_used_once_too(event: str) -> None:
    buildings = [{"card": "mine2", "tilted": True}]
    state = with_event(
        event,
        {"phase": "activation", "quarter": buildings},
        others=[{"phase": "passed"}],
        market={"a1": "palais"},
    )
    play(state, event_uses(state)[0])
    assert state.to_json()["players"][0]["used"] == ["event"]
    assert event_uses(state) == []


@pytest.mark.rule("S-42")
def test_who_keeps_the_disc_may_use_the_event_later_in_the_turn() -> None:
    state = with_event("sell", {"active": 1}, others=[{"phase": "passed"}], market={"a1": "mine1"})
    play(state, "place a1-b1", "switch", "gain a1-b1 a1", "event 1")
    assert state.spyrium[0] == 1


@pytest.mark.rule("S-42")
def test_the_next_event_can_be_used_in_the_next_turn() -> None:
    state = with_event("sell", others=[{"phase": "passed"}], next_event={"event": "invest"})
    play(state, "event 1", "switch", "pass", "event 1", "event 1")
    assert state.score == [3, 3]


@pytest.mark.rule("S-43")
@pytest.mark.parametrize(
    ("event", "number"),
    [("token", 3), ("sell", 2), ("invest", 2), ("residence", 1), ("recruit", 1)],
)
def test_each_effect_of_the_event_is_a_choice_of_its_own(event: str, number: int) -> None:
    state = with_event(event, {"money": 9, "spyrium": 9})
    assert event_uses(state) == [f"event {option}" for option in range(1, number + 1)]


@pytest.mark.rule("S-43")
def test_exactly_one_effect_is_carried_out() -> None:
    changes = set()
    for option in (1, 2, 3):
        state = with_event("token", {"money": 0, "spyrium": 0})
        play(state, f"event {option}")
        changes.add((state.money[0], state.spyrium[0], state.score[0]))
        assert state.actor == 1
    assert changes == {(2, 0, 0), (0, 2, 0), (0, 0, 2)}


# The seven events.


@pytest.mark.rule("S-83")
@both_phases
@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize(
    ("option", "gain"), [(1, (1, 0, 0)), (2, (0, 1, 0)), (3, (0, 0, 1))], ids=["£", "Spyrium", "VP"]
)
def test_the_token_event_pays_its_value_as_pounds_spyrium_or_points(
    option: int, gain: tuple[int, int, int], token: int, phase: str
) -> None:
    state = position(
        seats=[{"money": 4, "spyrium": 5, "score": 1, "phase": phase}, {}],
        event={"event": "token", "token": token},
    )
    play(state, f"event {option}")
    money, spyrium, points = (share * token for share in gain)
    assert (state.money[0], state.spyrium[0], state.score[0]) == (
        4 + money,
        5 + spyrium,
        1 + points,
    )


@pytest.mark.rule("S-84")
@pytest.mark.parametrize(("option", "spyrium", "money"), [(1, 3, 3), (2, 1, 6)])
def test_the_sale_event_buys_one_spyrium_or_three(option: int, spyrium: int, money: int) -> None:
    state = with_event("sell", {"money": 0, "spyrium": 4})
    play(state, f"event {option}")
    assert (state.spyrium, state.money) == ([spyrium, 2], [money, 8])


@pytest.mark.rule("S-84")
@pytest.mark.parametrize(
    ("spyrium", "offered"),
    [(0, []), (1, ["event 1"]), (2, ["event 1"]), (3, ["event 1", "event 2"])],
)
def test_only_what_is_there_can_be_sold(spyrium: int, offered: list[str]) -> None:
    assert event_uses(with_event("sell", {"spyrium": spyrium})) == offered


@pytest.mark.rule("S-85")
@pytest.mark.parametrize(
    ("choice", "residence", "score"), [("residence advance", 5, 0), ("residence score", 4, 4)]
)
def test_the_residence_event_costs_one_spyrium(choice: str, residence: int, score: int) -> None:
    state = with_event("residence", {"spyrium": 1, "residence": 4, "money": 3})
    play(state, "event 1", choice)
    assert (state.spyrium, state.money[0]) == ([0, 2], 3)
    assert state.to_json()["players"][0]["residence"] == residence
    assert state.score == [score, 0]


@pytest.mark.rule("S-85")
def test_without_spyrium_there_is_no_residence_action() -> None:
    assert event_uses(with_event("residence", {"spyrium": 0})) == []


@pytest.mark.rule("S-86")
@pytest.mark.parametrize(("option", "money", "score"), [(1, 4, 3), (2, 1, 5)])
def test_the_investment_event_turns_three_pounds_into_three_points_or_six_into_five(
    option: int, money: int, score: int
) -> None:
    state = with_event("invest", {"money": 7})
    play(state, f"event {option}")
    assert (state.money, state.score) == ([money, 8], [score, 0])


@pytest.mark.rule("S-86")
@pytest.mark.parametrize(
    ("money", "offered"),
    [(2, []), (3, ["event 1"]), (5, ["event 1"]), (6, ["event 1", "event 2"])],
)
def test_only_money_at_hand_can_be_invested(money: int, offered: list[str]) -> None:
    assert event_uses(with_event("invest", {"money": money})) == offered


# Reuse.


def reuser(buildings: Sequence[object], **mine: Any) -> SpyriumState:
    return with_event("reuse", {"phase": "activation", "quarter": buildings} | mine)


@pytest.mark.rule("S-87")
def test_the_reuse_event_exploits_a_tilted_building_again_for_a_pound() -> None:
    buildings = [{"card": "atelier1", "tilted": True}, {"card": "mine1"}]
    state = reuser(buildings, money=5, spyrium=3, active=1, inactive=1)
    assert event_uses(state) == ["event-reuse atelier1 1"], "the mine is not tilted"
    bystander = state.to_json()["players"][1]
    play(state, "event-reuse atelier1 1")
    assert state.money[0] == 4
    assert state.spyrium[0] == 2, "Spyrium is paid anew"
    assert (state.active[0], state.inactive[0]) == (0, 2), "and so is the worker"
    assert state.score[0] == 3
    assert quarter(state, 0) == ["atelier1/", "mine1"]
    assert state.to_json()["players"][1] == bystander
    assert state.actor == 1


@pytest.mark.rule("S-87")
def test_any_effect_may_be_chosen_the_second_time() -> None:
    state = with_event(
        "reuse",
        {"phase": "activation", "quarter": [{"card": "mine2"}], "active": 2, "spyrium": 0},
        others=[{"phase": "passed"}],
    )
    play(state, "exploit mine2 1")
    assert event_uses(state) == ["event-reuse mine2 1", "event-reuse mine2 2"]
    play(state, "event-reuse mine2 2")
    assert (state.spyrium[0], state.active[0]) == (3, 1)
    assert legal(state) == ["pass"], "it ended up tilted"


@pytest.mark.rule("S-87")
@pytest.mark.parametrize(
    "lack", [{"money": 0}, {"active": 0, "inactive": 3}, {"spyrium": 0}, {"phase": "placement"}]
)
def test_the_reuse_event_needs_the_pound_the_workers_the_spyrium_and_phase_two(
    lack: dict[str, Any],
) -> None:
    tilted = [{"card": "atelier1", "tilted": True}]
    enough = {"money": 1, "active": 1, "inactive": 2, "spyrium": 1}
    assert event_uses(reuser(tilted, **enough)) == ["event-reuse atelier1 1"]
    assert event_uses(reuser(tilted, **(enough | lack))) == []


@pytest.mark.rule("S-87")
def test_other_players_tilted_buildings_are_out_of_reach() -> None:
    state = with_event(
        "reuse",
        {"phase": "activation"},
        others=[{"quarter": [{"card": "mine2", "tilted": True}], "phase": "activation"}],
    )
    assert event_uses(state) == []


# Placement.


@pytest.mark.rule("S-88")
def test_the_placement_event_places_a_worker_in_phase_two() -> None:
    state = with_event(
        "place",
        {"phase": "activation", "active": 2, "money": 4},
        market={"a1": "geologue"},
        workers={"a1-b1": [1]},
    )
    play(state, "event-place a1-b1")
    assert state.to_json()["workers"] == {"a1-b1": [0, 1]}
    assert (state.active[0], state.inactive[0], state.money[0]) == (1, 0, 4)
    assert state.to_json()["players"][0]["phase"] == "activation"
    assert state.actor == 1


@pytest.mark.rule("S-88")
def test_the_placement_event_is_of_no_use_in_phase_one() -> None:
    assert event_uses(with_event("place", {"active": 3}, market={"a1": "mine1"})) == []


@pytest.mark.rule("S-88")
def test_the_rules_of_phase_one_hold_for_the_gap_and_the_worker() -> None:
    market = {"a1": "mine1", "b1": "geologue"}
    state = with_event("place", {"phase": "activation", "active": 1}, market=market)
    gaps = {text.removeprefix("event-place ") for text in event_uses(state)}
    assert gaps == {"a1-b1", "b1-c1", "a1-a2", "b1-b2"}
    tired = with_event("place", {"phase": "activation", "active": 0, "inactive": 3}, market=market)
    assert event_uses(tired) == []


@pytest.mark.rule("S-88")
def test_the_worker_can_be_used_later_and_has_to_leave_before_its_owner_passes() -> None:
    state = with_event(
        "place",
        {"phase": "activation", "active": 1, "spyrium": 0},
        others=[{"phase": "passed"}],
        market={"a1": "geologue"},
    )
    assert "pass" in legal(state)
    play(state, "event-place a1-b1")
    assert set(legal(state)) == {"gain a1-b1 a1", "activate a1-b1 a1"}
    play(state, "activate a1-b1 a1")
    assert state.spyrium[0] == 2


# Recruitment.


@pytest.mark.rule("S-89")
@both_phases
@pytest.mark.parametrize("owned", [3, 4, 6])
def test_the_recruitment_event_costs_a_pound_for_each_worker_owned(owned: int, phase: str) -> None:
    state = with_event(
        "recruit", {"phase": phase, "active": 1, "inactive": owned - 1, "money": owned}
    )
    play(state, "event 1")
    assert state.money == [0, 8]
    assert (state.active[0], state.inactive[0], state.reserve[0]) == (2, owned - 1, 6 - owned)
    assert (state.active[1], state.reserve[1]) == (3, 4)


@pytest.mark.rule("S-89")
def test_the_recruit_is_active_at_once() -> None:
    state = with_event(
        "recruit",
        {"active": 0, "inactive": 1},
        others=[{"phase": "passed"}],
        market={"a1": "mine1"},
    )
    play(state, "event 1", "place a1-b1")
    assert state.to_json()["workers"] == {"a1-b1": [0]}


@pytest.mark.rule("S-89")
def test_recruiting_needs_the_money_and_a_worker_in_the_reserve() -> None:
    assert event_uses(with_event("recruit", {"active": 4, "money": 4})) == ["event 1"]
    assert event_uses(with_event("recruit", {"active": 4, "money": 3})) == []
    assert event_uses(with_event("recruit", {"active": 6, "money": 9})) == ["event 1"]
    assert event_uses(with_event("recruit", {"active": 7, "money": 9})) == []
