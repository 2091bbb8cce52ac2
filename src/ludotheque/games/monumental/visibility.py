"""What is hidden in Monumental.

The order of every deck is hidden from all; the cards in it are known. Barbarians show their value
and hide their rewards. A Market token that was taken is known to its owner until it is used, and
whoever has looked at the tokens of a market knows what lay there, though not who took which since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.visibility import NOBODY, OWNER, Pools, Read, Visibility, Write, Zone
from ludotheque.games.monumental.bits import has
from ludotheque.games.monumental.cards.card import ERAS
from ludotheque.games.monumental.cards.load import MARKET_IDS
from ludotheque.games.monumental.ids import MarketTokenId, TokenId, is_barbarian, market_of
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.write import barbarians_on_map

VALUES = range(1, 5)


def _read_era(era: int) -> Read:
    def read(state: MonumentalState, owner: int) -> tuple[int, ...]:
        return state.decks[era]

    return read


def _write_era(era: int) -> Write:
    def write(state: MonumentalState, owner: int, faces: list[Any]) -> None:
        state.decks[era] = tuple(faces)

    return write


def _read_deck(state: MonumentalState, owner: int) -> Sequence[int]:
    return state.side[owner].deck


def _write_deck(state: MonumentalState, owner: int, faces: list[Any]) -> None:
    state.side[owner].deck = faces


def _read_automa(state: MonumentalState, owner: int) -> tuple[int, ...]:
    return state.automa_deck


def _write_automa(state: MonumentalState, owner: int, cards: list[Any]) -> None:
    state.automa_deck = tuple(cards)


# Barbarians.


def _read_barbarians(value: int) -> Read:
    def read(state: MonumentalState, owner: int) -> Sequence[int]:
        return barbarians_on_map(state, value)

    return read


def _write_barbarians(value: int) -> Write:
    def write(state: MonumentalState, owner: int, tokens: list[Any]) -> None:
        left = list(tokens)
        known = state.cards.barbarians
        for tile, token in enumerate(state.token):
            if is_barbarian(token) and known[token].value == value and left:
                state.token[tile] = TokenId(left.pop(0))

    return write


def _read_box(value: int) -> Read:
    def read(state: MonumentalState, owner: int) -> tuple[int, ...]:
        return state.box_barbarians[value - 1]

    return read


def _write_box(value: int) -> Write:
    def write(state: MonumentalState, owner: int, tokens: list[Any]) -> None:
        boxes = state.box_barbarians
        state.box_barbarians = (*boxes[: value - 1], tuple(sorted(tokens)), *boxes[value:])

    return write


# Markets.


def _read_pile(market: int) -> Read:
    def read(state: MonumentalState, owner: int) -> tuple[int, ...]:
        return state.piles[market]

    return read


def _write_pile(market: int) -> Write:
    def write(state: MonumentalState, owner: int, tokens: list[Any]) -> None:
        state.piles = (*state.piles[:market], tuple(tokens), *state.piles[market + 1 :])

    return write


def _read_rest(market: int) -> Read:
    def read(state: MonumentalState, owner: int) -> tuple[int, ...]:
        return state.box_markets[market]

    return read


def _write_rest(market: int) -> Write:
    def write(state: MonumentalState, owner: int, tokens: list[Any]) -> None:
        boxes = state.box_markets
        state.box_markets = (*boxes[:market], tuple(sorted(tokens)), *boxes[market + 1 :])

    return write


def kept_tokens(state: MonumentalState, seat: int) -> list[MarketTokenId]:
    """The Market tokens that a seat has and has not used."""
    side = state.side[seat]
    return [
        token for market, token in enumerate(side.market_tokens) if has(side.market_kept, market)
    ]


def _write_kept(state: MonumentalState, owner: int, tokens: list[Any]) -> None:
    held = list(state.side[owner].market_tokens)
    for token in tokens:
        held[market_of(token)] = token
    state.side[owner].market_tokens = tuple(held)


def _has_looked(state: MonumentalState, market: int, viewer: int | None) -> bool:
    return viewer is not None and viewer in state.visits[market]


def _looked_at(market: int) -> str:
    return f"{MARKET_IDS[market]}, looked at"


def _pile_pools(market: int) -> Pools:
    def pools(state: MonumentalState, owner: int, viewer: int | None) -> list[str]:
        looked = _has_looked(state, market, viewer)
        return [_looked_at(market) if looked else MARKET_IDS[market]] * len(state.piles[market])

    return pools


def _kept_pools(state: MonumentalState, owner: int, viewer: int | None) -> list[str]:
    """A token lay among those that a viewer looked at if the viewer came before its owner."""
    names = []
    for token in kept_tokens(state, owner):
        market = market_of(token)
        visits = state.visits[market]
        earlier = viewer is not None and viewer in visits[: visits.index(owner)]
        names.append(_looked_at(market) if earlier else MARKET_IDS[market])
    return names


_OPEN = (
    "game",
    "ruleset",
    "cards",
    "map",
    "difficulty",
    "first",
    "round",
    "ending",
    "automa",
    "automa_played",
    "tiles",
    "turn",
    "display",
    "taken",
    "basics",
    "gone",
    "gone_tokens",
    "visits",
    "box.cities",
    "pending",
    *(
        f"players.*.{name}"
        for name in (
            "civilization",
            "capital",
            "gold",
            "culture",
            "warlord",
            "explorers",
            "outposts",
            "production",
            "policies",
            "building",
            "wonders",
            "trophies",
            "city",
            "top",
            "discard",
            "archived",
            "markets",
            "used",
        )
    ),
)

VISIBILITY = Visibility(
    [
        *(Zone(path) for path in _OPEN),
        *(
            Zone(f"decks.{name}", NOBODY, f"era {name}", _read_era(era), _write_era(era))
            for era, name in enumerate(ERAS)
        ),
        Zone("players.*.deck", NOBODY, "city *", _read_deck, _write_deck),
        Zone("automa_deck", NOBODY, "automa", _read_automa, _write_automa),
        *(
            Zone(
                f"barbarians.{value}",
                NOBODY,
                f"barbarian {value}",
                _read_barbarians(value),
                _write_barbarians(value),
            )
            for value in VALUES
        ),
        *(
            Zone(
                f"box.barbarians.{value}",
                NOBODY,
                f"barbarian {value}",
                _read_box(value),
                _write_box(value),
            )
            for value in VALUES
        ),
        Zone("players.*.tokens", OWNER, "", kept_tokens, _write_kept, pools=_kept_pools),
        *(
            Zone(
                f"piles.{name}",
                NOBODY,
                name,
                _read_pile(market),
                _write_pile(market),
                pools=_pile_pools(market),
            )
            for market, name in enumerate(MARKET_IDS)
        ),
        *(
            Zone(f"box.markets.{name}", NOBODY, name, _read_rest(market), _write_rest(market))
            for market, name in enumerate(MARKET_IDS)
        ),
        Zone("chance", NOBODY),
    ]
)
