"""Positions as JSON; `docs/positions.md` describes the fields, `restore.py` reads them back."""

from __future__ import annotations

from typing import Any

from ludotheque.core.state import Frame
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.cards.card import ERAS, KINDS, LINES, RESOURCES
from ludotheque.games.monumental.cards.load import FACE_IDS, MARKET_IDS, POLICY_IDS
from ludotheque.games.monumental.cards.schema import MARKET_TOKENS
from ludotheque.games.monumental.position import (
    ARCHIVE,
    ASKS,
    AUTOMA_CARDS,
    AUTOMA_EXPLORER,
    AUTOMA_LINE,
    AUTOMA_MARKET,
    AUTOMA_SIDE,
    AUTOMA_STEP,
    AUTOMA_TARGET,
    AUTOMA_WONDER,
    BONUS,
    BOUGHT,
    CHARGE,
    CHOOSE_ANY,
    CHOOSE_SAME,
    CITY_TOKENS,
    CONQUEST,
    EMPTY,
    EXTRA,
    FLAGS,
    GAIN_CARD,
    GIVE_UP,
    GRANT,
    KEEP_KNOWLEDGE,
    KEEP_WONDER,
    MOVE_TO,
    ON_TOP,
    PAID_FOR,
    PAY,
    PICK,
    PLACE_WONDER,
    REFILL,
    REINFORCE,
    REWARD,
    SAVE,
    SEND,
    SPEND,
    SWAP,
    MonumentalState,
    below,
    cover,
)
from ludotheque.games.monumental.rules.maps import MOST_TILES, Layout, tiles

Json = dict[str, Any]

ENDINGS = ("running", "ending", "last-round")

FRAME_FIELDS: dict[int, tuple[str, ...]] = {
    CHOOSE_ANY: ("left",),
    CHOOSE_SAME: ("left",),
    SPEND: ("card", "left", "times"),
    ARCHIVE: ("left",),
    GIVE_UP: ("card",),
    SWAP: ("left",),
    SEND: ("tile", "saved", "warlord", "sent"),
    MOVE_TO: ("tile", "warlord"),
    REWARD: ("token",),
    PICK: ("market",),
    KEEP_WONDER: ("card",),
    PLACE_WONDER: ("card",),
    GAIN_CARD: ("kind", "left"),
    EXTRA: ("left",),
    BONUS: ("policies",),
    KEEP_KNOWLEDGE: ("slot", "card", "other"),
    REINFORCE: ("kept",),
    PAY: ("resource", "left"),
    SAVE: ("tile",),
    AUTOMA_TARGET: ("tiles",),
    AUTOMA_WONDER: ("card", "tiles"),
    AUTOMA_MARKET: ("explorer", "left", "number", "avoid", "markets"),
    AUTOMA_STEP: ("explorer", "left", "number", "goal", "avoid", "tiles"),
    CHARGE: ("resource", "left", "restricted"),
    BOUGHT: ("card",),
    ON_TOP: ("card",),
    PAID_FOR: ("card",),
    CONQUEST: ("tile", "warlord", "sent"),
    GRANT: ("token", "choice"),
    REFILL: ("done",),
    AUTOMA_CARDS: ("left",),
    AUTOMA_LINE: ("line", "number", "price"),
    AUTOMA_EXPLORER: ("explorer", "left", "number", "goal", "avoid"),
}
"""What each kind of frame holds behind its seat; a plural takes all that is left."""
LISTS = ("sent", "tiles", "policies", "markets")


_TILES = tuple(str(tile + 1) for tile in range(MOST_TILES))


NAMES: dict[str, tuple[str, ...]] = {
    "card": FACE_IDS,
    "other": FACE_IDS,
    "policies": POLICY_IDS,
    "market": MARKET_IDS,
    "markets": MARKET_IDS,
    "goal": MARKET_IDS,
    "avoid": MARKET_IDS,
    "tile": _TILES,
    "tiles": _TILES,
    "sent": _TILES,
    "slot": SLOTS,
    "kind": KINDS,
    "saved": GOODS,
    "resource": RESOURCES,
    "restricted": RESOURCES,
    "line": LINES,
}
"""The names of what the numbers of a field stand for."""


def token_name(state: MonumentalState, token: int) -> str:
    """A Barbarian or a Free City."""
    if token >= CITY_TOKENS:
        return state.cards.cities[token - CITY_TOKENS].id
    return state.cards.barbarians[token].id


