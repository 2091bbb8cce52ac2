"""The position: flat lists of small integers, one entry a seat or a colour.

Tuples are shared between copies and replaced when they change; lists are copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.action import Action
from ludotheque.core.state import State
from ludotheque.games.uchronia.cards import EVERY_COLOUR, MORE_ACTIVITIES, Building, Cards

if TYPE_CHECKING:
    from ludotheque.games.uchronia.game import Uchronia

NOBODY: Final = -1

TURN: Final = 0
OPENING: Final = 1
CHOOSE_ORDER: Final = 2
LAY_MORE: Final = 3
COPY: Final = 4
BEFORE: Final = 5
AFTER: Final = 6
PRODUCE: Final = 7
EXPLORE: Final = 8
REVEAL: Final = 9
BUY_OFF: Final = 10
WITHHOLD: Final = 11
GIVE: Final = 12
LAUNCH: Final = 13
BUILD: Final = 14
SALVAGE: Final = 15
PICK: Final = 16
TRIGGERS: Final = 17
GRANTED: Final = 18
LAUNCH_FROM_HAND: Final = 19
RETURN: Final = 20
TARGET: Final = 21
ROB: Final = 22
LOOT: Final = 23
SEIZE: Final = 24
TRIBUTE: Final = 25
DROP: Final = 26
VISIT: Final = 27
RECALL: Final = 28
BEGIN: Final = 29
COMMENCE: Final = 30
EXECUTE: Final = 31
PERFORM: Final = 32
RAID: Final = 33
VICTIM: Final = 34
GATHER: Final = 35
REACTIONS: Final = 36
WIND_UP: Final = 37
DRAW: Final = 38
CLOSE: Final = 39
ASKS = (
    "turn",
    "opening",
    "order",
    "lay",
    "copy",
    "before",
    "after",
    "produce",
    "explore",
    "reveal",
    "buy-off",
    "withhold",
    "give",
    "launch",
    "build",
    "salvage",
    "pick",
    "triggers",
    "granted",
    "launch-from-hand",
    "return",
    "target",
    "rob",
    "loot",
    "seize",
    "tribute",
    "drop",
    "visit",
    "recall",
    "begin",
    "commence",
    "execute",
    "perform",
    "raid",
    "victim",
    "gather",
    "reactions",
    "wind-up",
    "draw",
    "close",
)
"""The kinds of frames; from BEGIN on they are steps that nobody is asked about. What each frame of
the stack holds stands in `frames.py`."""
FIRST_STEP: Final = BEGIN


_NO_BUILDINGS: Final[list[Building]] = []
_OPPONENTS: Final = [
    [[(seat + step) % players for step in range(1, players)] for seat in range(players)]
    for players in range(6)
]


class UchroniaState(State):
    """A position of Uchronia. Sets of buildings and of seats are bits."""

    __slots__ = (
        "activities",
        "building_pile",
        "cards",
        "completed",
        "discard",
        "domain",
        "dry",
        "effective",
        "ending",
        "finished",
        "forum",
        "gave",
        "gone",
        "hands",
        "last",
        "live",
        "monopoly",
        "pile",
        "plain",
        "player",
        "points",
        "revealed",
        "seen",
        "sites",
        "spared",
        "started",
        "stock",
        "sunk",
        "used",
        "works",
    )

    cards: Cards

    player: int
    """The seat whose turn it is."""
    last: int
    """The seat with the Last Turn card."""
    ending: bool
    """Whether somebody has reached the threshold."""

    # One entry a seat.
    hands: list[tuple[int, ...]]
    """Cards in order of colour; of equal cards, those that everybody knows come first."""
    seen: list[tuple[int, ...]]
    """For each hand the cards that everybody knows to be in it, in order of colour."""
    domain: list[tuple[int, ...]]
    sites: list[tuple[tuple[int, ...], ...]]
    """The unfinished buildings: the building's number, then the Resources under it."""
    completed: list[int]
    """The completed buildings."""
    live: list[int]
    """The buildings whose effects work; follows from ``completed`` and ``sites``."""
    finished: list[int]
    """How many buildings are completed; follows from ``completed``."""
    points: list[int]
    """The points printed on them; follows from ``completed``."""

    # One entry a seat and colour: 5 * seat + colour.
    stock: list[int]
    activities: list[int]

    # One entry a colour.
    forum: list[int]
    monopoly: list[int]
    """The seat that holds the Monopoly, or NOBODY."""

    # The piles; the next card to come is the last.
    pile: tuple[int, ...]
    plain: bool
    """Whether everybody knows the pile, since all cards that were shuffled had one colour."""
    discard: tuple[int, ...]
    works: tuple[int, ...]
    building_pile: tuple[int, ...]
    sunk: int
    """How many buildings at the bottom of the pile everybody knows."""
    gone: tuple[int, ...]
    """Buildings that were replaced because all Great Works had one colour."""
    dry: int
    """How many turns in a row have ended without a card to draw."""

    # The turn.
    used: int
    """Bonuses used this turn."""
    started: int
    """Buildings started this turn."""

    # The Draconians order that is being executed, or the last one.
    revealed: tuple[int, ...]
    spared: int
    """Seats that have bought themselves off."""
    gave: int
    """Seats that have given a card."""
    effective: int
    """The colours that oblige each seat, as bits: 5 * seat + colour."""

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

    def position_json(self) -> dict[str, Any]:
        """The fields as plain values."""
        from ludotheque.games.uchronia.position import write

        return write(self)

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

    def oblige(self, seat: int, colours: int) -> None:
        """Notes the colours that oblige a seat."""
        self.effective &= ~(EVERY_COLOUR << 5 * seat)
        self.effective |= colours << 5 * seat

    def obliging(self, seat: int) -> int:
        """The colours that oblige a seat."""
        return self.effective >> 5 * seat & EVERY_COLOUR

    def has(self, seat: int, effect: int) -> bool:
        """Whether an effect works for a seat."""
        return self.live[seat] & self.cards.having[effect] != 0

    def with_effect(self, seat: int, effect: int) -> list[Building]:
        """The buildings of a seat by which an effect works for it."""
        bits = self.live[seat] & self.cards.having[effect]
        return self.cards.named(bits) if bits else _NO_BUILDINGS

    def begun(self, seat: int) -> int:
        """The unfinished buildings of a seat."""
        bits = 0
        for site in self.sites[seat]:
            bits |= 1 << site[0]
        return bits

    def count_activities(self, seat: int) -> int:
        """How many Activities a seat has."""
        number = 0
        for colour in range(5 * seat, 5 * seat + 5):
            number += self.activities[colour]
        return number

    def activity_limit(self, seat: int) -> int:
        """How many Activities a seat may have."""
        box = self.cards.box
        limit = box.activities + box.activities_per_building * self.finished[seat]
        if self.live[seat] & self.cards.having[MORE_ACTIVITIES]:
            limit += sum(card.amount for card in self.with_effect(seat, MORE_ACTIVITIES))
        return limit

    def opponents(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left."""
        return _OPPONENTS[self.players][seat]
