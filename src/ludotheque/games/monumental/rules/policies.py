"""Policies: developing them, their bonuses, and Gold for Culture."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions, decisions
from ludotheque.games.monumental.ids import PolicyId
from ludotheque.games.monumental.position import FAVOUR_USED, MonumentalState
from ludotheque.games.monumental.rules.resources import by_policy, get_culture, pay_gold
from ludotheque.games.monumental.rules.vocabulary import give_bonus
from ludotheque.games.monumental.words import events


def may_develop(state: MonumentalState, seat: Seat, legal: list[Action]) -> None:
    """Any Policy not developed yet, for a seat that has the Culture: the n-th costs n."""
    have = state.side[seat].policies
    for policy in state.cards.civilizations[state.side[seat].civilization].policies:
        if policy not in have:
            legal.append(actions.develop[policy])


def policy_price(state: MonumentalState, seat: Seat) -> int:
    """The Culture that the next Policy costs: the n-th costs n."""
    return len(state.side[seat].policies) + 1


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
        state.stack.append(decisions.Bonus(seat, tuple(sorted(earlier))))
    give_bonus(state, seat, policy)


def set_policies(state: MonumentalState, side: int, policies: tuple[PolicyId, ...]) -> None:
    """The Policies of a side; that on top gives it its permanent effect."""
    state.side[side].policies = policies
    state.units_moved()
    if policies:
        top = state.cards.policies[policies[-1]]
        state.side[side].power, state.side[side].power_amount = top.power, top.amount


def may_choose_bonus(state: MonumentalState, asked: decisions.Bonus) -> list[Action]:
    """Which of the earlier bonuses comes next."""
    return [actions.bonus[policy] for policy in asked.policies]


def choose_bonus(state: MonumentalState, asked: decisions.Bonus, action: Action) -> None:
    rest = tuple(policy for policy in asked.policies if policy != action.a)
    if rest:
        state.stack.append(decisions.Bonus(asked.seat, rest))
    give_bonus(state, asked.seat, PolicyId(action.a))


def settle_bonus(state: MonumentalState, asked: decisions.Bonus) -> bool:
    """Gives the last bonus without asking, since there is nothing to choose."""
    if len(asked.policies) > 1:
        return False
    state.stack.pop()
    give_bonus(state, asked.seat, asked.policies[0])
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
