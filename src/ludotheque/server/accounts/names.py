"""Names of people: which may be used, and which look alike.

A name is shown to others, who must be able to tell people apart. So names are written in one
script, without characters that cannot be seen, and no two accounts have names that look alike.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

from ludotheque.bots import ALL_NAMES
from ludotheque.server.errors import BadName
from ludotheque.words import LANGUAGES, Words

_MAX_NAME = 30
_MAX_FOLDED = 90
"""Characters of a folded name, which the database stores."""
_MAX_MARKS = 2
"""Accents on one letter."""
_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"
_BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that show nothing."""
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_TOGETHER = (
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"CJK", "IDEOGRAPHIC", "HANGUL"},
    {"CJK", "IDEOGRAPHIC", "BOPOMOFO"},
)
"""Scripts that are written together, by the names of their characters."""
_OFFICIAL = ("admin", "administrator", "moderator", "server", "system", "ludothèque")


def check_name(name: str) -> str:
    """A name as it is stored.

    Raises `BadName`, whose sentence says what is wrong.
    """
    name = unicodedata.normalize("NFC", name)
    if any(_is_unseen(name, place) for place in range(len(name))):
        raise BadName("a name has no invisible characters; leave them out.")
    if name != name.strip() or "  " in name or name == "":
        raise BadName("a name neither begins nor ends with a space.")
    if unicodedata.normalize("NFKC", name) != name:
        raise BadName("a name has plain letters and digits; some of these are variants of others.")
    if _has_loose_marks(name):
        raise BadName(f"a name has letters, and no more than {_MAX_MARKS} accents on each.")
    if _mixes_scripts(name):
        raise BadName("a name is written in one alphabet; this one mixes several.")
    if (
        len(name) > _MAX_NAME
        or len(folded(name)) > _MAX_FOLDED
        or len(skeleton(name)) > _MAX_FOLDED
    ):
        raise BadName("this name is too long.")
    return name


def folded(name: str) -> str:
    """A name without case, width and joiners: two accounts never have the same."""
    once = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in once if c != _EMOJI_STYLE and unicodedata.category(c) != "Cf")


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that can be mistaken for each other."""
    letters = unicodedata.normalize("NFD", name)
    for _ in range(2):
        # Some letters look alike as capitals only, some as small ones only.
        letters = "".join(_lookalikes().get(letter, letter) for letter in letters)
        letters = unicodedata.normalize("NFD", letters.casefold())
    return unicodedata.normalize("NFC", letters)


def is_reserved(name: str) -> bool:
    """Whether a name belongs to a bot or to the server, or looks like that."""
    return not _reserved().isdisjoint((folded(name), skeleton(name)))


@cache
def _reserved() -> frozenset[str]:
    shown = [
        words(key)
        for words in map(Words, LANGUAGES)
        for key in ("web-is-bot", *(f"web-bot-{name}" for name in ALL_NAMES))
        if words.has(key)
    ]
    names = (*ALL_NAMES, *shown, *_OFFICIAL)
    return frozenset(form(name) for name in names for form in (folded, skeleton))


@cache
def _lookalikes() -> dict[str, str]:
    found = {"|": "l"}
    lines = Path(__file__).with_name("lookalikes.txt").read_text("utf-8").splitlines()
    for line in lines:
        if not line.startswith("#"):
            plain, *codes = line.split()
            found |= {chr(int(code, 16)): plain for code in codes}
    return found


def _is_unseen(name: str, place: int) -> bool:
    letter = name[place]
    if letter in (_JOINER, _EMOJI_STYLE):
        # Both belong to emoji, and show nothing anywhere else.
        return place == 0 or unicodedata.category(name[place - 1]) not in ("So", "Sk", "Mn")
    if letter in _BLANK or "VARIATION SELECTOR" in unicodedata.name(letter, ""):
        return True
    category = unicodedata.category(letter)
    return category in _UNSEEN or (category == "Zs" and letter != " ")


def _has_loose_marks(name: str) -> bool:
    """Whether there are accents without a letter, or too many on one, or nothing to read."""
    marks, readable = _MAX_MARKS, False
    for letter in unicodedata.normalize("NFD", name):
        if letter == _EMOJI_STYLE:
            continue
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > _MAX_MARKS:
                return True
        else:
            marks = 0 if letter != " " else _MAX_MARKS
            readable = readable or unicodedata.category(letter)[0] in "LNS"
    return not readable


def _mixes_scripts(name: str) -> bool:
    used = {_script(letter) for letter in name if letter.isalpha() or letter.isdecimal()} - {""}
    return len(used) > 1 and not any(used <= together for together in _TOGETHER)


def _script(letter: str) -> str:
    """The script of a letter, as its name begins; digits of everywhere belong to none."""
    if letter.isascii() and letter.isdigit():
        return ""
    return unicodedata.name(letter, "UNKNOWN").split(" ")[0]
