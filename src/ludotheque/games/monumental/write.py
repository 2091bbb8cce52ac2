"""Positions as JSON; `docs/positions.md` describes the fields, `restore.py` reads them back."""

from __future__ import annotations

from typing import Any

from ludotheque.core.pending import Pending
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.bits import has, members
from ludotheque.games.monumental.cards.card import ERAS, KINDS, LINES
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.cards.load import FACE_IDS, MARKET_IDS, POLICY_IDS
from ludotheque.games.monumental.ids import (
    EMPTY,
    Content,
    MarketTokenId,
    Tile,
    TokenId,
    below,
    cover,
    has_below,
    is_barbarian,
    is_city,
    market_of,
    number_of,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, FLAGS, MonumentalState
from ludotheque.games.monumental.rules.maps import MOST_TILES, Layout

Json = dict[str, Any]

ENDINGS = ("running", "ending", "last-round")

_TILES = tuple(str(tile + 1) for tile in range(MOST_TILES))

NAMES: dict[str, tuple[str, ...]] = {
    "card": FACE_IDS,
    "policies": POLICY_IDS,
    "market": MARKET_IDS,
    "markets": MARKET_IDS,
    "tile": _TILES,
    "tiles": _TILES,
    "slot": SLOTS,
    "slots": SLOTS,
    "kind": KINDS,
    "good": GOODS,
    "resource": RESOURCES,
    "line": LINES,
}
"""For each sort of value in a pending entry the names of what the numbers stand for."""
LISTS = ("tiles", "policies", "markets")
"""The sorts of which there are several."""


def market_token_name(state: MonumentalState, token: MarketTokenId) -> str:
    return f"{state.cards.markets[market_of(token)].id}-{number_of(token) + 1}"


def write(state: MonumentalState) -> Json:
    """The fields of a position as plain values."""
    cards = state.cards
    faces = [card.id for card in cards.faces]
    return {
        "map": write_map(state.board.layout),
        "difficulty": state.difficulty,
        "first": state.first,
        "round": state.round,
        "ending": ENDINGS[state.ending],
        "players": [_write_side(state, seat) for seat in range(state.players)],
        "automa": _write_side(state, AUTOMA_SIDE) if state.players == 1 else None,
        "automa_deck": [cards.automa[card].id for card in state.automa_deck],
        "automa_played": [cards.automa[card].id for card in state.automa_discard],
        "tiles": {
            str(tile + 1): _write_tile(state, Tile(tile))
            for tile, hexagon in enumerate(state.board.layout)
            if state.board.near[tile] or hexagon.is_land
        },
        "barbarians": {
            str(value): [cards.barbarians[token].id for token in barbarians_on_map(state, value)]
            for value in range(1, 5)
        },
        "turn": _write_turn(state),
        "display": [None if face == EMPTY else faces[face] for face in state.display],
        "taken": list(members(state.taken)),
        "decks": {
            name: [faces[face] for face in deck]
            for name, deck in zip(ERAS, state.decks, strict=True)
        },
        "basics": {faces[face]: state.basics[n] for n, face in enumerate(cards.basics)},
        "gone": [faces[face] for face in state.gone],
        "gone_tokens": [market_token_name(state, token) for token in state.gone_tokens],
        "piles": {
            market.id: [market_token_name(state, token) for token in state.piles[market.index]]
            for market in cards.markets
        },
        "visits": {market.id: list(state.visits[market.index]) for market in cards.markets},
        "box": {
            "barbarians": {
                str(value): [cards.barbarians[t].id for t in state.box_barbarians[value - 1]]
                for value in range(1, 5)
            },
            "markets": {
                market.id: [market_token_name(state, t) for t in state.box_markets[market.index]]
                for market in cards.markets
            },
            "cities": [cards.cities[city].id for city in state.box_cities],
        },
        "pending": [write_entry(state, entry) for entry in state.stack],
    }


def write_map(layout: Layout) -> list[Json]:
    """The tiles of a map, without what lies on them."""
    return [
        {"at": [tile.q, tile.r], "terrain": tile.terrain}
        | ({"market": tile.market} if tile.market else {})
        for tile in layout
    ]


def barbarians_on_map(state: MonumentalState, value: int) -> list[TokenId]:
    """The Barbarians of a value that lie on the map, in the order of the tiles."""
    barbarians = state.cards.barbarians
    return [
        token for token in state.token if is_barbarian(token) and barbarians[token].value == value
    ]


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


def _write_side(state: MonumentalState, number: int) -> Json:
    cards, side = state.cards, state.side[number]
    faces = [card.id for card in cards.faces]
    tokens = side.market_tokens
    held = [market for market in cards.markets if tokens[market.index] != EMPTY]
    kept = [market for market in held if has(side.market_kept, market.index)]
    shown = [market for market in held if market not in kept]
    settled = side.capital != EMPTY
    return {
        "civilization": None
        if side.civilization == EMPTY
        else cards.civilizations[side.civilization].id,
        "capital": side.capital + 1 if settled else None,
        "gold": side.gold,
        "culture": side.culture,
        "warlord": side.warlord + 1 if settled else None,
        "explorers": [tile + 1 for tile in side.explorers] if settled else [],
        "outposts": side.outposts_left,
        "production": side.production,
        "policies": [cards.policies[policy].id for policy in side.policies],
        "building": None if side.building == EMPTY else faces[side.building],
        "wonders": [faces[face] for face in side.wonders],
        "trophies": [cards.token(token).id for token in side.trophies],
        "city": [_write_slot(faces, content) for content in side.city],
        "deck": [faces[face] for face in side.deck],
        "top": [faces[face] for face in side.top],
        "discard": [faces[face] for face in side.discard],
        "archived": [faces[face] for face in side.archived],
        "markets": [market.id for market in kept],
        "tokens": [market_token_name(state, tokens[market.index]) for market in kept],
        "used": [market_token_name(state, tokens[market.index]) for market in shown],
    }


def _write_slot(faces: list[str], content: Content) -> Json | None:
    if not content:
        return None
    data = {"card": faces[cover(content)]}
    return data | {"knowledge": faces[below(content)]} if has_below(content) else data


def _write_turn(state: MonumentalState) -> Json:
    faces = [card.id for card in state.cards.faces]
    return {
        "resources": dict(zip(RESOURCES, state.res, strict=True)),
        "generated": dict(zip(RESOURCES[:3], state.made, strict=True)),
        "active": [SLOTS[slot] for slot in members(state.active)],
        "drawn": [faces[face] for face in state.drawn],
        "ready": [faces[face] for face in state.ready],
        "reinforce": state.reinforce,
        "reinforce_other": [
            None if slot == EMPTY else SLOTS[slot] for slot in state.reinforce_other
        ],
        "moves": state.moves,
        "steps": list(state.steps),
        "picked": [explorer + 1 for explorer in members(state.picked)],
        "conquered": state.conquered,
        "done": [name for name, bit in FLAGS.items() if state.flags & bit],
    }


def write_entry(state: MonumentalState, entry: Pending) -> Json:
    """One pending entry, with names in place of numbers."""
    data: Json = {"ask": entry.name, "seat": entry.seat}
    for (field, sort), value in zip(entry.fields, entry.values(), strict=True):
        known = NAMES.get(sort, ())
        if sort in LISTS:
            data[field] = [known[number] for number in value]
        elif sort == "token":
            data[field] = state.cards.token(value).id
        elif sort == "slots":
            data[field] = [SLOTS[slot] for slot in members(value)]
        elif known:
            data[field] = None if value == EMPTY else known[value]
        else:
            data[field] = value
    return data
