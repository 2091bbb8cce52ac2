"""What each action would cost, bring and change, by the functions with which the rules charge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.preview import Amount
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.actions import GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    CHARACTER,
    EFFECTS,
    TECHNIQUE,
    BuildingNumber,
    Deal,
    Slot,
    Token,
)
from ludotheque.games.spyrium.position import MONEY_BONUS, SpyriumState
from ludotheque.games.spyrium.rules import bonuses
from ludotheque.games.spyrium.rules.activating import surcharge_at
from ludotheque.games.spyrium.rules.building import plot_cost, replacing_cost
from ludotheque.games.spyrium.rules.exploiting import workers_for, yield_of
from ludotheque.games.spyrium.rules.gaining_money import gain_of
from ludotheque.games.spyrium.rules.goods import money_for
from ludotheque.games.spyrium.rules.tokens import deal_of, keeps_token, may_name_value

Part = tuple[str, int]


class Consequences:
    """What an action of a seat costs, brings and changes, gathered step by step.

    ``open_value`` says that the seat will name the value of a token, on which the gain depends.
    """

    def __init__(self, state: SpyriumState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.costs: list[Amount] = []
        self.gains: list[Amount] = []
        self.changes: list[str] = []
        self.loses: list[str] = []
        self.open_value = False
        self.given = 0
        """What the effect of the card itself gives, without a bonus that it wins."""

    def amount(self, what: str) -> int:
        """How much of something is gained."""
        return sum([gain.amount for gain in self.gains if gain.what == what])

    def amount_paid(self, what: str) -> int:
        """How much of something is paid."""
        return sum([cost.amount for cost in self.costs if cost.what == what])

    def part(self, name: str) -> int:
        """A part of what is paid, such as the price or the surcharge."""
        return sum([part[1] for cost in self.costs for part in cost.parts if part[0] == name])

    def own(self, *fields: str) -> None:
        """Fields of the seat that change."""
        self.changes += [f"players.{self.seat}.{field}" for field in fields]

    def cost(self, what: str, amount: int, *parts: Part) -> None:
        """Something to be paid."""
        if amount:
            self.costs.append(Amount(what, amount, tuple([part for part in parts if part[1]])))

    def gain(self, what: str, amount: int, *parts: Part) -> None:
        """Something to be had."""
        if amount:
            self.gains.append(Amount(what, amount, tuple([part for part in parts if part[1]])))

    def receive(self, effect: int, amount: int) -> None:
        """What an effect gives."""
        self.given = amount
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

    def settle(self, deal: Deal, token: Token, *due: Part) -> None:
        """What a deal takes and gives, and what is due before."""
        paid = money_for(self.state, self.seat, deal, Token(0))
        by_token = token if deal.pays_token else 0
        total = sum([part[1] for part in due]) + paid + by_token
        self.cost("money", total, *due, ("deal", paid), ("token", by_token))
        self.cost("spyrium", deal.spyrium)
        self.receive(deal.effect, token if deal.by_token else deal.amount)

    def take_token(self, place: Place) -> None:
        """A token leaves a card of the market."""
        if keeps_token(self.state, decisions.TURN[self.seat].seat):
            self.gain("kept", 1)
            self.own("kept_tokens")
        else:
            self.changes.append("token_discard")
        self.changes.append(_at(place))


def consequences(state: SpyriumState, action: Action) -> Consequences:
    """What a legal action would do."""
    asked: decisions.Question = state.stack[-1]
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
    found.settle(deal, state.event_token)
    found.open_value = deal.by_token and may_name_value(state, found.seat)


def _event_place(found: Consequences, asked: Any, action: Action) -> None:
    state = found.state
    found.own("used")
    found.cost("money", state.cards.events[state.event].money)
    _place(found, asked, action)


def _event_reuse(found: Consequences, asked: Any, action: Action) -> None:
    state = found.state
    found.own("used")
    found.cost("money", state.cards.events[state.event].money)
    _use(found, action)


def _leave(found: Consequences, gap: Gap) -> None:
    found.changes.append(f"workers.{GAPS[gap]}")
    found.own("inactive")


def _gain(found: Consequences, asked: Any, action: Action) -> None:
    state, place = found.state, Place(action.b)
    found.gain("money", gain_of(state, found.seat, place))
    _leave(found, Gap(action.a))


def _activate(found: Consequences, asked: Any, action: Action) -> None:
    state, place = found.state, Place(action.b)
    card = state.cards.faces[state.market[place]]
    surcharge = surcharge_at(state, place)
    _leave(found, Gap(action.a))
    if action.verb == actions.ACTIVATE_FREE:
        surcharge = 0
        found.own("used")
    due = ("price", card.price), ("surcharge", surcharge)
    if card.kind == CHARACTER and not card.has_token:
        found.settle(card.deals[0], Token(0), *due)
        return
    found.changes.append(_at(place))
    found.cost("money", card.price + surcharge, *due)
    if card.kind == CHARACTER:
        found.cost("spyrium", card.deals[0].spyrium)
    elif card.kind == TECHNIQUE:
        found.own("techniques")
    else:
        found.own("quarter")


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
    found.receive(use.effect, yield_of(state, seat, card, use))


def _token(found: Consequences, asked: decisions.ChooseToken, action: Action) -> None:
    state = found.state
    deal = state.cards.faces[state.market[asked.place]].deals[0]
    found.settle(deal, Token(action.a), ("call", asked.due))
    found.take_token(asked.place)
    found.open_value = may_name_value(state, found.seat)


def _value(found: Consequences, asked: decisions.ChooseValue, action: Action) -> None:
    found.settle(deal_of(found.state, asked), Token(action.a), ("call", asked.due))
    if action.a != asked.token:
        found.own("used")


def _build(found: Consequences, asked: decisions.ChoosePlot, action: Action) -> None:
    state = found.state
    card = state.cards.faces[state.market[asked.place]]
    plot = plot_cost(state, found.seat)
    parts = ("price", card.price), ("surcharge", asked.due), ("plot", plot)
    found.cost("money", card.price + asked.due + plot, *parts)
    _put_up(found, asked)


def _replace(found: Consequences, asked: decisions.ChoosePlot, action: Action) -> None:
    state, slot = found.state, Slot(action.a)
    card = state.cards.faces[state.market[asked.place]]
    price = replacing_cost(state, card, slot)
    parts = ("price", card.price), ("reduction", price - card.price), ("surcharge", asked.due)
    found.cost("money", price + asked.due, *parts)
    plot = state.quarter[found.seat].index(slot)
    found.loses.append(f"players.{found.seat}.quarter.{plot}")
    found.changes.append("gone")
    _put_up(found, asked)


def _put_up(found: Consequences, asked: decisions.ChoosePlot) -> None:
    """The building comes into the quarter, and gives what it gives its builder."""
    state = found.state
    built = state.cards.faces[state.market[asked.place]].built
    found.own("quarter")
    tokens = state.tokens[asked.place]
    if built is not None and built.by_token and tokens:
        found.receive(built.effect, tokens[0])
        found.take_token(asked.place)
        found.open_value = may_name_value(state, found.seat)
        return
    found.changes.append(_at(asked.place))
    if built is not None and not built.by_token:
        found.receive(built.effect, built.amount)


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
