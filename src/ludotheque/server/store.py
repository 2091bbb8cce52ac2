"""Reading tables from the database; chat and visits, which are written beside the log."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, and_, desc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game, find
from ludotheque.core.state import State
from ludotheque.server.database import Database
from ludotheque.server.live import SNAPSHOT_EVERY, Info, LiveTable, LogRow, Proposal, Seat
from ludotheque.server.models import (
    card_sets,
    chats,
    entries,
    proposals,
    seats,
    snapshots,
    tables,
    users,
    visits,
)

_WAY_BACK = 2 * SNAPSHOT_EVERY
"""Actions that a table remembers at least when it is opened, so that they can be taken back."""
_MOST_READ = 8 * SNAPSHOT_EVERY
"""Entries on the way back, taken-back ones included, after which the next snapshot will do."""


class NoSuchTable(LudothequeError):
    """No table has that address."""


class Store:
    """The database in the words of the house."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._games: dict[str, Game[Any]] = {}

    # Tables.

    async def info(self, id: str) -> Info:
        """What is known of a table."""
        async with self.database.read() as connection:
            # An address may hold anything; only what can be the id of a table is looked up.
            infos = await self._infos(connection, [id] if id.isalnum() else [])
        if not infos:
            raise NoSuchTable(f"there is no table '{id}'.")
        return infos[0]

    async def infos_for(self, user: int | None) -> tuple[list[Info], list[Info]]:
        """The tables of a person, newest first, and the listed ones of others."""
        mine = select(seats.c.table_id).where(
            seats.c.user_id == (-1 if user is None else user), seats.c.kind == "person"
        )
        open_to_all = and_(tables.c.listed, tables.c.status != "over", tables.c.id.not_in(mine))
        newest = select(tables.c.id).order_by(desc(tables.c.created), tables.c.id).limit(100)
        async with self.database.read() as connection:
            own = (await connection.execute(newest.where(tables.c.id.in_(mine)))).scalars().all()
            others = (await connection.execute(newest.where(open_to_all))).scalars().all()
            return await self._infos(connection, own), await self._infos(connection, others)

    async def _infos(self, connection: AsyncConnection, ids: Sequence[str]) -> list[Info]:
        rows = {
            row.id: row
            for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))
        }
        places: dict[str, list[Seat]] = {id: [] for id in rows}
        query = (
            select(seats, users.c.name)
            .outerjoin(users, seats.c.user_id == users.c.id)
            .where(seats.c.table_id.in_(ids))
            .order_by(seats.c.seat)
        )
        for row in await connection.execute(query):
            # Who has gone leaves their name behind, but no longer sits there.
            sitting = row.user_id if row.kind == "person" else None
            places[row.table_id].append(
                Seat(row.seat, row.kind, sitting, row.name or "", row.bot, row.resigned)
            )
        wishes: dict[str, list[Proposal]] = {id: [] for id in rows}
        open_ones = proposals.c.status == "open"
        for row in await connection.execute(
            select(proposals).where(proposals.c.table_id.in_(ids), open_ones)
        ):
            wishes[row.table_id].append(
                Proposal(row.id, row.kind, row.seat, row.target, row.step, row.votes)
            )
        return [
            await self._info(connection, rows[id], places[id], wishes[id])
            for id in ids
            if id in rows
        ]

    async def _info(
        self,
        connection: AsyncConnection,
        row: Row[Any],
        who: list[Seat],
        wishes: list[Proposal],
    ) -> Info:
        return Info(
            id=row.id,
            game=await self._game(connection, row.game, row.cards),
            host=row.host,
            listed=row.listed,
            undo=row.undo,
            hints=row.hints,
            status=row.status,
            commitment=row.commitment,
            successor=row.successor,
            created=_moment(row.created),
            step=row.step,
            actor=row.actor,
            seats=who,
            proposals=wishes,
        )

    async def _game(self, connection: AsyncConnection, name: str, cards: str) -> Game[Any]:
        """The game with the card values that a table began with."""
        game = find(name)
        if cards == game.fingerprint:
            return game
        if cards not in self._games:
            query = select(card_sets.c.card_values).where(card_sets.c.fingerprint == cards)
            values = (await connection.execute(query)).scalar_one()
            self._games[cards] = game.with_cards(values)
        return self._games[cards]

    # The game of a table.

    async def load(self, info: Info) -> LiveTable:
        """The table in memory, from a snapshot and the short tail behind it."""
        async with self.database.read() as connection:
            newest = await connection.execute(
                select(func.max(entries.c.number)).where(entries.c.table_id == info.id)
            )
            last = newest.scalar()
            count = 0 if last is None else last + 1
            tail = await self._entries(connection, info.id, count - _WAY_BACK, count)
            at, way = await self._way_back(connection, info.id, count, tail)
            query = select(snapshots.c.position).where(
                snapshots.c.table_id == info.id, snapshots.c.number == at
            )
            position = (await connection.execute(query)).scalar_one()
        live = LiveTable(info, at, _restored(position))
        for row in way:
            live.follow(row)
        live.log = tail
        live.update_info()
        return live

    async def _way_back(
        self, connection: AsyncConnection, id: str, count: int, tail: list[LogRow]
    ) -> tuple[int, list[LogRow]]:
        """A snapshot far enough back, and the entries that lead from it to the present.

        What was taken back is stepped over, so that the choices before it are still there.
        """
        query = select(snapshots.c.number).where(snapshots.c.table_id == id)
        marks = set((await connection.execute(query)).scalars())
        known = {row.number: row for row in tail}
        way: list[LogRow] = []
        at, actions = count, 0
        while at > 0 and (at not in marks or (actions < _WAY_BACK and len(way) < _MOST_READ)):
            if at - 1 not in known:
                more = await self._entries(connection, id, at - _WAY_BACK, at)
                known |= {row.number: row for row in more}
            row = known[at - 1]
            way.append(row)
            actions += row.kind == "action"
            at = int(row.action) if row.kind == "undo" else row.number
        return at, way[::-1]

    async def _entries(
        self, connection: AsyncConnection, id: str, start: int, end: int
    ) -> list[LogRow]:
        query = (
            select(entries)
            .where(entries.c.table_id == id, entries.c.number >= start, entries.c.number < end)
            .order_by(entries.c.number)
        )
        return [
            LogRow(row.number, row.kind, row.seat, row.action, row.events)
            for row in await connection.execute(query)
        ]

    async def log(self, id: str, start: int, end: int) -> list[LogRow]:
        """The entries from one number up to another."""
        async with self.database.read() as connection:
            return await self._entries(connection, id, start, end)

    async def opened(self, id: str) -> Any:
        """Seed, nonce, options and first position of a finished game."""
        columns = (tables.c.seed, tables.c.nonce, tables.c.options, tables.c.position)
        async with self.database.read() as connection:
            return (await connection.execute(select(*columns).where(tables.c.id == id))).one()

    async def waiting_for_bots(self) -> list[str]:
        """Tables on which a bot must decide; asked when a process starts."""
        query = (
            select(tables.c.id)
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor))
            .where(tables.c.status == "playing", seats.c.kind == "bot")
        )
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars())

    # Chat and visits.

    async def chat(self, id: str, user: int, text: str) -> None:
        """Notes a chat line."""
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(chats).values(table_id=id, user_id=user, text=text))

    async def chat_lines(self, id: str, after: int = 0) -> list[dict[str, Any]]:
        """The newest chat lines of a table, oldest first."""
        query = (
            select(chats.c.id, users.c.name, chats.c.text, chats.c.created)
            .join(users, users.c.id == chats.c.user_id)
            .where(chats.c.table_id == id, chats.c.id > after)
            .order_by(desc(chats.c.id))
            .limit(200)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            {"id": row.id, "name": row.name, "text": row.text, "at": _moment(row.created)}
            for row in reversed(rows)
        ]

    async def last_seen(self, id: str, user: int, number: int) -> int:
        """How far a person had seen a table when they last left it; at first, all there is."""
        async with self.database.engine.begin() as connection:
            new = self.database.insert_new(visits)
            await connection.execute(new.values(table_id=id, user_id=user, number=number))
            query = select(visits.c.number).where(_visit(id, user))
            return int((await connection.execute(query)).scalar_one())

    async def has_seen(self, id: str, user: int, number: int) -> None:
        """Notes how far a person has seen a table."""
        further = and_(_visit(id, user), visits.c.number < number)
        async with self.database.engine.begin() as connection:
            await connection.execute(update(visits).where(further).values(number=number))


def _visit(id: str, user: int) -> ColumnElement[bool]:
    return and_(visits.c.table_id == id, visits.c.user_id == user)


def _moment(at: datetime) -> str:
    """A moment as browsers read it; SQLite stores it without saying that it is UTC."""
    at = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


def _restored(position: str) -> State:
    return State.from_json(msgspec.json.decode(position))


def dump(state: State) -> str:
    """A position as the text of a snapshot."""
    return msgspec.json.encode(state.to_json()).decode()
