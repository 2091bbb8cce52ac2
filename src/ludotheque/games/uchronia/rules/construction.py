"""The Construction order: starting buildings and adding Resources to them.

What happens when a building is completed stands in `completion.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.order import distinct
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import (
    CONSTRUCTION,
    EVERY_COLOUR,
    Colour,
    change,
    colours_counted,
    colours_in,
    first_of,
    includes,
    only,
)
from ludotheque.games.uchronia.cards.effects import (
    ADD_AT_ONCE,
    BUILT_BY_PRODUCTION,
    FOUNDATION_FROM_HAND,
    SUBSTITUTE,
)
from ludotheque.games.uchronia.kinds import Site
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, completion
from ludotheque.games.uchronia.rules.hands import leave_hand
from ludotheque.games.uchronia.rules.pending import Prepared, Times
from ludotheque.games.uchronia.words import events


class Build(Times):
    """Construction: which building is started or gets a Resource.

    Nothing if that is plainly impossible. The order obliges only to what it can do by itself: what
    an effect makes possible is optional.
    """

    name: ClassVar[str] = "build"
    upon = ("close", "after")
    of_order = CONSTRUCTION

    def legal(self, state: UchroniaState) -> list[Action]:
        seat = self.seat
        listed = state.cards.actions
        legal = _may_start(state, seat, state.in_forum(), listed.start)
        obliged = bool(self.must and legal)
        in_secret = False
        if state.has(seat, FOUNDATION_FROM_HAND):
            hand = colours_in(state.hands[seat])
            by_hand = listed.start_from_hand
            # Whether a card of the hand fits is nobody's business, so the question is always asked.
            in_secret = bool(hand and _may_start(state, seat, EVERY_COLOUR, by_hand))
            legal += _may_start(state, seat, hand, by_hand)
        if state.sites[seat]:
            adds = may_add(state, seat, state.stock, first_of(seat))
            if self.must and not obliged:
                buildings = state.cards.buildings
                obliged = any(action.a == buildings[action.b].colour for action in adds)
            legal += adds
        if (legal or in_secret) and not obliged:
            legal.append(actions.done)
        return listed.ordered(legal)

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            return
        BUILD.again(state, self)
        if action.verb == actions.ADD:
            card, colour = state.cards.buildings[action.b], Colour(action.a)
            if state.listening:
                causes.note_order(state, CONSTRUCTION)
            completion.add_from_stock(state, self.seat, card, colour)
        else:
            card = state.cards.buildings[action.a]
            _start(state, self.seat, card, action.verb == actions.START)

    def message(self, state: UchroniaState) -> Message:
        """Names only what can be done now; whether a card of the hand fits stays open."""
        starts = state.has(self.seat, FOUNDATION_FROM_HAND)
        adds = False
        for action in self.legal(state):
            starts = starts or action.verb == actions.START
            adds = adds or action.verb == actions.ADD
        key = "ask-build" if starts and adds else "ask-build-start" if starts else "ask-build-add"
        return say(key, left=self.left)


BUILD: Final = Prepared(Build)


# Starting a building.


def _may_start(
    state: UchroniaState, seat: Seat, colours: int, listed: list[Action]
) -> list[Action]:
    """Of actions listed by building, those of Great Works of some colours.

    Great Works that the seat has, or is building already, are left out.
    """
    owned, buildings = _owned(state, seat), state.cards.buildings
    return [
        listed[number]
        for number in distinct(state.works)
        if includes(colours, buildings[number].colour) and not owned & buildings[number].bit
    ]


def _owned(state: UchroniaState, seat: Seat) -> int:
    """The buildings of a seat, completed or not."""
    return state.completed[seat] | state.begun(seat)


def owns(state: UchroniaState, seat: Seat, card: Building) -> bool:
    """Whether a seat has a building, completed or not; nobody has the same one twice."""
    return _owned(state, seat) & card.bit != 0


def _start(state: UchroniaState, seat: Seat, card: Building, from_forum: bool) -> None:
    """Takes a building from the Great Works; its Foundation is discarded."""
    foundation = card.colour
    if from_forum:
        change(state.forum, foundation, -1)
    else:
        foundation = leave_hand(state, seat, foundation)
    state.discard += (foundation,)
    place = state.works.index(card.index)
    state.works = state.works[:place] + state.works[place + 1 :]
    state.sites[seat] = (*state.sites[seat], Site(card.index))
    state.started |= card.bit
    refresh(state, seat)
    if state.listening:
        if from_forum:
            causes.note_order(state, CONSTRUCTION)
            state.emit(events.STARTED, seat, card.index, foundation)
        else:
            causes.note_effect(state, seat, FOUNDATION_FROM_HAND)
            state.emit(events.STARTED_FROM_HAND, seat, card.index, foundation)


# Adding Resources.


def may_add(state: UchroniaState, seat: Seat, source: list[int], first: int) -> list[Action]:
    """Resources for each building that takes some this turn.

    They come from a source, which counts them by colour, from a place in the list on.
    """
    legal: list[Action] = []
    banned = _too_new(state, seat)
    substitutes = _substitutes(state, seat)
    numbers = [site.building for site in state.sites[seat]]
    if len(numbers) > 1:
        numbers.sort()
    for number in numbers:
        card = state.cards.buildings[number]
        if not banned & card.bit:
            if substitutes:
                fitting = colours_counted(source, first) & (substitutes | only(card.colour))
                legal += state.cards.actions.add_to[number][fitting]
            elif source[first + card.colour]:
                legal.append(state.cards.actions.add[number][card.colour])
    return legal


def _too_new(state: UchroniaState, seat: Seat) -> int:
    """The buildings to which nothing can be added, since they were started this turn."""
    return 0 if state.has(seat, ADD_AT_ONCE) else state.started


def is_too_new(state: UchroniaState, seat: Seat, card: Building) -> bool:
    """Whether nothing can be added to a building this turn."""
    return _too_new(state, seat) & card.bit != 0


def _substitutes(state: UchroniaState, seat: Seat) -> int:
    """The colours that may stand for every other."""
    colours = 0
    for card in state.with_effect(seat, SUBSTITUTE):
        colours |= only(card.resource)
    return colours


def takes(state: UchroniaState, seat: Seat, card: Building, colour: Colour) -> bool:
    """Whether a colour can be added to a building of a seat."""
    return colour == card.colour or includes(_substitutes(state, seat), colour)


def is_built_by_production(state: UchroniaState, card: Building) -> bool:
    """Whether Production may add Resources to a building."""
    return state.cards.having[BUILT_BY_PRODUCTION] & card.bit != 0


# Which buildings work.


def refresh(state: UchroniaState, seat: Seat) -> None:
    """Notes which buildings of a seat work."""
    state.live[seat] = working(state, seat)


def working(state: UchroniaState, seat: Seat) -> int:
    """The buildings of a seat that work: the completed ones, and those that need not be."""
    live = state.completed[seat]
    for bit, others in state.cards.unfinished:
        if state.completed[seat] & bit:
            live |= state.begun(seat) & others
    return live
