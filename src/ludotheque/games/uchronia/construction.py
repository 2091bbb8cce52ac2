"""Buildings: starting them, adding Resources, and all that happens when one is completed."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.order import distinct
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log
from ludotheque.games.uchronia.activities import below_limit, launch_from_stock
from ludotheque.games.uchronia.cards import (
    ADD_AT_ONCE,
    COMPLETION,
    EVERY_COLOUR,
    FOUNDATION_FROM_HAND,
    LAUNCH_ON_COMPLETION,
    SUBSTITUTE,
    TAKE_ON_COMPLETION,
    Building,
)
from ludotheque.games.uchronia.cards import (
    SALVAGE as SALVAGES,
)
from ludotheque.games.uchronia.colours import colours_counted, colours_in
from ludotheque.games.uchronia.effects import usable, use
from ludotheque.games.uchronia.frames import pending_about
from ludotheque.games.uchronia.hand import leave_hand, pick_up
from ludotheque.games.uchronia.scoring import watch
from ludotheque.games.uchronia.state import (
    BUILD,
    NOBODY,
    PICK,
    REACTIONS,
    SALVAGE,
    TRIGGERS,
    UchroniaState,
)

# The Construction order.


def may_build(state: UchroniaState, frame: Frame) -> list[Action]:
    """Start a building or add a Resource to one; nothing if that is plainly impossible.

    The order obliges only to what it can do by itself: what an effect makes possible is optional.
    """
    _, seat, _, must = frame
    legal = _may_start(state, seat, colours_counted(state.forum, 0), actions.start)
    obliged = bool(must and legal)
    in_secret = False
    if state.has(seat, FOUNDATION_FROM_HAND):
        hand = colours_in(state.hands[seat])
        # Whether a card of the hand fits is nobody's business, so the question is always asked.
        in_secret = bool(hand and _may_start(state, seat, EVERY_COLOUR, actions.start_from_hand))
        legal += _may_start(state, seat, hand, actions.start_from_hand)
    if state.sites[seat]:
        adds = may_add(state, seat, state.stock, 5 * seat)
        if must and not obliged:
            buildings = state.cards.buildings
            obliged = any(action.a == buildings[action.b].colour for action in adds)
        legal += adds
    if (legal or in_secret) and not obliged:
        legal.append(actions.done)
    return legal


def _may_start(state: UchroniaState, seat: int, colours: int, listed: list[Action]) -> list[Action]:
    """Of actions listed by building, those of Great Works of some colours.

    Great Works that the seat has, or is building already, are left out.
    """
    owned, buildings = state.completed[seat] | state.begun(seat), state.cards.buildings
    return [
        listed[number]
        for number in distinct(state.works)
        if colours >> buildings[number].colour & 1 and not owned >> number & 1
    ]


def may_add(state: UchroniaState, seat: int, source: list[int], first: int) -> list[Action]:
    """Resources for each building that takes some this turn.

    They come from a source, which counts them by colour, from a place in the list on.
    """
    legal: list[Action] = []
    banned = 0 if state.has(seat, ADD_AT_ONCE) else state.started
    substitutes = 0
    for card in state.with_effect(seat, SUBSTITUTE):
        substitutes |= 1 << card.resource
    numbers = [site[0] for site in state.sites[seat]]
    if len(numbers) > 1:
        numbers.sort()
    for number in numbers:
        if not banned >> number & 1:
            colour = state.cards.buildings[number].colour
            if substitutes:
                fitting = colours_counted(source, first) & (substitutes | 1 << colour)
                legal += [action for action in actions.add[number] if fitting >> action.a & 1]
            elif source[first + colour]:
                legal.append(actions.add[number][colour])
    return legal


def build(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Starts a building, or moves a Resource from the Stock under one."""
    _, seat, left, _ = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((BUILD, seat, left - 1, 0))
    if action.verb == actions.ADD:
        state.stock[5 * seat + action.a] -= 1
        add_resource(state, seat, action.b, action.a)
    else:
        _start(state, seat, state.cards.buildings[action.a], action.verb == actions.START)


def _start(state: UchroniaState, seat: int, card: Building, from_forum: bool) -> None:
    """Takes a building from the Great Works; its Foundation is discarded."""
    foundation = card.colour
    if from_forum:
        state.forum[foundation] -= 1
    else:
        foundation = leave_hand(state, seat, foundation)
    state.discard += (foundation,)
    place = state.works.index(card.index)
    state.works = state.works[:place] + state.works[place + 1 :]
    state.sites[seat] = (*state.sites[seat], (card.index,))
    state.started |= card.bit
    refresh(state, seat)
    if state.listening:
        if from_forum:
            state.emit(log.STARTED, seat, card.index)
        else:
            state.emit(log.STARTED_FROM_HAND, seat, card.index, foundation)


