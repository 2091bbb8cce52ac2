"""Market tokens: where a position keeps them, and who knows them.

A token that was taken is known to its owner until it is used, and whoever has looked at the tokens
of a market knows what lay there, though not who took which since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotheque.core.bits import bits, has
from ludotheque.core.fields import Default, FieldSpec, Section, hidden_pile
from ludotheque.core.kinds import Kind
from ludotheque.core.observation import Seats as SeatsPart
from ludotheque.core.piles import Names
from ludotheque.core.places import Computed, Element
from ludotheque.core.reader import require
from ludotheque.core.seat import Seat
from ludotheque.core.visibility import Pools
from ludotheque.games.monumental import defaults
from ludotheque.games.monumental.cards.ids import EMPTY, MARKET_TOKENS, MarketTokenId, market_of
from ludotheque.games.monumental.cards.load import MARKET_IDS
from ludotheque.games.monumental.check import where
from ludotheque.games.monumental.kinds import AT_RANDOM, Vocabularies, leave
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.set_up import sides_for
from ludotheque.games.monumental.vector import SeatsInOrder


def kept_tokens(state: MonumentalState, seat: int) -> list[MarketTokenId]:
    """The Market tokens that a side has and has not used."""
    side = state.side[seat]
    return [
        token for market, token in enumerate(side.market_tokens) if has(side.market_kept, market)
    ]


def _keep_tokens(state: MonumentalState, seat: int, tokens: Any) -> None:
    _hold(state, seat, tokens)
    state.side[seat].market_kept = bits(market_of(token) for token in tokens)


def _kept_markets(state: MonumentalState, seat: int) -> list[int]:
    return [market_of(token) for token in kept_tokens(state, seat)]


def _used_tokens(state: MonumentalState, seat: int) -> list[MarketTokenId]:
    side = state.side[seat]
    return [
        token
        for market, token in enumerate(side.market_tokens)
        if token != EMPTY and not has(side.market_kept, market)
    ]


def _use_tokens(state: MonumentalState, seat: int, tokens: Any) -> None:
    kept = state.side[seat].market_kept
    _require_one_each(state, seat, not any(has(kept, market_of(token)) for token in tokens))
    _hold(state, seat, tokens)


def _hold(state: MonumentalState, seat: int, tokens: Any) -> None:
    held = list(state.side[seat].market_tokens)
    for token in tokens:
        held[market_of(token)] = token
    _require_one_each(state, seat, all(token in held for token in tokens))
    state.side[seat].market_tokens = tuple(held)


def _require_one_each(state: MonumentalState, seat: int, holds: bool) -> None:
    require(holds, where(state, seat), "it can have one token of each market")


KEPT_MARKETS = Computed(_kept_markets, leave)
KEPT_TOKENS = Computed(kept_tokens, _keep_tokens)
USED_TOKENS = Computed(_used_tokens, _use_tokens)


# Who knows which Market tokens.


def _looked_at(market: int) -> str:
    return f"{MARKET_IDS[market]}, looked at"


def pile_pools(market: int) -> Pools:
    """What the tokens of a market are among, as a viewer knows it."""

    def pools(state: MonumentalState, owner: int, viewer: int | None) -> list[str]:
        looked = viewer is not None and viewer in state.visits[market]
        return [_looked_at(market) if looked else MARKET_IDS[market]] * len(state.piles[market])

    return pools


def kept_pools(state: MonumentalState, owner: int, viewer: int | None) -> list[str]:
    """A token lay among those that a viewer looked at if the viewer came before its owner."""
    names = []
    for token in kept_tokens(state, owner):
        market = market_of(token)
        visits = state.visits[market]
        earlier = viewer is not None and viewer in visits[: visits.index(owner)]
        names.append(_looked_at(market) if earlier else MARKET_IDS[market])
    return names


# The tokens of the markets.


def piles(names: Vocabularies) -> Section:
    """The tokens that lie at each market."""
    meaning = "tokens of a market"
    return _of_markets(names, "piles", meaning, "piles", defaults.market_pile, pools=pile_pools)


def in_box(names: Vocabularies) -> Section:
    """The tokens of each market that are not used in this game."""
    meaning = "tokens in the box"
    return _of_markets(names, "markets", meaning, "box_markets", defaults.market_in_box, sort=True)


def _of_markets(
    names: Vocabularies,
    name: str,
    meaning: str,
    kept: str,
    default: Callable[[int], Default],
    *,
    sort: bool = False,
    pools: Callable[[int], Pools | None] = lambda market: None,
) -> Section:
    kind = Names(names.market_tokens, size=MARKET_TOKENS, sort=sort)
    return Section(
        name,
        [
            hidden_pile(
                market,
                kind,
                meaning,
                market,
                default(number),
                otherwise=AT_RANDOM,
                place=Element(kept, number),
                pools=pools(number),
            )
            for number, market in enumerate(names.markets.names)
        ],
    )


def visits(names: Vocabularies) -> Section:
    """Who has looked at the tokens of each market."""
    return Section(
        "visits",
        [
            FieldSpec(
                name,
                _visitors(),
                "who has looked at its tokens",
                place=Element("visits", number),
                default=defaults.visits(number),
                otherwise="who has a token of it",
            )
            for number, name in enumerate(names.markets.names)
        ],
    )


def _visitors() -> Kind:
    """Seats in the order in which they came."""
    return SeatsInOrder(
        "a list of seats",
        "Seat[]",
        empty=lambda: (),
        write=list,
        read=lambda field, n: tuple(Seat(item.number(0, n - 1)) for item in field.items()),
        part=lambda players: SeatsPart(sides_for(players)),
    )
