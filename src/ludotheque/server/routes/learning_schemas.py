"""The responses of the routes of `learning.py`."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server.routes.schemas import Frame, LogEntry, Message


class LessonStep(Struct):
    """One idea of a guided first game: what is said, and the spots that it points at."""

    say: Message
    point: list[str]


class LessonPassage(Struct):
    """A guided first game after so many actions.

    `steps` are said one after another. Then the player makes the `expected` choice; `wrong` says
    why any other is not the one that is meant. Where nothing is expected, the lesson goes on by
    itself until its `last` position.
    """

    players: int
    seat: int
    last: int
    frame: Frame
    log: list[LogEntry]
    steps: list[LessonStep]
    expected: str | None
    wrong: dict[str, Message]


class PuzzleList(Struct):
    """The puzzles of a game, numbered from 1; `today` is that of the day."""

    count: int
    today: int | None


class PuzzleView(Struct):
    """The position of a puzzle, in which `seat` is to find the best choice."""

    players: int
    seat: int
    frame: Frame


class RatedChoice(Struct):
    """A choice, the chance to win with it, and how that goes on over the next decisions."""

    action: str
    chance: float
    curve: list[float]


class Solution(Struct):
    """The best choice of a puzzle, and the next ones."""

    choices: list[RatedChoice]
