"""What `restore.py` does where a field of a position is left out, in words."""

from __future__ import annotations

from typing import Final

from ludotheque.games.monumental.cards.card import ERAS
from ludotheque.games.monumental.cards.load import MARKET_IDS

VALUES = range(1, 5)

TILE_TYPE: Final = (
    "{ [tile: string]: { holder?: Seat; soldiers?: number; outpost?: boolean; city?: FreeCity; "
    "barbarian?: number; wonder?: Card; production?: boolean } }"
)

_OF_THE_MAP = "drawn for the tiles"
_OF_THE_BOX = "what lies nowhere else"
LEFT_OUT: Final = {
    "map": "the map for the players",
    "first": "`0`",
    "round": "`1`",
    "automa": "`{}` for a player alone",
    "automa_deck": "all that were not played, shuffled",
    "tiles": "as at set-up",
    "display": "dealt",
    "taken": "none",
    "basics": "those that nobody has",
    "pending": "the first player activates, or acts if `turn` is given",
    "players.*.civilization": "the next free one",
    "players.*.capital": "the next free one",
    "players.*.gold": "`2`",
    "players.*.warlord": "the Capital",
    "players.*.explorers": "the Capital",
    "players.*.outposts": "those that are not built",
    "players.*.city": "dealt",
    "players.*.deck": "starting cards that lie nowhere else, shuffled",
    "players.*.tokens": "none",
    "players.*.trophies": "none",
    "turn.reinforce_other": "none",
    "turn.picked": "none",
    "box.cities": _OF_THE_BOX,
    **{f"barbarians.{value}": _OF_THE_MAP for value in VALUES},
    **{f"box.barbarians.{value}": _OF_THE_BOX for value in VALUES},
    **{f"decks.{era}": "cards of the era that lie nowhere else, shuffled" for era in ERAS},
    **{f"visits.{market}": "those who have a token" for market in MARKET_IDS},
    **{f"piles.{market}": "drawn" for market in MARKET_IDS},
    **{f"box.markets.{market}": _OF_THE_BOX for market in MARKET_IDS},
}
"""What `restore.py` does where a field is left out, in words."""
