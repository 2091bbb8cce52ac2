"""What changes a table beyond its game, with its entry of the log in one commit.

A seat that changes hands, a consent that carries a proposal out: a process that is killed in the
middle of it has done all of it, or nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.hall import Hall, NotNow, NotSeated
from ludotheque.server.journal import Entry, Journal
from ludotheque.server.live import LiveTable, Proposal
from ludotheque.server.models import proposals, seats
from ludotheque.server.seating import BOT, PERSON
from ludotheque.server.store import dump

SUBSTITUTE = "journeyman"
"""The bot that takes the seat of somebody who has gone: it plays well, and at once."""


class Taken(Exception):
    """The game went on in the meantime; nothing was written."""


async def resign(hall: Hall, id: str, user: int) -> None:
    """Lets bots take all seats of somebody who gives up."""
    while True:
        live = await hall.newest(id)
        if live.state.over:
            raise NotNow("the game is over.")
        places = live.info.seats_of(user)
        if not places:
            raise NotSeated("you do not sit at this table.")
        try:
            async with hall.database.engine.begin() as connection:
                await _end_about(connection, id, places)
                for number, place in enumerate(places, live.number):
                    entry = _note(live, number, "resign", place)
                    await _seat_bot(connection, hall.journal, entry)
        except Taken:
            continue
        return await hall.written(id)


async def agree(hall: Hall, live: LiveTable, proposal: Proposal, user: int | None) -> str:
    """Notes a consent, if there is one; the last one carries the proposal out.

    Returns what has become of the proposal.
    """
    this = and_(proposals.c.id == proposal.id, proposals.c.status == "open")
    async with hall.database.engine.begin() as connection:
        # Touching the row makes whoever votes at the same time wait, so that no vote is lost.
        touched = await connection.execute(update(proposals).where(this).values(status="open"))
        if not touched.rowcount:
            raise NotNow("this proposal has ended.")
        before = (await connection.execute(select(proposals.c.votes).where(this))).scalar_one()
        votes = set(before) | ({user} if user is not None else set())
        await connection.execute(update(proposals).where(this).values(votes=sorted(votes)))
        if not live.info.asked(proposal) <= votes:
            return "open"
        if proposal.kind == "undo":
            await _write(connection, hall.journal, _undo(live, proposal))
        else:
            entry = _note(live, live.number, "replace", proposal.seat)
            await _seat_bot(connection, hall.journal, entry)
            await _end_about(connection, live.info.id, [proposal.seat])
        done = update(proposals).where(proposals.c.id == proposal.id)
        await connection.execute(done.values(status="accepted"))
    await hall.written(live.info.id)
    return "accepted"


def _note(live: LiveTable, number: int, kind: str, seat: int) -> Entry:
    return Entry(live.info.id, number, kind, seat, "", [], live.state.actor, live.state.over)


def _undo(live: LiveTable, proposal: Proposal) -> Entry:
    state = live.at(proposal.target)
    return Entry(
        live.info.id,
        proposal.step,
        "undo",
        proposal.seat,
        str(proposal.target),
        [],
        state.actor,
        state.over,
        dump(state),
    )


async def _seat_bot(connection: AsyncConnection, journal: Journal, entry: Entry) -> None:
    """Writes that a bot takes a seat; the seat keeps the name of who sat there."""
    await _write(connection, journal, entry)
    person = and_(
        seats.c.table_id == entry.table, seats.c.seat == entry.seat, seats.c.kind == PERSON
    )
    bot = {"kind": BOT, "bot": SUBSTITUTE, "resigned": entry.kind == "resign"}
    if not (await connection.execute(update(seats).where(person).values(bot))).rowcount:
        raise Taken


async def _write(connection: AsyncConnection, journal: Journal, entry: Entry) -> None:
    """Adds an entry to the log within a transaction."""
    if not await connection.run_sync(partial(journal.insert, [entry])):
        raise Taken


async def _end_about(connection: AsyncConnection, id: str, places: Sequence[int]) -> None:
    """Ends the proposals to replace whoever goes anyway."""
    about = and_(
        proposals.c.table_id == id,
        proposals.c.kind == "replace",
        proposals.c.seat.in_(places),
        proposals.c.status == "open",
    )
    await connection.execute(update(proposals).where(about).values(status="ended"))
