"""Conquest (M-59 to M-73, M-127)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.table import legal, names, play, position, resources, tiles

CAPITAL: dict[str, Any] = {"gold": 0}


def held(seat: int, soldiers: int = 1, **more: object) -> dict[str, object]:
    return {"holder": seat, "soldiers": soldiers, **more}


@pytest.mark.rule("M-59")
def test_what_can_be_attacked() -> None:
    state = position(seats=[CAPITAL, CAPITAL], res={"military": 9})
    assert legal(state, "attack") == ["attack 4", "attack 9", "attack 13"]
    near = position(
        seats=[CAPITAL, CAPITAL],
        res={"military": 9},
        tiles={"9": held(0), "10": held(0), "11": held(0)},
    )
    # Beside tile 11 lies the other Capital (12); Sea is never offered.
    assert "attack 12" not in legal(near)
    assert not {"attack 1", "attack 19"} & set(legal(near))


@pytest.mark.rule("M-60")
def test_exactly_the_needed_units_move_for_one_military_each() -> None:
    state = position(seats=[CAPITAL, {}], res={"military": 2})
    play(state, "attack 9", "send 8", "send 8")
    assert tiles(state, 0) == [8, 9]
    assert state.soldiers[8] == 2
    assert resources(state).get("military", 0) == 0
    assert "attack 4" not in legal(position(seats=[CAPITAL, {}], res={"military": 1}))
    few = position(
        seats=[{"gold": 1}, {}],
        res={"military": 1},
        tiles={"8": held(0, 1), "9": held(0, 8)},
    )
    # One Soldier and the Warlord of the Capital, and those of tile 9 but one.
    play(few, "attack 4")
    assert legal(few) == ["send 8", "send 9", "send warlord"]
    play(few, "send 9", "send warlord")
    assert few.side[0].gold == 0


@pytest.mark.rule("M-61")
def test_units_come_from_linked_tiles_only() -> None:
    # Tile 11 is isolated: it is not next to tile 4.
    state = position(
        seats=[CAPITAL, {"capital": 12, "gold": 0}],
        res={"military": 9},
        tiles={"9": held(0, 2), "10": held(0, 2), "7": held(0, 3), "8": held(0, 2)},
    )
    play(state, "attack 4")
    assert legal(state) == ["send 8", "send 9", "send 10", "send warlord"]
    # Tile 6 is next to the isolated tile 7 and to tile 10.
    both = position(
        seats=[CAPITAL, {}],
        res={"military": 9},
        tiles={"9": held(0, 2), "10": held(0, 2), "7": held(0, 3), "8": held(0, 2)},
    )
    play(both, "attack 6")
    assert legal(both) == ["send 7", "send 8", "send 9", "send 10", "send warlord"]
    alone = position(
        seats=[{"gold": 0, "warlord": 7}, {}],
        res={"military": 9},
        tiles={"7": held(0, 3), "8": held(0, 6)},
    )
    play(alone, "attack 3")
    assert legal(alone) == ["send 7", "send warlord"]


@pytest.mark.rule("M-62")
def test_a_province_keeps_a_unit_or_an_outpost_and_a_capital_need_not() -> None:
    base = {"8": held(0, 0), "4": held(0, 6), "13": held(0, 1)}
    state = position(
        seats=[{"gold": 0, "warlord": 13}, {}], res={"military": 9}, tiles={**base, "9": held(0, 2)}
    )
    play(state, "attack 17")
    # Tile 13 holds a Soldier and the Warlord: either may leave, not both.
    assert {"send 13", "send warlord", "send 9"} <= set(legal(state))
    play(state, "send warlord")
    assert "send 13" not in legal(state)
    fort = position(
        seats=[{"gold": 0, "warlord": 8}, {}],
        res={"military": 2},
        tiles={"8": held(0, 0), "4": held(0, 8), "9": held(0, 1, outpost=True)},
    )
    assert "move 9" in legal(fort)
    empty = position(
        seats=[CAPITAL, {}], res={"military": 9}, tiles={"8": held(0, 1), "4": held(0, 8)}
    )
    play(empty, "attack 9", "send 8", "send warlord")
    assert empty.soldiers[7] == 0
    assert tiles(empty, 0) == [4, 8, 9]


@pytest.mark.rule("M-63")
def test_units_and_outposts_control() -> None:
    state = position(
        tiles={"4": held(0, 1), "9": held(0, 0, outpost=True), "13": held(0, 0)},
        seats=[{"warlord": 13}, {}],
    )
    assert state.provinces(0) == 3
    assert tiles(state, 0) == [4, 8, 9, 13]


@pytest.mark.rule("M-64")
def test_a_unit_may_move_again() -> None:
    state = position(
        seats=[{"gold": 0, "civilization": "greece"}, {}],
        res={"military": 4},
        tiles={"8": held(0, 1), "4": held(0, 8)},
    )
    play(state, "attack 13", "send 8", "send warlord", "reward 1")
    play(state, "attack 9", "send warlord", "send 4")
    assert state.side[0].warlord == 8
    assert resources(state).get("military", 0) == 0


@pytest.mark.rule("M-65")
def test_example_a_barbarian_of_two_on_a_province_of_one_costs_three() -> None:
    tile_17 = {"13": held(0, 1)}
    state = position(seats=[CAPITAL, {}], res={"military": 3}, tiles=tile_17)
    play(state, "attack 17", "send 8", "send 8", "send 8")
    assert state.soldiers[16] == 3
    less = position(seats=[CAPITAL, {}], res={"military": 2}, tiles=tile_17)
    assert "attack 17" not in legal(less)


@pytest.mark.rule("M-66")
@pytest.mark.parametrize(("choice", "gold", "production"), [(1, 1, 0), (2, 0, 2)])
def test_one_of_two_rewards_is_chosen_at_once(choice: int, gold: int, production: int) -> None:
    state = position(
        seats=[CAPITAL, {}],
        res={"military": 2},
        barbarians={"1": ["b1a", "b1a", "b1b", "b1b"]},
    )
    play(state, "attack 9", "send 8", "send 8")
    assert legal(state) == ["reward 1", "reward 2"]
    play(state, f"reward {choice}")
    assert state.side[0].gold == gold
    assert resources(state).get("production", 0) == production
    assert state.to_json()["players"][0]["trophies"] == ["b1a"]


@pytest.mark.rule("M-67")
def test_example_a_free_city_of_two_science_on_a_province_of_one() -> None:
    around = {"17": held(0, 2), "18": {"city": "samarkand"}}
    state = position(seats=[CAPITAL, {}], res={"military": 1, "science": 2}, tiles=around)
    play(state, "attack 18", "send 17")
    assert resources(state) == {}
    assert legal(state) == ["reward 1", "reward 2"]
    play(state, "reward 1")
    assert (state.side[0].culture, state.side[0].gold) == (1, 1)
    for res in ({"military": 1, "science": 1}, {"science": 2}, {"military": 3}):
        assert "attack 18" not in legal(position(seats=[CAPITAL, {}], res=res, tiles=around))


@pytest.mark.rule("M-68")
def test_a_free_city_on_a_province_of_nothing_takes_one_unit() -> None:
    around = {"4": {"city": "petra"}}
    state = position(seats=[CAPITAL, {}], res={"military": 1, "production": 2}, tiles=around)
    play(state, "attack 4", "send 8")
    assert state.soldiers[3] == 1
    free = position(seats=[CAPITAL, {}], res={"production": 2}, tiles=around)
    assert "attack 4" not in legal(free)


@pytest.mark.rule("M-69")
def test_example_three_soldiers_and_a_warlord_in_a_province_of_two_cost_seven() -> None:
    around = {"9": held(0, 1), "4": held(0, 1), "5": held(1, 3)}
    seats = [CAPITAL, {"warlord": 5}]
    assert "attack 5" in legal(position(seats=seats, res={"military": 7}, tiles=around))
    assert "attack 5" not in legal(position(seats=seats, res={"military": 6}, tiles=around))


@pytest.mark.rule("M-69")
def test_outposts_and_wonders_defend() -> None:
    around = {"9": held(1, 1, outpost=True, wonder="great_wall")}
    seats = [CAPITAL, {"wonders": ["great_wall"], "discard": ["great_wall"]}]
    # A forest of 1, a Soldier, an Outpost of 3 and a Wonder of 2.
    assert "attack 9" in legal(position(seats=seats, res={"military": 7}, tiles=around))
    assert "attack 9" not in legal(position(seats=seats, res={"military": 6}, tiles=around))


@pytest.mark.rule("M-70")
def test_the_loser_goes_home_and_keeps_the_wonder_card() -> None:
    around = {"9": held(1, 1, outpost=True, wonder="great_wall")}
    seats = [CAPITAL, {"warlord": 9, "wonders": ["great_wall"], "discard": ["great_wall"]}]
    state = position(seats=seats, res={"military": 9}, tiles=around)
    play(state, "attack 9", *["send 8"] * 9)
    assert state.soldiers[11] == 9
    assert state.side[1].warlord == 11
    assert state.side[1].outposts_left == 2
    data = state.to_json()
    assert data["tiles"]["9"]["wonder"] == "great_wall"
    assert data["players"][1]["wonders"] == ["great_wall"]
    assert state.game.standing(state)[1]["wonders"] == 2
    assert state.game.standing(state)[0]["wonders"] == 0


@pytest.mark.rule("M-71")
def test_the_warlord_has_its_effect_once_a_turn_and_only_on_attack() -> None:
    seats = [{"civilization": "greece", "gold": 0}, {}]
    state = position(seats=seats, res={"military": 9}, barbarians={"1": ["b1a"] * 4})
    play(state, "attack 9", "send warlord", "send 8", "reward 2")
    assert state.side[0].gold == 1
    play(state, "attack 4", "send warlord", "send 8", "reward 2")
    assert state.side[0].gold == 1
    moved = position(seats=seats, res={"military": 1}, tiles={"9": held(0, 1)})
    play(moved, "move warlord", "to 9")
    assert moved.side[0].gold == 0
    without = position(seats=seats, res={"military": 2})
    play(without, "attack 9", "send 8", "send 8")
    assert without.side[0].gold == 0


@pytest.mark.rule("M-72")
def test_the_warlord_s_effect_comes_before_the_reward() -> None:
    seats = [{"civilization": "greece", "gold": 0}, {}]
    state = position(seats=seats, res={"military": 2})
    events = names(play(state, "attack 9", "send warlord", "send 8", "reward 1"))
    assert events.index("warlord-fought") < events.index("reward")


@pytest.mark.rule("M-73")
def test_the_production_token_stays_for_anybody() -> None:
    state = position(seats=[CAPITAL, {"explorers": [9, 12]}], res={"military": 2})
    play(state, "attack 9", "send 8", "send 8", "reward 1", "end", "activate 1a")
    assert "pick 1 production" in legal(state)


@pytest.mark.rule("M-127")
@pytest.mark.parametrize(
    ("civilization", "gains"),
    [
        ("denmark", {"military": 2}),
        ("egypt", {"production": 1}),
        ("japan", {"science": 2}),
    ],
)
def test_warlords_that_generate(civilization: str, gains: dict[str, int]) -> None:
    seats = [{"civilization": civilization, "gold": 0}, {}]
    state = position(seats=seats, res={"military": 2}, barbarians={"1": ["b1a"] * 4})
    play(state, "attack 9", "send warlord", "send 8", "reward 1")
    assert resources(state) == gains
    peaceful = position(seats=seats, res={"military": 2}, barbarians={"1": ["b1a"] * 4})
    play(peaceful, "attack 9", "send 8", "send 8", "reward 1")
    assert resources(peaceful) == {}


@pytest.mark.rule("M-127")
def test_hua_mulan_draws_two_cards() -> None:
    seats = [{"civilization": "china", "gold": 0, "top": ["workshop", "laboratory"]}, {}]
    state = position(seats=seats, res={"military": 2})
    play(state, "attack 9", "send warlord", "send 8")
    assert resources(state) == {"production": 2, "science": 2}
    assert sorted(state.to_json()["turn"]["drawn"]) == ["laboratory", "workshop"]
