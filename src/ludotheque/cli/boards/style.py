"""What all boards share: seats have a letter as well as a colour, long lines are indented."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

SEATS = (
    ("A", "bold red"),
    ("B", "bold blue"),
    ("C", "bold green"),
    ("D", "bold yellow"),
    ("E", "bold magenta"),
)


def seat_mark(seat: int) -> Text:
    """The letter of a seat in its colour."""
    letter, colour = SEATS[seat] if seat < len(SEATS) else (str(seat + 1), "bold")
    return Text().append(letter, colour)


class Hanging:
    """A line of text; where it is too long, the rest is indented."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = ""
        for line in self.text.wrap(console, options.max_width - 2):
            line.rstrip()
            yield Text(indent).append_text(line)
            indent = "  "
