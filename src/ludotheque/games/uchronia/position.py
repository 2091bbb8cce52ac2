"""The position: flat lists of small integers, one entry a seat or a colour, and its declaration.

Tuples are shared between copies and replaced when they change; lists are copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.action import Action
from ludotheque.core.compound import ForSeats
from ludotheque.core.fields import FieldSpec, PendingStack, Players, Section
from ludotheque.core.kinds import (
    Counts,
    Flag,
    Kind,
    Names,
    NameSet,
    OneOf,
    SeatOf,
    SeatSet,
    Vocabulary,
    Whole,
)
from ludotheque.core.pending import Pending, Registry
from ludotheque.core.places import Attribute, Computed, PerSeat, SliceOfSeat
from ludotheque.core.schema import Components, Schema
from ludotheque.core.seat import SEATS, Seat
from ludotheque.core.state import State
from ludotheque.core.visibility import NOBODY as HIDDEN
from ludotheque.core.visibility import OWNER
from ludotheque.games.uchronia.cards.building import Building, BuildingIndex, Cards
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    EVERY_COLOUR,
    ORDERS,
    Colour,
    colours_counted,
)
from ludotheque.games.uchronia.cards.effects import MORE_ACTIVITIES, Effect
from ludotheque.games.uchronia.kinds import Holders, Site, Sites

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
    stack: list[Pending]

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
        self.effective &= ~(EVERY_COLOUR << 5 * seat)
        self.effective |= colours << 5 * seat

    def obliging(self, seat: Seat) -> int:
        """The colours that oblige a seat."""
        return self.effective >> 5 * seat & EVERY_COLOUR

    def has(self, seat: Seat, effect: Effect) -> bool:
        """Whether an effect works for a seat."""
        return self.live[seat] & self.cards.having[effect] != 0

    def with_effect(self, seat: Seat, effect: Effect) -> list[Building]:
        """The buildings of a seat by which an effect works for it."""
        bits = self.live[seat] & self.cards.having[effect]
        return self.cards.named(bits) if bits else _NO_BUILDINGS

    def begun(self, seat: Seat) -> int:
        """The unfinished buildings of a seat."""
        bits = 0
        for site in self.sites[seat]:
            bits |= self.cards.buildings[site.building].bit
        return bits

    def stocked(self, seat: Seat) -> int:
        """The colours of the Resources in a seat's Stock."""
        return colours_counted(self.stock, 5 * seat)

    def in_forum(self) -> int:
        """The colours of the cards in the Forum."""
        return colours_counted(self.forum, 0)

    def count_activities(self, seat: Seat) -> int:
        """How many Activities a seat has."""
        number = 0
        for place in range(5 * seat, 5 * seat + 5):
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


# The declaration.

MANY: Final = 12
"""So many cards of a colour, in a hand or elsewhere before a player, count as the most."""


def _known_in_hand(state: UchroniaState, owner: int) -> list[int]:
    """Of equal cards the first are those that everybody knows."""
    hand, seen = state.hands[owner], state.seen[owner]
    return [hand.index(card) + place - seen.index(card) for place, card in enumerate(seen)]


def _known_in_pile(state: UchroniaState, owner: int) -> range:
    return range(len(state.pile) if state.plain else 0)


def _known_buildings(state: UchroniaState, owner: int) -> range:
    return range(state.sunk)


def _obliging(state: UchroniaState, seat: int) -> list[int]:
    return [state.obliging(other) for other in state.seats()]


def _oblige(state: UchroniaState, seat: int, colours: list[int]) -> None:
    for other in state.seats():
        state.oblige(other, colours[other])


def _blank(game: Any, players: int) -> UchroniaState:
    """A position whose derived fields are empty; the declared ones are cleared by the schema."""
    state = UchroniaState(game, players)
    state.live = [0] * players
    state.finished = [0] * players
    state.points = [0] * players
    state.effective = 0
    return state


