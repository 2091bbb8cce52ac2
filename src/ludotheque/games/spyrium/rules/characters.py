"""Calling a character: paying, and choosing one of its tokens."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import CHARACTER, Deal, Token
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.goods import settle
from ludotheque.games.spyrium.rules.pending import CardQuestion
from ludotheque.games.spyrium.rules.prices import Price, of_call
from ludotheque.games.spyrium.rules.tokens import (
    ChooseValue,
    check_money,
    may_name_value,
    take_token,
)
from ludotheque.games.spyrium.words.names import place_name


def can_call(state: SpyriumState, seat: int, place: Place, deal: Deal, left: int) -> bool:
    """Whether a seat can pay what the deal takes, with the money that the call leaves it."""
    if state.spyrium[seat] < deal.spyrium:
        return False
    if not deal.takes_token:
        return True
    tokens = state.tokens[place]
    if not tokens:
        return False
    if not deal.pays_token:
        return True
    if may_name_value(state, seat):
        return left >= 1
    return min(tokens) <= left


def call(state: SpyriumState, seat: Seat, place: Place, price: Price) -> None:
    """Calls a character; one with tokens lets its caller choose among them first."""
    card = state.cards.faces[state.market[place]]
    if card.has_token:
        state.stack.append(ChooseToken(seat, place, price.total))
    else:
        settle(state, seat, card.deals[0], price, Token(0))


class ChooseToken(CardQuestion):
    """Which token of the character at a place; ``due`` is the money for the call."""

    name = "token"
    kind = CHARACTER

    def check(self, state: SpyriumState, below: Any) -> None:
        super().check(state, below)
        self.require(bool(state.tokens[self.place]), "a character with tokens is expected")
        check_money(state, self, self.card(state).deals[0], self.due)

    def legal(self, state: SpyriumState) -> list[Action]:
        """The tokens on the card, equal ones once; if one is to be paid, only what can be."""
        on_card = state.tokens[self.place]
        bound = self.card(state).deals[0].pays_token and not may_name_value(state, self.seat)
        limit = state.money[self.seat] - self.due if bound else max(on_card)
        return [
            action for action in actions.take_token if action.a in on_card and action.a <= limit
        ]

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Takes the token; its value is named first by whoever can."""
        seat, token = self.seat, Token(action.a)
        card = self.card(state)
        if state.listening:
            state.cause = ("face", card.index)
        take_token(state, seat, self.place, card.index, token)
        if may_name_value(state, seat):
            state.stack.append(ChooseValue.of_card(seat, card.index, token, self.due))
        else:
            settle(state, seat, card.deals[0], of_call(card, self.due), token)

    def message(self, state: SpyriumState) -> Message:
        """Asks for a token."""
        return say("ask-token", card=place_name(state, self.place))
