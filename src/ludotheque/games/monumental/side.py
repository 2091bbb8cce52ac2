"""What one side has: its city, its cards, its Units that are counted, its Policies."""

from __future__ import annotations

from typing import Final

from ludotheque.core.native import mypyc_attr

EMPTY: Final = -1


@mypyc_attr(acyclic=True)
class Side:
    """A player's things, or the Automa's; tuples are replaced, not changed."""

    __slots__ = (
        "archived",
        "building",
        "capital",
        "city",
        "civilization",
        "culture",
        "deck",
        "discard",
        "explorers",
        "gold",
        "held",
        "market_kept",
        "market_tokens",
        "outposts_left",
        "policies",
        "power",
        "power_amount",
        "production",
        "top",
        "trophies",
        "warlord",
        "wonders",
    )

    def __init__(self, city: list[int], deck: list[int], discard: list[int]) -> None:
        self.city = city
        """For each of nine slots: the card plus 1, and the Knowledge below it plus 1, times 64."""
        self.deck = deck
        """The part of the city deck whose order nobody knows; the next card is the last."""
        self.discard = discard
        self.civilization = EMPTY
        self.capital = EMPTY
        self.gold = 0
        self.culture = 0
        self.warlord = EMPTY
        """The tile on which the Warlord stands."""
        self.explorers: tuple[int, int] = (EMPTY, EMPTY)
        """The tiles of the two Explorers."""
        self.held = 0
        """Bits of the tiles that the side controls; follows from the holders of the tiles."""
        self.outposts_left = 0
        self.production = 0
        """Kept Production tokens."""
        self.policies: tuple[int, ...] = ()
        """Developed Policies, the topmost last."""
        self.power = 0
        self.power_amount = 0
        """The permanent effect of the topmost Policy; they follow from ``policies``."""
        self.building = EMPTY
        """The Wonder under construction."""
        self.wonders: tuple[int, ...] = ()
        """Completed Wonders, in order."""
        self.trophies: tuple[int, ...] = ()
        """Barbarian and Free City tokens taken."""
        self.top: tuple[int, ...] = ()
        """Cards laid on top of the deck for all to see; the next card is the last."""
        self.archived: tuple[int, ...] = ()
        self.market_tokens: tuple[int, ...] = ()
        """For each market the token taken there, or EMPTY."""
        self.market_kept = 0
        """Bits of the markets whose token a player has not used yet."""

    def copy(self) -> Side:
        """The same things for another position."""
        new = Side(self.city[:], self.deck[:], self.discard[:])
        new.civilization = self.civilization
        new.capital = self.capital
        new.gold = self.gold
        new.culture = self.culture
        new.warlord = self.warlord
        new.explorers = self.explorers
        new.held = self.held
        new.outposts_left = self.outposts_left
        new.production = self.production
        new.policies = self.policies
        new.power = self.power
        new.power_amount = self.power_amount
        new.building = self.building
        new.wonders = self.wonders
        new.trophies = self.trophies
        new.top = self.top
        new.archived = self.archived
        new.market_tokens = self.market_tokens
        new.market_kept = self.market_kept
        return new

    def explorer(self, number: int) -> int:
        """The tile of one of the Explorers."""
        one, two = self.explorers
        return two if number else one

    def explore(self, number: int, tile: int) -> None:
        """One of the Explorers stands on another tile."""
        one, two = self.explorers
        self.explorers = (one, tile) if number else (tile, two)
