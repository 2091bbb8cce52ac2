"""Buildings: starting them, adding Resources, and all that happens when one is completed."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.order import distinct
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions, steps
from ludotheque.games.uchronia.cards.building import Building, BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    CONSTRUCTION,
    EVERY_COLOUR,
    Colour,
    at,
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
    COMPLETION,
    FOUNDATION_FROM_HAND,
    LAUNCH_ON_COMPLETION,
    SALVAGE,
    SUBSTITUTE,
    TAKE_ON_COMPLETION,
)
from ludotheque.games.uchronia.kinds import Site
from ludotheque.games.uchronia.position import NO_BUILDING, NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import causes, effects, trade
from ludotheque.games.uchronia.rules.hands import leave_hand, pick_up
from ludotheque.games.uchronia.rules.the_end import watch
from ludotheque.games.uchronia.words import events

# The Construction order.


def may_build(state: UchroniaState, asked: decisions.Build) -> list[Action]:
    """Start a building or add a Resource to one; nothing if that is plainly impossible.

    The order obliges only to what it can do by itself: what an effect makes possible is optional.
    """
    seat = asked.seat
    legal = _may_start(state, seat, state.in_forum(), actions.start)
    obliged = bool(asked.must and legal)
    in_secret = False
    if state.has(seat, FOUNDATION_FROM_HAND):
        hand = colours_in(state.hands[seat])
        # Whether a card of the hand fits is nobody's business, so the question is always asked.
        in_secret = bool(hand and _may_start(state, seat, EVERY_COLOUR, actions.start_from_hand))
        legal += _may_start(state, seat, hand, actions.start_from_hand)
    if state.sites[seat]:
        adds = may_add(state, seat, state.stock, first_of(seat))
        if asked.must and not obliged:
            buildings = state.cards.buildings
            obliged = any(action.a == buildings[action.b].colour for action in adds)
        legal += adds
    if (legal or in_secret) and not obliged:
        legal.append(actions.done)
    return legal


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
                legal += actions.add_to[number][fitting]
            elif source[first + card.colour]:
                legal.append(actions.add[number][card.colour])
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


def is_built_by_production(card: Building) -> bool:
    """Whether Production may add Resources to a building."""
    return card.effect == BUILT_BY_PRODUCTION


def build(state: UchroniaState, asked: decisions.Build, action: Action) -> None:
    """Starts a building, or moves a Resource from the Stock under one."""
    if action is actions.done:
        return
    seat = asked.seat
    if asked.left > 1:
        state.stack.append(decisions.build(seat, asked.left - 1, False))
    if action.verb == actions.ADD:
        colour = Colour(action.a)
        change(state.stock, at(seat, colour), -1)
        if state.listening:
            causes.note_order(state, CONSTRUCTION)
        add_resource(state, seat, state.cards.buildings[action.b], colour)
    else:
        _start(state, seat, state.cards.buildings[action.a], action.verb == actions.START)


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
            state.emit(events.STARTED, seat, card.index)
        else:
            causes.note_effect(state, seat, FOUNDATION_FROM_HAND)
            state.emit(events.STARTED_FROM_HAND, seat, card.index, foundation)


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


# Completing a building.


def add_resource(state: UchroniaState, seat: Seat, card: Building, colour: Colour) -> None:
    """Slips a Resource under a building, which may complete it."""
    sites = state.sites[seat]
    place = 0
    while sites[place].building != card.index:
        place += 1
    resources = (*sites[place].resources, colour)
    if state.listening:
        state.emit(events.ADDED, seat, colour, card.index)
    if len(resources) < card.cost:
        site = Site(card.index, resources)
        state.sites[seat] = (*sites[:place], site, *sites[place + 1 :])
    else:
        state.sites[seat] = sites[:place] + sites[place + 1 :]
        _complete(state, seat, card, resources)


def _complete(state: UchroniaState, seat: Seat, card: Building, spent: tuple[Colour, ...]) -> None:
    """Counts the building at once; then come the Monopoly, the owner's effects, the others'."""
    salvages = state.has(seat, SALVAGE)
    state.completed[seat] |= card.bit
    state.finished[seat] += 1
    state.points[seat] += card.points
    state.discard += spent
    refresh(state, seat)
    if state.listening:
        state.emit(events.COMPLETED, seat, card.index, card.points)
    watch(state, seat)
    own = card.kind == COMPLETION
    launches = state.has(seat, LAUNCH_ON_COMPLETION)
    state.stack.append(steps.REACTIONS[seat][card.colour])
    state.stack.append(decisions.Triggers(seat, card.index, own, launches))
    holder = state.monopoly[card.colour]
    if holder != NOBODY:
        state.stack.append(decisions.Pick(holder, card.colour, NO_BUILDING))
    if salvages:
        state.stack.append(decisions.Salvage(seat, len(spent)))


def may_salvage(state: UchroniaState, asked: decisions.Salvage) -> list[Action]:
    """One of the Resources just spent, or none."""
    spent = state.discard[-asked.left :]
    return actions.salvage_or_done[colours_in(spent)]


def salvage(state: UchroniaState, asked: decisions.Salvage, action: Action) -> None:
    """Moves a spent Resource from the discard pile to the Stock."""
    if state.listening:
        causes.note_effect(state, asked.seat, SALVAGE)
    if action is actions.done:
        causes.decline(state, asked.seat)
        return
    colour = Colour(action.a)
    place = len(state.discard) - 1 - state.discard[::-1].index(colour)
    state.discard = state.discard[:place] + state.discard[place + 1 :]
    change(state.stock, at(asked.seat, colour), 1)
    if state.listening:
        state.emit(events.SALVAGED, asked.seat, colour)


def may_pick(state: UchroniaState, asked: decisions.Pick) -> list[Action]:
    """A card of one colour from the Forum, or none."""
    if not state.forum[asked.colour]:
        return actions.nothing
    return actions.take_or_done[only(asked.colour)]


def pick(state: UchroniaState, asked: decisions.Pick, action: Action) -> None:
    """Moves the card to the Hand."""
    if state.listening:
        causes.note_source(state, asked.source, asked.colour)
    if action is actions.done:
        causes.decline(state, asked.seat)
    else:
        pick_up(state, asked.seat, asked.colour)


def react(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Opponents whose buildings react to a completion are asked, clockwise."""
    for other in reversed(state.opponents(seat)):
        for card in state.with_effect(other, TAKE_ON_COMPLETION):
            state.stack.append(decisions.Pick(other, colour, card.index))


