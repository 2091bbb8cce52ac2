"""Where cards of Spyrium lie open to be taken."""

from __future__ import annotations

from typing import cast

from ludotheque.core.event import Event
from ludotheque.core.supply import Lot, Supply
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.cards.card import CHARACTER, EMPTY, Cards
from ludotheque.games.spyrium.kinds import ALL_PLACES
from ludotheque.games.spyrium.position import SpyriumState


class Market(Supply[SpyriumState]):
    """The market: cards that a seat may activate with a worker, until the end of the turn.

    A character stays where it is when it has been called, so it lies there for each seat.
    """

    def __init__(self, cards: Cards) -> None:
        super().__init__("market", "face", {"activated": "card"}, remains=True)
        self._kinds = [card.kind for card in cards.faces]

    def lying(self, state: SpyriumState) -> list[Lot]:
        """The cards with their places."""
        return [
            (face, lot)
            for place, face in enumerate(state.market)
            if face != EMPTY
            for lot in {self._lot(face, place, seat) for seat in state.seats()}
        ]

    def offered(self, state: SpyriumState) -> list[Lot]:
        """The cards that the seat could build, call or patent."""
        seat = state.actor
        assert seat is not None
        return [
            (state.market[action.b], self._lot(state.market[action.b], action.b, seat))
            for action in state.options()
            if action.verb in (actions.ACTIVATE, actions.ACTIVATE_FREE)
        ]

    def period(self, state: SpyriumState) -> int:
        """The turn: at its end the market is cleared."""
        return state.turn

    def place_of(self, event: Event) -> int:
        """The place of the card that was activated."""
        return self._lot(cast(int, event["card"]), cast(int, event["place"]), event.seat)

    def _lot(self, face: int, place: int, seat: int) -> int:
        """The place, and for a character also the seat that may call it."""
        called = self._kinds[face] == CHARACTER
        return place + ALL_PLACES * (seat + 1) if called else place
