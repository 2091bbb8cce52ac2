"""The end: points by source, the threshold, the standstill, ranking and tie-break."""

from __future__ import annotations

from enum import StrEnum

from ludotheque.core.outcome import Outcome, ranked
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import Colour, at
from ludotheque.games.uchronia.cards.effects import (
    FORUM_AFTER_PLOT,
    POINTS,
    POINTS_PER_MONOPOLY,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules.rulesets import FIRST
from ludotheque.games.uchronia.words import events


class EndReason(StrEnum):
    """Why a game ended."""

    THRESHOLD = "threshold"
    STANDSTILL = "standstill"


class TieBreak(StrEnum):
    """What separated or joined players with equal points."""

    BUILDINGS = "buildings"
    SHARED_VICTORY = "shared-victory"


# Points.


def points_by_source(state: UchroniaState, seat: Seat) -> dict[str, int]:
    """What a seat scores: for its buildings, its Monopolies, and by effects of buildings."""
    points = {"buildings": state.points[seat], "monopolies": _monopoly_points(state, seat)}
    for card in state.cards.named(_scoring(state, seat)):
        points[card.id] = _effect_points(state, seat, card)
    return points


def score(state: UchroniaState, seat: Seat) -> int:
    """The points of a seat as they stand."""
    total = state.points[seat] + _monopoly_points(state, seat)
    bits = _scoring(state, seat)
    if bits:
        for card in state.cards.named(bits):
            total += _effect_points(state, seat, card)
    return total


def worth(state: UchroniaState, seat: Seat, card: Building) -> int:
    """What a completed building of a seat scores now, its effect included."""
    return card.points + _effect_points(state, seat, card)


def _monopoly_points(state: UchroniaState, seat: Seat) -> int:
    """A point for each Activity of a colour whose Monopoly the seat holds."""
    total = 0
    for colour, holder in enumerate(state.monopoly):
        if holder == seat:
            total += state.activities[at(seat, Colour(colour))]
    return total


def _scoring(state: UchroniaState, seat: Seat) -> int:
    """The completed buildings of a seat whose effect is worth points."""
    return state.completed[seat] & state.cards.of_kind[POINTS]


def _effect_points(state: UchroniaState, seat: Seat, card: Building) -> int:
    """What the effects of a building are worth to its owner."""
    total = 0
    for part in card.parts:
        if part.kind == POINTS:
            times = state.monopoly.count(seat) if part.effect == POINTS_PER_MONOPOLY else 1
            total += part.amount * times
    return total


# When the game ends.


def threshold(state: UchroniaState) -> int:
    """The points that begin the end."""
    return state.cards.box.thresholds[state.players - 2]


def watch(state: UchroniaState, seat: Seat) -> None:
    """Begins the end as soon as a seat has enough points; nothing takes that back."""
    if state.ending:
        return
    points = score(state, seat)
    if points >= threshold(state):
        state.ending = True
        if state.listening:
            before, state.cause = state.cause, None
            state.emit(events.THRESHOLD, seat, points)
            monopolies = _monopoly_points(state, seat)
            effects = points - state.points[seat] - monopolies
            state.emit(events.POINTS_COUNTED, seat, state.points[seat], monopolies, effects)
            state.emit(events.LAST_ROUND, state.last)
            state.cause = before


def is_over_after(state: UchroniaState, seat: Seat) -> bool:
    """Whether the turn of a seat that ends now was the last of the game."""
    if not state.pile and not state.discard:
        state.dry += 1
    else:
        state.dry = 0
    if state.game.ruleset == FIRST:
        if state.dry and (state.dry >= _enough(state) or _is_standstill(state)):
            return True
        return state.ending and seat == state.last
    if seat != state.last:
        return False
    if state.ending:
        return True
    if state.dry >= state.players and state.listening:
        _announce_dry_round(state)
    return state.dry >= _enough(state) or (state.dry > 0 and _is_standstill(state))


def _enough(state: UchroniaState) -> int:
    """The turns without any card to draw that end the game."""
    return state.cards.box.drought * state.players


def _announce_dry_round(state: UchroniaState) -> None:
    left = state.cards.box.drought - state.dry // state.players
    if left > 0:
        state.emit(events.DRY_ROUND, -1, left)


def dry_rounds_left(state: UchroniaState) -> int:
    """How many rounds, this one included, a drought leaves; 0 while there is none.

    The round in which it began does not count. A game whose end has begun ends by that.
    """
    if not state.dry or state.ending or state.over:
        return 0
    if _is_standstill(state):
        return 1
    played = (state.player - state.last - 1) % state.players
    dry = max(0, state.dry - played) // state.players
    return max(1, state.cards.box.drought - dry)


def _is_standstill(state: UchroniaState) -> bool:
    """Whether nobody can ever play a card again."""
    if any(state.hands[seat] or state.domain[seat] for seat in state.seats()):
        return False
    helped = any(state.has(seat, FORUM_AFTER_PLOT) for seat in state.seats())
    return not (helped and any(state.forum))


def outcome(state: UchroniaState) -> Outcome:
    """The result: most points, then most completed buildings; then the victory is shared."""
    points = tuple(points_by_source(state, seat) for seat in state.seats())
    scores = tuple(sum(sources.values()) for sources in points)
    ranking = ranked([(scores[seat], state.finished[seat]) for seat in state.seats()])
    tie_break = None
    if scores.count(max(scores)) > 1:
        tie_break = TieBreak.SHARED_VICTORY if len(ranking[0]) > 1 else TieBreak.BUILDINGS
    reason = EndReason.THRESHOLD if state.ending else EndReason.STANDSTILL
    return Outcome(ranking, scores, points, tie_break, reason)
