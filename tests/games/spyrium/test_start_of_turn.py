"""The shape of the game and how each turn opens: income, event, market, workers."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position

COUNTS = (2, 3, 4, 5)
every_count = pytest.mark.parametrize("players", COUNTS)

PLAIN_CARDS = [
    *("geologue", "apprenti", "mine1", "mine2", "atelier1"),
    *("labo1", "cite1", "residence", "grue"),
]
"""Nine cards of era A that use no tokens."""


@cache
def turns_of_a_game(players: int, seed: int) -> list[dict[str, Any]]:
    """The first moment of each turn, and the end, of a game in which everybody only passes."""
    state = lt.new("spyrium", players=players, seed=seed)
    moments = [state.to_json()]
    while not state.over:
        play(state, *["switch", "pass"] * players)
        moments.append(state.to_json())
    return moments


def everyone_passes(seats: int = 2, **fields: Any) -> SpyriumState:
    """A position in which all have only to pass, played on into the next turn."""
    given = fields.pop("players", [{}] * seats)
    fields = {"event": {"event": "place"}, "next_event": {"event": "sell"}} | fields
    state = position(seats=[{"phase": "activation"} | player for player in given], **fields)
    play(state, *["pass"] * len(given))
    return state


def market_of(data: dict[str, Any]) -> list[str]:
    return [cell["card"] for cell in data["market"].values()]


# The shape of the game.


@pytest.mark.rule("S-19")
@every_count
def test_a_game_lasts_six_turns_three_in_era_a_two_in_b_one_in_c(players: int) -> None:
    *turns, end = turns_of_a_game(players, 1)
    assert [turn["turn"] for turn in turns] == [1, 2, 3, 4, 5, 6]
    assert [len(turn["decks"]["A"]) for turn in turns] == [21, 12, 3, 3, 3, 3]
    assert [len(turn["decks"]["B"]) for turn in turns] == [20, 20, 20, 11, 2, 2]
    assert [len(turn["decks"]["C"]) for turn in turns] == [9, 9, 9, 9, 9, 0]
    assert end["pending"] == []


@pytest.mark.rule("S-19")
@every_count
def test_turn_six_is_the_last(players: int) -> None:
    state = position(
        turn=6, event={"event": "place"}, seats=[{"phase": "activation"}] * players, first=1
    )
    play(state, *["pass"] * (players - 1))
    assert (state.over, state.actor, legal(state)) == (False, 0, ["pass"])
    play(state, "pass")
    assert (state.over, state.actor, legal(state)) == (True, None, [])


@pytest.mark.rule("S-20")
@every_count
@pytest.mark.parametrize("seed", range(5))
def test_three_a_cards_and_two_b_cards_stay_out_and_all_c_cards_come(
    players: int, seed: int
) -> None:
    *turns, end = turns_of_a_game(players, seed)
    assert {era: len(pile) for era, pile in end["decks"].items()} == {"A": 3, "B": 2, "C": 0}
    dealt = [card for turn in turns for card in market_of(turn)]
    assert len(dealt) == 54
    assert Counter(market_of(turns[5])) == Counter(turns[0]["decks"]["C"])
    left_out = Counter(end["decks"]["A"]) + Counter(end["decks"]["B"])
    everything = sum((Counter(pile) for pile in turns[0]["decks"].values()), Counter[str]())
    assert Counter(dealt) + left_out == everything + Counter(market_of(turns[0]))


@pytest.mark.rule("S-21")
@every_count
@pytest.mark.parametrize("seed", range(5))
def test_six_events_come_into_play_and_the_seventh_is_only_seen(players: int, seed: int) -> None:
    *turns, _ = turns_of_a_game(players, seed)
    played = {turn["event"]["event"] for turn in turns}
    assert len(played) == 6
    assert turns[5]["next_event"]["event"] not in played
    assert turns[5]["event_pile"] == []


# The four steps.


@pytest.mark.rule("S-22")
def test_income_comes_first_then_the_event_then_the_market() -> None:
    state = position(
        seats=[{"phase": "activation"}, {"phase": "passed"}],
        event={"event": "place"},
        next_event={"event": "sell"},
    )
    happened = [event.kind.name for event in state.apply(state.game.parse("pass"))]
    opening = happened[happened.index("turn-begins") + 1 :]
    assert opening[:3] == ["first-player", "income", "income"]
    assert opening[3:5] == ["event-of-the-turn", "next-event"]
    assert opening.count("dealt") == 9
    assert set(opening[opening.index("dealt") :]) <= {"dealt", "token-laid"}


@pytest.mark.rule("S-22", "S-25")
def test_the_future_event_gets_its_token_before_the_market_does() -> None:
    state = everyone_passes(
        event_pile=["invest", "token"],
        decks={"A": [*PLAIN_CARDS[1:], "mineur"]},
        token_reserve=[*[1] * 7, *[2] * 8, *[3] * 7, 1, 3],
    )
    assert state.to_json()["next_event"] == {"event": "token", "token": 3}
    assert sorted(state.tokens) == [()] * 8 + [(1,)]


@pytest.mark.rule("S-23")
def test_everyone_is_paid_the_value_of_their_residence() -> None:
    players = [
        {"money": 10 * seat, "residence": value} for seat, value in enumerate((2, 3, 4, 5, 7))
    ]
    state = everyone_passes(players=players)
    assert state.money == [2, 13, 24, 35, 47]


@pytest.mark.rule("S-23")
@every_count
def test_income_is_paid_in_every_turn_from_the_first(players: int) -> None:
    *turns, end = turns_of_a_game(players, 2)
    for turn in turns:
        assert [player["money"] for player in turn["players"]] == [8 + 2 * turn["turn"]] * players
    assert [player["money"] for player in end["players"]] == [20] * players


# The event.


@pytest.mark.rule("S-24")
def test_the_future_event_moves_up_with_the_token_on_it() -> None:
    state = everyone_passes(next_event={"event": "token", "token": 2})
    assert state.to_json()["event"] == {"event": "token", "token": 2}


@pytest.mark.rule("S-24", "S-25")
@every_count
def test_every_event_is_seen_one_turn_ahead(players: int) -> None:
    for seed in range(10):
        *turns, _ = turns_of_a_game(players, seed)
        for turn, after in pairwise(turns):
            assert after["event"] == turn["next_event"]


@pytest.mark.rule("S-25")
def test_the_next_event_of_the_pile_can_now_be_seen() -> None:
    state = everyone_passes(event_pile=["invest", "recruit", "reuse"])
    data = state.to_json()
    assert data["event"] == {"event": "sell"}
    assert data["next_event"] == {"event": "reuse"}
    assert data["event_pile"][-2:] == ["invest", "recruit"]


@pytest.mark.rule("S-25")
def test_a_future_event_that_uses_a_token_gets_it_at_once() -> None:
    values = set()
    for chance in range(20):
        state = everyone_passes(event_pile=["token"], chance=chance, decks={"A": PLAIN_CARDS})
        token = state.to_json()["next_event"]["token"]
        values.add(token)
        assert Counter(state.token_reserve) == Counter({1: 8, 2: 8, 3: 8}) - Counter([token])
        assert state.view(None).to_json()["next_event"] == {"event": "token", "token": token}
    assert values == {1, 2, 3}


@pytest.mark.rule("S-26")
@pytest.mark.parametrize("phase", ["placement", "activation"])
def test_the_future_event_cannot_be_used_before_its_turn(phase: str) -> None:
    state = position(
        seats=[{"phase": phase, "active": 0}, {"phase": "passed"}],
        event={"event": "place"},
        next_event={"event": "sell"},
    )
    assert legal(state) == (["switch"] if phase == "placement" else ["pass"])
    play(state, *legal(state))
    play(state, *(["pass"] if phase == "placement" else []))
    assert state.turn == 2
    assert {"event 1"} == {text for text in legal(state) if text.startswith("event")}


# The market.


@pytest.mark.rule("S-27")
def test_the_nine_top_cards_are_dealt_one_to_each_place() -> None:
    bottom, top = ["negoce", "univ1", "banquier"], PLAIN_CARDS
    state = everyone_passes(decks={"A": bottom + top})
    data = state.to_json()
    assert len(data["market"]) == 9
    assert Counter(market_of(data)) == Counter(top)
    assert data["decks"]["A"] == bottom


@pytest.mark.rule("S-27")
@every_count
def test_each_turn_takes_nine_new_cards_off_the_pile_of_its_era(players: int) -> None:
    *turns, _ = turns_of_a_game(players, 4)
    for before, after, era in zip(turns, turns[1:], "AABBC", strict=False):
        pile = before["decks"][era]
        assert after["decks"][era] == pile[:-9]
        assert Counter(market_of(after)) == Counter(pile[-9:])


TOKEN_DECKS = [
    (1, "A", ["mineur", "bureaucrate", "banquier", "architecte", "univ1"]),
    (3, "B", ["bureaucrate", "banquier", "architecte", "mine3", "mine3", "univ2"]),
    (5, "C", ["financier", "univ2"]),
]
"""The last turn before an era's market, the era, and its cards that use tokens."""
FILLERS = {
    "A": ["geologue", "apprenti", "mine1", "grue"],
    "B": ["residence", "usine1", "lobbying"],
    "C": ["palais", "manoir", "hotel", "conseiller", "ingenieur", "usine2", "labo3"],
}


