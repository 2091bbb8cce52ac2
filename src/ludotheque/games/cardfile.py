"""Reading card files: TOML in, checked values out, and one clear sentence for every mistake.

What is wrong is a message `wrong-…` of the catalogues, so that the page can say it at the field.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from ludotheque.core.errors import BadCards
from ludotheque.core.game import Game
from ludotheque.core.message import Message, say
from ludotheque.games.card_complaints import message_of, names_at

T = TypeVar("T")

SOURCES = ("rulebook", "public", "reconstructed", "own")
"""The first words of a provenance; `own` is for values that the reader of the file put in."""


_MOST_DOTS = 30
"""Dots in one line of a card file."""

_LONGEST = 900
"""Characters of the file that a complaint repeats."""

WITHOUT_PROVENANCE = ("kind", "like", "provenance")
"""What an entry says without saying where it comes from."""


DESCRIPTION = ("like", "name", "provenance")
"""What an entry says of itself beside its values."""


def has_estimates(provenance: Mapping[str, str]) -> bool:
    """Whether any value of a card is our estimate, so that the card is marked wherever shown."""
    return any(source.startswith("reconstructed") for source in provenance.values())


class Place(NamedTuple):
    """A place of a card file: a field of an entry, an entry, or all of a section.

    >>> print(Place("cards", "card", "mine1").at("price"))
    card 'mine1', field 'price'
    """

    section: str
    noun: str = ""
    """What an entry is called; without an entry, what all of them are called."""
    entry: str = ""
    field: str = ""

    def at(self, field: str) -> Place:
        """A field of the same entry."""
        return self._replace(field=field)

    def __str__(self) -> str:
        thing = f"{self.noun} '{self.entry}'" if self.entry else f"all {self.noun}"
        named = thing if self.noun else f"section '{self.section}'"
        return f"{named}, field '{self.field}'" if self.field else named


class CardFile:
    """The content of a card file and the name by which complaints call it.

    Values that somebody enters are ``entered``: they say where each of them comes from, as a file
    does, and what does not fit together is noted in ``noted`` instead of being refused.
    """

    def __init__(
        self,
        source: str | Path | Mapping[str, Any],
        game: Game[Any] | None = None,
        *,
        entered: bool = False,
    ) -> None:
        self.path = None if isinstance(source, Mapping) else Path(source)
        self.has_provenance = entered or self.path is not None
        self.noted: list[BadCards] | None = [] if entered else None
        self._game = game
        if isinstance(source, Mapping):
            self.name = "the stored card values"
            self.values: Mapping[str, Any] = source
        else:
            self.name = Path(source).name
            self.values = self._read(Path(source))

    def _read(self, path: Path) -> dict[str, Any]:
        try:
            return read_toml(path.read_text(encoding="utf-8"), self.name)
        except OSError as error:
            reason = error.strerror or "unreadable"
            raise BadCards(f"{path}: the card file cannot be read ({reason}).") from error
        except UnicodeDecodeError as error:
            raise BadCards(f"{self.name}: not a TOML file ({error}).") from error

    def complain(self, where: Place, key: str, **params: int | str | Message) -> BadCards:
        """The error for one place of the file."""
        return self._error(where, Message(key, params))

    def complain_near(
        self, where: Place, key: str, name: str, known: Collection[str], **params: str
    ) -> BadCards:
        """The error for an unknown name; it names a known one that looks like it, if any does."""
        found = difflib.get_close_matches(name, known, 1)
        if found:
            return self.complain(where, f"{key}-near", near=found[0], **params)
        return self.complain(where, key, **params)

    def _error(self, where: Place, reason: Message) -> BadCards:
        # Whatever stands in the file; the catalogues take no more than a thousand characters.
        short = {
            name: v[:_LONGEST] if isinstance(v, str) else v for name, v in reason.params.items()
        }
        reason = Message(reason.key, short)
        # Only whoever makes a mistake waits for the catalogues.
        from ludotheque.words import Words

        sentence = f"{self.name}: {where}: {Words('en', self._game).say(reason)}"
        return BadCards(sentence, (where.section, where.entry, where.field), reason)

    def refuse(self, where: Place, key: str, **params: int | str | Message) -> None:
        """Raises the error, or notes it: for values that are fine each but do not fit together."""
        error = self.complain(where, key, **params)
        if self.noted is None:
            raise error
        self.noted.append(error)

    def entries(self, section: str, noun: str, known: Collection[str]) -> dict[str, Any]:
        """The entries of a section in the order of ``known``; none may be missing or unknown."""
        found = self.values[section]
        for id in found:
            if id not in known:
                where = Place(section, noun, id)
                raise self.complain_near(where, "wrong-no-such", id, known)
        for id in known:
            if id not in found:
                raise self.complain(Place(section, noun, id), "wrong-entry-missing")
        return {id: found[id] for id in known}

    def convert(self, value: Any, type: type[T], where: Place) -> T:
        """The value as a checked structure."""
        if not isinstance(value, Mapping):
            raise self.complain(where, "wrong-table")
        try:
            return msgspec.convert(value, type)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `")
            field = path.replace("key` in `", "").strip("$`.") or _named_field(reason)
            complaint = message_of(reason, names_at(type, path))
            raise self._error(where.at(field), complaint) from error

    def box(self, type: type[T], built_in: Mapping[str, Any]) -> tuple[T, dict[str, str]]:
        """The checked constants of the box, and where they come from."""
        where, raw = Place("box"), self.values["box"]
        return self.convert(raw, type, where), self.sources(raw, built_in["box"], where)

    def section(
        self, section: str, noun: str, type: type[T], built_in: Mapping[str, Any]
    ) -> list[tuple[str, T, dict[str, str]]]:
        """The entries of a section, those that are built in: id, checked values, provenance."""
        found = []
        for id, raw in self.entries(section, noun, tuple(built_in[section])).items():
            where = Place(section, noun, id)
            entry = self.convert(raw, type, where)
            found.append((id, entry, self.sources(raw, built_in[section][id], where)))
        return found

    def check_new(
        self, where: Place, needed: str, known: Collection[str], key: str = "wrong-new"
    ) -> None:
        """Refuses a card that is not built in, for its id or for the field that it ``needed``.

        ``key`` is what is said about that field.
        """
        if not re.fullmatch(r"[a-z][a-z0-9_-]{0,29}", where.entry):
            raise self.complain(where, "wrong-id")
        if needed:
            raise self.complain_near(where, key, where.entry, known, field=needed)

    def choices(self, value: Any, names: Collection[str], where: Place) -> None:
        """Refuses a name that is none of those known, and says which are."""
        if isinstance(value, str) and value not in names:
            raise self.complain(where, "wrong-choice", value=value, names=", ".join(names))

    def only(self, sections: Collection[str]) -> None:
        """Refuses sections that are missing or mean nothing."""
        for section in sections:
            if not isinstance(self.values.get(section), Mapping):
                raise self.complain(Place(section), "wrong-section-missing")
        for section in self.values:
            if section not in sections:
                known = ", ".join(sections)
                raise self.complain(Place(section), "wrong-section", sections=known)

    def provenance(self, value: Mapping[str, Any], where: Place) -> dict[str, str]:
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
                raise self.complain(where.at(field), "wrong-provenance-alone")
        for field in fields:
            source = re.split(r"\W", written.get(field, ""), maxsplit=1)[0]
            if source not in SOURCES:
                words = ", ".join(SOURCES)
                raise self.complain(where.at(field), "wrong-provenance", words=words)
        return dict(written)

    def sources(
        self, value: Mapping[str, Any], built_in: Mapping[str, Any], where: Place
    ) -> dict[str, str]:
        """Where the values of an entry come from.

        Values that came with a stored game do not say; those equal to the built-in ones have their
        provenance, the others are somebody's own.
        """
        if self.has_provenance:
            return self.provenance(value, where)
        known: Mapping[str, str] = built_in.get("provenance", {})
        return {
            field: known.get(field, "own") if value.get(field) == built_in.get(field) else "own"
            for field in {**known, **value}
            if (field in value or field == "name") and field not in WITHOUT_PROVENANCE
        }


def read_toml(text: str, name: str) -> dict[str, Any]:
    """The values of a TOML text; ``BadCards`` if it is none."""
    try:
        _check_dots(text)
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        sentence = f"{name}: not a TOML file ({error})."
        raise BadCards(sentence, reason=say("wrong-toml", text=str(error))) from error


def _check_dots(text: str) -> None:
    """Refuses keys of very many parts: the time to read one grows with the square of its parts."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS and not line.lstrip().startswith("#"):
            raise ValueError(f"too many dots in line {number}")


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
