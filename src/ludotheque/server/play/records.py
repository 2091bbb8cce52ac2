"""Finished games: record, replay and review."""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque.bots import JUDGE
from ludotheque.core.action import Action
from ludotheque.core.record import Record, check_of
from ludotheque.server.errors import NotNow
from ludotheque.server.play.bot_pool import BotPool
from ludotheque.server.realtime.messages import event_json, position_json
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.log import Entry
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.info import OVER, TableInfo


class Records:
    """Reads finished games; their seeds are public."""

    def __init__(self, tables: TableStore, games: GameStore, pool: BotPool) -> None:
        self._tables = tables
        self._games = games
        self._pool = pool

    async def record(self, id: str) -> Record:
        """The record of a finished game.

        Raises `NotNow` while the game runs.
        """
        info = await self._tables.info(id)
        if info.status != OVER:
            raise NotNow("the game is still running; its record is opened when it ends.")
        entries = await self._games.entries(info.game, id, 0, info.step)
        return await asyncio.to_thread(_record, info, await self._tables.setup(id), entries)

    async def replay(self, id: str, step: int | None) -> dict[str, Any]:
        """A finished game at one of its steps, the last if none is given, with the whole log."""
        return await asyncio.to_thread(_replay, await self.record(id), step)

    async def review(self, id: str) -> dict[str, Any]:
        """The chances to win over a finished game, and its turning points."""
        return await self._pool.review(JUDGE, (await self.record(id)).to_json())


def _record(info: TableInfo, setup: Any, entries: list[Entry]) -> Record:
    """A finished game as it was played, without what was undone."""
    names = [seat.name or seat.bot or "" for seat in info.seats]
    record = Record(info.game, len(names), int(setup.seed), names, setup.options)
    record.commitment, record.nonce = info.commitment, setup.nonce
    record.position = setup.position
    record.actions = _effective_actions(info, entries)
    checks = []
    for state, _, _ in record.steps():
        checks.append(check_of(state))
    record.checks = checks
    record.result = None if state.outcome is None else state.outcome.to_json()
    return record


def _effective_actions(info: TableInfo, entries: list[Entry]) -> list[Action]:
    """The actions that were not undone."""
    path: list[tuple[int, Action]] = []
    for entry in entries:
        if entry.kind == "action":
            path.append((entry.number, info.game.parse(entry.action)))
        elif entry.kind == "undo":
            path = [step for step in path if step[0] < int(entry.action)]
    return [action for _, action in path]


def _replay(record: Record, step: int | None) -> dict[str, Any]:
    last = len(record.actions)
    shown = last if step is None else min(step, last)
    log = []
    frame: dict[str, Any] = {}
    actor = -1
    for number, (state, action, events) in enumerate(record.steps()):
        text = "" if action is None else action.text
        entry: dict[str, Any] = {"number": number, "kind": "action", "seat": actor, "action": text}
        entry["events"] = [event_json(record.game, event) for event in events]
        log.append(entry)
        actor = -1 if state.actor is None else state.actor
        if number == shown:
            frame = position_json(state.view(None)) | _SPECTATOR | {"step": number}
    return {"frame": frame, "log": log, "steps": last}


_SPECTATOR: dict[str, Any] = {
    "seat": None,
    "actions": [],
    "undo": {"can": False, "to": None, "free": False},
}
"""The fields of a frame that belong to a player."""
