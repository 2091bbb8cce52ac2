"""Completing a building, and all that follows: the Monopoly, the owner's effects, the others'."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.event import EventKind
from ludotheque.core.message import Message, say
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import Building, BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    EVERY,
    Colour,
    at,
    change,
    colours_in,
    only,
)
from ludotheque.games.uchronia.cards.effects import (
    LAUNCH_ON_COMPLETION,
    SALVAGE,
    TAKE_FROM_PAIR,
    TAKE_ON_COMPLETION,
    Effect,
)
from ludotheque.games.uchronia.kinds import Site
from ludotheque.games.uchronia.position import NO_BUILDING, NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import causes, construction, effects, trade
from ludotheque.games.uchronia.rules.hands import pick_up
from ludotheque.games.uchronia.rules.pending import Question, Step, UpTo
from ludotheque.games.uchronia.rules.the_end import watch, worth
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import building_name, resource_name, who


def add_from_stock(state: UchroniaState, seat: Seat, card: Building, colour: Colour) -> None:
    """Moves a Resource from the Stock under a building, which may complete it."""
    change(state.stock, at(seat, colour), -1)
    if state.listening:
        _report_added(state, events.ADDED, seat, card, colour)
    _add_resource(state, seat, card, colour)


def add_from_forum(state: UchroniaState, seat: Seat, card: Building, colour: Colour) -> None:
    """Moves a card from the Forum under a building, which may complete it."""
    change(state.forum, colour, -1)
    if state.listening:
        _report_added(state, events.ADDED_FROM_FORUM, seat, card, colour)
    _add_resource(state, seat, card, colour)


def _report_added(
    state: UchroniaState, kind: EventKind, seat: Seat, card: Building, colour: Colour
) -> None:
    """Reports an added Resource, with the building that lets it stand for another colour."""
    before = state.cause
    if colour != card.colour:
        causes.note_substitute(state, seat, colour)
    state.emit(kind, seat, colour, card.index)
    state.cause = before


def _add_resource(state: UchroniaState, seat: Seat, card: Building, colour: Colour) -> None:
    sites = state.sites[seat]
    place = 0
    while sites[place].building != card.index:
        place += 1
    resources = (*sites[place].resources, colour)
    if len(resources) < card.cost:
        site = Site(card.index, resources)
        state.sites[seat] = (*sites[:place], site, *sites[place + 1 :])
    else:
        state.sites[seat] = sites[:place] + sites[place + 1 :]
        _complete(state, seat, card, resources)


def _complete(state: UchroniaState, seat: Seat, card: Building, spent: tuple[Colour, ...]) -> None:
    """Counts the building at once; what follows lies on the stack, the first on top."""
    salvages = state.has(seat, SALVAGE)
    state.completed[seat] |= card.bit
    state.finished[seat] += 1
    state.points[seat] += card.points
    state.discard += spent
    construction.refresh(state, seat)
    if state.listening:
        state.emit(events.COMPLETED, seat, card.index, worth(state, seat, card))
    watch(state, seat)
    own = card.completion is not None
    launches = state.has(seat, LAUNCH_ON_COMPLETION)
    state.stack.append(_REACTIONS[seat][card.colour])
    state.stack.append(Triggers(seat, card.index, own, launches))
    holder = state.monopoly[card.colour]
    if holder != NOBODY:
        state.stack.append(Pick(holder, card.colour, NO_BUILDING))
    if salvages:
        state.stack.append(Salvage(seat, len(spent)))


class Salvage(UpTo):
    """Which of the Resources just spent comes back; they are the ``left`` last discarded."""

    name: ClassVar[str] = "salvage"
    effect: ClassVar[Effect | None] = SALVAGE
    upon = ("close", "pick", "triggers")

    def spent(self, state: UchroniaState) -> tuple[Colour, ...]:
        """The Resources of which one may come back."""
        return state.discard[-self.left :]

    def check(self, state: UchroniaState, below: Any) -> None:
        self.check_effect(state)
        there = self.left <= len(state.discard)
        self.require(there, "so many cards have not been discarded")

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.salvage_or_done[colours_in(self.spent(state))]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, SALVAGE)
        if action is actions.done:
            causes.decline(state, self.seat)
            return
        colour = Colour(action.a)
        place = len(state.discard) - 1 - state.discard[::-1].index(colour)
        state.discard = state.discard[:place] + state.discard[place + 1 :]
        change(state.stock, at(self.seat, colour), 1)
        if state.listening:
            state.emit(events.SALVAGED, self.seat, colour)


class Pick(Question):
    """Whether a card of a colour is taken from the Forum, by a building or a Monopoly."""

    name: ClassVar[str] = "pick"
    upon = ("close", "after", "build", "produce", "pick", "triggers", "turn")
    same_seat = False
    fields: ClassVar[FieldList] = (("colour", "colour"), ("source", "source"))

    def __init__(self, seat: Seat, colour: Colour, source: BuildingIndex) -> None:
        super().__init__(seat)
        self.colour = colour
        self.source = source

    def check(self, state: UchroniaState, below: Any) -> None:
        if self.source == NO_BUILDING:
            holds = state.monopoly[self.colour] == self.seat
            self.require(holds, f"the seat has no Monopoly of {COLOURS[self.colour]}")
            return
        card = state.cards.buildings[self.source]
        reacts = state.cards.having[TAKE_ON_COMPLETION] | state.cards.having[TAKE_FROM_PAIR]
        works = state.live[self.seat] & reacts & card.bit != 0 and self.seat != state.player
        self.require(works, f"'{card.id}' does not allow it")

    def legal(self, state: UchroniaState) -> list[Action]:
        if not state.forum[self.colour]:
            return actions.nothing
        return actions.take_or_done[only(self.colour)]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_source(state, self.source, self.colour)
        if action is actions.done:
            causes.decline(state, self.seat)
        else:
            pick_up(state, self.seat, self.colour)

    def message(self, state: UchroniaState) -> Message:
        card, player = resource_name(self.colour), who(state.player)
        if self.source == NO_BUILDING:
            if state.player == self.seat:
                return say("ask-pick-monopoly", card=card)
            return say("ask-pick-monopoly-of-other", card=card, to=player)
        building = state.cards.buildings[self.source]
        key = "ask-pick-from-pair" if building.effect == TAKE_FROM_PAIR else "ask-pick"
        return say(key, card=card, building=building_name(building), to=player)


class Triggers(Question):
    """Which effect of a completion is used: the building's ``own``, or one that ``launches``.

    The owner chooses the order.
    """

    name: ClassVar[str] = "triggers"
    upon = ("close", "reactions")
    fields: ClassVar[FieldList] = (("building", "building"), ("own", "flag"), ("launches", "flag"))

    def __init__(self, seat: Seat, building: BuildingIndex, own: bool, launches: bool) -> None:
        super().__init__(seat)
        self.building = building
        self.own = own
        self.launches = launches

    def check(self, state: UchroniaState, below: Any) -> None:
        card = state.cards.buildings[self.building]
        done = state.completed[self.seat] & card.bit != 0
        self.require(done, f"'{card.id}' is not completed")
        fits = card.colour == getattr(below, "colour", card.colour)
        self.require(fits, "the entry below it has another colour")
        acts = card.completion is not None or not self.own
        self.require(acts, f"'{card.id}' has no such effect")
        launches = state.has(self.seat, LAUNCH_ON_COMPLETION) or not self.launches
        self.require(launches, "no building of the seat launches")

    def legal(self, state: UchroniaState) -> list[Action]:
        seat = self.seat
        card = state.cards.buildings[self.building]
        legal = []
        listed = state.cards.actions
        if (
            self.own
            and card.completion is not None
            and effects.usable(state, seat, card.completion)
        ):
            legal.append(listed.use[self.building])
        if self.launches and state.stock[at(seat, card.colour)] and trade.below_limit(state, seat):
            for other in state.with_effect(seat, LAUNCH_ON_COMPLETION):
                legal.append(listed.use[other.index])
            legal.sort(key=_place)
        return listed.ordered([*legal, actions.done]) if legal else legal

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            causes.decline_uses(state, self.seat, self.legal(state))
            return
        seat, number = self.seat, self.building
        card = state.cards.buildings[number]
        if action.a == number and self.own and card.completion is not None:
            state.stack.append(Triggers(seat, number, False, self.launches))
            effects.use(state, seat, card.completion)
            return
        state.stack.append(Triggers(seat, number, self.own, False))
        if state.listening:
            causes.note_building(state, BuildingIndex(action.a))
            state.emit(events.USED, seat, action.a)
        trade.launch_from_stock(state, seat, card.colour)


def _place(action: Action) -> int:
    return action.index


class Reactions(Step):
    """The opponents whose buildings react to a completion are asked, clockwise."""

    name: ClassVar[str] = "reactions"
    upon = ("close", "after", "build", "produce")
    fields: ClassVar[FieldList] = (("colour", "colour"),)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour = colour

    def run(self, state: UchroniaState) -> None:
        for other in reversed(state.opponents(self.seat)):
            for card in state.with_effect(other, TAKE_ON_COMPLETION):
                state.stack.append(Pick(other, self.colour, card.index))


_REACTIONS: Final = [[Reactions(seat, colour) for colour in EVERY] for seat in SEATS[5]]
"""By seat and colour: made once, since they are common."""
