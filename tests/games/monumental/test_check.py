"""Positions that cannot be by the rules: each is refused with a sentence that says why."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from tests.games.monumental.table import position


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"colour": 1}, "there is no field 'colour'"),
        ({"players": []}, "Monumental is for 1 to 4, found 0"),
        ({"players": [{"gold": -1}, {}]}, "players[0].gold: expected a whole number"),
        ({"players": [{"capital": 9}, {}]}, "expected a Capital of its own"),
        (
            {"players": [{"civilization": "china"}, {"civilization": "china"}]},
            "expected a civilization of its own",
        ),
        ({"players": [{"policies": ["shinto"]}, {}]}, "a Policy is doubled or not its own"),
        ({"players": [{"discard": ["temple"]}, {"top": ["temple"]}]}, "of 'temple' the box has 1"),
        ({"players": [{"discard": ["altar"]}, {}]}, "it cannot have 'altar'"),
        ({"players": [{"city": ["pyrotechnics"]}, {}]}, "a Knowledge card lies uncovered"),
        (
            {"players": [{"city": [{"card": "fort", "knowledge": "mine"}]}, {}]},
            "only Knowledge lies below a card",
        ),
        ({"players": [{"explorers": [1, 8]}, {}]}, "they stand on land"),
        ({"players": [{"explorers": [8]}, {}]}, "expected two tiles"),
        ({"players": [{"warlord": 9}, {}]}, "Units stand in a province that nobody holds"),
        ({"players": [{"tokens": ["silk-1"], "used": ["silk-2"]}, {}]}, "one token of each market"),
        ({"tiles": {"9": {"holder": 0, "soldiers": 0}}}, "neither a Unit nor an Outpost holds it"),
        ({"tiles": {"9": {"holder": 0, "soldiers": 12}}}, "it has 9 Soldiers, found 12"),
        ({"tiles": {"9": {"holder": 0, "soldiers": 1, "barbarian": 1}}}, "no exploration token"),
        ({"tiles": {"8": {"holder": 0, "wonder": "temple"}}}, "nobody has built 'temple'"),
        ({"tiles": {"9": {"production": 1}}}, "expected true or false"),
        ({"tiles": {"50": {}}}, "there is no field '50'"),
        ({"barbarians": {"1": ["b1a"]}}, "expected 4 Barbarians of that value"),
        ({"display": ["temple"]}, "expected 6 values"),
        ({"decks": {"I": ["printing"]}}, "position"),
        ({"visits": {"silk": [7]}}, "a whole number, 0 to 1"),
        ({"turn": {"ready": ["fort"]}}, "cards with an effect to use"),
        ({"turn": {"steps": [1]}}, "2 values"),
        ({"pending": [{"ask": "dance", "seat": 0}]}, "expected one of rival"),
        ({"pending": [{"ask": "bonus", "seat": 0, "policies": []}]}, "the first entry is one of"),
    ],
)
def test_a_position_that_cannot_be(fields: dict[str, Any], sentence: str) -> None:
    data = {"game": "monumental", "players": [{}, {}]} | fields
    with pytest.raises(lt.BadPosition) as caught:
        lt.State.from_json(data)
    assert sentence in str(caught.value)


def test_a_position_may_have_a_map_of_its_own() -> None:
    tiles = position().to_json()["map"]
    tiles[9]["terrain"] = "sea"
    state = position(map=tiles, tiles={"9": {"holder": 0, "soldiers": 2}}, res={"military": 9})
    assert "attack 10" not in [action.text for action in state.actions()]
    assert state.board.layout[9].terrain == "sea"
