"""The map of a position and what lies on its tiles: as JSON, and as the position keeps it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ludotheque.core.bits import bit, has
from ludotheque.core.chance import shuffled
from ludotheque.core.compound import Maybe, ObjectOf
from ludotheque.core.errors import BadPosition
from ludotheque.core.fields import Default, Section, hidden_pile
from ludotheque.core.kinds import Flag, Found, Kind, OneOf, SeatOf, Whole
from ludotheque.core.observation import Choice, Part, Record, Row
from ludotheque.core.piles import Names
from ludotheque.core.places import Computed, Element, Place
from ludotheque.core.reader import Field, require
from ludotheque.games.monumental import defaults
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    NO_TILE,
    NO_TOKEN,
    Face,
    Tile,
    TokenId,
    city_of,
    city_token,
    is_barbarian,
    is_city,
)
from ludotheque.games.monumental.check import where
from ludotheque.games.monumental.kinds import AT_RANDOM, MANY, VALUES, Vocabularies, whole_position
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.maps import CAPITAL, MOST_TILES, SEA, Hex, Layout, misshapen
from ludotheque.games.monumental.rules.set_up import lay_map, sides_for
from ludotheque.games.monumental.vector import MapKind, TileContentsKind, TileKind, TwoTiles

# The map.


def tile(names: Vocabularies) -> Kind:
    """A tile, or none."""
    return TileKind(
        "a tile, counted from 1, or null",
        "number | null",
        empty=lambda: NO_TILE,
        write=lambda tile: None if tile == EMPTY else tile + 1,
        read=lambda field, _: NO_TILE if field.value is None else _read_tile(field),
        part=lambda players: Choice(names.tile_numbers(players)),
    )


def explorers(names: Vocabularies) -> Kind:
    """The tiles of both Explorers; nothing before there is a Capital."""

    def read(field: Field, players: int) -> tuple[Tile, Tile]:
        tiles = [_read_tile(item) for item in field.items()]
        if not tiles:
            return NO_TILE, NO_TILE
        if len(tiles) != 2:
            raise field.wrong("two tiles")
        return tiles[0], tiles[1]

    return TwoTiles(
        "two tiles, counted from 1",
        "number[]",
        empty=lambda: (NO_TILE, NO_TILE),
        write=lambda tiles: [] if tiles[0] == EMPTY else [tile + 1 for tile in tiles],
        read=read,
        part=lambda players: Row(2, Choice(names.tile_numbers(players))),
    )


def map(names: Vocabularies) -> Kind:
    """The tiles of the map, without what lies on them."""
    terrains = (CAPITAL, SEA, *names.cards.box.terrain_values)
    tile = Record({"terrain": Choice(terrains), "market": Choice(range(1, 5))})
    return MapKind(
        "tiles",
        "{ at: [number, number]; terrain: string; market?: number }[]",
        empty=lambda: (),
        write=_write_map,
        read=lambda field, players: _read_map(names, field, players),
        part=lambda players: Row(len(names.game.layout_for(players)), tile),
    )


def _read_map(names: Vocabularies, field: Field, players: int) -> Layout:
    terrains = tuple(names.cards.box.terrain_tiles)
    tiles = []
    for item in field.items():
        item.known(("at", "terrain", "market"))
        at = [number.number(-99, 99) for number in item.get("at", None).items()]
        if len(at) != 2:
            raise item.get("at", None).wrong("two numbers")
        q, r = at
        terrain = item.get("terrain", None).among(terrains)
        tiles.append(Hex(q, r, terrain, market=item.get("market", 0).number(0, 4)))
    # What lies on a tile at set-up is known of the map of the box only.
    usual = names.game.layout_for(players)
    bare = [tile._replace(barbarian=0, city=False) for tile in usual]
    if tiles == bare:
        return usual
    wrong = misshapen(tuple(tiles), sides_for(players))
    if wrong:
        raise BadPosition(f"position, map: {wrong}")
    return tuple(tiles)


def _read_tile(field: Field) -> Tile:
    return Tile(field.number(1, MOST_TILES) - 1)


def _write_map(layout: Layout) -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = []
    for q, r, terrain, _, _, market in layout:
        data.append({"at": [q, r], "terrain": terrain})
        if market:
            data[-1]["market"] = market
    return data


def _layout(state: MonumentalState, seat: int) -> Layout:
    return state.board.layout


def _lay_map(state: MonumentalState, seat: int, layout: Layout) -> None:
    lay_map(state, layout)


MAP = Computed(_layout, _lay_map)


def _capital(state: MonumentalState, seat: int) -> Tile:
    return state.side[seat].capital


def _settle(state: MonumentalState, seat: int, tile: Tile) -> None:
    others = [side.capital for number, side in enumerate(state.side) if number != seat]
    own = tile == EMPTY or (tile in state.board.capitals and tile not in others)
    sentence = f"expected a Capital of its own, found {tile + 1}"
    require(own, f"{where(state, seat)}.capital", sentence)
    state.side[seat].capital = tile


CAPITALS = Computed(_capital, _settle)


# What lies on the tiles.


class TileContent(NamedTuple):
    """What somebody says of a tile; ``soldiers`` is EMPTY if nothing is said of them."""

    holder: int
    soldiers: int
    outpost: bool
    city: int
    barbarian: int
    wonder: Face
    production: bool


TileContents = dict[int, TileContent]
"""The tiles that somebody describes; the others are as at set-up."""


def tile_contents(names: Vocabularies) -> Kind:
    """What lies on each tile; it is written from a whole position, and read tile by tile."""
    wonder = OneOf(names.faces, optional=True, shown=names.wonders)
    content = ObjectOf(
        {
            "holder": Maybe(SeatOf(sides=sides_for), EMPTY),
            "soldiers": Maybe(Whole(MANY), EMPTY),
            "outpost": Maybe(Flag(), False),
            "city": OneOf(names.cities, optional=True),
            "barbarian": Maybe(Whole(len(VALUES), 0, len(VALUES)), 0),
            "wonder": wonder,
            "production": Maybe(Flag(), True),
        },
        TileContent._make,
        list,
        none=(),
    )

    def count(state: Any, found: Found) -> None:
        for token in state.token:
            if is_city(token):
                names.cities.count(found, city_of(token))

    def part(players: int) -> Part:
        tile = content.part(players)
        return Record({str(number): tile for number in names.tile_numbers(players)})

    def read(field: Field, players: int) -> TileContents:
        field.known(names.tiles.names)
        return {int(n) - 1: content.read(one, players) for n, one in field.entries()}

    kind = TileContentsKind(
        "an object by tile",
        f"{{ [tile: string]: {content.typescript.removesuffix(' | null')} }}",
        empty=dict,
        write=lambda state: _write_tiles(names, state),
        read=read,
        part=part,
        count=count,
    )
    kind.follow(len(names.cities.names), wonder, MANY, len(VALUES))
    return kind


def _write_tiles(names: Vocabularies, state: MonumentalState) -> dict[str, Any]:
    return {
        str(tile + 1): _write_content(names, state, Tile(tile))
        for tile in range(state.board.size)
        if state.board.near[tile] or has(state.board.land, tile)
    }


def _write_content(names: Vocabularies, state: MonumentalState, tile: Tile) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if state.holder[tile] != EMPTY:
        data["holder"] = state.holder[tile]
        data["soldiers"] = state.soldiers[tile]
    if has(state.outposts, tile):
        data["outpost"] = True
    token = state.token[tile]
    if is_city(token):
        data["city"] = names.cities.names[city_of(token)]
    elif token != EMPTY:
        data["barbarian"] = names.cards.barbarians[token].value
    if state.wonder_on[tile] != EMPTY:
        data["wonder"] = names.faces.names[state.wonder_on[tile]]
    if has(state.board.land & ~state.board.markets, tile):
        data["production"] = has(state.production_on, tile)
    return data


def _lay_tiles(state: MonumentalState, seat: int, given: TileContents) -> None:
    """Lays everything onto the tiles; those that nobody described are as at set-up."""
    board = state.board
    for number in given:
        on_map = number < board.size
        require(on_map, f"tiles.{number + 1}", f"the map has {board.size} tiles")
    for number, hexagon in enumerate(board.layout):
        on = given.get(number)
        if on is None:
            _lay_barbarian(state, number, hexagon.barbarian)
        else:
            state.token[number] = NO_TOKEN if on.city == EMPTY else city_token(on.city)
            _lay_barbarian(state, number, on.barbarian)
            if hexagon.terrain != CAPITAL:
                state.holder[number] = on.holder
            state.soldiers[number] = max(0, on.soldiers)
            state.wonder_on[number] = on.wonder
            if on.outpost:
                state.outposts |= bit(number)
        if hexagon.is_land and not hexagon.market and (on is None or on.production):
            state.production_on |= bit(number)
    _lay_cities(state, given)
    _man_capitals(state, given)


def _lay_barbarian(state: MonumentalState, tile: int, value: int) -> None:
    """Lays any Barbarian of a value; which one it is, another field tells."""
    if value:
        barbarians = state.cards.barbarians
        state.token[tile] = next(TokenId(b.index) for b in barbarians if b.value == value)


def _lay_cities(state: MonumentalState, given: TileContents) -> None:
    """Free Cities that nobody named, where they lie at set-up."""
    named = [*state.token, *(token for side in state.side for token in side.trophies)]
    everything = [city_token(city) for city in range(len(state.cards.cities))]
    free = [token for token in everything if token not in named]
    order, state.chance = shuffled(free, state.chance)
    for tile, hexagon in enumerate(state.board.layout):
        if hexagon.city and tile not in given and order:
            state.token[tile] = order.pop()


def _man_capitals(state: MonumentalState, given: TileContents) -> None:
    """Soldiers that stand nowhere else, in Capitals of which nothing else is said."""
    for number, side in enumerate(state.side):
        home = side.capital
        if home != EMPTY and (home not in given or given[home].soldiers == EMPTY):
            away = sum(
                soldiers
                for soldiers, holder in zip(state.soldiers, state.holder, strict=True)
                if holder == number
            )
            state.soldiers[home] = max(0, state.cards.box.soldiers - away)


TILES = Computed(whole_position, _lay_tiles)


def _on_map(value: int) -> Computed:
    """The Barbarians of a value that lie on the map, in the order of the tiles."""

    def places(state: MonumentalState) -> list[int]:
        known = state.cards.barbarians
        return [
            tile
            for tile, token in enumerate(state.token)
            if is_barbarian(token) and known[token].value == value
        ]

    def read(state: MonumentalState, owner: int) -> list[TokenId]:
        return [state.token[tile] for tile in places(state)]

    def write(state: MonumentalState, owner: int, tokens: Any) -> None:
        known, found = state.cards.barbarians, places(state)
        fits = len(tokens) == len(found) and all(known[token].value == value for token in tokens)
        sentence = f"expected {len(found)} Barbarians of that value"
        require(fits, f"barbarians.{value}", sentence)
        for tile, token in zip(found, tokens, strict=True):
            state.token[tile] = TokenId(token)

    return Computed(read, write)


def barbarians_on_map(names: Vocabularies) -> Section:
    """The Barbarians on the map, by value."""
    meaning = "Barbarians on the map, in the order of tiles"
    return _barbarians(names, meaning, _on_map, defaults.barbarians_on_map, False)


def barbarians_in_box(names: Vocabularies) -> Section:
    """The Barbarians in the box, by value."""

    def in_box(value: int) -> Element:
        return Element("box_barbarians", value - 1)

    return _barbarians(names, "Barbarians in the box", in_box, defaults.barbarians_in_box, True)


def _barbarians(
    names: Vocabularies,
    meaning: str,
    place: Callable[[int], Place],
    default: Callable[[int], Default],
    sort: bool,
) -> Section:
    kind = Names(names.barbarians, size=MANY, sort=sort)
    return Section(
        "barbarians",
        [
            hidden_pile(
                str(value),
                kind,
                meaning,
                f"barbarian {value}",
                default(value),
                otherwise=AT_RANDOM,
                place=place(value),
            )
            for value in VALUES
        ],
    )
