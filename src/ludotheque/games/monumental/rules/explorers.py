"""Explorers: walking over the map, Market tokens and Production tokens."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import EXTRA_PICK_UP, MILITARY, PRODUCTION, TOKEN_GOLD
from ludotheque.games.monumental.cards.schema import MARKET_TOKENS
from ludotheque.games.monumental.position import (
    EMPTY,
    EXTRA_PICKED,
    PICK,
    MonumentalState,
)
from ludotheque.games.monumental.rules.vocabulary import charge_now, generate, get_gold, give
from ludotheque.games.monumental.words import events


def may_explore(state: MonumentalState, seat: int, power: int, legal: list[Action]) -> None:
    """Steps that can be paid or are free; of two Explorers that are alike, only the first."""
    one, two = state.side[seat].explorers
    if power or state.steps[0]:
        legal += state.board.explore[0][one]
    if (power or state.steps[1]) and not (one == two and _are_alike(state)):
        legal += state.board.explore[1][two]


def _are_alike(state: MonumentalState) -> bool:
    return state.steps[0] == state.steps[1] and state.picked in (0, 3)


def explore(state: MonumentalState, seat: int, explorer: int, tile: int) -> None:
    """One step for 1 Military, or free if a card allows it."""
    state.side[seat].explore(explorer, tile)
    if state.listening:
        state.emit(events.EXPLORED, seat, explorer, tile)
    one, two = state.steps
    if explorer == 0 and one:
        state.steps = (one - 1, two)
    elif explorer == 1 and two:
        state.steps = (one, two - 1)
    else:
        charge_now(state, seat, MILITARY, 1, EMPTY)


# Picking up.


def may_pick_up(state: MonumentalState, seat: int, legal: list[Action]) -> None:
    """What the Explorers stand on, each once a turn."""
    one, two = state.side[seat].explorers
    on, markets = state.production_on, state.board.markets
    worth_it = on | markets
    first = _may_pick(state, seat, 0) if worth_it >> one & 1 else False
    second = _may_pick(state, seat, 1) if worth_it >> two & 1 else False
    if first and second and one == two and _are_alike(state):
        second = False
    if first and markets >> one & 1 and _has_market(state, seat, one):
        legal.append(actions.pick_market[0])
    if second and markets >> two & 1 and _has_market(state, seat, two):
        legal.append(actions.pick_market[1])
    if first and on >> one & 1:
        legal.append(actions.pick_production[0])
    if second and on >> two & 1:
        legal.append(actions.pick_production[1])


def _may_pick(state: MonumentalState, seat: int, explorer: int) -> bool:
    if not state.picked >> explorer & 1:
        return True
    return state.side[seat].power == EXTRA_PICK_UP and not state.flags & EXTRA_PICKED


def _has_market(state: MonumentalState, seat: int, tile: int) -> bool:
    market = state.board.market[tile]
    return bool(state.piles[market]) and state.side[seat].market_tokens[market] == EMPTY


def _note_pick(state: MonumentalState, explorer: int) -> None:
    if state.picked >> explorer & 1:
        state.flags |= EXTRA_PICKED
    state.picked |= 1 << explorer


def look(state: MonumentalState, seat: int, explorer: int) -> None:
    """Looks at the tokens of a market, of which one must be taken."""
    market = state.board.market[state.side[seat].explorer(explorer)]
    _note_pick(state, explorer)
    visits = list(state.visits)
    visits[market] += (seat,)
    state.visits = tuple(visits)
    if state.listening:
        state.emit(events.PICKED_MARKET, seat, market)
        for token in sorted(state.piles[market]):
            state.emit(events.LOOKED, seat, token)
    state.stack.append((PICK, seat, market))


def may_take_token(state: MonumentalState, frame: Frame) -> list[Action]:
    """Any token of the market's pile."""
    first = frame[2] * MARKET_TOKENS
    return [actions.take_token[token - first] for token in sorted(state.piles[frame[2]])]


def take_token(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Takes a token; the others go back face down."""
    _, seat, market = frame
    pile = list(state.piles[market])
    token = pile.pop(pile.index(market * MARKET_TOKENS + action.a))
    set_pile(state, market, tuple(pile))
    hold_token(state, seat, market, token)
    state.side[seat].market_kept |= 1 << market
    if state.listening:
        state.emit(events.TOKEN_TAKEN, seat, token)
    _token_gold(state, seat)


def set_pile(state: MonumentalState, market: int, pile: tuple[int, ...]) -> None:
    state.piles = (*state.piles[:market], pile, *state.piles[market + 1 :])


def hold_token(state: MonumentalState, side: int, market: int, token: int) -> None:
    held = state.side[side].market_tokens
    state.side[side].market_tokens = (*held[:market], token, *held[market + 1 :])


def _token_gold(state: MonumentalState, seat: int) -> None:
    if state.side[seat].power == TOKEN_GOLD:
        get_gold(state, seat, state.side[seat].power_amount)


def pick_production(state: MonumentalState, seat: int, explorer: int) -> None:
    """Takes the Production token of a tile, to be used now or later."""
    tile = state.side[seat].explorer(explorer)
    _note_pick(state, explorer)
    state.production_on &= ~(1 << tile)
    state.side[seat].production += 1
    if state.listening:
        state.emit(events.PICKED_PRODUCTION, seat, tile)
    _token_gold(state, seat)


# Using what was picked up.


def may_use_tokens(state: MonumentalState, seat: int, legal: list[Action]) -> None:
    """Market tokens that are not used, and a Production token."""
    side = state.side[seat]
    if side.market_kept:
        legal += [use for use in actions.use_market if side.market_kept >> use.a & 1]
    if side.production:
        legal.append(actions.use_production)


def use_market(state: MonumentalState, seat: int, market: int) -> None:
    """Uses a Market token, which everybody then knows."""
    state.side[seat].market_kept &= ~(1 << market)
    token = state.side[seat].market_tokens[market]
    if state.listening:
        state.emit(events.TOKEN_USED, seat, token)
    cards = state.cards.markets[market]
    give(state, seat, cards.tokens[token - market * MARKET_TOKENS])


def use_production(state: MonumentalState, seat: int) -> None:
    state.side[seat].production -= 1
    if state.listening:
        state.emit(events.PRODUCTION_USED, seat)
    generate(state, seat, PRODUCTION, state.cards.box.production_token)
