"""Cards that somebody is entering: what is still wrong with them, and how they look meanwhile."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.core.errors import BadCards
from ludotheque.core.game import GAMES, CardInfo
from ludotheque.core.message import Message, say
from ludotheque.games.card_game import CardGame
from ludotheque.games.cardfile import CardFile, read_toml

LONGEST = 200_000
"""Characters that the values of a set may have."""
_MOST_PROBLEMS = 20


class Problem(NamedTuple):
    """What is wrong at a place: a section, an entry of it, and a field of that."""

    section: str
    entry: str
    field: str
    reason: Message


class Entered(NamedTuple):
    """A set of cards as it was entered."""

    problems: list[Problem]
    sheet: list[CardInfo]
    """The cards with their texts; a wrong one is left out, or as it was built in."""


def read_entered(game: CardGame[Any], text: str) -> dict[str, Any]:
    """The values of a card file that somebody hands in, with the sections that it leaves out.

    Raises ``BadCards`` for what is no card file at all.
    """
    return whole(game, read_toml(text, "the card file"))


def whole(game: CardGame[Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values with all sections of the game; ``BadCards`` if they have another form."""
    built_in = written_values(game)
    for section, entries in values.items():
        fits = section in built_in and isinstance(entries, Mapping)
        deeper = {} if section == "box" or not fits else entries
        if not fits or not all(isinstance(entry, Mapping) for entry in deeper.values()):
            known = ", ".join(built_in)
            reason = say("wrong-section", sections=known)
            sentence = f"the card file: section '{section}': the sections are tables: {known}."
            raise BadCards(sentence, (str(section), "", ""), reason)
    try:
        size = len(json.dumps(values))
    except (TypeError, ValueError, RecursionError) as error:
        sentence = "the card file: it has texts, numbers, lists and tables only."
        raise BadCards(sentence, reason=say("wrong-plain")) from error
    if size > LONGEST:
        sentence = f"the card file: it may have {LONGEST} characters, and has {size}."
        raise BadCards(sentence, reason=say("wrong-long", allowed=LONGEST, found=size))
    return {section: values.get(section, entries) for section, entries in built_in.items()}


def written_values(game: CardGame[Any]) -> dict[str, Any]:
    """The built-in values with their provenance."""
    path = GAMES[game.name].card_file
    assert path is not None
    return dict(_written(path))


@cache
def _written(path: Path) -> Mapping[str, Any]:
    return CardFile(path).values


def look_at(game: CardGame[Any], values: Mapping[str, Any]) -> Entered:
    """Finds what is wrong: one problem of each entry, then what does not fit together."""
    built_in = written_values(game)
    tried = {section: dict(entries) for section, entries in values.items()}
    problems: list[Problem] = []
    while len(problems) < _MOST_PROBLEMS:
        file = CardFile(tried, game, entered=True)
        try:
            sheet = game.sheet_of(file)
        except BadCards as error:
            problems.append(_problem(error))
            if not _mend(tried, built_in, error.place):
                break
        else:
            # Sums over cards of which some are left out would be wrong in another way.
            noted = [] if problems else [_problem(error) for error in file.noted or []]
            return Entered(problems + noted, sheet)
    return Entered(problems, [])


def _problem(error: BadCards) -> Problem:
    return Problem(*error.place, error.reason or say("wrong-other", text=str(error)))


def _mend(tried: dict[str, Any], built_in: dict[str, Any], place: tuple[str, str, str]) -> bool:
    """Puts what is built in where something wrong stands; ``False`` where that is of no help."""
    section, entry, _ = place
    if section == "box" and tried["box"] != built_in["box"]:
        tried["box"] = built_in["box"]
        return True
    entries = tried.get(section, {})
    if not entry or entries.get(entry) == built_in.get(section, {}).get(entry):
        return False
    if entry in built_in[section]:
        entries[entry] = built_in[section][entry]
    else:
        del entries[entry]
    return True
