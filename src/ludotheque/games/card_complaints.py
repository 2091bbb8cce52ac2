"""What msgspec complains about, as messages of the catalogues."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from typing import Final

from msgspec import inspect

from ludotheque.core.message import Message, say

_TYPES: Final = {
    "int": "wrong-expected-number",
    "str": "wrong-expected-text",
    "bool": "wrong-expected-flag",
    "array": "wrong-expected-list",
    "object": "wrong-expected-table",
}
_PATTERNS: Final = (
    (r"Expected `int` >= (?P<least>-?\d+)", "wrong-least"),
    (r"Expected `int` <= (?P<most>-?\d+)", "wrong-most"),
    (r"Expected `array` of length (?P<number>\d+)(, got \d+)?", "wrong-length"),
    (r"Expected `array` of (?:at least )?length >= (?P<least>\d+)", "wrong-length-least"),
    (r"Expected `array` of (?:at most )?length <= (?P<most>\d+)", "wrong-length-most"),
    (r"Object missing required field `(?P<field>\w+)`", "wrong-missing"),
)


def message_of(complaint: str, known: Sequence[str] = ()) -> Message:
    """A complaint of msgspec as a message; what is not known is said as it is.

    ``known`` are the fields or the values that there are where it complains of another one.
    """
    unknown = re.fullmatch(r"Object contains unknown field `([^`]+)`", complaint)
    if unknown:
        return _no_such_field(unknown[1], known)
    other = re.fullmatch(r"Invalid enum value '?([^']*)'?", complaint)
    if other:
        return say("wrong-choice", value=other[1], names=", ".join(known))
    for pattern, key in _PATTERNS:
        found = re.fullmatch(pattern, complaint)
        if found:
            named = found.groupdict().items()
            params = {name: int(text) if text.isdecimal() else text for name, text in named}
            return Message(key, params)
    expected = re.fullmatch(r"Expected `(\w+)(?: \| .*)?`, got `.*`", complaint)
    if expected and expected[1] in _TYPES:
        return say(_TYPES[expected[1]])
    return say("wrong-other", text=f"{complaint}.")


def _no_such_field(field: str, known: Sequence[str]) -> Message:
    near = difflib.get_close_matches(field, known, 1)
    if near:
        return say("wrong-field-near", field=field, near=near[0])
    return say("wrong-field", field=field, fields=", ".join(known))


# What there is at a place.


def names_at(type: type, path: str) -> list[str]:
    """The fields of an entry, or the values of a choice, at a path such as `$.uses[0].effect`."""
    found: list[inspect.Type] = [inspect.type_info(type)]
    keys = path.startswith("key` in `")
    for step in re.findall(r"\.(\w+)|(\[)", path):
        found = [inner for one in found for inner in _step(one, step[0])]
    if keys:
        found = [one.key_type for one in found if isinstance(one, inspect.DictType)]
    return [name for one in found for name in _names(one)]


def _step(at: inspect.Type, field: str) -> list[inspect.Type]:
    """What a field of a type may be, or without a field what a list or a table holds."""
    inner: list[inspect.Type] = []
    if field and isinstance(at, inspect.StructType):
        inner = [known.type for known in at.fields if known.encode_name == field]
    elif isinstance(at, inspect.DictType):
        inner = [at.value_type]
    elif isinstance(at, inspect.ListType | inspect.VarTupleType):
        inner = [at.item_type]
    elif isinstance(at, inspect.TupleType):
        inner = list(at.item_types)
    return [one for way in inner for one in _ways(way)]


def _ways(type: inspect.Type) -> list[inspect.Type]:
    """The types of which one is expected; what is said about a type is left out."""
    if isinstance(type, inspect.Metadata):
        return _ways(type.type)
    if isinstance(type, inspect.UnionType):
        return [one for way in type.types for one in _ways(way)]
    return [type]


def _names(type: inspect.Type) -> list[str]:
    if isinstance(type, inspect.Metadata):
        return _names(type.type)
    if isinstance(type, inspect.StructType):
        return [known.encode_name for known in type.fields]
    return [str(value) for value in type.values] if isinstance(type, inspect.LiteralType) else []
