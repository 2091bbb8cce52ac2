"""Uchronia as numbers: what a seat has, what it has begun, and what it could do next.

| name | meaning |
|---|---|
| `points` | the score as it stands |
| `tie-break` | completed buildings, in tenths |
| `on-turn` | 1 if the seat is on turn, less the longer it must wait |
| `hand`, `spare` | cards in hand up to the size that a Plot fills it to, and beyond |
| `variety` | different colours in hand |
| `pairs` | colours of which the hand holds two or more |
| `domain` | cards on its Domain |
| `room` | Activities that it may still launch |
| `monopolies` | Monopolies that it holds |
| `lead` | how many Activities its Monopolies are safe by |
| `near` | colours in which one more Activity would win the Monopoly |
| `sites`, `site-points` | unfinished buildings, and what they are worth |
| `laid`, `missing` | Resources under them, and those still to come |
| `ready` | those that its Stock could supply at once |
| `supply` | those that the Forum could supply |
| `closable` | points of the sites that its Stock can complete |
| `prospects` | points of the Great Works that it can start and its Stock could complete |
| `copies` | cards on other Domains that it could copy |
| `force` | Activities behind the strongest order that its Hand could give |
| `in-hand` | Resources that its unfinished buildings lack and its Hand holds |
| `to-go` | points up to the threshold, none below 0 |
| `ending` | 1 once somebody has reached the threshold |
| `pile` | cards to be drawn for each player, in tens |
| `times` | how often it may still do what it is doing |
| `hand-colour:…`, `stock:…`, `activity:…` | cards of a colour there |
| `played:…` | cards of a colour on its Domain |
| `wanted:…` | Resources of a colour that its unfinished buildings still lack |
| `forum:…`, `offer:…` | cards of a colour in the Forum, and Great Works of it |
| `completed:…`, `begun:…` | 1 for a building that it has completed, or begun |
| `asked:…` | 1 for the question that it must answer |
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.features import Features, Holding
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import Cards
from ludotheque.games.uchronia.cards.colours import COLOURS, Colour, at, order_of
from ludotheque.games.uchronia.decisions import DECISIONS
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules.pending import Times
from ludotheque.games.uchronia.rules.set_up import Opening
from ludotheque.games.uchronia.rules.the_end import score, threshold
from ludotheque.games.uchronia.rules.turn import Turn
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import building_name, order_name, resource_name

_PLAIN = (
    "points",
    "tie-break",
    "on-turn",
    "hand",
    "spare",
    "variety",
    "pairs",
    "domain",
    "room",
    "monopolies",
    "lead",
    "near",
    "sites",
    "site-points",
    "laid",
    "missing",
    "ready",
    "supply",
    "closable",
    "prospects",
    "copies",
    "force",
    "in-hand",
    "to-go",
    "ending",
    "pile",
    "times",
)
_HAND = len(_PLAIN)
_STOCK = _HAND + len(COLOURS)
_ACTIVITY = _STOCK + len(COLOURS)
_WANTED = _ACTIVITY + len(COLOURS)
_FORUM = _WANTED + len(COLOURS)
_OFFER = _FORUM + len(COLOURS)
_PLAYED = _OFFER + len(COLOURS)
_COMPLETED = _PLAYED + len(COLOURS)
_BY_COLOUR = ("hand-colour", "stock", "activity", "wanted", "forum", "offer", "played")

_QUESTIONS = tuple(
    kind.name for kind in DECISIONS.kinds if not kind.is_step and kind not in (Turn, Opening)
)
_ORDERS = (actions.COMMAND, actions.PAIR, actions.ORDER, actions.COPY)
_STAGES = 4
_SUPPLY = 24
"""With fewer cards to draw for each player, Hands and Stocks hold too many."""


class UchroniaFeatures(Features[UchroniaState]):
    """The numbers of Uchronia."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self.names = (
            *_PLAIN,
            *(f"{group}:{colour}" for group in _BY_COLOUR for colour in COLOURS),
            *(f"completed:{card.id}" for card in cards.buildings),
            *(f"begun:{card.id}" for card in cards.buildings),
            *(f"asked:{kind}" for kind in _QUESTIONS),
        )
        self._begun = _COMPLETED + len(cards.buildings)
        first = self._begun + len(cards.buildings)
        self._asked = {kind: first + place for place, kind in enumerate(_QUESTIONS)}
        self.stages = _STAGES
        self.idle = ("spare",)

    def stage(self, state: UchroniaState) -> int:
        """How much of the way to the threshold the leader has gone, in quarters."""
        best = max([score(state, seat) for seat in state.seats()])
        return min(_STAGES - 1, _STAGES * best // threshold(state))

    def quiet(self, state: UchroniaState) -> bool:
        """Whether a seat is about to begin its turn."""
        return state.over or isinstance(state.stack[-1], (Turn, Opening))

    def silly(self, state: UchroniaState, action: Action) -> bool:
        """Whether it does nothing, or a Plot draws to a Hand of twice the usual size."""
        if action.verb in (actions.DONE, actions.GIVE_NOTHING):
            return False
        if action.verb == actions.PLOT:
            return len(state.hands[state.player]) >= 2 * state.cards.box.hand
        if state.preview(action).no_effect:
            return True
        if action.verb not in _ORDERS:
            return False
        seat = state.stack[-1].seat
        after = state.copy()
        after.listening = True
        after.advance(action)
        idle = events.NO_EFFECT in [event.kind for event in after.events if event.seat == seat]
        return idle and (not after.stack or after.stack[-1].seat != seat)

    def stalls(self, state: UchroniaState) -> bool:
        """Whether most cards lie in Hands, Stocks and the Forum, so that few can be drawn."""
        return len(state.pile) + len(state.discard) < _SUPPLY * state.players

    def describe(self, index: int) -> Message:
        """What a number means, in words."""
        group, _, name = self.names[index].partition(":")
        if group in _BY_COLOUR:
            colour = Colour(COLOURS.index(name))
            order = order_name(order_of(colour))
            return say(f"feature-{group}", card=resource_name(colour), order=order)
        if group in ("completed", "begun"):
            return say(f"feature-{group}", card=building_name(self._cards.by_id[name]))
        if group == "asked":
            return say("feature-asked")
        return super().describe(index)

    def holdings(self, state: UchroniaState) -> list[Holding]:
        """What each seat has."""
        return [self._holding(state, seat) for seat in state.seats()]

    def _holding(self, state: UchroniaState, seat: Seat) -> Holding:
        has = Holding(_COMPLETED)
        numbers = has.plain
        numbers[0] = float(score(state, seat))
        numbers[1] = state.finished[seat] / 10
        waiting = (seat - state.player) % state.players
        numbers[2] = 1 - waiting / state.players
        self._hand(state, seat, numbers)
        numbers[7] = float(len(state.domain[seat]))
        self._activities(state, seat, numbers)
        self._sites(state, seat, numbers)
        self._works(state, seat, numbers)
        for card in state.cards.named(state.completed[seat]):
            has.pieces.append(_COMPLETED + card.index)
        for site in state.sites[seat]:
            has.pieces.append(self._begun + site.building)
        if not state.over and state.stack[-1].seat == seat:
            self._asks(state.stack[-1], has)
        for colour in state.domain[seat]:
            numbers[_PLAYED + colour] += 1.0
        numbers[23] = float(max(0, threshold(state) - score(state, seat)))
        numbers[24] = float(state.ending)
        numbers[25] = (len(state.pile) + len(state.discard)) / (10 * state.players)
        return has

    def _asks(self, asked: Pending, has: Holding) -> None:
        """What the seat is in the middle of."""
        place = self._asked.get(asked.name)
        if place is not None:
            has.pieces.append(place)
            if isinstance(asked, Times):
                has.plain[26] = float(asked.left)

    def _hand(self, state: UchroniaState, seat: Seat, numbers: list[float]) -> None:
        hand = state.hands[seat]
        full = state.cards.box.hand
        numbers[3] = float(min(full, len(hand)))
        numbers[4] = float(max(0, len(hand) - full))
        for colour in hand:
            numbers[_HAND + colour] += 1.0
        for place in range(_HAND, _HAND + len(COLOURS)):
            held = numbers[place]
            if held:
                numbers[5] += 1.0
                if held > 1:
                    numbers[6] += 1.0

    def _activities(self, state: UchroniaState, seat: Seat, numbers: list[float]) -> None:
        """Activities by colour, who leads in each, and what they would let the seat copy."""
        limit = state.activity_limit(seat)
        count, copies, held, lead, near, force = 0, 0, 0, 0, 0, 0
        opponents = state.opponents(seat)
        for number in range(len(COLOURS)):
            colour = Colour(number)
            mine = state.activities[at(seat, colour)]
            numbers[_ACTIVITY + colour] = float(mine)
            numbers[_STOCK + colour] = float(state.stock[at(seat, colour)])
            count += mine
            if mine > force and numbers[_HAND + colour]:
                force = mine
            others = 0
            for other in opponents:
                others = max(others, state.activities[at(other, colour)])
                if mine:
                    copies += state.domain[other].count(colour)
            if state.monopoly[colour] == seat:
                held += 1
                lead += mine - others
            elif mine == others:
                near += 1
        numbers[8] = float(limit - count)
        numbers[9] = float(held)
        numbers[10] = float(lead)
        numbers[11] = float(near)
        numbers[20] = float(copies)
        numbers[21] = float(force)

    def _sites(self, state: UchroniaState, seat: Seat, numbers: list[float]) -> None:
        """What has been begun, and how far it is from being complete."""
        points, laid, missing, ready, supply, closable = 0, 0, 0, 0, 0, 0
        in_hand = 0.0
        for site in state.sites[seat]:
            card = state.cards.buildings[site.building]
            wanted = card.cost - len(site.resources)
            stocked = state.stock[at(seat, card.colour)]
            points += card.points
            laid += len(site.resources)
            missing += wanted
            numbers[_WANTED + card.colour] += wanted
            ready += min(wanted, stocked)
            in_hand += min(float(wanted), numbers[_HAND + card.colour])
            supply += min(wanted, state.forum[card.colour])
            if wanted <= stocked:
                closable += card.points
        numbers[12] = float(len(state.sites[seat]))
        numbers[13] = float(points)
        numbers[14] = float(laid)
        numbers[15] = float(missing)
        numbers[16] = float(ready)
        numbers[17] = float(supply)
        numbers[18] = float(closable)
        numbers[22] = in_hand

    def _works(self, state: UchroniaState, seat: Seat, numbers: list[float]) -> None:
        """What could be begun with the Forum as it is."""
        prospects = 0
        for colour, cards in enumerate(state.forum):
            numbers[_FORUM + colour] = float(cards)
        for number in state.works:
            card = state.cards.buildings[number]
            numbers[_OFFER + card.colour] += 1.0
            if state.forum[card.colour] and card.cost <= state.stock[at(seat, card.colour)]:
                prospects += card.points
        numbers[19] = float(prospects)
