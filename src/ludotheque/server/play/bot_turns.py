"""Bots' turns: asks a bot for its move when it must decide, and plays it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from ludotheque.core.errors import NotYourTurn, Stale
from ludotheque.server.accounts.networks import Networks
from ludotheque.server.errors import DatabaseAway, NoSuchTable, UnreadableTable
from ludotheque.server.operations.background_tasks import BackgroundTasks
from ludotheque.server.play.bot_pool import BotPool
from ludotheque.server.play.chance import draw
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.registry import TableRegistry

_RETRY_AFTER = 5.0
"""Seconds after which a bot that failed, for example without the database, tries again."""
_BETWEEN_TABLES = 0.01
"""Seconds between two tables that are read for their bots, in which people are served."""
_GONE = (NoSuchTable, UnreadableTable)
"""A table that was removed, or set aside, which has been logged."""
_log = logging.getLogger(__name__)

Play = Callable[[RunningTable, int, str], Awaitable[int]]
"""Plays the text of an action for a seat."""


class BotTurns:
    """Lets bots play, one task for each decision of a bot."""

    def __init__(
        self,
        tables: TableStore,
        registry: TableRegistry,
        pool: BotPool,
        networks: Networks,
        tasks: BackgroundTasks,
    ) -> None:
        self._tables = tables
        self._registry = registry
        self._pool = pool
        self._networks = networks
        self._tasks = tasks
        self._play: Play | None = None
        self._thinking: set[tuple[str, int]] = set()

    def start(self, play: Play) -> None:
        """Allows bots to move; `play` plays what they choose."""
        self._play = play

    def stop(self) -> None:
        """Starts no more turns."""
        self._play = None

    def wake(self, table: RunningTable) -> None:
        """Lets a bot choose if it must decide and is not thinking about this step yet."""
        turn = table.info.id, table.step
        if self._play is None or turn in self._thinking:
            return
        if table.bot_to_move() is not None:
            self._thinking.add(turn)
            self._tasks.start(self._take_turn(self._play, *turn))

    async def _take_turn(self, play: Play, id: str, step: int) -> None:
        try:
            await self._choose_and_play(play, id, step)
        except (Stale, NotYourTurn, *_GONE):
            pass
        except DatabaseAway:
            self._retry_later(id)
        except Exception as error:
            _log.error("a bot failed at table %s, step %s", id, step, exc_info=error)
            self._retry_later(id)
        finally:
            self._thinking.discard((id, step))

    def _retry_later(self, id: str) -> None:
        asyncio.get_running_loop().call_later(_RETRY_AFTER, self._retry, id)

    def _retry(self, id: str) -> None:
        self._tasks.start(self._wake_tables([id]))

    def wake_all(self) -> None:
        """Lets all bots go on whose process has ended, while people are served."""
        self._tasks.start(self._wake_all())

    async def _wake_all(self) -> None:
        await self._wake_tables(await self._tables.waiting_for_bots())

    async def _wake_tables(self, ids: Sequence[str]) -> None:
        for id in ids:
            if self._play is None:
                return
            try:
                self.wake(await self._registry.get(id))
            except _GONE:
                pass
            except DatabaseAway:
                self._retry_later(id)
            except Exception as error:
                _log.error("the bots of table %s cannot go on", id, exc_info=error)
            await asyncio.sleep(_BETWEEN_TABLES)

    async def _choose_and_play(self, play: Play, id: str, step: int) -> None:
        table = await self._registry.get(id)
        seat = table.bot_to_move()
        if seat is None or table.step != step:
            return
        assert seat.bot is not None
        # While the secret is read, the game may go on.
        view = table.state.view(seat.seat)
        seed = draw(await self._registry.secret(table), "bot", step)
        text = await self._pool.choose(seat.bot, seed, view, self._networks.owner(table.info.host))
        await play(await self._registry.at_step(id, step), seat.seat, text)
