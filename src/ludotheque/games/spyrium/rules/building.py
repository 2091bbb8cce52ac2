"""Building: on a new plot, or in place of a building."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.order import distinct
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import (
    CHEAPER_PLOTS,
    Card,
    Deal,
    Slot,
    Token,
    number_in,
    slot_of,
)
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules.goods import give_all, pay
from ludotheque.games.spyrium.rules.pending import CardQuestion
from ludotheque.games.spyrium.rules.prices import (
    in_place_of,
    on_new_plot,
    plot_cost,
    plot_reduction,
    replacing_cost,
)
from ludotheque.games.spyrium.rules.tokens import ChooseValue, may_name_value, take_token
from ludotheque.games.spyrium.words import events
from ludotheque.games.spyrium.words.names import place_name


def can_build(state: SpyriumState, seat: int, card: Card, surcharge: int) -> bool:
    """Whether a seat can pay for at least one way to build a card."""
    left = state.money[seat] - surcharge
    quarter = state.quarter[seat]
    if left >= card.price:
        return bool(quarter) or left >= card.price + plot_cost(state, seat)
    if left < card.price - state.cards.box.reduction:
        return False
    return any(left >= replacing_cost(state, card, slot) for slot in quarter)


class ChoosePlot(CardQuestion):
    """Where to build the card at a place; ``due`` is the surcharge alone."""

    name = "plot"

    def legal(self, state: SpyriumState) -> list[Action]:
        """A new plot, or any of the seat's buildings to replace, as far as the money goes."""
        seat = self.seat
        card = self.card(state)
        left = state.money[seat] - self.due
        legal = []
        if left >= card.price + plot_cost(state, seat):
            legal.append(actions.build)
        for slot in distinct(state.quarter[seat]):
            if left >= replacing_cost(state, card, slot):
                legal.append(state.cards.actions.replace[slot])
        return legal

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Pays for the building, puts it where it belongs and hands out what it brings."""
        seat = self.seat
        card = state.take_card(self.place)
        if state.listening:
            state.cause = ("face", card.index)
        quarter = list(state.quarter[seat])
        if action is actions.build:
            saved = plot_reduction(state, seat)
            if saved and state.listening:
                state.cause = ("face", state.cards.by_power[CHEAPER_PLOTS].index)
                state.emit(events.PLOT_REDUCED, seat, saved)
                state.cause = ("face", card.index)
            pay(state, seat, on_new_plot(state, seat, card, self.due), 0)
            quarter.append(slot_of(card.number, False))
            if state.listening:
                state.emit(events.BUILT, seat, card.index)
        else:
            replaced = Slot(action.a)
            pay(state, seat, in_place_of(state, card, replaced, self.due), 0)
            quarter[quarter.index(replaced)] = slot_of(card.number, False)
            old = state.cards.buildings[number_in(replaced)].index
            state.gone = (*state.gone, old)
            if state.listening:
                state.emit(events.REPLACED, seat, card.index, old)
        state.quarter[seat] = tuple(quarter)
        if card.built is not None:
            _receive(state, seat, self.place, card, card.built)

    def message(self, state: SpyriumState) -> Message:
        """Asks where to build."""
        return say("ask-plot", card=place_name(state, self.place))


def _receive(state: SpyriumState, seat: Seat, place: Place, card: Card, built: Deal) -> None:
    """What a building brings when it is built."""
    tokens = state.tokens[place] if built.by_token else ()
    if not tokens:
        give_all(state, seat, built, Token(0))
        return
    token = tokens[0]
    take_token(state, seat, place, card.index, token)
    if may_name_value(state, seat):
        state.stack.append(ChooseValue.of_card(seat, card.index, token, 0))
    else:
        give_all(state, seat, built, token)
