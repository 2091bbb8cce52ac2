"""Hints: what a strong bot would do in a player's place, from what the player knows."""

from __future__ import annotations

from typing import Any

from ludotheque.bots import ADVISER
from ludotheque.core.errors import NotYourTurn
from ludotheque.server.accounts.networks import Networks
from ludotheque.server.errors import NotNow
from ludotheque.server.play.bot_pool import BotPool
from ludotheque.server.play.chance import draw
from ludotheque.server.tables.registry import TableRegistry


class Hints:
    """Asks the adviser bot."""

    def __init__(self, registry: TableRegistry, pool: BotPool, networks: Networks) -> None:
        self._registry = registry
        self._pool = pool
        self._networks = networks

    async def for_user(self, id: str, user: int, step: int) -> list[dict[str, Any]]:
        """Actions with chances and reasons, for the user who must decide at a step.

        Raises `Stale`, `NotNow`, `NotYourTurn` and `TookTooLong`.
        """
        table = await self._registry.at_step(id, step)
        seat = table.state.actor
        if not table.info.hints:
            raise NotNow("hints are turned off at this table.")
        if seat is None or seat not in table.info.seats_of(user):
            raise NotYourTurn("a hint is for whoever must decide.")
        # While the secret is read, the game may go on.
        view = table.state.view(seat)
        seed = draw(await self._registry.secret(table), "hint", step)
        return await self._pool.advise(ADVISER, seed, view, self._networks.owner(user))
