"""Writes the tables of docs/positions-<game>.md from the declared positions and decisions.

    python tools/position_docs.py

The tables stand between two comments of each page; what is around them is written by hand.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.pending import Pending

DOCS = Path(__file__).resolve().parent.parent / "docs"
BEGIN, END = "<!-- the declared position -->", "<!-- end of the declared position -->"


def tables(game: Game[Any]) -> str:
    """The tables of a game: the position, a player, questions and steps."""
    rows = game.position.table()
    players = f"a list of {game.min_players} to {game.max_players} players, see below"
    first = [
        ("game", f'`"{game.name}"`', "must be there", "the game"),
        ("ruleset", "a number", "the newest", "the rules that are played"),
        ("cards", "card values", "the built-in ones", "card values, if they are own ones"),
        ("players", players, "must be there; a player may be `{}`", "what each seat has"),
    ]
    last = [("chance", "a number", "a fixed number", "the state of the generator")]
    shared = [row for row in rows if not row[0].startswith("players.")]
    own = [(row[0].removeprefix("players.*."), *row[1:]) for row in rows if row not in shared]
    questions = [kind for kind in game.position.registry if not kind.is_step]
    steps = [kind for kind in game.position.registry if kind.is_step]
    parts = ["## The position", _fields([*first, *shared, *last]), "## A player", _fields(own)]
    parts += ["## What is asked", _PENDING, _kinds("`ask`", questions)]
    if steps:
        parts += ["Steps are carried out by the rules themselves.", _kinds("step", steps)]
    derived = game.position.derived_table()
    if derived:
        lines = ["| field | meaning | value |", "|---|---|---|"]
        lines += [f"| `{path}` | {meaning} | {words} |" for path, words, meaning in derived]
        parts += ["## What follows from it", _DERIVED, "\n".join(lines)]
    return "\n\n".join(parts)


_PENDING = """\
`pending` is the stack of what remains to be done; the last entry is asked now, and an empty list
means that the game is over. Each entry also has a `seat`."""


_DERIVED = """\
`view.derived()` gives what the rules say about a position and a page displays. It is no part
of the position."""


def _fields(rows: list[tuple[str, str, str, str]]) -> str:
    lines = ["| field | meaning | value | when left out |", "|---|---|---|---|"]
    lines += [f"| `{path}` | {meaning} | {words} | {out} |" for path, words, out, meaning in rows]
    return "\n".join(lines)


def _kinds(heading: str, kinds: list[type[Pending]]) -> str:
    lines = [f"| {heading} | further fields | what it is |", "|---|---|---|"]
    for kind in kinds:
        fields = ", ".join(f"`{name}`" for name, _ in kind.fields)
        summary = " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split()).replace("``", "`")
        meaning = summary[:1].lower() + summary[1:].rstrip(".")
        lines.append(f'| `"{kind.name}"` | {fields} | {meaning} |')
    return "\n".join(lines)


def updated(game: Game[Any]) -> tuple[Path, str]:
    """The page of a game, and its text with the tables of today."""
    path = DOCS / f"positions-{game.name}.md"
    text = path.read_text(encoding="utf-8")
    made = f"{BEGIN}\n\n{tables(game)}\n\n{END}"
    return path, re.sub(f"{BEGIN}.*{END}", lambda _: made, text, flags=re.DOTALL)


if __name__ == "__main__":
    for game in lt.GAMES.values():
        path, text = updated(game)
        path.write_text(text, encoding="utf-8")
        print(f"docs/{path.name}")
