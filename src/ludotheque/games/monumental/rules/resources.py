"""Resources of a turn, Gold and Culture: getting them, and paying with them."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions, decisions
from ludotheque.games.monumental.cards.effects import (
    DOUBLE_GOLD,
    FOR_WONDERS,
    MILITARY,
    PEACE_GOLD,
    PRODUCTION,
    SCIENCE,
)
from ludotheque.games.monumental.ids import EMPTY
from ludotheque.games.monumental.position import GOLD_DOUBLED, MonumentalState
from ludotheque.games.monumental.words import events


def have(state: MonumentalState, resource: int) -> int:
    """What is left of a resource."""
    production, science, military, for_wonders, against_barbarians = state.res
    if resource == PRODUCTION:
        return production
    if resource == SCIENCE:
        return science
    if resource == MILITARY:
        return military
    return for_wonders if resource == FOR_WONDERS else against_barbarians


def change(state: MonumentalState, resource: int, amount: int) -> None:
    """Adds to what is left of a resource, or takes from it."""
    production, science, military, for_wonders, against_barbarians = state.res
    if resource == PRODUCTION:
        production += amount
    elif resource == SCIENCE:
        science += amount
    elif resource == MILITARY:
        military += amount
    elif resource == FOR_WONDERS:
        for_wonders += amount
    else:
        against_barbarians += amount
    state.res = (production, science, military, for_wonders, against_barbarians)


# Getting.


def generate(state: MonumentalState, seat: Seat, resource: int, amount: int) -> None:
    """Takes resources of the turn; restricted ones count as made of the plain kind."""
    change(state, resource, amount)
    production, science, military = state.made
    if resource == SCIENCE:
        science += amount
    elif resource in (PRODUCTION, FOR_WONDERS):
        production += amount
    else:
        military += amount
    state.made = (production, science, military)
    if state.listening:
        state.emit(events.GOT[resource], seat, amount)


def get_gold(state: MonumentalState, seat: Seat, amount: int) -> None:
    state.side[seat].gold += amount
    if state.listening:
        state.emit(events.GOT_GOLD, seat, amount)


def get_culture(state: MonumentalState, seat: Seat, amount: int) -> None:
    state.side[seat].culture += amount
    if state.listening:
        state.emit(events.GOT_CULTURE, seat, amount)


def by_policy(state: MonumentalState, seat: Seat) -> None:
    """Notes that what happens now is due to the Policy on top."""
    if state.listening:
        state.cause = ("policy", state.side[seat].policies[-1])


def gold_by_policy(state: MonumentalState, seat: Seat) -> None:
    """Gold by the permanent effect of the Policy on top."""
    before = state.cause
    by_policy(state, seat)
    get_gold(state, seat, state.side[seat].power_amount)
    state.cause = before


def peace_gold(state: MonumentalState, seat: Seat) -> int:
    """The Gold that a Policy gives at the end of a turn without a conquest."""
    side = state.side[seat]
    return side.power_amount if side.power == PEACE_GOLD and not state.conquered else 0


def generate_by_policy(state: MonumentalState, seat: Seat, resource: int) -> None:
    """Resources by the permanent effect of the Policy on top."""
    before = state.cause
    by_policy(state, seat)
    generate(state, seat, resource, state.side[seat].power_amount)
    state.cause = before


# Paying.


def lack(price: int, left: int) -> int:
    """How much of a price is missing."""
    return price - left if price > left else 0


def doubled(state: MonumentalState, seat: Seat) -> int:
    """What the next Gold counts as, if a Policy makes the first one count for more."""
    side = state.side[seat]
    if side.power == DOUBLE_GOLD and not state.flags & GOLD_DOUBLED and side.gold:
        return side.power_amount
    return 1


def purse(state: MonumentalState, seat: Seat) -> int:
    """How many basic resources the Gold of a seat can stand for."""
    side = state.side[seat]
    if side.power == DOUBLE_GOLD:
        return side.gold + doubled(state, seat) - 1
    return side.gold


def charge(
    state: MonumentalState, seat: Seat, resource: int, amount: int, restricted: int = EMPTY
) -> None:
    """Pays what is due: the restricted resource first, then the plain one, then Gold.

    Only a Gold that counts for more is a choice, and is asked for where it can matter.
    """
    if restricted != EMPTY:
        used = min(have(state, restricted), amount)
        _pay(state, seat, restricted, used)
        amount -= used
    if not amount:
        return
    left = have(state, resource)
    if doubled(state, seat) == 1:
        plain = min(left, amount)
        _pay(state, seat, resource, plain)
        pay_gold(state, seat, amount - plain)
    elif left < amount:
        _pay_doubled(state, seat, resource, amount)
    elif amount > 1:
        state.stack.append(decisions.Pay(seat, resource, amount))
    else:
        _pay(state, seat, resource, amount)


def _pay(state: MonumentalState, seat: Seat, resource: int, amount: int) -> None:
    if amount:
        change(state, resource, -amount)
        if state.listening:
            state.emit(events.PAID[resource], seat, amount)


def pay_gold(state: MonumentalState, seat: Seat, amount: int) -> None:
    if amount:
        state.side[seat].gold -= amount
        if state.listening:
            state.emit(events.PAID_GOLD, seat, amount)


def spend_doubled(state: MonumentalState, seat: Seat) -> int:
    """Spends the Gold that counts for more; what it counts as comes back."""
    worth = doubled(state, seat)
    pay_gold(state, seat, 1)
    if worth > 1:
        state.flags |= GOLD_DOUBLED
        if state.listening:
            state.emit(events.GOLD_DOUBLED, seat, worth)
    return worth


def _pay_doubled(state: MonumentalState, seat: Seat, resource: int, amount: int) -> None:
    rest = max(0, amount - spend_doubled(state, seat))
    plain = min(have(state, resource), rest)
    _pay(state, seat, resource, plain)
    pay_gold(state, seat, rest - plain)


def may_choose_payment(state: MonumentalState, asked: decisions.Pay) -> list[Action]:
    """The resource itself, or a Gold that counts for more."""
    return [actions.pay_basic, actions.pay_gold]


def choose_payment(state: MonumentalState, asked: decisions.Pay, action: Action) -> None:
    if action is actions.pay_gold:
        _pay_doubled(state, asked.seat, asked.resource, asked.left)
    else:
        _pay(state, asked.seat, asked.resource, asked.left)
