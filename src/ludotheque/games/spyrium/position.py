"""The position: flat lists of small integers, one entry a seat, a place or a gap.

Tuples are shared between copies and replaced when they change; lists are copied. What follows from
other fields (``crowd``, ``occupied``, ``holding``) is changed here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.seat import Seat
from ludotheque.core.state import State
from ludotheque.games.spyrium.actions import BESIDE, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    EMPTY,
    POWERS,
    Card,
    Cards,
    EventNumber,
    Face,
    Slot,
    Token,
)
from ludotheque.games.spyrium.kinds import ALL_GAPS, ALL_PLACES

if TYPE_CHECKING:
    from ludotheque.games.spyrium.game import Spyrium

PLACEMENT: Final = 0
ACTIVATION: Final = 1
PASSED: Final = 2
PHASES = ("placement", "activation", "passed")

WORKER_BONUS: Final = 1
MONEY_BONUS: Final = 2
BONUSES = {"worker": WORKER_BONUS, "money": MONEY_BONUS}
BONUS_BITS: Final = (WORKER_BONUS, MONEY_BONUS)

EVENT_USED: Final = 1 << len(POWERS)
"""Marks the event in ``used``; the lower bits are the powers of techniques."""


def worker_index(seat: int, gap: int) -> int:
    """Where the workers of a seat in a gap are counted in ``workers``."""
    return ALL_GAPS * seat + gap


class SpyriumState(State):
    """A position of Spyrium."""

    cards: Cards

    turn: int
    first: Seat

    # One entry a seat.
    money: list[int]
    spyrium: list[int]
    score: list[int]
    residence: list[int]
    """The space on the residence track, from 0."""
    active: list[int]
    inactive: list[int]
    reserve: list[int]
    phase: list[int]
    bonuses: list[int]
    """Bits of the bonuses not won yet."""
    techniques: list[int]
    """Bits of the powers owned."""
    used: list[int]
    """Bits of the powers, and of the event, used this turn."""
    kept: list[int]
    """How many tokens count as kept."""
    kept_tokens: list[tuple[Token, ...]]
    """The kept tokens that have not gone back into the reserve."""
    quarter: list[tuple[Slot, ...]]
    """The buildings in the order of their plots."""

    # The market.
    market: list[Face]
    """For each place the card, or EMPTY."""
    tokens: list[tuple[Token, ...]]
    """For each place the tokens on the card."""
    workers: list[int]
    """For each seat and gap (``worker_index``) how many workers stand there."""
    crowd: list[int]
    """For each place how many workers stand next to it; follows from ``workers``."""
    occupied: list[int]
    """For each seat the bits of the gaps where its workers stand; follows from ``workers``."""
    holding: int
    """Bits of the places that hold a card; follows from ``market``."""

    # The piles; the next card or token to come is the last.
    decks: tuple[tuple[Face, ...], ...]
    gone: tuple[Face, ...]
    """Cards that are out of the game."""
    token_reserve: tuple[Token, ...]
    token_discard: tuple[Token, ...]

    # The events.
    event: EventNumber
    event_token: Token
    """The value of the token on the event of the turn, or 0."""
    next_event: EventNumber
    next_token: Token
    event_pile: tuple[EventNumber, ...]

    __slots__ = tuple(__annotations__)

    def __init__(self, game: Spyrium, players: int) -> None:
        super().__init__(game, players)
        self.cards = game.cards

    def copy(self) -> SpyriumState:
        """An independent position."""
        new = SpyriumState(self.game, self.players)  # type: ignore[arg-type]
        new.stack = self.stack[:]
        new.chance = self.chance
        new.over = self.over
        new.listening = self.listening
        new._legal = self._legal
        new.turn = self.turn
        new.first = self.first
        new.money = self.money[:]
        new.spyrium = self.spyrium[:]
        new.score = self.score[:]
        new.residence = self.residence[:]
        new.active = self.active[:]
        new.inactive = self.inactive[:]
        new.reserve = self.reserve[:]
        new.phase = self.phase[:]
        new.bonuses = self.bonuses[:]
        new.techniques = self.techniques[:]
        new.used = self.used[:]
        new.kept = self.kept[:]
        new.kept_tokens = self.kept_tokens[:]
        new.quarter = self.quarter[:]
        new.market = self.market[:]
        new.tokens = self.tokens[:]
        new.workers = self.workers[:]
        new.crowd = self.crowd[:]
        new.occupied = self.occupied[:]
        new.holding = self.holding
        new.decks = self.decks
        new.gone = self.gone
        new.token_reserve = self.token_reserve
        new.token_discard = self.token_discard
        new.event = self.event
        new.event_token = self.event_token
        new.next_event = self.next_event
        new.next_token = self.next_token
        new.event_pile = self.event_pile
        return new

    def owned_workers(self, seat: int) -> int:
        """All workers of a seat that are not in the reserve, wherever they are."""
        return self.cards.box.workers_in_all - self.reserve[seat]

    def workers_in_market(self, seat: int) -> int:
        """How many workers of a seat stand in the market."""
        first = worker_index(seat, 0)
        return sum(self.workers[first : first + ALL_GAPS])

    def residence_value(self, seat: int) -> int:
        """The value of a seat's space on the residence track."""
        return self.cards.box.residences[self.residence[seat]]

    # What changes several fields at once.

    def clear_market(self) -> None:
        """No cards, no tokens; workers stay."""
        self.market = [Face(EMPTY)] * ALL_PLACES
        self.tokens = [()] * ALL_PLACES
        self.holding = 0

    def clear_workers(self) -> None:
        """No workers in the market."""
        self.workers = [0] * (ALL_GAPS * self.players)
        self.crowd = [0] * ALL_PLACES
        self.occupied = [0] * self.players

    def lay_card(self, place: Place, face: Face) -> None:
        """Lays a card into the market."""
        self.market[place] = face
        self.holding |= 1 << place

    def take_card(self, place: Place) -> Card:
        """Takes a card out of the market."""
        card = self.cards.faces[self.market[place]]
        self.market[place] = Face(EMPTY)
        self.holding &= ~(1 << place)
        return card

    def add_worker(self, seat: Seat, gap: Gap) -> None:
        """A worker more in a gap."""
        first, second = BESIDE[gap]
        self.workers[worker_index(seat, gap)] += 1
        self.occupied[seat] |= 1 << gap
        self.crowd[first] += 1
        self.crowd[second] += 1

    def remove_worker(self, seat: Seat, gap: Gap) -> None:
        """A worker less in a gap."""
        first, second = BESIDE[gap]
        index = worker_index(seat, gap)
        self.workers[index] -= 1
        if not self.workers[index]:
            self.occupied[seat] &= ~(1 << gap)
        self.crowd[first] -= 1
        self.crowd[second] -= 1
