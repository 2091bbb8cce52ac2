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


WITHOUT_PROVENANCE = ("kind", "like", "provenance")
"""What an entry says without saying where it comes from."""


DESCRIPTION = ("like", "name", "provenance")
"""What an entry says of itself beside its values."""


def has_estimates(provenance: Mapping[str, str]) -> bool:
    """Whether any value of a card is our estimate, so that the card is marked wherever shown."""
    return any(source.startswith("reconstructed") for source in provenance.values())


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

    def box(self, type: type[T], built_in: Mapping[str, Any]) -> tuple[T, dict[str, str]]:
        """The checked constants of the box, and where they come from."""
        where, raw = "section 'box'", self.values["box"]
        return self.convert(raw, type, where), self.sources(raw, built_in["box"], where)

    def section(
        self, section: str, noun: str, type: type[T], built_in: Mapping[str, Any]
    ) -> list[tuple[str, T, dict[str, str]]]:
        """The entries of a section, those that are built in: id, checked values, provenance."""
        found = []
        for id, raw in self.entries(section, noun, tuple(built_in[section])).items():
            where = f"{noun} '{id}'"
            entry = self.convert(raw, type, where)
            found.append((id, entry, self.sources(raw, built_in[section][id], where)))
        return found

    def check_new(self, noun: str, id: str, needed: str, known: Collection[str]) -> None:
        """Refuses a card that is not built in, for its id or for what it still ``needed``."""
        where = f"{noun} '{id}'"
        if not re.fullmatch(r"[a-z][a-z0-9_-]{0,29}", id):
            raise self.complain(where, "a new id has small letters, digits, '-' and '_' only.")
        if needed:
            near = difflib.get_close_matches(id, known, 1)
            hint = f"; did you mean '{near[0]}'?" if near else "."
            raise self.complain(where, f"a new {noun} needs a {needed}{hint}")

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
        """The provenance of an entry; every value but its kind must have one.

        An entry that says nothing of provenance has its values from whoever wrote the file. A name
        may be that of the catalogues, and have no value here.
        """
        fields = [field for field in value if field not in WITHOUT_PROVENANCE]
        if "provenance" not in value:
            return dict.fromkeys(fields, "own")
        written: Mapping[str, str] = value["provenance"]
        for field in written:
            if field not in value and field != "name":
                raise self.complain(
                    f"{where}, field '{field}'", "it has a provenance but no value."
                )
        for field in fields:
            source = re.split(r"\W", written.get(field, ""), maxsplit=1)[0]
            if source not in SOURCES:
                words = ", ".join(SOURCES)
                raise self.complain(
                    f"{where}, field '{field}'", f"its provenance must begin with one of: {words}."
                )
        return dict(written)

    def sources(
        self, value: Mapping[str, Any], built_in: Mapping[str, Any], where: str
    ) -> dict[str, str]:
        """Where the values of an entry come from.

        Values that came with a stored game do not say; those equal to the built-in ones have their
        provenance, the others are somebody's own.
        """
        if self.path is not None:
            return self.provenance(value, where)
        known: Mapping[str, str] = built_in.get("provenance", {})
        return {
            field: known.get(field, "own") if value.get(field) == built_in.get(field) else "own"
            for field in {**known, **value}
            if (field in value or field == "name") and field not in WITHOUT_PROVENANCE
        }


def constants(box: Mapping[str, Any]) -> dict[str, str]:
    """The constants of a box by name, each in one line."""
    return {name: _in_one_line(value) for name, value in box.items()}


def _in_one_line(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def fill(target: T, entry: msgspec.Struct, without: Collection[str] = (), **kept: Any) -> T:
    """Gives an object the values of a checked entry, but for its description and ``without``.

    ``kept`` are the values that the object keeps in another form.
    """
    for name in entry.__struct_fields__:
        if name not in DESCRIPTION and name not in without:
            setattr(target, name, kept[name] if name in kept else getattr(entry, name))
    return target


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
