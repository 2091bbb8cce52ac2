"""What no single field of a position can tell: whether the fields agree with each other."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.errors import BadPosition
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import COLOURS, EVERY, Colour, counts_by_seat
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules.construction import working
from ludotheque.games.uchronia.steps import Begin, Close


def check_rules(state: UchroniaState) -> None:
    """Raises ``BadPosition`` for what no single field can tell."""
    if state.plain and len(set(state.pile)) > 1:
        raise BadPosition("position, plain: the pile has more than one colour.")
    if state.sunk > len(state.building_pile):
        raise BadPosition("position, sunk: there are not so many buildings in the pile.")
    for seat in state.seats():
        _check_seat(state, seat)
    for colour in EVERY:
        _check_monopoly(state, colour)
    _check_stack(state)


def _check_seat(state: UchroniaState, seat: Seat) -> None:
    where = f"position, players[{seat}]"
    for name, cards in (("hand", state.hands[seat]), ("seen", state.seen[seat])):
        if list(cards) != sorted(cards):
            raise BadPosition(f"{where}.{name}: the cards are not in order of colour.")
    if Counter(state.seen[seat]) - Counter(state.hands[seat]):
        raise BadPosition(f"{where}.seen: a card that is not in the hand.")
    if state.count_activities(seat) > state.activity_limit(seat):
        raise BadPosition(
            f"{where}.activities: there may be {state.activity_limit(seat)}, "
            f"but there are {state.count_activities(seat)}."
        )
    begun = state.begun(seat)
    if begun & state.completed[seat] or begun.bit_count() != len(state.sites[seat]):
        raise BadPosition(f"{where}.sites: a building that the player has already.")
    for site in state.sites[seat]:
        card = state.cards.buildings[site.building]
        if len(site.resources) >= card.cost:
            raise BadPosition(f"{where}.sites: '{card.id}' would be completed.")
    built = state.cards.named(state.completed[seat])
    follows = (working(state, seat), len(built), sum(card.points for card in built))
    if follows != (state.live[seat], state.finished[seat], state.points[seat]):
        raise BadPosition(f"{where}: what follows from the buildings is not up to date.")


def _check_monopoly(state: UchroniaState, colour: Colour) -> None:
    counts = counts_by_seat(state.activities, colour)
    most, holder = max(counts), state.monopoly[colour]
    alone = counts.index(most) if counts.count(most) == 1 else NOBODY
    if (holder != NOBODY and not counts[holder]) or alone not in (NOBODY, holder):
        raise BadPosition(
            f"position, monopolies.{COLOURS[colour]}: it is not with the player who has most."
        )


def _check_stack(state: UchroniaState) -> None:
    if state.over != (not state.stack):
        raise BadPosition("position: a running game has a pending decision, a finished one none.")
    if state.stack:
        if not isinstance(state.stack[0], (Begin, Close)):
            raise BadPosition("position, pending: the first must be 'begin' or 'close'.")
        if state.stack[-1].is_step:
            raise BadPosition("position, pending: the last must be a question.")
