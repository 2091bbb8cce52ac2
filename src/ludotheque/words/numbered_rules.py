"""The numbered rules of a game, read from its rules document.

A rule is an item of a list that opens with its number. Its source stands in a table at the end of
the document, so that players need not read it, or in brackets behind the rule:

    - <a id="U-1"></a>**U-1** The game is for 2 to 5 players.
    - **S-1** The game is for 2 to 5 players. *(rulebook: Contents)*

    | U-1 | rulebook: cover |
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

_FILES = {"en": "rules.md", "fr": "rules.fr.md"}
_RULE = re.compile(r"- (?:<a id=\"[^\"]*\"></a>)?\*\*([A-Z]-\d+)\*\* (.*?)(?: \*\(([^*]*)\)\*)?")
_SOURCE = re.compile(r"^\| ([A-Z]-\d+) \| (.+) \|$", re.MULTILINE)


class NumberedRule(NamedTuple):
    """A rule, the section in which it stands, and where it comes from."""

    number: str
    text: str
    source: str
    section: str


def numbered_rules(folder: Path, language: str) -> list[NumberedRule]:
    """The rules in a folder of words; in the other language if need be."""
    paths = [folder / _FILES[other] for other in (language, *_FILES)]
    text = next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), "")
    return read_rules(text)


def read_rules(text: str) -> list[NumberedRule]:
    """The rules of a document, in its order; a line break is a space."""
    sources = dict(_SOURCE.findall(text))
    found = []
    section = ""
    for block in re.split(r"\n(?=- |#|\n)", text):
        if block.startswith("## "):
            section = block[3:].strip()
        # Only line breaks: the no-break spaces of French typography stay.
        match = _RULE.fullmatch(re.sub(r"[ \n]+", " ", block).strip(" "))
        if match is not None:
            number, statement, source = match.groups()
            found.append(
                NumberedRule(number, statement, source or sources.get(number, ""), section)
            )
    return found
