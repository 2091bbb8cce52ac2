"""End of the turn: the market is cleared, everything is straightened, the first player changes."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.cards.card import EMPTY, EventNumber, Token, straight
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules import start_of_turn
from ludotheque.games.spyrium.words import events


def end_turn(state: SpyriumState) -> None:
    """Clears the market and the event, straightens everything, passes the first player on."""
    state.gone += tuple([face for face in state.market if face != EMPTY])
    state.token_discard += tuple([value for tokens in state.tokens for value in tokens])
    if state.event_token:
        state.token_discard = (*state.token_discard, state.event_token)
    state.clear_market()
    state.event, state.event_token = EventNumber(EMPTY), Token(0)
    for seat in range(state.players):
        state.quarter[seat] = tuple([straight(slot) for slot in state.quarter[seat]])
        state.used[seat] = 0
    state.first = Seat((state.first + 1) % state.players)
    if state.listening:
        state.emit(events.TURN_ENDS, -1, state.turn)
    if state.turn < len(state.cards.box.turns):
        start_of_turn.begin_turn(state)
    else:
        state.over = True
        if state.listening:
            state.emit(events.GAME_ENDS, -1)
