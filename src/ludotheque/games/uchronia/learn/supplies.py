"""Where cards of Uchronia lie open to be taken."""

from __future__ import annotations

from typing import Final

from ludotheque.core.supply import Supply
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.position import UchroniaState

GREAT_WORKS: Final = Supply[UchroniaState](
    "great-works",
    "building",
    {"started": "building", "started-from-hand": "building"},
    offered_by=(actions.START, actions.START_FROM_HAND),
    alternatives=True,
)
"""The Great Works: buildings of which a seat starts one.

One that is left now can be started later, and most of them are. So they are counted as
alternatives, when one of them is started.
"""
