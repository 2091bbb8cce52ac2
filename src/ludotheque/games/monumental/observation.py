"""What a seat knows of Monumental as numbers; `docs/research.md` explains the layout.

The Automa is the side after the only player's.
"""

from __future__ import annotations

from ludotheque.core.observation import (
    Bag,
    BySeat,
    Choice,
    Layout,
    Number,
    Part,
    Pending,
    Pile,
    Record,
    Row,
    Seat,
    Seats,
    Stack,
    Unseen,
)
from ludotheque.games.monumental.actions import SLOTS
from ludotheque.games.monumental.cards.card import ERAS, KNOWLEDGE, WONDER, Cards
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.cards.load import MARKET_IDS
from ludotheque.games.monumental.decisions import DECISIONS
from ludotheque.games.monumental.ids import MARKET_TOKENS
from ludotheque.games.monumental.position import FLAGS
from ludotheque.games.monumental.rules.maps import CAPITAL, SEA
from ludotheque.games.monumental.write import ENDINGS, LISTS, NAMES

VERSION = 0

RICH = 60
"""So much Gold or Culture counts as the most."""
MANY = 20
"""So many of a resource or of Units count as the most."""
COPIES = 6
"""So many equal cards in one place count as the most."""
CITY_DECK = 40
"""So many cards of a city deck count as the most."""
ROUNDS = 40


def layout(cards: Cards, players: int) -> Layout:
    """The vector for a number of players."""
    names = _Names(cards, players)
    board = cards.layouts[max(2, players) - 2]
    terrains = (CAPITAL, SEA, *cards.box.terrain_values)
    markets = range(1, len(cards.markets) + 1)
    tile = Record({"terrain": Choice(terrains), "market": Choice(markets)})
    side = _side(cards, names)
    alone: dict[str, Part] = {"automa": side} if players == 1 else {}
    fields: dict[str, Part] = {
        "map": Row(len(board), tile),
        "difficulty": Number(4),
        "first": Seat(names.sides),
        "round": Number(ROUNDS),
        "ending": Choice(ENDINGS),
        "players": BySeat(players, side),
        **alone,
        "automa_deck": Pile((), len(cards.automa)),
        "automa_played": Bag(names.automa),
        "tiles": Record(dict.fromkeys(names.tiles, _tile(names))),
        "barbarians": Record(dict.fromkeys(names.values, Pile((), MANY))),
        "turn": _turn(names),
        "display": Row(6, Choice(names.faces)),
        "taken": Bag(range(2)),
        "decks": Record(dict.fromkeys(ERAS, Pile((), MANY))),
        "basics": Bag(names.faces, MANY),
        "gone": Bag(names.faces),
        "gone_tokens": Bag(names.market_tokens),
        "piles": Record(dict.fromkeys(MARKET_IDS, Pile((), MARKET_TOKENS))),
        "visits": Record(dict.fromkeys(MARKET_IDS, Seats(names.sides))),
        "box": Record(
            {
                "barbarians": Record(dict.fromkeys(names.values, Pile((), MANY))),
                "markets": Record(dict.fromkeys(MARKET_IDS, Pile((), MARKET_TOKENS))),
                "cities": Bag(names.cities),
            }
        ),
        "pending": Pending(DECISIONS.names, names.sides, _pending(names)),
        "unseen": Unseen(players, _unseen(names)),
    }
    return Layout(VERSION, players, fields, left_out=("at",))


class _Names:
    """The names of everything, in the order of the box."""

    def __init__(self, cards: Cards, players: int) -> None:
        self.sides = max(2, players)
        self.faces = [card.id for card in cards.faces]
        self.knowledge = [card.id for card in cards.faces if card.kind == KNOWLEDGE]
        self.wonders = [card.id for card in cards.faces if card.kind == WONDER]
        self.policies = [policy.id for policy in cards.policies]
        self.civilizations = [civilization.id for civilization in cards.civilizations]
        self.cities = [city.id for city in cards.cities]
        self.barbarians = [token.id for token in cards.barbarians]
        self.automa = [card.id for card in cards.automa]
        self.tiles = [str(tile + 1) for tile in range(len(cards.layouts[self.sides - 2]))]
        self.values = [str(value) for value in sorted({token.value for token in cards.barbarians})]
        self.market_tokens = [
            f"{market}-{number + 1}" for market in MARKET_IDS for number in range(MARKET_TOKENS)
        ]


def _side(cards: Cards, names: _Names) -> Record:
    tile = Choice([int(tile) for tile in names.tiles])
    slot = Record({"card": Choice(names.faces), "knowledge": Choice(names.knowledge)})
    return Record(
        {
            "civilization": Choice(names.civilizations),
            "capital": tile,
            "gold": Number(RICH),
            "culture": Number(RICH),
            "warlord": tile,
            "explorers": Row(2, tile),
            "outposts": Number(cards.box.outposts),
            "production": Number(MANY),
            "policies": Stack(names.policies),
            "building": Choice(names.wonders),
            "wonders": Bag(names.wonders),
            "trophies": Bag(names.barbarians + names.cities, COPIES),
            "city": Row(len(SLOTS), slot),
            "deck": Pile((), CITY_DECK),
            "top": Stack(names.faces, COPIES),
            "discard": Bag(names.faces, COPIES),
            "archived": Bag(names.faces, COPIES),
            "markets": Bag(MARKET_IDS),
            "tokens": Pile(names.market_tokens, len(MARKET_IDS)),
            "used": Bag(names.market_tokens),
        }
    )


def _tile(names: _Names) -> Record:
    return Record(
        {
            "holder": Seat(names.sides),
            "soldiers": Number(MANY),
            "outpost": Number(),
            "city": Choice(names.cities),
            "barbarian": Number(len(names.values)),
            "wonder": Choice(names.wonders),
            "production": Number(),
        }
    )


def _turn(names: _Names) -> Record:
    return Record(
        {
            "resources": Bag(RESOURCES, MANY),
            "generated": Bag(RESOURCES, MANY),
            "active": Bag(SLOTS),
            "drawn": Bag(names.faces, COPIES),
            "ready": Bag(names.faces, COPIES),
            "reinforce": Number(MANY),
            "reinforce_other": Bag((*SLOTS, None)),
            "moves": Number(MANY),
            "steps": Row(2, Number(COPIES)),
            "picked": Bag((1, 2)),
            "conquered": Number(COPIES),
            "done": Bag(tuple(FLAGS)),
        }
    )


def _pending(names: _Names) -> dict[str, Part]:
    """What the open decision names: a part for each field."""
    parts: dict[str, Part] = {
        "token": Choice(names.barbarians + names.cities),
        "kept": Bag(SLOTS),
    }
    for kind in DECISIONS:
        for field, sort in kind.fields:
            known = NAMES.get(sort)
            if sort in LISTS and known:
                parts.setdefault(field, Bag(known, COPIES))
            elif known:
                parts.setdefault(field, Choice(known))
            else:
                parts.setdefault(field, Number(MANY))
    return parts


def _unseen(names: _Names) -> dict[str, Part]:
    tokens = {
        market: [token for token in names.market_tokens if token.startswith(f"{market}-")]
        for market in MARKET_IDS
    }
    return {
        **{f"era {era}": Bag(names.faces) for era in ERAS},
        "city *": Bag(names.faces, COPIES),
        "automa": Bag(names.automa),
        **{f"barbarian {value}": Bag(names.barbarians, COPIES) for value in names.values},
        **{market: Bag(tokens[market]) for market in MARKET_IDS},
        **{f"{market}, looked at": Bag(tokens[market]) for market in MARKET_IDS},
    }
