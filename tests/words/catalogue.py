"""The message catalogues as syntax trees, for tests that compare and search them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse

import ludotheque as lt
from ludotheque import words

COMMON = Path(words.__file__).parent
FOLDERS = (COMMON, *(words.words_folder(game) for game in lt.GAMES.values()))


STAND_IN = "¤"


class Entry:
    """One message: its attributes, its variables and the text that readers see."""

    def __init__(self, message: ast.Message) -> None:
        self.key = message.id.name
        self.attributes = {attribute.id.name for attribute in message.attributes}
        nodes = list(_walk(message))
        self.variables = {
            node.id.name.partition("-")[0]
            for node in nodes
            if isinstance(node, ast.VariableReference)
        }
        """Without the form: `$card-the` is a form of `$card`."""
        self.references = {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}
        """Other messages that stand within this one and are said with its variables."""
        patterns = [_read(node) for node in nodes if isinstance(node, ast.Pattern)]
        self.lines = [line for line in patterns if line != STAND_IN]
        """The text, and each of its variants, with a sign for whatever is filled in."""
        self.text = "\n".join(self.lines)
        value = [] if message.value is None else list(_walk(message.value))
        read = [_read(node) for node in value if isinstance(node, ast.Pattern)]
        self.sentences = [line for line in read if line != STAND_IN]
        """The text without the attributes."""


def _read(pattern: ast.Pattern) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else STAND_IN
        for element in pattern.elements
    )


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """The node and all that it contains, without comments."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.BaseComment):
                yield from _walk(child)


@cache
def catalogue(folder: Path, language: str) -> dict[str, Entry]:
    """The messages of a file by key; a file that says one twice is refused."""
    inner = folder / "words"
    file = (inner if inner.is_dir() else folder) / f"{language}.ftl"
    resource = parse(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder.name}/{language}.ftl cannot be read: {junk[0]}"
    entries = [Entry(node) for node in resource.body if isinstance(node, ast.Message)]
    keys = [entry.key for entry in entries]
    assert len(keys) == len(set(keys)), f"{folder.name}/{language}.ftl says a message twice"
    by_key = {entry.key: entry for entry in entries}
    for entry in entries:
        entry.variables |= _within(by_key, entry)
    return by_key


def _within(entries: dict[str, Entry], entry: Entry) -> set[str]:
    """The variables of the messages that stand within a message."""
    inner = [entries[key] for key in entry.references if key in entries]
    return set().union(*(one.variables | _within(entries, one) for one in inner))


def keys(folder: Path, beginning: str = "") -> set[str]:
    """The keys of a catalogue that begin in a certain way."""
    return {key for key in catalogue(folder, "en") if key.startswith(beginning)}
