"""The position: flat lists of small integers, one entry a seat, a place or a gap.

Tuples are shared between copies and replaced when they change; lists are copied. What follows from
other fields (``crowd``, ``occupied``, ``holding``) is changed here and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.fields import FieldSpec, Players, Section
from ludotheque.core.kinds import Kind, Names, NameSet, OneOf, SeatOf, Vocabulary, Whole
from ludotheque.core.pending import Registry
from ludotheque.core.places import Attribute, Computed, Element
from ludotheque.core.schema import Components, Schema
from ludotheque.core.seat import Seat
from ludotheque.core.state import State
from ludotheque.core.visibility import NOBODY
from ludotheque.games.spyrium.actions import BESIDE, GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    EMPTY,
    ERAS,
    POWERS,
    TECHNIQUE,
    Card,
    Cards,
    EventNumber,
    Face,
    Slot,
    Token,
)
from ludotheque.games.spyrium.cards.load import OPTIONS
from ludotheque.games.spyrium.kinds import (
    ALL_GAPS,
    ALL_PLACES,
    EventWithToken,
    Market,
    OptionOfEvent,
    Powers,
    Quarter,
    Questions,
    Space,
    Tokens,
    WorkersInGaps,
)

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

RICH: Final = 40
"""So much money or Spyrium counts as the most for learners."""
HIGH: Final = 120
"""So many points count as the most for learners."""


def worker_index(seat: int, gap: int) -> int:
    """Where the workers of a seat in a gap are counted in ``workers``."""
    return ALL_GAPS * seat + gap


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
        "holding",
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


# The declaration.


def _blank(game: Any, players: int) -> SpyriumState:
    """A position without cards, workers and events."""
    state = SpyriumState(game, players)
    state.event = state.next_event = EventNumber(EMPTY)
    state.event_token = state.next_token = Token(0)
    state.decks = ((),) * len(ERAS)
    state.clear_market()
    state.clear_workers()
    return state


def _market(state: SpyriumState, seat: int) -> Any:
    return state.market, state.tokens


def _set_market(state: SpyriumState, seat: int, value: Any) -> None:
    state.market, state.tokens = value


def _event(state: SpyriumState, seat: int) -> Any:
    return state.event, state.event_token


def _set_event(state: SpyriumState, seat: int, value: Any) -> None:
    state.event, state.event_token = value


def _next_event(state: SpyriumState, seat: int) -> Any:
    return state.next_event, state.next_token


def _set_next_event(state: SpyriumState, seat: int, value: Any) -> None:
    state.next_event, state.next_token = value


def declare(cards: Cards, registry: Registry) -> Schema[SpyriumState]:
    """The fields of a position played with these cards."""
    from ludotheque.games.spyrium import check, defaults

    box = cards.box
    techniques = [card for card in cards.faces if card.kind == TECHNIQUE]
    faces = Vocabulary("Card", "card", [card.id for card in cards.faces])
    buildings = Vocabulary("Building", "building", [card.id for card in cards.buildings])
    patents = Vocabulary("Technique", "technique", [card.id for card in techniques])
    marks = Vocabulary("Mark", "technique", [*patents.names, "event"])
    events = Vocabulary("EventCard", "event", [event.id for event in cards.events])
    values = Vocabulary("Token", "token", ("token 1", "token 2", "token 3"))
    powers = [card.power for card in techniques]
    copies = max(card.total for card in cards.faces)
    all_workers, most_tokens = box.workers_in_all, max(box.tokens)

    tokens = Tokens(values, most_tokens)
    event = EventWithToken(events, cards.events, tokens)
    workers = Whole(all_workers)
    bonuses = NameSet(Vocabulary("Bonus", "bonus", tuple(BONUSES)))
    sorts: dict[str, Kind] = {
        "place": OneOf(Vocabulary("Place", "place", PLACES)),
        "face": OneOf(faces, optional=True),
        "option": OptionOfEvent(OPTIONS),
        "token": Whole(len(box.tokens), 1, len(box.tokens)),
        "money": Whole(RICH),
        "number": Whole(RICH),
        "event": OneOf(events),
        "bonuses": bonuses,
        "era": OneOf(Vocabulary("Era", "era", ERAS)),
        "gap": OneOf(Vocabulary("Gap", "gap", GAPS)),
    }

    def deck(era: int, name: str) -> FieldSpec:
        return FieldSpec(
            name,
            Names(faces, size=sum(card.copies[era] for card in cards.faces)),
            f"the cards of era {name} still to come",
            place=Element("decks", era),
            default=defaults.DECKS[era],
            otherwise="its cards that lie nowhere else, shuffled, as many as the turn leaves",
            counted=True,
            seen_by=NOBODY,
            pool=f"era {name}",
        )

    players = [
        FieldSpec("money", Whole(RICH), "money", default=box.money),
        FieldSpec("spyrium", Whole(RICH), "Spyrium", default=box.spyrium),
        FieldSpec("score", Whole(HIGH), "points on the track"),
        FieldSpec("residence", Space(box.residences), "the value of the space on the track"),
        FieldSpec(
            "active",
            workers,
            "active workers",
            default=defaults.active,
            otherwise="those of the first workers that are neither inactive nor in the market",
        ),
        FieldSpec("inactive", workers, "workers spent this turn, outside the market"),
        FieldSpec(
            "reserve",
            workers,
            "workers not owned yet",
            default=defaults.reserve,
            otherwise="all others",
        ),
        FieldSpec("phase", OneOf(Vocabulary("Phase", "phase", PHASES)), "the phase of the turn"),
        FieldSpec(
            "bonuses",
            bonuses,
            "bonuses still to win",
            default=defaults.bonuses,
            otherwise="those that the points leave",
        ),
        FieldSpec(
            "techniques",
            Powers(patents, powers, faces, [card.index for card in techniques]),
            "techniques owned",
            counted=True,
        ),
        FieldSpec("used", Powers(marks, [*powers, EVENT_USED]), "what was used this turn"),
        FieldSpec(
            "kept",
            Whole(most_tokens),
            "how many tokens count as kept",
            default=defaults.kept,
            otherwise="the number of `kept_tokens`",
        ),
        FieldSpec("kept_tokens", tokens, "kept tokens that lie before the player", counted=True),
        FieldSpec(
            "quarter",
            Quarter(
                buildings,
                max(card.total for card in cards.buildings),
                faces,
                [card.index for card in cards.buildings],
            ),
            "buildings in the order of their plots",
            counted=True,
        ),
    ]
    return Schema(
        _blank,
        [
            FieldSpec("turn", Whole(len(box.turns), 1, len(box.turns)), "the turn"),
            FieldSpec("first", SeatOf(), "the first player"),
            Players(players),
            FieldSpec(
                "market",
                Market(faces, tokens),
                "the cards of the market and their tokens",
                place=Computed(_market, _set_market),
                counted=True,
            ),
            FieldSpec("workers", WorkersInGaps(all_workers), "workers in the market", default={}),
            FieldSpec(
                "event",
                event,
                "the event of the turn",
                place=Computed(_event, _set_event),
                default=defaults.event,
                otherwise="any event that is named nowhere else",
                counted=True,
            ),
            FieldSpec(
                "next_event",
                event,
                "the future event",
                place=Computed(_next_event, _set_next_event),
                default=defaults.event,
                otherwise="any event that is named nowhere else",
                counted=True,
            ),
            FieldSpec(
                "event_pile",
                Names(events, 1, len(events.names)),
                "the events after that",
                default=defaults.event_pile,
                otherwise="as many as there are turns to come, from those not named, shuffled",
                seen_by=NOBODY,
                pool="events",
            ),
            Section("decks", [deck(era, name) for era, name in enumerate(ERAS)]),
            FieldSpec(
                "gone",
                Names(faces, copies),
                "cards out of the game",
                default=defaults.gone,
                otherwise="all cards that lie nowhere else; give it only with all three decks",
                counted=True,
            ),
            FieldSpec(
                "token_reserve",
                Tokens(values, 1, sum(box.tokens)),
                "tokens to be drawn",
                default=defaults.token_reserve,
                otherwise="all tokens that lie nowhere else, shuffled",
                counted=True,
                seen_by=NOBODY,
                pool="tokens",
            ),
            FieldSpec("token_discard", tokens, "discarded tokens", counted=True),
            FieldSpec(
                "pending",
                Questions(registry, sorts, ("place", "card", "option", "token", "due")),
                "what is asked",
                place=Attribute("stack"),
                default=defaults.pending,
                otherwise="the turn of `first`",
            ),
        ],
        registry=registry,
        sorts=sorts,
        components=[
            Components(faces, [card.total for card in cards.faces]),
            Components(values, box.tokens),
        ],
        unseen={
            **{f"era {era}": Names(faces, copies) for era in ERAS},
            "events": Names(events),
            "tokens": tokens,
        },
        derive=check.derive,
        check_rules=check.check_rules,
    )
