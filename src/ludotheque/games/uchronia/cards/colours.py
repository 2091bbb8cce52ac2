"""Colours and orders, cards counted by colour, and sets of colours.

A set of colours is bits; `actions.py` lists the legal actions for each such set.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from ludotheque.core.seat import Seat

Colour = NewType("Colour", int)
"""The colour of a resource card, which is all there is to know of one."""
Order = NewType("Order", int)
"""The order of a colour has the same number as the colour."""

WOOD: Final = Colour(0)
CLAY: Final = Colour(1)
BRICK: Final = Colour(2)
STONE: Final = Colour(3)
MARBLE: Final = Colour(4)
COLOURS = ("wood", "clay", "brick", "stone", "marble")
EVERY: Final = [WOOD, CLAY, BRICK, STONE, MARBLE]

EXPLORATION: Final = Order(0)
PRODUCTION: Final = Order(1)
DRACONIANS: Final = Order(2)
CONSTRUCTION: Final = Order(3)
TRADE: Final = Order(4)
ORDERS = ("exploration", "production", "draconians", "construction", "trade")


def order_of(colour: Colour) -> Order:
    """The order that a card of a colour gives."""
    return Order(colour)


def colour_of(order: Order) -> Colour:
    """The colour whose cards give an order."""
    return Colour(order)


# Sets of colours.

EVERY_COLOUR: Final = 31
"""The set of all colours."""


def only(colour: Colour) -> int:
    """The set of one colour."""
    return 1 << colour


def includes(colours: int, colour: Colour) -> bool:
    """Whether a set has a colour."""
    return colours >> colour & 1 != 0


def colours_in(cards: Sequence[Colour]) -> int:
    """The colours of cards."""
    colours = 0
    for colour in cards:
        colours |= 1 << colour
    return colours


def colours_twice(cards: tuple[Colour, ...]) -> tuple[int, int]:
    """The colours of cards, and those of which there are two or more."""
    held = twice = 0
    for card in cards:
        colour = 1 << card
        twice |= held & colour
        held |= colour
    return held, twice


def colours_counted(counts: list[int], first: int) -> int:
    """The colours of which there are any, counted by colour from a place in the list on."""
    colours = 0
    for colour in range(5):
        if counts[first + colour]:
            colours |= 1 << colour
    return colours


def members(colours: int) -> list[Colour]:
    """The colours of a set, in their order."""
    return [colour for colour in EVERY if colours >> colour & 1]


PackedLimit = NewType("PackedLimit", int)
"""A set of colours, and how many cards have none of them, at least; one number is cheap to keep."""


def packed(colours: int, cards: int) -> PackedLimit:
    """The limit as a number."""
    return PackedLimit(cards << 5 | colours)


def limit_colours(limit: PackedLimit) -> int:
    """The colours that are lacking."""
    return limit & EVERY_COLOUR


def limit_cards(limit: PackedLimit) -> int:
    """How many cards have none of them."""
    return limit >> 5


# Counts.


def change(counts: list[int], place: int, by: int) -> None:
    """Adds to a count; compiled, ``+=`` in a list would make objects of these numbers."""
    counts[place] = counts[place] + by


# Lists with one entry a seat and colour hold the five counts of seat 0, then those of seat 1, ...


def at(seat: Seat, colour: Colour) -> int:
    """Where the cards of a colour of a seat are counted."""
    return 5 * seat + colour


def first_of(seat: Seat) -> int:
    """Where the counts of a seat begin."""
    return 5 * seat


def counts_of(counts: list[int], seat: Seat) -> list[int]:
    """The counts of a seat, by colour."""
    return counts[5 * seat : 5 * seat + 5]


def counts_by_seat(counts: list[int], colour: Colour) -> list[int]:
    """The counts of a colour, by seat."""
    return counts[colour::5]