def declare(cards: Cards, registry: Registry) -> Schema[UchroniaState]:
    """The fields of a position played with these cards."""
    from ludotheque.games.uchronia import check, defaults

    box = cards.box
    colours = Vocabulary("Colour", "colour", COLOURS)
    orders = Vocabulary("Order", "order", ORDERS)
    buildings = Vocabulary("Building", "building", [card.id for card in cards.buildings])
    of_colour, in_all = max(box.resources), sum(box.resources)
    some = Names(colours, MANY)

    sorts: dict[str, Kind] = {
        "number": Whole(MANY, 0, 999),
        "flag": Flag(),
        "colour": OneOf(colours),
        "order": OneOf(orders),
        "building": OneOf(buildings),
        "seat": SeatOf(),
        "source": OneOf(buildings, optional=True),
        "colours": some,
        "monopoly": OneOf(colours),
    }
    return Schema(
        _blank,
        [
            FieldSpec("player", SeatOf(), "whose turn it is"),
            FieldSpec(
                "last",
                SeatOf(),
                "who has the Last Turn card",
                default=defaults.last_seat,
                otherwise="the last one",
            ),
            FieldSpec(
                "ending",
                Flag(),
                "whether the threshold has been reached",
                default=defaults.is_threshold_reached,
                otherwise="whether somebody has enough points",
            ),
            Players(
                [
                    FieldSpec(
                        "hand",
                        Names(colours, MANY, 2 * MANY, sort=True),
                        "cards in hand",
                        place=PerSeat("hands"),
                        counted=True,
                        seen_by=OWNER,
                        pool="resources",
                        known=_known_in_hand,
                    ),
                    FieldSpec(
                        "seen",
                        Names(colours, MANY, sort=True),
                        "those of them that everybody knows",
                    ),
                    FieldSpec("domain", some, "cards on the Domain", counted=True),
                    FieldSpec(
                        "stock",
                        Counts(colours, MANY),
                        "Resources",
                        place=SliceOfSeat("stock", len(COLOURS)),
                        counted=True,
                    ),
                    FieldSpec(
                        "activities",
                        Counts(colours, MANY),
                        "Activities",
                        place=SliceOfSeat("activities", len(COLOURS)),
                        counted=True,
                    ),
                    FieldSpec(
                        "sites",
                        Sites(buildings, some),
                        "unfinished buildings with the Resources under them",
                        counted=True,
                    ),
                    FieldSpec("completed", NameSet(buildings), "completed buildings", counted=True),
                ]
            ),
            FieldSpec("forum", Counts(colours, of_colour), "cards in the Forum", counted=True),
            FieldSpec(
                "monopolies",
                Holders(colours, SeatOf(optional=True)),
                "who holds each Monopoly",
                place=Attribute("monopoly"),
                default={},
                otherwise="whoever has more Activities than every other",
            ),
            FieldSpec(
                "pile",
                Names(colours, of_colour, in_all),
                "the resource pile",
                default=defaults.rest_of_pile,
                otherwise="all cards that lie nowhere else, shuffled",
                counted=True,
                seen_by=HIDDEN,
                pool="resources",
                known=_known_in_pile,
            ),
            FieldSpec("plain", Flag(), "whether everybody knows the pile: it has one colour"),
            FieldSpec("discard", Names(colours, of_colour), "discarded cards", counted=True),
            FieldSpec(
                "works",
                Names(buildings, box.copies, length=box.works),
                "the Great Works",
                default=defaults.rest_of_works,
                otherwise="some of the buildings that lie nowhere else",
                counted=True,
            ),
            FieldSpec(
                "building_pile",
                Names(buildings, box.copies, box.copies * len(buildings.names)),
                "the building pile",
                default=defaults.rest_of_buildings,
                otherwise="all buildings that lie nowhere else, shuffled",
                counted=True,
                seen_by=HIDDEN,
                pool="buildings",
                known=_known_buildings,
            ),
            FieldSpec(
                "sunk",
                Whole(box.copies * len(buildings.names)),
                "how many buildings at the bottom of the pile everybody knows",
            ),
            FieldSpec(
                "gone",
                Names(buildings, box.copies),
                "buildings discarded because all Great Works had one colour",
                counted=True,
            ),
            FieldSpec(
                "dry", Whole(box.drought), "turns in a row that ended without a card to draw"
            ),
            FieldSpec("used", NameSet(buildings), "bonuses used this turn"),
            FieldSpec("started", NameSet(buildings), "buildings started this turn"),
            Section(
                "raid",
                [
                    FieldSpec("revealed", some, "cards revealed by the Draconians order"),
                    FieldSpec("spared", SeatSet(), "who has bought themselves off"),
                    FieldSpec("gave", SeatSet(), "who has given a card"),
                    FieldSpec(
                        "effective",
                        ForSeats(NameSet(colours)),
                        "the colours that oblige each seat",
                        place=Computed(_obliging, _oblige),
                    ),
                ],
            ),
            FieldSpec(
                "pending",
                PendingStack(registry, sorts),
                "what is to be done",
                place=Attribute("stack"),
                default=defaults.turn_of_player,
                otherwise="the turn of `player`",
            ),
        ],
        registry=registry,
        sorts=sorts,
        components=[
            Components(colours, box.resources),
            Components(buildings, [box.copies] * len(buildings.names)),
        ],
        unseen={
            "resources": Counts(colours, of_colour),
            "buildings": Counts(buildings, box.copies),
        },
        version=1,  # since ruleset 2
        derive=defaults.derive,
        check_rules=check.check_rules,
    )
