"""The position: flat lists of small integers, one entry a seat, a place or a gap.

Tuples are shared between copies and replaced when they change; lists are copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.state import State
from ludotheque.games.spyrium.cards import POWERS, Cards

if TYPE_CHECKING:
    from ludotheque.games.spyrium.game import Spyrium

PLACEMENT: Final = 0
ACTIVATION: Final = 1
PASSED: Final = 2
PHASES = ("placement", "activation", "passed")

WORKER_BONUS: Final = 1
MONEY_BONUS: Final = 2
BONUSES = {"worker": WORKER_BONUS, "money": MONEY_BONUS}

EVENT_USED: Final = 1 << len(POWERS)
"""Marks the event in ``used``; the lower bits are the powers of techniques."""

EMPTY: Final = -1

TURN: Final = 0
CHOOSE_TOKEN: Final = 1
CHOOSE_VALUE: Final = 2
CHOOSE_PLOT: Final = 3
CHOOSE_RESIDENCE: Final = 4
CHOOSE_BONUS: Final = 5
ASKS = ("turn", "token", "value", "plot", "residence", "bonus")
"""The kinds of decision; what each frame of the stack holds stands in `rules.py`."""


class SpyriumState(State):
    """A position of Spyrium."""

    __slots__ = (
        "active",
        "bonuses",
        "cards",
        "crowd",
        "decks",
        "event",
        "event_pile",
        "event_token",
        "first",
        "gone",
        "inactive",
        "kept",
        "kept_tokens",
        "market",
        "money",
        "next_event",
        "next_token",
        "occupied",
        "phase",
        "quarter",
        "reserve",
        "residence",
        "score",
        "spyrium",
        "standing",
        "techniques",
        "token_discard",
        "token_reserve",
        "tokens",
        "turn",
        "used",
        "workers",
    )

    cards: Cards

    turn: int
    first: int

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
    kept_tokens: list[tuple[int, ...]]
    """The kept tokens that have not gone back into the reserve."""
    quarter: list[tuple[int, ...]]
    """The buildings in the order of their plots: twice the building's number, plus 1 if tilted."""

    # The market.
    market: list[int]
    """For each place the card, or EMPTY."""
    tokens: list[tuple[int, ...]]
    """For each place the tokens on the card."""
    workers: list[int]
    """For each seat and gap (12 * seat + gap) how many workers stand there."""
    crowd: list[int]
    """For each place how many workers stand next to it; follows from ``workers``."""
    occupied: list[int]
    """For each seat the bits of the gaps where its workers stand; follows from ``workers``."""
    standing: int
    """Bits of the places that hold a card; follows from ``market``."""

    # The piles; the next card or token to come is the last.
    decks: tuple[tuple[int, ...], ...]
    gone: tuple[int, ...]
    """Cards that are out of the game."""
    token_reserve: tuple[int, ...]
    token_discard: tuple[int, ...]

    # The events.
    event: int
    event_token: int
    """The value of the token on the event of the turn, or 0."""
    next_event: int
    next_token: int
    event_pile: tuple[int, ...]

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
        new.standing = self.standing
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

    def position_json(self) -> dict[str, Any]:
        """The fields as plain values."""
        from ludotheque.games.spyrium.position import write

        return write(self)

    def owned_workers(self, seat: int) -> int:
        """All workers of a seat that are not in the reserve, wherever they are."""
        return self.cards.box.workers_in_all - self.reserve[seat]

    def workers_in_market(self, seat: int) -> int:
        """How many workers of a seat stand in the market."""
        return sum(self.workers[12 * seat : 12 * seat + 12])

    def residence_value(self, seat: int) -> int:
        """The value of a seat's space on the residence track."""
        return self.cards.box.residences[self.residence[seat]]
