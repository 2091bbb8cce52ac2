"""What a card costs: its price, £1 for each other worker beside it, and a plot for a building."""

from __future__ import annotations

from typing import Any

from ludotheque.games.spyrium.actions import AROUND, Place
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHEAPER_PLOTS,
    EMPTY,
    Card,
    Deal,
    Slot,
    Token,
    number_in,
)
from ludotheque.games.spyrium.position import SpyriumState


class Price:
    """A sum of money in its parts: what is paid, foreseen and displayed.

    ``reduction`` is negative. ``deal`` is what the effect of a card or an event takes, ``token``
    the value of a token that must be paid.
    """

    __slots__ = ("deal", "plot", "price", "reduction", "surcharge", "token")

    def __init__(self, price: int = 0, surcharge: int = 0) -> None:
        self.price = price
        self.reduction = 0
        self.surcharge = surcharge
        self.plot = 0
        self.deal = 0
        self.token = 0

    @property
    def total(self) -> int:
        """The whole sum."""
        return self.price + self.reduction + self.surcharge + self.plot + self.deal + self.token

    def parts(self) -> tuple[tuple[str, int], ...]:
        """The parts by name; those that are nothing are left out."""
        named = (
            ("price", self.price),
            ("reduction", self.reduction),
            ("surcharge", self.surcharge),
            ("plot", self.plot),
            ("deal", self.deal),
            ("token", self.token),
        )
        return tuple([part for part in named if part[1]])


def surcharge_at(state: SpyriumState, place: Place) -> int:
    """£1 for each worker beside a card, apart from the one that activates it."""
    return state.crowd[place] - 1


def plot_cost(state: SpyriumState, seat: int) -> int:
    """What one more plot costs."""
    return state.cards.box.plot * len(state.quarter[seat]) - plot_reduction(state, seat)


def plot_reduction(state: SpyriumState, seat: int) -> int:
    """What a technique takes off the price of one more plot."""
    if not state.techniques[seat] & CHEAPER_PLOTS:
        return 0
    full = state.cards.box.plot * len(state.quarter[seat])
    return min(full, state.cards.by_power[CHEAPER_PLOTS].amount)


def replacing_cost(state: SpyriumState, card: Card, slot: Slot) -> int:
    """What a card costs when it replaces a building: less if they share a symbol."""
    if card.symbols & state.cards.buildings[number_in(slot)].symbols:
        return max(0, card.price - state.cards.box.reduction)
    return card.price


def on_new_plot(state: SpyriumState, seat: int, card: Card, surcharge: int) -> Price:
    """The price of a building on a new plot."""
    price = Price(card.price, surcharge)
    price.plot = plot_cost(state, seat)
    return price


def in_place_of(state: SpyriumState, card: Card, slot: Slot, surcharge: int) -> Price:
    """The price of a building that replaces another one."""
    price = Price(card.price, surcharge)
    price.reduction = replacing_cost(state, card, slot) - card.price
    return price


def cheapest(state: SpyriumState, seat: int, card: Card, surcharge: int) -> Price:
    """The price of a building in the cheapest way; a new plot if nothing is cheaper."""
    new = on_new_plot(state, seat, card, surcharge)
    replacing = cheapest_replacement(state, seat, card, surcharge)
    return new if replacing is None or new.total <= replacing.total else replacing


def cheapest_replacement(
    state: SpyriumState, seat: int, card: Card, surcharge: int
) -> Price | None:
    """The price of a building where it is cheapest in place of another; none if there is none."""
    ways = [in_place_of(state, card, slot, surcharge) for slot in state.quarter[seat]]
    return min(ways, key=_total) if ways else None


def _total(price: Price) -> int:
    return price.total


def of_call(card: Card, due: int) -> Price:
    """The money for a call, of which a question keeps the sum alone."""
    price = min(card.price, due)
    return Price(price, due - price)


def money_for(state: SpyriumState, seat: int, deal: Deal, token: Token) -> int:
    """The money that a deal takes."""
    money = deal.money + deal.money_per_worker * state.owned_workers(seat)
    return money + token if deal.pays_token else money


def add_deal(state: SpyriumState, seat: int, price: Price, deal: Deal, token: Token) -> None:
    """Adds the money that a deal takes."""
    price.deal = money_for(state, seat, deal, Token(0))
    if deal.pays_token:
        price.token = token


# What is displayed before anybody has decided anything.

Quote = tuple[Price | None, Price]
"""What a card would cost with a worker that stands beside it, and with one more that joins."""

_SUM = "{ price: number; surcharge: number; plot: number; total: number }"
QUOTE_TYPE = f"{{ standing: {_SUM} | null; joining: {_SUM} }} | null"


def quotes(state: SpyriumState, seat: int) -> list[Quote | None]:
    """For each place what its card would cost a seat now."""
    return [
        None if face == EMPTY else _quote(state, seat, Place(place), state.cards.faces[face])
        for place, face in enumerate(state.market)
    ]


def _quote(state: SpyriumState, seat: int, place: Place, card: Card) -> Quote:
    standing = None
    if state.occupied[seat] & AROUND[place]:
        standing = _to_buy(state, seat, card, surcharge_at(state, place))
    return standing, _to_buy(state, seat, card, surcharge_at(state, place) + 1)


def _to_buy(state: SpyriumState, seat: int, card: Card, surcharge: int) -> Price:
    if card.kind == BUILDING:
        return on_new_plot(state, seat, card, surcharge)
    return Price(card.price, surcharge)


def quote_json(quote: Quote | None) -> dict[str, Any] | None:
    """A quote as plain values."""
    if quote is None:
        return None
    standing, joining = quote
    return {
        "standing": None if standing is None else _sum_json(standing),
        "joining": _sum_json(joining),
    }


def _sum_json(price: Price) -> dict[str, int]:
    return {
        "price": price.price,
        "surcharge": price.surcharge,
        "plot": price.plot,
        "total": price.total,
    }
