"""The registry: every kind of decision that the stack of a position may hold."""

from __future__ import annotations

from typing import Final

from ludotheque.core.pending import Registry
from ludotheque.games.spyrium.rules.bonuses import ChooseBonus
from ludotheque.games.spyrium.rules.building import ChoosePlot
from ludotheque.games.spyrium.rules.characters import ChooseToken
from ludotheque.games.spyrium.rules.residences import ChooseResidence
from ludotheque.games.spyrium.rules.tokens import ChooseValue
from ludotheque.games.spyrium.rules.turns import Turn

DECISIONS: Final = Registry(
    [Turn, ChooseToken, ChooseValue, ChoosePlot, ChooseResidence, ChooseBonus]
)
