"""Where the rulebook is silent: what follows from it, what we decided, and forced choices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position

CALL = "activate a1-b1 a1"
FREE = "activate-free a1-b1 a1"
GAIN = "gain a1-b1 a1"
GAME = lt.GAMES["spyrium"]
CARDS = GAME.card_values()["cards"]


def price(card: str) -> int:
    value: int = CARDS[card]["price"]
    return value


def buildings(*faces: str) -> list[dict[str, Any]]:
    """A quarter; a tilted building is marked with a slash."""
    return [{"card": face.rstrip("/"), "tilted": face.endswith("/")} for face in faces]


def alone(event: str = "place", **seat: Any) -> SpyriumState:
    """Seat 0, in phase II, is the last who has not passed."""
    return position(
        seats=[{"phase": "activation", **seat}, {"phase": "passed"}],
        event={"event": event},
        next_event={"event": "token"} if event != "token" else {"event": "sell"},
    )


def beside(card: str, *tokens: int, crowd: int = 0, **seat: Any) -> SpyriumState:
    """The same with a worker beside a card, and ``crowd`` workers of seat 1 there too."""
    other = {"phase": "activation" if crowd else "passed"}
    return position(
        market={"a1": (card, *tokens)},
        workers={"a1-b1": [0], "a1-a2": [1] * crowd},
        seats=[{"phase": "activation", "money": 20, **seat}, other],
        event={"event": "place"},
    )


def starting(state: SpyriumState, word: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [text for text in legal(state) if text.split()[0] == word]


# The market.


@pytest.mark.rule("S-131")
def test_no_worker_is_placed_between_two_empty_places() -> None:
    state = position(market={"b1": "mine1"}, event={"event": "place"})
    assert starting(state, "place") == ["place a1-b1", "place b1-c1", "place b1-b2"]
    late = position(
        market={"b1": "mine1"}, seats=[{"phase": "activation"}, {}], event={"event": "place"}
    )
    offered = ["event-place a1-b1", "event-place b1-c1", "event-place b1-b2"]
    assert starting(late, "event-place") == offered


@pytest.mark.rule("S-137")
def test_no_worker_reaches_across_a_hole() -> None:
    state = position(
        market={"b1": "mine1", "c1": "geologue"},
        workers={"a1-b1": [0, 0], "b1-c1": [1, 1]},
        seats=[{"phase": "activation", "money": 20}, {"phase": "activation", "money": 20}],
    )
    play(state, "activate a1-b1 b1", "build")
    # Seat 1 counts one other worker beside the Géologue: none looks over from a1-b1.
    assert starting(state, "gain") == ["gain b1-c1 c1"]
    play(state, "gain b1-c1 c1")
    assert state.money[1] == 20 + 1
    assert starting(state, "gain") == ["gain a1-b1 a1"]
    assert starting(state, "activate") == []
    before = state.money[0]
    play(state, "gain a1-b1 a1")
    assert state.money[0] == before


@pytest.mark.rule("S-138")
def test_capitalisation_pays_even_between_two_holes() -> None:
    for techniques, money in ((["capitalisation"], 2), ([], 0)):
        seats = [{"phase": "activation", "money": 0, "techniques": techniques}, {}]
        state = position(workers={"a1-b1": [0, 1]}, seats=seats)
        play(state, GAIN)
        assert (state.money[0], state.inactive[0], state.actor) == (money, 1, 1)


@pytest.mark.rule("S-154")
def test_without_a_worker_and_without_the_event_one_must_switch() -> None:
    used = {"active": 0, "inactive": 3, "used": ["event"]}
    state = position(market={"a1": "mine1"}, seats=[used, {}], event={"event": "sell"})
    assert legal(state) == ["switch"]
    broke = {"active": 0, "inactive": 3, "spyrium": 0}
    state = position(market={"a1": "mine1"}, seats=[broke, {}], event={"event": "sell"})
    assert legal(state) == ["switch"]
    state = position(market={}, seats=[{"used": ["event"]}, {}], event={"event": "sell"})
    assert legal(state) == ["switch"], "no card is left to stand beside"
    able = position(market={"a1": "mine1"}, seats=[{"used": ["event"]}, {}])
    assert len(legal(able)) > 1


@pytest.mark.rule("S-155")
def test_one_may_switch_and_pass_at_once_without_workers_in_the_market() -> None:
    state = position(seats=[{}, {}], event={"event": "reuse"})
    play(state, "switch")
    assert (state.actor, legal(state)) == (0, ["pass"])
    play(state, "pass")
    assert state.actor == 1
    engaged = position(market={"a1": "mine1"}, workers={"a1-b1": [0]}, event={"event": "reuse"})
    play(engaged, "switch")
    assert "pass" not in legal(engaged)


# Costs.


@pytest.mark.rule("S-139")
@pytest.mark.parametrize(
    ("event", "action", "enough", "short"),
    [
        ("sell", "event 1", {"spyrium": 1}, {"spyrium": 0}),
        ("sell", "event 2", {"spyrium": 3}, {"spyrium": 2}),
        ("residence", "event 1", {"spyrium": 1}, {"spyrium": 0}),
        ("invest", "event 1", {"money": 3}, {"money": 2}),
        ("invest", "event 2", {"money": 6}, {"money": 5}),
        ("recruit", "event 1", {"money": 3}, {"money": 2}),
        ("recruit", "event 1", {"active": 6, "money": 6}, {"active": 7, "money": 9}),
        ("reuse", "event-reuse mine1 1", {"money": 1}, {"money": 0}),
        ("reuse", "event-reuse mine1 1", {"active": 1}, {"active": 0}),
        ("place", "event-place a1-b1", {"active": 1}, {"active": 0}),
    ],
)
def test_an_event_is_for_those_who_can_pay_for_it(
    event: str, action: str, enough: dict[str, int], short: dict[str, int]
) -> None:
    def able(goods: dict[str, int]) -> bool:
        seat = {"phase": "activation", "quarter": buildings("mine1/"), **goods}
        market = {"a1": "apprenti"}
        state = position(market=market, seats=[seat, {}], event={"event": event})
        return action in legal(state)

    assert able(enough)
    assert not able(short)


@pytest.mark.rule("S-139")
def test_nothing_but_the_token_event_is_free() -> None:
    poor = {"phase": "activation", "money": 0, "spyrium": 0, "active": 0, "inactive": 3}
    for event in ("sell", "residence", "invest", "recruit", "reuse", "place"):
        state = position(market={"a1": "mine1"}, seats=[poor, {}], event={"event": event})
        assert legal(state) == ["pass"]
    state = position(seats=[poor, {}], event={"event": "token", "token": 3})
    assert legal(state) == ["event 1", "event 2", "event 3", "pass"]


@pytest.mark.rule("S-139")
@pytest.mark.parametrize("card", ["apprenti", "ingenieur"])
def test_a_character_is_for_those_who_have_the_spyrium(card: str) -> None:
    assert CALL not in legal(beside(card, spyrium=0))
    assert CALL in legal(beside(card, spyrium=1))


@pytest.mark.rule("S-140")
def test_the_money_of_a_bonus_pays_for_nothing_in_the_same_action() -> None:
    investor = alone("invest", score=5, money=5)
    assert starting(investor, "event") == ["event 1"], "£6 are asked before the £5 come"
    caller = beside("banquier", 2, score=5, money=price("banquier") + 1)
    assert CALL not in legal(caller)
    student = beside("univ1", 3, score=6, money=price("univ1"), quarter=buildings("mine1"))
    play(student, CALL)
    assert legal(student) == ["replace mine1"], "the plot costs £1 before the token scores"


@pytest.mark.rule("S-140")
def test_costs_come_first_then_the_gain_then_the_bonus() -> None:
    state = alone("invest", score=5, money=6)
    data = [event["event"] for event in play(state, "event 2")]
    assert data.index("paid-money") < data.index("got-points")
    assert (state.money[0], state.score[0]) == (0, 10)
    play(state, "bonus money")
    assert state.money[0] == 5


@pytest.mark.rule("S-152")
@pytest.mark.parametrize("money", [4, 3])
def test_recruiting_counts_every_worker_owned_wherever_it_is(money: int) -> None:
    # One in the market, one beside the start card, one on a Mine and one still active.
    state = position(
        market={"a1": "apprenti"},
        workers={"a1-b1": [0]},
        seats=[
            {
                "phase": "activation",
                "money": money,
                "active": 2,
                "inactive": 1,
                "reserve": 3,
                "quarter": buildings("mine1"),
            },
            {"phase": "passed"},
        ],
        event={"event": "recruit"},
    )
    play(state, "exploit mine1 1")
    assert starting(state, "event") == (["event 1"] if money == 4 else [])
    if money == 4:
        play(state, "event 1")
        assert (state.money[0], state.active[0], state.reserve[0]) == (0, 2, 2)


# Bonuses and the residence track.


@pytest.mark.rule("S-141")
@pytest.mark.parametrize(("first", "money"), [("worker", 8 + 5), ("money", 8 + 5)])
def test_crossing_both_marks_gives_a_choice_and_then_the_other(first: str, money: int) -> None:
    state = alone(score=5, active=2, spyrium=5, quarter=buildings("usine2"))
    play(state, "exploit usine2 2")
    assert (state.score[0], legal(state)) == (20, ["bonus worker", "bonus money"])
    play(state, f"bonus {first}")
    assert (state.money[0], state.active[0], state.reserve[0]) == (money, 1, 4)
    assert state.to_json()["players"][0]["bonuses"] == []
    assert "pass" in legal(state)


@pytest.mark.rule("S-141")
def test_one_point_less_leaves_the_second_bonus_where_it_is() -> None:
    state = alone(score=4, active=2, spyrium=5, quarter=buildings("usine2"))
    play(state, "exploit usine2 2", "bonus worker")
    assert (state.score[0], state.money[0], state.active[0]) == (19, 8, 1)
    assert state.to_json()["players"][0]["bonuses"] == ["money"]


@pytest.mark.rule("S-142")
def test_with_seven_workers_only_the_money_can_be_chosen_at_eight() -> None:
    state = beside("conseiller", active=6, score=5, money=20)
    play(state, CALL)
    assert legal(state) == ["bonus money"]
    play(state, "bonus money")
    assert state.money[0] == 20 - price("conseiller") + 5
    assert state.to_json()["players"][0]["bonuses"] == ["worker"]


@pytest.mark.rule("S-142")
def test_with_six_workers_the_last_one_may_be_chosen() -> None:
    state = beside("conseiller", active=5, score=5)
    play(state, CALL)
    assert legal(state) == ["bonus worker", "bonus money"]
    play(state, "bonus worker")
    assert (state.active[0], state.reserve[0]) == (6, 0)


@pytest.mark.rule("S-142")
def test_a_worker_bonus_at_twenty_is_lost_with_seven_workers() -> None:
    state = beside("conseiller", active=6, score=17, bonuses=["worker"], money=20)
    events = [event["event"] for event in play(state, CALL)]
    assert "bonus-won" not in events
    seat = state.to_json()["players"][0]
    assert (seat["money"], seat["active"], seat["reserve"]) == (20 - price("conseiller"), 6, 0)
    assert seat["bonuses"] == []
    assert "pass" in legal(state)


@pytest.mark.rule("S-142")
def test_crossing_both_marks_with_seven_workers_brings_five_pounds_and_no_more() -> None:
    state = alone(score=5, active=7, spyrium=5, quarter=buildings("usine2"))
    play(state, "exploit usine2 2", "bonus money")
    assert (state.money[0], state.active[0], state.inactive[0]) == (8 + 5, 5, 2)
    assert state.to_json()["players"][0]["bonuses"] == []


@pytest.mark.rule("S-142")
def test_nothing_replaces_workers_that_the_reserve_lacks() -> None:
    state = beside("cite2", active=5, money=price("cite2"))
    play(state, CALL, "build")
    assert (state.active[0], state.reserve[0], state.money[0], state.spyrium[0]) == (6, 0, 0, 2)


@pytest.mark.rule("S-153")
def test_at_the_last_space_a_residence_action_only_scores() -> None:
    state = alone("residence", residence=7)
    play(state, "event 1")
    assert legal(state) == ["residence score"]
    play(state, "residence score")
    assert (state.score[0], state.residence_value(0)) == (7, 7)
    before = alone("residence", residence=5)
    play(before, "event 1")
    assert legal(before) == ["residence advance", "residence score"]


@pytest.mark.rule("S-158")
def test_the_residence_track_has_the_spaces_two_three_four_five_seven() -> None:
    for space, following in ((2, 3), (3, 4), (4, 5), (5, 7)):
        state = alone("residence", residence=space, money=0)
        play(state, "event 1", "residence advance")
        assert state.residence_value(0) == following
        play(state, "pass")
        assert state.money[0] == following, "income of the next turn"
    with pytest.raises(lt.BadPosition):
        alone(residence=6)


# Techniques; more of their rulings stand with the cards they concern.


@pytest.mark.rule("S-136")
@pytest.mark.parametrize(("face", "points"), [("labo1", 4), ("labo2", 5), ("labo3", 7)])
def test_laboratoires_are_factories_for_ingenierie(face: str, points: int) -> None:
    state = alone(active=1, spyrium=2, techniques=["ingenierie"], quarter=buildings(face))
    play(state, f"exploit {face} 1")
    assert state.score[0] == points + 1
    seat = state.game.standing(state)[0]
    assert seat["ingenierie"] == seat["buildings"] == CARDS[face]["points"]


@pytest.mark.rule("S-147")
def test_a_value_named_for_the_event_holds_for_that_player_alone() -> None:
    state = position(
        seats=[{"techniques": ["negoce"], "spyrium": 0}, {"spyrium": 0}, {"spyrium": 0}],
        event={"event": "token", "token": 1},
    )
    play(state, "event 2", "value 3")
    assert state.to_json()["event"] == {"event": "token", "token": 1}
    play(state, "event 2", "event 2")
    assert state.spyrium == [3, 1, 1]
    assert (state.kept, state.token_discard) == ([0, 0, 0], ())


@pytest.mark.rule("S-150")
@pytest.mark.parametrize(
    ("card", "tokens", "answer", "owned", "extra"),
    [
        ("geologue", (), [], [], 0),
        ("grue", (), [], [], 0),
        ("banquier", (3,), ["token 3"], [], 3),
        ("hotel", (), ["build"], ["mine1", "mine2"], 2),
    ],
)
def test_lobbying_waives_the_whole_surcharge_and_nothing_else(
    card: str, tokens: tuple[int, ...], answer: list[str], owned: list[str], extra: int
) -> None:
    need = price(card) + extra
    row = buildings(*owned)
    seat: dict[str, Any] = {"techniques": ["lobbying"], "quarter": row, "money": need}
    state = beside(card, *tokens, crowd=3, **seat)
    play(state, FREE, *answer)
    assert state.money[0] == 0
    assert state.to_json()["players"][0]["used"] == ["lobbying"]
    if not owned:
        short = beside(card, *tokens, crowd=3, **seat | {"money": need - 1})
        assert FREE not in legal(short)


@pytest.mark.rule("S-150")
def test_lobbying_is_declared_before_paying_or_not_at_all() -> None:
    state = beside("hotel", crowd=2, techniques=["lobbying"])
    play(state, CALL)
    assert legal(state) == ["build"]
    play(state, "build")
    assert state.money[0] == 20 - price("hotel") - 2
    assert state.to_json()["players"][0]["used"] == []


# Two players, and forced choices.


@pytest.mark.rule("S-157")
def test_a_game_of_two_follows_the_same_rules() -> None:
    callers = 0
    for seed in range(10):
        state = lt.new("spyrium", players=2, seed=seed)
        data = state.to_json()
        assert len(data["players"]) == 2
        assert all(cell is not None for cell in data["market"].values())
        for seat in data["players"]:
            assert (seat["money"], seat["spyrium"]) == (8 + 2, 2)
            assert (seat["active"], seat["reserve"]) == (3, 4)
        for cell in data["market"].values():
            if cell["card"] in ("mineur", "bureaucrate", "banquier", "architecte"):
                callers += 1
                assert len(cell["tokens"]) == 1
    assert callers


@pytest.mark.rule("S-159")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_somebody_can_always_do_something(players: int) -> None:
    rng = Random(players)
    for seed in range(10):
        state = lt.new("spyrium", players=players, seed=seed)
        assert isinstance(state, SpyriumState)
        while not state.over:
            words = {action.text.split()[0] for action in state.actions()}
            assert words
            assert state.actor is not None
            assert state.decision is not None
            if state.decision.kind == "turn":
                seat = state.to_json()["players"][state.actor]
                engaged = state.workers_in_market(state.actor) > 0
                if seat["phase"] == "placement":
                    assert "switch" in words
                else:
                    assert seat["phase"] == "activation"
                    assert ("gain" in words, "pass" in words) == (engaged, not engaged)
            state.apply(rng.choice(state.actions()))


@pytest.mark.rule("S-160")
@pytest.mark.parametrize(
    ("card", "tokens", "seat", "actions", "asked", "answer"),
    [
        ("conseiller", [], {"active": 6, "score": 5}, [CALL], "bonus", "bonus money"),
        ("residence", [], {"residence": 7}, [CALL, "build"], "residence", "residence score"),
        ("mineur", [2], {}, [CALL], "token", "token 2"),
        ("hotel", [], {}, [CALL], "plot", "build"),
        (
            "banquier",
            [3],
            {"money": price("banquier") + 1, "techniques": ["negoce"]},
            [CALL, "token 3"],
            "value",
            "value 1",
        ),
        ("mine1", [], {"phase": "placement", "active": 0}, [], "turn", "switch"),
        ("mine1", [], {"active": 0}, [GAIN], "turn", "pass"),
    ],
)
def test_a_single_answer_is_still_asked_for(
    card: str, tokens: list[int], seat: dict[str, Any], actions: list[str], asked: str, answer: str
) -> None:
    state = beside(card, *tokens, **seat)
    play(state, *actions)
    assert state.decision is not None
    assert (state.decision.kind, state.decision.seat) == (asked, 0)
    assert legal(state) == [answer]
