"""The position: flat lists of small integers, one entry a seat or a colour.

Tuples are shared between copies and replaced when they change; lists are copied. `declaration.py`
says what the fields are in JSON, and who sees them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.action import Action
from ludotheque.core.pending import Pending
from ludotheque.core.seat import SEATS, Seat
from ludotheque.core.state import State
from ludotheque.games.uchronia.cards.building import Building, BuildingIndex, Cards
from ludotheque.games.uchronia.cards.colours import (
    EVERY_COLOUR,
    Colour,
    PackedLimit,
    colours_counted,
    first_of,
)
from ludotheque.games.uchronia.cards.effects import MORE_ACTIVITIES, Effect
from ludotheque.games.uchronia.kinds import Site

if TYPE_CHECKING:
    from ludotheque.games.uchronia.game import Uchronia

NOBODY: Final = Seat(-1)
NO_BUILDING: Final = BuildingIndex(-1)

_NO_BUILDINGS: Final[list[Building]] = []
_OPPONENTS: Final = [
    [[Seat((seat + step) % players) for step in range(1, players)] for seat in SEATS[players]]
    for players in range(6)
]


class UchroniaState(State):
    """A position of Uchronia. Sets of buildings and of seats are bits."""

    cards: Cards

    player: Seat
    """The seat whose turn it is."""
    last: Seat
    """The seat with the Last Turn card."""
    ending: bool
    """Whether somebody has reached the threshold."""

    # One entry a seat.
    hands: list[tuple[Colour, ...]]
    """Cards in order of colour; of equal cards, those that everybody knows come first."""
    seen: list[tuple[Colour, ...]]
    """For each hand the cards that everybody knows to be in it, in order of colour."""
    # Copies share these lists: they are replaced, never changed.
    lacks: list[list[PackedLimit]]
    """For each hand how many of its unknown cards have none of some colours, at least."""
    drawn: list[tuple[Colour, ...]]
    """For each seat the cards that it drew since the pile was shuffled."""
    fresh: list[int]
    """For each seat how many cards that were, which everybody knows."""

    domain: list[tuple[Colour, ...]]
    sites: list[tuple[Site, ...]]
    """The unfinished buildings, in the order in which they were started."""
    completed: list[int]
    """The completed buildings."""
    live: list[int]
    """The buildings whose effects work; follows from ``completed`` and ``sites``."""
    finished: list[int]
    """How many buildings are completed; follows from ``completed``."""
    points: list[int]
    """The points printed on them; follows from ``completed``."""

    # One entry a seat and colour; `at` says where.
    stock: list[int]
    activities: list[int]

    # One entry a colour.
    forum: list[int]
    monopoly: list[Seat]
    """The seat that holds the Monopoly, or NOBODY."""

    # The piles; the next card to come is the last.
    pile: tuple[Colour, ...]
    plain: bool
    """Whether everybody knows the pile, since all cards that were shuffled had one colour."""
    shuffled: tuple[Colour, ...]
    """The cards that the pile was made of when it was shuffled, as they lay open before."""
    discard: tuple[Colour, ...]
    works: tuple[BuildingIndex, ...]
    building_pile: tuple[BuildingIndex, ...]
    sunk: int
    """How many buildings at the bottom of the pile everybody knows."""
    gone: tuple[BuildingIndex, ...]
    """Buildings that were replaced because all Great Works had one colour."""
    dry: int
    """How many turns in a row have ended without a card to draw."""

    # The turn.
    used: int
    """Bonuses used this turn."""
    started: int
    """Buildings started this turn."""

    # The Draconians order that is being executed, or the last one.
    revealed: tuple[Colour, ...]
    spared: int
    """Seats that have bought themselves off."""
    gave: int
    """Seats that have given a card."""
    effective: int
    """The colours that oblige each seat; `oblige` writes them, `obliging` reads them."""

    __slots__ = tuple(__annotations__)

    stack: list[Pending]

    def __init__(self, game: Uchronia, players: int) -> None:
        super().__init__(game, players)
        self.cards = game.cards

    def copy(self) -> UchroniaState:
        """An independent position."""
        new = UchroniaState(self.game, self.players)  # type: ignore[arg-type]
        new.stack = self.stack[:]
        new.chance = self.chance
        new.over = self.over
        new.listening = self.listening
        new._legal = self._legal
        new.player = self.player
        new.last = self.last
        new.ending = self.ending
        new.hands = self.hands[:]
        new.seen = self.seen[:]
        new.lacks = self.lacks
        new.drawn = self.drawn
        new.fresh = self.fresh
        new.domain = self.domain[:]
        new.sites = self.sites[:]
        new.completed = self.completed[:]
        new.live = self.live[:]
        new.finished = self.finished[:]
        new.points = self.points[:]
        new.stock = self.stock[:]
        new.activities = self.activities[:]
        new.forum = self.forum[:]
        new.monopoly = self.monopoly[:]
        new.pile = self.pile
        new.plain = self.plain
        new.shuffled = self.shuffled
        new.discard = self.discard
        new.works = self.works
        new.building_pile = self.building_pile
        new.sunk = self.sunk
        new.gone = self.gone
        new.dry = self.dry
        new.used = self.used
        new.started = self.started
        new.revealed = self.revealed
        new.spared = self.spared
        new.gave = self.gave
        new.effective = self.effective
        return new

    def offer(self, legal: list[Action]) -> None:
        """Remembers the legal actions of the pending decision, which were worked out already."""
        self._legal = legal

    def forget_turn(self) -> None:
        """Nothing remains of the last turn."""
        self.used = self.started = 0
        self.forget_raid()

    def forget_raid(self) -> None:
        """Nothing remains of the last Draconians order."""
        self.revealed = ()
        self.spared = self.gave = self.effective = 0

    def spare(self, seat: Seat) -> None:
        """Notes that a seat has bought itself off."""
        self.spared |= 1 << seat

    def is_spared(self, seat: Seat) -> bool:
        """Whether a seat has bought itself off."""
        return self.spared >> seat & 1 != 0

    def note_gift(self, seat: Seat) -> None:
        """Notes that a seat has given a card."""
        self.gave |= 1 << seat

    def has_given(self, seat: Seat) -> bool:
        """Whether a seat has given a card."""
        return self.gave >> seat & 1 != 0

    def oblige(self, seat: Seat, colours: int) -> None:
        """Notes the colours that oblige a seat."""
        self.effective &= ~(EVERY_COLOUR << first_of(seat))
        self.effective |= colours << first_of(seat)

    def obliging(self, seat: Seat) -> int:
        """The colours that oblige a seat."""
        return self.effective >> first_of(seat) & EVERY_COLOUR

    def has(self, seat: Seat, effect: Effect) -> bool:
        """Whether an effect works for a seat."""
        return self.live[seat] & self.cards.having[effect] != 0

    def with_effect(self, seat: Seat, effect: Effect) -> list[Building]:
        """The buildings of a seat by which an effect works for it."""
        bits = self.live[seat] & self.cards.having[effect]
        return self.cards.with_effect(bits, effect) if bits else _NO_BUILDINGS

    def begun(self, seat: Seat) -> int:
        """The unfinished buildings of a seat."""
        bits = 0
        for site in self.sites[seat]:
            bits |= self.cards.buildings[site.building].bit
        return bits

    def stocked(self, seat: Seat) -> int:
        """The colours of the Resources in a seat's Stock."""
        return colours_counted(self.stock, first_of(seat))

    def in_forum(self) -> int:
        """The colours of the cards in the Forum."""
        return colours_counted(self.forum, 0)

    def count_activities(self, seat: Seat) -> int:
        """How many Activities a seat has."""
        number = 0
        first = first_of(seat)
        for place in range(first, first + 5):
            number += self.activities[place]
        return number

    def activity_limit(self, seat: Seat) -> int:
        """How many Activities a seat may have."""
        box = self.cards.box
        limit = box.activities + box.activities_per_building * self.finished[seat]
        if self.live[seat] & self.cards.having[MORE_ACTIVITIES]:
            limit += sum(card.amount for card in self.with_effect(seat, MORE_ACTIVITIES))
        return limit

    def opponents(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise from the left."""
        return _OPPONENTS[self.players][seat]
