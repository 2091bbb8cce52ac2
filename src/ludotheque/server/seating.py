"""Tables as they are set up: made, joined, left, begun. Each is one commit."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Row, and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.game import Game, OptionValue
from ludotheque.core.record import commitment
from ludotheque.core.state import State
from ludotheque.server.database import Database
from ludotheque.server.live import Info, Seat
from ludotheque.server.models import card_sets, seats, snapshots, tables
from ludotheque.server.store import dump

PERSON, BOT, OPEN = "person", "bot", "open"
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


async def create(
    database: Database,
    game: Game[Any],
    options: Mapping[str, OptionValue],
    host: int,
    who: Sequence[Seat],
    *,
    listed: bool,
    undo: bool,
    hints: bool,
    begin: bool,
    position: Mapping[str, Any] | None = None,
    follows: str | None = None,
) -> str | None:
    """A new table; its shuffles are fixed and committed to now.

    ``None`` if it was to follow a table that has got another successor meanwhile.
    """
    id = "".join(secrets.choice(_LETTERS) for _ in range(10))
    seed, nonce = secrets.randbits(128), secrets.token_hex(16)
    async with database.engine.begin() as connection:
        if follows is not None:
            alone = and_(tables.c.id == follows, tables.c.successor.is_(None))
            changed = await connection.execute(update(tables).where(alone).values(successor=id))
            if not changed.rowcount:
                return None
        await connection.execute(
            database.insert_new(card_sets).values(
                fingerprint=game.fingerprint, game=game.name, card_values=game.card_values()
            )
        )
        made = await connection.execute(
            insert(tables)
            .values(
                id=id,
                game=game.name,
                ruleset=game.ruleset,
                cards=game.fingerprint,
                options=game.chosen(options),
                host=host,
                listed=listed,
                undo=undo,
                hints=hints,
                status="open",
                seed=str(seed),
                nonce=nonce,
                commitment=commitment(seed, nonce),
                position=position,
                step=0,
            )
            .returning(tables)
        )
        row = made.one()
        await connection.execute(insert(seats), [_row(id, seat) for seat in who])
        if begin:
            await _begin(connection, game, len(who), row)
    return id


async def begin(database: Database, info: Info) -> bool:
    """Begins the game; ``False`` if the table has changed in the meantime."""
    empty = select(seats.c.seat).where(seats.c.table_id == info.id, seats.c.kind == OPEN)
    async with database.engine.connect() as connection:
        # Touching the row makes this wait for whoever takes a seat at the same time.
        if not await _still_open(connection, info.id):
            return False
        if (await connection.execute(empty)).first() is not None:
            return False
        query = select(tables).where(tables.c.id == info.id)
        row = (await connection.execute(query)).one()
        await _begin(connection, info.game, len(info.seats), row)
        await connection.commit()
    return True


async def _begin(connection: AsyncConnection, game: Game[Any], players: int, row: Row[Any]) -> None:
    """Stores the first position: a new deal, or a position of another game."""
    state: State
    if row.position is not None:
        state = State.from_json(row.position)
    else:
        state = game.new(players, int(row.seed), row.options)
    this = update(tables).where(tables.c.id == row.id)
    await connection.execute(this.values(status="playing", actor=state.actor))
    await connection.execute(
        insert(snapshots).values(table_id=row.id, number=0, position=dump(state))
    )


async def take_open_seat(database: Database, id: str, seat: Seat) -> bool:
    """Puts somebody on an open seat before the game; whoever comes to an empty table is its host.

    ``False`` if the seat is not open, or the table is not.
    """
    query = (
        update(seats)
        .where(seats.c.table_id == id, seats.c.seat == seat.seat, seats.c.kind == OPEN)
        .values(kind=seat.kind, user_id=seat.user, bot=seat.bot)
    )
    async with database.engine.begin() as connection:
        if not await _still_open(connection, id):
            return False
        alone = await _people(connection, id) == []
        if not (await connection.execute(query)).rowcount:
            return False
        if alone and seat.user is not None:
            this = update(tables).where(tables.c.id == id)
            await connection.execute(this.values(host=seat.user))
    return True


async def give_up_seats(database: Database, id: str, user: int) -> bool:
    """Frees a person's seats before the game; a host who goes hands the table on.

    Nobody is offered a table at which nobody sits. ``False`` if the game has begun.
    """
    mine = and_(seats.c.table_id == id, seats.c.user_id == user, seats.c.kind == PERSON)
    async with database.engine.begin() as connection:
        if not await _still_open(connection, id):
            return False
        await connection.execute(update(seats).where(mine).values(kind=OPEN, user_id=None))
        left = await _people(connection, id)
        this = update(tables).where(tables.c.id == id)
        if not left:
            await connection.execute(this.values(listed=False))
        else:
            await connection.execute(this.where(tables.c.host == user).values(host=left[0]))
    return True


async def _people(connection: AsyncConnection, id: str) -> list[int]:
    """Who sits at a table, in the order of the seats."""
    sitting = and_(seats.c.table_id == id, seats.c.kind == PERSON)
    query = select(seats.c.user_id).where(sitting).order_by(seats.c.seat)
    return list((await connection.execute(query)).scalars())


async def _still_open(connection: AsyncConnection, id: str) -> bool:
    """Locks a table's row, if its game has not begun."""
    this = update(tables).where(tables.c.id == id, tables.c.status == OPEN)
    return bool((await connection.execute(this.values(status=OPEN))).rowcount)


def _row(id: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": seat.seat,
        "kind": seat.kind,
        "user_id": seat.user,
        "bot": seat.bot,
        "resigned": seat.resigned,
    }
