"""Points by source, the threshold that ends the game, ranking and tie-break."""

from __future__ import annotations

from ludotheque.core.outcome import Outcome, ranked
from ludotheque.games.uchronia import log
from ludotheque.games.uchronia.cards import COLOURS, MORE_POINTS, POINTS, POINTS_PER_MONOPOLY
from ludotheque.games.uchronia.state import UchroniaState


def points_by_source(state: UchroniaState, seat: int) -> dict[str, int]:
    """What a seat scores: for its buildings, its Monopolies, and by effects of buildings."""
    points = {"buildings": state.points[seat], "monopolies": 0}
    held = state.monopoly.count(seat)
    for colour in range(len(COLOURS)):
        if state.monopoly[colour] == seat:
            points["monopolies"] += state.activities[5 * seat + colour]
    for card in state.cards.named(state.completed[seat] & state.cards.of_kind[POINTS]):
        points[card.id] = card.amount * (held if card.effect == POINTS_PER_MONOPOLY else 1)
    return points


def score(state: UchroniaState, seat: int) -> int:
    """The points of a seat as they stand."""
    total = state.points[seat]
    first = 5 * seat
    for colour, holder in enumerate(state.monopoly):
        if holder == seat:
            total += state.activities[first + colour]
    bits = state.completed[seat] & state.cards.of_kind[POINTS]
    if bits:
        for card in state.cards.named(bits):
            if card.effect == MORE_POINTS:
                total += card.amount
            else:
                total += card.amount * state.monopoly.count(seat)
    return total


def threshold(state: UchroniaState) -> int:
    """The points that begin the end."""
    return state.cards.box.thresholds[state.players - 2]


def watch(state: UchroniaState, seat: int) -> None:
    """Begins the end as soon as a seat has enough points; nothing takes that back."""
    if state.ending:
        return
    points = score(state, seat)
    if points >= threshold(state):
        state.ending = True
        if state.listening:
            state.emit(log.THRESHOLD, seat, points)


def outcome(state: UchroniaState) -> Outcome:
    """The result: most points, then most completed buildings; then the victory is shared."""
    points = tuple(points_by_source(state, seat) for seat in range(state.players))
    scores = tuple(sum(sources.values()) for sources in points)
    ranking = ranked([(scores[seat], state.finished[seat]) for seat in range(state.players)])
    tie_break = None
    if scores.count(max(scores)) > 1:
        tie_break = "shared-victory" if len(ranking[0]) > 1 else "buildings"
    reason = "threshold" if state.ending else "standstill"
    return Outcome(ranking, scores, points, tie_break, reason)
