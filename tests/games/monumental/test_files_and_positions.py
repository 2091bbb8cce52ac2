"""Card files and positions with mistakes, and what they are answered with."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from tests.games.monumental.table import GAME, city, play, position


def values() -> dict[str, Any]:
    return copy.deepcopy(GAME.card_values())


@pytest.mark.parametrize(
    ("section", "id", "field", "value", "sentence"),
    [
        ("cards", "temple", "kind", "wonder", "card 'temple', field 'kind': it must be 'building'"),
        ("cards", "temple", "copies", 2, "card 'temple', field 'copies': there is one of each"),
        ("cards", "temple", "cost", -1, "card 'temple', field 'cost': Expected `int` >= 1"),
        ("cards", "temple", "printed", {"culture": "much"}, "field 'printed.culture'"),
        ("cards", "mine", "effect", {"gain": {"basic": "mill"}}, "'mill' is not known"),
        ("cards", "mine", "effect", {"times": 2}, "only what is paid with 1 basic resource"),
        ("policies", "shinto", "power", "flight", "policy 'shinto', field 'power': 'flight'"),
        ("policies", "shinto", "civilization", "china", "china has 6 of them, not 5"),
        ("warlords", "musashi", "civilization", "rome", "'rome' is not known"),
        ("barbarians", "b1a", "rewards", [{"gold": 1}], "barbarian 'b1a', field 'rewards'"),
        ("cities", "petra", "cost", {"basic": 2}, "a Free City takes named resources or Gold"),
        ("markets", "silk", "tokens", [], "market 'silk', field 'tokens'"),
        ("automa", "a01", "always", [{"do": "dance"}], "'dance' is not known"),
        ("automa", "a01", "special", "magic", "'magic' is not known"),
    ],
)
def test_a_mistake_is_named(section: str, id: str, field: str, value: Any, sentence: str) -> None:
    changed = values()
    changed[section][id][field] = value
    with pytest.raises(lt.BadCards) as caught:
        GAME.with_cards(changed)
    assert sentence in str(caught.value)


def test_a_missing_and_an_unknown_card() -> None:
    less = values()
    del less["cards"]["temple"]
    with pytest.raises(lt.BadCards, match="card 'temple': the card is missing"):
        GAME.with_cards(less)
    more = values()
    more["policies"]["shintu"] = more["policies"]["shinto"]
    with pytest.raises(lt.BadCards, match="did you mean 'shinto'"):
        GAME.with_cards(more)


def test_a_file_needs_provenance_for_what_it_says(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    assert GAME.card_file is not None
    text = GAME.card_file.read_text(encoding="utf-8")
    file.write_text(text.replace('type = "public: M6"', 'type = "hearsay"', 1), encoding="utf-8")
    with pytest.raises(lt.BadCards, match="its provenance must begin with"):
        lt.new("monumental", players=2, seed=1, cards=file)


def test_own_values_are_used_and_travel_with_the_position() -> None:
    changed = values()
    changed["cards"]["work_camp"]["printed"] = {"production": 7}
    game = GAME.with_cards(changed)
    assert game.fingerprint != GAME.fingerprint
    assert GAME.with_cards(values()) is GAME
    state = position(cards=changed, seats=[{"city": city()}, {}], activating=True)
    play(state, "activate 1a")
    assert state.made[0] >= 7
    sheet = {card.id: card for card in game.card_sheet()}
    assert sheet["work_camp"].provenance["printed"] == "own"
    assert sheet["library"].provenance["printed"] == "reconstructed"


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
        ({"tiles": {"9": {"holder": 0, "soldiers": 12}}}, "it has 9 Soldiers, 12 were found"),
        ({"tiles": {"9": {"holder": 0, "soldiers": 1, "barbarian": 1}}}, "no exploration token"),
        ({"tiles": {"8": {"holder": 0, "wonder": "temple"}}}, "nobody has built 'temple'"),
        ({"tiles": {"9": {"production": 1}}}, "expected true or false"),
        ({"tiles": {"50": {}}}, "there is no field '50'"),
        ({"barbarians": {"1": ["b1a"]}}, "expected 4 Barbarians of that value"),
        ({"display": ["temple"]}, "expected 6 places"),
        ({"decks": {"I": ["printing"]}}, "position"),
        ({"visits": {"silk": [7]}}, "a whole number, 0 to 1"),
        ({"turn": {"ready": ["fort"]}}, "cards with an effect to use"),
        ({"turn": {"steps": [1]}}, "2 values"),
        ({"pending": [{"ask": "dance", "seat": 0}]}, "expected one of rival"),
        ({"pending": [{"ask": "bonus", "seat": 0, "policies": []}]}, "nothing that it can do"),
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
