"""Spyrium as numbers: what a seat has, what it may still do this turn, and where its workers stand.

| name | meaning |
|---|---|
| `points` | the score if the game ended now |
| `money`, `spyrium`, `residence`, `workers` | what the seat owns |
| `fuel` | Spyrium that its buildings can burn in one turn |
| `active` | workers that can still be used this turn |
| `crowded` | how many buildings make the next plot dear: their number squared, in tens |
| `first-bonus`, `second-bonus` | how near it is to a bonus not won yet, from 0 to 1 |
| `event` | 1 while it may still use the event of the turn |
| `begins` | 1 if it begins the next turn |
| `placing`, `passed` | 1 in that phase |
| `takings` | the money that its workers in the market could gain by leaving |
| `surcharge` | what the crowd adds to the cheapest card that each of its workers can pay for |
| `building:…` | buildings of this face in its quarter |
| `upright:…` | those that it can still exploit this turn |
| `technique:…` | 1 if it owns the technique |
| `beside:…` | 1 if one of its workers stands beside this card and it can pay for it |
"""

from __future__ import annotations

from ludotheque.core.features import Features, Holding
from ludotheque.core.message import Message, say
from ludotheque.games.spyrium.actions import BESIDE, GAP_SETS
from ludotheque.games.spyrium.cards.card import EMPTY, Cards, is_tilted, number_in
from ludotheque.games.spyrium.position import (
    EVENT_USED,
    MONEY_BONUS,
    PASSED,
    PLACEMENT,
    WORKER_BONUS,
    SpyriumState,
    worker_index,
)
from ludotheque.games.spyrium.rules import scoring
from ludotheque.games.spyrium.rules.activating import can_activate
from ludotheque.games.spyrium.rules.exploiting import workers_for
from ludotheque.games.spyrium.rules.gaining_money import gain_of
from ludotheque.games.spyrium.rules.prices import surcharge_at
from ludotheque.games.spyrium.rules.turns import Turn

_PLAIN = (
    "points",
    "money",
    "spyrium",
    "residence",
    "workers",
    "fuel",
    "active",
    "crowded",
    "first-bonus",
    "second-bonus",
    "event",
    "begins",
    "placing",
    "passed",
    "takings",
    "surcharge",
)


class SpyriumFeatures(Features[SpyriumState]):
    """The numbers of Spyrium."""

    def __init__(self, cards: Cards) -> None:
        buildings = [card.id for card in cards.buildings]
        techniques = cards.techniques
        self._cards = cards
        self._techniques = [card.power for card in techniques]
        self._owned = len(_PLAIN)
        self._upright = self._owned + len(buildings)
        self._patents = self._upright + len(buildings)
        self._beside = self._patents + len(techniques)
        self.names = (
            *_PLAIN,
            *(f"building:{id}" for id in buildings),
            *(f"upright:{id}" for id in buildings),
            *(f"technique:{card.id}" for card in techniques),
            *(f"beside:{card.id}" for card in cards.faces),
        )
        self.stages = len(cards.box.turns)

    def describe(self, index: int) -> Message:
        """What a number means, in words; cards of one's own have names of their own."""
        group, _, id = self.names[index].partition(":")
        if id:
            return say(f"feature-{group}", card=self._cards.by_id[id].name)
        return say(f"feature-{group}")

    def stage(self, state: SpyriumState) -> int:
        """The turn."""
        return state.turn - 1

    def quiet(self, state: SpyriumState) -> bool:
        """Whether a seat is about to take a whole action."""
        return state.over or isinstance(state.stack[-1], Turn)

    def holdings(self, state: SpyriumState) -> list[Holding]:
        """What each seat has."""
        return [self._holding(state, seat) for seat in range(state.players)]

    def _holding(self, state: SpyriumState, seat: int) -> Holding:
        has = Holding(len(_PLAIN))
        numbers = has.plain
        phase = state.phase[seat]
        numbers[0] = float(scoring.score(state, seat))
        numbers[1] = float(state.money[seat])
        numbers[2] = float(state.spyrium[seat])
        numbers[3] = float(state.residence_value(seat))
        numbers[4] = float(state.owned_workers(seat))
        numbers[6] = 0.0 if phase == PASSED else float(state.active[seat])
        numbers[7] = len(state.quarter[seat]) ** 2 / 10
        self._bonuses(state, seat, numbers)
        numbers[10] = 0.0 if phase == PASSED or state.used[seat] & EVENT_USED else 1.0
        numbers[11] = float(seat == (state.first + 1) % state.players)
        numbers[12] = float(phase == PLACEMENT)
        numbers[13] = float(phase == PASSED)
        self._buildings(state, seat, has)
        owned = state.techniques[seat]
        if owned:
            for place, power in enumerate(self._techniques):
                if owned & power:
                    has.pieces.append(self._patents + place)
        self._workers(state, seat, has)
        return has

    def _bonuses(self, state: SpyriumState, seat: int, numbers: list[float]) -> None:
        first, second = state.cards.box.bonus_at
        if state.bonuses[seat] == WORKER_BONUS | MONEY_BONUS:
            numbers[8] = min(1.0, state.score[seat] / first)
        if state.bonuses[seat]:
            numbers[9] = min(1.0, state.score[seat] / second)

    def _buildings(self, state: SpyriumState, seat: int, has: Holding) -> None:
        """What stands in the quarter, and what can still be done with it."""
        passed = state.phase[seat] == PASSED
        active, burnt = state.active[seat], 0
        for slot in state.quarter[seat]:
            number = number_in(slot)
            card = state.cards.buildings[number]
            has.pieces.append(self._owned + number)
            most = 0
            usable = False
            for use in card.deals:
                most = max(most, use.spyrium)
                if use.spyrium <= state.spyrium[seat]:
                    usable = usable or workers_for(state, seat, card, use) <= active
            burnt += most
            if usable and not passed and not is_tilted(slot):
                has.pieces.append(self._upright + number)
        has.plain[5] = float(min(burnt, state.spyrium[seat]))

    def _workers(self, state: SpyriumState, seat: int, has: Holding) -> None:
        """What the seat's workers in the market stand beside."""
        market = state.market
        for gap in GAP_SETS[state.occupied[seat]]:
            count = state.workers[worker_index(seat, gap)]
            gain, surcharge = 0, -1
            for place in BESIDE[gap]:
                face = market[place]
                gain = max(gain, gain_of(state, seat, place))
                if face == EMPTY:
                    continue
                crowd = surcharge_at(state, place)
                if can_activate(state, seat, place, crowd):
                    if self._beside + face not in has.pieces:
                        has.pieces.append(self._beside + face)
                    surcharge = crowd if surcharge < 0 else min(surcharge, crowd)
            has.plain[14] += gain * count
            if surcharge > 0:
                has.plain[15] += surcharge * count
