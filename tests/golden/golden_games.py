"""The golden games: whole games as they were played, one folder a game and a ruleset.

Each is one line of JSON, as `tools/golden.py` writes it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from ludotheque.core.game import GAMES
from ludotheque.core.message import Message
from ludotheque.core.record import Record

GOLDEN = Path(__file__).parent
FILES = tuple(sorted(GOLDEN.glob("*/ruleset-*/*.json")))


def name(file: Path) -> str:
    """A golden game as tests call it."""
    return file.relative_to(GOLDEN).as_posix()


def load(file: Path) -> Record:
    """The record in a file."""
    return Record.loads(file.read_text(encoding="utf-8"))


def first(game: str, players: int) -> Path:
    """A golden game of so many players with the cards of the box, whatever their values."""
    usual = [action.text for action in GAMES[game].table]
    return next(
        file
        for file in FILES
        if file.parts[-3] == game
        and (record := load(file)).players == players
        and [action.text for action in record.game.table] == usual
    )


class Shown:
    """What happened in one or more games."""

    def __init__(self) -> None:
        self.verbs: set[int] = set()
        self.events: set[str] = set()
        self.cards: set[tuple[str, str]] = set()
        """The kind of an event, and a card or the like that it names."""
        self.results: set[str] = set()
        """Reasons for the end, and tie-breaks."""
        self.most: Counter[str] = Counter()
        """How often a kind of event happened to one seat in one game, at most."""

    def add(self, other: Shown) -> None:
        self.verbs |= other.verbs
        self.events |= other.events
        self.cards |= other.cards
        self.results |= other.results
        self.most |= other.most


@cache
def shown_by(file: Path) -> Shown:
    """Everything that happened in a golden game."""
    record = load(file)
    shown = Shown()
    by_seat: Counter[tuple[str, int]] = Counter()
    for _, action, events in record.steps():
        if action is not None:
            shown.verbs.add(action.verb)
        for event in events:
            by_seat[event.kind.name, event.seat] += 1
            message = record.game.tell(event)
            shown.events |= log_lines(message) | {event.kind.name}
            for value in message.params.values():
                if isinstance(value, Message):
                    shown.cards.add((event.kind.name, value.key))
    for (kind, _), times in by_seat.items():
        shown.most[kind] = max(shown.most[kind], times)
    assert record.result is not None
    shown.results = {f"end-{record.result['reason']}", f"tie-{record.result['tie_break']}"}
    return shown


def log_lines(message: Message) -> set[str]:
    """The lines of the log in a message: one may stand within another, behind its cause."""
    lines = {message.key.removeprefix("log-")} if message.key.startswith("log-") else set()
    inner = [value for value in message.params.values() if isinstance(value, Message)]
    return lines.union(*map(log_lines, inner))


@cache
def shown_by_all(game: str) -> Shown:
    """Everything that happened in the golden games of a game."""
    whole = Shown()
    for file in FILES:
        if file.parts[-3] == game:
            whole.add(shown_by(file))
    return whole
