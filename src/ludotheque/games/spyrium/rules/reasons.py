"""Why an action is not legal now, from what lies open on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.games.spyrium import actions
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
from ludotheque.games.spyrium.rules.bonuses import ChooseBonus
from ludotheque.games.spyrium.rules.building import ChoosePlot
from ludotheque.games.spyrium.rules.characters import ChooseToken
from ludotheque.games.spyrium.rules.exploiting import workers_for
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.rules.prices import (
    cheapest,
    in_place_of,
    money_for,
    on_new_plot,
    surcharge_at,
)
from ludotheque.games.spyrium.rules.residences import ChooseResidence
from ludotheque.games.spyrium.rules.tokens import ChooseValue, may_name_value
from ludotheque.games.spyrium.rules.turns import Turn
from ludotheque.games.spyrium.words.names import card_name

Why = Message | None
"""A reason, or none as far as this goes."""


def reason(state: SpyriumState, action: Action) -> Message:
    """Why an action is not legal for the seat that must decide."""
    asked: Question = state.stack[-1]
    kind, why_not = _BY_VERB[action.verb]
    found = why_not(state, asked, action) if isinstance(asked, kind) else None
    return found or say("illegal-not-now")


def _lacks_money(state: SpyriumState, seat: int, needed: int) -> Why:
    has = state.money[seat]
    return say("illegal-money", needed=needed, has=has) if has < needed else None


def _lacks_spyrium(state: SpyriumState, seat: int, needed: int) -> Why:
    has = state.spyrium[seat]
    return say("illegal-spyrium", needed=needed, has=has) if has < needed else None


def _lacks_technique(state: SpyriumState, seat: int, power: int) -> Why:
    card = card_name(state.cards.by_power[power])
    if not state.techniques[seat] & power:
        return say("illegal-not-owned", card=card)
    return say("illegal-technique-used", card=card) if state.used[seat] & power else None


def _not_activating(state: SpyriumState, seat: int) -> Why:
    return say("illegal-still-placing") if state.phase[seat] == PLACEMENT else None


def _place(state: SpyriumState, asked: Any, action: Action) -> Why:
    if state.phase[asked.seat] != PLACEMENT:
        return say("illegal-placing-is-over")
    return _cannot_place(state, asked.seat, Gap(action.a))


def _cannot_place(state: SpyriumState, seat: int, gap: Gap) -> Why:
    if not state.active[seat]:
        return say("illegal-no-active-worker")
    empty = all(state.market[place] == EMPTY for place in BESIDE[gap])
    return say("illegal-no-card-beside", gap=GAPS[gap]) if empty else None


def _switch(state: SpyriumState, asked: Any, action: Action) -> Why:
    return say("illegal-already-activating")


def _pass(state: SpyriumState, asked: Any, action: Action) -> Why:
    return _not_activating(state, asked.seat) or say("illegal-workers-in-market")


def _event_not_usable(state: SpyriumState, seat: int, power: int) -> Why:
    """What stands against the event of the turn, if it must have a certain power."""
    if state.used[seat] & EVENT_USED:
        return say("illegal-event-used")
    if state.cards.events[state.event].power != power:
        return say("illegal-other-event")
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
        return say("illegal-other-event")
    deal = deals[action.a]
    if deal.gives(WORKERS) and not state.reserve[seat]:
        return say("illegal-reserve-empty")
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
        return say("illegal-still-placing")
    if not state.workers[worker_index(seat, gap)]:
        return say("illegal-no-worker-there", gap=GAPS[gap])
    return say("illegal-empty-place", place=PLACES[place]) if state.market[place] == EMPTY else None


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
        return say("illegal-no-surcharge")
    return found or _lacks_price(state, seat, place, 0)


def _lacks_price(state: SpyriumState, seat: int, place: Place, surcharge: int) -> Why:
    card = state.cards.faces[state.market[place]]
    if card.kind == BUILDING:
        return _lacks_money(state, seat, cheapest(state, seat, card, surcharge).total)
    needed = surcharge + card.price
    if card.kind != CHARACTER:
        return _lacks_money(state, seat, needed)
    deal, tokens = card.deals[0], state.tokens[place]
    if deal.takes_token and not tokens:
        return say("illegal-no-token-left", card=card_name(card))
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
            return say("illegal-not-owned", card=card_name(card))
        return say("illegal-not-tilted" if tilted else "illegal-tilted", card=card_name(card))
    if action.b >= len(card.deals):
        return say("illegal-no-such-use", card=card_name(card))
    use = card.deals[action.b]
    needed, has = workers_for(state, seat, card, use), state.active[seat]
    if has < needed:
        return say("illegal-active-workers", needed=needed, has=has)
    return _lacks_spyrium(state, seat, use.spyrium)


def _token(state: SpyriumState, asked: ChooseToken, action: Action) -> Why:
    if action.a not in state.tokens[asked.place]:
        return say("illegal-no-such-token", value=action.a, card=card_name(asked.card(state)))
    return _lacks_money(state, asked.seat, asked.due + action.a)


def _value(state: SpyriumState, asked: ChooseValue, action: Action) -> Why:
    needed = asked.due + money_for(state, asked.seat, asked.deal(state), Token(action.a))
    return _lacks_money(state, asked.seat, needed)


def _build(state: SpyriumState, asked: ChoosePlot, action: Action) -> Why:
    price = on_new_plot(state, asked.seat, asked.card(state), asked.due)
    return _lacks_money(state, asked.seat, price.total)


def _replace(state: SpyriumState, asked: ChoosePlot, action: Action) -> Why:
    slot = Slot(action.a)
    if slot not in state.quarter[asked.seat]:
        number = number_in(slot)
        old = card_name(state.cards.buildings[number])
        forms = (slot_of(number, False), slot_of(number, True))
        if not any(form in state.quarter[asked.seat] for form in forms):
            return say("illegal-not-owned", card=old)
        return say("illegal-not-tilted" if slot == forms[1] else "illegal-tilted", card=old)
    price = in_place_of(state, asked.card(state), slot, asked.due)
    return _lacks_money(state, asked.seat, price.total)


def _residence(state: SpyriumState, asked: Any, action: Action) -> Why:
    return say("illegal-end-of-track")


def _bonus(state: SpyriumState, asked: Any, action: Action) -> Why:
    return say("illegal-reserve-empty")


WhyNot = Callable[[SpyriumState, Any, Action], Why]

_BY_VERB: Final[dict[int, tuple[type[Question], WhyNot]]] = {
    actions.PLACE: (Turn, _place),
    actions.SWITCH: (Turn, _switch),
    actions.EVENT: (Turn, _event),
    actions.EVENT_PLACE: (Turn, _event_place),
    actions.EVENT_REUSE: (Turn, _event_reuse),
    actions.GAIN: (Turn, _gain),
    actions.ACTIVATE: (Turn, _activate),
    actions.ACTIVATE_FREE: (Turn, _activate_free),
    actions.EXPLOIT: (Turn, _exploit),
    actions.REUSE: (Turn, _reuse),
    actions.PASS: (Turn, _pass),
    actions.TOKEN: (ChooseToken, _token),
    actions.VALUE: (ChooseValue, _value),
    actions.BUILD: (ChoosePlot, _build),
    actions.REPLACE: (ChoosePlot, _replace),
    actions.ADVANCE: (ChooseResidence, _residence),
    actions.SCORE: (ChooseResidence, _residence),
    actions.BONUS_WORKER: (ChooseBonus, _bonus),
    actions.BONUS_MONEY: (ChooseBonus, _bonus),
}
