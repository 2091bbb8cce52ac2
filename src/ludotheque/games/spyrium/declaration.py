"""The single declaration of the position: its fields, and what follows from them.

JSON, views, samples, vectors, checks, documentation and TypeScript types are derived from it.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.fields import FieldSpec, PendingStack, Players, Section, hidden_pile
from ludotheque.core.kinds import Kind, OneOf, SeatOf, Vocabulary, Whole
from ludotheque.core.pending import Registry
from ludotheque.core.piles import Names, NameSet
from ludotheque.core.places import Attribute, Element, FlatList, Together
from ludotheque.core.schema import Components, Schema
from ludotheque.games.spyrium import check, defaults
from ludotheque.games.spyrium.actions import GAPS, PLACES
from ludotheque.games.spyrium.cards.card import ERAS, OPTIONS, Cards
from ludotheque.games.spyrium.derived import derived
from ludotheque.games.spyrium.kinds import (
    ALL_GAPS,
    EventWithToken,
    Market,
    OptionOfEvent,
    Powers,
    Space,
    Tokens,
    WorkersInGaps,
    quarter,
)
from ludotheque.games.spyrium.position import BONUSES, EVENT_USED, PHASES, SpyriumState

RICH: Final = 40
"""So much money or Spyrium counts as the most for learners."""
HIGH: Final = 120
"""So many points count as the most for learners."""


def _blank(game: Any, players: int) -> SpyriumState:
    """A position in which what follows from other fields is empty, as the schema leaves them."""
    state = SpyriumState(game, players)
    state.decks = ((),) * len(ERAS)
    state.clear_market()
    state.clear_workers()
    return state


def declare(cards: Cards, registry: Registry) -> Schema[SpyriumState]:
    """The fields of a position played with these cards."""
    box = cards.box
    techniques = cards.techniques
    faces = Vocabulary("Card", "card", [card.id for card in cards.faces])
    buildings = Vocabulary("Building", "building", [card.id for card in cards.buildings], faces)
    patents = Vocabulary("Technique", "technique", [card.id for card in techniques], faces)
    marks = Vocabulary("Mark", "technique", [*patents.names, "event"])
    events = Vocabulary("EventCard", "event", [event.id for event in cards.events])
    places = Vocabulary("Place", "place", PLACES)
    values = Vocabulary("Token", "token", ("token 1", "token 2", "token 3"))
    powers = [card.power for card in techniques]
    copies = max(card.total for card in cards.faces)
    all_workers, most_tokens = box.workers_in_all, max(box.tokens)

    tokens = Tokens(values, most_tokens)
    workers = Whole(all_workers)
    bonus = Vocabulary("Bonus", "bonus", tuple(BONUSES))
    bonuses = NameSet(bonus)
    sorts: dict[str, Kind] = {
        "place": OneOf(places),
        "face": OneOf(faces, optional=True),
        "option": OptionOfEvent(OPTIONS),
        "token": Whole(len(box.tokens), 1, len(box.tokens)),
        "money": Whole(RICH),
        "number": Whole(RICH),
        "event": OneOf(events),
        "bonus": OneOf(bonus),
        "bonuses": bonuses,
        "era": OneOf(Vocabulary("Era", "era", ERAS)),
        "gap": OneOf(Vocabulary("Gap", "gap", GAPS)),
    }

    def event(name: str, meaning: str, token: str, default: Any) -> FieldSpec:
        return FieldSpec(
            name,
            EventWithToken(events, cards.events, tokens),
            meaning,
            place=Together(name, token),
            default=default,
            otherwise="any event that is named nowhere else",
            counted=True,
        )

    def deck(era: int, name: str) -> FieldSpec:
        return hidden_pile(
            name,
            Names(faces, size=sum(card.copies[era] for card in cards.faces)),
            f"the cards of era {name} still to come",
            f"era {name}",
            defaults.DECKS[era],
            place=Element("decks", era),
        )

    players = [
        FieldSpec("money", Whole(RICH), "money", default=box.money),
        FieldSpec("spyrium", Whole(RICH), "Spyrium", default=box.spyrium),
        FieldSpec("score", Whole(HIGH), "points on the track"),
        FieldSpec("residence", Space(box.residences), "the value of the space on the track"),
        FieldSpec("active", workers, "active workers", default=defaults.active),
        FieldSpec("inactive", workers, "workers spent this turn, outside the market"),
        FieldSpec("reserve", workers, "workers not owned yet", default=defaults.reserve),
        FieldSpec("phase", OneOf(Vocabulary("Phase", "phase", PHASES)), "the phase of the turn"),
        FieldSpec("bonuses", bonuses, "bonuses still to win", default=defaults.bonuses),
        FieldSpec("techniques", Powers(patents, powers), "techniques owned", counted=True),
        FieldSpec("used", Powers(marks, [*powers, EVENT_USED]), "what was used this turn"),
        FieldSpec(
            "kept", Whole(most_tokens), "how many tokens count as kept", default=defaults.kept
        ),
        FieldSpec("kept_tokens", tokens, "kept tokens that lie before the player", counted=True),
        FieldSpec(
            "quarter",
            quarter(buildings, max(card.total for card in cards.buildings)),
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
                place=Together("market", "tokens"),
                counted=True,
            ),
            FieldSpec(
                "workers",
                WorkersInGaps(all_workers),
                "workers in the market",
                place=FlatList("workers", ALL_GAPS),
            ),
            event("event", "the event of the turn", "event_token", defaults.event),
            event("next_event", "the future event", "next_token", defaults.next_event),
            hidden_pile(
                "event_pile",
                Names(events, 1, len(events.names)),
                "the events after that; those not named are added below",
                "events",
                defaults.event_pile,
                counted=False,
            ),
            Section("decks", [deck(era, name) for era, name in enumerate(ERAS)]),
            FieldSpec(
                "gone",
                Names(faces, copies),
                "cards out of the game",
                default=defaults.gone,
                counted=True,
            ),
            hidden_pile(
                "token_reserve",
                Tokens(values, 1, sum(box.tokens)),
                "tokens to be drawn",
                "tokens",
                defaults.token_reserve,
            ),
            FieldSpec("token_discard", tokens, "discarded tokens", counted=True),
            FieldSpec(
                "pending",
                PendingStack(
                    registry,
                    sorts,
                    defaults={"money": 0, "option": 0},
                    first=("place", "card", "option", "token", "due"),
                ),
                "what is asked",
                place=Attribute("stack"),
                default=defaults.pending,
            ),
        ],
        components=[
            Components(faces, [card.total for card in cards.faces]),
            Components(values, box.tokens),
        ],
        unseen={
            **{f"era {era}": Names(faces, copies) for era in ERAS},
            "events": Names(events),
            "tokens": tokens,
        },
        version=1,  # since sixteen estimated prices were adjusted
        derive=check.derive,
        derived=derived(places, workers),
        check_rules=check.check_rules,
    )
