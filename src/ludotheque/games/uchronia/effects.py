"""Effects that a player uses, as small named functions: bonuses of orders, and on completion.

A building names its effect and its numbers in `cards.toml`. Each effect that is used has a "may I"
(`_CAN`) and a "do it" (`_USE`) here. Effects that change a rule stand with that rule:

| effect | file | function |
|---|---|---|
| `more_activities` | `state.py` | `activity_limit` |
| `recall_one_of_pair` | `rules.py` | `_may_recall` |
| `take_from_pair` | `rules.py` | `_begin_turn` |
| `several_cards` | `rules.py` | `_act` |
| `add_at_once` | `construction.py` | `may_add` |
| `substitute` | `construction.py` | `may_add` |
| `foundation_from_hand` | `construction.py` | `may_build` |
| `launch_on_completion` | `construction.py` | `may_trigger` |
| `salvage` | `construction.py` | `may_salvage` |
| `take_on_completion` | `construction.py` | `react` |
| `work_unfinished` | `construction.py` | `refresh` |
| `all_activities_count` | `orders.py` | `activities_for` |
| `produce_from_pile` | `orders.py` | `may_produce` |
| `built_by_production` | `orders.py` | `may_produce` |
| `copy_by_order` | `plot.py` | `may_copy` |
| `bonus_when_copying` | `plot.py` | `copy` |
| `drop_before_draw` | `plot.py` | `wind_up` |
| `draw_up_to` | `plot.py` | `hand_size` |
| `forum_after_plot` | `plot.py` | `draw_for_plot` |
| `buy_off` | `draconians.py` | `may_buy_off` |
| `fewer_revealed` | `draconians.py` | `face_victim` |
| `only_forum_colours` | `draconians.py` | `_demand` |
| `more_points` | `scoring.py` | `score` |
| `points_per_monopoly` | `scoring.py` | `points_by_source` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions, log
from ludotheque.games.uchronia.activities import (
    add_activity,
    below_limit,
    can_launch,
    remove_activity,
)
from ludotheque.games.uchronia.cards import (
    DRAW_CARDS,
    EXACT_TRIBUTE,
    EXECUTE_ORDERS,
    LAUNCH_ACTIVITIES,
    ROB_SITE,
    SEIZE_ACTIVITY,
    STOCK_FROM_DISCARD,
    STOCK_FROM_HAND,
    SWAP_ACTIVITY,
    Building,
)
from ludotheque.games.uchronia.cards import LAUNCH_FROM_HAND as FROM_HAND
from ludotheque.games.uchronia.cards import LAUNCH_FROM_PILE as FROM_PILE
from ludotheque.games.uchronia.colours import colours_counted, colours_in
from ludotheque.games.uchronia.hand import can_draw, draw, leave_hand, turn_up
from ludotheque.games.uchronia.state import (
    EXECUTE,
    EXPLORE,
    GRANTED,
    LAUNCH,
    LAUNCH_FROM_HAND,
    LOOT,
    RETURN,
    ROB,
    SEIZE,
    TARGET,
    TRIBUTE,
    UchroniaState,
)


def usable(state: UchroniaState, seat: int, card: Building) -> bool:
    """Whether using a building would do anything, as far as everybody can tell."""
    return _CAN[card.effect](state, seat, card)


def use(state: UchroniaState, seat: int, card: Building) -> None:
    """Carries the effect of a building out."""
    if state.listening:
        state.emit(log.USED, seat, card.index)
    _USE[card.effect](state, seat, card)


# Bonuses before and after an order.


def may_use_bonus(state: UchroniaState, seat: int, bonuses: int) -> list[Action]:
    """The bonuses, of a set, that work and have not been used this turn."""
    bits = state.live[seat] & bonuses & ~state.used
    if not bits:
        return actions.nothing
    legal = [
        actions.use[card.index] for card in state.cards.named(bits) if usable(state, seat, card)
    ]
    return [*legal, actions.done] if legal else legal


def use_bonus(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Uses one bonus; the others may follow."""
    if action is not actions.done:
        card = state.cards.buildings[action.a]
        state.used |= card.bit
        state.stack.append(frame)
        use(state, frame[1], card)


