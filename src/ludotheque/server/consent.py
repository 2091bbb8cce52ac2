"""What needs the others' consent: taking something back, and replacing somebody by a bot.

Bots always agree. A proposal belongs to the step at which it was made, and ends with it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, insert, select, update

from ludotheque.core.errors import LudothequeError, Stale
from ludotheque.server import lifecycle
from ludotheque.server.hall import Hall, NotNow, NotSeated
from ludotheque.server.live import Info
from ludotheque.server.models import proposals


class NoUndo(LudothequeError):
    """Nothing can be taken back."""


async def undo(hall: Hall, id: str, user: int, step: int) -> dict[str, Any]:
    """Takes back one's last choice: at once if that is free, otherwise with the others' consent."""
    live = await hall.live(id)
    mine = live.info.seats_of(user)
    if not mine:
        raise NotSeated("you do not sit at this table.")
    if not live.info.undo:
        raise NoUndo("at this table nothing is taken back.")
    back = live.last_choice(mine)
    if back is None:
        raise NoUndo("there is nothing that you could take back.")
    if step != live.number:
        raise Stale(f"it is step {live.number} now; look at it before you take something back.")
    target, free = back
    if free or not _others(live.info, user):
        return {"step": await hall.go_back(id, mine[0], step, target)}
    return {"proposal": await _propose(hall, id, "undo", mine[0], target, step, user)}


async def propose_bot(hall: Hall, id: str, user: int, seat: int) -> dict[str, Any]:
    """Proposes that a bot takes the seat of somebody who has gone."""
    live = await hall.live(id)
    if not live.info.seats_of(user):
        raise NotSeated("you do not sit at this table.")
    if live.state.over:
        raise NotNow("the game is over.")
    if not 0 <= seat < len(live.info.seats) or live.info.seats[seat].kind != lifecycle.PERSON:
        raise NotNow("there is no person on that seat.")
    if live.info.seats[seat].user == user:
        raise NotNow("to give up your own seat, resign.")
    gone = live.info.seats[seat].user
    if not _others(live.info, user) - {gone}:
        await lifecycle.replace(hall, id, seat, "replace")
        return {"step": (await hall.live(id)).number}
    return {"proposal": await _propose(hall, id, "replace", seat, seat, live.number, user)}


async def vote(hall: Hall, id: str, user: int, number: int, agree: bool) -> dict[str, Any]:
    """Agrees or not; the last consent carries the proposal out, one refusal ends it."""
    info = await hall.store.info(id)
    proposal = next((one for one in info.proposals if one.id == number), None)
    if proposal is None or (proposal.kind == "undo" and proposal.step != info.step):
        raise NotNow("this proposal has ended.")
    asked = info.asked(proposal)
    if user not in asked:
        raise NotSeated("you are not asked.")
    if not agree:
        await _end(hall, number, "refused")
    elif asked <= await _agree(hall, number, user):
        if proposal.kind == "undo":
            await hall.go_back(id, proposal.seat, proposal.step, proposal.target)
        else:
            await lifecycle.replace(hall, id, proposal.seat, "replace")
        await _end(hall, number, "accepted")
    await hall.changed(id)
    return {"status": await _status(hall, number)}


def _others(info: Info, user: int) -> set[int]:
    return info.people() - {user}


async def _propose(
    hall: Hall, id: str, kind: str, seat: int, target: int, step: int, user: int
) -> int:
    asked_before = [
        one.id
        for one in (await hall.store.info(id)).proposals
        if (one.kind, one.seat, one.target, one.step) == (kind, seat, target, step)
        or (kind == one.kind == "replace" and one.seat == seat)
    ]
    if asked_before:
        return asked_before[0]
    values = {
        "table_id": id,
        "kind": kind,
        "seat": seat,
        "target": target,
        "step": step,
        "votes": [user],
        "status": "open",
    }
    async with hall.database.engine.begin() as connection:
        made = await connection.execute(insert(proposals).values(values).returning(proposals.c.id))
        number = int(made.scalar_one())
    await hall.changed(id)
    return number


async def _agree(hall: Hall, proposal: int, user: int) -> set[int]:
    """Notes a consent; returns all who have agreed."""
    this = and_(proposals.c.id == proposal, proposals.c.status == "open")
    async with hall.database.engine.begin() as connection:
        # Touching the row makes whoever votes at the same time wait, so that no vote is lost.
        touched = await connection.execute(update(proposals).where(this).values(status="open"))
        if not touched.rowcount:
            raise NotNow("this proposal has ended.")
        before = (await connection.execute(select(proposals.c.votes).where(this))).scalar_one()
        votes = {*before, user}
        await connection.execute(update(proposals).where(this).values(votes=sorted(votes)))
    return votes


async def _end(hall: Hall, proposal: int, status: str) -> None:
    this = and_(proposals.c.id == proposal, proposals.c.status == "open")
    async with hall.database.engine.begin() as connection:
        await connection.execute(update(proposals).where(this).values(status=status))


async def _status(hall: Hall, proposal: int) -> str:
    async with hall.database.read() as connection:
        query = select(proposals.c.status).where(proposals.c.id == proposal)
        return str((await connection.execute(query)).scalar_one())
