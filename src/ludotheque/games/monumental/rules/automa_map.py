"""The Automa on the map: what it conquers, and where its Explorers go."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.games.monumental import actions, map_decisions, steps
from ludotheque.games.monumental.bits import bit, has
from ludotheque.games.monumental.cards.card import CONQUER_LOW
from ludotheque.games.monumental.cards.effects import Gain
from ludotheque.games.monumental.ids import (
    EMPTY,
    NO_MARKET,
    NO_MARKET_TOKEN,
    Face,
    MarketId,
    Tile,
    is_city,
    number_of,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, HUMAN, MonumentalState
from ludotheque.games.monumental.rules.buying import waiting_tokens
from ludotheque.games.monumental.rules.conquest import send_home, take_tile
from ludotheque.games.monumental.rules.explorers import hold_token, set_pile
from ludotheque.games.monumental.rules.forces import defence
from ludotheque.games.monumental.rules.maps import beside, tiles
from ludotheque.games.monumental.words import events


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


def targets(state: MonumentalState) -> tuple[Tile, ...]:
    """Provinces beside its own tiles."""
    board, held = state.board, state.side[AUTOMA_SIDE].held
    return tiles(beside(held, held, board.near) & board.land & ~held)


def cost_for_it(state: MonumentalState, tile: Tile) -> int:
    """What a conquest costs, to be compared: a Free City by the number of its resources."""
    if state.holder[tile] != EMPTY:
        return defence(state, tile)
    token, value = state.token[tile], state.board.values[tile]
    if token == EMPTY:
        return value
    lying = state.cards.token(token)
    return value + (lying.value if lying.cost is None else lying.cost.size)


def begin_conquest(state: MonumentalState, do: int) -> None:
    """The cheapest or dearest; of equals the tiles of the lowest value."""
    sign = 1 if do == CONQUER_LOW else -1
    best = lowest = 0
    found: list[Tile] = []
    for tile in targets(state):
        cost, value = sign * cost_for_it(state, tile), state.board.values[tile]
        if not found or cost < best or (cost == best and value < lowest):
            best, lowest, found = cost, value, [tile]
        elif cost == best and value == lowest:
            found.append(tile)
    if len(found) > 1:
        state.stack.append(map_decisions.AutomaTarget(HUMAN, tuple(found)))
    else:
        conquer(state, found[0])


def may_choose_target(state: MonumentalState, asked: map_decisions.AutomaTarget) -> list[Action]:
    """The provinces among which the player on its right chooses."""
    return [actions.automa[tile] for tile in asked.tiles]


def conquer(state: MonumentalState, tile: Tile) -> None:
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
        state.outposts |= bit(tile)
        state.side[AUTOMA_SIDE].outposts_left -= 1
    state.side[AUTOMA_SIDE].warlord = tile
    waiting = waiting_tokens(state, AUTOMA_SIDE)
    if waiting and state.wonder_on[tile] == EMPTY:
        place_token(state, waiting[0], tile)
    if token != EMPTY:
        most = 0
        for reward in state.cards.token(token).rewards:
            worth = worth_to_it(state, reward) if is_city(token) else reward.gold
            most = max(most, worth)
        get_gold(state, most)


def place_token(state: MonumentalState, wonder: Face, tile: Tile) -> None:
    state.wonder_on[tile] = wonder
    if state.listening:
        state.emit(events.AUTOMA_PLACES, -1, wonder, tile)


def worth_to_it(state: MonumentalState, gain: Gain) -> int:
    """Gold, and Culture at its worth in Gold."""
    return gain.gold + gain.culture * state.cards.box.automa_culture


# Explorers.


def open_markets(state: MonumentalState) -> list[MarketId]:
    """Markets with tokens left of which it has none."""
    held = state.side[AUTOMA_SIDE].market_tokens
    return [
        market
        for market in state.board.market_tile
        if held[market] == EMPTY and state.piles[market]
    ]


def begin_exploring(state: MonumentalState, number: int) -> None:
    """Both Explorers take some steps, one after the other."""
    state.stack.append(steps.AutomaExplorer(HUMAN, 0, number, number, NO_MARKET, NO_MARKET))


def explore(state: MonumentalState, step: steps.AutomaExplorer) -> None:
    """Moves an Explorer one step towards its market, or goes on to the other Explorer."""
    explorer, left, number, goal, avoid = (
        step.explorer,
        step.left,
        step.number,
        step.goal,
        step.avoid,
    )
    wanted = open_markets(state)
    if len(wanted) > 1 and avoid in wanted:
        wanted.remove(avoid)
    if not left or not wanted:
        if explorer == 0:
            state.stack.append(steps.AutomaExplorer(HUMAN, 1, number, number, NO_MARKET, goal))
        return
    here = state.side[AUTOMA_SIDE].explorer(explorer)
    if goal not in wanted:
        nearest = _nearest(state, here, wanted)
        if len(nearest) > 1:
            state.stack.append(
                map_decisions.AutomaMarket(HUMAN, explorer, left, number, avoid, tuple(nearest))
            )
            return
        goal = nearest[0]
    best = _best_steps(state, here, goal)
    if len(best) > 1:
        state.stack.append(
            map_decisions.AutomaStep(HUMAN, explorer, left, number, goal, avoid, tuple(best))
        )
    else:
        go_on(state, best[0], explorer, left, number, goal, avoid)


def _nearest(state: MonumentalState, here: Tile, markets: list[MarketId]) -> list[MarketId]:
    """The nearest markets, and of these the ones with most Production tokens on the way."""
    at, distances = state.board.market_tile, state.board.distances[here]
    least = 0
    nearest: list[MarketId] = []
    for market in markets:
        distance = distances[at[market]]
        if not nearest or distance < least:
            least, nearest = distance, [market]
        elif distance == least:
            nearest.append(market)
    if len(nearest) == 1:
        return nearest
    best = _richest([_riches(state, here, at[market]) for market in nearest])
    return [nearest[number] for number in best]


def _richest(riches: list[int]) -> list[int]:
    """The numbers of those choices that bring most."""
    most = max(riches)
    return [number for number, rich in enumerate(riches) if rich == most]


def _riches(state: MonumentalState, here: Tile, goal: Tile) -> int:
    """The most Production tokens that a shortest way passes, not counting where it begins."""
    most = 0
    for tile in state.board.ways[goal][here]:
        most = max(most, _token_on(state, tile) + _riches(state, tile, goal))
    return most


def _token_on(state: MonumentalState, tile: Tile) -> int:
    """1 if a Production token lies on a tile."""
    return 1 if has(state.production_on, tile) else 0


def _best_steps(state: MonumentalState, here: Tile, market: MarketId) -> list[Tile]:
    """The next tiles of the shortest ways with most Production tokens."""
    goal = state.board.market_tile[market]
    ahead = state.board.ways[goal][here]
    if not ahead:
        return [here]
    if len(ahead) == 1:
        return ahead
    best = _richest([_token_on(state, tile) + _riches(state, tile, goal) for tile in ahead])
    return [ahead[number] for number in best]


def may_choose_market(state: MonumentalState, asked: map_decisions.AutomaMarket) -> list[Action]:
    """The markets among which the player on its right chooses."""
    return [actions.automa_market[market] for market in asked.markets]


def choose_market(
    state: MonumentalState, asked: map_decisions.AutomaMarket, action: Action
) -> None:
    goal = MarketId(action.a)
    state.stack.append(
        steps.AutomaExplorer(HUMAN, asked.explorer, asked.left, asked.number, goal, asked.avoid)
    )


def may_choose_step(state: MonumentalState, asked: map_decisions.AutomaStep) -> list[Action]:
    """The tiles among which the player on its right chooses."""
    return [actions.automa[tile] for tile in asked.tiles]


def choose_step(state: MonumentalState, asked: map_decisions.AutomaStep, action: Action) -> None:
    go_on(
        state,
        Tile(action.a),
        asked.explorer,
        asked.left,
        asked.number,
        asked.goal,
        asked.avoid,
    )


def go_on(
    state: MonumentalState,
    tile: Tile,
    explorer: int,
    left: int,
    number: int,
    goal: MarketId,
    avoid: MarketId,
) -> None:
    """One step of an Explorer; tokens are taken in passing."""
    state.stack.append(steps.AutomaExplorer(HUMAN, explorer, left - 1, number, goal, avoid))
    state.side[AUTOMA_SIDE].explore(explorer, tile)
    if state.listening:
        state.emit(events.AUTOMA_EXPLORES, -1, explorer, tile)
    if has(state.production_on, tile):
        _take_production(state, tile)
    if state.board.market[tile] == goal:
        _take_market_token(state, goal)


def _take_production(state: MonumentalState, tile: Tile) -> None:
    state.production_on &= ~bit(tile)
    state.side[AUTOMA_SIDE].production += 1
    if state.listening:
        state.emit(events.AUTOMA_PRODUCTION, -1, tile)
    if state.side[AUTOMA_SIDE].production == state.cards.box.automa_production:
        state.side[AUTOMA_SIDE].production = 0
        get_gold(state, 1)


def _take_market_token(state: MonumentalState, market: MarketId) -> None:
    """Takes the top token for Gold; with one of every market, both Explorers start again."""
    pile = state.piles[market]
    token = pile[-1]
    set_pile(state, market, pile[:-1])
    hold_token(state, AUTOMA_SIDE, market, token)
    if state.listening:
        state.emit(events.AUTOMA_MARKET, -1, market, token)
    gain = state.cards.markets[market].tokens[number_of(token)]
    get_gold(state, sum(gain.resources) + worth_to_it(state, gain))
    held = state.side[AUTOMA_SIDE].market_tokens
    if all(held[market] != EMPTY for market in state.board.market_tile):
        state.gone_tokens += tuple(token for token in held if token != EMPTY)
        state.side[AUTOMA_SIDE].market_tokens = (NO_MARKET_TOKEN,) * len(held)
        capital = state.side[AUTOMA_SIDE].capital
        state.side[AUTOMA_SIDE].explorers = (capital, capital)
        if state.listening:
            state.emit(events.AUTOMA_EXPLORERS_RETURN, -1)
