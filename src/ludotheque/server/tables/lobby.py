"""A table before its game: create, join, leave, seat a bot, start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import update

from ludotheque.bots import check_names
from ludotheque.core.errors import BadSetup
from ludotheque.server.errors import NotNow, NotSeated, OneSeat, Removed
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import tables
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables import creation
from ludotheque.server.tables.creation import TableSetup
from ludotheque.server.tables.info import BOT, OPEN, PERSON, Seat, TableInfo
from ludotheque.server.tables.updates import TableUpdates


class Lobby:
    """Prepares tables."""

    def __init__(self, database: Database, tables: TableStore, updates: TableUpdates) -> None:
        self._database = database
        self._tables = tables
        self._updates = updates

    async def create(
        self, setup: TableSetup, *, start: bool, position: Mapping[str, Any] | None = None
    ) -> TableInfo:
        """Creates a table; `start` starts its game unless a seat is open.

        The game begins with `position` if one is given.

        Raises `BadSetup` and `UnknownBot`.
        """
        _check_seats(setup)
        ready = all(seat.kind != OPEN for seat in setup.seats)
        id = await creation.insert_table(
            self._database, setup, start=start and ready, position=position
        )
        assert id is not None
        return await self._updates.table_changed(id)

    async def join(self, id: str, user: int, number: int | None) -> TableInfo:
        """Takes an open seat: the one with that number, or else the first.

        Raises `NotNow` if there is none or the game has started, `OneSeat` if the user has another
        one, and `Removed`.
        """
        info = await self._before_start(id)
        if user in info.removed:
            raise Removed("the host has removed you from this table; you can watch the game.")
        several = info.several_seats
        for seat in info.seats:
            if info.seats_of(user) and not several:
                raise OneSeat("at this table everybody has one seat, and you have yours.")
            if seat.kind == OPEN and number in (None, seat.seat):
                person = Seat(seat.seat, PERSON, user)
                if await creation.take_open_seat(self._database, id, person, several_seats=several):
                    return await self._updates.table_changed(id)
                info = await self._before_start(id)
        raise NotNow("there is no open seat left; you can watch the game.")

    async def leave(self, id: str, user: int) -> TableInfo:
        """Frees a user's seats before the game starts.

        Raises `NotSeated` and `NotNow`.
        """
        info = await self._before_start(id)
        if not info.seats_of(user):
            raise NotSeated("you do not sit at this table.")
        if not await creation.give_up_seats(self._database, id, user):
            raise NotNow("the game has begun already.")
        return await self._updates.table_changed(id)

    async def seat_bot(self, id: str, user: int, number: int, bot: str) -> TableInfo:
        """Puts a bot on an open seat; only the host may.

        Raises `UnknownBot`, `NotSeated` and `NotNow`.
        """
        info = await self._before_start(id)
        check_names([bot], by_name_only=True, game=info.game, players=len(info.seats))
        if info.host != user:
            raise NotSeated("only the host of the table seats bots.")
        if not await creation.take_open_seat(self._database, id, Seat(number, BOT, bot=bot)):
            raise NotNow("that seat is not open.")
        return await self._updates.table_changed(id)

    async def remove(self, id: str, user: int, number: int) -> TableInfo:
        """Removes a person or a bot from a seat; only the host may.

        Raises `NotSeated` and `NotNow`.
        """
        info = await self._before_start(id)
        if info.host != user:
            raise NotSeated("only the host of the table removes players.")
        seat = next((one for one in info.seats if one.seat == number), None)
        if seat is None or seat.kind == OPEN:
            raise NotNow("there is nobody on that seat.")
        if seat.user == user:
            raise NotNow("to give up your own seat, leave the table.")
        if not await creation.free_seat(self._database, id, seat):
            raise NotNow("the table has just changed; look again.")
        return await self._updates.table_changed(id)

    async def open_chat(self, id: str, user: int, to_spectators: bool) -> TableInfo:
        """Opens the chat to those who only watch, or closes it; only the host may.

        Raises `NotSeated`.
        """
        info = await self._tables.info(id)
        if info.host != user:
            raise NotSeated("only the host of the table decides about its chat.")
        async with self._database.begin() as connection:
            this = update(tables).where(tables.c.id == id)
            await connection.execute(this.values(spectator_chat=to_spectators))
        return await self._updates.table_changed(id)

    async def start(self, id: str, user: int) -> TableInfo:
        """Starts the game when all seats are taken; only the host may.

        Raises `NotSeated` and `NotNow`.
        """
        info = await self._before_start(id)
        if info.host != user:
            raise NotSeated("only the host of the table starts the game.")
        if any(seat.kind == OPEN for seat in info.seats):
            raise NotNow("there is an open seat: wait for somebody, or seat a bot.")
        if not await creation.start_game(self._database, info):
            raise NotNow("the table has just changed; look again.")
        return await self._updates.table_changed(id)

    async def _before_start(self, id: str) -> TableInfo:
        info = await self._tables.info(id)
        if info.status != OPEN:
            raise NotNow("the game has begun already.")
        return info


def _check_seats(setup: TableSetup) -> None:
    game, seats = setup.game, setup.seats
    if not game.min_players <= len(seats) <= game.max_players:
        raise BadSetup(
            f"{game.title} is for {game.min_players} to {game.max_players} players, "
            f"not {len(seats)}."
        )
    check_names(_bots(seats), by_name_only=True, game=game, players=len(seats))
    if all(seat.user is None for seat in seats):
        raise BadSetup("you must sit on at least one seat of your table.")


def _bots(seats: Sequence[Seat]) -> list[str]:
    return [seat.bot for seat in seats if seat.bot is not None]
