"""The Great Works and the building pile."""

from __future__ import annotations

from ludotheque.core.chance import shuffled
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.words import events


def draw_building(state: UchroniaState) -> BuildingIndex:
    """The next building, if need be after shuffling those that were replaced."""
    if not state.building_pile:
        order, state.chance = shuffled(state.gone, state.chance)
        state.building_pile, state.gone = tuple(order), ()
        if state.listening:
            state.emit(events.BUILDINGS_SHUFFLED, -1, len(order))
    number = state.building_pile[-1]
    state.building_pile = state.building_pile[:-1]
    state.sunk = min(state.sunk, len(state.building_pile))
    return number


def sink_building(state: UchroniaState, number: BuildingIndex) -> None:
    """Puts a building that everybody has seen under the pile."""
    state.building_pile = (number, *state.building_pile)
    state.sunk += 1


def refill(state: UchroniaState) -> None:
    """Fills the Great Works up, and replaces them all while they have one colour."""
    size = state.cards.box.works
    _fill(state, size)
    while len(state.works) == size and can_mend(state):
        if state.listening:
            colour = state.cards.buildings[state.works[0]].colour
            state.emit(events.WORKS_REPLACED, -1, colour)
        state.gone += state.works
        state.works = ()
        _fill(state, size)


def _fill(state: UchroniaState, size: int) -> None:
    while len(state.works) < size and (state.building_pile or state.gone):
        number = draw_building(state)
        state.works = (*state.works, number)
        if state.listening:
            state.emit(events.GREAT_WORK, -1, number)


def can_mend(state: UchroniaState) -> bool:
    """Whether all have one colour, and there are enough others with another colour among them."""
    buildings = state.cards.buildings
    colour = buildings[state.works[0]].colour
    if any(buildings[number].colour != colour for number in state.works):
        return False
    others = state.building_pile + state.gone
    if len(others) < len(state.works):
        return False
    return any(buildings[number].colour != colour for number in others)
