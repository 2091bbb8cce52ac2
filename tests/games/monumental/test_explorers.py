"""Explorers, Market tokens and Production tokens."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludotheque.games.monumental.position import MonumentalState
from tests.games.monumental.table import legal, names, play, position, resources

POOR = {"gold": 0}


def held(seat: int, soldiers: int = 1, **more: object) -> dict[str, object]:
    return {"holder": seat, "soldiers": soldiers, **more}


@pytest.mark.rule("M-80")
def test_explorers_walk_over_any_land() -> None:
    state = position(
        seats=[{"gold": 0, "explorers": [4, 8]}, {}], res={"military": 1}, tiles={"9": held(1)}
    )
    # Tile 4 touches the Sea (1), which nobody enters.
    assert legal(state, "explore") == [
        "explore 1 5",
        "explore 1 8",
        "explore 1 9",
        "explore 2 4",
        "explore 2 9",
        "explore 2 13",
    ]
    play(state, "explore 1 9")
    assert resources(state) == {}
    assert legal(state, "explore") == []


@pytest.mark.rule("M-81")
def test_each_explorer_picks_up_once_a_turn() -> None:
    state = position(seats=[{"gold": 0, "explorers": [9, 4]}, {}], res={"military": 2})
    play(state, "pick 1 production", "explore 1 10")
    assert legal(state, "pick") == ["pick 2 production"]
    play(state, "pick 2 production")
    assert state.side[0].production == 2
    play(state, "end", "activate 1a", "end", "activate 1a")
    assert legal(state, "pick") == ["pick 1 production"]
    trader = position(seats=[{"explorers": [6, 8], "gold": 2}, {}])
    play(trader, "pick 1 market", *legal_token(trader))
    play(trader, "explore 1 2")
    assert legal(trader, "pick") == []


def legal_token(state: MonumentalState) -> list[str]:
    """The notation for a token that lies at the Silk market."""
    first: str = state.to_json()["piles"]["silk"][0]
    return [f"token {first[-1]}"]


@pytest.mark.rule("M-82")
def test_a_market_is_looked_at_and_one_token_is_taken() -> None:
    state = position(seats=[{"explorers": [6, 8]}, {}], piles={"silk": ["silk-2", "silk-4"]})
    play(state, "pick 1 market")
    assert legal(state) == ["token 2", "token 4"]
    play(state, "token 4")
    data = state.to_json()
    assert data["players"][0]["tokens"] == ["silk-4"]
    assert data["piles"]["silk"] == ["silk-2"]


@pytest.mark.rule("M-83")
def test_what_was_seen_stays_known_to_the_one_who_looked() -> None:
    state = position(
        seats=[{"explorers": [7, 1]}, {"explorers": [7, 20]}, {}],
        piles={"silk": ["silk-1", "silk-2", "silk-3"]},
    )
    events = play(state, "pick 1 market")
    assert names(events) == ["picked-market", "looked", "looked", "looked"]
    heard = [state.view(1).redact_event(event)["token"] for event in state.events[1:]]
    assert heard == [None, None, None]
    play(state, "token 1")
    knows = state.view(0).to_json()["unseen"]
    assert knows["silk, looked at"] == ["silk-2", "silk-3"]
    assert knows["silk"] == ["silk-4", "silk-5"]
    assert sorted(state.view(1).to_json()["unseen"]["silk"]) == [f"silk-{n}" for n in range(1, 6)]
    # Seat 1 takes one of them: seat 0 knows the two, and not which of them it is.
    play(state, "end", "activate 1a", "pick 1 market", "token 3")
    assert state.view(0).to_json()["unseen"]["silk, looked at"] == ["silk-2", "silk-3"]
    assert state.view(1).to_json()["unseen"]["silk, looked at"] == ["silk-2"]
    rng = Random(3)
    taken = set()
    for _ in range(40):
        sample = state.view(0).sample(rng).to_json()
        taken.add(tuple(sample["players"][1]["tokens"]))
        assert {*sample["players"][1]["tokens"], *sample["piles"]["silk"]} == {"silk-2", "silk-3"}
    assert taken == {("silk-2",), ("silk-3",)}
    assert "silk-3" not in json.dumps(state.view(2).to_json()["players"])
    # It stays so when the position is stored and read again.
    again = state.game.restore(state.to_json())
    assert again.view(0).to_json() == state.view(0).to_json()


@pytest.mark.rule("M-84")
def test_one_token_of_each_market() -> None:
    state = position(seats=[{"explorers": [6, 14], "tokens": ["silk-1"]}, {}])
    assert legal(state, "pick") == ["pick 2 market"]
    used = position(seats=[{"explorers": [6, 6], "used": ["silk-1"]}, {}])
    assert legal(used, "pick") == []


@pytest.mark.rule("M-85")
def test_a_market_token_is_used_once_and_then_known() -> None:
    state = position(seats=[{"tokens": ["silk-2"]}, {}])
    assert state.view(1).to_json()["players"][0]["tokens"] == {"hidden": 1}
    assert state.view(0).to_json()["players"][0]["tokens"] == ["silk-2"]
    play(state, "end", "activate 1a", "end", "activate 1a")
    before = resources(state).get("science", 0)
    play(state, "market silk")
    assert resources(state)["science"] == before + 4
    assert legal(state, "market") == []
    assert state.view(1).to_json()["players"][0]["used"] == ["silk-2"]


@pytest.mark.rule("M-86")
def test_a_production_token_is_used_for_one_production() -> None:
    state = position(seats=[{"production": 2}, {}])
    play(state, "production", "production")
    assert resources(state) == {"production": 2}
    assert "production" not in legal(state)


@pytest.mark.rule("M-87")
def test_two_explorers_on_one_tile() -> None:
    state = position(seats=[{"explorers": [9, 9]}, {}])
    assert legal(state, "pick") == ["pick 1 production"]
    play(state, "pick 1 production")
    assert legal(state, "pick") == []
    at_market = position(seats=[{"explorers": [6, 6]}, {}])
    play(at_market, "pick 1 market", *legal_token(at_market))
    assert legal(at_market, "pick") == []


@pytest.mark.rule("M-88")
def test_an_explorer_holds_nothing() -> None:
    state = position(seats=[{"explorers": [10, 10], "gold": 0}, {}], res={"military": 9})
    assert state.provinces(0) == 0
    assert legal(state, "attack") == ["attack 4", "attack 9", "attack 13"]
