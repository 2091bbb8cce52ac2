"""What all boards share: the seats, told apart by letter as well as by colour."""

from __future__ import annotations

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
    letter, colour = SEATS[seat]
    return Text().append(letter, colour)
