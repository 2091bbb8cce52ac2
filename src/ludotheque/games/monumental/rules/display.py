"""The display: what is for sale, and completing it at the end of a turn."""

from __future__ import annotations

from typing import Final

from ludotheque.core.bits import bit, has
from ludotheque.games.monumental.cards.ids import EMPTY, NO_FACE, Face
from ludotheque.games.monumental.position import ENDING, RUNNING, MonumentalState
from ludotheque.games.monumental.words import events

PLACES: Final = 6


# What is for sale.


def set_offers(state: MonumentalState) -> None:
    """Notes what is for sale: all piles of Basic buildings that are not empty, and the display."""
    faces = state.cards.faces
    state.offers = [
        faces[face] for pile, face in enumerate(state.cards.basics) if state.basics[pile]
    ]
    for face in state.display:
        if face != EMPTY:
            _put_up_for_sale(state, face)


def _put_up_for_sale(state: MonumentalState, face: Face) -> None:
    """Notes a new card of the display; offers stand in the order of the table."""
    offers = state.offers
    place = len(offers)
    while place and offers[place - 1].index > face:
        place -= 1
    offers.insert(place, state.cards.faces[face])


def in_display(state: MonumentalState, kind: int) -> bool:
    """Whether the display holds a card of a kind."""
    faces = state.cards.faces
    return any(face != EMPTY and faces[face].kind == kind for face in state.display)


def take_from_display(state: MonumentalState, face: Face) -> None:
    place = state.display.index(face)
    state.display[place] = NO_FACE
    state.taken |= bit(row_of(state, place))
    no_longer_for_sale(state, face)


def row_of(state: MonumentalState, place: int) -> int:
    return place * state.rows // PLACES


def take_basic(state: MonumentalState, face: Face) -> None:
    """Takes a Basic building from its pile; the last one is no longer for sale."""
    pile = state.cards.basics.index(face)
    state.basics[pile] -= 1
    if not state.basics[pile]:
        no_longer_for_sale(state, face)


def no_longer_for_sale(state: MonumentalState, face: Face) -> None:
    for place, card in enumerate(state.offers):
        if card.index == face:
            del state.offers[place]
            return


# New cards.


def next_card(state: MonumentalState) -> Face:
    """The next card of the Development deck, or EMPTY."""
    for era, deck in enumerate(state.decks):
        if deck:
            state.decks[era] = deck[:-1]
            if state.listening and len(deck) == len(state.cards.eras[era]):
                state.emit(events.ERA_BEGINS, -1, era)
            return deck[-1]
    return NO_FACE


def has_cards(state: MonumentalState) -> bool:
    """Whether the Development deck has any card left."""
    return any(deck for deck in state.decks)


def replenish(state: MonumentalState) -> None:
    """Cards move to the right, new ones come from the left; an idle row loses its last card."""
    rows = state.rows
    width = PLACES // rows
    had_cards = has_cards(state)
    for row in range(rows):
        first = row * width
        last = first + width - 1
        if had_cards and not has(state.taken, row):
            _lose_last_card(state, first, last)
        place = _move_to_the_right(state, first, last)
        while place >= first:
            face = next_card(state)
            if face == EMPTY:
                break
            state.display[place] = face
            _put_up_for_sale(state, face)
            place -= 1
            if state.listening:
                state.emit(events.DISPLAY_DEALT, -1, face)
    state.taken = 0
    if had_cards and not has_cards(state) and state.ending == RUNNING:
        state.ending = ENDING
        if state.listening:
            state.emit(events.DECK_EMPTY, -1)


def leaving(state: MonumentalState) -> list[Face]:
    """The cards that are lost at the end of the turn, if no card is taken from their row."""
    if not has_cards(state):
        return []
    width = PLACES // state.rows
    found = []
    for row in range(state.rows):
        place = _last_card(state, row * width, row * width + width - 1)
        if place != EMPTY and not has(state.taken, row):
            found.append(state.display[place])
    return found


def _last_card(state: MonumentalState, first: int, last: int) -> int:
    """The place of the last card of a row, or EMPTY."""
    for place in range(last, first - 1, -1):
        if state.display[place] != EMPTY:
            return place
    return EMPTY


def _lose_last_card(state: MonumentalState, first: int, last: int) -> None:
    place = _last_card(state, first, last)
    if place == EMPTY:
        return
    lost = state.display[place]
    state.display[place] = NO_FACE
    no_longer_for_sale(state, lost)
    state.gone.append(lost)
    if state.listening:
        state.emit(events.DISPLAY_DISCARDED, -1, lost)


def _move_to_the_right(state: MonumentalState, first: int, last: int) -> int:
    """Closes the gaps of a row; the rightmost place that is empty then comes back."""
    row = state.display
    free = last
    for place in range(last, first - 1, -1):
        face = row[place]
        if face != EMPTY:
            if free != place:
                row[free] = face
                row[place] = NO_FACE
            free -= 1
    return free
