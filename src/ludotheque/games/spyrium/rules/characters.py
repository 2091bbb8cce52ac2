"""Calling a character: paying, and choosing one of its tokens."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import Deal, Token
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.goods import settle
from ludotheque.games.spyrium.rules.tokens import may_name_value, take_token


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


def call(state: SpyriumState, seat: Seat, place: Place, due: int) -> None:
    """Calls a character; one with tokens lets its caller choose among them first."""
    card = state.cards.faces[state.market[place]]
    if card.has_token:
        state.stack.append(decisions.ChooseToken(seat, place, due))
    else:
        settle(state, seat, card.deals[0], due, Token(0))


def may_choose_token(state: SpyriumState, asked: decisions.ChooseToken) -> list[Action]:
    """The tokens on the card, equal ones once; their value must be payable if it is to be paid."""
    on_card = state.tokens[asked.place]
    deal = state.cards.faces[state.market[asked.place]].deals[0]
    bound = deal.pays_token and not may_name_value(state, asked.seat)
    limit = state.money[asked.seat] - asked.due if bound else max(on_card)
    return [action for action in actions.take_token if action.a in on_card and action.a <= limit]


def choose_token(state: SpyriumState, asked: decisions.ChooseToken, action: Action) -> None:
    """Takes the token; its value is named first by whoever can."""
    seat, token = asked.seat, Token(action.a)
    face = state.market[asked.place]
    if state.listening:
        state.cause = ("face", face)
    take_token(state, seat, asked.place, face, token)
    if may_name_value(state, seat):
        state.stack.append(decisions.ChooseValue.of_card(seat, face, token, asked.due))
    else:
        settle(state, seat, state.cards.faces[face].deals[0], asked.due, token)
