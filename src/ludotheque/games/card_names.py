"""Names that a card file gives its cards, in both languages and with their articles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ludotheque.core.message import Message, say
from ludotheque.games.cardfile import CardFile, Place

LANGUAGES: Final = ("en", "fr")
_ARTICLES: Final = {
    "en": re.compile(r"the\s+(?P<name>.+)"),
    "fr": re.compile(r"(?:le\s+|la\s+|les\s+|l[’'])(?P<name>.+)"),
}
_LONGEST: Final = 40


class CardName:
    """The name of a card: in each language the bare name, and the form with its article."""

    def __init__(self, written: Mapping[str, str]) -> None:
        self.bare: dict[str, str] = {}
        self.the: dict[str, str] = {}
        for language in LANGUAGES:
            text = written.get(language) or next(iter(written.values()))
            found = _ARTICLES[language].fullmatch(text)
            own = language in written and len(set(written.values())) > 1
            name = found["name"] if found else text if own else _without_article(text)
            self.bare[language] = name
            self.the[language] = text if found else _with_article(language, name)

    def message(self) -> Message:
        """The name as a message, for one that the catalogues do not have."""
        return say(
            "card-own",
            name=Message("own-name", self.bare),
            the=Message("own-name", self.the),
        )


def _without_article(text: str) -> str:
    """A name of the other language: without the article that it may have there."""
    for articles in _ARTICLES.values():
        found = articles.fullmatch(text)
        if found:
            return found["name"]
    return text


def _with_article(language: str, name: str) -> str:
    """A name that was written without its article; French needs the gender, so it is quoted."""
    return f"the {name}" if language == "en" else f"«\N{NO-BREAK SPACE}{name}\N{NO-BREAK SPACE}»"


def read_name(file: CardFile, written: Any, where: Place) -> CardName:
    """The name that an entry gives: one text for both languages, or one for each."""
    place = where.at("name")
    texts = {"en": written, "fr": written} if isinstance(written, str) else written
    if not isinstance(texts, Mapping) or not texts:
        raise file.complain(place, "wrong-name")
    for language, text in texts.items():
        if language not in LANGUAGES:
            raise file.complain(place, "wrong-name-language", language=language)
        if not isinstance(text, str) or not 0 < len(text.strip()) <= _LONGEST or "\n" in text:
            raise file.complain(place, "wrong-name-length", allowed=_LONGEST)
    return CardName({language: " ".join(text.split()) for language, text in texts.items()})
