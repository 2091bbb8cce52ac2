"""The declaration of the position: its fields, who sees them, and what the rules say about it."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.fields import (
    FieldSpec,
    PendingStack,
    Players,
    Section,
    hidden_pile,
    what_lies_nowhere_else,
)
from ludotheque.core.kinds import Flag, Kind, OneOf, SeatOf, SeatSet, Vocabulary, Whole
from ludotheque.core.lists import ForSeats
from ludotheque.core.piles import Counts, Names, NameSet
from ludotheque.core.places import (
    Attribute,
    Computed,
    PerSeat,
    SharedPerSeat,
    SliceOfSeat,
)
from ludotheque.core.schema import Components, Schema
from ludotheque.core.visibility import OWNER
from ludotheque.games.card_names import LANGUAGES
from ludotheque.games.uchronia import check, defaults
from ludotheque.games.uchronia.cards.building import Cards
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS
from ludotheque.games.uchronia.decisions import DECISIONS
from ludotheque.games.uchronia.derived import derived
from ludotheque.games.uchronia.kinds import CountedNames, Holders, Limits, sites
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import knowledge
from ludotheque.games.uchronia.rules.rulesets import FIRST

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


def _fresh(state: UchroniaState, owner: int) -> int:
    return state.fresh[owner]


def _most_in_pile(state: UchroniaState, owner: int, viewer: int | None) -> list[int]:
    return knowledge.most_in_pile(state, viewer)


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
    # The first ruleset does not declare these.
    state.lacks = [[]] * players
    state.drawn = [()] * players
    state.fresh = [0] * players
    state.shuffled = ()
    return state


def declare(cards: Cards, ruleset: int) -> Schema[UchroniaState]:
    """The fields of a position played with these cards."""
    box = cards.box
    colours = Vocabulary("Colour", "colour", COLOURS)
    order_names = Vocabulary("Order", "order", ORDERS)
    buildings = Vocabulary("Building", "building", [card.id for card in cards.buildings])
    languages = Vocabulary("Language", "language", LANGUAGES)
    of_colour, in_all = max(box.resources), sum(box.resources)
    copies = [card.copies for card in cards.buildings]
    some = Names(colours, MANY)

    sorts: dict[str, Kind] = {
        "number": Whole(MANY, 0, 999),
        "times": Whole(MANY, 1, 999),
        "flag": Flag(),
        "colour": OneOf(colours),
        "order": OneOf(order_names),
        "building": OneOf(buildings),
        "seat": SeatOf(),
        "source": OneOf(buildings, optional=True),
        "colours": some,
        "monopoly": OneOf(colours),
        "language": OneOf(languages),
    }
    memory_of_seats = [
        FieldSpec(
            "lacks",
            Limits(colours, 2 * MANY),
            "of the cards that not everybody knows, at least so many have none of these colours",
            place=SharedPerSeat("lacks"),
        ),
        FieldSpec(
            "drawn",
            CountedNames(colours, of_colour),
            "what the player has drawn since the pile was shuffled; others do not know",
            place=SharedPerSeat("drawn"),
            private=True,
        ),
        FieldSpec(
            "fresh", Whole(2 * MANY), "how many cards that were", place=SharedPerSeat("fresh")
        ),
    ]
    memory_of_pile = [
        FieldSpec(
            "shuffled",
            CountedNames(colours, of_colour),
            "what the pile was made of when it was shuffled, but for cards turned up since",
        )
    ]
    if ruleset == FIRST:
        memory_of_seats, memory_of_pile = [], []
    return Schema(
        _blank,
        [
            FieldSpec("player", SeatOf(), "whose turn it is"),
            FieldSpec("last", SeatOf(), "who has the Last Turn card", default=defaults.last_seat),
            FieldSpec(
                "ending",
                Flag(),
                "whether the threshold has been reached",
                default=defaults.is_threshold_reached,
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
                        lacks=knowledge.limits_of,
                        fresh=_fresh,
                    ),
                    FieldSpec(
                        "seen",
                        Names(colours, MANY, sort=True),
                        "those of them that everybody knows",
                    ),
                    *memory_of_seats,
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
                        sites(buildings, some),
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
            hidden_pile(
                "pile",
                Names(colours, of_colour, in_all),
                "the resource pile",
                "resources",
                what_lies_nowhere_else("Colour"),
                otherwise="all cards that lie nowhere else, shuffled",
                known=_known_in_pile,
                most=_most_in_pile,
            ),
            FieldSpec("plain", Flag(), "whether everybody knows the pile: it has one colour"),
            *memory_of_pile,
            FieldSpec("discard", Names(colours, of_colour), "discarded cards", counted=True),
            FieldSpec(
                "works",
                Names(buildings, max(copies), length=box.works),
                "the Great Works",
                default=defaults.rest_of_works,
                counted=True,
            ),
            hidden_pile(
                "building_pile",
                Names(buildings, max(copies), sum(copies)),
                "the building pile",
                "buildings",
                defaults.rest_of_buildings,
                known=_known_buildings,
            ),
            FieldSpec(
                "sunk",
                Whole(sum(copies)),
                "how many buildings at the bottom of the pile everybody knows",
            ),
            FieldSpec(
                "gone",
                Names(buildings, max(copies)),
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
                default=defaults.turn_of_player,
            ),
        ],
        components=[Components(colours, box.resources), Components(buildings, copies)],
        unseen={
            "resources": Counts(colours, of_colour),
            "buildings": Counts(buildings, max(copies)),
        },
        version=1,  # since ruleset 2
        derive=defaults.derive,
        derived=derived(colours, order_names, buildings),
        check_rules=check.check_rules,
    )