@pytest.mark.rule("S-28", "S-29")
@every_count
@pytest.mark.parametrize(("turn", "era", "users"), TOKEN_DECKS)
def test_buildings_get_one_token_and_characters_one_fewer_than_players(
    players: int, turn: int, era: str, users: list[str]
) -> None:
    state = everyone_passes(players, turn=turn, decks={era: users + FILLERS[era]})
    for cell in state.to_json()["market"].values():
        number = 0
        if cell["card"] in users:
            number = 1 if cell["card"] in ("mine3", "univ1", "univ2") else players - 1
        assert len(cell["tokens"]) == number, cell
        assert set(cell["tokens"]) <= {1, 2, 3}


@pytest.mark.rule("S-28", "S-29")
@every_count
def test_all_markets_of_real_games_hold_their_tokens(players: int) -> None:
    expected = dict.fromkeys(("mine3", "univ1", "univ2"), 1) | dict.fromkeys(
        ("mineur", "bureaucrate", "banquier", "financier", "architecte"), players - 1
    )
    for seed in range(10):
        *turns, _ = turns_of_a_game(players, seed)
        for cell in (cell for turn in turns for cell in turn["market"].values()):
            assert len(cell["tokens"]) == expected.get(cell["card"], 0), cell


@pytest.mark.rule("S-28", "S-29")
def test_the_tokens_of_the_market_are_random_and_lie_face_up() -> None:
    on_buildings, on_characters = set(), set()
    for seed in range(60):
        state = lt.new("spyrium", players=2, seed=seed)
        market = state.to_json()["market"]
        assert state.view(None).to_json()["market"] == market
        for cell in market.values():
            tokens = set(cell["tokens"])
            if cell["card"] == "univ1":
                on_buildings |= tokens
            else:
                on_characters |= tokens
    assert on_buildings == on_characters == {1, 2, 3}