# Drawing cards.


def _can_draw(state: UchroniaState, seat: int, card: Building) -> bool:
    return can_draw(state)


def _draw_cards(state: UchroniaState, seat: int, card: Building) -> None:
    draw(state, seat, card.amount)


# Launching Activities from the Stock, from the Hand, or unseen from the pile.


def _can_launch(state: UchroniaState, seat: int, card: Building) -> bool:
    return can_launch(state, seat)


def _launch_activities(state: UchroniaState, seat: int, card: Building) -> None:
    state.stack.append((LAUNCH, seat, card.amount, 0))


def _can_launch_from_hand(state: UchroniaState, seat: int, card: Building) -> bool:
    return bool(state.hands[seat]) and below_limit(state, seat)


def _launch_from_hand(state: UchroniaState, seat: int, card: Building) -> None:
    state.stack.append((LAUNCH_FROM_HAND, seat))


def _can_launch_from_pile(state: UchroniaState, seat: int, card: Building) -> bool:
    return can_draw(state) and below_limit(state, seat)


def _launch_from_pile(state: UchroniaState, seat: int, card: Building) -> None:
    add_activity(state, seat, turn_up(state))


def _can_swap(state: UchroniaState, seat: int, card: Building) -> bool:
    return state.count_activities(seat) > 0


def _swap_activity(state: UchroniaState, seat: int, card: Building) -> None:
    state.stack.append((RETURN, seat))


# Filling the Stock.


def _has_hand(state: UchroniaState, seat: int, card: Building) -> bool:
    return bool(state.hands[seat])


def _stock_from_hand(state: UchroniaState, seat: int, card: Building) -> None:
    state.stack.append((EXPLORE, seat, 1, 1))


def _has_discard(state: UchroniaState, seat: int, card: Building) -> bool:
    return bool(state.discard)


def _stock_from_discard(state: UchroniaState, seat: int, card: Building) -> None:
    colour = state.discard[-1]
    state.discard = state.discard[:-1]
    state.stock[5 * seat + colour] += 1
    if state.listening:
        state.emit(log.RESCUED, seat, colour)


# Orders on top.


def _always(state: UchroniaState, seat: int, card: Building) -> bool:
    return True


def _execute_orders(state: UchroniaState, seat: int, card: Building) -> None:
    state.stack.append((GRANTED, seat, card.index, card.amount))


def may_choose_granted(state: UchroniaState, frame: Frame) -> list[Action]:
    """One of the orders that the building grants, or no more."""
    granted = state.cards.buildings[frame[2]].orders
    return [*(actions.order[order] for order in granted), actions.done]


