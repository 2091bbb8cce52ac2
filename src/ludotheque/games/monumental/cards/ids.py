"""Types of their own for the numbers by which a position knows things.

At run time they are integers and cost nothing; the type checker keeps them apart.
"""

from __future__ import annotations

from typing import Final, NewType

Tile = NewType("Tile", int)
"""A tile of the map, numbered from 0 in the order of the map."""
Slot = NewType("Slot", int)
"""A place in a city, row by row."""
Face = NewType("Face", int)
"""A card: what it prints, not which copy it is."""
PolicyId = NewType("PolicyId", int)
CivilizationId = NewType("CivilizationId", int)
MarketId = NewType("MarketId", int)
MarketTokenId = NewType("MarketTokenId", int)
TokenId = NewType("TokenId", int)
"""An exploration token: a kind of Barbarians or a Free City."""
AutomaCardId = NewType("AutomaCardId", int)
Content = NewType("Content", int)
"""What lies in a slot: a card, and perhaps a Knowledge below it; 0 if nothing does."""

EMPTY: Final = -1
"""Stands for "nothing" where one of these could be."""
NO_TILE: Final = Tile(EMPTY)
NO_FACE: Final = Face(EMPTY)
NO_MARKET: Final = MarketId(EMPTY)
NO_MARKET_TOKEN: Final = MarketTokenId(EMPTY)
NO_TOKEN: Final = TokenId(EMPTY)
NO_CIVILIZATION: Final = CivilizationId(EMPTY)
NO_SLOT: Final = Slot(EMPTY)

# What lies in a slot, as one number.

BARE: Final = Content(0)
_BELOW: Final = 6
"""A card takes so many bits; the Knowledge below it stands in those above."""
_COVER: Final = (1 << _BELOW) - 1


def filled(card: Face, knowledge: Face = NO_FACE) -> Content:
    """A slot with a card, and perhaps a Knowledge below it."""
    return Content(card + 1 + (knowledge + 1 << _BELOW))


def cover(content: Content) -> Face:
    """The card that lies in a slot, or EMPTY."""
    return Face((content & _COVER) - 1)


def below(content: Content) -> Face:
    """The Knowledge below the card of a slot, or EMPTY."""
    return Face((content >> _BELOW) - 1)


def has_below(content: Content) -> bool:
    """Whether a Knowledge lies below the card of a slot."""
    return content > _COVER


# Exploration tokens, as one number.

_CITIES: Final = 100
"""Free Cities have the numbers from this one on, Barbarians those below."""


def city_token(city: int) -> TokenId:
    """The token of a Free City."""
    return TokenId(city + _CITIES)


def city_of(token: TokenId) -> int:
    """The Free City of a token."""
    return token - _CITIES


def is_city(token: TokenId) -> bool:
    """Whether a token is a Free City."""
    return token >= _CITIES


def is_barbarian(token: TokenId) -> bool:
    """Whether a token is a Barbarian."""
    return EMPTY < token < _CITIES


# Market tokens, as one number.

MARKET_TOKENS: Final = 5
"""Every market has so many tokens."""


def market_token(market: MarketId, number: int) -> MarketTokenId:
    """A token of a market."""
    return MarketTokenId(market * MARKET_TOKENS + number)


def market_of(token: MarketTokenId) -> MarketId:
    """The market of a token."""
    return MarketId(token // MARKET_TOKENS)


def number_of(token: MarketTokenId) -> int:
    """The number of a token among those of its market."""
    return token % MARKET_TOKENS
