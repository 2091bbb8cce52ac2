"""A printed box can be entered whole: variants of a face, new cards, names, composed effects."""

from __future__ import annotations

import pickle
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.cards import vocabulary
from ludotheque.games.spyrium.cards.card import EFFECTS, EVENT_POWERS, FINALS, POWERS, SYMBOLS
from ludotheque.words import LANGUAGES, Words
from tests.games.card_files import CardText
from tests.games.spyrium.table import legal, play, position

BUILT_IN = CardText("spyrium")
SPYRIUM = lt.GAMES["spyrium"]

OVEN = """
[cards.oven]
kind = "building"
name = { en = "Coke Oven", fr = "le Four à coke" }
copies = { A = 1 }
price = 3
symbols = ["mine"]
points = 4
uses = [{ workers = 1, effect = "spyrium", amount = 1, also = [{ effect = "points", amount = 2 }] }]
built = { effect = "residence", amount = 1, also = [{ effect = "points", amount = 8 }] }
"""

VARIANT = """
[cards.residence-b]
like = "residence"
copies = { B = 2 }
price = 5
points = 3
"""


def stored(tmp_path: Path, content: str) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(content, encoding="utf-8")
    return file


def with_oven() -> str:
    """The oven in the place of a Mine I."""
    return BUILT_IN.edited("cards.mine1", "A = 3", "A = 2") + OVEN


def with_variant() -> str:
    """Two of the five Residences are dearer and worth more."""
    return BUILT_IN.edited("cards.residence", "A = 3, B = 2", "A = 3") + VARIANT


def game_of(tmp_path: Path, content: str) -> Any:
    return SPYRIUM.with_cards(stored(tmp_path, content))


def play_to_the_end(game: Any, players: int, seed: int) -> lt.State:
    rng = Random(seed)
    state: lt.State = game.new(players, seed=seed)
    while not state.over:
        game.check(state)
        state.apply(rng.choice(state.actions()))
    return state


# Variants.


def test_copies_of_one_face_may_differ_in_price_and_points(tmp_path: Path) -> None:
    game = game_of(tmp_path, with_variant())
    state = position(
        cards=game.card_values(),
        seats=[{"phase": "activation", "money": 20}, {"phase": "passed"}],
        market={"a1": "residence", "b1": "residence-b"},
        workers={"a1-b1": [0, 0]},
    )
    play(state, "activate a1-b1 b1", "build", "residence advance")
    assert state.money[0] == 20 - 5 - 1
    assert state.game.standing(state)[0]["buildings"] == 3
    play(state, "activate a1-b1 a1")
    assert "replace residence-b" in legal(state)
    names = {card.id: Words("en", game).say(card.name) for card in game.card_sheet()}
    assert names["residence-b"] == names["residence"] == "Residence"


def test_a_variant_keeps_the_provenance_of_what_it_takes_over(tmp_path: Path) -> None:
    game = game_of(tmp_path, with_variant())
    data = {card.id: card.provenance for card in game.card_sheet()}["residence-b"]
    assert (data["price"], data["built"]) == ("own", "rulebook")


# New cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_card_is_named_in_both_languages(tmp_path: Path, language: str) -> None:
    game = game_of(tmp_path, with_oven())
    words = Words(language, game, names=["Ada"])
    state = position(
        cards=game.card_values(),
        seats=[{"phase": "activation", "money": 20}, {}],
        market={"a1": "oven"},
        workers={"a1-b1": [0]},
    )
    asked = words.say(game.describe(state, game.parse("activate a1-b1 a1")))
    assert (
        asked
        == {
            "en": "Build the Coke Oven (a1) with the worker at a1-b1: pay £3 on a new plot",
            "fr": "Construire le Four à coke (a1) avec l’ouvrier en a1-b1\N{NO-BREAK SPACE}: "
            "payer 3\N{NO-BREAK SPACE}£ sur un nouvel emplacement",
        }[language]
    )


def test_effects_are_composed_from_the_vocabulary() -> None:
    game = SPYRIUM.with_cards(tomllib.loads(with_oven()))
    state = position(
        cards=game.card_values(),
        seats=[{"phase": "activation", "money": 20}, {"phase": "passed"}],
        market={"a1": "oven"},
        workers={"a1-b1": [0]},
    )
    play(state, "activate a1-b1 a1", "build")
    assert [asked.name for asked in state.stack] == ["residence", "bonus"]
    play(state, "bonus money", "residence score", "exploit oven 1")
    assert (state.score[0], state.spyrium[0]) == (8 + 2 + 2, 2 + 1)


@pytest.mark.parametrize("players", [2, 5])
def test_games_with_cards_of_ones_own_can_be_played_and_stored(
    tmp_path: Path, players: int
) -> None:
    game = game_of(tmp_path, with_oven())
    for seed in range(3):
        end = play_to_the_end(game, players, seed)
        again = lt.State.from_json(end.to_json())
        assert again.digest() == end.digest()


def test_the_actions_of_a_new_building_come_after_all_others(tmp_path: Path) -> None:
    game = game_of(tmp_path, with_oven())
    assert game.table.actions[: len(SPYRIUM.table)] == SPYRIUM.table.actions
    added = [action.text for action in game.table.actions[len(SPYRIUM.table) :]]
    assert "exploit oven 1" in added
    action = game.parse("exploit oven 1")
    assert pickle.loads(pickle.dumps(action)) is action
    with pytest.raises(lt.IllegalAction):
        SPYRIUM.new(2, seed=1).apply(action)


