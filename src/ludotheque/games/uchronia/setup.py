"""Set-up: the empty table, the piles, the first player and the opening of the Forum."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log, works
from ludotheque.games.uchronia.cards import COLOURS
from ludotheque.games.uchronia.colours import colours_in
from ludotheque.games.uchronia.hand import draw, put_down
from ludotheque.games.uchronia.state import BEGIN, NOBODY, OPENING, UchroniaState


def clear(state: UchroniaState) -> None:
    """An empty table."""
    players = state.players
    state.player = state.last = 0
    state.ending = False
    state.hands = [()] * players
    state.seen = [()] * players
    state.domain = [()] * players
    state.sites = [()] * players
    state.completed = [0] * players
    state.live = [0] * players
    state.finished = [0] * players
    state.points = [0] * players
    state.stock = [0] * (5 * players)
    state.activities = [0] * (5 * players)
    state.forum = [0] * 5
    state.monopoly = [NOBODY] * 5
    state.pile = state.discard = ()
    state.plain = False
    state.works = state.building_pile = state.gone = ()
    state.sunk = state.dry = 0
    state.forget_turn()


def set_up(state: UchroniaState, chance: int) -> None:
    """Lays everything out; the first player is the first to choose a card for the Forum."""
    box = state.cards.box
    clear(state)
    buildings = [card.index for card in state.cards.buildings for _ in range(box.copies)]
    order, chance = shuffled(buildings, chance)
    state.building_pile = tuple(order)
    cards = [colour for colour in range(len(COLOURS)) for _ in range(box.resources[colour])]
    order, state.chance = shuffled(cards, chance)
    state.pile = tuple(order)
    first = _first_player(state)
    state.player = first
    state.last = (first - 1) % state.players
    works.refill(state)
    seats = [first, *state.opponents(first)]
    for seat in seats:
        if state.listening:
            state.emit(log.DEALT, seat, box.dealt)
        draw(state, seat, box.dealt)
    state.stack = [(BEGIN, first), *((OPENING, seat) for seat in reversed(seats))]


def _first_player(state: UchroniaState) -> int:
    """Each seat draws a building; whose name comes first in the alphabet begins."""
    drawn: list[int] = []
    for seat in range(state.players):
        number = works.draw_building(state)
        while number in drawn:
            works.sink_building(state, number)
            if state.listening:
                state.emit(log.BUILDING_SUNK, seat, number)
            number = works.draw_building(state)
        drawn.append(number)
        if state.listening:
            state.emit(log.BUILDING_DRAWN, seat, number)
    state.works = tuple(drawn)
    names = [state.cards.buildings[number].id for number in drawn]
    first = names.index(min(names))
    if state.listening:
        state.emit(log.FIRST_PLAYER, first)
    return first


def may_open(state: UchroniaState, frame: Frame) -> list[Action]:
    """Any card of the Hand."""
    return actions.discard_one[colours_in(state.hands[frame[1]])]


def open_forum(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card to the Forum."""
    put_down(state, frame[1], action.a)
