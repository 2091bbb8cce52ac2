"""Reading the map of a position: tiles, Units, exploration tokens and markets."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.chance import shuffled
from ludotheque.core.field import Field
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.bits import bit
from ludotheque.games.monumental.ids import (
    EMPTY,
    MARKET_TOKENS,
    Tile,
    TokenId,
    city_token,
    is_city,
    market_of,
    market_token,
)
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import setup
from ludotheque.games.monumental.rules.maps import CAPITAL, Hex, Layout
from ludotheque.games.monumental.write import market_token_name

_ANY_CITY = TokenId(-2)
"""Stands for a Free City that is still to be drawn."""


class MapReader:
    """Fills the map of a position; the names that a position may use are known here too."""

    def __init__(self, state: MonumentalState, top: Field, built_in: Layout) -> None:
        self.state = state
        self.built_in = built_in
        self.top = top
        cards = state.cards
        self.faces = {card.id: card.index for card in cards.faces}
        self.civilizations = {civ.id: civ.index for civ in cards.civilizations}
        self.markets = {market.id: market.index for market in cards.markets}
        self.barbarians = {token.id: TokenId(token.index) for token in cards.barbarians}
        self.cities = {token.id: city_token(token.index) for token in cards.cities}
        self.tokens = self.barbarians | self.cities
        self.market_tokens = {
            market_token_name(state, token): token
            for market in cards.markets
            for token in (market_token(market.index, n) for n in range(MARKET_TOKENS))
        }

    # The map.

    def _layout(self) -> Layout:
        field = self.top.get("map", None)
        if field.value is None:
            return self.built_in
        terrains = tuple(self.state.cards.box.terrain_tiles)
        layout = []
        for item in field.items():
            item.known(("at", "terrain", "market"))
            q, r = (number.number(-99, 99) for number in item.get("at", None).items())
            terrain = item.get("terrain", None).among(terrains)
            layout.append(Hex(q, r, terrain, market=item.get("market", 0).number(0, 4)))
        return tuple(layout)

    def _tile(self, field: Field) -> Tile:
        return Tile(field.number(1, self.state.board.size) - 1)

    def _map(self, sides: list[Field]) -> None:
        state, board = self.state, self.state.board
        for side, field in enumerate(sides):
            capital = field.get("capital", board.capitals[side] + 1)
            if capital.value is None:
                continue
            tile = self._tile(capital)
            if tile not in board.capitals or tile in [other.capital for other in state.side]:
                raise capital.wrong("a Capital of its own")
            setup.settle_in(state, side, tile)
            state.soldiers[tile] = 0
            state.side[side].warlord = self._tile(field.get("warlord", tile + 1))
            both = [self._tile(item) for item in field.get("explorers", [tile + 1] * 2).items()]
            if len(both) != 2:
                raise field.get("explorers", None).wrong("two tiles")
            state.side[side].explorers = (both[0], both[1])
        given = self.top.get("tiles", {})
        given.known(tuple(str(tile + 1) for tile in range(board.size)))
        values = [0] * board.size
        for number, hexagon in enumerate(self._set_up_layout()):
            self._one_tile(Tile(number), hexagon, given, values)
        self._lay_barbarians(values, sides)
        for side, field in enumerate(sides):
            if state.side[side].capital == EMPTY:
                continue
            home = state.side[side].capital
            elsewhere = sum(state.soldiers) - sum(
                state.soldiers[t] for t in range(board.size) if state.holder[t] != side
            )
            if "soldiers" not in given.get(str(home + 1), {}).value:
                state.soldiers[home] = max(0, state.cards.box.soldiers - elsewhere)
            built = (state.outposts & state.side[side].held).bit_count()
            left = max(0, state.cards.box.outposts - built)
            state.side[side].outposts_left = field.get("outposts", left).number()

    def _set_up_layout(self) -> Layout:
        """The map with what lies on it at set-up, if it is the built-in one."""
        layout = self.state.board.layout
        bare = tuple(tile._replace(barbarian=0, city=False) for tile in self.built_in)
        return self.built_in if layout in (bare, self.built_in) else layout

    def _one_tile(self, tile: Tile, hexagon: Hex, given: Field, values: list[int]) -> None:
        state = self.state
        described = str(tile + 1) in given.value
        field = given.get(str(tile + 1), {})
        field.known(("holder", "soldiers", "outpost", "barbarian", "city", "wonder", "production"))
        if "holder" in field.value and hexagon.terrain != CAPITAL:
            holder = field.get("holder", None).number(0, state.sides - 1)
            state.holder[tile] = holder
            state.side[holder].held |= bit(tile)
        state.soldiers[tile] = field.get("soldiers", 0).number()
        if _flag(field, "outpost", False):
            state.outposts |= bit(tile)
        bare = not hexagon.is_land or described
        values[tile] = field.get("barbarian", 0 if bare else hexagon.barbarian).number(0, 4)
        named = field.get("city", None)
        if named.value is not None:
            state.token[tile] = self.cities[named.among(self.cities)]
        elif hexagon.city and not described:
            state.token[tile] = _ANY_CITY
        if "wonder" in field.value:
            state.wonder_on[tile] = self.faces[field.get("wonder", None).among(self.faces)]
        if hexagon.is_land and not hexagon.market and _flag(field, "production", True):
            state.production_on |= bit(tile)

    def _lay_barbarians(self, values: list[int], sides: list[Field]) -> None:
        """Tokens by value: as given, or drawn from those that nobody has."""
        state = self.state
        for side, field in enumerate(sides):
            items = field.get("trophies", []).items()
            state.side[side].trophies = tuple(
                self.tokens[item.among(self.tokens)] for item in items
            )
        taken = [token for side in state.side for token in side.trophies]
        given = self.top.get("barbarians", {})
        given.known(("1", "2", "3", "4"))
        boxes = []
        for value in range(1, 5):
            box = list((Counter(state.box_barbarians[value - 1]) - Counter(taken)).elements())
            order, state.chance = shuffled(box, state.chance)
            places = [tile for tile, number in enumerate(values) if number == value]
            if str(value) in given.value:
                items = given.get(str(value), []).items()
                chosen = [self.barbarians[item.among(self.barbarians)] for item in items]
            else:
                chosen = order[: len(places)]
            if len(chosen) != len(places) or Counter(chosen) - Counter(box):
                raise given.get(str(value), []).wrong(f"{len(places)} Barbarians of that value")
            for tile, token in zip(places, chosen, strict=True):
                state.token[tile] = token
            boxes.append(tuple(sorted((Counter(box) - Counter(chosen)).elements())))
        state.box_barbarians = tuple(boxes)
        named = [token for token in [*state.token, *taken] if is_city(token)]
        free = [c for c in state.box_cities if city_token(c) not in named]
        cities, state.chance = shuffled(free, state.chance)
        for tile, token in enumerate(state.token):
            if token == _ANY_CITY:
                state.token[tile] = city_token(cities.pop())
        state.box_cities = tuple(sorted(cities))

    def _market_tokens(self, sides: list[Field]) -> None:
        state, top = self.state, self.top
        used_names, held = [], [list(side.market_tokens) for side in state.side]
        for side, field in enumerate(sides):
            for name in ("tokens", "used"):
                for item in field.get(name, []).items():
                    token = self.market_tokens[item.among(self.market_tokens)]
                    market = market_of(token)
                    if held[side][market] != EMPTY:
                        raise item.wrong("one token of each market")
                    held[side][market] = token
                    used_names.append(token)
                    if name == "tokens" and side < state.players:
                        state.side[side].market_kept |= bit(market)
        for side, tokens in enumerate(held):
            state.side[side].market_tokens = tuple(tokens)
        items = top.get("gone_tokens", []).items()
        state.gone_tokens = tuple(
            self.market_tokens[item.among(self.market_tokens)] for item in items
        )
        used_names += state.gone_tokens
        piles, visits = list(state.piles), list(state.visits)
        boxes = list(state.box_markets)
        given, seen = top.get("piles", {}), top.get("visits", {})
        given.known(tuple(self.markets))
        seen.known(tuple(self.markets))
        for name, market in self.markets.items():
            takers = [s for s in range(state.players) if held[s][market] != EMPTY]
            left = [token for token in boxes[market] if token not in used_names]
            order, state.chance = shuffled(left, state.chance)
            size = (
                state.sides - len(boxes[market]) + len(left) if market in state.board.market else 0
            )
            default = [market_token_name(state, token) for token in order[: max(0, size)]]
            items = given.get(name, default).items()
            pile = [self.market_tokens[item.among(self.market_tokens)] for item in items]
            piles[market] = tuple(pile)
            boxes[market] = tuple(token for token in left if token not in pile)
            visits[market] = tuple(
                Seat(item.number(0, state.players - 1)) for item in seen.get(name, takers).items()
            )
            if not set(takers) <= set(visits[market]):
                raise seen.get(name, takers).wrong("all that have a token of the market")
        state.piles, state.visits = tuple(piles), tuple(visits)
        state.box_markets = tuple(boxes)


def _flag(field: Field, name: str, default: bool) -> bool:
    value = field.get(name, default)
    if not isinstance(value.value, bool):
        raise value.wrong("true or false")
    return value.value
