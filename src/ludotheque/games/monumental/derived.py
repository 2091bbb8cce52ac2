"""What the rules say about a position and the page displays: scores, prices, reach."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.compound import Maybe, Shown
from ludotheque.core.fields import FieldSpec, derived_field
from ludotheque.core.kinds import Vocabulary, Whole
from ludotheque.core.lists import Fixed, ForSeats
from ludotheque.core.piles import Counts, Names, NameSet
from ludotheque.core.places import Attribute
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.cards.ids import EMPTY, Tile
from ludotheque.games.monumental.kinds import Vocabularies
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import conquest, display, end, explorers, policies
from ludotheque.games.monumental.rules.turn import Turn

_EXPLORERS: Final = 2


def derived(names: Vocabularies) -> list[FieldSpec]:
    """All of it; of the sides, the Automa comes last."""
    categories = Vocabulary("Category", "category", end.CATEGORIES)
    by_tile = Shown("an object of numbers by tile", "{ [tile: string]: number }", _write_by_tile)
    return [
        derived_field(
            "tallies",
            ForSeats(Counts(categories, all_named=True)),
            "what each side has of everything that scores",
            end.all_achievements,
        ),
        derived_field(
            "leads",
            ForSeats(NameSet(categories)),
            "the categories in which each side leads, alone or with others",
            _leads,
        ),
        derived_field(
            "points", ForSeats(Whole()), "the points of each side if the game ended now", _points
        ),
        derived_field(
            "policy_prices",
            ForSeats(Maybe(Whole(), EMPTY)),
            "the Culture that the next Policy of each side costs; null if it has all",
            _policy_prices,
        ),
        FieldSpec("rows", Whole(), "rows of the display", place=Attribute("rows")),
        derived_field(
            "leaving",
            Names(names.faces),
            "cards that leave the display at the end of the turn, if none is taken from their row",
            display.leaving,
        ),
        derived_field(
            "attacks",
            by_tile,
            "the fewest Units that conquer each province which the seat on turn can attack",
            _attacks,
        ),
        derived_field(
            "explorers",
            Fixed(_EXPLORERS, by_tile),
            "for each Explorer of the seat on turn, the Military that the way to each tile costs",
            _explorers,
        ),
    ]


def _write_by_tile(found: dict[Tile, int]) -> dict[str, int]:
    return {str(tile + 1): number for tile, number in found.items()}


# All sides.


def _leads(state: MonumentalState) -> list[int]:
    counts = end.all_achievements(state)
    return [end.leads(counts, side) for side in range(state.sides)]


def _points(state: MonumentalState) -> list[int]:
    return [sum(end.points_by_source(state, side).values()) for side in range(state.sides)]


def _policy_prices(state: MonumentalState) -> list[int]:
    return [policies.next_price(state, side) for side in range(state.sides)]


# The seat on turn.


def _on_turn(state: MonumentalState) -> Seat | None:
    """The seat that chooses its next action."""
    asked: Any = state.stack[-1] if state.stack else None
    return asked.seat if isinstance(asked, Turn) else None


def _attacks(state: MonumentalState) -> dict[Tile, int]:
    actor = _on_turn(state)
    return {} if actor is None else conquest.attacks(state, actor)


def _explorers(state: MonumentalState) -> list[dict[Tile, int]]:
    actor = _on_turn(state)
    if actor is None:
        return [{} for _ in range(_EXPLORERS)]
    return [explorers.reach(state, actor, explorer) for explorer in range(_EXPLORERS)]
