"""Card files: mistakes are named, own values are used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.event import Event
from ludotheque.games.monumental.cards.effects import POWERS
from ludotheque.games.monumental.cards.load import BUILT_IN, FACE_IDS
from ludotheque.games.monumental.cards.schema import CostEntry, EffectEntry, GainEntry
from ludotheque.games.monumental.words import events
from ludotheque.words import Words
from tests.games.monumental.table import GAME, city, play, position


def values() -> dict[str, Any]:
    return GAME.card_values()


@pytest.mark.parametrize(
    ("section", "id", "field", "value", "sentence"),
    [
        (
            "cards",
            "temple",
            "kind",
            "wonder",
            "'temple', field 'kind': “building” is expected",
        ),
        ("cards", "temple", "copies", 2, "card 'temple', field 'copies': there is one of each"),
        ("cards", "temple", "cost", -1, "card 'temple', field 'cost': a number of at least 1"),
        ("cards", "temple", "printed", {"culture": "much"}, "field 'printed.culture'"),
        ("cards", "mine", "effect", {"gain": {"basic": "mill"}}, "“mill” is not known"),
        ("cards", "mine", "effect", {"times": 2}, "only what is paid with 1 basic resource"),
        ("policies", "shinto", "power", "flight", "policy 'shinto', field 'power': “flight”"),
        ("policies", "shinto", "civilization", "china", "China has 6 of them, not 5"),
        ("warlords", "musashi", "civilization", "rome", "“rome” is not known"),
        ("barbarians", "b1a", "rewards", [{"gold": 1}], "barbarian 'b1a', field 'rewards'"),
        ("cities", "petra", "cost", {"basic": 2}, "a Free City takes named resources or Gold"),
        ("markets", "silk", "tokens", [], "market 'silk', field 'tokens'"),
        ("automa", "a01", "always", [{"do": "dance"}], "“dance” is not known"),
        ("automa", "a01", "special", "magic", "“magic” is not known"),
    ],
)
def test_a_mistake_is_named(section: str, id: str, field: str, value: Any, sentence: str) -> None:
    changed = values()
    changed[section][id][field] = value
    with pytest.raises(lt.BadCards) as caught:
        GAME.with_cards(changed)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("type", "change", "sentence"),
    [
        ("technological", {"advanced": True}, "needs a part for this type: technological"),
        ("", {"always": []}, "needs general lines"),
    ],
)
def test_no_card_of_the_automa_looks_for_what_its_deck_lacks(
    type: str, change: dict[str, Any], sentence: str
) -> None:
    changed = values()
    for card in changed["automa"].values():
        if not type or card.get("type") == type:
            card |= change
    with pytest.raises(lt.BadCards, match=sentence):
        GAME.with_cards(changed)


def test_only_knowledge_speaks_of_the_card_that_covers_it(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    assert GAME.card_file is not None
    text = GAME.card_file.read_text(encoding="utf-8")
    start = text.index("[cards.fort]")
    end = text.index("printed", start)
    file.write_text(
        text[:end] + text[end:].replace("{ military = 1 }", "{ cover_production = 1 }", 1),
        encoding="utf-8",
    )
    with pytest.raises(lt.BadCards, match="card 'fort', field 'printed': only a Knowledge card is"):
        GAME.with_cards(file)


def test_a_policy_may_lack_a_permanent_effect() -> None:
    changed = values()
    changed["policies"]["sakoku"]["power"] = "none"
    game = GAME.with_cards(changed)
    sheet = {card.id: card for card in game.card_sheet()}
    words = Words("en", game)
    assert "It has no permanent effect." in [words.say(line) for line in sheet["sakoku"].lines]


def test_every_terrain_has_a_value(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    assert GAME.card_file is not None
    text = GAME.card_file.read_text(encoding="utf-8")
    file.write_text(text.replace("desert = 1, ", "", 1), encoding="utf-8")
    with pytest.raises(lt.BadCards, match="'terrain_values': “desert” is missing"):
        GAME.with_cards(file)


def test_a_missing_and_an_unknown_card() -> None:
    less = values()
    del less["cards"]["temple"]
    with pytest.raises(lt.BadCards, match="card 'temple': it is missing"):
        GAME.with_cards(less)
    more = values()
    more["policies"]["shintu"] = more["policies"]["shinto"]
    with pytest.raises(lt.BadCards, match="did you mean “shinto”"):
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


def renamed() -> lt.Game[Any]:
    """A game in which one thing of each sort has a name of its own."""
    changed = values()
    changed["cards"]["bazaar"]["name"] = {"en": "Harbour", "fr": "le Port"}
    changed["policies"]["danegeld"]["name"] = {"en": "Salt Tax", "fr": "la Gabelle"}
    changed["warlords"]["siegfried"]["name"] = "Ogier"
    changed["civilizations"]["denmark"]["name"] = {"en": "Norway", "fr": "la Norvège"}
    changed["cities"]["petra"]["name"] = {"en": "Carthage", "fr": "Carthage"}
    changed["markets"]["silk"]["name"] = {"en": "Salt market", "fr": "le Marché du sel"}
    return GAME.with_cards(changed)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Harbour", "Salt Tax", "Norway", "Ogier", "Carthage", "Salt market"]),
        ("fr", ["Port", "Gabelle", "Norvège", "Ogier", "Carthage", "Marché du sel"]),
    ],
)
def test_a_name_of_one_s_own_is_said_everywhere(language: str, names: list[str]) -> None:
    game = renamed()
    words = Words(language, game, ["Anna", "Basile"])
    own = [card.name for card in game.card_sheet() if card.provenance.get("name") == "own"]
    assert [words.say(name) for name in own] == names
    bought = Event(events.BOUGHT, 0, (FACE_IDS.index("bazaar"),))
    said = {"en": "Anna buys the Harbour.", "fr": "Anna acquiert le Port."}
    assert words.say(game.tell(bought)) == said[language]
    chosen = Event(events.CIVILIZATION_CHOSEN, 0, (1,))
    said = {"en": "Anna plays Norway.", "fr": "Anna joue la Norvège."}
    assert words.say(game.tell(chosen)) == said[language]


def test_a_name_that_cannot_be_is_refused() -> None:
    changed = values()
    changed["cards"]["bazaar"]["name"] = {"de": "Hafen"}
    with pytest.raises(lt.BadCards, match="card 'bazaar', field 'name': the language “de”"):
        GAME.with_cards(changed)
    changed = values()
    next(iter(changed["barbarians"].values()))["name"] = "Hun"
    with pytest.raises(lt.BadCards, match="no field “name” here; there are: value"):
        GAME.with_cards(changed)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"printed": {"steal": 2}},
            "card 'bazaar', field 'printed': there is no field “steal” here",
        ),
        ({"printed": {"golds": 2}}, "no field “golds” here; did you mean “gold”"),
        ({"effect": {"generated": {"gold": 3}}}, "field 'effect.generated': “gold” is not known; "),
        ({"effect": {"gain": {"draw": 12}}}, "field 'effect.gain.draw': a number of at most 9"),
        ({"set": "II"}, "card 'bazaar', field 'set': “I” is expected"),
        (
            {"effect": {"gain": {"gold": 1}, "spend": {"gold": 1}, "times": 2}},
            "only what is paid with 1 basic resource can repeat",
        ),
    ],
)
def test_what_the_words_cannot_say_is_refused(change: dict[str, Any], sentence: str) -> None:
    changed = values()
    changed["cards"]["bazaar"] |= change
    with pytest.raises(lt.BadCards, match=sentence):
        GAME.with_cards(changed)


def test_every_word_of_a_gain_and_every_power_is_explained_in_the_file() -> None:
    comment = BUILT_IN.read_text(encoding="utf-8").partition("[box]")[0]
    words = set(re.findall(r"\w+", comment))
    assert set(GainEntry.__struct_fields__) <= words
    assert {*CostEntry.__struct_fields__, *EffectEntry.__struct_fields__} <= words
    assert set(POWERS) - {"none"} <= words


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ({"conquered": 1}, "si vous avez conquis une province pendant ce tour"),
        ({"conquered": 2}, "si vous avez conquis au moins 2 provinces pendant ce tour"),
        (
            {"generated": {"production": 2, "science": 1}},
            "si vous avez généré au moins 2 Productions + 1 Science pendant ce tour",
        ),
        (
            {"generated": {"science": 2}, "conquered": 1},
            "si vous avez généré au moins 2 Sciences et conquis une province pendant ce tour",
        ),
    ],
)
def test_conditions_are_said_with_their_numbers(condition: dict[str, Any], said: str) -> None:
    entered = values()
    entered["cards"]["temple"]["effect"] = {"gain": {"gold": 1}} | condition
    game = GAME.with_cards(entered)
    temple = next(card for card in game.card_sheet() if card.id == "temple")
    text = Words("fr", game).say(temple.lines[-1]).replace("\xa0", " ")
    assert text == f"Une fois par activation : 1 Or {said}."


@pytest.mark.parametrize(
    ("card", "field", "sentence"),
    [
        ("great_pyramid", "steps", "card 'great_pyramid', field 'steps': the card needs its price"),
        ("temple", "cost", "card 'temple', field 'cost': the card needs its price"),
        ("workshop", "cost", "card 'workshop', field 'cost': the card needs its price"),
    ],
)
def test_a_card_without_its_price_is_refused(card: str, field: str, sentence: str) -> None:
    entered = values()
    del entered["cards"][card][field]
    with pytest.raises(lt.BadCards, match=re.escape(sentence)):
        GAME.with_cards(entered)


def test_an_effect_without_a_gain_is_refused() -> None:
    entered = values()
    entered["cards"]["temple"]["effect"] = {"spend": {"gold": 1}}
    with pytest.raises(lt.BadCards, match="an effect needs a gain, or a swap"):
        GAME.with_cards(entered)
