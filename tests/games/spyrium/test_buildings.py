"""The ten families of buildings: all eighteen faces, built, exploited and replaced."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position, quarter

ACTIVATE = "activate a1-b1 a1"
CARDS = lt.GAMES["spyrium"].card_values()["cards"]

# Face, workers and Spyrium taken, what is gained and how much; uses in the order of the card.
USES = [
    ("S-100", "mine1", [(1, 0, "spyrium", 1)]),
    ("S-100", "mine2", [(0, 0, "spyrium", 1), (1, 0, "spyrium", 2)]),
    ("S-100", "mine3", [(0, 0, "spyrium", 1), (1, 0, "spyrium", 3)]),
    ("S-101", "atelier1", [(1, 1, "score", 3)]),
    ("S-101", "atelier2", [(1, 2, "score", 5)]),
    ("S-102", "usine1", [(1, 2, "score", 6), (2, 3, "score", 10)]),
    ("S-102", "usine2", [(2, 3, "score", 10), (2, 5, "score", 15)]),
    ("S-103", "labo1", [(1, 1, "score", 4)]),
    ("S-103", "labo2", [(1, 1, "score", 5)]),
    ("S-103", "labo3", [(1, 2, "score", 7)]),
    ("S-104", "cite1", []),
    ("S-104", "cite2", []),
    ("S-105", "residence", []),
    ("S-106", "univ1", [(1, 0, "score", 2)]),
    ("S-106", "univ2", [(1, 0, "score", 3), (2, 0, "score", 6)]),
    ("S-107", "hotel", []),
    ("S-108", "manoir", []),
    ("S-109", "palais", []),
]
EACH_FACE = [
    pytest.param(face, len(uses), marks=pytest.mark.rule(rule), id=face)
    for rule, face, uses in USES
]
EACH_USE = [
    pytest.param(face, number, *use, marks=pytest.mark.rule(rule), id=f"{face} {number}")
    for rule, face, uses in USES
    for number, use in enumerate(uses, start=1)
]


def price(building: str) -> int:
    value: int = CARDS[building]["price"]
    return value


def printed(building: str) -> int:
    value: int = CARDS[building]["points"]
    return value


def exploitable(state: SpyriumState) -> list[str]:
    return [text for text in legal(state) if text.startswith("exploit")]


def owner(face: str, **seat: Any) -> SpyriumState:
    """Seat 0 in phase II with one building of its own."""
    mine = {"phase": "activation", "quarter": [{"card": face}]}
    return position(seats=[mine | seat, {}], event={"event": "reuse"})


def builder(face: str, *tokens: int, crowd: int = 0, turn: int = 1, **seat: Any) -> SpyriumState:
    """Seat 0, who alone has not passed, with a worker beside a building in the market."""
    other = {"phase": "activation" if crowd else "passed"}
    return position(
        market={"a1": (face, *tokens)},
        workers={"a1-b1": [0], "a1-a2": [1] * crowd},
        seats=[{"phase": "activation", "money": 20, **seat}, other],
        event={"event": "place"},
        next_event={"event": "sell"},
        turn=turn,
    )


# Exploiting.


@pytest.mark.parametrize(("face", "number", "workers", "spyrium", "gain", "amount"), EACH_USE)
def test_a_use_takes_and_gives_what_the_card_says(
    face: str, number: int, workers: int, spyrium: int, gain: str, amount: int
) -> None:
    state = owner(face, active=workers, spyrium=spyrium)
    assert f"exploit {face} {number}" in legal(state)
    play(state, f"exploit {face} {number}")
    assert (state.active[0], state.inactive[0]) == (0, workers)
    assert state.spyrium[0] == (amount if gain == "spyrium" else 0)
    assert state.score[0] == (amount if gain == "score" else 0)
    assert quarter(state, 0) == [f"{face}/"]
    assert state.money[0] == 8


@pytest.mark.parametrize(("face", "number", "workers", "spyrium", "gain", "amount"), EACH_USE)
def test_a_use_is_out_of_reach_with_one_worker_or_one_spyrium_too_few(
    face: str, number: int, workers: int, spyrium: int, gain: str, amount: int
) -> None:
    use = f"exploit {face} {number}"
    if workers:
        assert use not in legal(owner(face, active=workers - 1, inactive=3, spyrium=9))
    if spyrium:
        assert use not in legal(owner(face, active=4, spyrium=spyrium - 1))
    assert use not in legal(owner(face, active=7, spyrium=9, phase="placement"))


@pytest.mark.parametrize(("face", "uses"), EACH_FACE)
def test_a_face_has_these_uses_and_no_others_and_one_of_them_a_turn(face: str, uses: int) -> None:
    state = owner(face, active=7, spyrium=9)
    offered = exploitable(state)
    assert offered == [f"exploit {face} {number}" for number in range(1, uses + 1)]
    for use in offered:
        after = state.copy()
        play(after, use)
        while after.actor != 1:
            play(after, "bonus money")
        play(after, "switch", "pass")
        assert after.actor == 0
        assert exploitable(after) == []


@pytest.mark.parametrize(
    ("face", "use", "points"),
    [
        pytest.param("atelier2", 1, 5, marks=pytest.mark.rule("S-101")),
        pytest.param("usine1", 1, 6, marks=pytest.mark.rule("S-102")),
        pytest.param("labo3", 1, 7, marks=pytest.mark.rule("S-103")),
    ],
)
def test_points_of_a_factory_win_the_bonus_exactly_at_eight(
    face: str, use: int, points: int
) -> None:
    for start, kind in ((7 - points, "turn"), (8 - points, "bonus")):
        state = owner(face, score=start, spyrium=2)
        play(state, f"exploit {face} {use}")
        assert state.decision is not None
        assert state.decision.kind == kind


# What building brings.


@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize(
    ("face", "gain"),
    [
        pytest.param("mine3", "spyrium", marks=pytest.mark.rule("S-100")),
        pytest.param("univ1", "score", marks=pytest.mark.rule("S-106")),
        pytest.param("univ2", "score", marks=pytest.mark.rule("S-106")),
    ],
)
def test_building_pays_the_token_at_once(face: str, gain: str, value: int) -> None:
    state = builder(face, value, spyrium=2)
    play(state, ACTIVATE, "build")
    assert state.spyrium[0] == 2 + (value if gain == "spyrium" else 0)
    assert state.score[0] == (value if gain == "score" else 0)
    assert state.money[0] == 20 - price(face)
    assert state.token_discard == (value,)
    assert quarter(state, 0) == [face]


@pytest.mark.parametrize("face", ["mine1", "mine2"])
@pytest.mark.rule("S-100")
def test_the_smaller_mines_bring_nothing_when_built(face: str) -> None:
    state = builder(face, spyrium=2)
    play(state, ACTIVATE, "build")
    assert (state.spyrium[0], state.score[0]) == (2, 0)


@pytest.mark.rule("S-100", "S-106")
@pytest.mark.parametrize("face", ["mine3", "univ1"])
def test_the_log_names_the_building_whose_token_was_taken(face: str) -> None:
    state = builder(face, 2)
    events = play(state, ACTIVATE, "build")
    taken = next(event for event in events if event["event"] == "token-taken")
    built = next(event for event in events if event["event"] == "built")
    assert (taken["card"], taken["value"]) == (built["card"], 2)


@pytest.mark.rule("S-106")
def test_a_universite_wins_the_bonus_when_its_token_reaches_eight() -> None:
    short = builder("univ1", 2, score=5)
    play(short, ACTIVATE, "build")
    assert (short.score[0], short.decision and short.decision.kind) == (7, "turn")
    exact = builder("univ1", 3, score=5)
    play(exact, ACTIVATE, "build")
    assert legal(exact) == ["bonus worker", "bonus money"]


@pytest.mark.rule("S-104")
@pytest.mark.parametrize(
    ("face", "reserve", "brings"),
    [
        ("cite1", 4, 1),
        ("cite1", 1, 1),
        ("cite1", 0, 0),
        ("cite2", 4, 2),
        ("cite2", 2, 2),
        ("cite2", 1, 1),
        ("cite2", 0, 0),
    ],
)
def test_a_cite_brings_its_workers_as_far_as_the_reserve_goes(
    face: str, reserve: int, brings: int
) -> None:
    state = builder(face, active=6 - reserve, reserve=reserve)
    play(state, ACTIVATE, "build")
    assert state.active[0] == 6 - reserve + brings
    assert state.reserve[0] == reserve - brings
    assert (state.money[0], state.score[0]) == (20 - price(face), 0)


@pytest.mark.rule("S-104")
def test_the_worker_of_a_cite_is_active_at_once() -> None:
    state = builder("cite1", active=0, quarter=[{"card": "mine1"}])
    assert "exploit mine1 1" not in legal(state)
    play(state, ACTIVATE, "build", "exploit mine1 1")
    assert (state.active[0], state.inactive[0]) == (0, 2)


@pytest.mark.rule("S-105")
def test_a_residence_grants_one_residence_action_when_built() -> None:
    state = builder("residence", residence=3)
    play(state, ACTIVATE, "build")
    assert (state.actor, legal(state)) == (0, ["residence advance", "residence score"])
    scored = state.copy()
    play(state, "residence advance")
    assert (state.residence_value(0), state.score[0]) == (4, 0)
    play(scored, "residence score")
    assert (scored.residence_value(0), scored.score[0]) == (3, 3)
    for after in (state, scored):
        assert after.decision is not None
        assert after.decision.kind == "turn"


@pytest.mark.rule("S-105")
@pytest.mark.parametrize("face", ["cite1", "hotel", "mine1", "labo1"])
def test_no_other_building_grants_a_residence_action(face: str) -> None:
    state = builder(face)
    play(state, ACTIVATE, "build")
    assert state.decision is not None
    assert state.decision.kind == "turn"
    assert state.residence_value(0) == 2


every_prestigious_building = pytest.mark.parametrize(
    ("face", "points"),
    [
        pytest.param("hotel", 6, marks=pytest.mark.rule("S-107")),
        pytest.param("manoir", 9, marks=pytest.mark.rule("S-108")),
        pytest.param("palais", 12, marks=pytest.mark.rule("S-109")),
    ],
)


@every_prestigious_building
def test_a_prestigious_building_scores_at_the_end_and_not_before(face: str, points: int) -> None:
    state = builder(face, turn=6, score=1)
    play(state, ACTIVATE, "build")
    assert state.score[0] == 1
    play(state, "pass")
    assert state.outcome is not None
    assert state.outcome.points == ({"track": 1, "buildings": points}, {"track": 0, "buildings": 0})


@every_prestigious_building
def test_a_prestigious_building_that_was_replaced_scores_nothing(face: str, points: int) -> None:
    state = builder("mine1", turn=6, quarter=[{"card": face}])
    kept = state.copy()
    play(state, ACTIVATE, f"replace {face}", "pass")
    play(kept, ACTIVATE, "build", "pass")
    assert state.outcome is not None
    assert state.outcome.scores == (printed("mine1"), 0)
    assert kept.outcome is not None
    assert kept.outcome.scores == (points + printed("mine1"), 0)


# Settled by inference: replacing, reductions, and using what was just built.


@pytest.mark.rule("S-132")
def test_replacing_takes_back_neither_workers_nor_spyrium_nor_residence_nor_points() -> None:
    state = position(
        market={"a1": ("univ1", 3), "b1": "cite1", "c1": "residence", "a2": "mine1"},
        workers={"a1-b1": [0, 0], "b1-c1": [0], "a1-a2": [0]},
        seats=[
            {"phase": "activation", "money": 60, "active": 0, "reserve": 3},
            {"phase": "passed"},
        ],
    )
    play(state, ACTIVATE, "build", "activate a1-b1 b1", "replace univ1")
    assert (state.score[0], state.active[0], state.reserve[0]) == (3, 1, 2)
    play(state, "activate b1-c1 c1", "replace cite1", "residence advance")
    assert (state.active[0], state.reserve[0], state.residence_value(0)) == (1, 2, 3)
    play(state, "activate a1-a2 a2", "replace residence", "exploit mine1 1")
    assert (state.score[0], state.residence_value(0), state.spyrium[0]) == (3, 3, 3)
    assert quarter(state, 0) == ["mine1/"]
    costs = sum(price(face) for face in ("univ1", "cite1", "residence", "mine1"))
    # Surcharges: two others by the Universite, one by the Cite, none later; no plot was bought.
    assert state.money[0] == 60 - costs - 2 - 1


@pytest.mark.rule("S-133")
def test_the_reduction_never_eats_into_the_surcharge() -> None:
    reduced = max(0, price("mine1") - 3)
    assert reduced == 0, "the price must fall below zero for this test to tell anything"
    owned = [{"card": "mine2"}]
    state = builder("mine1", crowd=2, quarter=owned, money=2)
    play(state, ACTIVATE, "replace mine2")
    assert state.money[0] == 0
    assert ACTIVATE not in legal(builder("mine1", crowd=2, quarter=owned, money=1))


@pytest.mark.rule("S-133")
def test_a_reduced_price_and_the_whole_surcharge_are_paid_together() -> None:
    owned = [{"card": "atelier1"}]
    need = price("usine1") - 3 + 3
    assert ACTIVATE not in legal(builder("usine1", crowd=3, quarter=owned, money=need - 1))
    state = builder("usine1", crowd=3, quarter=owned, money=need)
    play(state, ACTIVATE)
    assert legal(state) == ["replace atelier1"]
    play(state, "replace atelier1")
    assert state.money[0] == 0


@pytest.mark.rule("S-134")
def test_a_new_building_may_be_exploited_by_a_later_action_of_the_same_turn() -> None:
    state = position(
        market={"a1": "mine1"},
        workers={"a1-b1": [0]},
        seats=[{"phase": "activation", "money": 20, "active": 1}, {"phase": "activation"}],
    )
    play(state, ACTIVATE, "build")
    assert state.actor == 1
    play(state, "pass", "exploit mine1 1")
    assert state.spyrium[0] == 3


@pytest.mark.rule("S-134")
def test_a_new_building_still_needs_active_workers() -> None:
    state = builder("mine1", active=0)
    play(state, ACTIVATE, "build")
    assert "exploit mine1 1" not in legal(state)


@pytest.mark.rule("S-134")
def test_a_building_that_replaces_a_tilted_one_comes_upright() -> None:
    state = builder("mine2", quarter=[{"card": "mine1", "tilted": True}], active=0, inactive=1)
    play(state, ACTIVATE, "replace mine1 tilted", "exploit mine2 1")
    assert quarter(state, 0) == ["mine2/"]


@pytest.mark.rule("S-151")
def test_grue_does_nothing_for_a_building_that_replaces_another() -> None:
    owned = [{"card": face} for face in ("hotel", "mine1", "mine2", "labo1", "univ1")]
    for old, need in (("hotel", price("usine1")), ("labo1", price("usine1") - 3)):
        state = builder("usine1", quarter=owned, techniques=["grue"])
        play(state, ACTIVATE, f"replace {old}")
        assert state.money[0] == 20 - need
    short = builder("usine1", quarter=[{"card": "hotel"}], techniques=["grue"], money=5)
    assert price("usine1") > 5
    assert ACTIVATE not in legal(short)


@pytest.mark.rule("S-156")
def test_workers_on_a_replaced_building_stay_spent_until_the_next_turn() -> None:
    state = builder("mine2", quarter=[{"card": "univ2"}])
    play(state, "exploit univ2 2", ACTIVATE, "replace univ2 tilted")
    assert (state.active[0], state.inactive[0], state.reserve[0]) == (0, 3, 4)
    assert exploitable(state) == ["exploit mine2 1"], "no worker is free for the other use"
    play(state, "pass")
    assert (state.active[0], state.inactive[0]) == (3, 0)


# Exploiting again.


@pytest.mark.rule("S-144")
def test_taylorisme_is_an_action_of_its_own_and_costs_no_money() -> None:
    tilted = [{"card": "mine2", "tilted": True}, {"card": "univ1", "tilted": True}]
    rest = [{"card": "mine1"}, {"card": "hotel"}]
    state = owner("mine2", quarter=tilted + rest, techniques=["taylorisme"], money=0)
    again = [text for text in legal(state) if text.startswith("reuse")]
    assert again == ["reuse mine2 1", "reuse mine2 2", "reuse univ1 1"]
    play(state, "reuse univ1 1")
    assert (state.score[0], state.money[0], state.actor) == (2, 0, 1)
    assert quarter(state, 0) == ["mine2/", "univ1/", "mine1", "hotel"]


@pytest.mark.rule("S-144")
def test_taylorisme_is_no_action_of_phase_one() -> None:
    tilted = [{"card": "mine2", "tilted": True}]
    for phase, offered in (("activation", True), ("placement", False)):
        state = owner("mine2", quarter=tilted, techniques=["taylorisme"], phase=phase)
        assert ("reuse mine2 1" in legal(state)) == offered


@pytest.mark.rule("S-145")
@pytest.mark.parametrize(("active", "enough"), [(1, False), (2, True)])
@pytest.mark.parametrize("again", ["reuse mine1 1", "event-reuse mine1 1"])
def test_workers_on_a_building_do_not_work_there_a_second_time(
    again: str, active: int, enough: bool
) -> None:
    state = owner("mine1", active=active, techniques=["taylorisme"])
    play(state, "exploit mine1 1", "switch", "pass")
    assert (again in legal(state)) == enough
    if enough:
        play(state, again)
        assert (state.active[0], state.inactive[0], state.spyrium[0]) == (0, 2, 4)
