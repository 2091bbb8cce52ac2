"""What the rules say about a position and the page displays: limits, bonuses, orders to copy."""

from __future__ import annotations

from ludotheque.core.fields import Entry, FieldSpec, Players, derived_field
from ludotheque.core.kinds import Vocabulary, Whole
from ludotheque.core.lists import Each
from ludotheque.core.piles import Names, NameSet
from ludotheque.core.places import Derived, PerSeat
from ludotheque.games.uchronia.cards.colours import EVERY, Colour, order_of
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import orders, plotting, the_end
from ludotheque.games.uchronia.rules.completion import Salvage


def derived(colours: Vocabulary, order_names: Vocabulary, buildings: Vocabulary) -> list[Entry]:
    """All of it."""
    return [
        derived_field("threshold", Whole(), "the points that begin the end", the_end.threshold),
        derived_field(
            "dry_rounds_left",
            Whole(),
            "rounds, this one included, after which the game ends if nothing can be drawn before; "
            "0 if there is no such danger",
            the_end.dry_rounds_left,
        ),
        derived_field(
            "spent", Names(colours), "Resources just spent, of which one may be kept", _spent
        ),
        derived_field(
            "bonuses",
            Each(order_names, NameSet(buildings)),
            "bonuses that come with each order of the seat on turn",
            _bonuses,
        ),
        derived_field(
            "copyable",
            NameSet(order_names),
            "orders that a Plot of the seat on turn may copy",
            _copyable,
        ),
        Players(
            [
                FieldSpec(
                    "working",
                    NameSet(buildings),
                    "buildings whose effect works",
                    place=PerSeat("live"),
                ),
                FieldSpec(
                    "activity_limit",
                    Whole(),
                    "how many Activities there may be",
                    place=Derived(UchroniaState.activity_limit),
                ),
            ]
        ),
    ]


def _spent(state: UchroniaState) -> tuple[Colour, ...]:
    asked = state.stack[-1] if state.stack else None
    return asked.spent(state) if isinstance(asked, Salvage) else ()


def _bonuses(state: UchroniaState) -> list[int]:
    return [orders.bonuses_of(state, state.player, order_of(colour)) for colour in EVERY]


def _copyable(state: UchroniaState) -> int:
    return plotting.copyable(state, state.player)
