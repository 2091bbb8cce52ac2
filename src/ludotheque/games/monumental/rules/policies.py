"""Policies: developing them, their bonuses, and Gold for Culture."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.ids import EMPTY, PolicyId
from ludotheque.games.monumental.position import FAVOUR_USED, MonumentalState
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.rules.resources import by_policy, get_culture, pay_gold
from ludotheque.games.monumental.rules.vocabulary import give_bonus
from ludotheque.games.monumental.words import events


def may_develop(state: MonumentalState, seat: Seat, legal: list[Action]) -> None:
    """Any Policy not developed yet, for a seat that has the Culture: the n-th costs n."""
    have = state.side[seat].policies
    for policy in state.cards.civilizations[state.side[seat].civilization].policies:
        if policy not in have:
            legal.append(actions.develop[policy])


def policy_price(state: MonumentalState, seat: int) -> int:
    """The Culture that the next Policy costs: the n-th costs n."""
    return len(state.side[seat].policies) + 1


def next_price(state: MonumentalState, seat: int) -> int:
    """The same, or EMPTY for a side that has developed all its Policies."""
    side = state.side[seat]
    if side.civilization == EMPTY:
        return policy_price(state, seat)
    own = state.cards.civilizations[side.civilization].policies
    return policy_price(state, seat) if len(side.policies) < len(own) else EMPTY


def develop(state: MonumentalState, seat: Seat, policy: PolicyId) -> None:
    """Lays a Policy on top: its bonus, and then once more those of all below it."""
    price = policy_price(state, seat)
    state.side[seat].culture -= price
    if state.listening:
        state.emit(events.PAID_CULTURE, seat, price)
        state.emit(events.DEVELOPED, seat, policy)
    earlier = state.side[seat].policies
    set_policies(state, seat, (*earlier, policy))
    if earlier:
        state.stack.append(Bonus(seat, tuple(sorted(earlier))))
    give_bonus(state, seat, policy)


def set_policies(state: MonumentalState, side: int, policies: tuple[PolicyId, ...]) -> None:
    """The Policies of a side; that on top gives it its permanent effect."""
    state.side[side].policies = policies
    state.units_moved()
    if policies:
        top = state.cards.policies[policies[-1]]
        state.side[side].power, state.side[side].power_amount = top.power, top.amount


class Bonus(Question):
    """Which earlier bonus comes next; the last one comes without asking."""

    name = "bonus"
    fields = (("policies", "policies"),)

    def __init__(self, seat: Seat, policies: tuple[PolicyId, ...]) -> None:
        super().__init__(seat)
        self.policies = policies

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        earlier = state.side[self.seat].policies[:-1]
        own = bool(self.policies) and set(self.policies) <= set(earlier)
        self.require(own, "its Policies are earlier ones of the seat")
        several = len(self.policies) > 1 or self is not state.stack[-1]
        self.require(several, "a single bonus needs no question")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.bonus[policy] for policy in self.policies]

    def answer(self, state: MonumentalState, action: Action) -> None:
        rest = tuple(policy for policy in self.policies if policy != action.a)
        if rest:
            state.stack.append(Bonus(self.seat, rest))
        by_policy(state, self.seat)
        give_bonus(state, self.seat, PolicyId(action.a))

    def is_settled(self, state: MonumentalState) -> bool:
        if len(self.policies) > 1:
            return False
        state.stack.pop()
        by_policy(state, self.seat)
        give_bonus(state, self.seat, self.policies[0])
        return True


def may_favour(state: MonumentalState, seat: Seat) -> bool:
    """Whether the Policy on top still sells Culture this turn."""
    return not state.flags & FAVOUR_USED and state.side[seat].gold >= state.side[seat].power_amount


def favour(state: MonumentalState, seat: Seat) -> None:
    """Gold for 1 Culture, once a turn, by the Policy on top."""
    state.flags |= FAVOUR_USED
    if state.listening:
        state.emit(events.FAVOUR, seat, state.side[seat].policies[-1])
    by_policy(state, seat)
    pay_gold(state, seat, state.side[seat].power_amount)
    get_culture(state, seat, 1)