def test_a_card_set_may_be_written_from_scratch(tmp_path: Path) -> None:
    """Nothing of the built-in cards is left: other ids, other names, no provenance."""
    values = SPYRIUM.card_values()
    cards, events = values["cards"], values["events"]
    fresh = {
        "box": values["box"],
        "cards": {f"my-{id}": {**card, "name": f"Card {id}"} for id, card in cards.items()},
        "events": {f"my-{id}": {**event, "name": f"Event {id}"} for id, event in events.items()},
    }
    game = SPYRIUM.with_cards(fresh)
    sheet = [card for card in game.card_sheet() if card.section != "box"]
    assert {Words("fr", game).say(card.name).split()[0] for card in sheet} == {"Card", "Event"}
    assert {source for card in sheet for source in card.provenance.values()} == {"own"}
    end = play_to_the_end(game, 3, 1)
    assert any(
        id.startswith("my-") for player in end.to_json()["players"] for id in player["techniques"]
    ) or not any(player["techniques"] for player in end.to_json()["players"])


# Names.


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("la Fonderie", "la Fonderie"),
        ("l’Usine à gaz", "l’Usine à gaz"),
        ("Chantier", "«\N{NO-BREAK SPACE}Chantier\N{NO-BREAK SPACE}»"),
    ],
)
def test_a_french_name_brings_its_article(tmp_path: Path, written: str, said: str) -> None:
    game = game_of(tmp_path, with_oven().replace("le Four à coke", written))
    card = next(card for card in game.cards.faces if card.id == "oven")
    words = Words("fr", game)
    assert words("illegal-not-owned", card=card.name) == f"Vous ne possédez pas {said}."


def test_a_built_in_card_may_be_named_anew(tmp_path: Path) -> None:
    content = BUILT_IN.edited(
        "cards.hotel", 'kind = "building"', 'kind = "building"\nname = "Villa"'
    )
    content = content.replace(
        '[cards.hotel.provenance]\nname = "rulebook: named-in-rulebook (P1)"',
        '[cards.hotel.provenance]\nname = "own"',
    )
    game = game_of(tmp_path, content)
    card = next(card for card in game.card_sheet() if card.id == "hotel")
    assert (Words("en", game).say(card.name), card.provenance["name"]) == ("Villa", "own")


# What cannot be entered.


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "workers = 1, effect",
            "steal = 1, effect",
            (
                "card 'oven', field 'uses': there is no word “steal” here; the words are: "
                "workers, spyrium, effect, amount, also."
            ),
        ),
        (
            'effect = "residence"',
            'effect = "theft"',
            (
                "card 'oven', field 'built': “theft” is not known; it is one of: "
                "money, spyrium, points, workers, residence."
            ),
        ),
        (
            '{ effect = "points", amount = 2 }',
            '{ effect = "spyrium", amount = 2 }',
            "card 'oven', field 'uses': each effect is named once; add the amounts up.",
        ),
        (
            'effect = "spyrium", amount = 1,',
            'effect = "spyrium", amount = "token",',
            "card 'oven', field 'uses': a use has no token; its amount is a number.",
        ),
        (
            'name = { en = "Coke Oven", fr = "le Four à coke" }\n',
            "",
            "card 'oven': a new card needs a “name”, or “like” and the id of another.",
        ),
        (
            'kind = "building"',
            'kind = "weapon"',
            (
                "card 'oven', field 'kind': “weapon” is not known; it is one of: "
                "character, building, technique."
            ),
        ),
        (
            "[cards.oven]",
            '[cards."Big Oven"]',
            "card 'Big Oven': a new id has small letters, digits, “-” and “_” only.",
        ),
        (
            'kind = "building"',
            'like = "mine9"',
            "card 'oven', field 'like': there is no “mine9” here.",
        ),
    ],
)
def test_what_the_vocabulary_lacks_is_said(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    content = BUILT_IN.edited("cards.mine1", "A = 3", "A = 2") + OVEN.replace(old, new, 1)
    assert BUILT_IN.refusal(tmp_path, content) == f"my.toml: {sentence}"


def test_a_power_of_one_s_own_needs_the_rules(tmp_path: Path) -> None:
    technique = OVEN[: OVEN.index("symbols")].replace("building", "technique")
    content = BUILT_IN.edited("cards.mine1", "A = 3", "A = 2") + technique
    content += 'power = "teleport"\nfinal = { count = "money", per = 1 }\n'
    assert BUILT_IN.refusal(tmp_path, content) == (
        "my.toml: card 'oven', field 'power': “teleport” is not known; it is one of: "
        f"{', '.join(POWERS)}."
    )


# The vocabulary is explained where cards are entered.


def test_the_card_file_explains_every_word_of_the_vocabulary() -> None:
    comment = BUILT_IN.text[: BUILT_IN.text.index("[box]")]
    words = set(re.findall(r"[a-z_]+", comment))
    costs = {word for field in vocabulary.DEALS.values() for word in field}
    fields = {"kind", "name", "like", "copies", "price", "provenance", "also", *costs}
    fields |= {"points", "symbols", "uses", "built", "call", "options", "power", "amount", "final"}
    known = {*EFFECTS, *POWERS, *FINALS, *EVENT_POWERS, *SYMBOLS, *vocabulary.GAIN, *fields}
    assert known - words == set()


def test_the_card_file_explains_no_word_that_is_not_known() -> None:
    comment = BUILT_IN.text[: BUILT_IN.text.index("[box]")]
    verbs = re.findall(r"([a-z]+) {3,}(?:pounds|crystals|VP|workers from|so many)", comment)
    powers = re.findall(r"([a-z_]+) {3,}(?:uses|`amount`|a new plot|up to|once a turn)", comment)
    assert set(verbs) == set(EFFECTS)
    assert set(powers) == set(POWERS)
