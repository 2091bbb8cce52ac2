"""Effects that a player uses, as small named functions: bonuses of orders, and on completion.

A building names its effect and its numbers in `cards.toml`. Each effect that is used has a "may I"
and a "do it" here, side by side in `_USED`. Effects that change a rule stand with that rule:

| effect | file | function |
|---|---|---|
| `more_activities` | `../position.py` | `activity_limit` |
| `recall_one_of_pair` | `turn.py` | `may_recall` |
| `take_from_pair` | `turn.py` | `begin_turn` |
| `several_cards` | `turn.py` | `act` |
| `add_at_once` | `construction.py` | `may_add` |
| `substitute` | `construction.py` | `may_add` |
| `foundation_from_hand` | `construction.py` | `may_build` |
| `launch_on_completion` | `construction.py` | `may_trigger` |
| `salvage` | `construction.py` | `may_salvage` |
| `take_on_completion` | `construction.py` | `react` |
| `work_unfinished` | `construction.py` | `working` |
| `all_activities_count` | `orders.py` | `activities_for` |
| `produce_from_pile` | `orders.py` | `may_produce` |
| `built_by_production` | `orders.py` | `may_produce` |
| `copy_by_order` | `plotting.py` | `may_copy` |
| `bonus_when_copying` | `plotting.py` | `copies_strongly` |
| `drop_before_draw` | `plotting.py` | `wind_up` |
| `draw_up_to` | `plotting.py` | `hand_size` |
| `forum_after_plot` | `plotting.py` | `draw_for_plot` |
| `buy_off` | `draconians.py` | `may_buy_off` |
| `fewer_revealed` | `draconians.py` | `face_victim` |
| `only_forum_colours` | `draconians.py` | `_demand` |
| `more_points` | `the_end.py` | `_effect_points` |
| `points_per_monopoly` | `the_end.py` | `_effect_points` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions, raid_decisions, steps
from ludotheque.games.uchronia.cards.building import Building, BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    Colour,
    Order,
    at,
    change,
    colours_counted,
    colours_in,
    first_of,
)
from ludotheque.games.uchronia.cards.effects import (
    DRAW_CARDS,
    EXACT_TRIBUTE,
    EXECUTE_ORDERS,
    LAUNCH_ACTIVITIES,
    LAUNCH_FROM_HAND,
    LAUNCH_FROM_PILE,
    ROB_SITE,
    SEIZE_ACTIVITY,
    STOCK_FROM_DISCARD,
    STOCK_FROM_HAND,
    SWAP_ACTIVITY,
    Effect,
)
from ludotheque.games.uchronia.kinds import Site
from ludotheque.games.uchronia.pending import Question
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, draconians, trade
from ludotheque.games.uchronia.rules.hands import can_draw, draw, turn_up
from ludotheque.games.uchronia.words import events


def usable(state: UchroniaState, seat: Seat, card: Building) -> bool:
    """Whether using a building would do anything, as far as everybody can tell."""
    can, _ = _USED[card.effect]
    return can(state, seat, card)


def use(state: UchroniaState, seat: Seat, card: Building) -> None:
    """Carries the effect of a building out."""
    if state.listening:
        causes.note_building(state, card.index)
        state.emit(events.USED, seat, card.index)
    _, do = _USED[card.effect]
    do(state, seat, card)


# Bonuses before and after an order.


def may_use_bonus(state: UchroniaState, seat: Seat, bonuses: int) -> list[Action]:
    """The bonuses, of a set, that work and have not been used this turn."""
    bits = state.live[seat] & bonuses & ~state.used
    if not bits:
        return actions.nothing
    legal = [
        actions.use[card.index] for card in state.cards.named(bits) if usable(state, seat, card)
    ]
    return [*legal, actions.done] if legal else legal


def use_bonus(state: UchroniaState, asked: Question, action: Action) -> None:
    """Uses one bonus; the others may follow."""
    if action is not actions.done:
        card = state.cards.buildings[action.a]
        state.used |= card.bit
        state.stack.append(asked)
        use(state, asked.seat, card)


# Drawing cards.


def _can_draw(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return can_draw(state)


def _draw_cards(state: UchroniaState, seat: Seat, card: Building) -> None:
    draw(state, seat, card.amount)


# Launching Activities from the Stock, from the Hand, or unseen from the pile.


def _can_launch(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return trade.can_launch(state, seat)


def _launch_activities(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(decisions.launch(seat, card.amount, False))


def _can_launch_from_hand(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(state.hands[seat]) and trade.below_limit(state, seat)


def _launch_from_hand(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(decisions.LaunchFromHand(seat))


def _can_launch_from_pile(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return can_draw(state) and trade.below_limit(state, seat)


def _launch_from_pile(state: UchroniaState, seat: Seat, card: Building) -> None:
    trade.add_activity(state, seat, turn_up(state))


def _can_swap(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return state.count_activities(seat) > 0


def _swap_activity(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(decisions.Return(seat))


# Filling the Stock.


def _has_hand(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(state.hands[seat])


def _stock_from_hand(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(decisions.explore(seat, 1, True))


def _has_discard(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(state.discard)


def _stock_from_discard(state: UchroniaState, seat: Seat, card: Building) -> None:
    colour = state.discard[-1]
    state.discard = state.discard[:-1]
    change(state.stock, at(seat, colour), 1)
    if state.listening:
        state.emit(events.RESCUED, seat, colour)


# Orders on top.


def _always(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return True


def _execute_orders(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(decisions.Granted(seat, card.index, card.amount))


def may_choose_granted(state: UchroniaState, asked: decisions.Granted) -> list[Action]:
    """One of the orders that the building grants, or no more."""
    granted = state.cards.buildings[asked.building].orders
    return [*(actions.order[order] for order in granted), actions.done]


def choose_granted(state: UchroniaState, asked: decisions.Granted, action: Action) -> None:
    """Executes the order plainly."""
    if action is actions.done:
        return
    if asked.left > 1:
        state.stack.append(decisions.Granted(asked.seat, asked.building, asked.left - 1))
    if state.listening:
        causes.note_building(state, asked.building)
    state.stack.append(steps.Execute(asked.seat, Order(action.a), False))


# Bonuses of Draconians: whom to choose, and what to take.


def _targets(state: UchroniaState, seat: Seat, effect: Effect) -> list[Seat]:
    """The opponents against whom an effect would do anything, in order of their seats."""
    return [
        other
        for other in state.seats()
        if other != seat and not state.is_spared(other) and _TARGETS[effect](state, other)
    ]


def _has_loot(state: UchroniaState, other: Seat) -> bool:
    return any(site.resources for site in state.sites[other])


def _owes_tribute(state: UchroniaState, other: Seat) -> bool:
    return bool(state.domain[other] and state.hands[other]) and not state.has_given(other)


def _can_lose_activity(state: UchroniaState, other: Seat) -> bool:
    return bool(state.domain[other]) and _seizable(state, other) != 0


def _seizable(state: UchroniaState, other: Seat) -> int:
    """The colours of an opponent's Activities that were effective against it."""
    return state.obliging(other) & colours_counted(state.activities, first_of(other))


