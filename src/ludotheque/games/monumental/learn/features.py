"""Monumental as numbers: what a side has, what it may still spend this turn, and its cards.

| name | meaning |
|---|---|
| `points` | the score if the game ended now |
| `knowledge`, `wonders`, `provinces`, `policies` | what scores, counted |
| `ahead` | categories in which the side leads alone, less those in which another does |
| `gold`, `culture` | as they lie there |
| `next-policy` | 1 if its Culture pays for another Policy |
| `tokens` | kept Production tokens |
| `market-tokens` | tokens of markets that it may still use |
| `wonder-begun` | 1 with a Wonder under construction |
| `unspent` | 1 on its own turn, while it can still act |
| `production`, `science`, `military` | what is left of each on its own turn, restricted ones too |
| `effects` | effects of activated cards still to be used |
| `outposts` | Outposts on the map |
| `at-home` | Soldiers in the Capital |
| `deck` | cards in all, in tens |
| `owned:…` | copies of a card |
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.features import Features, Holding
from ludotheque.core.pending import Pending
from ludotheque.games.monumental.cards.card import Cards
from ludotheque.games.monumental.cards.ids import EMPTY
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import end
from ludotheque.games.monumental.rules.city import Activate
from ludotheque.games.monumental.rules.turn import Turn

_PLAIN = (
    "points",
    "knowledge",
    "wonders",
    "provinces",
    "policies",
    "ahead",
    "gold",
    "culture",
    "next-policy",
    "tokens",
    "market-tokens",
    "wonder-begun",
    "unspent",
    "production",
    "science",
    "military",
    "effects",
    "outposts",
    "at-home",
    "deck",
)
_OWNED = len(_PLAIN)


class MonumentalFeatures(Features[MonumentalState]):
    """The numbers of Monumental."""

    def __init__(self, cards: Cards) -> None:
        self.names = (*_PLAIN, *(f"owned:{card.id}" for card in cards.faces))
        self.stages = 4

    def stage(self, state: MonumentalState) -> int:
        """The era of the next card of the Development deck, or its end."""
        for era, deck in enumerate(state.decks):
            if deck:
                return era
        return self.stages - 1

    def quiet(self, state: MonumentalState) -> bool:
        """Whether a seat is about to activate its city or to take an action."""
        if state.over:
            return True
        return isinstance(state.stack[-1], Turn | Activate)

    def holdings(self, state: MonumentalState) -> list[Holding]:
        """What each seat has, and in a game for one player the Automa."""
        counts = end.all_achievements(state)
        return [self._holding(state, side, counts) for side in range(state.sides)]

    def _holding(self, state: MonumentalState, seat: int, counts: list[list[int]]) -> Holding:
        has = Holding(len(_PLAIN))
        numbers = has.plain
        self._scoring(state, seat, counts, numbers)
        policies = len(state.side[seat].policies)
        numbers[6] = float(state.side[seat].gold)
        numbers[7] = float(state.side[seat].culture)
        numbers[8] = float(state.side[seat].culture > policies)
        numbers[9] = float(state.side[seat].production)
        numbers[10] = float(state.side[seat].market_kept.bit_count())
        numbers[11] = float(state.side[seat].building != EMPTY)
        if not state.over and cast(Pending, state.stack[-1]).seat == seat and state.active:
            self._turn(state, numbers)
        numbers[17] = float(state.cards.box.outposts - state.side[seat].outposts_left)
        if state.side[seat].capital != EMPTY:
            numbers[18] = float(state.soldiers[state.side[seat].capital])
        owned = end.owned_cards(state, seat)
        numbers[19] = len(owned) / 10
        for face in owned:
            has.pieces.append(_OWNED + face)
        return has

    def _scoring(
        self, state: MonumentalState, seat: int, counts: list[list[int]], numbers: list[float]
    ) -> None:
        """The score, and what it comes from."""
        worth = end.worth(state)
        for category, count in enumerate(counts[seat]):
            numbers[0] += count * worth[category]
            numbers[1 + category] = float(count)
            lead = end.lead(counts, seat, category)
            if lead > 0:
                numbers[5] += 1.0
            elif lead < 0:
                numbers[5] -= 1.0
            if count and lead >= 0:
                numbers[0] += state.cards.box.domination_points

    def _turn(self, state: MonumentalState, numbers: list[float]) -> None:
        """What the seat on turn can still spend."""
        production, science, military, for_wonders, against_barbarians = state.res
        numbers[12] = 1.0
        numbers[13] = float(production + for_wonders)
        numbers[14] = float(science)
        numbers[15] = float(military + against_barbarians)
        numbers[16] = float(len(state.ready))
