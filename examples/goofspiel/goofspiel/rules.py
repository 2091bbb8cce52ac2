"""The rules of Goofspiel: each kind of decision with what it allows and does."""

from __future__ import annotations

from goofspiel.position import PRIZES, VALUES, GoofspielState
from ludotheque.core.action import Action, ActionTable
from ludotheque.core.event import EventKinds
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Question, Registry, Step
from ludotheque.core.seat import SEATS

TABLE = ActionTable("goofspiel")
BIDS = [TABLE.add(f"bid {card + 1}", 0, card) for card in range(VALUES)]

EVENTS = EventKinds()
OFFERED = EVENTS.add("offered", prize="prize")
LAID = EVENTS.add("laid", {"card": "players.*.bid"}, card="card")
SHOWN = EVENTS.add("shown", card="card")
WON = EVENTS.add("won", prize="prize", points="points")
GONE = EVENTS.add("gone", prize="prize")
ENDED = EVENTS.add("ended")


class Bid(Question[GoofspielState]):
    """Which card is laid face down."""

    name = "bid"

    def legal(self, state: GoofspielState) -> list[Action]:
        return [BIDS[card] for card in state.hand[self.seat]]

    def answer(self, state: GoofspielState, action: Action) -> None:
        hand = state.hand[self.seat]
        state.hand[self.seat] = tuple(card for card in hand if card != action.a)
        state.bid[self.seat] = (action.a,)
        if state.listening:
            state.emit(LAID, self.seat, action.a)

    def message(self, state: GoofspielState) -> Message:
        return say("ask-bid", prize=say(f"prize-{PRIZES.names[state.offer]}"))


class Showdown(Step[GoofspielState]):
    """All bids are turned up: the highest that nobody else made takes the prize."""

    name = "showdown"

    def run(self, state: GoofspielState) -> None:
        bids = [bid[0] for bid in state.bid]
        for seat, card in enumerate(bids):
            state.bid[seat] = ()
            state.played[seat] = tuple(sorted((*state.played[seat], card)))
            if state.listening:
                state.emit(SHOWN, seat, card)
        single = [card for card in bids if bids.count(card) == 1]
        prize, state.offer = state.offer, -1
        if single:
            winner = bids.index(max(single))
            state.won[winner] = (*state.won[winner], prize)
            if state.listening:
                state.emit(WON, winner, prize, prize + 1)
        else:
            state.gone = (*state.gone, prize)
            if state.listening:
                state.emit(GONE, -1, prize)
        next_round(state)


DECISIONS = Registry([Bid, Showdown])


def next_round(state: GoofspielState) -> None:
    """Turns the next prize up and asks for bids; without a prize the game is over."""
    if not state.pile:
        state.over = True
        if state.listening:
            state.emit(ENDED, -1)
        return
    state.offer = state.pile[-1]
    state.pile = state.pile[:-1]
    state.stack = bids(state)
    if state.listening:
        state.emit(OFFERED, -1, state.offer)


def bids(state: GoofspielState) -> list[Bid | Showdown]:
    """A bid of every seat, the first seat on top, and the showdown below."""
    seats = SEATS[state.players]
    return [Showdown(seats[0]), *(Bid(seat) for seat in reversed(seats))]
