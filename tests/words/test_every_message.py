"""Every message with everything that can stand in it, read for faults of grammar and typography."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.event import Event, EventKind
from ludotheque.core.game import Game
from ludotheque.core.kinds import OneOf
from ludotheque.words import LANGUAGES, Words, numbered_rules, words_folder
from tests.words.arguments import PLAYERS, messages
from tests.words.catalogue import COMMON, FOLDERS, catalogue
from tests.words.faults import faults, other_words

every_catalogue = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))

ROOT = Path(__file__).parents[2]
Said = list[tuple[str, str]]
"""Keys and texts."""


def speaker(folder: Path, language: str) -> Words:
    game = next((game for game in lt.GAMES.values() if words_folder(game) == folder), None)
    return Words(language, game, names=[str(name) for name in PLAYERS])


@cache
def said(folder: Path, language: str) -> Said:
    """Every message of a catalogue with its arguments."""
    words = speaker(folder, language)
    return [
        (key, words.say(message))
        for key in catalogue(folder, "en")
        for message in messages(folder, key)
    ]


def events_of(game: Game[Any], kind: EventKind) -> Iterator[Event]:
    """The events of a kind: with every value that its declaration allows."""
    choices = [_numbers(game, sort) for sort in kind.sorts]
    longest = max([1, *map(len, choices)])
    for turn in range(longest):
        values = tuple(choice[turn % len(choice)] for choice in choices)
        yield Event(kind, turn % game.max_players, values)


def _numbers(game: Game[Any], sort: str) -> list[int]:
    declared = game.position.sorts[sort]
    if isinstance(declared, OneOf):
        return list(range(len(declared.vocabulary.names)))
    return list(range(game.max_players)) if sort == "seat" else [0, 1, 2]


@cache
def data(game: Game[Any], language: str) -> Said:
    """The log: every event that can be, as its game tells it."""
    words = Words(language, game, names=[str(name) for name in PLAYERS])
    return [
        (kind.name, words.say(game.tell(event)))
        for kind in game.event_kinds.values()
        for event in events_of(game, kind)
    ]


# Grammar and typography.


@every_language
@every_catalogue
def test_no_message_has_a_fault(folder: Path, language: str) -> None:
    assert faults(said(folder, language), language) == []


@every_language
@every_game
def test_no_line_of_the_log_has_a_fault(game: Game[Any], language: str) -> None:
    assert faults(data(game, language), language) == []


@every_language
@every_game
def test_one_thing_has_one_name(game: Game[Any], language: str) -> None:
    texts = said(words_folder(game), language) + data(game, language)
    assert other_words(texts, game.name, language) == []


GUIDES = {"en": Path("docs/guide.md"), "fr": Path("docs/guide.fr.md")}


@every_language
@every_game
def test_rules_and_guide_use_the_same_names(game: Game[Any], language: str) -> None:
    rules = numbered_rules(words_folder(game), language)
    guide = (ROOT / GUIDES[language]).read_text(encoding="utf-8")
    own = re.search(rf"^## {game.title} .*?(?=^## )", guide, re.MULTILINE | re.DOTALL)
    assert own is not None
    texts = [(rule.number, rule.text) for rule in rules] + [("guide", own[0])]
    # In the rules things also have an order, and go back into the box.
    odd = [
        fault
        for fault in other_words(texts, game.name, language)
        if "'ordre' is called" not in fault and "'retourne' is called" not in fault
    ]
    assert odd == []


# Sentences.

SENTENCES = ("log-", "ask-", "illegal-", "text-", "power-", "end-", "tie-", "unheard-")
BEGINNINGS = (*SENTENCES, "do-")


@every_language
@every_catalogue
def test_sentences_begin_and_end_as_sentences(folder: Path, language: str) -> None:
    texts = said(folder, language)
    odd = {
        key: text
        for key, text in texts
        if (key.startswith(SENTENCES) and not re.search(r"[.?]$", text))
        or (key.startswith(BEGINNINGS) and text[:1].islower() and not re.match(r"[a-c]\d", text))
    }
    assert odd == {}


@every_language
@every_catalogue
def test_brackets_and_quotation_marks_come_in_pairs(folder: Path, language: str) -> None:
    pairs = [("(", ")"), ("[", "]"), ("“", "”"), ("«", "»")]
    odd = {
        key: text
        for key, text in said(folder, language)
        if any(text.count(one) != text.count(other) for one, other in pairs)
    }
    assert odd == {}


LAID_OUT = ("hint-line", "play-help")
"""Messages in columns."""


@every_language
@every_catalogue
def test_no_blank_is_doubled_or_at_an_end(folder: Path, language: str) -> None:
    odd = {
        key: text
        for key, text in said(folder, language)
        if key not in LAID_OUT
        and not key.startswith(("nothing", "cost-", "because-of", "gained-more"))
        and ("  " in text.replace("\xa0", " ") or text != text.strip())
    }
    assert odd == {}


# The test itself finds what it looks for.

WRONG = [
    ("fr", "à côté de le Banquier"),
    ("fr", "l’Ordre de Argile"),
    ("fr", "le Amphithéâtre"),
    ("fr", "les Explorateurs de Anna"),
    ("fr", "1 défaussés"),
    ("fr", "0 cartes"),
    ("fr", "2 carte"),
    ("fr", "1 carte défaussées"),
    ("fr", "Points : 3"),
    ("fr", "Points: 3"),
    ("fr", "l'ordre"),
    ("fr", "l’Marché"),
    ("fr", "la le Marché"),
    ("fr", "50 %"),
    ("fr", "par tranche de 1 Merveilles"),
    ("fr", "si il pleut"),
    ("fr", "ce emplacement"),
    ("fr", "prends ta carte"),
    ("fr", "échange 2 Science contre 2 Force militaire"),
    ("fr", "À la fin, le plus de points l’emporte."),
    ("en", "who has most cards"),
    ("en", "a chance of 50 %"),
    ("en", "the the Workshop"),
    ("en", "1 Units free"),
    ("en", "1 tiles each"),
    ("en", "for every 1 Wonders"),
    ("en", "2 card"),
    ("en", "a Aqueduct"),
    ("en", "Points : 3"),
    ("en", "card-market"),
    ("en", "frontier_post"),
    ("en", "draw { $amount }"),
]


@pytest.mark.parametrize(("language", "text"), WRONG)
def test_faults_are_found(language: str, text: str) -> None:
    assert faults([("", text)], language)


RIGHT = [
    ("fr", "1 Bois, 1 fois, 0 carte, 2 cartes, 1 carte dans le Forum\xa0: d’Argile, de Bois."),
    ("fr", "de onze à douze, de a1 à c3, l’Hôtel, le haut, de Yann"),
    ("en", "1 less, 1 card, 2 cards, a University, an Aqueduct, 1 token is left."),
]


@pytest.mark.parametrize(("language", "text"), RIGHT)
def test_what_is_right_is_no_fault(language: str, text: str) -> None:
    assert faults([("", text)], language) == []


@every_catalogue
def test_every_argument_is_said_with_all_its_values(folder: Path) -> None:
    """So that no name escapes: each is said in some message that takes its kind."""
    if folder == COMMON:
        return
    texts = " ".join(text for key, text in said(folder, "fr") if not key.startswith("card-"))
    names = [text for key, text in said(folder, "fr") if key.startswith("card-")]
    assert [name for name in names if name not in texts] == []