def refresh(state: UchroniaState, seat: int) -> None:
    """Works out which buildings of a seat work."""
    live = state.completed[seat]
    for bit, others in state.cards.unfinished:
        if state.completed[seat] & bit:
            live |= state.begun(seat) & others
    state.live[seat] = live


# Completing a building.


def add_resource(state: UchroniaState, seat: int, number: int, colour: int) -> None:
    """Slips a Resource under a building, which may complete it."""
    card = state.cards.buildings[number]
    sites = state.sites[seat]
    place = [site[0] for site in sites].index(number)
    site = (*sites[place], colour)
    if state.listening:
        state.emit(log.ADDED, seat, colour, number)
    if len(site) <= card.cost:
        state.sites[seat] = (*sites[:place], site, *sites[place + 1 :])
    else:
        state.sites[seat] = sites[:place] + sites[place + 1 :]
        _complete(state, seat, card, site[1:])


def _complete(state: UchroniaState, seat: int, card: Building, spent: tuple[int, ...]) -> None:
    """Counts the building at once; then come the Monopoly, the owner's effects, the others'."""
    salvages = state.has(seat, SALVAGES)
    state.completed[seat] |= card.bit
    state.finished[seat] += 1
    state.points[seat] += card.points
    state.discard += spent
    refresh(state, seat)
    if state.listening:
        state.emit(log.COMPLETED, seat, card.index, card.points)
    watch(state, seat)
    own = int(card.kind == COMPLETION)
    launches = int(state.has(seat, LAUNCH_ON_COMPLETION))
    state.stack.append(pending_about(REACTIONS, seat, card.colour))
    state.stack.append((TRIGGERS, seat, card.index, own, launches))
    holder = state.monopoly[card.colour]
    if holder != NOBODY:
        state.stack.append((PICK, holder, card.colour, NOBODY))
    if salvages:
        state.stack.append((SALVAGE, seat, len(spent)))


def may_salvage(state: UchroniaState, frame: Frame) -> list[Action]:
    """One of the Resources just spent, or none."""
    spent = state.discard[-frame[2] :]
    return actions.salvage_or_done[colours_in(spent)]


def salvage(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves a spent Resource from the discard pile to the Stock."""
    if action is actions.done:
        return
    seat = frame[1]
    place = len(state.discard) - 1 - state.discard[::-1].index(action.a)
    state.discard = state.discard[:place] + state.discard[place + 1 :]
    state.stock[5 * seat + action.a] += 1
    if state.listening:
        state.emit(log.SALVAGED, seat, action.a)


def may_pick(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of one colour from the Forum, or none."""
    return actions.take_or_done[1 << frame[2]] if state.forum[frame[2]] else actions.nothing


def pick(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card to the Hand."""
    if action is not actions.done:
        pick_up(state, frame[1], frame[2])


def react(state: UchroniaState, seat: int, colour: int) -> None:
    """Opponents whose buildings react to a completion are asked, clockwise."""
    for other in reversed(state.opponents(seat)):
        for card in state.with_effect(other, TAKE_ON_COMPLETION):
            state.stack.append((PICK, other, colour, card.index))


# What the owner's buildings do on completion, in the order that the owner likes.


def may_trigger(state: UchroniaState, frame: Frame) -> list[Action]:
    """The effect of the completed building, those of others that care, or no more."""
    _, seat, number, own, launches = frame
    card = state.cards.buildings[number]
    legal = []
    if own and usable(state, seat, card):
        legal.append(actions.use[number])
    if launches and state.stock[5 * seat + card.colour] and below_limit(state, seat):
        legal += [actions.use[other.index] for other in _launching(state, seat)]
        legal.sort(key=_place)
    return [*legal, actions.done] if legal else legal


def _launching(state: UchroniaState, seat: int) -> list[Building]:
    return state.with_effect(seat, LAUNCH_ON_COMPLETION)


def _place(action: Action) -> int:
    return action.index


def trigger(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Carries one effect out; the others remain."""
    kind, seat, number, own, launches = frame
    if action is actions.done:
        return
    if action.a == number and own:
        state.stack.append((kind, seat, number, 0, launches))
        use(state, seat, state.cards.buildings[number])
        return
    state.stack.append((kind, seat, number, own, 0))
    if state.listening:
        state.emit(log.USED, seat, action.a)
    launch_from_stock(state, seat, state.cards.buildings[number].colour)