# What the owner's buildings do on completion, in the order that the owner likes.


def may_trigger(state: UchroniaState, asked: decisions.Triggers) -> list[Action]:
    """The effect of the completed building, those of others that care, or no more."""
    seat = asked.seat
    card = state.cards.buildings[asked.building]
    legal = []
    if asked.own and effects.usable(state, seat, card):
        legal.append(actions.use[asked.building])
    if asked.launches and state.stock[at(seat, card.colour)] and trade.below_limit(state, seat):
        legal += [actions.use[other.index] for other in _launching(state, seat)]
        legal.sort(key=_place)
    return [*legal, actions.done] if legal else legal


def _launching(state: UchroniaState, seat: Seat) -> list[Building]:
    return state.with_effect(seat, LAUNCH_ON_COMPLETION)


def _place(action: Action) -> int:
    return action.index


def trigger(state: UchroniaState, asked: decisions.Triggers, action: Action) -> None:
    """Carries one effect out; the others remain."""
    if action is actions.done:
        return
    seat, number = asked.seat, asked.building
    card = state.cards.buildings[number]
    if action.a == number and asked.own:
        state.stack.append(decisions.Triggers(seat, number, False, asked.launches))
        effects.use(state, seat, card)
        return
    state.stack.append(decisions.Triggers(seat, number, asked.own, False))
    if state.listening:
        causes.note_building(state, BuildingIndex(action.a))
        state.emit(events.USED, seat, action.a)
    trade.launch_from_stock(state, seat, card.colour)
