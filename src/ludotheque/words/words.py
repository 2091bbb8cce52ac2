"""The message catalogues of terminal and server: Fluent files in English and French.

The page uses the same files. Common messages are beside this file, those of a game in its folder.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludotheque.core.game import Game
from ludotheque.core.message import Message, say
from ludotheque.words.grammar import FUNCTIONS

LANGUAGES = ("en", "fr")
_HERE = Path(__file__).parent


def catalogue(folder: Path, language: str) -> str:
    """The messages of a folder in a language; in English where they are not translated."""
    translated = folder / f"{language}.ftl"
    path = translated if translated.is_file() else folder / "en.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def words_folder(game: Game[Any]) -> Path:
    """The folder with the message catalogues and the numbered rules of a game."""
    inner = game.folder / "words"
    return inner if inner.is_dir() else game.folder


@cache
def _parsed(messages: str) -> Any:
    """Messages as Fluent reads them, which takes longer than saying hundreds of them."""
    return FluentResource(messages)


class Words:
    """Says messages in one language, with the names of the players.

    >>> import ludotheque as lt
    >>> words = Words("fr", lt.GAMES["spyrium"], names=["Zoé", "Marc"])
    >>> words.say(say("log-passed", seat=0))
    'Zoé passe.'

    A parameter that is itself a message is said first; its attributes (such as a form with an
    article) can be used as `$card-the`. A parameter `seat` gives the name of the `$player`. What a
    name makes of the words around it (`{ DE($player) }`) stands in `grammar.py`.
    """

    def __init__(
        self, language: str, game: Game[Any] | None = None, names: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.names = names
        self.spoken: set[str] = set()
        """The keys that were said, so that tests can find those that never are."""
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for folder in [_HERE] + ([words_folder(game)] if game is not None else []):
            self._bundle.add_resource(_parsed(catalogue(folder, language)))

    def say(self, message: Message) -> str:
        """The message in words; ``LookupError`` if the catalogue does not have it whole."""
        entry = self._bundle.get_message(message.key) if self.has(message.key) else None
        if entry is None or entry.value is None:
            raise LookupError(f"there is no message '{message.key}' in {self.language}.ftl.")
        self.spoken.add(message.key)
        return self._format(entry.value, self._variables(message.params), message.key)

    def __call__(self, key: str, **params: int | str | Message) -> str:
        """The message of a key with its parameters."""
        return self.say(say(key, **params))

    def source(self, provenance: str) -> str:
        """Where a value comes from, and why: a word of ours, and a reason of the game's.

        A reason that the catalogue does not know, such as that of somebody's own card file, is
        said as it stands there.

        >>> import ludotheque as lt
        >>> Words("fr", lt.GAMES["uchronia"]).source("reconstructed: after (Forum)")
        'valeur reconstituée (d’après Forum dans Glory to Rome)'
        """
        source, reason = re.split(r"[:;\s]+|$", provenance, maxsplit=1)
        said = self(f"source-{source}")
        if not reason:
            return said
        id, _, of = reason.removesuffix(")").partition(" (")
        why = self(f"why-{id}", of=of) if self.has(f"why-{id}") else reason
        return f"{said} ({why})"

    def seat_names(self, players: int) -> list[str]:
        """Default names of the seats."""
        keys = [f"seat-name-{seat}" for seat in range(players)]
        return [self(key) if self.has(key) else f"P{seat}" for seat, key in enumerate(keys, 1)]

    def has(self, key: str) -> bool:
        """Whether the catalogue has a key."""
        return self._bundle.has_message(key)

    def _variables(self, params: Mapping[str, int | str | Message]) -> dict[str, int | str]:
        said: dict[str, int | str] = {}
        for name, value in params.items():
            if isinstance(value, Message):
                said[name] = self.say(value)
                inner = self._variables(value.params)
                for form, pattern in self._bundle.get_message(value.key).attributes.items():
                    said[f"{name}-{form}"] = self._format(pattern, inner, value.key)
            else:
                said[name] = value
                if name == "seat" and isinstance(value, int) and value < len(self.names):
                    said["player"] = self.names[value]
        return said

    def _format(self, pattern: Any, variables: dict[str, int | str], key: str) -> str:
        # Numbers are said in digits, without separators, and still choose their plural.
        said = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in variables.items()
        }
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise LookupError(f"message '{key}' in {self.language}.ftl: {errors[0]}.")
        return str(text)
