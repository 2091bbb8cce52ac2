"""The numbered rules of a game, and which of them mention a card.

Both come from the rules document: a rule mentions a card if it contains its French name, or, where
no rule does, its id as code. Cards that are not named there, such as constants of the game, list
their rules themselves.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from ludotheque.core.game import Game
from ludotheque.server.routes.schemas import Rule
from ludotheque.words import Words, numbered_rules, words_folder

_FACE = re.compile(r"(.+) ([IVX]+)")


@cache
def rules(game: Game[Any], language: str = "en") -> list[Rule]:
    """The rules of a game, each with its section; in the other language if need be."""
    return [Rule(*rule) for rule in numbered_rules(words_folder(game), language)]


@cache
def rules_about(game: Game[Any]) -> dict[str, list[str]]:
    """The numbers of the rules that mention each card, in their order, by the card's id."""
    words = Words("fr", game)
    names = {card.id: words.say(card.name) for card in game.card_sheet()}
    return {
        card.id: _mentioning(game, _named(names[card.id], names.values()), card.rules)
        or _mentioning(game, f"`{re.escape(card.id.removeprefix(f'{card.section}-'))}`", ())
        for card in game.card_sheet()
    }


def _mentioning(game: Game[Any], pattern: str, also: tuple[str, ...]) -> list[str]:
    """The rules whose French text matches a pattern, and those listed in `also`."""
    return [
        rule.number
        for rule in rules(game, "fr")
        if rule.number in also or re.search(pattern, rule.text)
    ]


def _named(name: str, names: Iterable[str]) -> str:
    """A pattern for a card's name: `Mine (III)` is one face of a family, `Mine` all of them.

    `Grand Cirque` is another card than `Cirque`.
    """
    face = _FACE.fullmatch(name)
    if face is not None:
        family, number = face.groups()
        return rf"\b{_singular_or_plural(family)}\b(?! \((?!{number}\)))"
    longer = {other.removesuffix(f" {name}") for other in names if other.endswith(f" {name}")}
    others = "".join(rf"(?<!\b{re.escape(word)} )" for word in sorted(longer))
    return rf"{others}\b{_singular_or_plural(name)}\b"


def _singular_or_plural(name: str) -> str:
    return " ".join(f"{re.escape(word)}s?" for word in name.split(" "))
