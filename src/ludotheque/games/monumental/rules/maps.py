"""The map: hexes, what touches what, and the rules that a map must keep (M-17 to M-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from ludotheque.core.action import Action
from ludotheque.core.bits import Bits, bit, bits, first, has, members, rest
from ludotheque.core.chance import shuffled
from ludotheque.games.monumental.cards.ids import MarketId, Tile

MOST_TILES: Final = 40
CAPITAL, SEA = "capital", "sea"
_STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Hex(NamedTuple):
    """One tile of a map and what is laid on it at set-up.

    ``barbarian`` is the value of a token, or 0; ``market`` is the number of a market, or 0.
    """

    q: int
    r: int
    terrain: str
    barbarian: int = 0
    city: bool = False
    market: int = 0

    @property
    def is_land(self) -> bool:
        return self.terrain not in (CAPITAL, SEA)


Layout = tuple[Hex, ...]


class Board:
    """The tiles of a game, by number; sets of tiles are bits of an integer."""

    def __init__(self, layout: Layout, terrain_values: Mapping[str, int]) -> None:
        self.layout = layout
        self.size = len(layout)
        places = {(tile.q, tile.r): number for number, tile in enumerate(layout)}
        around = [
            [
                places[tile.q + q, tile.r + r]
                for q, r in _STEPS
                if (tile.q + q, tile.r + r) in places
            ]
            for tile in layout
        ]
        self.values = tuple(terrain_values.get(tile.terrain, 0) for tile in layout)
        self.market = tuple(MarketId(tile.market - 1) for tile in layout)
        """For each tile its market, or -1."""
        self.market_tile = {
            market: Tile(self.market.index(market)) for market in sorted(self.market) if market >= 0
        }
        """The tile of each market, in the order of markets."""
        self.markets = bits(self.market_tile.values())
        """The tiles with markets."""
        self.capitals = tuple(Tile(n) for n, tile in enumerate(layout) if tile.terrain == CAPITAL)
        sea = bits(n for n, tile in enumerate(layout) if tile.terrain == SEA)
        self.land = bits(n for n, tile in enumerate(layout) if tile.is_land)
        """The provinces: all tiles but Capitals and Sea."""
        solid = ~sea
        self.near = tuple(bits(around[n]) & solid if has(solid, n) else 0 for n in range(self.size))
        """For each tile the tiles beside it that are not Sea."""
        self.walk = tuple(tiles(mask) for mask in self.near)
        touching = tuple(bits(around[n]) for n in range(self.size))
        self.coast = bits(n for n in tiles(self.land) if touching[n] & sea)
        """Provinces beside the Sea."""
        self.across = self._across(sea, touching)
        self.distances: tuple[tuple[int, ...], ...] = tuple(
            self._steps(n) for n in range(self.size)
        )
        self._ways: dict[Tile, list[list[Tile]]] = {}
        self.explore: list[list[list[Action]]]
        """The steps of each Explorer from each tile; `game.py` fills them in."""

    def _across(self, sea: Bits, touching: tuple[Bits, ...]) -> tuple[Bits, ...]:
        """Like ``near``, but all that touches the same stretch of Sea is adjacent too."""
        across = list(self.near)
        left = sea
        while left:
            stretch = flood(bit(first(left)), left, touching)
            left &= ~stretch
            shore = 0
            for tile in tiles(stretch):
                shore |= touching[tile]
            shore &= ~sea
            for tile in tiles(shore):
                across[tile] |= shore & ~bit(tile)
        return tuple(across)

    def ways_to(self, goal: Tile) -> list[list[Tile]]:
        """Where the shortest ways to a tile lead next, from each tile."""
        if goal not in self._ways:
            left = self.distances[goal]
            self._ways[goal] = [
                [tile for tile in self.walk[here] if left[tile] == left[here] - 1]
                for here in range(self.size)
            ]
        return self._ways[goal]

    def _steps(self, start: int) -> tuple[int, ...]:
        """How many steps over land lead from a tile to each other; -1 if none do."""
        found = [-1] * self.size
        front, seen, distance = bit(start), 0, 0
        while front:
            seen |= front
            ahead = 0
            for tile in tiles(front):
                found[tile] = distance
                ahead |= self.near[tile]
            front = ahead & ~seen
            distance += 1
        return tuple(found)


def tiles(some: Bits) -> tuple[Tile, ...]:
    """The tiles of a set, lowest first."""
    return cast(tuple[Tile, ...], members(some))


def flood(start: Bits, within: Bits, near: tuple[Bits, ...]) -> Bits:
    """All tiles of a set that hang together with those that one starts from."""
    return (start | beside(start, within, near)) & within


def beside(start: Bits, within: Bits, near: tuple[Bits, ...]) -> Bits:
    """What touches the tiles of a set that hang together with those that one starts from."""
    touched, reached, front = 0, start, start
    while front:
        while front:
            touched |= near[first(front)]
            front = rest(front)
        front = touched & within & ~reached
        reached |= front
    return touched


# What a map must keep.


def complaint(
    layout: Layout,
    players: int,
    supply: Mapping[str, int],
    barbarians: Mapping[int, int],
    cities: int,
    production: int,
) -> str:
    """What is wrong with a map for so many players; nothing if it can be played."""
    wrong = misshapen(layout, players)
    if wrong:
        return wrong
    for find in (_wrong_tokens, _wrong_capitals):
        found = find(layout, players)
        if found:
            return found
    used = Counter(tile.terrain for tile in layout)
    for terrain, number in used.items():
        if number > supply[terrain]:
            return f"it has {number} tiles of {terrain}, the box has {supply[terrain]}."
    for value, number in Counter(tile.barbarian for tile in layout if tile.barbarian).items():
        if number > barbarians.get(value, 0):
            have = barbarians.get(value, 0)
            return f"it has {number} Barbarians of value {value}, the box has {have}."
    if players > cities:
        return f"it needs {players} Free Cities, the box has {cities}."
    bare = sum(tile.is_land and not tile.market for tile in layout)
    if bare > production:
        return f"it needs {bare} Production tokens, the box has {production}."
    return ""


def misshapen(layout: Layout, players: int) -> str:
    """What is wrong with the tiles of a map and with its markets, whatever lies on them."""
    for find in (_wrong_tiles, _wrong_markets, _wrong_shape):
        found = find(layout, players)
        if found:
            return found
    return ""


def _name(tile: Hex) -> str:
    return f"the tile at ({tile.q}, {tile.r})"


def _wrong_tiles(layout: Layout, players: int) -> str:
    if len(layout) > MOST_TILES:
        return f"it has {len(layout)} tiles, the box has {MOST_TILES}."
    twice = [place for place, number in Counter(tile[:2] for tile in layout).items() if number > 1]
    if twice:
        return f"two tiles lie at ({twice[0][0]}, {twice[0][1]})."
    capitals = sum(tile.terrain == CAPITAL for tile in layout)
    if capitals != players:
        return f"it has {capitals} Capitals for {players} players."
    return ""


def _wrong_tokens(layout: Layout, players: int) -> str:
    for tile in layout:
        if not tile.is_land and (tile.barbarian or tile.city):
            return f"{_name(tile)} is {tile.terrain} and can hold neither token nor market."
        if tile.is_land and bool(tile.barbarian) == tile.city:
            return f"{_name(tile)} must hold a Barbarian or a Free City, and not both."
    cities = sum(tile.city for tile in layout)
    if cities != players:
        return f"it has {cities} Free Cities for {players} players."
    return ""


def _wrong_markets(layout: Layout, players: int) -> str:
    for tile in layout:
        if tile.market and not tile.is_land:
            return f"{_name(tile)} is {tile.terrain} and can hold neither token nor market."
    markets = sorted(tile.market for tile in layout if tile.market)
    if markets != list(range(1, players + 1)):
        return f"its markets must be numbered 1 to {players}, each once; found {markets}."
    return ""


def _wrong_shape(layout: Layout, players: int) -> str:
    board = Board(layout, {})
    solid = board.land | bits(board.capitals)
    if flood(bit(board.capitals[0]), solid, board.near) != solid:
        return "some of its land can be reached only across the Sea."
    return ""


def _wrong_capitals(layout: Layout, players: int) -> str:
    board = Board(layout, {})
    rings = [
        sorted(layout[tile].barbarian for tile in board.walk[capital] if layout[tile].barbarian)
        for capital in board.capitals
    ]
    for capital, ring in zip(board.capitals, rings, strict=True):
        if any(value > 2 for value in ring):
            return f"a Barbarian beside {_name(layout[capital])} has a value over 2."
        if ring != rings[0]:
            return (
                f"the Barbarians beside {_name(layout[capital])} are {ring}, "
                f"those beside {_name(layout[board.capitals[0]])} are {rings[0]}."
            )
    return ""


def random_layout(layout: Layout, chance: int) -> tuple[Layout, int]:
    """A map with the tiles and tokens of another, laid at random where the rules leave it open.

    Capitals and what surrounds them stay as they are, so every player begins alike. Everything
    else changes places until all land hangs together again.
    """
    places = {(tile.q, tile.r): number for number, tile in enumerate(layout)}
    around = {
        (tile.q + q, tile.r + r)
        for tile in layout
        if tile.terrain == CAPITAL
        for q, r in ((0, 0), *_STEPS)
    }
    ring = bits(places[place] for place in around if place in places)
    free = [tile for tile in range(len(layout)) if not has(ring, tile)]
    while True:
        order, chance = shuffled(free, chance)
        mixed = list(layout)
        for tile, source in zip(free, order, strict=True):
            mixed[tile] = layout[source]._replace(q=layout[tile].q, r=layout[tile].r)
        mixed, chance = _scatter(mixed, ring, chance)
        made = tuple(mixed)
        if not _wrong_shape(made, 0):
            return made, chance


def _scatter(mixed: list[Hex], ring: Bits, chance: int) -> tuple[list[Hex], int]:
    """Tokens change places, and so do markets, among the land outside the rings."""
    outside = [n for n, tile in enumerate(mixed) if tile.is_land and not has(ring, n)]
    order, chance = shuffled(outside, chance)
    tokens = [(mixed[n].barbarian, mixed[n].city) for n in order]
    order, chance = shuffled(outside, chance)
    markets = [mixed[n].market for n in order]
    for n, (barbarian, city), market in zip(outside, tokens, markets, strict=True):
        mixed[n] = mixed[n]._replace(barbarian=barbarian, city=city, market=market)
    return mixed, chance
