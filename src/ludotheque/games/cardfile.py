"""Reading card files: TOML in, checked values out, and one clear sentence for every mistake."""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludotheque.core.errors import BadCards

T = TypeVar("T")

SOURCES = ("rulebook", "public", "reconstructed", "own")
"""The first words of a provenance; `own` is for values that the reader of the file put in."""


class CardFile:
    """The content of a card file and the name by which complaints call it."""

    def __init__(self, source: str | Path | Mapping[str, Any]) -> None:
        self.path = None if isinstance(source, Mapping) else Path(source)
        if isinstance(source, Mapping):
            self.name = "the stored card values"
            self.values: Mapping[str, Any] = source
        else:
            self.name = Path(source).name
            self.values = self._read(Path(source))

    def _read(self, path: Path) -> dict[str, Any]:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            reason = error.strerror or "unreadable"
            raise BadCards(f"{path}: the card file cannot be read ({reason}).") from error
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadCards(f"{self.name}: not a TOML file ({error}).") from error

    def complain(self, where: str, what: str) -> BadCards:
        """The error for one place of the file."""
        return BadCards(f"{self.name}: {where}: {what}")

    def entries(self, section: str, noun: str, known: Collection[str]) -> dict[str, Any]:
        """The entries of a section in the order of ``known``; none may be missing or unknown."""
        found = self.values[section]
        for id in found:
            if id not in known:
                near = difflib.get_close_matches(id, known, 1)
                hint = f"; did you mean '{near[0]}'?" if near else "."
                raise self.complain(f"{noun} '{id}'", f"there is no such {noun}{hint}")
        for id in known:
            if id not in found:
                raise self.complain(f"{noun} '{id}'", f"the {noun} is missing.")
        return {id: found[id] for id in known}

    def convert(self, value: Any, type: type[T], where: str) -> T:
        """The value as a checked structure."""
        if not isinstance(value, Mapping):
            raise self.complain(where, "a table of values is expected.")
        try:
            return msgspec.convert(value, type)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `")
            field = path.replace("key` in `", "").strip("$`.") or _named_field(reason)
            raise self.complain(f"{where}, field '{field}'", f"{reason}.") from error

    def choices(self, value: Any, names: Collection[str], where: str) -> None:
        """Refuses a name that is none of those known, and says which are."""
        if isinstance(value, str) and value not in names:
            raise self.complain(where, f"'{value}' is not known; it is one of: {', '.join(names)}.")

    def only(self, sections: Collection[str]) -> None:
        """Refuses sections that are missing or mean nothing."""
        for section in sections:
            if not isinstance(self.values.get(section), Mapping):
                raise BadCards(f"{self.name}: the section '{section}' is missing.")
        for section in self.values:
            if section not in sections:
                known = ", ".join(sections)
                raise BadCards(
                    f"{self.name}: there is no section '{section}'; the sections are: {known}."
                )

    def provenance(self, value: Mapping[str, Any], where: str) -> dict[str, str]:
        """The provenance of an entry; every value but its kind must have one."""
        told: Mapping[str, str] = value.get("provenance", {})
        for field in told:
            if field not in value:
                raise self.complain(
                    f"{where}, field '{field}'", "it has a provenance but no value."
                )
        for field in value:
            if field in ("kind", "provenance"):
                continue
            source = re.split(r"\W", told.get(field, ""), maxsplit=1)[0]
            if source not in SOURCES:
                words = ", ".join(SOURCES)
                raise self.complain(
                    f"{where}, field '{field}'", f"its provenance must begin with one of: {words}."
                )
        return dict(told)


def _named_field(reason: str) -> str:
    """The field that a complaint of msgspec about a whole entry speaks of."""
    named = re.search(r"field `(\w+)`", reason)
    return named[1] if named else "?"


def fingerprint(values: Mapping[str, Any]) -> str:
    """A hash of card values; provenance does not count."""
    text = json.dumps(without_provenance(values), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def without_provenance(values: Any) -> Any:
    """The values alone."""
    if isinstance(values, Mapping):
        return {k: without_provenance(v) for k, v in values.items() if k != "provenance"}
    if isinstance(values, list | tuple):
        return [without_provenance(value) for value in values]
    return values
