"""The Draconians order: cards are revealed, opponents buy themselves off or give, the Forum too."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log
from ludotheque.games.uchronia.cards import BUY_OFF as BUYS_OFF
from ludotheque.games.uchronia.cards import FEWER_REVEALED, ONLY_FORUM_COLOURS
from ludotheque.games.uchronia.colours import change, colours_in
from ludotheque.games.uchronia.effects import give_card
from ludotheque.games.uchronia.frames import pending, pending_about
from ludotheque.games.uchronia.hand import show
from ludotheque.games.uchronia.state import (
    BUY_OFF,
    GATHER,
    GIVE,
    RAID,
    REVEAL,
    VICTIM,
    WITHHOLD,
    UchroniaState,
)


def begin_raid(state: UchroniaState, seat: int, strength: int) -> None:
    """Forgets the last Draconians order and goes on to revealing."""
    state.forget_raid()
    state.stack.append(pending(RAID, seat))
    state.stack.append((REVEAL, seat, strength))


# Revealing cards, one by one.


def may_reveal(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of the Hand that has not been revealed yet; after the first, one may stop."""
    hand, revealed = state.hands[frame[1]], state.revealed
    if len(revealed) >= len(hand):
        return actions.nothing
    colours = colours_in(hand)
    if not revealed:
        return actions.reveal_one[colours]
    for colour in revealed:
        if revealed.count(colour) == hand.count(colour):
            colours &= ~(1 << colour)
    return actions.reveal_or_done[colours]


def reveal(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Shows the card to everybody; it stays in the Hand and is known from now on."""
    kind, seat, left = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((kind, seat, left - 1))
    card = show(state, seat, action.a, state.revealed.count(action.a))
    state.revealed = (*state.revealed, action.a)
    if state.listening:
        state.emit(log.REVEALED, seat, card)


def raid(state: UchroniaState, seat: int) -> None:
    """Who can buy off decides first, then the victims give, then the Forum; all clockwise."""
    others = state.opponents(seat)
    state.stack.append(pending(GATHER, seat))
    for other in reversed(others):
        state.stack.append(pending_about(VICTIM, seat, other))
    for other in reversed(others):
        for card in state.with_effect(other, BUYS_OFF):
            state.stack.append((BUY_OFF, other, seat, card.index))


# Buying oneself off.


def may_buy_off(state: UchroniaState, frame: Frame) -> list[Action]:
    """Pay a Resource of the Stock, or not; nothing without such a Resource."""
    _, seat, _, number = frame
    resource = state.cards.buildings[number].resource
    if state.spared >> seat & 1 or not state.stock[5 * seat + resource]:
        return actions.nothing
    return [actions.pay, actions.done]


def buy_off(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the Resource to the attacker's Stock; nothing of this order affects the seat."""
    if action is actions.done:
        return
    _, seat, attacker, number = frame
    resource = state.cards.buildings[number].resource
    state.stock[5 * seat + resource] -= 1
    state.stock[5 * attacker + resource] += 1
    state.spared |= 1 << seat
    if state.listening:
        state.emit(log.BOUGHT_OFF, seat, resource, attacker)


# One victim after the other.


def face_victim(state: UchroniaState, seat: int, victim: int) -> None:
    """An opponent with a card on its Domain gives one, if what was revealed obliges it."""
    if not state.domain[victim] or state.spared >> victim & 1 or not state.revealed:
        return
    shield = sum(card.amount for card in state.with_effect(victim, FEWER_REVEALED))
    if not shield:
        _demand(state, seat, victim, state.revealed)
    elif len(state.revealed) > shield:
        state.stack.append((WITHHOLD, seat, victim, shield, *state.revealed))


def may_withhold(state: UchroniaState, frame: Frame) -> list[Action]:
    """One of the revealed cards does not count."""
    return actions.withhold_one[colours_in(frame[4:])]


def withhold(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Leaves the card out; the others oblige the victim."""
    _, seat, victim, left, *cards = frame
    cards.remove(action.a)
    if state.listening:
        state.emit(log.WITHHELD, seat, action.a, victim)
    if left > 1:
        state.stack.append((WITHHOLD, seat, victim, left - 1, *cards))
    else:
        _demand(state, seat, victim, tuple(cards))


def _demand(state: UchroniaState, seat: int, victim: int, cards: tuple[int, ...]) -> None:
    """Notes which colours oblige a victim, and asks it for a card."""
    only_forum = state.has(victim, ONLY_FORUM_COLOURS)
    colours = 0
    for colour in cards:
        if not only_forum or state.forum[colour]:
            colours |= 1 << colour
    state.oblige(victim, colours)
    if colours and state.hands[victim]:
        state.stack.append(pending_about(GIVE, victim, seat))


def may_give(state: UchroniaState, frame: Frame) -> list[Action]:
    """A card of an effective colour; nothing only if there is none."""
    seat = frame[1]
    colours = colours_in(state.hands[seat]) & state.obliging(seat)
    return actions.give_one[colours] or [actions.give_nothing]


def give(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card from the Hand to the attacker's Stock."""
    _, seat, attacker = frame
    if action is actions.give_nothing:
        if state.listening:
            state.emit(log.GAVE_NOTHING, seat, attacker)
        return
    state.gave |= 1 << seat
    give_card(state, seat, attacker, action.a)


# The Forum.


def gather(state: UchroniaState, seat: int) -> None:
    """For each revealed card, one of its colour moves from the Forum to the Stock."""
    for colour in state.revealed:
        if state.forum[colour]:
            change(state.forum, colour, -1)
            change(state.stock, 5 * seat + colour, 1)
            if state.listening:
                state.emit(log.GATHERED, seat, colour)
