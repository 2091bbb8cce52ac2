"""Reading tables from the database, and everything written beside the log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, and_, desc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game, OptionValue, find
from ludotheque.core.record import commitment
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

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
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

    async def create(
        self,
        game: Game[Any],
        options: Mapping[str, OptionValue],
        host: int,
        who: Sequence[Seat],
        *,
        listed: bool,
        undo: bool,
        position: Mapping[str, Any] | None = None,
        follows: str | None = None,
    ) -> str | None:
        """A new table, not yet begun; its shuffles are fixed and committed to now.

        ``None`` if it was to follow a table that has got another successor meanwhile.
        """
        id = "".join(secrets.choice(_LETTERS) for _ in range(10))
        seed, nonce = secrets.randbits(128), secrets.token_hex(16)
        async with self.database.engine.begin() as connection:
            if follows is not None:
                alone = and_(tables.c.id == follows, tables.c.successor.is_(None))
                changed = await connection.execute(update(tables).where(alone).values(successor=id))
                if not changed.rowcount:
                    return None
            await connection.execute(
                self.database.insert_new(card_sets).values(
                    fingerprint=game.fingerprint, game=game.name, card_values=game.card_values()
                )
            )
            await connection.execute(
                insert(tables).values(
                    id=id,
                    game=game.name,
                    ruleset=game.ruleset,
                    cards=game.fingerprint,
                    options=game.chosen(options),
                    host=host,
                    listed=listed,
                    undo=undo,
                    status="open",
                    seed=str(seed),
                    nonce=nonce,
                    commitment=commitment(seed, nonce),
                    position=position,
                    step=0,
                )
            )
            await connection.execute(insert(seats), [_seat_row(id, seat) for seat in who])
        return id

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
        mine = select(seats.c.table_id).where(seats.c.user_id == (-1 if user is None else user))
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
            name = row.name or ""
            places[row.table_id].append(
                Seat(row.seat, row.kind, row.user_id, name, row.bot, row.resigned)
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

    async def change_table(self, id: str, **values: Any) -> None:
        """Changes fields of a table's row."""
        async with self.database.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(values))

    async def take_seat(self, id: str, seat: Seat, was: str, stage: str) -> bool:
        """Changes who sits on a seat, if it and the table are still as they were seen."""
        # Touching the table's row makes this wait for whoever begins the game at the same time.
        same_stage = (
            update(tables).where(tables.c.id == id, tables.c.status == stage).values(status=stage)
        )
        query = (
            update(seats)
            .where(seats.c.table_id == id, seats.c.seat == seat.seat, seats.c.kind == was)
            .values({k: v for k, v in _seat_row(id, seat).items() if k not in ("table_id", "seat")})
        )
        async with self.database.engine.begin() as connection:
            if not (await connection.execute(same_stage)).rowcount:
                return False
            return bool((await connection.execute(query)).rowcount)

    # The game of a table.

    async def begin(self, info: Info) -> bool:
        """Stores the first position; ``False`` if the table has changed in the meantime."""
        columns = (tables.c.seed, tables.c.options, tables.c.position)
        empty = select(seats.c.seat).where(seats.c.table_id == info.id, seats.c.kind == "open")
        async with self.database.engine.connect() as connection:
            query = select(*columns).where(tables.c.id == info.id)
            row = (await connection.execute(query)).one()
            state = first_position(info.game, len(info.seats), row.seed, row.options, row.position)
            changed = await connection.execute(
                update(tables)
                .where(tables.c.id == info.id, tables.c.status == "open")
                .values(status="playing", actor=state.actor)
            )
            if not changed.rowcount or (await connection.execute(empty)).first() is not None:
                return False
            await connection.execute(
                insert(snapshots).values(table_id=info.id, number=0, position=dump(state))
            )
            await connection.commit()
        return True

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


def first_position(
    game: Game[Any],
    players: int,
    seed: str,
    options: Mapping[str, OptionValue],
    position: Mapping[str, Any] | None,
) -> State:
    """Where a table's game begins: a new deal, or a position of another game."""
    if position is not None:
        return State.from_json(position)
    state: State = game.new(players, int(seed), options)
    return state


def _restored(position: str) -> State:
    return State.from_json(msgspec.json.decode(position))


def dump(state: State) -> str:
    """A position as the text of a snapshot."""
    return msgspec.json.encode(state.to_json()).decode()


def _seat_row(id: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": seat.seat,
        "kind": seat.kind,
        "user_id": seat.user,
        "bot": seat.bot,
        "resigned": seat.resigned,
    }
