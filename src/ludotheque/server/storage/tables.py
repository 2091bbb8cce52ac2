"""Reading tables: settings, seats and proposals, one by one and as lists."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Row, and_, desc, select
from sqlalchemy.exc import NoResultFound
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque import bots
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game, find
from ludotheque.server.errors import DatabaseAway, NoSuchTable, NotNow, UnreadableTable
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import card_sets, proposals, seats, tables, users
from ludotheque.server.storage.times import iso_time, utc
from ludotheque.server.tables.info import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    REMOVED,
    Proposal,
    Seat,
    TableInfo,
)

DAMAGE = (LudothequeError, LookupError, NoResultFound, TypeError, ValueError)
"""What reading a damaged row raises."""
_COLUMNS = [column for column in tables.c if column.name not in ("options", "position", "seed")]
_KEPT_GAMES = 200
"""Games with different cards that are kept; people may enter any number of them."""
_log = logging.getLogger(__name__)


class TableStore:
    """Reads tables from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._games: dict[tuple[str, int, str], Game[Any]] = {}
        self._set_aside: set[str] = set()

    async def info(self, id: str) -> TableInfo:
        """A table as it is stored.

        Raises `NoSuchTable` and `UnreadableTable`.
        """
        async with self._database.read() as connection:
            # The id comes from a URL; the driver must only see what can be an id.
            with self.setting_aside(id):
                found = await self.read_infos(connection, [id] if id.isalnum() else [])
        if not found:
            raise NoSuchTable(f"there is no table '{id}'.")
        return found[0]

    @contextmanager
    def setting_aside(self, id: str) -> Iterator[None]:
        """Reads a table; what is damaged raises `UnreadableTable` and is logged once."""
        try:
            yield
        except (DatabaseAway, NoSuchTable, NotNow):
            raise
        except DAMAGE as error:
            if id not in self._set_aside:
                self._set_aside.add(id)
                _log.error("table %s is set aside, it cannot be read: %s", id, error)
            raise UnreadableTable(
                f"what is stored of the table '{id}' cannot be read; the operator of this server "
                "finds the reason in its log."
            ) from error

    async def lists_for(self, user: int | None) -> tuple[list[TableInfo], list[TableInfo]]:
        """The tables of a user, newest first, and the listed ones of others."""
        # A bot may play for somebody who can come back; after resigning, nobody does.
        own = select(seats.c.table_id).where(
            seats.c.user_id == (-1 if user is None else user), seats.c.resigned.is_(False)
        )
        listed = and_(tables.c.listed, tables.c.status != OVER, tables.c.id.not_in(own))
        newest = select(tables.c.id).order_by(desc(tables.c.created), tables.c.id).limit(100)
        async with self._database.read() as connection:
            mine = (await connection.execute(newest.where(tables.c.id.in_(own)))).scalars().all()
            others = (await connection.execute(newest.where(listed))).scalars().all()
            return await self._readable(connection, mine), await self._readable(connection, others)

    async def _readable(self, connection: AsyncConnection, ids: Sequence[str]) -> list[TableInfo]:
        """Those of several tables that can be read; one by one if any of them cannot."""
        try:
            return await self.read_infos(connection, ids)
        except DAMAGE:
            found = []
            for id in ids:
                with suppress(UnreadableTable), self.setting_aside(id):
                    found += await self.read_infos(connection, [id])
            return found

    async def setup(self, id: str) -> Any:
        """Seed, nonce, options and first position of a table; secret while its game runs."""
        columns = (tables.c.seed, tables.c.nonce, tables.c.options, tables.c.position)
        async with self._database.read() as connection:
            return (await connection.execute(select(*columns).where(tables.c.id == id))).one()

    async def step(self, id: str) -> int:
        """The step at which a table is."""
        query = select(tables.c.step).where(tables.c.id == id)
        async with self._database.read() as connection:
            return int((await connection.execute(query)).scalar_one_or_none() or 0)

    async def waiting_for_bots(self) -> list[str]:
        """The tables at which it is a bot's turn."""
        query = (
            select(tables.c.id)
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor))
            .where(tables.c.status == PLAYING, seats.c.kind == BOT)
        )
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def read_infos(self, connection: AsyncConnection, ids: Sequence[str]) -> list[TableInfo]:
        """Several tables as they are stored; those that do not exist are left out."""
        query = select(*_COLUMNS).where(tables.c.id.in_(ids), tables.c.status != REMOVED)
        rows = {row.id: row for row in await connection.execute(query)}
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
            if len(self._games) >= _KEPT_GAMES:
                del self._games[next(iter(self._games))]
            self._games[key] = game
        return self._games[key]


async def _seats(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    query = (
        select(seats, users.c.name, users.c.login)
        .outerjoin(users, seats.c.user_id == users.c.id)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.seat)
    )
    found: dict[str, list[Seat]] = {}
    for row in await connection.execute(query):
        # A bot that took over a seat keeps the name of the person who left.
        person = row.kind == PERSON
        seat = Seat(
            row.seat,
            row.kind,
            row.user_id if person else None,
            row.name or "",
            None if row.bot is None else bots.current(row.bot),
            row.resigned,
            guest=row.user_id is not None and row.login is None,
            left=None if person or row.resigned else row.user_id,
        )
        found.setdefault(row.table_id, []).append(seat)
    return found


async def _open_proposals(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, list[Proposal]]:
    query = select(proposals).where(proposals.c.table_id.in_(ids), proposals.c.status == "open")
    found: dict[str, list[Proposal]] = {}
    for row in await connection.execute(query):
        due = None if row.due is None else utc(row.due)
        proposal = Proposal(row.id, row.kind, row.seat, row.target, row.step, row.votes, due)
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
        absence=row.absence,
        several_seats=row.several_seats,
        spectator_chat=row.spectator_chat,
        removed=row.removed,
        status=row.status,
        commitment=row.commitment,
        successor=row.successor,
        created=iso_time(row.created),
        step=row.step,
        actor=row.actor,
        seats=seated,
        proposals=proposed,
        result=row.result,
        ended=None if row.ended is None else iso_time(row.ended),
    )
