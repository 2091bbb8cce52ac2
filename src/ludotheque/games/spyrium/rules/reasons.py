"""Why an action is not legal now, from what lies open on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.actions import BESIDE, GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHARACTER,
    EMPTY,
    EVENT_EXCHANGES,
    EVENT_PLACES_WORKER,
    EVENT_REUSES_BUILDING,
    NO_SURCHARGE,
    REUSE_BUILDING,
    WORKERS,
    BuildingNumber,
    Card,
    Slot,
    Token,
    number_in,
    slot_of,
)
from ludotheque.games.spyrium.position import (
    EVENT_USED,
    PLACEMENT,
    SpyriumState,
    worker_index,
)
from ludotheque.games.spyrium.rules.activating import surcharge_at
from ludotheque.games.spyrium.rules.building import least_price, plot_cost, replacing_cost
from ludotheque.games.spyrium.rules.exploiting import workers_for
from ludotheque.games.spyrium.rules.goods import money_for
from ludotheque.games.spyrium.rules.tokens import deal_of, may_name_value
from ludotheque.games.spyrium.words.names import card_name

Why = Message | None
"""A reason, or none as far as this goes."""


def reason(state: SpyriumState, action: Action) -> Message:
    """Why an action is not legal for the seat that must decide."""
    asked: decisions.Question = state.stack[-1]
    kind, why_not = _BY_VERB[action.verb]
    found = why_not(state, asked, action) if isinstance(asked, kind) else None
    return found or say("reason-not-now")


def _lacks_money(state: SpyriumState, seat: int, needed: int) -> Why:
    has = state.money[seat]
    return say("reason-money", needed=needed, has=has) if has < needed else None


def _lacks_spyrium(state: SpyriumState, seat: int, needed: int) -> Why:
    has = state.spyrium[seat]
    return say("reason-spyrium", needed=needed, has=has) if has < needed else None


def _lacks_technique(state: SpyriumState, seat: int, power: int) -> Why:
    card = card_name(state.cards.by_power[power])
    if not state.techniques[seat] & power:
        return say("reason-not-owned", card=card)
    return say("reason-technique-used", card=card) if state.used[seat] & power else None


def _not_activating(state: SpyriumState, seat: int) -> Why:
    return say("reason-still-placing") if state.phase[seat] == PLACEMENT else None


def _place(state: SpyriumState, asked: Any, action: Action) -> Why:
    if state.phase[asked.seat] != PLACEMENT:
        return say("reason-placing-is-over")
    return _cannot_place(state, asked.seat, Gap(action.a))


def _cannot_place(state: SpyriumState, seat: int, gap: Gap) -> Why:
    if not state.active[seat]:
        return say("reason-no-active-worker")
    empty = all(state.market[place] == EMPTY for place in BESIDE[gap])
    return say("reason-no-card-beside", gap=GAPS[gap]) if empty else None


def _switch(state: SpyriumState, asked: Any, action: Action) -> Why:
    return say("reason-already-activating")


def _pass(state: SpyriumState, asked: Any, action: Action) -> Why:
    return _not_activating(state, asked.seat) or say("reason-workers-in-market")


def _event_not_usable(state: SpyriumState, seat: int, power: int) -> Why:
    """What stands against the event of the turn, if it must have a certain power."""
    if state.used[seat] & EVENT_USED:
        return say("reason-event-used")
    if state.event == EMPTY:
        return say("reason-no-event")
    if state.cards.events[state.event].power != power:
        return say("reason-other-event")
    if power == EVENT_EXCHANGES:
        return None
    money = state.cards.events[state.event].money
    return _not_activating(state, seat) or _lacks_money(state, seat, money)


def _event(state: SpyriumState, asked: Any, action: Action) -> Why:
    seat = asked.seat
    found = _event_not_usable(state, seat, EVENT_EXCHANGES)
    if found:
        return found
    deals = state.cards.events[state.event].deals
    if action.a >= len(deals):
        return say("reason-other-event")
    deal = deals[action.a]
    if deal.effect == WORKERS and not state.reserve[seat]:
        return say("reason-reserve-empty")
    money = money_for(state, seat, deal, state.event_token)
    return _lacks_money(state, seat, money) or _lacks_spyrium(state, seat, deal.spyrium)


def _event_place(state: SpyriumState, asked: Any, action: Action) -> Why:
    found = _event_not_usable(state, asked.seat, EVENT_PLACES_WORKER)
    return found or _cannot_place(state, asked.seat, Gap(action.a))


def _event_reuse(state: SpyriumState, asked: Any, action: Action) -> Why:
    found = _event_not_usable(state, asked.seat, EVENT_REUSES_BUILDING)
    return found or _not_usable(state, asked.seat, action, True)


def _no_worker(state: SpyriumState, seat: int, gap: Gap, place: Place) -> Why:
    """What stands against a worker in a gap that is to leave it beside a place."""
    if state.phase[seat] == PLACEMENT:
        return say("reason-still-placing")
    if not state.workers[worker_index(seat, gap)]:
        return say("reason-no-worker-there", gap=GAPS[gap])
    return say("reason-empty-place", place=PLACES[place]) if state.market[place] == EMPTY else None


def _gain(state: SpyriumState, asked: Any, action: Action) -> Why:
    return _no_worker(state, asked.seat, Gap(action.a), Place(action.b))


def _activate(state: SpyriumState, asked: Any, action: Action) -> Why:
    seat, place = asked.seat, Place(action.b)
    found = _no_worker(state, seat, Gap(action.a), place)
    return found or _lacks_price(state, seat, place, surcharge_at(state, place))


def _activate_free(state: SpyriumState, asked: Any, action: Action) -> Why:
    seat, place = asked.seat, Place(action.b)
    found = _no_worker(state, seat, Gap(action.a), place)
    found = found or _lacks_technique(state, seat, NO_SURCHARGE)
    if found is None and not surcharge_at(state, place):
        return say("reason-no-surcharge")
    return found or _lacks_price(state, seat, place, 0)


def _lacks_price(state: SpyriumState, seat: int, place: Place, surcharge: int) -> Why:
    card = state.cards.faces[state.market[place]]
    if card.kind == BUILDING:
        return _lacks_money(state, seat, surcharge + least_price(state, seat, card))
    needed = surcharge + card.price
    if card.kind != CHARACTER:
        return _lacks_money(state, seat, needed)
    deal, tokens = card.deals[0], state.tokens[place]
    if deal.takes_token and not tokens:
        return say("reason-no-token-left", card=card_name(card))
    if deal.pays_token:
        needed += 1 if may_name_value(state, seat) else min(tokens)
    return _lacks_money(state, seat, needed) or _lacks_spyrium(state, seat, deal.spyrium)


def _exploit(state: SpyriumState, asked: Any, action: Action) -> Why:
    return _not_activating(state, asked.seat) or _not_usable(state, asked.seat, action, False)


def _reuse(state: SpyriumState, asked: Any, action: Action) -> Why:
    found = _not_activating(state, asked.seat)
    found = found or _lacks_technique(state, asked.seat, REUSE_BUILDING)
    return found or _not_usable(state, asked.seat, action, True)


def _not_usable(state: SpyriumState, seat: int, action: Action, tilted: bool) -> Why:
    """What stands against a use of a building that is tilted or upright."""
    number = BuildingNumber(action.a)
    card = state.cards.buildings[number]
    quarter = state.quarter[seat]
    if slot_of(number, tilted) not in quarter:
        if slot_of(number, not tilted) not in quarter:
            return say("reason-not-owned", card=card_name(card))
        return say("reason-not-tilted" if tilted else "reason-tilted", card=card_name(card))
    if action.b >= len(card.deals):
        return say("reason-no-such-use", card=card_name(card))
    use = card.deals[action.b]
    needed, has = workers_for(state, seat, card, use), state.active[seat]
    if has < needed:
        return say("reason-active-workers", needed=needed, has=has)
    return _lacks_spyrium(state, seat, use.spyrium)


def _token(state: SpyriumState, asked: decisions.ChooseToken, action: Action) -> Why:
    card = state.cards.faces[state.market[asked.place]]
    if action.a not in state.tokens[asked.place]:
        return say("reason-no-such-token", value=action.a, card=card_name(card))
    return _lacks_money(state, asked.seat, asked.due + action.a)


def _value(state: SpyriumState, asked: decisions.ChooseValue, action: Action) -> Why:
    needed = asked.due + money_for(state, asked.seat, deal_of(state, asked), Token(action.a))
    return _lacks_money(state, asked.seat, needed)


def _card_to_build(state: SpyriumState, asked: decisions.ChoosePlot) -> Card:
    return state.cards.faces[state.market[asked.place]]


def _build(state: SpyriumState, asked: decisions.ChoosePlot, action: Action) -> Why:
    needed = asked.due + _card_to_build(state, asked).price + plot_cost(state, asked.seat)
    return _lacks_money(state, asked.seat, needed)


def _replace(state: SpyriumState, asked: decisions.ChoosePlot, action: Action) -> Why:
    slot = Slot(action.a)
    if slot not in state.quarter[asked.seat]:
        number = number_in(slot)
        old = card_name(state.cards.buildings[number])
        forms = (slot_of(number, False), slot_of(number, True))
        if not any(form in state.quarter[asked.seat] for form in forms):
            return say("reason-not-owned", card=old)
        return say("reason-not-tilted" if slot == forms[1] else "reason-tilted", card=old)
    needed = asked.due + replacing_cost(state, _card_to_build(state, asked), slot)
    return _lacks_money(state, asked.seat, needed)


def _residence(state: SpyriumState, asked: Any, action: Action) -> Why:
    return say("reason-end-of-track")


def _bonus(state: SpyriumState, asked: Any, action: Action) -> Why:
    return say("reason-reserve-empty")


WhyNot = Callable[[SpyriumState, Any, Action], Why]

_BY_VERB: Final[dict[int, tuple[type[decisions.Question], WhyNot]]] = {
    actions.PLACE: (decisions.Turn, _place),
    actions.SWITCH: (decisions.Turn, _switch),
    actions.EVENT: (decisions.Turn, _event),
    actions.EVENT_PLACE: (decisions.Turn, _event_place),
    actions.EVENT_REUSE: (decisions.Turn, _event_reuse),
    actions.GAIN: (decisions.Turn, _gain),
    actions.ACTIVATE: (decisions.Turn, _activate),
    actions.ACTIVATE_FREE: (decisions.Turn, _activate_free),
    actions.EXPLOIT: (decisions.Turn, _exploit),
    actions.REUSE: (decisions.Turn, _reuse),
    actions.PASS: (decisions.Turn, _pass),
    actions.TOKEN: (decisions.ChooseToken, _token),
    actions.VALUE: (decisions.ChooseValue, _value),
    actions.BUILD: (decisions.ChoosePlot, _build),
    actions.REPLACE: (decisions.ChoosePlot, _replace),
    actions.ADVANCE: (decisions.ChooseResidence, _residence),
    actions.SCORE: (decisions.ChooseResidence, _residence),
    actions.BONUS_WORKER: (decisions.ChooseBonus, _bonus),
    actions.BONUS_MONEY: (decisions.ChooseBonus, _bonus),
}
