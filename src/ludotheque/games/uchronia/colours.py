"""Cards counted by colour, and sets of colours, as bits, which tell which actions are allowed.

`actions.py` lists the actions for each such set.
"""

from __future__ import annotations


def colours_in(cards: tuple[int, ...]) -> int:
    """The colours of cards."""
    colours = 0
    for colour in cards:
        colours |= 1 << colour
    return colours


def colours_counted(counts: list[int], first: int) -> int:
    """The colours of which there are any, counted by colour from a place in the list on."""
    colours = 0
    for colour in range(5):
        if counts[first + colour]:
            colours |= 1 << colour
    return colours


def change(counts: list[int], place: int, by: int) -> None:
    """Adds to a count; compiled, ``+=`` in a list would make objects of these numbers."""
    counts[place] = counts[place] + by
