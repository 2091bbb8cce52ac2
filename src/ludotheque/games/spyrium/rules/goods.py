"""What cards take and give, as small named functions.

A card names an effect and an amount in `cards.toml`; `give` finds the function. Costs are always
paid before anything is given (S-140).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.cards.card import EFFECTS, Deal, Token
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules import bonuses, residences
from ludotheque.games.spyrium.rules.prices import Price, add_deal
from ludotheque.games.spyrium.words import events


def pay(state: SpyriumState, seat: Seat, price: Price, spyrium: int) -> None:
    """Pays the bank."""
    money = price.total
    state.money[seat] -= money
    state.spyrium[seat] -= spyrium
    if state.listening:
        if money or price.reduction:
            state.emit(
                events.PAID_MONEY,
                seat,
                money,
                price.price,
                price.reduction,
                price.surcharge,
                price.plot,
                price.deal,
                price.token,
            )
        if spyrium:
            state.emit(events.PAID_SPYRIUM, seat, spyrium)


def settle(state: SpyriumState, seat: Seat, deal: Deal, due: Price, token: Token) -> None:
    """Pays what is due and what the deal takes, then gives what it gives."""
    add_deal(state, seat, due, deal, token)
    pay(state, seat, due, deal.spyrium)
    give_all(state, seat, deal, token)


def give_all(state: SpyriumState, seat: Seat, deal: Deal, token: Token) -> None:
    """Gives all that a deal gives; without a token, nothing that goes by its value."""
    for gain in deal.gains:
        if not gain.by_token:
            give(state, seat, gain.effect, gain.amount)
        elif token:
            give(state, seat, gain.effect, token)


def give(state: SpyriumState, seat: Seat, effect: int, amount: int) -> None:
    """Carries an effect out."""
    _EFFECTS[effect](state, seat, amount)


def money(state: SpyriumState, seat: Seat, amount: int) -> None:
    """Takes money from the bank."""
    state.money[seat] += amount
    if state.listening:
        state.emit(events.GOT_MONEY, seat, amount)


def spyrium(state: SpyriumState, seat: Seat, amount: int) -> None:
    """Takes crystals from the bank."""
    state.spyrium[seat] += amount
    if state.listening:
        state.emit(events.GOT_SPYRIUM, seat, amount)


def points(state: SpyriumState, seat: Seat, amount: int) -> None:
    """Scores points, and wins what is to be won at 8 and at 20."""
    state.score[seat] += amount
    if state.listening:
        state.emit(events.GOT_POINTS, seat, amount, state.score[seat])
    if state.bonuses[seat] and state.score[seat] >= state.cards.box.bonus_at[0]:
        bonuses.win_bonuses(state, seat)


def workers(state: SpyriumState, seat: Seat, amount: int) -> None:
    """Takes workers from the reserve, active at once, as far as there are any."""
    taken = min(amount, state.reserve[seat])
    state.reserve[seat] -= taken
    state.active[seat] += taken
    if state.listening:
        if taken:
            state.emit(events.GOT_WORKERS, seat, taken)
        if taken < amount:
            state.emit(events.NO_WORKERS_LEFT, seat, amount - taken)


def residence(state: SpyriumState, seat: Seat, amount: int) -> None:
    """Acts on the residence track as many times as the card says."""
    for _ in range(amount):
        state.stack.append(residences.ChooseResidence(seat))


_BY_NAME: dict[str, Callable[[SpyriumState, Seat, int], None]] = {
    "money": money,
    "spyrium": spyrium,
    "points": points,
    "workers": workers,
    "residence": residence,
}
_EFFECTS: Final = tuple(_BY_NAME[name] for name in EFFECTS)
