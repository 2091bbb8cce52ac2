"""The Draconians order: cards are revealed, opponents buy themselves off or give, the Forum too."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, raid_decisions, steps
from ludotheque.games.uchronia.cards.colours import (
    DRACONIANS,
    Colour,
    at,
    change,
    colours_in,
    only,
)
from ludotheque.games.uchronia.cards.effects import BUY_OFF, FEWER_REVEALED, ONLY_FORUM_COLOURS
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes
from ludotheque.games.uchronia.rules.hands import leave_hand, show
from ludotheque.games.uchronia.words import events


def begin_raid(state: UchroniaState, seat: Seat, strength: int) -> None:
    """Forgets the last Draconians order and goes on to revealing."""
    state.forget_raid()
    state.stack.append(steps.RAID[seat])
    state.stack.append(raid_decisions.Reveal(seat, strength))


# Revealing cards, one by one.


def may_reveal(state: UchroniaState, asked: raid_decisions.Reveal) -> list[Action]:
    """A card of the Hand that has not been revealed yet; after the first, one may stop."""
    hand, revealed = state.hands[asked.seat], state.revealed
    if len(revealed) >= len(hand):
        return actions.nothing
    colours = colours_in(hand)
    if not revealed:
        return actions.reveal_one[colours]
    for colour in revealed:
        if revealed.count(colour) == hand.count(colour):
            colours &= ~only(colour)
    return actions.reveal_or_done[colours]


def reveal(state: UchroniaState, asked: raid_decisions.Reveal, action: Action) -> None:
    """Shows the card to everybody; it stays in the Hand and is known from now on."""
    if action is actions.done:
        return
    if asked.left > 1:
        state.stack.append(raid_decisions.Reveal(asked.seat, asked.left - 1))
    colour = Colour(action.a)
    card = show(state, asked.seat, colour, state.revealed.count(colour))
    state.revealed = (*state.revealed, colour)
    if state.listening:
        causes.note_order(state, DRACONIANS)
        state.emit(events.REVEALED, asked.seat, card)


def raid(state: UchroniaState, seat: Seat) -> None:
    """Who can buy off decides first, then the victims give, then the Forum; all clockwise."""
    others = state.opponents(seat)
    state.stack.append(steps.GATHER[seat])
    for other in reversed(others):
        state.stack.append(steps.VICTIM[seat][other])
    for other in reversed(others):
        for card in state.with_effect(other, BUY_OFF):
            state.stack.append(raid_decisions.BuyOff(other, seat, card.index))


# Buying oneself off.


def may_buy_off(state: UchroniaState, asked: raid_decisions.BuyOff) -> list[Action]:
    """Pay a Resource of the Stock, or not; nothing without such a Resource."""
    resource = state.cards.buildings[asked.building].resource
    if state.is_spared(asked.seat) or not state.stock[at(asked.seat, resource)]:
        return actions.nothing
    return [actions.pay, actions.done]


def buy_off(state: UchroniaState, asked: raid_decisions.BuyOff, action: Action) -> None:
    """Moves the Resource to the attacker's Stock; nothing of this order affects the seat."""
    if state.listening:
        causes.note_building(state, asked.building)
    if action is actions.done:
        causes.decline(state, asked.seat)
        return
    resource = state.cards.buildings[asked.building].resource
    change(state.stock, at(asked.seat, resource), -1)
    change(state.stock, at(asked.attacker, resource), 1)
    state.spare(asked.seat)
    if state.listening:
        state.emit(events.BOUGHT_OFF, asked.seat, resource, asked.attacker)


# One victim after the other.


def face_victim(state: UchroniaState, seat: Seat, victim: Seat) -> None:
    """An opponent with a card on its Domain gives one, if what was revealed obliges it."""
    if not state.domain[victim] or state.is_spared(victim) or not state.revealed:
        return
    shield = sum(card.amount for card in state.with_effect(victim, FEWER_REVEALED))
    if not shield:
        _demand(state, seat, victim, state.revealed)
    elif len(state.revealed) > shield:
        state.stack.append(raid_decisions.Withhold(seat, victim, shield, state.revealed))


def may_withhold(state: UchroniaState, asked: raid_decisions.Withhold) -> list[Action]:
    """One of the revealed cards does not count."""
    return actions.withhold_one[colours_in(asked.cards)]


def withhold(state: UchroniaState, asked: raid_decisions.Withhold, action: Action) -> None:
    """Leaves the card out; the others oblige the victim."""
    place = asked.cards.index(Colour(action.a))
    cards = asked.cards[:place] + asked.cards[place + 1 :]
    if state.listening:
        causes.note_effect(state, asked.victim, FEWER_REVEALED)
        state.emit(events.WITHHELD, asked.seat, action.a, asked.victim)
    if asked.left > 1:
        state.stack.append(raid_decisions.Withhold(asked.seat, asked.victim, asked.left - 1, cards))
    else:
        _demand(state, asked.seat, asked.victim, cards)


def _demand(state: UchroniaState, seat: Seat, victim: Seat, cards: tuple[Colour, ...]) -> None:
    """Notes which colours oblige a victim, and asks it for a card."""
    only_forum = state.has(victim, ONLY_FORUM_COLOURS)
    colours = 0
    for colour in cards:
        if not only_forum or state.forum[colour]:
            colours |= only(colour)
    state.oblige(victim, colours)
    if colours and state.hands[victim]:
        state.stack.append(raid_decisions.GIVE[victim][seat])


def may_give(state: UchroniaState, asked: raid_decisions.Give) -> list[Action]:
    """A card of an effective colour; nothing only if there is none."""
    colours = colours_in(state.hands[asked.seat]) & state.obliging(asked.seat)
    return actions.give_one[colours] or actions.only_give_nothing


def give(state: UchroniaState, asked: raid_decisions.Give, action: Action) -> None:
    """Moves the card from the Hand to the attacker's Stock."""
    if state.listening:
        causes.note_order(state, DRACONIANS)
    if action is actions.give_nothing:
        if state.listening:
            state.emit(events.GAVE_NOTHING, asked.seat, asked.attacker)
        return
    state.note_gift(asked.seat)
    give_card(state, asked.seat, asked.attacker, Colour(action.a))


def give_card(state: UchroniaState, seat: Seat, to: Seat, colour: Colour) -> None:
    """Moves a card from a Hand to another player's Stock."""
    card = leave_hand(state, seat, colour)
    change(state.stock, at(to, colour), 1)
    if state.listening:
        state.emit(events.GAVE, seat, card, to)


# The Forum.


def gather(state: UchroniaState, seat: Seat) -> None:
    """For each revealed card, one of its colour moves from the Forum to the Stock."""
    if state.listening:
        causes.note_order(state, DRACONIANS)
    for colour in state.revealed:
        if state.forum[colour]:
            change(state.forum, colour, -1)
            change(state.stock, at(seat, colour), 1)
            if state.listening:
                state.emit(events.GATHERED, seat, colour)
