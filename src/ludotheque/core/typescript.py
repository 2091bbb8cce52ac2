"""The TypeScript types of a game's views, from the declaration of its positions."""

from __future__ import annotations

from typing import Any

from ludotheque.core.fields import FieldSpec, Players, Section
from ludotheque.core.schema import Schema

_SHARED = """export type Seat = number;

/** A hidden zone: its size, and what everybody knows to lie there. */
export interface Hidden<T> {
  hidden: number;
  known?: T;
}
"""


def view_types(title: str, schema: Schema[Any]) -> str:
    """A module that exports the type of a view, ``View``, and the types that it uses."""
    lines = [f"// What a view of {title} holds. Made from the declared position; do not edit.", ""]
    lines += [_SHARED]
    for vocabulary in schema.vocabularies():
        names = "".join(f'\n  | "{name}"' for name in vocabulary.names)
        lines += [f"export type {vocabulary.type_name} ={names};", ""]
    for kind in schema.registry:
        fields = "".join(f" {name}: {schema.sorts[sort].typescript};" for name, sort in kind.fields)
        lines += [f'type {_camel(kind.name)} = {{ ask: "{kind.name}"; seat: Seat;{fields} }};']
    kinds = "".join(f"\n  | {_camel(kind.name)}" for kind in schema.registry)
    lines += ["", f"export type Pending ={kinds};", ""]
    lines += ["export interface View {", "  seat: Seat | null;", "  actor: Seat | null;"]
    for entry in schema.entries:
        lines += _entry(entry, "  ")
    lines += ["  unseen: { [pool: string]: (string | number)[] };", "}", ""]
    return "\n".join(lines)


def _entry(entry: FieldSpec | Section, indent: str) -> list[str]:
    if isinstance(entry, FieldSpec):
        comment = f"{indent}/** {entry.meaning[0].upper()}{entry.meaning[1:]}. */"
        return [comment, f"{indent}{_key(entry.name)}: {entry.view_type()};"]
    end = "}[];" if isinstance(entry, Players) else "};"
    inner = [line for field in entry.fields for line in _entry(field, indent + "  ")]
    return [f"{indent}{_key(entry.name)}: {{", *inner, f"{indent}{end}"]


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _camel(name: str) -> str:
    return "Ask" + "".join(word.capitalize() for word in name.split("-"))
