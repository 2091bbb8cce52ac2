"""Where cards of Monumental lie open to be taken."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import Event
from ludotheque.core.supply import Lot, Supply
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import Cards
from ludotheque.games.monumental.cards.ids import EMPTY
from ludotheque.games.monumental.position import MonumentalState

_BOUGHT = {"bought": "card", "wonder-begun": "card", "card-gained": "card"}


_BUY = (actions.BUY, actions.GAIN)


class Display(Supply[MonumentalState]):
    """The six cards of the display."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("display", "card", _BOUGHT, offered_by=_BUY)
        self._basics = cards.basics

    def lying(self, state: MonumentalState) -> list[Lot]:
        """The cards."""
        return [(face, 0) for face in state.display if face != EMPTY]

    def offered(self, state: MonumentalState) -> list[Lot]:
        """Those that the seat could pay for, or gain for nothing."""
        return [lot for lot in super().offered(state) if lot[0] not in self._basics]

    def taken(self, event: Event) -> Lot | None:
        """Any card but a Basic building."""
        lot = super().taken(event)
        return None if lot is None or lot[0] in self._basics else lot


class Basics(Supply[MonumentalState]):
    """The piles of Basic buildings, which lie there for every seat all game long."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("basics", "card", _BOUGHT, offered_by=_BUY, remains=True)
        self._basics = cards.basics

    def lying(self, state: MonumentalState) -> list[Lot]:
        """Every pile, once a seat."""
        return [(face, seat) for face in self._basics for seat in state.seats()]

    def offered(self, state: MonumentalState) -> list[Lot]:
        """Those that the seat could pay for, or gain for nothing."""
        seat = state.actor
        assert seat is not None
        return [(face, seat) for face, _ in super().offered(state) if face in self._basics]

    def taken(self, event: Event) -> Lot | None:
        """A Basic building."""
        lot = super().taken(event)
        return lot if lot is not None and lot[0] in self._basics else None

    def place_of(self, event: Event) -> int:
        """For whom it was."""
        return event.seat


POLICIES: Final = Supply[MonumentalState](
    "policies",
    "policy",
    {"developed": "policy"},
    offered_by=(actions.POLICY,),
    alternatives=True,
)
"""The Policies of a seat's civilization, of which it develops one after the other."""

CIVILIZATIONS: Final = Supply[MonumentalState](
    "civilizations",
    "civilization",
    {"civilization-chosen": "civilization"},
    offered_by=(actions.CIVILIZATION,),
    alternatives=True,
    options={"civilizations": "dealt"},
)
"""The civilizations. They are dealt, so that each comes as often as any other."""
