"""Explorers: walking over the map, Market tokens and Production tokens."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.bits import bit, has
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.effects import (
    EXTRA_PICK_UP,
    MILITARY,
    PRODUCTION,
    TOKEN_GOLD,
)
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    MarketId,
    MarketTokenId,
    Tile,
    market_token,
    number_of,
)
from ludotheque.games.monumental.position import EXTRA_PICKED, MonumentalState
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.rules.resources import (
    charge,
    generate,
    gold_by_policy,
    lack,
    spendable,
)
from ludotheque.games.monumental.rules.vocabulary import give_or_tell
from ludotheque.games.monumental.words import events
from ludotheque.games.monumental.words.names import market_name


def may_explore(state: MonumentalState, seat: Seat, power: int, legal: list[Action]) -> None:
    """Steps that can be paid or are free; of two Explorers that are alike, only the first."""
    one, two = state.side[seat].explorers
    if power or state.steps[0]:
        legal += state.board.explore[0][one]
    if (power or state.steps[1]) and not (one == two and _are_alike(state)):
        legal += state.board.explore[1][two]


def _are_alike(state: MonumentalState) -> bool:
    return state.steps[0] == state.steps[1] and state.picked in (0, 3)


def explore(state: MonumentalState, seat: Seat, explorer: int, tile: Tile) -> None:
    """One step for 1 Military, or free if a card allows it."""
    state.side[seat].explore(explorer, tile)
    if state.listening:
        state.emit(events.EXPLORED, seat, explorer, tile)
    price = step_price(state, explorer)
    one, two = state.steps
    if price:
        charge(state, seat, MILITARY, price)
    elif explorer == 0:
        state.steps = (one - 1, two)
    else:
        state.steps = (one, two - 1)


def reach(state: MonumentalState, seat: Seat, explorer: int) -> dict[Tile, int]:
    """The tiles to which an Explorer can walk this turn, with the Military that the way costs."""
    here, free = state.side[seat].explorer(explorer), state.steps[explorer]
    most = free + spendable(state, seat, MILITARY)
    return {
        Tile(tile): lack(steps, free)
        for tile, steps in enumerate(state.board.distances[here])
        if 0 < steps <= most
    }


def step_price(state: MonumentalState, explorer: int) -> int:
    """The Military that a step of an Explorer costs."""
    one, two = state.steps
    return 0 if (two if explorer else one) else 1


# Picking up.


def may_pick_up(state: MonumentalState, seat: Seat, legal: list[Action]) -> None:
    """What the Explorers stand on, each once a turn."""
    one, two = state.side[seat].explorers
    on, markets = state.production_on, state.board.markets
    worth_it = on | markets
    first = _may_pick(state, seat, 0) if has(worth_it, one) else False
    second = _may_pick(state, seat, 1) if has(worth_it, two) else False
    if first and second and one == two and _are_alike(state):
        second = False
    if first and has(markets, one) and _has_market(state, seat, one):
        legal.append(actions.pick_market[0])
    if second and has(markets, two) and _has_market(state, seat, two):
        legal.append(actions.pick_market[1])
    if first and has(on, one):
        legal.append(actions.pick_production[0])
    if second and has(on, two):
        legal.append(actions.pick_production[1])


def _may_pick(state: MonumentalState, seat: Seat, explorer: int) -> bool:
    if not has(state.picked, explorer):
        return True
    return state.side[seat].power == EXTRA_PICK_UP and not state.flags & EXTRA_PICKED


def _has_market(state: MonumentalState, seat: Seat, tile: Tile) -> bool:
    market = state.board.market[tile]
    return bool(state.piles[market]) and state.side[seat].market_tokens[market] == EMPTY


def _note_pick(state: MonumentalState, explorer: int) -> None:
    if has(state.picked, explorer):
        state.flags |= EXTRA_PICKED
    state.picked |= bit(explorer)


def look(state: MonumentalState, seat: Seat, explorer: int) -> None:
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
    state.stack.append(PickToken(seat, market))


class PickToken(Question):
    """Which token of a market is taken; the others go back face down."""

    name = "pick"
    on_top = True
    fields = (("market", "market"),)

    def __init__(self, seat: Seat, market: MarketId) -> None:
        super().__init__(seat)
        self.market = market

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        market = self.market
        self.require(market in state.board.market_tile, "the market is not on the map")
        none = state.side[self.seat].market_tokens[market] == EMPTY
        self.require(none, "the seat has a token of that market")
        self.require(self.seat in state.visits[market], "the seat is not among its visitors")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.take_token[number_of(token)] for token in sorted(state.piles[self.market])]

    def answer(self, state: MonumentalState, action: Action) -> None:
        seat, market = self.seat, self.market
        pile = list(state.piles[market])
        token = pile.pop(pile.index(market_token(market, action.a)))
        set_pile(state, market, tuple(pile))
        hold_token(state, seat, market, token)
        state.side[seat].market_kept |= bit(market)
        if state.listening:
            state.emit(events.TOKEN_TAKEN, seat, token)
        _token_gold(state, seat)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-pick", market=market_name(state, self.market))


def set_pile(state: MonumentalState, market: MarketId, pile: tuple[MarketTokenId, ...]) -> None:
    state.piles = (*state.piles[:market], pile, *state.piles[market + 1 :])


def hold_token(state: MonumentalState, side: int, market: MarketId, token: MarketTokenId) -> None:
    held = state.side[side].market_tokens
    state.side[side].market_tokens = (*held[:market], token, *held[market + 1 :])


def _token_gold(state: MonumentalState, seat: Seat) -> None:
    if state.side[seat].power == TOKEN_GOLD:
        gold_by_policy(state, seat)


def pick_production(state: MonumentalState, seat: Seat, explorer: int) -> None:
    """Takes the Production token of a tile, to be used now or later."""
    tile = state.side[seat].explorer(explorer)
    _note_pick(state, explorer)
    state.production_on &= ~bit(tile)
    state.side[seat].production += 1
    if state.listening:
        state.emit(events.PICKED_PRODUCTION, seat, tile)
    _token_gold(state, seat)


# Using what was picked up.


def may_use_tokens(state: MonumentalState, seat: Seat, legal: list[Action]) -> None:
    """Market tokens that are not used, and a Production token."""
    side = state.side[seat]
    if side.market_kept:
        legal += [use for use in actions.use_market if has(side.market_kept, use.a)]
    if side.production:
        legal.append(actions.use_production)


def use_market(state: MonumentalState, seat: Seat, market: MarketId) -> None:
    """Uses a Market token, which everybody then knows."""
    state.side[seat].market_kept &= ~bit(market)
    token = state.side[seat].market_tokens[market]
    if state.listening:
        state.emit(events.TOKEN_USED, seat, token)
        state.cause = ("market_token", token)
    give_or_tell(state, seat, state.cards.markets[market].tokens[number_of(token)])


def use_production(state: MonumentalState, seat: Seat) -> None:
    state.side[seat].production -= 1
    if state.listening:
        state.emit(events.PRODUCTION_USED, seat)
    generate(state, seat, PRODUCTION, state.cards.box.production_token)
