"""Manoeuvres, Outposts, Explorers and Scientific Progress (M-74 to M-89)."""

from __future__ import annotations

import json
from random import Random

import pytest

from ludotheque.games.monumental.position import MonumentalState
from tests.games.monumental.table import ids, legal, names, play, position, resources

POOR = {"gold": 0}


def held(seat: int, soldiers: int = 1, **more: object) -> dict[str, object]:
    return {"holder": seat, "soldiers": soldiers, **more}


@pytest.mark.rule("M-74")
def test_a_unit_moves_anywhere_in_its_territory() -> None:
    line = {"9": held(0), "10": held(0), "11": held(0, 2)}
    state = position(seats=[POOR, {}], res={"military": 1}, tiles=line)
    assert legal(state, "move") == ["move 8", "move 11", "move warlord"]
    play(state, "move 8")
    assert legal(state) == ["to 9", "to 10", "to 11"]
    play(state, "to 11")
    assert state.soldiers[10] == 3
    assert resources(state) == {}
    assert legal(state, "move") == []


@pytest.mark.rule("M-75")
def test_no_unit_moves_to_or_from_an_isolated_tile() -> None:
    apart = {"9": held(0), "7": held(0, 2)}
    state = position(seats=[POOR, {}], res={"military": 3}, tiles=apart)
    assert "move 7" not in legal(state)
    play(state, "move 8")
    assert legal(state) == ["to 9"]


@pytest.mark.rule("M-76")
def test_free_moves_conquer_nothing() -> None:
    state = position(seats=[POOR, {}], turn={"moves": 2}, tiles={"9": held(0)}, res={})
    assert legal(state, "attack") == []
    play(state, "move 8", "to 9", "move 9", "to 8")
    assert legal(state, "move") == []


@pytest.mark.rule("M-77")
def test_three_units_become_an_outpost() -> None:
    state = position(seats=[{"warlord": 9}, {}], tiles={"9": held(0, 3)})
    assert legal(state, "outpost") == ["outpost 9", "outpost 9 warlord"]
    led = state.copy()
    play(state, "outpost 9")
    assert (state.soldiers[8], state.soldiers[7], state.side[0].warlord) == (0, 9, 8)
    play(led, "outpost 9 warlord")
    assert (led.soldiers[8], led.soldiers[7], led.side[0].warlord) == (1, 8, 7)
    two = position(seats=[{"warlord": 9}, {}], tiles={"9": held(0, 2)})
    assert legal(two, "outpost") == ["outpost 9 warlord"]
    assert legal(position(tiles={"9": held(0, 2)}), "outpost") == []


@pytest.mark.rule("M-78")
def test_one_outpost_to_a_province_and_none_in_a_capital() -> None:
    state = position(tiles={"9": held(0, 3, outpost=True), "7": held(0, 3)})
    # Nine Soldiers wait in no Capital's need; tile 7 is isolated.
    assert legal(state, "outpost") == ["outpost 7"]


@pytest.mark.rule("M-79")
def test_two_outposts_and_one_that_came_back_may_be_built_again() -> None:
    both = {"9": held(0, 0, outpost=True), "4": held(0, 0, outpost=True), "13": held(0, 3)}
    assert legal(position(tiles=both), "outpost") == []
    lost = position(
        seats=[{}, {"gold": 0}],
        first=1,
        tiles={**both, "11": held(1, 1), "10": held(1, 1)},
        res={"military": 4},
    )
    play(lost, "attack 9", *["send 12"] * 4)
    assert lost.side[0].outposts_left == 1
    play(lost, "end", "activate 1a")
    assert "outpost 13" in legal(lost)


# Explorers.


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
    told = state.to_json()
    assert told["players"][0]["tokens"] == ["silk-4"]
    assert told["piles"]["silk"] == ["silk-2"]


@pytest.mark.rule("M-83")
def test_what_was_seen_stays_known_to_the_one_who_looked() -> None:
    state = position(
        seats=[{"explorers": [7, 1]}, {"explorers": [7, 20]}, {}],
        piles={"silk": ["silk-1", "silk-2", "silk-3"]},
    )
    events = play(state, "pick 1 market")
    assert names(events) == ["picked-market", "looked", "looked", "looked"]
    heard = [state.view(1).hear(event)["token"] for event in state.events[1:]]
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


@pytest.mark.rule("M-89")
def test_scientific_progress() -> None:
    state = position(seats=[{"gold": 0, "top": ["fort", "workshop"]}, {}], res={"science": 5})
    play(state, "progress", "progress")
    assert resources(state) == {"production": 2, "science": 1, "military": 1}
    assert "progress" not in legal(state)
    assert ids(state, state.drawn) == ["workshop", "fort"]
    everything = [
        *["work_camp"] * 5,
        *["library"] * 3,
        *["fort"] * 3,
        "forum",
        "mine",
        "paper_mill",
    ]
    nothing = position(
        seats=[{"gold": 9, "deck": [], "archived": [*everything, "pyrotechnics"], "city": []}, {}]
    )
    assert "progress" not in legal(nothing)
