"""Set-up: the piles, the first player and the opening of the Forum."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions, steps
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import EVERY, Colour, colours_in
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import great_works
from ludotheque.games.uchronia.rules.hands import draw, put_down
from ludotheque.games.uchronia.words import events


def set_up(state: UchroniaState, chance: int) -> None:
    """Fills an empty table; the first player is the first to choose a card for the Forum."""
    box = state.cards.box
    buildings = [card.index for card in state.cards.buildings for _ in range(box.copies)]
    order, chance = shuffled(buildings, chance)
    state.building_pile = tuple(order)
    cards = [colour for colour in EVERY for _ in range(box.resources[colour])]
    pile, state.chance = shuffled(cards, chance)
    state.pile = tuple(pile)
    first = _first_player(state)
    state.player = first
    state.last = state.opponents(first)[-1]
    great_works.refill(state)
    seats = [first, *state.opponents(first)]
    if state.listening:
        state.emit(events.LAST_TURN, state.last)
    for seat in seats:
        if state.listening:
            state.emit(events.DEALT, seat, box.dealt)
        draw(state, seat, box.dealt)
    state.stack = [steps.Begin(first), *map(decisions.Opening, reversed(seats))]


def _first_player(state: UchroniaState) -> Seat:
    """Each seat draws a building; whose name comes first in the alphabet begins."""
    drawn: list[BuildingIndex] = []
    for seat in state.seats():
        number = great_works.draw_building(state)
        while number in drawn:
            great_works.sink_building(state, number)
            if state.listening:
                state.emit(events.BUILDING_SUNK, seat, number)
            number = great_works.draw_building(state)
        drawn.append(number)
        if state.listening:
            state.emit(events.BUILDING_DRAWN, seat, number)
    state.works = tuple(drawn)
    names = [state.cards.buildings[number].id for number in drawn]
    first = Seat(names.index(min(names)))
    if state.listening:
        state.emit(events.FIRST_PLAYER, first)
    return first


def may_open(state: UchroniaState, asked: decisions.Opening) -> list[Action]:
    """Any card of the Hand."""
    return actions.discard_one[colours_in(state.hands[asked.seat])]


def open_forum(state: UchroniaState, asked: decisions.Opening, action: Action) -> None:
    """Moves the card to the Forum."""
    put_down(state, asked.seat, Colour(action.a))
