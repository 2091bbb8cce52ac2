"""Set-up: the piles, the first player and the opening of the Forum."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.seat import Seat
from ludotheque.games.card_names import LANGUAGES
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import EVERY, Colour, colours_in
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import great_works, turn
from ludotheque.games.uchronia.rules.hands import draw, put_down
from ludotheque.games.uchronia.rules.pending import Question
from ludotheque.games.uchronia.rules.rulesets import FIRST
from ludotheque.games.uchronia.words import events


def set_up(state: UchroniaState, chance: int, language: str) -> None:
    """Fills an empty table; the first player is the first to choose a card for the Forum.

    Who that is depends on the language of the table, in which the buildings have their names.
    """
    box = state.cards.box
    buildings = [card.index for card in state.cards.buildings for _ in range(card.copies)]
    order, chance = shuffled(buildings, chance)
    state.building_pile = tuple(order)
    cards = [colour for colour in EVERY for _ in range(box.resources[colour])]
    pile, state.chance = shuffled(cards, chance)
    state.pile = tuple(pile)
    first = _first_player(state, language)
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
    state.stack = [turn.Begin(first), *map(Opening, reversed(seats))]


def _first_player(state: UchroniaState, language: str) -> Seat:
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
    first = _first_in_alphabet(state, drawn, language)
    if state.listening:
        state.emit(events.FIRST_PLAYER, first, drawn[first], LANGUAGES.index(language))
    return first


def _first_in_alphabet(state: UchroniaState, drawn: list[BuildingIndex], language: str) -> Seat:
    if state.game.ruleset == FIRST:
        ids = [state.cards.buildings[number].id for number in drawn]
        return Seat(ids.index(min(ids)))
    places = state.cards.in_alphabet[language]
    names = [places[number] for number in drawn]
    return Seat(names.index(min(names)))


class Opening(Question):
    """Which card of the Hand goes to the Forum."""

    name: ClassVar[str] = "opening"
    upon = ("begin", "opening")
    same_seat = False

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.discard_one[colours_in(state.hands[self.seat])]

    def answer(self, state: UchroniaState, action: Action) -> None:
        put_down(state, self.seat, Colour(action.a))
