"""Where cards of Uchronia lie open to be taken."""

from __future__ import annotations

from ludotheque.core.supply import Lot, Supply
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.position import UchroniaState


class GreatWorks(Supply[UchroniaState]):
    """The Great Works: buildings of which a seat starts one.

    One that is left now can be started later, and most of them are. So they are counted as
    alternatives, when one of them is started.
    """

    def __init__(self) -> None:
        taken_by = {"started": "building", "started-from-hand": "building"}
        super().__init__("great-works", "building", taken_by, alternatives=True)

    def offered(self, state: UchroniaState) -> list[Lot]:
        """Those that the seat could start with a card of the Forum or of its hand."""
        return [
            (action.a, 0)
            for action in state.options()
            if action.verb in (actions.START, actions.START_FROM_HAND)
        ]
