"""What is hidden in Uchronia: hands from the other players, and the order of both piles.

What everybody has seen on its way into a hand or under a pile is known for as long as it is
certain to be there.
"""

from __future__ import annotations

from ludotheque.core.visibility import NOBODY, OWNER, Visibility, Zone
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import Colour
from ludotheque.games.uchronia.position import UchroniaState


def _read_hand(state: UchroniaState, owner: int) -> tuple[Colour, ...]:
    return state.hands[owner]


def _write_hand(state: UchroniaState, owner: int, cards: list[int]) -> None:
    state.hands[owner] = tuple(Colour(card) for card in sorted(cards))


def _known_hand(state: UchroniaState, owner: int) -> list[int]:
    """Of equal cards the first are those that everybody knows."""
    hand, seen = state.hands[owner], state.seen[owner]
    return [hand.index(card) + place - seen.index(card) for place, card in enumerate(seen)]


def _read_pile(state: UchroniaState, owner: int) -> tuple[Colour, ...]:
    return state.pile


def _write_pile(state: UchroniaState, owner: int, cards: list[int]) -> None:
    state.pile = tuple(Colour(card) for card in cards)


def _known_pile(state: UchroniaState, owner: int) -> range:
    return range(len(state.pile) if state.plain else 0)


def _read_buildings(state: UchroniaState, owner: int) -> tuple[BuildingIndex, ...]:
    return state.building_pile


def _write_buildings(state: UchroniaState, owner: int, buildings: list[int]) -> None:
    state.building_pile = tuple(BuildingIndex(number) for number in buildings)


def _known_buildings(state: UchroniaState, owner: int) -> range:
    return range(state.sunk)


_OPEN = (
    "game",
    "ruleset",
    "cards",
    "player",
    "last",
    "ending",
    "players.*.seen",
    "players.*.domain",
    "players.*.stock",
    "players.*.activities",
    "players.*.sites",
    "players.*.completed",
    "forum",
    "monopolies",
    "plain",
    "discard",
    "works",
    "sunk",
    "gone",
    "dry",
    "used",
    "started",
    "raid",
    "pending",
)

VISIBILITY = Visibility(
    [
        *(Zone(path) for path in _OPEN),
        Zone("players.*.hand", OWNER, "resources", _read_hand, _write_hand, _known_hand),
        Zone("pile", NOBODY, "resources", _read_pile, _write_pile, _known_pile),
        Zone(
            "building_pile",
            NOBODY,
            "buildings",
            _read_buildings,
            _write_buildings,
            _known_buildings,
        ),
        Zone("chance", NOBODY),
    ]
)
