"""Hands and the resource pile: how cards come and go, and what everybody knows of them.

A card that goes openly into a hand is known to be there until a card of its colour leaves it.
What else is known, `knowledge.py` keeps.
"""

from __future__ import annotations

from ludotheque.core.chance import shuffled
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import NO_COLOUR
from ludotheque.games.uchronia.cards.colours import Colour, change
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import knowledge
from ludotheque.games.uchronia.words import events


def place_of(cards: tuple[Colour, ...], colour: Colour) -> int:
    """Where the cards of a colour begin, or would begin, in a hand, which is in order."""
    place = 0
    for card in cards:
        if card >= colour:
            break
        place += 1
    return place


def _with_card(cards: tuple[Colour, ...], place: int, card: Colour) -> tuple[Colour, ...]:
    return (*cards[:place], card, *cards[place:])


def _without_card(cards: tuple[Colour, ...], place: int) -> tuple[Colour, ...]:
    return cards[:place] + cards[place + 1 :]


def leave_hand(state: UchroniaState, seat: Seat, colour: Colour) -> Colour:
    """Takes a card out of a hand; it goes where everybody sees it."""
    hand = state.hands[seat]
    place = place_of(hand, colour)
    state.hands[seat] = _without_card(hand, place)
    seen = state.seen[seat]
    known = place_of(seen, colour)
    if known < len(seen) and seen[known] == colour:
        state.seen[seat] = _without_card(seen, known)
    elif state.lacks[seat]:
        knowledge.note_left(state, seat, colour)
    return hand[place]


def take_openly(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Puts a card that everybody sees into a hand."""
    hand, seen = state.hands[seat], state.seen[seat]
    state.hands[seat] = _with_card(hand, place_of(hand, colour), colour)
    state.seen[seat] = _with_card(seen, place_of(seen, colour), colour)


def show(state: UchroniaState, seat: Seat, colour: Colour, already: int) -> Colour:
    """Shows a card of a hand, after so many of its colour, and puts it back."""
    hand, seen = state.hands[seat], state.seen[seat]
    card = hand[place_of(hand, colour) + already]
    end = place_of(seen, Colour(colour + 1))
    if end - place_of(seen, colour) <= already:
        state.seen[seat] = _with_card(seen, end, card)
        if state.lacks[seat]:
            knowledge.note_left(state, seat, colour)
    return card


def pick_up(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Moves a card from the Forum to a hand."""
    change(state.forum, colour, -1)
    take_openly(state, seat, colour)
    if state.listening:
        state.emit(events.PICKED, seat, colour)


def put_down(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Moves a card from a hand to the Forum."""
    card = leave_hand(state, seat, colour)
    state.forum[colour] += 1
    if state.listening:
        state.emit(events.DISCARDED, seat, card)


# The resource pile.


def can_draw(state: UchroniaState) -> bool:
    """Whether a card can be drawn, if need be after shuffling."""
    return bool(state.pile or state.discard)


def draw(state: UchroniaState, seat: Seat, number: int) -> None:
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
        if state.shuffled:
            knowledge.note_drawn(state, seat, drawn)
        if state.listening:
            for card in reversed(drawn):
                state.emit(events.DREW, seat, card)


def _draw_known(state: UchroniaState, seat: Seat) -> None:
    """Draws a card of which everybody knows what it is."""
    card = turn_up(state)
    take_openly(state, seat, card)
    if state.listening:
        state.emit(events.DREW, seat, card)


def turn_up(state: UchroniaState) -> Colour:
    """Takes the top card of the pile and shows it to everybody; NO_COLOUR if there is none."""
    if not state.pile and not _shuffle_discard(state):
        return NO_COLOUR
    card = state.pile[-1]
    state.pile = state.pile[:-1]
    if state.shuffled:
        knowledge.note_turned_up(state, card)
    return card


def _shuffle_discard(state: UchroniaState) -> bool:
    """Makes a new pile of the discarded cards; false if there are none."""
    if not state.discard:
        return False
    open_before = state.discard
    order, state.chance = shuffled(open_before, state.chance)
    state.pile, state.discard = tuple(order), ()
    state.plain = len(set(order)) == 1
    knowledge.note_shuffle(state, open_before)
    if state.listening:
        state.emit(events.SHUFFLED, -1, len(order))
    return True