_TARGETS: Final[dict[Effect, Callable[[UchroniaState, Seat], bool]]] = {
    ROB_SITE: _has_loot,
    EXACT_TRIBUTE: _owes_tribute,
    SEIZE_ACTIVITY: _can_lose_activity,
}


def _has_target(state: UchroniaState, seat: Seat, card: Building) -> bool:
    return bool(_targets(state, seat, card.effect))


def _choose_target(state: UchroniaState, seat: Seat, card: Building) -> None:
    state.stack.append(raid_decisions.Target(seat, card.index))


def may_choose_target(state: UchroniaState, asked: raid_decisions.Target) -> list[Action]:
    """The opponents that can be chosen."""
    effect = state.cards.buildings[asked.building].effect
    return [actions.target[other] for other in _targets(state, asked.seat, effect)]


def choose_target(state: UchroniaState, asked: raid_decisions.Target, action: Action) -> None:
    """Goes on to what is taken from the opponent."""
    victim = Seat(action.a)
    effect = state.cards.buildings[asked.building].effect
    if effect == ROB_SITE:
        state.stack.append(raid_decisions.Rob(asked.seat, victim))
    elif effect == EXACT_TRIBUTE:
        state.stack.append(raid_decisions.Tribute(victim, asked.seat))
    else:
        state.stack.append(raid_decisions.Seize(asked.seat, victim))


