"""The position: what each side has, and flat lists of small integers, one entry a tile.

Tuples are shared between copies and replaced when they change; lists are copied. A side is a seat,
or, in a game for one player, also the Automa, which is side 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.action import Action
from ludotheque.core.native import mypyc_attr
from ludotheque.core.state import Frame, State
from ludotheque.games.monumental.cards.card import (
    FOR_WONDERS,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    Card,
    Cards,
    Cost,
)
from ludotheque.games.monumental.rules.maps import Board

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental

EMPTY: Final = -1
AUTOMA_SIDE: Final = 1
CITY_TOKENS: Final = 100
"""Free Cities on tiles are told from Barbarians by this offset."""

RUNNING: Final = 0
ENDING: Final = 1
LAST_ROUND: Final = 2

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

CHOOSE_RIVAL: Final = 0
CHOOSE_CIVILIZATION: Final = 1
CHOOSE_CAPITAL: Final = 2
ACTIVATE: Final = 3
TURN: Final = 4
CHOOSE_ANY: Final = 5
CHOOSE_SAME: Final = 6
SPEND: Final = 7
ARCHIVE: Final = 8
GIVE_UP: Final = 9
SWAP: Final = 10
SEND: Final = 11
MOVE_TO: Final = 12
REWARD: Final = 13
PICK: Final = 14
KEEP_WONDER: Final = 15
PLACE_WONDER: Final = 16
GAIN_BASIC: Final = 17
GAIN_CARD: Final = 18
EXTRA: Final = 19
REACTIVATE: Final = 20
BONUS: Final = 21
KEEP_KNOWLEDGE: Final = 22
REINFORCE: Final = 23
PAY: Final = 24
SAVE: Final = 25
AUTOMA_TARGET: Final = 26
AUTOMA_WONDER: Final = 27
AUTOMA_MARKET: Final = 28
AUTOMA_STEP: Final = 29
CHARGE: Final = 30
BOUGHT: Final = 31
COMPLETED: Final = 32
ON_TOP: Final = 33
PROGRESSED: Final = 34
PAID_FOR: Final = 35
CONQUEST: Final = 36
GRANT: Final = 37
REFILL: Final = 38
FINISH: Final = 39
AUTOMA_CARDS: Final = 40
AUTOMA_LINE: Final = 41
AUTOMA_EXPLORER: Final = 42
ASKS = (
    "rival",
    "civilization",
    "capital",
    "activate",
    "turn",
    "any",
    "same",
    "spend",
    "archive",
    "give-up",
    "swap",
    "send",
    "to",
    "reward",
    "pick",
    "keep-wonder",
    "place-wonder",
    "gain-basic",
    "gain-card",
    "extra",
    "reactivate",
    "bonus",
    "keep-knowledge",
    "reinforce",
    "pay",
    "save",
    "automa-target",
    "automa-wonder",
    "automa-market",
    "automa-step",
    "charge",
    "bought",
    "completed",
    "on-top",
    "progressed",
    "paid-for",
    "conquest",
    "grant",
    "refill",
    "finish",
    "automa-cards",
    "automa-line",
    "automa-explorer",
)
"""The kinds of frames; what each holds stands in `rules.py`. Those from `charge` on ask nothing."""
FIRST_STEP: Final = CHARGE

_BARE: Final[list[list[Frame]]] = [[(kind, seat) for seat in range(4)] for kind in range(len(ASKS))]


def pending(kind: int, seat: int) -> Frame:
    """The frame of a kind that holds only its seat; it saves making a tuple each time."""
    return _BARE[kind][seat]


Forces = tuple[int, int, int]
"""Of some tiles: Soldiers that may leave, the Warlord (0 or 1), and Soldiers beside it."""


@mypyc_attr(acyclic=True)
class Target:
    """A province that the Units of a side could conquer."""

    __slots__ = ("action", "barbarian", "city", "forces", "least")

    def __init__(
        self, action: Action, least: int, barbarian: bool, city: Cost | None, forces: Forces
    ) -> None:
        self.action = action
        self.least = least
        """The least Military that it takes."""
        self.barbarian = barbarian
        self.city = city
        """What a Free City takes beside the Units."""
        self.forces = forces


@mypyc_attr(acyclic=True)
class Front:
    """What the Units of a side can reach, as long as none of them moves; `war.py` works it out.

    It is never changed, so that copies of a position share it.
    """

    __slots__ = ("moves", "targets")

    def __init__(self, targets: list[Target], moves: list[Action]) -> None:
        self.targets = targets
        self.moves = moves


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


class MonumentalState(State):
    """A position of Monumental."""

    __slots__ = (
        "active",
        "automa_deck",
        "automa_discard",
        "basics",
        "board",
        "box_barbarians",
        "box_cities",
        "box_markets",
        "cards",
        "conquered",
        "decks",
        "difficulty",
        "display",
        "drawn",
        "ending",
        "first",
        "flags",
        "front",
        "gone",
        "gone_tokens",
        "holder",
        "made",
        "moves",
        "offers",
        "outposts",
        "picked",
        "piles",
        "production_on",
        "ready",
        "reinforce",
        "reinforce_other",
        "res",
        "round",
        "side",
        "sides",
        "sites",
        "soldiers",
        "steps",
        "taken",
        "token",
        "visits",
        "wonder_on",
    )

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
    token: list[int]
    """The exploration token, a Free City plus CITY_TOKENS, or EMPTY."""
    wonder_on: list[int]
    outposts: int
    production_on: int

    # The turn of the side that plays.
    res: tuple[int, int, int, int, int]
    """What is left of each resource."""
    made: tuple[int, int, int]
    """How much of each basic resource was generated."""
    active: int
    """Bits of the activated slots."""
    drawn: tuple[int, ...]
    ready: list[int]
    """Faces whose effect can still be used, in order."""
    reinforce: int
    reinforce_other: tuple[int, ...]
    """Slots of cards that reinforce others; EMPTY for a drawn one."""
    moves: int
    """Units that may move free."""
    steps: tuple[int, int]
    """Free steps of each Explorer."""
    picked: int
    """Bits of the Explorers that have picked something up."""
    conquered: int
    flags: int
    front: Front | None
    """What the Units of the side can reach, once it was asked for."""
    sites: list[Action] | None
    """Where the side can build Outposts, once it was asked for; it is replaced, not changed."""

    # The display and the piles; the next card or token to come is the last.
    display: list[int]
    offers: list[Card]
    """What is for sale, in the order of the table; follows from ``display`` and ``basics``."""
    taken: int
    """Bits of the rows from which a card was taken this turn."""
    decks: list[tuple[int, ...]]
    basics: list[int]
    """How many are left of each Basic building."""
    gone: list[int]
    """Development cards that are out of the game."""
    gone_tokens: tuple[int, ...]
    """Market tokens that the Automa has laid down."""
    piles: tuple[tuple[int, ...], ...]
    """The tokens of each market."""
    visits: tuple[tuple[int, ...], ...]
    """For each market the sides that have looked at its tokens, in order."""
    box_barbarians: tuple[tuple[int, ...], ...]
    """Barbarians left in the box, by value."""
    box_markets: tuple[tuple[int, ...], ...]
    box_cities: tuple[int, ...]
    automa_deck: tuple[int, ...]
    automa_discard: tuple[int, ...]

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

    def position_json(self) -> dict[str, Any]:
        """The fields as plain values."""
        from ludotheque.games.monumental.write import write

        return write(self)

    @property
    def rows(self) -> int:
        """One row of six cards, or two of three for one and two players."""
        return 1 if self.players > 2 else 2

    def units_moved(self) -> None:
        """What Units can do must be worked out anew."""
        self.front = None
        self.sites = None

    def provinces(self, side: int) -> int:
        """How many provinces a side controls."""
        return (self.side[side].held & self.board.land).bit_count()


def have(state: MonumentalState, resource: int) -> int:
    """What is left of a resource."""
    production, science, military, for_wonders, against_barbarians = state.res
    if resource == PRODUCTION:
        return production
    if resource == SCIENCE:
        return science
    if resource == MILITARY:
        return military
    return for_wonders if resource == FOR_WONDERS else against_barbarians


def change(state: MonumentalState, resource: int, amount: int) -> None:
    """Adds to what is left of a resource, or takes from it."""
    production, science, military, for_wonders, against_barbarians = state.res
    if resource == PRODUCTION:
        production += amount
    elif resource == SCIENCE:
        science += amount
    elif resource == MILITARY:
        military += amount
    elif resource == FOR_WONDERS:
        for_wonders += amount
    else:
        against_barbarians += amount
    state.res = (production, science, military, for_wonders, against_barbarians)


def cover(slot: int) -> int:
    """The card that lies in a slot, or EMPTY."""
    return (slot & 63) - 1


def below(slot: int) -> int:
    """The Knowledge below the card of a slot, or EMPTY."""
    return (slot >> 6) - 1


def filled(card: int, knowledge: int = EMPTY) -> int:
    """A slot with a card, and a Knowledge below it."""
    return card + 1 + (knowledge + 1 << 6)
