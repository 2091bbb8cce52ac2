"""Card files: mistakes are named, own values are used."""

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


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
def test_a_value_with_an_estimated_number_is_marked_as_an_estimate(game: lt.Game[Any]) -> None:
    for card in game.card_sheet():
        for field, source in card.provenance.items():
            marked = source.startswith("reconstructed")
            assert marked or "reconstructed" not in source, (card.id, field)


def test_the_reason_of_an_effect_is_not_that_of_the_resources() -> None:
    mine = next(card for card in GAME.card_sheet() if card.id == "mine")
    assert mine.provenance["printed"] == "reconstructed"
    assert mine.provenance["effect"] == "reconstructed: checks-generated"
