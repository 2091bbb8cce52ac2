"""The numbered tokens: drawn, taken from a card, kept or discarded, and what they are worth."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import EMPTY, KEEP_TOKENS, Deal, Face, Token
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.goods import settle
from ludotheque.games.spyrium.words import events


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


def deal_of(state: SpyriumState, asked: decisions.ChooseValue) -> Deal:
    """The deal whose token is being valued: of a card, or of an option of the event."""
    if asked.card == EMPTY:
        return state.cards.events[state.event].deals[asked.option - 1]
    card = state.cards.faces[asked.card]
    return card.built if card.built is not None else card.deals[0]


def may_choose_value(state: SpyriumState, asked: decisions.ChooseValue) -> list[Action]:
    """1, 2 or 3; if the value is to be paid, only what can be paid."""
    limit = state.money[asked.seat] - asked.due if deal_of(state, asked).pays_token else 3
    return [action for action in actions.name_value if action.a <= limit]


def choose_value(state: SpyriumState, asked: decisions.ChooseValue, action: Action) -> None:
    """Names the value and settles the deal with it.

    Naming the token's own value does not use the power up.
    """
    seat, value = asked.seat, Token(action.a)
    if value != asked.token:
        state.used[seat] |= KEEP_TOKENS
        if state.listening:
            state.cause = ("face", state.cards.by_power[KEEP_TOKENS].index)
            state.emit(events.VALUE_NAMED, seat, value)
    if state.listening:
        event = asked.card == EMPTY
        state.cause = ("event", state.event) if event else ("face", asked.card)
    settle(state, seat, deal_of(state, asked), asked.due, value)
