"""Entering cards: forms of all fields in both languages; files are written as they are read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

import ludotheque as lt
from ludotheque.games.card_form import CardField, form_of
from ludotheque.games.card_game import CardGame
from ludotheque.games.card_writer import card_file_text, comment_of
from ludotheque.games.entered_cards import look_at, written_values
from ludotheque.words import LANGUAGES, Words, words_folder
from tests.words.catalogue import COMMON, keys

every_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
SOURCE = Path(lt.__file__).parent


def fields_of(fields: list[CardField]) -> Iterator[CardField]:
    for field in fields:
        yield field
        if field.item is not UNSET:
            yield from fields_of([field.item])
        if field.fields is not UNSET:
            yield from fields_of(field.fields)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_field_and_every_choice_has_a_name(game: CardGame[Any], language: str) -> None:
    words = Words(language, game)
    for section, kinds in game.entry_types.items():
        for type in kinds.values():
            for field in fields_of(form_of(type)):
                names = [f"web-entry-{field.name}", f"value-{field.name}"]
                if section == "box" and field.shape != "name":
                    names = [f"box-{field.name}"]
                assert any(words.has(name) for name in names), (section, field.name)
                for choice in field.choices if field.choices is not UNSET else ():
                    if field.words is not UNSET:
                        forms = choice, choice.replace("_", "-")
                        said = [f"{field.words}-{one}" for one in forms]
                        said += [f"web-entry-{field.words}-{one}" for one in forms]
                        assert any(words.has(key) for key in said), (field.name, choice)


@every_game
def test_what_is_wrong_can_be_said_and_nothing_else_is_in_the_catalogue(
    game: CardGame[Any],
) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("games/**/*.py"))
    named = set(re.findall(r'"(wrong-[a-z-]+)"', code))
    counted = {f"wrong-{kind}-count" for kind in ("character", "building", "technique")}
    known = named | {f"{key}-near" for key in named} | counted
    assert keys(words_folder(game), "wrong-") | keys(COMMON, "wrong-") <= known


def test_every_complaint_is_in_a_catalogue() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("games/**/*.py"))
    said = keys(COMMON, "wrong-").union(
        *(keys(words_folder(game), "wrong-") for game in lt.GAMES.values())
    )
    assert set(re.findall(r'"(wrong-[a-z-]+)"', code)) <= said


@every_game
def test_a_written_file_is_read_as_it_was(game: CardGame[Any]) -> None:
    values = written_values(game)
    assert game.card_file is not None
    comment = comment_of(game.card_file.read_text(encoding="utf-8"))
    text = card_file_text(values, comment)
    assert tomllib.loads(text) == values
    assert text.startswith("# ")
    odd = {"cards": {"a b": {"name": 'quo"te\\ \x7f é\n', "copies": {}}}}
    assert tomllib.loads(card_file_text(odd)) == odd


@every_game
def test_the_built_in_cards_are_fine(game: CardGame[Any]) -> None:
    entered = look_at(game, written_values(game))
    assert not entered.problems
    assert entered.sheet == game.card_sheet()
    values = game.card_values()
    for card in entered.sheet:
        section, entry = game.place_of(card)
        assert entry in values[section]


def test_several_cards_are_wrong_at_once() -> None:
    game: Any = lt.GAMES["uchronia"]
    values = written_values(game)
    wrong = {id: entry | {"cost": -1} for id, entry in list(values["cards"].items())[:3]}
    box = values["box"] | {"works": "many"}
    entered = look_at(game, values | {"cards": values["cards"] | wrong, "box": box})
    found = {(one.section, one.entry, one.field) for one in entered.problems}
    assert found == {("box", "", "works"), *(("cards", id, "cost") for id in wrong)}
    assert len(entered.sheet) == len(game.card_sheet())
