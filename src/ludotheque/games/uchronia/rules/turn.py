"""A turn: it begins, the seat commands or plots, it ends and the next begins."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.colours import (
    Colour,
    Order,
    change,
    colour_of,
    colours_twice,
    order_of,
)
from ludotheque.games.uchronia.cards.effects import (
    RECALL_ONE_OF_PAIR,
    SEVERAL_CARDS,
    TAKE_FROM_PAIR,
    Effect,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, completion, great_works, orders, plotting
from ludotheque.games.uchronia.rules.hands import leave_hand, take_openly
from ludotheque.games.uchronia.rules.pending import Question, Step
from ludotheque.games.uchronia.rules.the_end import is_over_after
from ludotheque.games.uchronia.words import events

# The beginning and the end.


class Begin(Step):
    """A turn begins."""

    name: ClassVar[str] = "begin"
    lowest = True

    def check(self, state: UchroniaState, below: Any) -> None:
        """Nothing has happened but that some seats have put their card into the Forum."""
        self.require(self.seat == state.player, "it must be for the seat on turn")
        waiting = [entry.seat for entry in state.stack[:0:-1]]
        seats = [state.player, *state.opponents(state.player)]
        self.require(waiting == seats[-len(waiting) :], "the seats open the Forum in turn order")
        self.require(state.last == seats[-1], "the last to play has the Last Turn card")
        dealt = state.cards.box.dealt
        for seat in seats:
            held = dealt if seat in waiting else dealt - 1
            self.require(len(state.hands[seat]) == held, f"seat {seat} holds {held} cards")
        laid = [*state.stock, *state.activities, *state.domain, *state.sites, *state.completed]
        laid += [state.discard, state.dry, state.used, state.started]
        laid += [state.revealed, state.spared, state.gave, state.effective]
        opened = len(seats) - len(waiting)
        fits = sum(state.forum) == opened and not any(laid)
        self.require(fits, f"only {opened} cards lie in the Forum yet")

    def run(self, state: UchroniaState) -> None:
        begin_turn(state, self.seat)


def begin_turn(state: UchroniaState, seat: Seat) -> None:
    """The Domain goes to the Forum; then the seat decides."""
    state.player = seat
    state.forget_turn()
    stack = state.stack
    stack.append(CLOSE[seat])
    stack.append(TURN[seat])
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
                stack.append(completion.Pick(other, played[0], building.index))


class Close(Step):
    """A turn ends."""

    name: ClassVar[str] = "close"
    lowest = True

    def check(self, state: UchroniaState, below: Any) -> None:
        self.require(self.seat == state.player, "it must be for the seat on turn")
        first, played = state.stack[1], state.domain[self.seat]
        if isinstance(first, Commence):
            fits = played[:1] == (colour_of(first.order),)
            first.require(fits, "the card that gives the order lies on the Domain")
        elif isinstance(first, Recall):
            first.require(len(played) == 2, "two cards were played, and lie on the Domain")
        elif first.name in ("turn", "wind-up", "copy", "draw", "drop", "visit"):
            first.require(
                not played, "its player has a card on the Domain, but played none this turn"
            )

    def run(self, state: UchroniaState) -> None:
        """Fills the Great Works up; then the next seat begins, or the game is over."""
        if len(state.works) < state.cards.box.works:
            great_works.refill(state)
        if is_over_after(state, self.seat):
            state.over = True
            if state.listening:
                state.emit(events.GAME_ENDS, -1)
        else:
            begin_turn(state, state.opponents(self.seat)[0])


# Commanding.


class Turn(Question):
    """Command with a card, command with a pair, or plot."""

    name: ClassVar[str] = "turn"
    upon = ("close",)

    def check(self, state: UchroniaState, below: Any) -> None:
        raided = state.revealed or state.spared or state.gave or state.effective
        self.require(not state.used, "bonuses cannot have been used before it")
        self.require(not state.started, "no building can have been started before it")
        self.require(not raided, "there has been no Draconians order before it")
        dry = bool(state.dry and (state.pile or state.discard))
        self.require(not dry, "'dry' says that there was nothing to draw")

    def legal(self, state: UchroniaState) -> list[Action]:
        held, twice = colours_twice(state.hands[self.seat])
        return actions.turn[twice][held]

    def answer(self, state: UchroniaState, action: Action) -> None:
        seat = self.seat
        if action is actions.plot:
            plotting.plot(state, seat)
            return
        colour = Colour(action.a)
        _play_card(state, seat, colour)
        if action.verb == actions.COMMAND:
            if state.listening:
                state.emit(events.COMMANDED, seat, colour)
            if state.has(seat, SEVERAL_CARDS):
                state.stack.append(Commence(seat, order_of(colour)))
                state.stack.append(LayMore(seat, colour))
            else:
                _commence(state, seat, order_of(colour))
        else:
            _play_card(state, seat, colour)
            if state.listening:
                state.emit(events.PAIRED, seat, colour)
            state.stack.append(Recall(seat))
            state.stack.append(ChooseOrder(seat))

    def message(self, state: UchroniaState) -> Message:
        return say("ask-turn" if state.hands[self.seat] else "ask-turn-empty")


def _play_card(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    state.domain[seat] += (leave_hand(state, seat, colour),)


class LayMore(Question):
    """Whether one more card of the colour is laid; asked of everybody who has cards left."""

    name: ClassVar[str] = "lay"
    upon = ("close", "commence")
    fields: ClassVar[FieldList] = (("colour", "colour"),)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour = colour

    def check(self, state: UchroniaState, below: Any) -> None:
        fits = below.name == "close" or colour_of(below.order) == self.colour
        self.require(fits, "the order below it is another")
        played = self.colour in state.domain[self.seat]
        self.require(played, "no card of the colour lies on the Domain")
        self.require(state.has(self.seat, SEVERAL_CARDS), "no building of the seat allows it")

    def legal(self, state: UchroniaState) -> list[Action]:
        hand = state.hands[self.seat]
        if not hand:
            return actions.nothing
        return [actions.lay[self.colour], actions.done] if self.colour in hand else [actions.done]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            return
        state.stack.append(self)
        _play_card(state, self.seat, self.colour)
        if state.listening:
            causes.note_effect(state, self.seat, SEVERAL_CARDS)
            state.emit(events.LAID, self.seat, self.colour)


class Commence(Step):
    """The order of the cards laid on the Domain is executed."""

    name: ClassVar[str] = "commence"
    upon = ("close",)
    fields: ClassVar[FieldList] = (("order", "order"),)

    def __init__(self, seat: Seat, order: Order) -> None:
        super().__init__(seat)
        self.order = order

    def run(self, state: UchroniaState) -> None:
        _commence(state, self.seat, self.order)


def _commence(state: UchroniaState, seat: Seat, order: Order) -> None:
    """The order of the card played; plainly once more for each further card."""
    for _ in range(len(state.domain[seat]) - 1):
        state.stack.append(orders.Execute(seat, order, False))
    orders.execute(state, seat, order, True)


class ChooseOrder(Question):
    """Which order a pair gives: any, with the Activities of the order's own colour."""

    name: ClassVar[str] = "order"
    upon = ("close", "recall")

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.order

    def answer(self, state: UchroniaState, action: Action) -> None:
        orders.execute(state, self.seat, Order(action.a), True)


class Recall(Question):
    """Whether a card of the pair comes back from the Domain to the Hand."""

    name: ClassVar[str] = "recall"
    effect: ClassVar[Effect | None] = RECALL_ONE_OF_PAIR
    upon = ("close",)

    def legal(self, state: UchroniaState) -> list[Action]:
        if not state.has(self.seat, RECALL_ONE_OF_PAIR):
            return actions.nothing
        return [actions.recall[state.domain[self.seat][0]], actions.done]

    def answer(self, state: UchroniaState, action: Action) -> None:
        seat = self.seat
        if state.listening:
            causes.note_effect(state, seat, RECALL_ONE_OF_PAIR)
        if action is actions.done:
            causes.decline(state, seat)
            return
        state.domain[seat] = state.domain[seat][:-1]
        take_openly(state, seat, Colour(action.a))
        if state.listening:
            state.emit(events.RECALLED, seat, action.a)


# Made once, by seat, since they are common.

CLOSE: Final = [Close(seat) for seat in SEATS[5]]
TURN: Final = [Turn(seat) for seat in SEATS[5]]
