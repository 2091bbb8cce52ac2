"""Start of the turn: income, event, market, workers."""

from __future__ import annotations

from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import BUILDING, EMPTY, Card, EventNumber, Token
from ludotheque.games.spyrium.kinds import ALL_PLACES
from ludotheque.games.spyrium.position import PLACEMENT, SpyriumState
from ludotheque.games.spyrium.rules import turns
from ludotheque.games.spyrium.rules.tokens import draw_token
from ludotheque.games.spyrium.words import events


def begin_turn(state: SpyriumState) -> None:
    """Income, event, market, workers; then the first player decides."""
    era = state.cards.box.turns[state.turn]
    state.turn += 1
    if state.listening:
        state.emit(events.TURN_BEGINS, -1, state.turn, era)
        state.emit(events.FIRST_PLAYER, state.first)
    for seat in range(state.players):
        income = state.residence_value(seat)
        state.money[seat] += income
        if state.listening:
            state.emit(events.INCOME, seat, income)
    state.event, state.event_token = state.next_event, state.next_token
    if state.listening:
        state.emit(events.EVENT_OF_THE_TURN, -1, state.event)
    reveal_next_event(state)
    _deal_market(state, era)
    for seat in range(state.players):
        state.active[seat] += state.inactive[seat]
        state.inactive[seat] = 0
        state.phase[seat] = PLACEMENT
    state.stack.append(turns.TURN[state.first])


def reveal_next_event(state: SpyriumState) -> None:
    """Turns the next event up, and lays a token on it if it uses one."""
    if not state.event_pile:
        state.next_event, state.next_token = EventNumber(EMPTY), Token(0)
        return
    state.next_event = state.event_pile[-1]
    state.event_pile = state.event_pile[:-1]
    has_token = state.cards.events[state.next_event].has_token
    state.next_token = draw_token(state) if has_token else Token(0)
    if state.listening and state.turn:
        state.emit(events.NEXT_EVENT, -1, state.next_event, state.turn + 1)
        if state.next_token:
            state.emit(events.EVENT_TOKEN, -1, state.next_event, state.next_token)


def _deal_market(state: SpyriumState, era: int) -> None:
    """Nine cards, then the tokens of those that use them."""
    decks = list(state.decks)
    dealt = decks[era][-ALL_PLACES:][::-1]
    decks[era] = decks[era][:-ALL_PLACES]
    state.decks = tuple(decks)
    for place, face in enumerate(dealt):
        state.lay_card(Place(place), face)
    if state.listening:
        for place, face in enumerate(dealt):
            state.emit(events.DEALT, -1, place, face)
    for place, face in enumerate(dealt):
        card = state.cards.faces[face]
        if card.has_token:
            _lay_tokens(state, Place(place), tokens_on(card, state.players))


def tokens_on(card: Card, players: int) -> int:
    """How many tokens are laid on a card that uses them."""
    return 1 if card.kind == BUILDING else players - 1


def _lay_tokens(state: SpyriumState, place: Place, number: int) -> None:
    drawn = sorted([draw_token(state) for _ in range(number)])
    state.tokens[place] = tuple([value for value in drawn if value])
    if state.listening:
        for value in state.tokens[place]:
            state.emit(events.TOKEN_LAID, -1, place, state.market[place], value)
