"""Cards of one's own: what a file adds, leaves out or takes from another card, and names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludotheque.core.message import Message, say
from ludotheque.games.card_names import read_name
from ludotheque.games.cardfile import CardFile, Place

BUILT_IN: Final = Path(__file__).with_name("cards.toml")
BUILT_IN_VALUES: Final = CardFile(BUILT_IN).values


def entries(file: CardFile, section: str, noun: str) -> dict[str, Mapping[str, Any]]:
    """The entries of a section: the built-in ones in their order, then those that the file adds.

    A built-in card that the file leaves out is there without copies. An entry that is ``like``
    another one takes from it whatever it does not say itself.
    """
    built_in: Mapping[str, Any] = BUILT_IN_VALUES[section]
    found: Mapping[str, Any] = file.values[section]
    whole: dict[str, Mapping[str, Any]] = {}
    for id, raw in built_in.items():
        whole[id] = _resolved(file, section, noun, id) if id in found else {**raw, "copies": {}}
    for id in found:
        if id not in built_in:
            whole[id] = _resolved(file, section, noun, id)
            fields = ("kind", "name") if noun == "card" else ("name",)
            lacks = (
                "" if "like" in found[id] else next((f for f in fields if f not in found[id]), "")
            )
            file.check_new(Place(section, noun, id), lacks, built_in, "wrong-new-or-like")
    return whole


def _resolved(file: CardFile, section: str, noun: str, id: str) -> Mapping[str, Any]:
    """An entry together with what it takes from the one that it is like.

    ``like`` is left only where the name is that of the catalogues, and is then its key.
    """
    where = Place(section, noun, id)
    raw = file.values[section][id]
    if not isinstance(raw, Mapping):
        raise file.complain(where, "wrong-table")
    if "like" not in raw:
        return raw
    other = raw["like"]
    base = file.values[section].get(other, BUILT_IN_VALUES[section].get(other))
    if not isinstance(base, Mapping) or other == id:
        raise file.complain(where.at("like"), "wrong-like", other=str(other))
    if "like" in base:
        raise file.complain(
            where.at("like"), "wrong-like-twice", other=other, first=str(base["like"])
        )
    own = {field: value for field, value in raw.items() if field != "like"}
    sources: dict[str, str] = {**base.get("provenance", {})}
    sources.update({field: "own" for field in own if field != "provenance"})
    sources.update(own.get("provenance", {}))
    if "name" not in base and "name" not in own:
        own["like"] = f"{noun}-{other}"
    values = {**base, **own}
    sources = {
        field: source for field, source in sources.items() if field in values or field == "name"
    }
    return {**values, "provenance": sources}


def name_of(file: CardFile, raw: Mapping[str, Any], key: str, where: Place) -> Message:
    """The name of an entry: that of the catalogues, or the one that the file gives it."""
    if "name" in raw:
        return read_name(file, raw["name"], where).message()
    return say(raw.get("like", key))