def may_rob(state: UchroniaState, asked: raid_decisions.Rob) -> list[Action]:
    """The opponent's unfinished buildings with a Resource."""
    numbers = sorted(site.building for site in state.sites[asked.victim] if site.resources)
    return [actions.site[number] for number in numbers]


def rob(state: UchroniaState, asked: raid_decisions.Rob, action: Action) -> None:
    """Goes on to the Resource."""
    state.stack.append(raid_decisions.Loot(asked.seat, asked.victim, BuildingIndex(action.a)))


def may_loot(state: UchroniaState, asked: raid_decisions.Loot) -> list[Action]:
    """The Resources under the building."""
    site = state.sites[asked.victim][_robbed_place(state, asked)]
    return actions.seize_one[colours_in(site.resources)]


def loot(state: UchroniaState, asked: raid_decisions.Loot, action: Action) -> None:
    """Moves the Resource from under the building to the Stock."""
    colour = Colour(action.a)
    sites = list(state.sites[asked.victim])
    place = _robbed_place(state, asked)
    under = list(sites[place].resources)
    under.remove(colour)
    sites[place] = Site(asked.building, tuple(under))
    if state.listening:
        causes.note_effect(state, asked.seat, ROB_SITE)
    state.sites[asked.victim] = tuple(sites)
    change(state.stock, at(asked.seat, colour), 1)
    if state.listening:
        state.emit(events.ROBBED, asked.seat, colour, asked.building, asked.victim)


def _robbed_place(state: UchroniaState, asked: raid_decisions.Loot) -> int:
    """Where the building that is robbed stands among those of its owner."""
    return [site.building for site in state.sites[asked.victim]].index(asked.building)


def may_seize(state: UchroniaState, asked: raid_decisions.Seize) -> list[Action]:
    """The Activities that can be taken from the opponent."""
    return actions.seize_one[_seizable(state, asked.victim)]


def seize(state: UchroniaState, asked: raid_decisions.Seize, action: Action) -> None:
    """Moves the Activity to the Stock."""
    if state.listening:
        causes.note_effect(state, asked.seat, SEIZE_ACTIVITY)
    trade.remove_activity(state, asked.victim, Colour(action.a), asked.seat)


def may_pay_tribute(state: UchroniaState, asked: raid_decisions.Tribute) -> list[Action]:
    """Any card of the Hand."""
    return actions.give_one[colours_in(state.hands[asked.seat])]


def pay_tribute(state: UchroniaState, asked: raid_decisions.Tribute, action: Action) -> None:
    """Moves the card from the Hand to the attacker's Stock."""
    if state.listening:
        causes.note_effect(state, asked.attacker, EXACT_TRIBUTE)
    draconians.give_card(state, asked.seat, asked.attacker, Colour(action.a))


_Can = Callable[[UchroniaState, Seat, Building], bool]
_Do = Callable[[UchroniaState, Seat, Building], None]

_USED: Final[dict[Effect, tuple[_Can, _Do]]] = {
    DRAW_CARDS: (_can_draw, _draw_cards),
    LAUNCH_ACTIVITIES: (_can_launch, _launch_activities),
    EXECUTE_ORDERS: (_always, _execute_orders),
    STOCK_FROM_HAND: (_has_hand, _stock_from_hand),
    STOCK_FROM_DISCARD: (_has_discard, _stock_from_discard),
    LAUNCH_FROM_PILE: (_can_launch_from_pile, _launch_from_pile),
    LAUNCH_FROM_HAND: (_can_launch_from_hand, _launch_from_hand),
    SWAP_ACTIVITY: (_can_swap, _swap_activity),
    ROB_SITE: (_has_target, _choose_target),
    EXACT_TRIBUTE: (_has_target, _choose_target),
    SEIZE_ACTIVITY: (_has_target, _choose_target),
}
"""Whether an effect can be used, and how."""

USED_EFFECTS: Final = frozenset(_USED)
"""The effects that a player uses."""
