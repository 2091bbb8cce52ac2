"""Writing card files: the same TOML that is read, laid out like the built-in files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

_WIDTH = 100


def card_file_text(values: Mapping[str, Any], comment: str = "") -> str:
    """The card file with these values; the comment stands at its top."""
    lines = [comment] if comment else []
    for section, entries in values.items():
        if section == "box":
            lines += _table("box", entries)
        else:
            for id, entry in entries.items():
                lines += _table(f"{_key(section)}.{_key(id)}", entry)
    return "\n".join(lines)


def comment_of(text: str) -> str:
    """The comment at the top of a card file, with which whoever edits it knows its words."""
    return text.partition("\n[")[0].rstrip() + "\n"


def _table(heading: str, entry: Mapping[str, Any]) -> Iterator[str]:
    yield f"[{heading}]"
    sources = entry.get("provenance")
    # Whoever is still entering cards may have written anything there.
    table = sources if isinstance(sources, Mapping) else None
    for field, value in entry.items():
        if field != "provenance" or table is None:
            yield f"{_key(field)} = {_laid_out(value)}"
    if table:
        yield ""
        yield f"[{heading}.provenance]"
        for field, source in table.items():
            yield f"{_key(field)} = {_inline(source)}"
    yield ""


def _laid_out(value: Any) -> str:
    """A value in one line, or a long list with an item in each."""
    text = _inline(value)
    if len(text) <= _WIDTH or not isinstance(value, list | tuple):
        return text
    return "\n".join(["[", *(f"  {_inline(item)}," for item in value), "]"])


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(name)} = {_inline(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_inline(one) for one in value)}]"
    # TOML and JSON write numbers, truth values and texts alike, but for one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _inline(name)
