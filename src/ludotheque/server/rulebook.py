"""The numbered rules of a game, and which of them speak of a card.

The rules document is the one source: a rule speaks of a card if it names it in French, or where no
rule does, if it has its id in code letters. What is not named, such as a constant of the box,
brings its numbers along.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from ludotheque.core.game import Game
from ludotheque.server.shapes import Rule
from ludotheque.words import Words, catalogue_folder

_FILES = {"en": "rules.md", "fr": "rules.fr.md"}
_RULE = re.compile(r"^- \*\*([A-Z]-\d+)\*\* (.*?)\s*\*\((.*)\)\*$", re.DOTALL)
_FACE = re.compile(r"(.+) ([IVX]+)")


@cache
def rules(game: Game[Any], language: str = "en") -> list[Rule]:
    """The rules of a game, each with its section."""
    told = []
    section = ""
    text = (catalogue_folder(game) / _FILES[language]).read_text(encoding="utf-8")
    for block in re.split(r"\n(?=- \*\*|## |\n)", text):
        if block.startswith("## "):
            section = block[3:].strip()
        # Only what breaks lines: the spaces of French typography stay.
        found = _RULE.match(re.sub(r"[ \n]+", " ", block).strip(" "))
        if found:
            number, statement, source = found.groups()
            told.append(Rule(number, statement, source, section))
    return told


@cache
def rules_about(game: Game[Any]) -> dict[str, list[str]]:
    """The numbers of the rules that speak of each card, in their order, by the card's id."""
    words = Words("fr", game)
    names = {card.id: words.say(card.name) for card in game.card_sheet()}
    return {
        card.id: _speaking(game, _named(names[card.id], names.values()), card.rules)
        or _speaking(game, f"`{re.escape(card.id.removeprefix(f'{card.section}-'))}`", ())
        for card in game.card_sheet()
    }


def _speaking(game: Game[Any], of: str, also: tuple[str, ...]) -> list[str]:
    """The rules whose French text speaks of something, and those that are known to."""
    told = rules(game, "fr")
    return [rule.number for rule in told if rule.number in also or re.search(of, rule.text)]


def _named(name: str, names: Iterable[str]) -> str:
    """How a text names a card; `Mine (III)` names one face of a family, `Mine` all of them.

    A `Grand Cirque` is another card, no `Cirque`.
    """
    face = _FACE.fullmatch(name)
    if face is not None:
        family, number = face.groups()
        return rf"\b{_one_or_several(family)}\b(?! \((?!{number}\)))"
    longer = {other.removesuffix(f" {name}") for other in names if other.endswith(f" {name}")}
    others = "".join(rf"(?<!\b{re.escape(word)} )" for word in sorted(longer))
    return rf"{others}\b{_one_or_several(name)}\b"


def _one_or_several(name: str) -> str:
    return " ".join(f"{re.escape(word)}s?" for word in name.split(" "))
