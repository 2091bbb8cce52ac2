"""What all boards share: seats have a letter as well as a colour."""

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
    letter, colour = SEATS[seat] if seat < len(SEATS) else (str(seat + 1), "bold")
    return Text().append(letter, colour)
