"""Using the event of the turn, once a turn for each player."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import Gap
from ludotheque.games.spyrium.cards.card import (
    EVENT_EXCHANGES,
    EVENT_PLACES_WORKER,
    EVENT_REUSES_BUILDING,
    WORKERS,
    BuildingNumber,
    Deal,
    EventCard,
)
from ludotheque.games.spyrium.position import ACTIVATION, EVENT_USED, SpyriumState
from ludotheque.games.spyrium.rules.exploiting import add_exploits, exploit_tilted
from ludotheque.games.spyrium.rules.goods import pay, settle
from ludotheque.games.spyrium.rules.placing import place_worker
from ludotheque.games.spyrium.rules.prices import Price, money_for
from ludotheque.games.spyrium.rules.tokens import ChooseValue, may_name_value
from ludotheque.games.spyrium.words import events


def may_use(state: SpyriumState, seat: Seat) -> list[Action]:
    """The options of the event that a seat can pay for."""
    legal: list[Action] = []
    event = state.cards.events[state.event]
    if event.power == EVENT_EXCHANGES:
        for option, deal in enumerate(event.deals):
            if _can_take(state, seat, deal):
                legal.append(actions.use_event[option])
    elif state.phase[seat] == ACTIVATION and state.money[seat] >= event.money:
        if event.power == EVENT_REUSES_BUILDING:
            add_exploits(state, seat, True, state.cards.actions.event_reuse, legal)
        elif state.active[seat]:
            legal += actions.EVENT_PLACEMENTS[state.holding]
    return legal


def _can_take(state: SpyriumState, seat: Seat, deal: Deal) -> bool:
    return (
        state.money[seat] >= money_for(state, seat, deal, state.event_token)
        and state.spyrium[seat] >= deal.spyrium
        and (state.reserve[seat] > 0 or not deal.gives(WORKERS))
    )


def price_of_power(event: EventCard) -> Price:
    """What the power that an event lends costs."""
    price = Price()
    price.deal = event.money
    return price


def use(state: SpyriumState, seat: Seat, action: Action) -> None:
    """Takes an option of the event, or does what it allows."""
    event = state.cards.events[state.event]
    state.used[seat] |= EVENT_USED
    if state.listening:
        state.emit(events.EVENT_TAKEN, seat, event.index)
        state.cause = ("event", event.index)
    if event.power == EVENT_PLACES_WORKER:
        pay(state, seat, price_of_power(event), 0)
        place_worker(state, seat, Gap(action.a))
    elif event.power == EVENT_REUSES_BUILDING:
        pay(state, seat, price_of_power(event), 0)
        exploit_tilted(state, seat, BuildingNumber(action.a), action.b)
    elif event.deals[action.a].by_token and may_name_value(state, seat):
        option = action.a + 1
        state.stack.append(ChooseValue.of_event(seat, option, state.event_token))
    else:
        settle(state, seat, event.deals[action.a], Price(), state.event_token)
