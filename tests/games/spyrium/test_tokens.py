"""The numbered tokens: the supply, the discard, tokens on buildings and on the event."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import play, position

ALL_TOKENS = Counter({1: 8, 2: 8, 3: 8})
PLAIN = [
    *("geologue", "apprenti", "mine1", "mine2", "atelier1"),
    *("labo1", "cite1", "residence", "grue"),
]
"""Nine cards that use no tokens."""


def about_to_deal(cards: list[str], seats: int = 2, **fields: Any) -> SpyriumState:
    """A turn that ends when seat 0 passes; the next market brings these cards and plain ones."""
    fields = {"event": {"event": "place"}, "next_event": {"event": "sell"}} | fields
    return position(
        seats=[{"phase": "activation"}, *[{"phase": "passed"}] * (seats - 1)],
        event_pile=["invest"],
        decks={"A": PLAIN[len(cards) :] + cards},
        **fields,
    )


def supply(*top: int) -> list[int]:
    """A supply of all 24 tokens with these on top."""
    return [*(ALL_TOKENS - Counter(top)).elements(), *top]


def on_market(state: lt.State) -> list[int]:
    cells = state.to_json()["market"].values()
    return [value for cell in cells if cell for value in cell["tokens"]]


# The supply and the discard.


@pytest.mark.rule("S-76")
def test_drawn_tokens_leave_the_supply() -> None:
    state = about_to_deal(["mineur", "univ1"], seats=3, token_reserve=supply(1, 3, 3))
    play(state, "pass")
    assert Counter(on_market(state)) == Counter([1, 3, 3])
    assert Counter(state.token_reserve) == ALL_TOKENS - Counter([1, 3, 3])


@pytest.mark.rule("S-76")
def test_a_discarded_token_stays_out_while_the_supply_lasts() -> None:
    discard = Counter({3: 8, 2: 8, 1: 4})
    state = about_to_deal(
        ["mineur", "mineur", "bureaucrate", "univ1"],
        token_reserve=[1] * 4,
        token_discard=list(discard.elements()),
    )
    play(state, "pass")
    assert on_market(state) == [1] * 4
    assert state.token_reserve == ()
    assert Counter(state.token_discard) == discard


@pytest.mark.rule("S-76")
def test_a_used_token_goes_to_the_discard_and_not_back_into_the_supply() -> None:
    state = position(
        seats=[{"phase": "activation"}, {}],
        market={"b2": ("mineur", 2, 3)},
        workers={"a2-b2": [0]},
        event={"event": "place"},
    )
    before = state.token_reserve
    play(state, "activate a2-b2 b2", "token 3")
    assert state.token_reserve == before
    assert state.to_json()["token_discard"] == [3]


@pytest.mark.rule("S-76")
def test_tokens_are_drawn_at_random() -> None:
    drawn = set()
    for chance in range(30):
        state = about_to_deal(["univ1"], chance=chance)
        play(state, "pass")
        drawn |= set(on_market(state))
    assert drawn == {1, 2, 3}


@pytest.mark.rule("S-76", "S-77")
@pytest.mark.parametrize("players", [2, 5])
def test_no_token_is_lost_or_doubled_over_whole_games(players: int) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = lt.new("spyrium", players=players, seed=seed)
        while not state.over:
            state.apply(rng.choice(state.actions()))
            state.game.check(state)


@pytest.mark.rule("S-77")
def test_the_discard_becomes_the_new_supply_when_a_token_is_needed_and_none_is_left() -> None:
    discard = ALL_TOKENS - Counter([1, 1])
    state = about_to_deal(
        ["mineur", "mineur", "bureaucrate", "univ1"],
        token_reserve=[1, 1],
        token_discard=list(discard.elements()),
    )
    play(state, "pass")
    drawn = Counter(on_market(state))
    assert drawn.total() == 4
    assert drawn[1] >= 2, "the last two of the old supply were drawn first"
    assert state.token_discard == ()
    assert Counter(state.token_reserve) == ALL_TOKENS - drawn


@pytest.mark.rule("S-77")
def test_the_tokens_of_the_turn_that_ended_are_shuffled_in_too() -> None:
    state = about_to_deal(
        ["univ1"],
        event={"event": "token", "token": 2},
        market={"a1": ("mineur", 3)},
        token_reserve=[],
        token_discard=list((ALL_TOKENS - Counter([2, 3])).elements()),
    )
    play(state, "pass")
    assert state.token_discard == ()
    assert Counter(state.token_reserve) == ALL_TOKENS - Counter(on_market(state))
    assert len(on_market(state)) == 1


@pytest.mark.rule("S-77")
def test_an_empty_supply_is_refilled_only_when_a_token_is_needed() -> None:
    discard = list(ALL_TOKENS.elements())
    state = about_to_deal([], token_reserve=[], token_discard=discard)
    play(state, "pass")
    assert state.token_reserve == ()
    assert Counter(state.token_discard) == ALL_TOKENS


@pytest.mark.rule("S-77")
def test_the_discard_is_shuffled() -> None:
    orders = set()
    for chance in range(10):
        state = about_to_deal(
            ["univ1"],
            chance=chance,
            token_reserve=[],
            token_discard=sorted(ALL_TOKENS.elements()),
        )
        play(state, "pass")
        orders.add((*state.token_reserve, *on_market(state)))
    assert len(orders) == 10


# Tokens on buildings.


@pytest.mark.rule("S-78")
@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "score", "spyrium"), [("mine3", 0, 1), ("univ1", 1, 0), ("univ2", 1, 0)]
)
def test_the_builder_discards_the_token_and_takes_its_value(
    card: str, score: int, spyrium: int, token: int
) -> None:
    state = position(
        seats=[{"phase": "activation", "money": 20}, {}],
        market={"b2": (card, token), "c3": ("univ1", 2)},
        workers={"a2-b2": [0]},
        event={"event": "place"},
    )
    play(state, "activate a2-b2 b2", "build")
    assert state.score == [score * token, 0]
    assert state.spyrium == [2 + spyrium * token, 2]
    assert state.token_discard == (token,)
    assert on_market(state) == [2]
    assert state.actor == 1


@pytest.mark.rule("S-78")
def test_the_value_is_taken_once_and_not_again_when_the_building_is_exploited() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 20, "active": 1}, {"phase": "passed"}],
        market={"b2": ("univ1", 3)},
        workers={"a2-b2": [0]},
        event={"event": "place"},
    )
    play(state, "activate a2-b2 b2", "build", "exploit univ1 1")
    assert state.score[0] == 3 + 2


# The token on the event.


@pytest.mark.rule("S-79")
@pytest.mark.parametrize("token", [1, 2, 3])
def test_the_event_token_has_one_value_for_all_and_stays(token: int) -> None:
    state = position(
        seats=[{"money": 0, "spyrium": 0}] * 3, event={"event": "token", "token": token}
    )
    for text in ("event 1", "event 2", "event 3"):
        assert state.to_json()["event"] == {"event": "token", "token": token}
        play(state, text)
    assert state.money == [token, 0, 0]
    assert state.spyrium == [0, token, 0]
    assert state.score == [0, 0, token]
    assert state.to_json()["event"] == {"event": "token", "token": token}
    assert state.token_discard == ()


@pytest.mark.rule("S-79")
def test_the_event_token_is_discarded_with_the_event() -> None:
    state = about_to_deal(["univ1"], event={"event": "token", "token": 3})
    play(state, "event 1")
    assert state.token_discard == ()
    play(state, "pass")
    assert state.to_json()["token_discard"] == [3]
