"""The position: what each side has, and flat lists of small integers, one entry a tile.

Tuples are shared between copies and replaced when they change; lists are copied. A side is a seat,
or, in a game for one player, also the Automa, which is side 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.action import Action
from ludotheque.core.bits import Bits
from ludotheque.core.seat import Seat
from ludotheque.core.state import State
from ludotheque.games.monumental.cards.card import Card, Cards
from ludotheque.games.monumental.cards.effects import Cost
from ludotheque.games.monumental.cards.ids import (
    NO_CIVILIZATION,
    NO_FACE,
    NO_TILE,
    AutomaCardId,
    Content,
    Face,
    MarketTokenId,
    PolicyId,
    Slot,
    Tile,
    TokenId,
)
from ludotheque.games.monumental.rules.maps import Board

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental

AUTOMA_SIDE: Final = 1
HUMAN: Final = Seat(0)
"""The seat of a player who plays alone."""

RUNNING: Final = 0
ENDING: Final = 1
LAST_ROUND: Final = 2
ENDINGS = ("running", "ending", "last-round")

WARLORD_USED: Final = 1
PROGRESS_USED: Final = 2
FAVOUR_USED: Final = 4
GOLD_DOUBLED: Final = 8
EXTRA_PICKED: Final = 16
FLAGS = {
    "warlord": WARLORD_USED,
    "progress": PROGRESS_USED,
    "favour": FAVOUR_USED,
    "double_gold": GOLD_DOUBLED,
    "extra_pick_up": EXTRA_PICKED,
}
"""What can be done once a turn, and was."""

Forces = tuple[int, int, int]
"""Of some tiles: Soldiers that may leave, the Warlord (0 or 1), and Soldiers beside it."""


class Target:
    """A province that the Units of a side could conquer."""

    __slots__ = ("action", "barbarian", "city", "fewest")

    def __init__(self, action: Action, fewest: int, barbarian: bool, city: Cost | None) -> None:
        self.action = action
        self.fewest = fewest
        """The fewest Units that conquer it, each of which takes 1 Military to move."""
        self.barbarian = barbarian
        self.city = city
        """What a Free City takes beside the Units."""


class Front:
    """What the Units of a side can reach, as long as none of them moves.

    `conquest.py` works it out. It is never changed, so that copies of a position share it.
    """

    __slots__ = ("moves", "targets")

    def __init__(self, targets: list[Target], moves: list[Action]) -> None:
        self.targets = targets
        self.moves = moves


class Side:
    """A player's things, or the Automa's; tuples are replaced, not changed."""

    def __init__(self, city: list[Content], deck: list[Face], discard: list[Face]) -> None:
        self.city = city
        """What lies in each of the nine slots."""
        self.deck = deck
        """The part of the city deck whose order nobody knows; the next card is the last."""
        self.discard = discard
        self.civilization = NO_CIVILIZATION
        self.capital = NO_TILE
        self.gold = 0
        self.culture = 0
        self.warlord = NO_TILE
        """The tile on which the Warlord stands."""
        self.explorers: tuple[Tile, Tile] = (NO_TILE, NO_TILE)
        """The tiles of the two Explorers."""
        self.held = 0
        """The tiles that the side controls, as bits; follows from the holders of the tiles."""
        self.outposts_left = 0
        self.production = 0
        """Kept Production tokens."""
        self.policies: tuple[PolicyId, ...] = ()
        """Developed Policies, the topmost last."""
        self.power = 0
        self.power_amount = 0
        """The permanent effect of the topmost Policy; they follow from ``policies``."""
        self.building = NO_FACE
        """The Wonder under construction."""
        self.wonders: tuple[Face, ...] = ()
        """Completed Wonders, in order."""
        self.trophies: tuple[TokenId, ...] = ()
        """Barbarian and Free City tokens taken."""
        self.top: tuple[Face, ...] = ()
        """Cards laid on top of the deck for all to see; the next card is the last."""
        self.archived: tuple[Face, ...] = ()
        self.market_tokens: tuple[MarketTokenId, ...] = ()
        """For each market the token taken there, or EMPTY."""
        self.market_kept = 0
        """The markets whose token a player has not used yet, as bits."""

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

    def explorer(self, number: int) -> Tile:
        """The tile of one of the Explorers."""
        one, two = self.explorers
        return two if number else one

    def explore(self, number: int, tile: Tile) -> None:
        """One of the Explorers stands on another tile."""
        one, two = self.explorers
        self.explorers = (one, tile) if number else (tile, two)


class MonumentalState(State):
    """A position of Monumental."""

    cards: Cards
    board: Board
    difficulty: int
    """How many advanced cards the Automa has."""
    sides: int
    first: int
    round: int
    ending: int

    side: list[Side]
    """What each side has."""

    # One entry a tile.
    holder: list[int]
    soldiers: list[int]
    token: list[TokenId]
    """The exploration token, or EMPTY."""
    wonder_on: list[Face]
    outposts: Bits
    production_on: Bits

    # The turn of the side that plays.
    res: tuple[int, int, int, int, int]
    """What is left of each resource."""
    made: tuple[int, int, int]
    """How much of each basic resource was generated."""
    active: Bits
    """The activated slots."""
    drawn: tuple[Face, ...]
    ready: list[Face]
    """Faces whose effect can still be used, in order."""
    reinforce: int
    reinforce_other: tuple[Slot, ...]
    """Slots of cards that reinforce others; EMPTY for a drawn one."""
    moves: int
    """Units that may move free."""
    steps: tuple[int, int]
    """Free steps of each Explorer."""
    picked: Bits
    """The Explorers that have picked something up."""
    conquered: int
    flags: int
    front: Front | None
    """What the Units of the side can reach, once it was asked for."""
    sites: list[Action] | None
    """Where the side can build Outposts, once it was asked for; it is replaced, not changed."""

    # The display and the piles; the next card or token to come is the last.
    display: list[Face]
    offers: list[Card]
    """What is for sale, in the order of the table; follows from ``display`` and ``basics``."""
    taken: Bits
    """The rows from which a card was taken this turn."""
    decks: list[tuple[Face, ...]]
    basics: list[int]
    """How many are left of each Basic building."""
    gone: list[Face]
    """Development cards that are out of the game."""
    gone_tokens: tuple[MarketTokenId, ...]
    """Market tokens that the Automa has laid down."""
    piles: tuple[tuple[MarketTokenId, ...], ...]
    """The tokens of each market."""
    visits: tuple[tuple[Seat, ...], ...]
    """For each market the sides that have looked at its tokens, in order."""
    box_barbarians: tuple[tuple[TokenId, ...], ...]
    """Barbarians left in the box, by value."""
    box_markets: tuple[tuple[MarketTokenId, ...], ...]
    box_cities: tuple[int, ...]
    automa_deck: tuple[AutomaCardId, ...]
    automa_discard: tuple[AutomaCardId, ...]

    __slots__ = tuple(__annotations__)

    def __init__(self, game: Monumental, players: int) -> None:
        super().__init__(game, players)
        self.cards = game.cards

    def copy(self) -> MonumentalState:
        """An independent position."""
        new = MonumentalState(self.game, self.players)  # type: ignore[arg-type]
        new.stack = self.stack[:]
        new.chance = self.chance
        new.over = self.over
        new.listening = self.listening
        new._legal = self._legal
        new.board = self.board
        new.difficulty = self.difficulty
        new.sides = self.sides
        new.first = self.first
        new.round = self.round
        new.ending = self.ending
        new.side = [side.copy() for side in self.side]
        new.holder = self.holder[:]
        new.soldiers = self.soldiers[:]
        new.token = self.token[:]
        new.wonder_on = self.wonder_on[:]
        new.outposts = self.outposts
        new.production_on = self.production_on
        new.res = self.res
        new.made = self.made
        new.active = self.active
        new.drawn = self.drawn
        new.ready = self.ready[:]
        new.reinforce = self.reinforce
        new.reinforce_other = self.reinforce_other
        new.moves = self.moves
        new.steps = self.steps
        new.picked = self.picked
        new.conquered = self.conquered
        new.flags = self.flags
        new.front = self.front
        new.sites = self.sites
        new.display = self.display[:]
        new.offers = self.offers[:]
        new.taken = self.taken
        new.decks = self.decks[:]
        new.basics = self.basics[:]
        new.gone = self.gone[:]
        new.gone_tokens = self.gone_tokens
        new.piles = self.piles
        new.visits = self.visits
        new.box_barbarians = self.box_barbarians
        new.box_markets = self.box_markets
        new.box_cities = self.box_cities
        new.automa_deck = self.automa_deck
        new.automa_discard = self.automa_discard
        return new

    @property
    def rows(self) -> int:
        """One row of six cards, or two of three for one and two players."""
        return 1 if self.players > 2 else 2

    @property
    def all_rows(self) -> Bits:
        """All rows of the display."""
        return 1 if self.players > 2 else 3

    def units_moved(self) -> None:
        """What Units can do must be worked out anew."""
        self.front = None
        self.sites = None

    def provinces(self, side: int) -> int:
        """How many provinces a side controls."""
        return (self.side[side].held & self.board.land).bit_count()


def clear_turn(state: MonumentalState) -> None:
    """Nothing is left of a turn."""
    state.res = (0, 0, 0, 0, 0)
    state.made = (0, 0, 0)
    state.active = 0
    state.drawn = ()
    state.ready = []
    state.reinforce = 0
    state.reinforce_other = ()
    state.moves = 0
    state.steps = (0, 0)
    state.picked = 0
    state.conquered = 0
    state.flags = 0
    state.units_moved()
