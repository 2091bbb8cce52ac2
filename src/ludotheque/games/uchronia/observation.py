"""What a seat knows of Uchronia as numbers; `docs/research.md` explains the layout."""

from __future__ import annotations

from ludotheque.core.observation import (
    Bag,
    ByName,
    BySeat,
    Choice,
    Layout,
    Number,
    Part,
    Pending,
    Pile,
    Record,
    Seat,
    Seats,
)
from ludotheque.games.uchronia.cards.building import Cards
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS
from ludotheque.games.uchronia.decisions import DECISIONS

VERSION = 0

HAND = 12
"""So many cards of a colour, in a hand or elsewhere before a player, count as the most."""


def layout(cards: Cards, players: int) -> Layout:
    """The vector for a number of players."""
    box = cards.box
    buildings = [card.id for card in cards.buildings]
    colours = tuple(COLOURS)
    in_all = max(box.resources)
    copies = Bag(buildings, box.copies)
    return Layout(
        VERSION,
        players,
        {
            "player": Seat(players),
            "last": Seat(players),
            "ending": Number(),
            "players": BySeat(players, _player(buildings)),
            "forum": Bag(colours, in_all),
            "monopolies": Record({colour: Seat(players) for colour in colours}),
            "pile": Pile(colours, sum(box.resources), in_all),
            "plain": Number(),
            "discard": Bag(colours, in_all),
            "works": copies,
            "building_pile": Pile(buildings, box.copies * len(buildings), box.copies),
            "sunk": Number(box.copies * len(buildings)),
            "gone": copies,
            "dry": Number(box.drought),
            "used": Bag(buildings),
            "started": Bag(buildings),
            "raid": Record(
                {
                    "revealed": Bag(colours, HAND),
                    "spared": Seats(players),
                    "gave": Seats(players),
                    "effective": BySeat(players, Bag(colours)),
                }
            ),
            "pending": Pending(DECISIONS.names, players, _fields(buildings, players)),
            "unseen": Record({"resources": Bag(colours, in_all), "buildings": copies}),
        },
    )


def _player(buildings: list[str]) -> Record:
    few = Bag(tuple(COLOURS), HAND)
    return Record(
        {
            "hand": Pile(tuple(COLOURS), 2 * HAND, HAND),
            "seen": few,
            "domain": few,
            "stock": few,
            "activities": few,
            "sites": ByName("building", buildings, {"resources": few}),
            "completed": Bag(buildings),
        }
    )


def _fields(buildings: list[str], players: int) -> dict[str, Part]:
    """What the open decision names: a part for each field, by its sort."""
    sorts: dict[str, Part] = {
        "number": Number(HAND),
        "flag": Number(),
        "colour": Choice(tuple(COLOURS)),
        "order": Choice(tuple(ORDERS)),
        "building": Choice(buildings),
        "seat": Seat(players),
        "source": Choice(buildings),
        "colours": Bag(tuple(COLOURS), HAND),
    }
    return {name: sorts[sort] for kind in DECISIONS for name, sort in kind.fields}
