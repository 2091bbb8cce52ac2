"""What lies on the map and in the slots of a city, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.games.monumental.bits import has
from ludotheque.games.monumental.ids import (
    EMPTY,
    Content,
    MarketTokenId,
    Tile,
    below,
    cover,
    has_below,
    is_city,
    market_of,
    number_of,
)
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.maps import Layout

Json = dict[str, Any]

ENDINGS = ("running", "ending", "last-round")


def market_token_name(state: MonumentalState, token: MarketTokenId) -> str:
    return f"{state.cards.markets[market_of(token)].id}-{number_of(token) + 1}"


def write_map(layout: Layout) -> list[Json]:
    """The tiles of a map, without what lies on them."""
    return [
        {"at": [tile.q, tile.r], "terrain": tile.terrain}
        | ({"market": tile.market} if tile.market else {})
        for tile in layout
    ]


def write_tiles(state: MonumentalState) -> Json:
    """What lies on each tile that is not Sea."""
    return {
        str(tile + 1): _write_tile(state, Tile(tile))
        for tile, hexagon in enumerate(state.board.layout)
        if state.board.near[tile] or hexagon.is_land
    }


def _write_tile(state: MonumentalState, tile: Tile) -> Json:
    data: Json = {}
    if state.holder[tile] != EMPTY:
        data["holder"] = state.holder[tile]
        data["soldiers"] = state.soldiers[tile]
    if has(state.outposts, tile):
        data["outpost"] = True
    token = state.token[tile]
    if is_city(token):
        data["city"] = state.cards.token(token).id
    elif token != EMPTY:
        data["barbarian"] = state.cards.barbarians[token].value
    if state.wonder_on[tile] != EMPTY:
        data["wonder"] = state.cards.faces[state.wonder_on[tile]].id
    if not state.board.layout[tile].market and state.board.layout[tile].is_land:
        data["production"] = has(state.production_on, tile)
    return data


def write_slot(faces: Sequence[str], content: Content) -> Json | None:
    if not content:
        return None
    data = {"card": faces[cover(content)]}
    return data | {"knowledge": faces[below(content)]} if has_below(content) else data
