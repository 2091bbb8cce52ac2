"""After a game: a rematch that everybody wants, or playing on from one of its steps."""

from __future__ import annotations

from contextlib import suppress
from random import SystemRandom

from ludotheque.core.errors import BadSetup
from ludotheque.server.accounts.networks import Networks
from ludotheque.server.errors import NotNow, NotSeated
from ludotheque.server.play.records import Records
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.tables import TableStore
from ludotheque.server.tables.bot_takeover import SUBSTITUTE
from ludotheque.server.tables.creation import TableSetup, insert_table
from ludotheque.server.tables.info import BOT, OVER, PERSON, Seat, TableInfo
from ludotheque.server.tables.proposals import Proposals
from ludotheque.server.tables.updates import TableUpdates


class Rematches:
    """Creates tables from finished ones."""

    def __init__(
        self,
        database: Database,
        tables: TableStore,
        records: Records,
        networks: Networks,
        updates: TableUpdates,
        proposals: Proposals,
    ) -> None:
        self._database = database
        self._tables = tables
        self._records = records
        self._networks = networks
        self._updates = updates
        self._proposals = proposals

    async def rematch(self, id: str, user: int) -> TableInfo:
        """The table of the rematch, when everybody wants it; until then the table itself.

        Raises `NotNow` and `NotSeated`.
        """
        info = await self._tables.info(id)
        if info.status != OVER:
            raise NotNow("the game is still running.")
        own = info.seats_of(user)
        if not own:
            raise NotSeated("you do not sit at this table.")
        if info.successor is None:
            # Others may agree at the same moment, which ends the proposal.
            with suppress(NotNow):
                await self._proposals.propose(id, "rematch", own[0], 0, info.step, user)
            info = await self._tables.info(id)
        return info if info.successor is None else await self._tables.info(info.successor)

    async def create(self, id: str, host: int) -> None:
        """Creates the table of a rematch with the same seats, unless there is one."""
        info = await self._tables.info(id)
        seats = [Seat(seat.seat, seat.kind, seat.user, bot=seat.bot) for seat in info.seats]
        setup = await self._setup(info, host, seats, listed=info.listed)
        new = await insert_table(self._database, setup, start=True, rematch_of=id)
        await self._updates.table_changed(id)
        if new is not None:
            await self._updates.table_changed(new)

    async def fork(self, id: str, user: int, step: int, seat: int | None) -> TableInfo:
        """A new table that plays on from a step of a finished game, against bots.

        The user gets `seat`, or the one that must decide. Raises `NotNow`, `BadSetup` and
        `BadRecord`.
        """
        info = await self._tables.info(id)
        if info.status != OVER:
            raise NotNow("the game is still running; one can play on from a finished game.")
        state = await self._records.position(id, step, owner=self._networks.owner(user))
        if state.over:
            raise NotNow("the game is over at that step; choose an earlier one.")
        own = seat if seat is not None else (state.actor or 0)
        if not 0 <= own < len(info.seats):
            raise BadSetup(f"there is no seat {own}.")
        seats = [
            Seat(one.seat, PERSON, user)
            if one.seat == own
            else Seat(one.seat, BOT, bot=one.bot or SUBSTITUTE)
            for one in info.seats
        ]
        # The record has revealed everything, so what the seat could not know is shuffled again.
        position = state.view(own).sample(SystemRandom()).to_json()
        setup = await self._setup(info, user, seats, listed=False)
        new = await insert_table(self._database, setup, start=True, position=position)
        assert new is not None
        return await self._updates.table_changed(new)

    async def _setup(
        self, info: TableInfo, host: int, seats: list[Seat], *, listed: bool
    ) -> TableSetup:
        options = (await self._tables.setup(info.id)).options
        return TableSetup(
            info.game,
            options,
            host,
            seats,
            listed=listed,
            undo=info.undo,
            hints=info.hints,
            absence=info.absence,
            several_seats=info.several_seats,
            spectator_chat=info.spectator_chat,
        )
