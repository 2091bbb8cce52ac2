"""Resources of a turn, Gold and Culture: getting them, and paying with them."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.effects import (
    DOUBLE_GOLD,
    FOR_WONDERS,
    MILITARY,
    PEACE_GOLD,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
)
from ludotheque.games.monumental.cards.ids import EMPTY
from ludotheque.games.monumental.position import GOLD_DOUBLED, MonumentalState
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.words import events
from ludotheque.games.monumental.words.goods import goods


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


def spendable(state: MonumentalState, seat: Seat, resource: int) -> int:
    """How much of a resource a seat can pay, Gold included."""
    return have(state, resource) + purse(state, seat)


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
        state.stack.append(Pay(seat, resource, amount))
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
            before = state.cause
            by_policy(state, seat)
            state.emit(events.GOLD_DOUBLED, seat, worth)
            state.cause = before
    return worth


def _pay_doubled(state: MonumentalState, seat: Seat, resource: int, amount: int) -> None:
    rest = max(0, amount - spend_doubled(state, seat))
    plain = min(have(state, resource), rest)
    _pay(state, seat, resource, plain)
    pay_gold(state, seat, rest - plain)


def report_lower_price(state: MonumentalState, seat: Seat, lower: int) -> None:
    """Tells what the Policy on top takes off a price."""
    if lower and state.listening:
        before = state.cause
        by_policy(state, seat)
        state.emit(events.PRICE_LOWER, seat, lower)
        state.cause = before


def check_due(state: MonumentalState, entry: Charge | Pay) -> None:
    """What is left to pay is there; where something lacked, it has been paid in Gold."""
    resource = entry.resource
    entry.require(0 <= resource < 3, "'resource' must be a basic one")
    waiting = [one for one in state.stack if isinstance(one, Charge | Pay)]
    due = sum(one.left for one in waiting if one.resource == resource)
    entry.require(have(state, resource) >= due, f"there is not so much {RESOURCES[resource]}")


class Charge(Step):
    """Pays what is due."""

    name = "charge"
    awaits = "pay"
    fields = (("resource", "resource"), ("left", "times"), ("restricted", "resource"))

    def __init__(self, seat: Seat, resource: int, left: int, restricted: int = EMPTY) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left
        self.restricted = restricted

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_due(state, self)
        self.require(self.restricted == EMPTY, "nothing is restricted")

    def run(self, state: MonumentalState) -> None:
        charge(state, self.seat, self.resource, self.left, self.restricted)


class Pay(Question):
    """Whether a resource is paid, or a Gold that counts for more."""

    name = "pay"
    on_top = True
    fields = (("resource", "resource"), ("left", "times"))

    def __init__(self, seat: Seat, resource: int, left: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_due(state, self)
        counts = doubled(state, self.seat) > 1 and self.left > 1
        self.require(counts, "no Gold counts for more")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.pay_basic, actions.pay_gold]

    def answer(self, state: MonumentalState, action: Action) -> None:
        if action is actions.pay_gold:
            _pay_doubled(state, self.seat, self.resource, self.left)
        else:
            _pay(state, self.seat, self.resource, self.left)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-pay", goods=goods(RESOURCES[self.resource], self.left))
