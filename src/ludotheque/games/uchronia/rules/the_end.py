"""The end: points by source, the threshold, the standstill, ranking and tie-break."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ludotheque.core.outcome import Outcome, ranked
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import EVERY, at
from ludotheque.games.uchronia.cards.effects import (
    FORUM_AFTER_PLOT,
    POINTS,
    POINTS_PER_MONOPOLY,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.words import events

FIRST: Final = 1
"""A drought ends the game after any turn, even in the last round."""
NEWEST: Final = 2
"""A drought ends the game after a whole round."""
RULESETS = (FIRST, NEWEST)


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


def _monopoly_points(state: UchroniaState, seat: Seat) -> int:
    """A point for each Activity of a colour whose Monopoly the seat holds."""
    total = 0
    for colour in EVERY:
        if state.monopoly[colour] == seat:
            total += state.activities[at(seat, colour)]
    return total


def _scoring(state: UchroniaState, seat: Seat) -> int:
    """The completed buildings of a seat whose effect is worth points."""
    return state.completed[seat] & state.cards.of_kind[POINTS]


def _effect_points(state: UchroniaState, seat: Seat, card: Building) -> int:
    if card.effect == POINTS_PER_MONOPOLY:
        return card.amount * state.monopoly.count(seat)
    return card.amount


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
            state.emit(events.THRESHOLD, seat, points)


def is_over_after(state: UchroniaState, seat: Seat) -> bool:
    """Whether the turn of a seat that ends now was the last of the game."""
    if not state.pile and not state.discard:
        state.dry += 1
        if _is_drought(state, seat) or _is_standstill(state):
            return True
    else:
        state.dry = 0
    return state.ending and seat == state.last


def _is_drought(state: UchroniaState, seat: Seat) -> bool:
    """Whether no card could be drawn for too many rounds.

    Since ruleset 2 only the end of a round is looked at, so that everybody has had as many turns.
    """
    enough = state.cards.box.drought * state.players
    if state.game.ruleset == FIRST:
        return state.dry >= enough
    if seat != state.last or state.dry < state.players:
        return False
    if state.listening and not state.ending and state.dry < enough:
        rounds_left = state.cards.box.drought - state.dry // state.players
        state.emit(events.DRY_ROUND, -1, rounds_left)
    return state.dry >= enough


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
    reason = EndReason.THRESHOLD if _last_turn_was_played(state) else EndReason.STANDSTILL
    return Outcome(ranking, scores, points, tie_break, reason)


def _last_turn_was_played(state: UchroniaState) -> bool:
    """Whether the end had begun, and its last round was played to the end."""
    return state.ending and (state.game.ruleset == FIRST or state.player == state.last)