def market_token_name(state: MonumentalState, token: int) -> str:
    market, number = divmod(token, MARKET_TOKENS)
    return f"{state.cards.markets[market].id}-{number + 1}"


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
            str(tile + 1): _write_tile(state, tile)
            for tile, hexagon in enumerate(state.board.layout)
            if state.board.near[tile] or hexagon.is_land
        },
        "barbarians": {
            str(value): [cards.barbarians[token].id for token in barbarians_on_map(state, value)]
            for value in range(1, 5)
        },
        "turn": _write_turn(state),
        "display": [None if face == EMPTY else faces[face] for face in state.display],
        "taken": list(tiles(state.taken)),
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
        "pending": [write_frame(state, frame) for frame in state.stack],
    }


def write_map(layout: Layout) -> list[Json]:
    """The tiles of a map, without what lies on them."""
    return [
        {"at": [tile.q, tile.r], "terrain": tile.terrain}
        | ({"market": tile.market} if tile.market else {})
        for tile in layout
    ]


def barbarians_on_map(state: MonumentalState, value: int) -> list[int]:
    """The Barbarians of a value that lie on the map, in the order of the tiles."""
    barbarians = state.cards.barbarians
    return [
        token
        for token in state.token
        if EMPTY < token < CITY_TOKENS and barbarians[token].value == value
    ]


def _write_tile(state: MonumentalState, tile: int) -> Json:
    told: Json = {}
    if state.holder[tile] != EMPTY:
        told["holder"] = state.holder[tile]
        told["soldiers"] = state.soldiers[tile]
    if state.outposts >> tile & 1:
        told["outpost"] = True
    token = state.token[tile]
    if token >= CITY_TOKENS:
        told["city"] = token_name(state, token)
    elif token != EMPTY:
        told["barbarian"] = state.cards.barbarians[token].value
    if state.wonder_on[tile] != EMPTY:
        told["wonder"] = state.cards.faces[state.wonder_on[tile]].id
    if not state.board.layout[tile].market and state.board.layout[tile].is_land:
        told["production"] = bool(state.production_on >> tile & 1)
    return told


def _write_side(state: MonumentalState, number: int) -> Json:
    cards, side = state.cards, state.side[number]
    faces = [card.id for card in cards.faces]
    tokens = side.market_tokens
    held = [market for market in cards.markets if tokens[market.index] != EMPTY]
    kept = [market for market in held if side.market_kept >> market.index & 1]
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
        "trophies": [token_name(state, token) for token in side.trophies],
        "city": [_write_slot(faces, content) for content in side.city],
        "deck": [faces[face] for face in side.deck],
        "top": [faces[face] for face in side.top],
        "discard": [faces[face] for face in side.discard],
        "archived": [faces[face] for face in side.archived],
        "markets": [market.id for market in kept],
        "tokens": [market_token_name(state, tokens[market.index]) for market in kept],
        "used": [market_token_name(state, tokens[market.index]) for market in shown],
    }


def _write_slot(faces: list[str], content: int) -> Json | None:
    if not content:
        return None
    told = {"card": faces[cover(content)]}
    return told | {"knowledge": faces[below(content)]} if content >> 6 else told


def _write_turn(state: MonumentalState) -> Json:
    faces = [card.id for card in state.cards.faces]
    return {
        "resources": dict(zip(RESOURCES, state.res, strict=True)),
        "generated": dict(zip(RESOURCES[:3], state.made, strict=True)),
        "active": [SLOTS[slot] for slot in tiles(state.active)],
        "drawn": [faces[face] for face in state.drawn],
        "ready": [faces[face] for face in state.ready],
        "reinforce": state.reinforce,
        "reinforce_other": [
            None if slot == EMPTY else SLOTS[slot] for slot in state.reinforce_other
        ],
        "moves": state.moves,
        "steps": list(state.steps),
        "picked": [explorer + 1 for explorer in tiles(state.picked)],
        "conquered": state.conquered,
        "done": [name for name, bit in FLAGS.items() if state.flags & bit],
    }


def write_frame(state: MonumentalState, frame: Frame) -> Json:
    """One pending frame, with names in place of numbers."""
    told: Json = {"ask": ASKS[frame[0]], "seat": frame[1]}
    rest = list(frame[2:])
    for field in FRAME_FIELDS.get(frame[0], ()):
        known = NAMES.get(field, ())
        if field in LISTS:
            told[field] = [known[number] for number in rest]
        else:
            number = rest.pop(0)
            if field == "token":
                told[field] = token_name(state, number)
            elif field == "kept":
                told[field] = [SLOTS[slot] for slot in tiles(number)]
            elif known:
                told[field] = None if number == EMPTY else known[number]
            else:
                told[field] = number
    return told
