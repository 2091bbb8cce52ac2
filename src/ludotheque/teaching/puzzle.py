"""Puzzles: positions in which one choice is clearly best.

They are stored in the folder of their game, in `learn/puzzles.jsonl`.

A line of the file is one puzzle. Its position is JSON, compressed, since nobody reads it there;
`ludotheque puzzles GAME --show N` prints it.
"""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.core.game import Game
from ludotheque.core.state import State

FILE = "puzzles.jsonl"


class Rated(NamedTuple):
    """A choice, the chance to win with it, and how that goes on over the next decisions."""

    action: str
    chance: float
    curve: tuple[float, ...]


class Puzzle(NamedTuple):
    """A position in which a seat has one clearly best choice."""

    seat: int
    position: dict[str, Any]
    choices: tuple[Rated, ...]
    """The best choice first, then those that come next."""

    @property
    def best(self) -> str:
        """The solution."""
        return self.choices[0].action

    def state(self) -> State:
        """The position; what the seat does not know was dealt anew when the puzzle was made."""
        return State.from_json(self.position)

    def to_line(self) -> str:
        """The puzzle as a line of the file."""
        text = json.dumps(self.position, separators=(",", ":"), ensure_ascii=False)
        data = {
            "seat": self.seat,
            "choices": [[one.action, one.chance, list(one.curve)] for one in self.choices],
            "position": base64.b64encode(zlib.compress(text.encode(), 9)).decode(),
        }
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def read_line(line: str) -> Puzzle:
    """The puzzle that a line of the file describes."""
    data = json.loads(line)
    position = json.loads(zlib.decompress(base64.b64decode(data["position"])))
    choices = (Rated(text, chance, tuple(curve)) for text, chance, curve in data["choices"])
    return Puzzle(data["seat"], position, tuple(choices))


def path_of(game: Game[Any]) -> Path:
    """Where the puzzles of a game are stored."""
    return game.folder / "learn" / FILE


@cache
def _read(path: Path) -> tuple[Puzzle, ...]:
    if not path.is_file():
        return ()
    return tuple(read_line(line) for line in path.read_text(encoding="utf-8").splitlines() if line)


def puzzles(game: Game[Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a game, numbered from 1 in this order; none if it has none."""
    return _read(path_of(game))
