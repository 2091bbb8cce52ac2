"""The form in which cards are entered: made from the types that check card files.

A type says by `said_as` how its values are called, and by `one_of` which texts are meant.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, inspect

FIXED: Final = Meta(extra={"fixed": True})
"""For a field that cannot be changed, so that no form asks for it."""

Shape = Literal["number", "flag", "text", "name", "choice", "choices", "counts", "list", "group"]


class CardField(Struct):
    """A field of an entry: what may stand in it.

    `choice` takes one of the `choices`, `choices` any of them, `counts` a number for each of them.
    A `number` may also be one of the `choices`. A `list` has items of the shape `item`, a `group`
    has `fields`. What is not `required` may be left out.
    """

    name: str
    shape: Shape
    required: bool = False
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    choices: list[str] | UnsetType = UNSET
    words: str | UnsetType = UNSET
    item: CardField | UnsetType = UNSET
    fields: list[CardField] | UnsetType = UNSET


def said_as(words: str) -> Meta:
    """For values that are called by the messages that begin with these words."""
    return Meta(extra={"words": words})


def one_of(choices: Iterable[str], words: str) -> Meta:
    """For a text that must be one of some; the loader says so better than msgspec could."""
    return Meta(extra={"choices": tuple(choices), "words": words})


def form_of(type: type) -> list[CardField]:
    """The fields of an entry that is checked by a structure."""
    info = inspect.type_info(type)
    assert isinstance(info, inspect.StructType)
    fields = [
        msgspec.structs.replace(_field(field.encode_name, field.type), required=field.required)
        for field in info.fields
        if field.name != "provenance" and not _is_fixed(field.type)
    ]
    return sorted(fields, key=_order)


def _order(field: CardField) -> int:
    """The name comes first, what is long comes last."""
    return 0 if field.shape == "name" else 2 if field.shape in ("list", "group") else 1


def _is_fixed(info: inspect.Type) -> bool:
    return isinstance(info, inspect.Metadata) and bool((info.extra or {}).get("fixed"))


def _field(name: str, info: inspect.Type) -> CardField:
    if isinstance(info, inspect.Metadata):
        return _described(_field(name, info.type), info.extra or {})
    if name == "name":
        return CardField(name, "name")
    match info:
        case inspect.UnionType(types=types):
            return _either(name, [one for one in types if not isinstance(one, inspect.NoneType)])
        case inspect.IntType(ge=least, le=most):
            return CardField(
                name,
                "number",
                least=UNSET if least is None else least,
                most=UNSET if most is None else most,
            )
        case inspect.BoolType():
            return CardField(name, "flag")
        case inspect.LiteralType(values=values):
            return CardField(name, "choice", choices=[str(value) for value in values])
        case inspect.DictType(key_type=key):
            return msgspec.structs.replace(_field(name, key), shape="counts")
        case inspect.TupleType(item_types=items):
            return _list(name, items[0], len(items), len(items))
        case inspect.ListType() | inspect.VarTupleType():
            return _list(name, info.item_type, info.min_length, info.max_length)
        case inspect.StructType(cls=cls):
            return CardField(name, "group", fields=form_of(cls))
        case _:
            return CardField(name, "text")


def _described(field: CardField, extra: dict[str, Any]) -> CardField:
    if "choices" in extra:
        field = msgspec.structs.replace(field, shape="choice", choices=list(extra["choices"]))
    return msgspec.structs.replace(field, words=extra["words"]) if "words" in extra else field


def _either(name: str, types: Iterable[inspect.Type]) -> CardField:
    """A value of one of several types: of one type, or a number or one of some words."""
    found = sorted((_field(name, one) for one in types), key=lambda one: one.shape != "number")
    first = found[0]
    for other in found[1:]:
        first = msgspec.structs.replace(first, choices=other.choices, words=other.words)
    return first


def _list(name: str, item: inspect.Type, least: int | None, most: int | None) -> CardField:
    of = _field(name, item)
    if of.shape == "choice" and least == most:
        return CardField(name, "choices", choices=of.choices, words=of.words)
    bounds = {"least": least or 0} | ({} if most is None else {"most": most})
    return msgspec.structs.replace(CardField(name, "list", item=of), **bounds)
