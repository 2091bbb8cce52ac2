"""The catalogues: the same messages in both languages, in clean English and clean French."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.message import Message, say
from ludotheque.words import LANGUAGES, Words, read_rules, words_folder
from tests.words.catalogue import FOLDERS, STAND_IN, Entry, catalogue

every_catalogue = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

ENGLISH = re.compile(
    r"\b(the|of|and|with|without|your|you|for|from|to|by|each|one|workers?|buildings?|turn|players?"
    r"|cards?|tokens?|market|money|plots?|factory|factories|saved|board|undo|help|quit|again|end"
    r"|next|events?|game|is|are|was|no|not)\b",
    re.IGNORECASE,
)
FRENCH = re.compile(
    r"\b(le|la|les|des|du|et|avec|sans|votre|vous|pour|par|chaque|ouvriers?|bâtiments?|tour|joueurs?"
    r"|cartes?|jetons?|marché|argent|terrain|usine|partie|est|sont|ne|pas|aide|annuler|quitter)\b",
    re.IGNORECASE,
)


def both(folder: Path) -> list[tuple[Entry, Entry]]:
    english, french = catalogue(folder, "en"), catalogue(folder, "fr")
    return [(english[key], french[key]) for key in english if key in french]


def prose(entry: Entry) -> str:
    """The text of a message without what is to be typed as it stands."""
    return re.sub(r"`[^`]*`|--\w+|ludotheque play|annuler!", "", entry.text)


@every_catalogue
def test_both_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    assert list(catalogue(folder, "en")) == list(catalogue(folder, "fr"))


@every_catalogue
def test_both_languages_have_the_same_attributes(folder: Path) -> None:
    assert not [en.key for en, fr in both(folder) if en.attributes != fr.attributes]


@every_catalogue
def test_both_languages_use_the_same_variables(folder: Path) -> None:
    different = {
        en.key: en.variables ^ fr.variables
        for en, fr in both(folder)
        if en.variables != fr.variables
    }
    assert not different


def test_no_game_repeats_a_common_message() -> None:
    common = catalogue(FOLDERS[0], "en").keys()
    assert not [key for folder in FOLDERS[1:] for key in catalogue(folder, "en") if key in common]


@every_language
@every_catalogue
def test_quotation_marks_and_apostrophes_are_printed_ones(folder: Path, language: str) -> None:
    texts = catalogue(folder, language).values()
    assert not [entry.key for entry in texts if re.search(r"['\"]|\.\.\.", entry.text)]


@pytest.mark.parametrize(("language", "foreign"), [("fr", ENGLISH), ("en", FRENCH)])
@every_catalogue
def test_no_word_of_the_other_language_is_left(
    folder: Path, language: str, foreign: re.Pattern[str]
) -> None:
    texts = catalogue(folder, language).values()
    assert not [entry.key for entry in texts if foreign.search(prose(entry))]


@every_catalogue
def test_french_puts_a_blank_before_high_punctuation(folder: Path) -> None:
    wrong = r"[^\s][:;?!»]|«[^\s]|\s[,.](\s|$)"
    texts = catalogue(folder, "fr").values()
    assert not [entry.key for entry in texts if re.search(wrong, prose(entry))]


@every_catalogue
def test_french_quotation_marks_come_in_pairs(folder: Path) -> None:
    for french in catalogue(folder, "fr").values():
        assert french.text.count("«") == french.text.count("»"), french.key
        assert "“" not in french.text, french.key


@every_catalogue
def test_english_puts_no_blank_before_punctuation(folder: Path) -> None:
    texts = catalogue(folder, "en").values()
    assert not [entry.key for entry in texts if re.search(r"\s[:;?!.](\s|$)|[«»]", prose(entry))]


@every_language
@every_catalogue
def test_logs_rules_and_reasons_are_sentences(folder: Path, language: str) -> None:
    for key, entry in catalogue(folder, language).items():
        if key.startswith(("log-", "text-", "power-", "illegal-", "end-", "tie-")):
            whole = "question" in entry.variables  # which ends the sentence by itself
            assert whole or all(line.endswith(".") for line in entry.sentences), key


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
def test_what_a_player_does_has_a_short_form_for_the_recap(game: lt.Game[Any]) -> None:
    said = catalogue(words_folder(game), "en")
    shown = [f"log-{kind.name}" for kind in game.event_kinds.values() if kind.weight == "move"]
    seatless = {"log-rival-chosen"}
    assert not [key for key in shown if "chip" not in said[key].attributes and key not in seatless]


@every_language
@every_catalogue
def test_no_short_sign_can_be_taken_for_a_digit(folder: Path, language: str) -> None:
    texts = catalogue(folder, language).items()
    lookalike = re.compile(rf"[{STAND_IN}\d/][OlI]")
    assert not [k for k, entry in texts if k.startswith("short-") and lookalike.search(entry.text)]


PLURALS = [
    ("en", "goods-workers", ["0 workers", "1 worker", "2 workers"]),
    ("fr", "goods-workers", ["0 ouvrier", "1 ouvrier", "2 ouvriers"]),
    ("en", "label-active", ["0 active", "1 active", "2 active"]),
    ("fr", "label-active", ["0 actif", "1 actif", "2 actifs"]),
    ("fr", "label-inactive", ["0 inactif", "1 inactif", "2 inactifs"]),
    ("fr", "label-kept", ["0 jeton", "1 jeton", "2 jetons"]),
]


@pytest.mark.parametrize(("language", "key", "said"), PLURALS)
def test_numbers_agree_with_their_nouns(language: str, key: str, said: list[str]) -> None:
    words = Words(language, lt.GAMES["spyrium"])
    name = "amount" if key.startswith("goods") else "count"
    assert [words(key, **{name: number}) for number in (0, 1, 2)] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Ada exploits Mine II without a worker.",
                "Ada exploits Mine II with 1 worker.",
                "Ada exploits Mine II with 2 workers.",
            ],
        ),
        (
            "fr",
            [
                "Ada exploite la Mine II sans ouvrier.",
                "Ada exploite la Mine II avec 1 ouvrier.",
                "Ada exploite la Mine II avec 2 ouvriers.",
            ],
        ),
    ],
)
def test_a_log_line_counts_workers(language: str, said: list[str]) -> None:
    words = Words(language, lt.GAMES["spyrium"], names=["Ada"])
    mine, nothing = say("card-mine2"), say("nothing")
    data: dict[str, int | str | Message] = {"seat": 0, "card": mine, "why": nothing}
    assert [words("log-exploited", workers=n, **data) for n in (0, 1, 2)] == said


@pytest.mark.parametrize("key", ["log-reshuffled", "log-tokens-returned"])
@pytest.mark.parametrize(("language", "plural"), [("en", "tokens"), ("fr", "jetons")])
def test_a_single_token_is_in_the_singular(language: str, plural: str, key: str) -> None:
    words = Words(language, lt.GAMES["spyrium"])
    assert plural in words(key, tokens=2)
    assert plural not in words(key, tokens=1)


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=lambda game: game.name)
@every_language
def test_an_explanation_names_a_rule_of_its_game(game: lt.Game[Any], language: str) -> None:
    folder = words_folder(game)
    messages = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^    \.rule = (.*)$", messages, re.MULTILINE))
    rules = read_rules((folder / "rules.md").read_text(encoding="utf-8"))
    assert named
    assert named <= {rule.number for rule in rules}
