"""Saved games of the terminal: file names, reading, and atomic writing."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.errors import BadRecord
from ludotheque.core.record import Record
from ludotheque.folders import home, make_home

LAST = "last"


def new_file(game: str, seed: int) -> Path:
    """A file for a new game that no other game uses."""
    make_home()
    path = home() / f"{game}-{seed}.json"
    number = 2
    while path.exists():
        path = home() / f"{game}-{seed}-{number}.json"
        number += 1
    return path


def newest() -> Path:
    """The game that was played last."""
    games = sorted(home().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not games:
        raise BadRecord("there is no saved game to resume; begin one with 'ludotheque play'.")
    return games[-1]


def read(path: Path) -> Record:
    """The record in a file; a complaint names the file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text"
        raise BadRecord(f"{path}: the stored game cannot be read ({reason}).") from error
    try:
        return Record.loads(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.step) from error


def write(record: Record, path: Path) -> None:
    """Writes a record atomically: a kill at any moment leaves the old file or the new one."""
    try:
        path = path.expanduser()
        draft = path.with_name(path.name + ".new")
        draft.write_text(record.dumps(), encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a file"
        raise BadRecord(f"{path}: the game cannot be saved there ({reason}).") from error
