"""What each action would cost, bring and change, by the functions with which the rules charge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.preview import Amount
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    EFFECTS,
    POINTS,
    TECHNIQUE,
    BuildingNumber,
    Card,
    Deal,
    Slot,
    Token,
)
from ludotheque.games.spyrium.position import MONEY_BONUS, SpyriumState
from ludotheque.games.spyrium.rules import bonuses
from ludotheque.games.spyrium.rules.building import ChoosePlot
from ludotheque.games.spyrium.rules.characters import ChooseToken
from ludotheque.games.spyrium.rules.event_of_the_turn import price_of_power
from ludotheque.games.spyrium.rules.exploiting import more_points, workers_for
from ludotheque.games.spyrium.rules.gaining_money import more_by_technique, others_beside
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.rules.prices import (
    Price,
    add_deal,
    cheapest,
    in_place_of,
    of_call,
    on_new_plot,
    surcharge_at,
)
from ludotheque.games.spyrium.rules.tokens import ChooseValue, keeps_token, may_name_value

Part = tuple[str, int]


class Consequences:
    """What an action of a seat costs, brings and changes, gathered step by step.

    ``open_value`` says that the seat will name the value of a token, on which the gain depends.
    """

    def __init__(self, state: SpyriumState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.costs: list[Amount] = []
        self.gains: list[Amount] = []
        self.changes: list[str] = []
        self.loses: list[str] = []
        self.price = Price()
        self.open_value = False
        self.more = 0
        """The points that a technique adds to what the card gives."""

    def amount(self, what: str) -> int:
        """How much of something is gained."""
        return sum([gain.amount for gain in self.gains if gain.what == what])

    def amount_paid(self, what: str) -> int:
        """How much of something is paid."""
        return sum([cost.amount for cost in self.costs if cost.what == what])

    def part(self, name: str) -> int:
        """A part of the price, such as the surcharge, even if the whole is nothing."""
        return sum([part[1] for part in self.price.parts() if part[0] == name])

    def own(self, *fields: str) -> None:
        """Fields of the seat that change."""
        self.changes += [f"players.{self.seat}.{field}" for field in fields]

    def cost(self, what: str, amount: int) -> None:
        """Something to be given."""
        if amount:
            self.costs.append(Amount(what, amount))

    def pay(self, price: Price) -> None:
        """Money to be paid."""
        self.price = price
        if price.total:
            self.costs.append(Amount("money", price.total, price.parts()))

    def gain(self, what: str, amount: int, *parts: Part) -> None:
        """Something to be had."""
        if amount:
            self.gains.append(Amount(what, amount, tuple([part for part in parts if part[1]])))

    def receive(self, effect: int, amount: int) -> None:
        """What an effect gives."""
        name = EFFECTS[effect]
        if name == "points":
            self.score(amount)
        elif name == "workers":
            self.recruit(amount)
        else:
            self.gain("residence_actions" if name == "residence" else name, amount)

    def recruit(self, amount: int) -> None:
        """Workers from the reserve, as far as there are any."""
        taken = min(amount, self.state.reserve[self.seat])
        self.gain("active", taken)
        if taken:
            self.own("reserve")

    def score(self, amount: int) -> None:
        """Points, and a bonus that they win."""
        self.gain("score", amount)
        self.win(self.state.bonuses[self.seat], self.state.score[self.seat] + amount)

    def win(self, left: int, score: int) -> None:
        """The bonus that is won with a score, of those that are left."""
        if bonuses.is_choice_won(self.state, left, score):
            self.gain("bonuses", 1)
        elif bonuses.is_second_won(self.state, left, score):
            self.hand_out(left)

    def hand_out(self, bonus: int) -> None:
        """A bonus."""
        self.own("bonuses")
        if bonus == MONEY_BONUS:
            self.gain("money", self.state.cards.box.bonus_money)
        else:
            self.recruit(1)

    def settle(self, deal: Deal, token: Token, due: Price) -> None:
        """What a deal takes and gives, and what is due before."""
        add_deal(self.state, self.seat, due, deal, token)
        self.pay(due)
        self.cost("spyrium", deal.spyrium)
        self.receive_all(deal, token)

    def receive_all(self, deal: Deal, token: Token) -> None:
        """What a deal gives."""
        for gain in deal.gains:
            more = self.more if gain.effect == POINTS else 0
            self.receive(gain.effect, token if gain.by_token else gain.amount + more)

    def take_token(self, place: Place) -> None:
        """A token leaves a card of the market."""
        if keeps_token(self.state, self.seat):
            self.gain("kept", 1)
            self.own("kept_tokens")
        else:
            self.changes.append("token_discard")
        self.changes.append(_at(place))


def consequences(state: SpyriumState, action: Action) -> Consequences:
    """What a legal action would do."""
    asked: Question = state.stack[-1]
    found = Consequences(state, asked.seat)
    _BY_VERB[action.verb](found, asked, action)
    return found


def _at(place: Place) -> str:
    return f"market.{PLACES[place]}"


def _place(found: Consequences, asked: Any, action: Action) -> None:
    found.cost("active", 1)
    found.changes.append(f"workers.{GAPS[action.a]}")


def _phase(found: Consequences, asked: Any, action: Action) -> None:
    found.own("phase")


def _event(found: Consequences, asked: Any, action: Action) -> None:
    state = found.state
    deal = state.cards.events[state.event].deals[action.a]
    found.own("used")
    found.settle(deal, state.event_token, Price())
    found.open_value = deal.by_token and may_name_value(state, found.seat)


def _event_place(found: Consequences, asked: Any, action: Action) -> None:
    state = found.state
    found.own("used")
    found.pay(price_of_power(state.cards.events[state.event]))
    _place(found, asked, action)


def _event_reuse(found: Consequences, asked: Any, action: Action) -> None:
    state = found.state
    found.own("used")
    found.pay(price_of_power(state.cards.events[state.event]))
    _use(found, action)


def _leave(found: Consequences, gap: Gap) -> None:
    found.changes.append(f"workers.{GAPS[gap]}")
    found.own("inactive")


def _gain(found: Consequences, asked: Any, action: Action) -> None:
    state, place = found.state, Place(action.b)
    others, more = others_beside(state, place), more_by_technique(state, found.seat)
    found.gain("money", others + more, ("workers", others), ("technique", more))
    _leave(found, Gap(action.a))


def _activate(found: Consequences, asked: Any, action: Action) -> None:
    state, place = found.state, Place(action.b)
    card = state.cards.faces[state.market[place]]
    surcharge = surcharge_at(state, place)
    _leave(found, Gap(action.a))
    if action.verb == actions.ACTIVATE_FREE:
        surcharge = 0
        found.own("used")
    if card.kind == BUILDING:
        found.pay(_building_price(found, card, surcharge))
        found.own("quarter")
    elif card.kind == TECHNIQUE:
        found.pay(Price(card.price, surcharge))
        found.own("techniques")
    elif card.has_token:
        found.pay(Price(card.price, surcharge))
        found.cost("spyrium", card.deals[0].spyrium)
    else:
        found.settle(card.deals[0], Token(0), Price(card.price, surcharge))
        return
    found.changes.append(_at(place))


def _building_price(found: Consequences, card: Card, surcharge: int) -> Price:
    """On a new plot; if the money does not go so far, in the cheapest place of a building."""
    price = on_new_plot(found.state, found.seat, card, surcharge)
    if price.total <= found.state.money[found.seat]:
        return price
    found.loses.append(f"players.{found.seat}.quarter")
    return cheapest(found.state, found.seat, card, surcharge)


def _exploit(found: Consequences, asked: Any, action: Action) -> None:
    found.own("quarter")
    _use(found, action)


def _reuse(found: Consequences, asked: Any, action: Action) -> None:
    found.own("used")
    _use(found, action)


def _use(found: Consequences, action: Action) -> None:
    state, seat = found.state, found.seat
    card = state.cards.buildings[BuildingNumber(action.a)]
    use = card.deals[action.b]
    workers = workers_for(state, seat, card, use)
    found.cost("active", workers)
    if workers:
        found.own("inactive")
    found.cost("spyrium", use.spyrium)
    found.more = more_points(state, seat, card, use)
    found.receive_all(use, Token(0))


def _token(found: Consequences, asked: ChooseToken, action: Action) -> None:
    state, card = found.state, asked.card(found.state)
    found.settle(card.deals[0], Token(action.a), of_call(card, asked.due))
    found.take_token(asked.place)
    found.open_value = may_name_value(state, found.seat)


def _value(found: Consequences, asked: ChooseValue, action: Action) -> None:
    state = found.state
    found.settle(asked.deal(state), Token(action.a), asked.price(state))
    if action.a != asked.token:
        found.own("used")


def _build(found: Consequences, asked: ChoosePlot, action: Action) -> None:
    state = found.state
    found.pay(on_new_plot(state, found.seat, asked.card(state), asked.due))
    _put_up(found, asked)


def _replace(found: Consequences, asked: ChoosePlot, action: Action) -> None:
    state, slot = found.state, Slot(action.a)
    found.pay(in_place_of(state, asked.card(state), slot, asked.due))
    plot = state.quarter[found.seat].index(slot)
    found.loses.append(f"players.{found.seat}.quarter.{plot}")
    found.changes.append("gone")
    _put_up(found, asked)


def _put_up(found: Consequences, asked: ChoosePlot) -> None:
    """The building comes into the quarter, and gives what it gives its builder."""
    state = found.state
    built = asked.card(state).built
    found.own("quarter")
    tokens = state.tokens[asked.place]
    if built is not None and built.by_token and tokens:
        found.receive_all(built, tokens[0])
        found.take_token(asked.place)
        found.open_value = may_name_value(state, found.seat)
        return
    found.changes.append(_at(asked.place))
    if built is not None:
        found.receive_all(built, Token(0))


def _advance(found: Consequences, asked: Any, action: Action) -> None:
    residences, space = found.state.cards.box.residences, found.state.residence[found.seat]
    found.gain("residence", residences[space + 1] - residences[space])


def _score(found: Consequences, asked: Any, action: Action) -> None:
    found.score(found.state.residence_value(found.seat))


def _bonus(found: Consequences, asked: Any, action: Action) -> None:
    state = found.state
    bonus = bonuses.bonus_of(action)
    found.hand_out(bonus)
    found.win(state.bonuses[found.seat] & ~bonus, state.score[found.seat])


_BY_VERB: Final[dict[int, Callable[[Consequences, Any, Action], None]]] = {
    actions.PLACE: _place,
    actions.SWITCH: _phase,
    actions.EVENT: _event,
    actions.EVENT_PLACE: _event_place,
    actions.EVENT_REUSE: _event_reuse,
    actions.GAIN: _gain,
    actions.ACTIVATE: _activate,
    actions.ACTIVATE_FREE: _activate,
    actions.EXPLOIT: _exploit,
    actions.REUSE: _reuse,
    actions.PASS: _phase,
    actions.TOKEN: _token,
    actions.VALUE: _value,
    actions.BUILD: _build,
    actions.REPLACE: _replace,
    actions.ADVANCE: _advance,
    actions.SCORE: _score,
    actions.BONUS_WORKER: _bonus,
    actions.BONUS_MONEY: _bonus,
}