def choose_granted(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Executes the order plainly."""
    kind, seat, number, left = frame
    if action is actions.done:
        return
    if left > 1:
        state.stack.append((kind, seat, number, left - 1))
    state.stack.append((EXECUTE, seat, action.a, 0))


# Bonuses of Draconians: whom to choose, and what to take.


def _targets(state: UchroniaState, seat: int, effect: int) -> list[int]:
    """The opponents against whom an effect would do anything, in order of their seats."""
    return [
        other
        for other in range(state.players)
        if other != seat and not state.spared >> other & 1 and _TARGETS[effect](state, other)
    ]


def _has_loot(state: UchroniaState, other: int) -> bool:
    return any(len(site) > 1 for site in state.sites[other])


def _owes_tribute(state: UchroniaState, other: int) -> bool:
    gave = state.gave >> other & 1
    return bool(state.domain[other] and state.hands[other]) and not gave


def _can_lose_activity(state: UchroniaState, other: int) -> bool:
    return bool(state.domain[other]) and _seizable(state, other) != 0


def _seizable(state: UchroniaState, other: int) -> int:
    """The colours of an opponent's Activities that were effective against it."""
    return state.obliging(other) & colours_counted(state.activities, 5 * other)


_TARGETS: Final[dict[int, Callable[[UchroniaState, int], bool]]] = {
    ROB_SITE: _has_loot,
    EXACT_TRIBUTE: _owes_tribute,
    SEIZE_ACTIVITY: _can_lose_activity,
}


def _has_target(state: UchroniaState, seat: int, card: Building) -> bool:
    return bool(_targets(state, seat, card.effect))


def _choose_target(state: UchroniaState, seat: int, card: Building) -> None:
    state.stack.append((TARGET, seat, card.index))


def may_choose_target(state: UchroniaState, frame: Frame) -> list[Action]:
    """The opponents that can be chosen."""
    effect = state.cards.buildings[frame[2]].effect
    return [actions.target[other] for other in _targets(state, frame[1], effect)]


def choose_target(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Goes on to what is taken from the opponent."""
    _, seat, number = frame
    effect = state.cards.buildings[number].effect
    if effect == ROB_SITE:
        state.stack.append((ROB, seat, action.a))
    elif effect == EXACT_TRIBUTE:
        state.stack.append((TRIBUTE, action.a, seat))
    else:
        state.stack.append((SEIZE, seat, action.a))


def may_rob(state: UchroniaState, frame: Frame) -> list[Action]:
    """The opponent's unfinished buildings with a Resource."""
    numbers = sorted(site[0] for site in state.sites[frame[2]] if len(site) > 1)
    return [actions.site[number] for number in numbers]


def rob(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Goes on to the Resource."""
    state.stack.append((LOOT, frame[1], frame[2], action.a))


def may_loot(state: UchroniaState, frame: Frame) -> list[Action]:
    """The Resources under the building."""
    _, _, other, number = frame
    site = next(site for site in state.sites[other] if site[0] == number)
    return actions.seize_one[colours_in(site[1:])]


def loot(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the Resource from under the building to the Stock."""
    _, seat, other, number = frame
    sites = list(state.sites[other])
    place = [site[0] for site in sites].index(number)
    under = list(sites[place][1:])
    under.remove(action.a)
    sites[place] = (number, *under)
    state.sites[other] = tuple(sites)
    state.stock[5 * seat + action.a] += 1
    if state.listening:
        state.emit(log.ROBBED, seat, action.a, number, other)


def may_seize(state: UchroniaState, frame: Frame) -> list[Action]:
    """The Activities that can be taken from the opponent."""
    return actions.seize_one[_seizable(state, frame[2])]


def seize(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the Activity to the Stock."""
    remove_activity(state, frame[2], action.a, frame[1])


def may_pay_tribute(state: UchroniaState, frame: Frame) -> list[Action]:
    """Any card of the Hand."""
    return actions.give_one[colours_in(state.hands[frame[1]])]


def pay_tribute(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card from the Hand to the attacker's Stock."""
    give_card(state, frame[1], frame[2], action.a)


def give_card(state: UchroniaState, seat: int, to: int, colour: int) -> None:
    """Moves a card from a Hand to another player's Stock."""
    card = leave_hand(state, seat, colour)
    state.stock[5 * to + colour] += 1
    if state.listening:
        state.emit(log.GAVE, seat, card, to)


_CAN: Final[dict[int, Callable[[UchroniaState, int, Building], bool]]] = {
    DRAW_CARDS: _can_draw,
    LAUNCH_ACTIVITIES: _can_launch,
    EXECUTE_ORDERS: _always,
    STOCK_FROM_HAND: _has_hand,
    STOCK_FROM_DISCARD: _has_discard,
    FROM_PILE: _can_launch_from_pile,
    FROM_HAND: _can_launch_from_hand,
    SWAP_ACTIVITY: _can_swap,
    ROB_SITE: _has_target,
    EXACT_TRIBUTE: _has_target,
    SEIZE_ACTIVITY: _has_target,
}
_USE: Final[dict[int, Callable[[UchroniaState, int, Building], None]]] = {
    DRAW_CARDS: _draw_cards,
    LAUNCH_ACTIVITIES: _launch_activities,
    EXECUTE_ORDERS: _execute_orders,
    STOCK_FROM_HAND: _stock_from_hand,
    STOCK_FROM_DISCARD: _stock_from_discard,
    FROM_PILE: _launch_from_pile,
    FROM_HAND: _launch_from_hand,
    SWAP_ACTIVITY: _swap_activity,
    ROB_SITE: _choose_target,
    EXACT_TRIBUTE: _choose_target,
    SEIZE_ACTIVITY: _choose_target,
}
