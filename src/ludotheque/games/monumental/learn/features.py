"""Monumental as numbers: what a side has, what it may still spend this turn, and its cards.

What lies in a city does not count. A turn ends with a draw, and a bot that looks one step ahead
samples a single one: it would end its turn for a good draw, and put it off for a bad one.

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
| `to-move` | 1 if it is about to activate its city |
| `cards-left` | cards of the Development deck, in tens |
| `targets`, `easy-targets` | provinces that it could attack, and those that take 2 Units at most |
| `threatened` | its provinces beside an opponent that take 3 Units at most |
| `markets` | markets of which it has a token |
| `market-way` | steps of an Explorer to the nearest market of which it has none |
| `owned:…` | copies of a card |
| `policy:…` | 1 for a Policy that it has |
| `power:…` | 1 for the Policy on top |
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.action import Action
from ludotheque.core.bits import first, rest
from ludotheque.core.features import Features, Holding
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import KNOWLEDGE, Cards
from ludotheque.games.monumental.cards.ids import EMPTY, Tile
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import end
from ludotheque.games.monumental.rules.buying import price_of, step_price
from ludotheque.games.monumental.rules.city import Activate
from ludotheque.games.monumental.rules.forces import defence, units_needed
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.territory import neighbours
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
    "to-move",
    "cards-left",
    "targets",
    "easy-targets",
    "threatened",
    "markets",
    "market-way",
)
_OWNED = len(_PLAIN)
_EASY = 2
_WEAK = 3
_FAR = 6
"""Steps beyond which a market is out of reach."""


def _way(state: MonumentalState, goals: list[Tile], start: Tile) -> int:
    """The steps from a tile to the nearest of some goals; many if there is none."""
    steps = state.board.distances[start]
    return min([steps[goal] for goal in goals if steps[goal] >= 0], default=99)


class MonumentalFeatures(Features[MonumentalState]):
    """The numbers of Monumental."""

    def __init__(self, cards: Cards) -> None:
        faces = [card.id for card in cards.faces]
        policies = [policy.id for policy in cards.policies]
        self.names = (
            *_PLAIN,
            *(f"owned:{id}" for id in faces),
            *(f"policy:{id}" for id in policies),
            *(f"power:{id}" for id in policies),
        )
        self._policy = _OWNED + len(faces)
        self._power = self._policy + len(policies)
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

    def silly(self, state: MonumentalState, action: Action) -> bool:
        """Whether a turn ends although what is left would pay for points, or an Explorer strays."""
        seat = cast(Pending, state.stack[-1]).seat
        if action.verb == actions.END:
            return self._could_score(state, seat)
        if action.verb == actions.EXPLORE:
            goals = self._goals(state, seat)
            here = _way(state, goals, state.side[seat].explorer(action.a))
            return here == 0 or _way(state, goals, Tile(action.b)) >= here
        return False

    def _could_score(self, state: MonumentalState, seat: Seat) -> bool:
        """Whether Knowledge or the second step of a Wonder can be paid without Gold."""
        production, science, _, for_wonders, _ = state.res
        building = state.side[seat].building
        if building != EMPTY:
            price = step_price(state, seat, state.cards.faces[building], 1)
            if price <= production + for_wonders:
                return True
        for card in state.offers:
            if card.kind == KNOWLEDGE and price_of(state, seat, card) <= science:
                return True
        return False

    def _goals(self, state: MonumentalState, seat: Seat) -> list[Tile]:
        """Where an Explorer could pick something up."""
        found = list(tiles(state.production_on))
        for market, tile in state.board.market_tile.items():
            if state.piles[market] and state.side[seat].market_tokens[market] == EMPTY:
                found.append(tile)
        return found

    def describe(self, index: int) -> Message:
        """What a number means, in words."""
        group, _, name = self.names[index].partition(":")
        if group in ("policy", "power"):
            return say(f"feature-{group}", policy=say(f"policy-{name}"))
        return super().describe(index)

    def holdings(self, state: MonumentalState) -> list[Holding]:
        """What each seat has, and in a game for one player the Automa."""
        counts = end.all_achievements(state)
        return [self._holding(state, side, counts) for side in range(state.sides)]

    def _holding(self, state: MonumentalState, seat: int, counts: list[list[int]]) -> Holding:
        holding = Holding(len(_PLAIN))
        numbers, side = holding.plain, state.side[seat]
        self._scoring(state, seat, counts, numbers)
        numbers[6] = float(side.gold)
        numbers[7] = float(side.culture)
        numbers[8] = float(side.culture > len(side.policies))
        numbers[9] = float(side.production)
        numbers[10] = float(side.market_kept.bit_count())
        numbers[11] = float(side.building != EMPTY)
        if not state.over and cast(Pending, state.stack[-1]).seat == seat:
            if state.active:
                self._turn(state, numbers)
            else:
                numbers[20] = 1.0
        numbers[17] = float(state.cards.box.outposts - side.outposts_left)
        if side.capital != EMPTY:
            numbers[18] = float(state.soldiers[side.capital])
            self._map(state, seat, numbers)
        owned = end.owned_cards(state, seat)
        numbers[19] = len(owned) / 10
        for face in owned:
            holding.pieces.append(_OWNED + face)
        left = 0
        for deck in state.decks:
            left += len(deck)
        numbers[21] = left / 10
        for policy in side.policies:
            holding.pieces.append(self._policy + policy)
        if side.policies:
            holding.pieces.append(self._power + side.policies[-1])
        return holding

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

    def _map(self, state: MonumentalState, seat: int, numbers: list[float]) -> None:
        """What it could attack, where it could be attacked, and how far the markets are."""
        side, board = state.side[seat], state.board
        near = neighbours(state, seat)
        reached, left = 0, side.held
        while left:
            reached |= near[first(left)]
            left = rest(left)
        left = reached & board.land & ~side.held
        while left:
            tile = Tile(first(left))
            left = rest(left)
            numbers[22] += 1.0
            if units_needed(state, Seat(seat), tile) <= _EASY:
                numbers[23] += 1.0
        enemies = 0
        for other in range(state.sides):
            if other != seat:
                enemies |= state.side[other].held
        left = side.held & board.land
        while left:
            tile = Tile(first(left))
            left = rest(left)
            if board.near[tile] & enemies and defence(state, tile) <= _WEAK:
                numbers[24] += 1.0
        way = _FAR
        taken = side.market_tokens
        for market, tile in board.market_tile.items():
            if market < len(taken) and taken[market] != EMPTY:
                numbers[25] += 1.0
                continue
            steps = board.distances[tile]
            for explorer in side.explorers:
                if explorer != EMPTY and 0 <= steps[explorer] < way:
                    way = steps[explorer]
        numbers[26] = float(way)
