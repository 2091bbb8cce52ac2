"""Bots that take over a person's seat during a game, and give it back.

Seat and log entry are written in one transaction: a process that is killed in between has changed
both or neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sqlalchemy import and_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.storage.log import LogAppend, LogWriter
from ludotheque.server.storage.schema import proposals, seats
from ludotheque.server.tables.info import BOT, PERSON

SUBSTITUTE = "normal"
"""The bot that takes over: it plays well and immediately."""


class Conflict(Exception):
    """The game went on in the meantime; the transaction is rolled back."""


async def append_entry(connection: AsyncConnection, log: LogWriter, append: LogAppend) -> None:
    """Appends an entry to the log within a transaction.

    Raises `Conflict` if the step has another entry.
    """
    if not await connection.run_sync(partial(log.insert, [append])):
        raise Conflict


async def take_over(connection: AsyncConnection, log: LogWriter, append: LogAppend) -> None:
    """Appends a `resign` or `replace` entry and puts a bot on its seat, under the old name.

    Raises `Conflict` if the step has another entry or no person has the seat.
    """
    await append_entry(connection, log, append)
    entry = append.entry
    person = and_(
        seats.c.table_id == append.table, seats.c.seat == entry.seat, seats.c.kind == PERSON
    )
    bot = {"kind": BOT, "bot": SUBSTITUTE, "resigned": entry.kind == "resign"}
    if not (await connection.execute(update(seats).where(person).values(bot))).rowcount:
        raise Conflict


async def give_back(connection: AsyncConnection, log: LogWriter, append: LogAppend) -> None:
    """Appends a `return` entry and gives its seat back to the person whom a bot replaced.

    Raises `Conflict` if the step has another entry or no bot has the seat.
    """
    await append_entry(connection, log, append)
    replaced = and_(
        seats.c.table_id == append.table,
        seats.c.seat == append.entry.seat,
        seats.c.kind == BOT,
        seats.c.resigned.is_(False),
        seats.c.user_id.is_not(None),
    )
    person = {"kind": PERSON, "bot": None}
    if not (await connection.execute(update(seats).where(replaced).values(person))).rowcount:
        raise Conflict


async def end_replacements(connection: AsyncConnection, id: str, places: Sequence[int]) -> None:
    """Ends the open proposals to replace the players of these seats."""
    about = and_(
        proposals.c.table_id == id,
        proposals.c.kind == "replace",
        proposals.c.seat.in_(places),
        proposals.c.status == "open",
    )
    await connection.execute(update(proposals).where(about).values(status="ended"))
