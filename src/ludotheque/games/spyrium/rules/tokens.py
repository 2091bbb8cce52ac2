"""The numbered tokens: drawn, taken from a card, kept or discarded, and what they are worth."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import EMPTY, KEEP_TOKENS, Deal, Face, Token
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.goods import settle
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.rules.prices import Price, money_for, of_call
from ludotheque.games.spyrium.words import events
from ludotheque.games.spyrium.words.names import card_name


def draw_token(state: SpyriumState) -> Token:
    """The next token of the reserve, or 0 if all 24 are in use."""
    if not state.token_reserve:
        _refill(state)
    if not state.token_reserve:
        return Token(0)
    value = state.token_reserve[-1]
    state.token_reserve = state.token_reserve[:-1]
    return value


def _refill(state: SpyriumState) -> None:
    """Shuffles the discard into the reserve; if that is empty too, the kept tokens.

    Kept tokens go on counting by number (S-149).
    """
    if state.token_discard:
        pool, state.token_discard = state.token_discard, ()
        kind = events.RESHUFFLED
    else:
        pool = tuple([value for kept in state.kept_tokens for value in kept])
        state.kept_tokens = [() for _ in range(state.players)]
        kind = events.TOKENS_RETURNED
    order, state.chance = shuffled(pool, state.chance)
    state.token_reserve = tuple(order)
    if state.listening and pool:
        state.emit(kind, -1, len(pool))


def take_token(state: SpyriumState, seat: Seat, place: Place, face: Face, value: Token) -> None:
    """Takes a token off a market card; the owner of that power keeps it, others discard it."""
    left = list(state.tokens[place])
    left.remove(value)
    state.tokens[place] = tuple(left)
    if state.listening:
        state.emit(events.TOKEN_TAKEN, seat, face, value)
    if keeps_token(state, seat):
        state.kept[seat] += 1
        state.kept_tokens[seat] = (*state.kept_tokens[seat], value)
        if state.listening:
            state.cause = ("face", state.cards.by_power[KEEP_TOKENS].index)
            state.emit(events.TOKEN_KEPT, seat, value, state.kept[seat])
            state.cause = ("face", face)
    else:
        state.token_discard += (value,)


def keeps_token(state: SpyriumState, seat: Seat) -> bool:
    """Whether a seat keeps the next token that it takes."""
    if not state.techniques[seat] & KEEP_TOKENS:
        return False
    return state.kept[seat] < state.cards.by_power[KEEP_TOKENS].amount


def may_name_value(state: SpyriumState, seat: int) -> bool:
    """Whether a seat can name the value of a token, once a turn."""
    return bool(state.techniques[seat] & ~state.used[seat] & KEEP_TOKENS)


def check_money(state: SpyriumState, asked: Question, deal: Deal, due: int) -> None:
    """The seat can pay what is due and, with the smallest token, what a deal takes."""
    needed, found = due + money_for(state, asked.seat, deal, Token(1)), state.money[asked.seat]
    asked.require(found >= needed, f"the seat has to pay £{needed} and has £{found}")
    lacks = state.spyrium[asked.seat] < deal.spyrium
    asked.require(not lacks, f"the seat has to pay {deal.spyrium} Spyrium")


class ChooseValue(Question):
    """What a token counts as: that of a card, or that of an option of the event.

    ``option`` counts from 1 and is 0 for a card; ``card`` is then ``EMPTY``. ``due`` is the money
    for the call.
    """

    name = "value"
    fields = (("card", "face"), ("option", "option"), ("token", "token"), ("due", "money"))

    def __init__(self, seat: Seat, card: Face, option: int, token: Token, due: int) -> None:
        super().__init__(seat)
        self.card = card
        self.option = option
        self.token = token
        self.due = due

    @classmethod
    def of_card(cls, seat: Seat, card: Face, token: Token, due: int) -> ChooseValue:
        """The token was taken from a card."""
        return ChooseValue(seat, card, 0, token, due)

    @classmethod
    def of_event(cls, seat: Seat, option: int, token: Token) -> ChooseValue:
        """The token lies on the event."""
        return ChooseValue(seat, Face(EMPTY), option, token, 0)

    def deal(self, state: SpyriumState) -> Deal:
        """The deal whose token is being valued: of a card, or of an option of the event."""
        if self.card == EMPTY:
            return state.cards.events[state.event].deals[self.option - 1]
        card = state.cards.faces[self.card]
        return card.built if card.built is not None else card.deals[0]

    def price(self, state: SpyriumState) -> Price:
        """The money for the call."""
        return Price() if self.card == EMPTY else of_call(state.cards.faces[self.card], self.due)

    def check(self, state: SpyriumState, below: Any) -> None:
        super().check(state, below)
        namer = state.cards.by_power[KEEP_TOKENS].id
        owned = state.techniques[self.seat] & KEEP_TOKENS != 0
        self.require(owned, f"the seat does not own '{namer}', which lets it name a value")
        may = may_name_value(state, self.seat)
        self.require(may, f"the seat has used '{namer}' this turn")
        if self.card != EMPTY:
            uses = not self.option and state.cards.faces[self.card].has_token
            self.require(uses, "a card that uses tokens is expected")
        else:
            deals = state.cards.events[state.event].deals
            uses = 1 <= self.option <= len(deals) and deals[self.option - 1].by_token
            self.require(uses, "an option of the event with a token is expected")
        check_money(state, self, self.deal(state), self.due)

    def legal(self, state: SpyriumState) -> list[Action]:
        """1, 2 or 3; if the value is to be paid, only what can be paid."""
        limit = state.money[self.seat] - self.due if self.deal(state).pays_token else 3
        return [action for action in actions.name_value if action.a <= limit]

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Names the value and settles the deal with it.

        Naming the token's own value does not use the power up.
        """
        seat, value = self.seat, Token(action.a)
        if value != self.token:
            state.used[seat] |= KEEP_TOKENS
        if state.listening:
            state.cause = ("face", state.cards.by_power[KEEP_TOKENS].index)
            named = value != self.token
            state.emit(events.VALUE_NAMED if named else events.VALUE_LEFT, seat, value)
            event = self.card == EMPTY
            state.cause = ("event", state.event) if event else ("face", self.card)
        settle(state, seat, self.deal(state), self.price(state), value)

    def message(self, state: SpyriumState) -> Message:
        """Asks for a value."""
        technique = card_name(state.cards.by_power[KEEP_TOKENS])
        return say("ask-value", value=self.token, technique=technique)
