"""The position of Uchronia, declared once."""

from __future__ import annotations

from typing import Any

from ludotheque.core.compound import Each, ForSeats, Named
from ludotheque.core.field import Field
from ludotheque.core.fields import FieldSpec, PendingStack, Players, Section
from ludotheque.core.kinds import (
    NONE,
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
from ludotheque.core.pending import Registry
from ludotheque.core.places import Attribute, Computed, PerSeat, SliceOfSeat
from ludotheque.core.schema import Components, Schema
from ludotheque.core.visibility import NOBODY, OWNER
from ludotheque.games.uchronia import scoring
from ludotheque.games.uchronia.activities import recheck_monopoly
from ludotheque.games.uchronia.cards import COLOURS, ORDERS, Cards
from ludotheque.games.uchronia.construction import refresh
from ludotheque.games.uchronia.state import UchroniaState

MANY = 12
"""So many cards of a colour, in a hand or elsewhere before a player, count as the most."""
UNDECIDED = -2
"""A Monopoly that a hand-written position leaves to whoever has most."""


class Holders(Each):
    """The holders of the Monopolies; one that is left out is with whoever has most."""

    def read(self, field: Field, players: int) -> Any:
        """The holders."""
        holders = super().read(field, players)
        for number, name in enumerate(self.vocabulary.names):
            if name not in field.value:
                holders[number] = UNDECIDED
        return holders


def _last_seat(state: UchroniaState, seat: int) -> int:
    return state.players - 1


def _is_threshold_reached(state: UchroniaState, seat: int) -> bool:
    least = scoring.threshold(state)
    return any(scoring.score(state, other) >= least for other in range(state.players))


def _known_in_hand(state: UchroniaState, owner: int) -> list[int]:
    """Of equal cards the first are those that everybody knows."""
    hand, seen = state.hands[owner], state.seen[owner]
    return [hand.index(card) + place - seen.index(card) for place, card in enumerate(seen)]


def _known_in_pile(state: UchroniaState, owner: int) -> range:
    return range(len(state.pile) if state.plain else 0)


def _known_buildings(state: UchroniaState, owner: int) -> range:
    return range(state.sunk)


def _obliging(state: UchroniaState, seat: int) -> list[int]:
    return [state.obliging(other) for other in range(state.players)]


def _oblige(state: UchroniaState, seat: int, colours: list[int]) -> None:
    for other, obliging in enumerate(colours):
        state.oblige(other, obliging)


def _turn_of_player(state: UchroniaState, seat: int) -> list[Any]:
    return []


def derive(state: UchroniaState) -> None:
    """Works out what follows from the buildings and Activities."""
    for seat in range(state.players):
        built = state.cards.named(state.completed[seat])
        state.finished[seat] = len(built)
        state.points[seat] = sum(card.points for card in built)
        refresh(state, seat)
    for colour in range(len(COLOURS)):
        if state.monopoly[colour] == UNDECIDED:
            state.monopoly[colour] = NONE
            recheck_monopoly(state, colour)


def check_rules(state: UchroniaState) -> None:
    """Raises ``BadPosition`` for what no single field can tell."""


DECISIONS = Registry([])


def declare(cards: Cards) -> Schema[UchroniaState]:
    """The fields of a position played with these cards."""
    box = cards.box
    colours = Vocabulary("Colour", "colour", COLOURS)
    orders = Vocabulary("Order", "order", ORDERS)
    buildings = Vocabulary("Building", "building", [card.id for card in cards.buildings])
    of_colour, in_all = max(box.resources), sum(box.resources)
    some = Names(colours, MANY)

    def rest_of_pile(state: UchroniaState, seat: int) -> tuple[int, ...]:
        return tuple(schema.rest(state, colours))

    def rest_of_works(state: UchroniaState, seat: int) -> tuple[int, ...]:
        order = schema.rest(state, buildings)
        if not state.building_pile:
            state.building_pile = tuple(order[box.works :])
        return tuple(order[: box.works])

    def rest_of_buildings(state: UchroniaState, seat: int) -> tuple[int, ...]:
        return state.building_pile or tuple(schema.rest(state, buildings))

    sorts: dict[str, Kind] = {
        "number": Whole(MANY, 1, 999),
        "flag": Flag(),
        "colour": OneOf(colours),
        "order": OneOf(orders),
        "building": OneOf(buildings),
        "seat": SeatOf(),
        "source": OneOf(buildings, optional=True),
        "colours": some,
    }
    schema = Schema(
        UchroniaState,
        [
            FieldSpec("player", SeatOf(), "whose turn it is"),
            FieldSpec(
                "last",
                SeatOf(),
                "who has the Last Turn card",
                default=_last_seat,
                otherwise="the last one",
            ),
            FieldSpec(
                "ending",
                Flag(),
                "whether the threshold has been reached",
                default=_is_threshold_reached,
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
                        Named("building", buildings, ("resources", some)),
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
                default=rest_of_pile,
                otherwise="all cards that lie nowhere else, shuffled",
                counted=True,
                seen_by=NOBODY,
                pool="resources",
                known=_known_in_pile,
            ),
            FieldSpec("plain", Flag(), "whether everybody knows the pile: it has one colour"),
            FieldSpec("discard", Names(colours, of_colour), "discarded cards", counted=True),
            FieldSpec(
                "works",
                Names(buildings, box.copies, length=box.works),
                "the Great Works",
                default=rest_of_works,
                otherwise="some of the buildings that lie nowhere else",
                counted=True,
            ),
            FieldSpec(
                "building_pile",
                Names(buildings, box.copies, box.copies * len(buildings.names)),
                "the building pile",
                default=rest_of_buildings,
                otherwise="all buildings that lie nowhere else, shuffled",
                counted=True,
                seen_by=NOBODY,
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
                PendingStack(DECISIONS, sorts),
                "what is to be done",
                place=Attribute("stack"),
                default=_turn_of_player,
                otherwise="the turn of `player`",
            ),
        ],
        registry=DECISIONS,
        sorts=sorts,
        components=[
            Components(colours, box.resources),
            Components(buildings, [box.copies] * len(buildings.names)),
        ],
        unseen={
            "resources": Counts(colours, of_colour),
            "buildings": Counts(buildings, box.copies),
        },
        derive=derive,
        check_rules=check_rules,
    )
    return schema
