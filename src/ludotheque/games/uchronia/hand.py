"""Hands and the resource pile: how cards come and go, and what everybody knows of them.

A card that goes openly into a hand is known to be there until a card of its colour leaves it.
"""

from __future__ import annotations

from ludotheque.core.chance import shuffled
from ludotheque.games.uchronia import log
from ludotheque.games.uchronia.colours import change
from ludotheque.games.uchronia.state import NOBODY, UchroniaState


def place_of(cards: tuple[int, ...], colour: int) -> int:
    """Where the cards of a colour begin, or would begin, in a hand, which is in order."""
    place = 0
    for card in cards:
        if card >= colour:
            break
        place += 1
    return place


def _with_card(cards: tuple[int, ...], place: int, card: int) -> tuple[int, ...]:
    return (*cards[:place], card, *cards[place:])


def _without_card(cards: tuple[int, ...], place: int) -> tuple[int, ...]:
    return cards[:place] + cards[place + 1 :]


def leave_hand(state: UchroniaState, seat: int, colour: int) -> int:
    """Takes a card out of a hand; it goes where everybody sees it."""
    hand = state.hands[seat]
    place = place_of(hand, colour)
    state.hands[seat] = _without_card(hand, place)
    seen = state.seen[seat]
    known = place_of(seen, colour)
    if known < len(seen) and seen[known] == colour:
        state.seen[seat] = _without_card(seen, known)
    return hand[place]


def take_openly(state: UchroniaState, seat: int, colour: int) -> None:
    """Puts a card that everybody sees into a hand."""
    hand, seen = state.hands[seat], state.seen[seat]
    state.hands[seat] = _with_card(hand, place_of(hand, colour), colour)
    state.seen[seat] = _with_card(seen, place_of(seen, colour), colour)


def show(state: UchroniaState, seat: int, colour: int, already: int) -> int:
    """Shows a card of a hand, after so many of its colour, and puts it back."""
    hand, seen = state.hands[seat], state.seen[seat]
    card = hand[place_of(hand, colour) + already]
    end = place_of(seen, colour + 1)
    if end - place_of(seen, colour) <= already:
        state.seen[seat] = _with_card(seen, end, card)
    return card


def pick_up(state: UchroniaState, seat: int, colour: int) -> None:
    """Moves a card from the Forum to a hand."""
    change(state.forum, colour, -1)
    take_openly(state, seat, colour)
    if state.listening:
        state.emit(log.PICKED, seat, colour)


def put_down(state: UchroniaState, seat: int, colour: int) -> None:
    """Moves a card from a hand to the Forum."""
    card = leave_hand(state, seat, colour)
    state.forum[colour] += 1
    if state.listening:
        state.emit(log.DISCARDED, seat, card)


# The resource pile.


def can_draw(state: UchroniaState) -> bool:
    """Whether a card can be drawn, if need be after shuffling."""
    return bool(state.pile or state.discard)


def draw(state: UchroniaState, seat: int, number: int) -> None:
    """Draws cards as far as there are any."""
    while number > 0 and (state.pile or _shuffle_discard(state)):
        if state.plain:
            _draw_known(state, seat)
            number -= 1
            continue
        pile = state.pile
        drawn = pile[-number:]
        state.pile = pile[:-number]
        state.hands[seat] = tuple(sorted(state.hands[seat] + drawn))
        number -= len(drawn)
        if state.listening:
            for card in reversed(drawn):
                state.emit(log.DREW, seat, card)


def _draw_known(state: UchroniaState, seat: int) -> None:
    """Draws a card of which everybody knows what it is."""
    card = turn_up(state)
    take_openly(state, seat, card)
    if state.listening:
        state.emit(log.DREW, seat, card)


def turn_up(state: UchroniaState) -> int:
    """Takes the top card of the pile and shows it to everybody; NOBODY if there is none."""
    if not state.pile and not _shuffle_discard(state):
        return NOBODY
    card = state.pile[-1]
    state.pile = state.pile[:-1]
    return card


def _shuffle_discard(state: UchroniaState) -> bool:
    """Makes a new pile of the discarded cards; false if there are none."""
    if not state.discard:
        return False
    order, state.chance = shuffled(state.discard, state.chance)
    state.pile, state.discard = tuple(order), ()
    state.plain = len(set(order)) == 1
    if state.listening:
        state.emit(log.SHUFFLED, -1, len(order))
    return True
