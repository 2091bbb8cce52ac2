"""Checks stored games: plays every log again and compares what is stored beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import func, select

from ludotheque.core.errors import LudothequeError
from ludotheque.core.state import State
from ludotheque.server.errors import UnreadableTable
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.games import GameStore, WholeGame, decode_position
from ludotheque.server.storage.replay import replay
from ludotheque.server.storage.schema import tables
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.info import OPEN, OVER, PLAYING, TableInfo


class Checked(msgspec.Struct):
    """A table that was checked; without problems, everything stored of it agrees."""

    table: str
    steps: int = 0
    problems: list[str] = []


async def count_tables(database: Database) -> int:
    """How many tables there are."""
    async with database.read() as connection:
        return int(
            (await connection.execute(select(func.count()).select_from(tables))).scalar_one()
        )


async def check_games(database: Database) -> AsyncIterator[Checked]:
    """Checks table after table; servers may be using the database meanwhile."""
    async with database.read() as connection:
        ids = (await connection.execute(select(tables.c.id).order_by(tables.c.id))).scalars().all()
    store, games = TableStore(database), GameStore(database)
    for id in ids:
        yield await _check(database, store, games, id)


async def _check(database: Database, store: TableStore, games: GameStore, id: str) -> Checked:
    checked = Checked(id)
    try:
        async with database.snapshot() as connection:
            with store.setting_aside(id):
                found = await store.read_infos(connection, [id])
                if not found or found[0].status == OPEN:
                    return checked
                (info,) = found
                stored = await games.whole(connection, info.game, id)
        checked.steps = len(stored.log)
        checked.problems = await asyncio.to_thread(_problems, info, stored)
    except UnreadableTable as error:
        checked.problems.append(str(error.__cause__))
    return checked


def _problems(info: TableInfo, stored: WholeGame) -> list[str]:
    """What does not agree with the log, in sentences."""
    state, problems = stored.first, []
    states = {0: stored.first.digest()} if 0 in stored.snapshots else {}
    try:
        for entry, state in replay(info.game, stored.first, stored.log):
            if entry.number + 1 in stored.snapshots:
                states[entry.number + 1] = state.digest()
    except LudothequeError as error:
        return [f"the log cannot be replayed: {error}"]
    for number, position in sorted(stored.snapshots.items()):
        try:
            if decode_position(info.game, position).digest() != states.get(number):
                problems.append(f"snapshot {number} is not the position of the log.")
        except LudothequeError as error:
            problems.append(f"snapshot {number} is damaged: {error}")
    return problems + _status_problems(info, state, len(stored.log))


def _status_problems(info: TableInfo, state: State, steps: int) -> list[str]:
    found = (info.step, info.actor, info.status)
    right = (steps, state.actor, OVER if state.over else PLAYING)
    return [] if found == right else [f"it is stored as {found}, the log says {right}."]
