"""The Automa on the map: what it conquers, and where its Explorers go."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import CONQUER_LOW, Gain
from ludotheque.games.monumental.cards.schema import MARKET_TOKENS
from ludotheque.games.monumental.position import (
    AUTOMA_EXPLORER,
    AUTOMA_MARKET,
    AUTOMA_SIDE,
    AUTOMA_STEP,
    AUTOMA_TARGET,
    CITY_TOKENS,
    EMPTY,
    MonumentalState,
)
from ludotheque.games.monumental.rules.conquest import defence, send_home, take_tile
from ludotheque.games.monumental.rules.display import waiting_tokens
from ludotheque.games.monumental.rules.explorers import hold_token, set_pile
from ludotheque.games.monumental.rules.maps import beside, tiles
from ludotheque.games.monumental.words import events

HUMAN: Final = 0


def get_gold(state: MonumentalState, amount: int) -> None:
    if amount:
        state.side[AUTOMA_SIDE].gold += amount
        if state.listening:
            state.emit(events.AUTOMA_GOLD, -1, amount)


# Conquest.


def has_force(state: MonumentalState) -> bool:
    """A Soldier in its Capital, or an Outpost, goes with the Warlord."""
    own = state.side[AUTOMA_SIDE]
    return bool(state.soldiers[own.capital] or own.outposts_left)


def targets(state: MonumentalState) -> tuple[int, ...]:
    """Provinces beside its own tiles."""
    board, held = state.board, state.side[AUTOMA_SIDE].held
    return tiles(beside(held, held, board.near) & board.land & ~held)


def cost_for_it(state: MonumentalState, tile: int) -> int:
    """What a conquest costs, to be compared: a Free City by the number of its resources."""
    if state.holder[tile] != EMPTY:
        return defence(state, tile)
    token, value = state.token[tile], state.board.values[tile]
    if token >= CITY_TOKENS:
        cost = state.cards.cities[token - CITY_TOKENS].cost
        assert cost is not None
        return value + cost.size
    return value + state.cards.barbarians[token].value if token != EMPTY else value


def begin_conquest(state: MonumentalState, do: int) -> None:
    """The cheapest or dearest; of equals the tiles of the lowest value."""
    sign = 1 if do == CONQUER_LOW else -1
    best = lowest = 0
    found: list[int] = []
    for tile in targets(state):
        cost, value = sign * cost_for_it(state, tile), state.board.values[tile]
        if not found or cost < best or (cost == best and value < lowest):
            best, lowest, found = cost, value, [tile]
        elif cost == best and value == lowest:
            found.append(tile)
    if len(found) > 1:
        state.stack.append((AUTOMA_TARGET, HUMAN, *found))
    else:
        _conquer(state, found[0])


def may_choose_target(state: MonumentalState, frame: Frame) -> list[Action]:
    """The provinces among which the player on its right chooses."""
    return [actions.automa[tile] for tile in frame[2:]]


def choose_target(state: MonumentalState, frame: Frame, action: Action) -> None:
    _conquer(state, action.a)


def _conquer(state: MonumentalState, tile: int) -> None:
    """The Warlord and a Soldier, or an Outpost, move in; the token is worth Gold."""
    token, enemy = state.token[tile], state.holder[tile]
    if state.listening:
        if enemy != EMPTY:
            state.emit(events.AUTOMA_CONQUERS_FROM, -1, tile, enemy)
        else:
            state.emit(events.AUTOMA_CONQUERS, -1, tile)
    if enemy != EMPTY:
        send_home(state, tile)
    capital = state.side[AUTOMA_SIDE].capital
    soldier = int(state.soldiers[capital] > 0)
    state.soldiers[capital] -= soldier
    take_tile(state, AUTOMA_SIDE, tile, soldier)
    if not soldier:
        state.outposts |= 1 << tile
        state.side[AUTOMA_SIDE].outposts_left -= 1
    state.side[AUTOMA_SIDE].warlord = tile
    waiting = waiting_tokens(state, AUTOMA_SIDE)
    if waiting and state.wonder_on[tile] == EMPTY:
        place_token(state, waiting[0], tile)
    most = 0
    if token >= CITY_TOKENS:
        for reward in state.cards.cities[token - CITY_TOKENS].rewards:
            most = max(most, worth_to_it(state, reward))
        get_gold(state, most)
    elif token != EMPTY:
        for reward in state.cards.barbarians[token].rewards:
            most = max(most, reward.gold)
        get_gold(state, most)


def place_token(state: MonumentalState, wonder: int, tile: int) -> None:
    state.wonder_on[tile] = wonder
    if state.listening:
        state.emit(events.AUTOMA_PLACES, -1, wonder, tile)


def worth_to_it(state: MonumentalState, gain: Gain) -> int:
    """Gold, and Culture at its worth in Gold."""
    return gain.gold + gain.culture * state.cards.box.automa_culture


# Explorers.


def open_markets(state: MonumentalState) -> list[int]:
    """Markets with tokens left of which it has none."""
    held = state.side[AUTOMA_SIDE].market_tokens
    return [
        market
        for market in state.board.market_tile
        if held[market] == EMPTY and state.piles[market]
    ]


def explore(state: MonumentalState, frame: Frame) -> None:
    """Moves an Explorer one step towards its market, or goes on to the other Explorer.

    The frame holds the Explorer, the steps left, those of the line, the market that it heads for,
    and the one that it leaves to the other.
    """
    _, _, explorer, left, number, goal, other = frame
    wanted = open_markets(state)
    if len(wanted) > 1 and other in wanted:
        wanted.remove(other)
    if not left or not wanted:
        if explorer == 0:
            state.stack.append((AUTOMA_EXPLORER, HUMAN, 1, number, number, EMPTY, goal))
        return
    here = state.side[AUTOMA_SIDE].explorer(explorer)
    if goal not in wanted:
        nearest = _nearest(state, here, wanted)
        if len(nearest) > 1:
            state.stack.append((AUTOMA_MARKET, HUMAN, explorer, left, number, other, *nearest))
            return
        goal = nearest[0]
    best = _best_steps(state, here, goal)
    if len(best) > 1:
        state.stack.append((AUTOMA_STEP, HUMAN, explorer, left, number, goal, other, *best))
    else:
        _step(state, (explorer, left, number, goal, other), best[0])


def _nearest(state: MonumentalState, here: int, markets: list[int]) -> list[int]:
    """The nearest markets, and of these the ones with most Production tokens on the way."""
    at, distances = state.board.market_tile, state.board.distances[here]
    least = 0
    nearest: list[int] = []
    for market in markets:
        distance = distances[at[market]]
        if not nearest or distance < least:
            least, nearest = distance, [market]
        elif distance == least:
            nearest.append(market)
    if len(nearest) == 1:
        return nearest
    return _richest(nearest, [_riches(state, here, at[market]) for market in nearest])


def _richest(choices: list[int], riches: list[int]) -> list[int]:
    """Those of several choices that bring most."""
    most = 0
    found: list[int] = []
    for number, choice in enumerate(choices):
        rich = riches[number]
        if not found or rich > most:
            most, found = rich, [choice]
        elif rich == most:
            found.append(choice)
    return found


def _riches(state: MonumentalState, here: int, goal: int) -> int:
    """The most Production tokens that a shortest way passes, not counting where it begins."""
    most = 0
    for tile in state.board.ways[goal][here]:
        most = max(most, (state.production_on >> tile & 1) + _riches(state, tile, goal))
    return most


def _best_steps(state: MonumentalState, here: int, market: int) -> list[int]:
    """The next tiles of the shortest ways with most Production tokens."""
    goal = state.board.market_tile[market]
    ahead = state.board.ways[goal][here]
    if not ahead:
        return [here]
    if len(ahead) == 1:
        return ahead
    on = state.production_on
    return _richest(ahead, [(on >> tile & 1) + _riches(state, tile, goal) for tile in ahead])


def may_choose_market(state: MonumentalState, frame: Frame) -> list[Action]:
    """The markets among which the player on its right chooses."""
    return [actions.automa_market[market] for market in frame[6:]]


def choose_market(state: MonumentalState, frame: Frame, action: Action) -> None:
    _, _, explorer, left, number, other = frame[:6]
    state.stack.append((AUTOMA_EXPLORER, HUMAN, explorer, left, number, action.a, other))


def may_choose_step(state: MonumentalState, frame: Frame) -> list[Action]:
    """The tiles among which the player on its right chooses."""
    return [actions.automa[tile] for tile in frame[7:]]


def choose_step(state: MonumentalState, frame: Frame, action: Action) -> None:
    _step(state, frame[2:7], action.a)


def _step(state: MonumentalState, way: tuple[int, ...], tile: int) -> None:
    """One step; tokens are taken in passing."""
    explorer, left, number, goal, other = way
    state.stack.append((AUTOMA_EXPLORER, HUMAN, explorer, left - 1, number, goal, other))
    state.side[AUTOMA_SIDE].explore(explorer, tile)
    if state.listening:
        state.emit(events.AUTOMA_EXPLORES, -1, explorer, tile)
    if state.production_on >> tile & 1:
        _take_production(state, tile)
    if state.board.market[tile] == goal:
        _take_market_token(state, goal)


def _take_production(state: MonumentalState, tile: int) -> None:
    state.production_on &= ~(1 << tile)
    state.side[AUTOMA_SIDE].production += 1
    if state.listening:
        state.emit(events.AUTOMA_PRODUCTION, -1, tile)
    if state.side[AUTOMA_SIDE].production == state.cards.box.automa_production:
        state.side[AUTOMA_SIDE].production = 0
        get_gold(state, 1)


def _take_market_token(state: MonumentalState, market: int) -> None:
    """Takes the top token for Gold; with one of every market, both Explorers start again."""
    pile = state.piles[market]
    token = pile[-1]
    set_pile(state, market, pile[:-1])
    hold_token(state, AUTOMA_SIDE, market, token)
    if state.listening:
        state.emit(events.AUTOMA_MARKET, -1, market, token)
    gain = state.cards.markets[market].tokens[token - market * MARKET_TOKENS]
    get_gold(state, sum(gain.resources) + worth_to_it(state, gain))
    held = state.side[AUTOMA_SIDE].market_tokens
    if all(held[market] != EMPTY for market in state.board.market_tile):
        state.gone_tokens += tuple(token for token in held if token != EMPTY)
        state.side[AUTOMA_SIDE].market_tokens = (EMPTY,) * len(held)
        capital = state.side[AUTOMA_SIDE].capital
        state.side[AUTOMA_SIDE].explorers = (capital, capital)
        if state.listening:
            state.emit(events.AUTOMA_EXPLORERS_RETURN, -1)
