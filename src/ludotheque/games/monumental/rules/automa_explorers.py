"""The Explorers of the Automa: where they go, and what they take there."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.bits import bit, has
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    NO_MARKET,
    NO_MARKET_TOKEN,
    MarketId,
    Tile,
    number_of,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, HUMAN, MonumentalState
from ludotheque.games.monumental.rules.automa_conquest import get_gold, gold_for, worth_to_it
from ludotheque.games.monumental.rules.explorers import hold_token, set_pile
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.rules.rulesets import FIRST
from ludotheque.games.monumental.words import events


def can_explore(state: MonumentalState) -> bool:
    """Whether its Explorers have anything to go for."""
    return bool(open_markets(state) or _seeks_production(state))


def _seeks_production(state: MonumentalState) -> bool:
    """Whether Explorers without an open market have Production tokens to go for."""
    return state.production_on != 0 and state.game.ruleset != FIRST


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
    state.stack.append(AutomaExplorer(HUMAN, 0, number, number, NO_MARKET, NO_MARKET))


_WAY: Final = (("explorer", "bit"), ("left", "times"), ("number", "number"))
"""The fields of everything about an Explorer: which one, its steps left, and of how many."""


class AutomaExplorer(Step):
    """An Explorer of the Automa goes on towards its goal, leaving one market to the other.

    It has so many steps ``left`` of a ``number``.
    """

    name = "automa-explorer"
    within = ("finish",)
    same_seat = False
    fields = (*_WAY, ("goal", "market"), ("avoid", "market"))

    def __init__(
        self, seat: Seat, explorer: int, left: int, number: int, goal: MarketId, avoid: MarketId
    ) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left
        self.number = number
        self.goal = goal
        self.avoid = avoid

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        self.require(self.left <= self.number, "more steps are left than there were")

    def run(self, state: MonumentalState) -> None:
        """Takes one step towards a goal, or goes on to the other Explorer."""
        explorer, left, number, goal = self.explorer, self.left, self.number, self.goal
        wanted = open_markets(state)
        if len(wanted) > 1 and self.avoid in wanted:
            wanted.remove(self.avoid)
        if not left or not (wanted or _seeks_production(state)):
            if explorer == 0:
                state.stack.append(AutomaExplorer(HUMAN, 1, number, number, NO_MARKET, goal))
            return
        here = state.side[AUTOMA_SIDE].explorer(explorer)
        if not wanted:
            goal = NO_MARKET
        elif goal not in wanted:
            nearest = tuple(_nearest(state, here, wanted))
            if len(nearest) > 1:
                state.stack.append(AutomaMarket(HUMAN, explorer, left, number, self.avoid, nearest))
                return
            goal = nearest[0]
        best = tuple(_best_steps(state, here, _goals(state, here, goal)))
        if len(best) > 1:
            state.stack.append(AutomaStep(HUMAN, explorer, left, number, goal, self.avoid, best))
        else:
            go_on(state, best[0], explorer, left, number, goal, self.avoid)


class OnTheWay(Question):
    """A question about an Explorer of the Automa, with what it needs to go on."""

    def __init__(self, seat: Seat, explorer: int, left: int, number: int, avoid: MarketId) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left
        self.number = number
        self.avoid = avoid

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        self.require(self.left <= self.number, "more steps are left than there were")

    def message(self, state: MonumentalState) -> Message:
        return say(f"ask-{self.name}", explorer=self.explorer + 1)


class AutomaMarket(OnTheWay):
    """To which of several equal markets an Explorer of the Automa goes."""

    name = "automa-market"
    within = ("finish",)
    same_seat = False
    on_top = True
    fields = (*_WAY, ("avoid", "market"), ("markets", "markets"))

    def __init__(
        self,
        seat: Seat,
        explorer: int,
        left: int,
        number: int,
        avoid: MarketId,
        markets: tuple[MarketId, ...],
    ) -> None:
        super().__init__(seat, explorer, left, number, avoid)
        self.markets = markets

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        fits = bool(self.markets) and set(self.markets) <= set(open_markets(state))
        self.require(fits, "its markets have tokens, and the Automa none of them")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.automa_market[market] for market in self.markets]

    def answer(self, state: MonumentalState, action: Action) -> None:
        goal = MarketId(action.a)
        state.stack.append(
            AutomaExplorer(HUMAN, self.explorer, self.left, self.number, goal, self.avoid)
        )


class AutomaStep(OnTheWay):
    """Which of several equal ways an Explorer of the Automa takes."""

    name = "automa-step"
    within = ("finish",)
    same_seat = False
    on_top = True
    fields = (*_WAY, ("goal", "market"), ("avoid", "market"), ("tiles", "tiles"))

    def __init__(
        self,
        seat: Seat,
        explorer: int,
        left: int,
        number: int,
        goal: MarketId,
        avoid: MarketId,
        tiles: tuple[Tile, ...],
    ) -> None:
        super().__init__(seat, explorer, left, number, avoid)
        self.goal = goal
        self.tiles = tiles

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        goal = self.goal in open_markets(state) or (self.goal == EMPTY and can_explore(state))
        self.require(goal, "its goal is a market with tokens of which the Automa has none")
        here = state.side[AUTOMA_SIDE].explorer(self.explorer)
        fits = bool(self.tiles) and set(self.tiles) <= {here, *state.board.walk[here]}
        self.require(fits, "its tiles lie beside the Explorer")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.automa[tile] for tile in self.tiles]

    def answer(self, state: MonumentalState, action: Action) -> None:
        tile, explorer, left = Tile(action.a), self.explorer, self.left
        go_on(state, tile, explorer, left, self.number, self.goal, self.avoid)


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
    for tile in state.board.ways_to(goal)[here]:
        most = max(most, _token_on(state, tile) + _riches(state, tile, goal))
    return most


def _token_on(state: MonumentalState, tile: Tile) -> int:
    """1 if a Production token lies on a tile."""
    return 1 if has(state.production_on, tile) else 0


def _goals(state: MonumentalState, here: Tile, market: MarketId) -> list[Tile]:
    """The tile of a market, or the tiles of the nearest Production tokens if there is no market."""
    if market != EMPTY:
        return [state.board.market_tile[market]]
    distances = state.board.distances[here]
    tokens = tiles(state.production_on)
    least = min(distances[tile] for tile in tokens)
    return [tile for tile in tokens if distances[tile] == least]


def _best_steps(state: MonumentalState, here: Tile, goals: list[Tile]) -> list[Tile]:
    """The next tiles of the shortest ways to a goal with most Production tokens."""
    ahead: list[Tile] = []
    riches: list[int] = []
    for goal in goals:
        if goal == here:
            return [here]
        for tile in state.board.ways_to(goal)[here]:
            ahead.append(tile)
            riches.append(_token_on(state, tile) + _riches(state, tile, goal))
    best = [ahead[number] for number in _richest(riches)]
    return sorted(set(best))


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
    state.stack.append(AutomaExplorer(HUMAN, explorer, left - 1, number, goal, avoid))
    state.side[AUTOMA_SIDE].explore(explorer, tile)
    if state.listening:
        state.emit(events.AUTOMA_EXPLORES, -1, explorer, tile)
    if has(state.production_on, tile):
        _take_production(state, tile)
    market = state.board.market[tile]
    if market != EMPTY and (market == goal or _takes_in_passing(state, market)):
        _take_market_token(state, market)


def _takes_in_passing(state: MonumentalState, market: MarketId) -> bool:
    """Whether an Explorer takes a token of a market that is not its goal."""
    return state.game.ruleset != FIRST and market in open_markets(state)


def _take_production(state: MonumentalState, tile: Tile) -> None:
    state.production_on &= ~bit(tile)
    state.side[AUTOMA_SIDE].production += 1
    if state.listening:
        state.emit(events.AUTOMA_PRODUCTION, -1, tile)
    if state.side[AUTOMA_SIDE].production == state.cards.box.automa_production:
        state.side[AUTOMA_SIDE].production = 0
        if state.listening:
            state.emit(events.AUTOMA_TRADES, -1, state.cards.box.automa_production)
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
    gold_for(state, sum(gain.resources) + worth_to_it(state, gain), ("market_token", token))
    held = state.side[AUTOMA_SIDE].market_tokens
    if all(held[market] != EMPTY for market in state.board.market_tile):
        state.gone_tokens += tuple(token for token in held if token != EMPTY)
        state.side[AUTOMA_SIDE].market_tokens = (NO_MARKET_TOKEN,) * len(held)
        capital = state.side[AUTOMA_SIDE].capital
        state.side[AUTOMA_SIDE].explorers = (capital, capital)
        if state.listening:
            state.emit(events.AUTOMA_EXPLORERS_RETURN, -1)
