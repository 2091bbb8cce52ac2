"""Forms of names that the catalogues ask for, as Fluent functions.

French: `{ DE($player) }` says "de Basile" or "d’Anna", `{ DE($card-the) }` says "du Banquier" or
"de la Mine", `{ A($card-the) }` "au Banquier", `{ QUE($player) }` "qu’Anna". English:
`{ POSSESSIVE($player) }` says "Basil’s". Both: `{ CAPITAL($card-the) }` begins a sentence.

The page has the same functions in `web/src/words/grammar.ts`; `tests/words/grammar.json` lists
cases for both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

_ELIDES: Final = re.compile(r"[aeiouœæ]|h[aeiouyœæ]|y[^aeiou]", re.IGNORECASE)


def _elides(name: str) -> bool:
    """Whether a little word before a name loses its vowel."""
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return _ELIDES.match(plain) is not None


def de(name: str) -> str:
    """What belongs to a name, in French."""
    if name.startswith("le "):
        return f"du {name[3:]}"
    if name.startswith("les "):
        return f"des {name[4:]}"
    return f"d’{name}" if _elides(name) else f"de {name}"


def a(name: str) -> str:
    """What goes to a name, in French."""
    if name.startswith("le "):
        return f"au {name[3:]}"
    if name.startswith("les "):
        return f"aux {name[4:]}"
    return f"à {name}"


def que(name: str) -> str:
    """A clause about a name, in French."""
    return f"qu’{name}" if _elides(name) else f"que {name}"


def possessive(name: str) -> str:
    """The owner, in English."""
    return f"{name}’s"


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def _function(form: Callable[[str], str]) -> Callable[[Any], Any]:
    return lambda value: form(str(value))


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": _function(de),
    "A": _function(a),
    "QUE": _function(que),
    "POSSESSIVE": _function(possessive),
    "CAPITAL": _function(capital),
}
