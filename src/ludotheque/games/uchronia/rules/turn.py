"""A turn: it begins, the seat commands or plots, it ends and the next begins.

What remains to be done lies on the stack; `play` answers the question on top and takes every step
up to the next question.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions, steps
from ludotheque.games.uchronia.cards.colours import (
    Colour,
    Order,
    change,
    colours_twice,
    order_of,
)
from ludotheque.games.uchronia.cards.effects import (
    RECALL_ONE_OF_PAIR,
    SEVERAL_CARDS,
    TAKE_FROM_PAIR,
)
from ludotheque.games.uchronia.pending import Entry, Question
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, great_works, orders, plotting
from ludotheque.games.uchronia.rules.hands import leave_hand, take_openly
from ludotheque.games.uchronia.rules.the_end import is_over_after
from ludotheque.games.uchronia.words import events

# What the stack asks for, and what answers do.


def play(state: UchroniaState, action: Action) -> None:
    """Answers the pending question and goes on to the next one."""
    stack: list[Any] = state.stack
    asked: Question = stack.pop()
    asked.answer(state, action)
    go_on(state)


def go_on(state: UchroniaState) -> None:
    """Takes all steps up to the next question; questions without any choice are passed over."""
    stack: list[Any] = state.stack
    while stack:
        entry: Entry = stack[-1]
        if entry.proceed(state):
            return


def legal(state: UchroniaState) -> list[Action]:
    """The legal answers to the pending question, in the order of the action table."""
    asked = state.stack[-1]
    assert isinstance(asked, Question)
    return asked.legal(state)


# The beginning and the end.


def begin_turn(state: UchroniaState, seat: Seat) -> None:
    """The Domain goes to the Forum; then the seat decides."""
    state.player = seat
    state.forget_turn()
    stack = state.stack
    stack.append(steps.CLOSE[seat])
    stack.append(decisions.TURN[seat])
    played = state.domain[seat]
    if not played:
        return
    state.domain[seat] = ()
    for card in played:
        change(state.forum, card, 1)
        if state.listening:
            state.emit(events.SWEPT, seat, card)
    if len(played) == 2:
        for other in reversed(state.opponents(seat)):
            for building in state.with_effect(other, TAKE_FROM_PAIR):
                stack.append(decisions.Pick(other, played[0], building.index))


def close_turn(state: UchroniaState, seat: Seat) -> None:
    """Fills the Great Works up; then the next seat begins, or the game is over."""
    if len(state.works) < state.cards.box.works:
        great_works.refill(state)
    if is_over_after(state, seat):
        state.over = True
        if state.listening:
            state.emit(events.GAME_ENDS, -1)
    else:
        begin_turn(state, state.opponents(seat)[0])


# Commanding.


def may_act(state: UchroniaState, asked: decisions.Turn) -> list[Action]:
    """Command with a card, command with two of a colour, or plot."""
    held, twice = colours_twice(state.hands[asked.seat])
    return actions.turn[twice][held]


def act(state: UchroniaState, asked: decisions.Turn, action: Action) -> None:
    """Begins a Command or a Plot."""
    seat = asked.seat
    if action is actions.plot:
        plotting.plot(state, seat)
        return
    colour = Colour(action.a)
    _play_card(state, seat, colour)
    if action.verb == actions.COMMAND:
        if state.listening:
            state.emit(events.COMMANDED, seat, colour)
        if state.has(seat, SEVERAL_CARDS):
            state.stack.append(steps.Commence(seat, order_of(colour)))
            state.stack.append(decisions.LayMore(seat, colour))
        else:
            commence(state, seat, order_of(colour))
    else:
        _play_card(state, seat, colour)
        if state.listening:
            state.emit(events.PAIRED, seat, colour)
        state.stack.append(decisions.Recall(seat))
        state.stack.append(decisions.ChooseOrder(seat))


def _play_card(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    state.domain[seat] += (leave_hand(state, seat, colour),)


def may_choose_order(state: UchroniaState, asked: decisions.ChooseOrder) -> list[Action]:
    """Any order."""
    return actions.order


def choose_order(state: UchroniaState, asked: decisions.ChooseOrder, action: Action) -> None:
    """Executes it, with the Activities of its own colour."""
    orders.execute(state, asked.seat, Order(action.a), True)


def may_lay_more(state: UchroniaState, asked: decisions.LayMore) -> list[Action]:
    """One more card of the colour, or no more; asked of everybody who has cards left."""
    hand = state.hands[asked.seat]
    if not hand:
        return actions.nothing
    return [actions.lay[asked.colour], actions.done] if asked.colour in hand else [actions.done]


def lay_more(state: UchroniaState, asked: decisions.LayMore, action: Action) -> None:
    """Lays the card on the Domain."""
    if action is actions.done:
        return
    state.stack.append(asked)
    _play_card(state, asked.seat, asked.colour)
    if state.listening:
        causes.note_effect(state, asked.seat, SEVERAL_CARDS)
        state.emit(events.LAID, asked.seat, asked.colour)


def commence(state: UchroniaState, seat: Seat, order: Order) -> None:
    """The order of the card played; plainly once more for each further card."""
    for _ in range(len(state.domain[seat]) - 1):
        state.stack.append(steps.Execute(seat, order, False))
    orders.execute(state, seat, order, True)


def may_recall(state: UchroniaState, asked: decisions.Recall) -> list[Action]:
    """One card of a pair comes back to the Hand, or none."""
    if not state.has(asked.seat, RECALL_ONE_OF_PAIR):
        return actions.nothing
    return [actions.recall[state.domain[asked.seat][0]], actions.done]


def recall(state: UchroniaState, asked: decisions.Recall, action: Action) -> None:
    """Moves the card from the Domain to the Hand."""
    seat = asked.seat
    if state.listening:
        causes.note_effect(state, seat, RECALL_ONE_OF_PAIR)
    if action is actions.done:
        causes.decline(state, seat)
        return
    state.domain[seat] = state.domain[seat][:-1]
    take_openly(state, seat, Colour(action.a))
    if state.listening:
        state.emit(events.RECALLED, seat, action.a)
