"""Writing tables before their game starts: create, take and leave seats, start.

Each function is one transaction.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.game import Game, OptionValue
from ludotheque.core.record import commitment
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.log import encode_position
from ludotheque.server.storage.replay import first_position
from ludotheque.server.storage.schema import card_sets, seats, snapshots, tables
from ludotheque.server.tables.info import OPEN, PERSON, PLAYING, Seat, TableInfo

_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike."""


class TableSetup(msgspec.Struct):
    """A table to be created."""

    game: Game[Any]
    options: Mapping[str, OptionValue]
    host: int
    seats: Sequence[Seat]
    listed: bool
    undo: bool
    hints: bool
    absence: int
    several_seats: bool
    spectator_chat: bool


def draw_seed() -> tuple[int, str]:
    """The seed of a game, and the nonce that hides it in the commitment."""
    return secrets.randbits(128), secrets.token_hex(16)


async def insert_table(
    database: Database,
    setup: TableSetup,
    *,
    start: bool,
    position: Mapping[str, Any] | None = None,
    rematch_of: str | None = None,
) -> str | None:
    """Creates a table with a new seed, and its commitment; returns the id.

    The game begins with `position` if one is given. ``None`` if another table became the rematch
    of `rematch_of` first.
    """
    id = "".join(secrets.choice(_ID_LETTERS) for _ in range(10))
    seed, nonce = draw_seed()
    game = setup.game
    async with database.begin() as connection:
        if rematch_of is not None:
            first = and_(tables.c.id == rematch_of, tables.c.successor.is_(None))
            changed = await connection.execute(update(tables).where(first).values(successor=id))
            if not changed.rowcount:
                return None
        await connection.execute(
            database.insert_new(card_sets).values(
                fingerprint=game.fingerprint, game=game.name, card_values=game.card_values()
            )
        )
        inserted = await connection.execute(
            insert(tables)
            .values(
                id=id,
                game=game.name,
                ruleset=game.ruleset,
                cards=game.fingerprint,
                options=game.chosen(setup.options),
                host=setup.host,
                listed=setup.listed,
                undo=setup.undo,
                hints=setup.hints,
                absence=setup.absence,
                several_seats=setup.several_seats,
                spectator_chat=setup.spectator_chat,
                status=OPEN,
                seed=str(seed),
                nonce=nonce,
                commitment=commitment(seed, nonce),
                position=position,
                step=0,
            )
            .returning(tables)
        )
        row = inserted.one()
        await connection.execute(insert(seats), [_seat_row(id, seat) for seat in setup.seats])
        if start:
            await _start(connection, game, len(setup.seats), row)
    return id


async def start_game(database: Database, info: TableInfo) -> bool:
    """Starts the game; ``False`` if the table has changed in the meantime."""
    empty = select(seats.c.seat).where(seats.c.table_id == info.id, seats.c.kind == OPEN)
    async with database.begin() as connection:
        if not await _lock_open_table(connection, info.id):
            return False
        if (await connection.execute(empty)).first() is not None:
            return False
        query = select(tables).where(tables.c.id == info.id)
        row = (await connection.execute(query)).one()
        await _start(connection, info.game, len(info.seats), row)
    return True


async def _start(connection: AsyncConnection, game: Game[Any], players: int, row: Row[Any]) -> None:
    """Stores the first position: a new deal, or the position of a forked game."""
    state = first_position(game, players, row)
    this = update(tables).where(tables.c.id == row.id)
    await connection.execute(this.values(status=PLAYING, actor=state.actor))
    await connection.execute(
        insert(snapshots).values(table_id=row.id, number=0, position=encode_position(state))
    )


async def take_open_seat(
    database: Database, id: str, seat: Seat, *, several_seats: bool = True
) -> bool:
    """Puts a person or a bot on an open seat; the first person at an empty table becomes host.

    ``False`` if the seat is taken, the game has started, or the person has another seat and
    `several_seats` are not allowed.
    """
    query = (
        update(seats)
        .where(seats.c.table_id == id, seats.c.seat == seat.seat, seats.c.kind == OPEN)
        .values(kind=seat.kind, user_id=seat.user, bot=seat.bot)
    )
    async with database.begin() as connection:
        if not await _lock_open_table(connection, id):
            return False
        seated = await _users(connection, id)
        if seat.user in seated and not several_seats:
            return False
        if not (await connection.execute(query)).rowcount:
            return False
        if not seated and seat.user is not None:
            this = update(tables).where(tables.c.id == id)
            await connection.execute(this.values(host=seat.user))
    return True


async def give_up_seats(database: Database, id: str, user: int) -> bool:
    """Frees a user's seats before the game; if the user is the host, the next person becomes host.

    A table without persons is no longer listed. ``False`` if the game has started.
    """
    mine = and_(seats.c.table_id == id, seats.c.user_id == user, seats.c.kind == PERSON)
    async with database.begin() as connection:
        if not await _lock_open_table(connection, id):
            return False
        await connection.execute(update(seats).where(mine).values(kind=OPEN, user_id=None))
        left = await _users(connection, id)
        this = update(tables).where(tables.c.id == id)
        if not left:
            await connection.execute(this.values(listed=False))
        else:
            await connection.execute(this.where(tables.c.host == user).values(host=left[0]))
    return True


async def free_seat(database: Database, id: str, seat: Seat) -> bool:
    """Frees the seat of a person, who may not join again, or of a bot.

    ``False`` if it has changed in the meantime, or the game has started.
    """
    this = and_(
        seats.c.table_id == id,
        seats.c.seat == seat.seat,
        seats.c.kind == seat.kind,
        seats.c.user_id.is_(None) if seat.user is None else seats.c.user_id == seat.user,
    )
    freed = {"kind": OPEN, "user_id": None, "bot": None}
    async with database.begin() as connection:
        if not await _lock_open_table(connection, id):
            return False
        if not (await connection.execute(update(seats).where(this).values(freed))).rowcount:
            return False
        if seat.user is not None:
            table = tables.c.id == id
            query = select(tables.c.removed).where(table)
            removed = (await connection.execute(query)).scalar_one()
            changed = update(tables).where(table).values(removed=[*removed, seat.user])
            await connection.execute(changed)
    return True


async def _users(connection: AsyncConnection, id: str) -> list[int]:
    """The persons at a table, in the order of their seats."""
    sitting = and_(seats.c.table_id == id, seats.c.kind == PERSON)
    query = select(seats.c.user_id).where(sitting).order_by(seats.c.seat)
    return list((await connection.execute(query)).scalars())


async def _lock_open_table(connection: AsyncConnection, id: str) -> bool:
    """Locks the row of a table whose game has not started; ``False`` if it has.

    The update makes other transactions that change the seats wait.
    """
    this = update(tables).where(tables.c.id == id, tables.c.status == OPEN)
    return bool((await connection.execute(this.values(status=OPEN))).rowcount)


def _seat_row(id: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": seat.seat,
        "kind": seat.kind,
        "user_id": seat.user,
        "bot": seat.bot,
        "resigned": seat.resigned,
    }
