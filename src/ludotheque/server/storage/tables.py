"""Reading tables: settings, seats and proposals, one by one and as lists."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, and_, desc, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.game import Game, find
from ludotheque.server.errors import NoSuchTable
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import card_sets, proposals, seats, tables, users
from ludotheque.server.tables.info import BOT, OVER, PERSON, PLAYING, Proposal, Seat, TableInfo


class TableStore:
    """Reads tables from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._games: dict[tuple[str, int, str], Game[Any]] = {}

    async def info(self, id: str) -> TableInfo:
        """A table as it is stored.

        Raises `NoSuchTable`.
        """
        async with self._database.read() as connection:
            # The id comes from a URL; the driver must only see what can be an id.
            found = await self._infos(connection, [id] if id.isalnum() else [])
        if not found:
            raise NoSuchTable(f"there is no table '{id}'.")
        return found[0]

    async def lists_for(self, user: int | None) -> tuple[list[TableInfo], list[TableInfo]]:
        """The tables of a user, newest first, and the listed ones of others."""
        own = select(seats.c.table_id).where(
            seats.c.user_id == (-1 if user is None else user), seats.c.kind == PERSON
        )
        listed = and_(tables.c.listed, tables.c.status != OVER, tables.c.id.not_in(own))
        newest = select(tables.c.id).order_by(desc(tables.c.created), tables.c.id).limit(100)
        async with self._database.read() as connection:
            mine = (await connection.execute(newest.where(tables.c.id.in_(own)))).scalars().all()
            others = (await connection.execute(newest.where(listed))).scalars().all()
            return await self._infos(connection, mine), await self._infos(connection, others)

    async def setup(self, id: str) -> Any:
        """Seed, nonce, options and first position of a table; secret while its game runs."""
        columns = (tables.c.seed, tables.c.nonce, tables.c.options, tables.c.position)
        async with self._database.read() as connection:
            return (await connection.execute(select(*columns).where(tables.c.id == id))).one()

    async def waiting_for_bots(self) -> list[str]:
        """The tables at which it is a bot's turn."""
        query = (
            select(tables.c.id)
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor))
            .where(tables.c.status == PLAYING, seats.c.kind == BOT)
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def _infos(self, connection: AsyncConnection, ids: Sequence[str]) -> list[TableInfo]:
        rows = {
            row.id: row
            for row in await connection.execute(select(tables).where(tables.c.id.in_(ids)))
        }
        seated = await _seats(connection, ids)
        proposed = await _open_proposals(connection, ids)
        return [
            _info(
                rows[id],
                await self._game(connection, rows[id]),
                seated.get(id, []),
                proposed.get(id, []),
            )
            for id in ids
            if id in rows
        ]

    async def _game(self, connection: AsyncConnection, row: Row[Any]) -> Game[Any]:
        """The game with the ruleset and the card values that a table started with."""
        key = row.game, row.ruleset, row.cards
        if key not in self._games:
            game = find(row.game).with_ruleset(row.ruleset)
            if row.cards != game.fingerprint:
                query = select(card_sets.c.card_values)
                chosen = query.where(card_sets.c.fingerprint == row.cards)
                game = game.with_cards((await connection.execute(chosen)).scalar_one())
            self._games[key] = game
        return self._games[key]


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    query = (
        select(seats, users.c.name)
        .outerjoin(users, seats.c.user_id == users.c.id)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.seat)
    )
    found: dict[str, list[Seat]] = {}
    for row in await connection.execute(query):
        # A bot that took over a seat keeps the name of the person who left.
        user = row.user_id if row.kind == PERSON else None
        seat = Seat(row.seat, row.kind, user, row.name or "", row.bot, row.resigned)
        found.setdefault(row.table_id, []).append(seat)
    return found


async def _open_proposals(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, list[Proposal]]:
    query = select(proposals).where(proposals.c.table_id.in_(ids), proposals.c.status == "open")
    found: dict[str, list[Proposal]] = {}
    for row in await connection.execute(query):
        proposal = Proposal(row.id, row.kind, row.seat, row.target, row.step, row.votes)
        found.setdefault(row.table_id, []).append(proposal)
    return found


def _info(
    row: Row[Any], game: Game[Any], seated: list[Seat], proposed: list[Proposal]
) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=game,
        host=row.host,
        listed=row.listed,
        undo=row.undo,
        hints=row.hints,
        status=row.status,
        commitment=row.commitment,
        successor=row.successor,
        created=iso_time(row.created),
        step=row.step,
        actor=row.actor,
        seats=seated,
        proposals=proposed,
    )


def iso_time(at: datetime) -> str:
    """A time as ISO 8601 in UTC; SQLite stores UTC without a time zone."""
    at = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")
