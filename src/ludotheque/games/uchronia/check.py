"""What no single field of a position can tell: whether the fields agree with each other."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.arrangement import respects
from ludotheque.core.errors import BadPosition
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    EVERY,
    Colour,
    colours_in,
    counts_by_seat,
)
from ludotheque.games.uchronia.cards.effects import ADD_AT_ONCE
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import great_works, knowledge
from ludotheque.games.uchronia.rules.construction import takes, working


def check_rules(state: UchroniaState) -> None:
    """Raises ``BadPosition`` for what no single field can tell."""
    if state.plain and len(set(state.pile)) > 1:
        raise BadPosition("position, plain: the pile has more than one colour.")
    if state.sunk > len(state.building_pile):
        raise BadPosition("position, sunk: there are not so many buildings in the pile.")
    for seat in state.seats():
        _check_seat(state, seat)
        for colour, most in enumerate(knowledge.most_in_pile(state, seat)):
            if state.pile.count(Colour(colour)) > most:
                raise BadPosition("position, shuffled: the pile was not made of these cards.")
    for colour in EVERY:
        _check_monopoly(state, colour)
    _check_works(state)
    _check_turn(state)


def _check_seat(state: UchroniaState, seat: Seat) -> None:
    where = f"position, players[{seat}]"
    for name, cards in (("hand", state.hands[seat]), ("seen", state.seen[seat])):
        if list(cards) != sorted(cards):
            raise BadPosition(f"{where}.{name}: the cards are not in order of colour.")
    if len(set(state.domain[seat])) > 1:
        raise BadPosition(f"{where}.domain: the cards played together have one colour.")
    if Counter(state.seen[seat]) - Counter(state.hands[seat]):
        raise BadPosition(f"{where}.seen: a card that is not in the hand.")
    unknown = Counter(state.hands[seat]) - Counter(state.seen[seat])
    if not respects(knowledge.limits_of(state, seat), list(unknown.elements())):
        raise BadPosition(f"{where}.lacks: the hand has more cards of these colours.")
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
        for colour in site.resources:
            if not takes(state, seat, card, colour):
                raise BadPosition(
                    f"{where}.sites: under '{card.id}' lies {COLOURS[colour]}, "
                    "which cannot stand for its colour."
                )
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


def _check_works(state: UchroniaState) -> None:
    if len(state.works) == state.cards.box.works and great_works.can_mend(state):
        raise BadPosition("position, works: all have one colour; they would be replaced.")


def _check_turn(state: UchroniaState) -> None:
    """What is noted of the turn and of the end."""
    seat = state.player
    if state.used & ~state.live[seat]:
        raise BadPosition("position, used: a building that does not work for the seat on turn.")
    begun = state.begun(seat)
    if state.started & ~(begun | state.completed[seat]):
        raise BadPosition("position, started: a building that the seat on turn does not have.")
    at_once = state.has(seat, ADD_AT_ONCE)
    for site in state.sites[seat]:
        card = state.cards.buildings[site.building]
        if state.started & card.bit and site.resources and not at_once:
            raise BadPosition(
                f"position, started: '{card.id}' has Resources, but was started this turn."
            )
    if state.started & state.completed[seat] and not at_once:
        raise BadPosition("position, started: a building cannot be completed in its first turn.")
    bit = 1 << seat
    if state.spared & bit or state.gave & bit or state.obliging(seat):
        raise BadPosition("position, raid: the seat on turn is not its own victim.")
    revealed = colours_in(state.revealed)
    for other in state.opponents(seat):
        if state.obliging(other) & ~revealed:
            raise BadPosition(f"position, raid.effective[{other}]: a colour that is not revealed.")
        if state.has_given(other) and not (state.domain[other] and state.obliging(other)):
            raise BadPosition(f"position, raid.gave: nothing obliges seat {other}.")
    if state.dry >= state.players * (state.cards.box.drought + 1):
        raise BadPosition("position, dry: the game would be over.")
