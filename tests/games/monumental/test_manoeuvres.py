"""Manoeuvres and Outposts."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import legal, play, position, resources

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
