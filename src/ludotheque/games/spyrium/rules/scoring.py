"""End of the game: points by source, ranking and shared victories."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core.outcome import Outcome, ranked
from ludotheque.games.spyrium.cards.card import FACTORY, Card, number_in
from ludotheque.games.spyrium.position import SpyriumState


class EndReason(StrEnum):
    """Why a game has ended."""

    LAST_TURN = "last-turn"


class TieBreak(StrEnum):
    """What is done with equal points."""

    SHARED_VICTORY = "shared-victory"


def points_by_source(state: SpyriumState, seat: int) -> dict[str, int]:
    """What a seat scores: on the track, for its buildings, for each of its techniques."""
    points = {"track": state.score[seat], "buildings": _printed_points(state, seat, 0)}
    for card in state.cards.by_power.values():
        if state.techniques[seat] & card.power:
            points[card.id] = technique_points(state, seat, card)
    return points


def score(state: SpyriumState, seat: int) -> int:
    """The points of a seat as they stand."""
    total = state.score[seat] + _printed_points(state, seat, 0)
    owned = state.techniques[seat]
    if owned:
        for power, card in state.cards.by_power.items():
            if owned & power:
                total += technique_points(state, seat, card)
    return total


def technique_points(state: SpyriumState, seat: int, card: Card) -> int:
    """What a technique scores at the end, within the limit for one technique."""
    return min(state.cards.box.technique_cap, _count(state, seat, card.final) // card.per)


def _count(state: SpyriumState, seat: int, what: str) -> int:
    """The number of things that a technique counts."""
    if what == "spyrium":
        return state.spyrium[seat]
    if what == "money":
        return state.money[seat]
    if what == "buildings":
        return len(state.quarter[seat])
    if what == "tokens":
        return state.kept[seat]
    if what == "residence":
        return state.residence_value(seat)
    if what == "workers":
        return state.owned_workers(seat)
    return _printed_points(state, seat, FACTORY)


def _printed_points(state: SpyriumState, seat: int, symbol: int) -> int:
    """The points printed on a seat's buildings, of those with a symbol if one is given."""
    buildings = [state.cards.buildings[number_in(slot)] for slot in state.quarter[seat]]
    return sum([card.points for card in buildings if card.symbols & symbol == symbol])


def outcome(state: SpyriumState) -> Outcome:
    """The result: most points win, and equal points share the place."""
    points = tuple(points_by_source(state, seat) for seat in range(state.players))
    scores = tuple(sum(sources.values()) for sources in points)
    ranking = ranked([(score,) for score in scores])
    shared = TieBreak.SHARED_VICTORY if len(ranking[0]) > 1 else None
    return Outcome(ranking, scores, points, shared, EndReason.LAST_TURN)
