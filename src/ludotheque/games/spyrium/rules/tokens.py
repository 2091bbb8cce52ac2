"""The numbered tokens: drawn, taken from a card, kept or discarded, and what they are worth."""

from __future__ import annotations

from ludotheque.core.chance import shuffled
from ludotheque.games.spyrium import log
from ludotheque.games.spyrium.cards import KEEP_TOKENS
from ludotheque.games.spyrium.state import SpyriumState


def draw_token(state: SpyriumState) -> int:
    """The next token of the reserve, or 0 if all 24 are in use."""
    if not state.token_reserve:
        _refill(state)
    if not state.token_reserve:
        return 0
    value = state.token_reserve[-1]
    state.token_reserve = state.token_reserve[:-1]
    return value


def _refill(state: SpyriumState) -> None:
    """Shuffles the discard into the reserve; if that is empty too, the kept tokens.

    Kept tokens go on counting by number (S-149).
    """
    if state.token_discard:
        pool, state.token_discard = state.token_discard, ()
        kind = log.RESHUFFLED
    else:
        pool = tuple(value for kept in state.kept_tokens for value in kept)
        state.kept_tokens = [() for _ in range(state.players)]
        kind = log.TOKENS_RETURNED
    order, state.chance = shuffled(pool, state.chance)
    state.token_reserve = tuple(order)
    if state.listening and pool:
        state.emit(kind, -1, len(pool))


def take_token(state: SpyriumState, seat: int, place: int, face: int, value: int) -> None:
    """Takes a token off a market card; the owner of that power keeps it, others discard it."""
    left = list(state.tokens[place])
    left.remove(value)
    state.tokens[place] = tuple(left)
    if state.listening:
        state.emit(log.TOKEN_TAKEN, seat, face, value)
    if (
        state.techniques[seat] & KEEP_TOKENS
        and state.kept[seat] < state.cards.by_power[KEEP_TOKENS].amount
    ):
        state.kept[seat] += 1
        state.kept_tokens[seat] = (*state.kept_tokens[seat], value)
        if state.listening:
            state.emit(log.TOKEN_KEPT, seat, value, state.kept[seat])
    else:
        state.token_discard += (value,)


def may_name_value(state: SpyriumState, seat: int) -> bool:
    """Whether a seat can name the value of a token, once a turn."""
    return bool(state.techniques[seat] & ~state.used[seat] & KEEP_TOKENS)


def name_value(state: SpyriumState, seat: int, token: int, value: int) -> None:
    """Names a value; naming the token's own value does not use the power up."""
    if value != token:
        state.used[seat] |= KEEP_TOKENS
        if state.listening:
            state.emit(log.VALUE_NAMED, seat, value)