# The workers.


@pytest.mark.rule("S-30")
def test_all_workers_of_a_player_become_active_and_the_reserve_stays() -> None:
    state = everyone_passes(
        players=[
            {"active": 0, "inactive": 5, "reserve": 2},
            {"active": 2, "inactive": 1, "reserve": 4},
            {"active": 7, "inactive": 0, "reserve": 0},
        ]
    )
    assert state.active == [5, 3, 7]
    assert state.inactive == [0, 0, 0]
    assert state.reserve == [2, 4, 0]


@pytest.mark.rule("S-30")
def test_workers_come_back_from_the_market_and_from_buildings() -> None:
    state = position(
        seats=[
            {"phase": "activation", "active": 2, "quarter": [{"card": "mine1"}]},
            {"phase": "passed"},
        ],
        event={"event": "place"},
        next_event={"event": "sell"},
        market={"b2": "geologue"},
        workers={"a2-b2": [0]},
    )
    play(state, "exploit mine1 1", "gain a2-b2 b2")
    assert (state.active[0], state.inactive[0]) == (1, 2)
    play(state, "pass")
    assert (state.active[0], state.inactive[0], state.reserve[0]) == (3, 0, 4)


@pytest.mark.rule("S-31")
def test_everyone_begins_the_turn_in_phase_one_with_the_event_to_use() -> None:
    state = everyone_passes(players=[{"used": ["event"]}, {}, {"used": ["event"]}])
    for player in state.to_json()["players"]:
        assert (player["phase"], player["used"]) == ("placement", [])
    for _ in range(3):
        assert {"switch", "event 1"} <= set(legal(state))
        assert "pass" not in legal(state)
        play(state, "event 1")
