"""What needs the others' consent: taking something back, and replacing somebody by a bot.

Bots always agree. A proposal to take back belongs to the step at which it was made, and ends with
it.
"""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import and_, insert, update

from ludotheque.core.errors import LudothequeError, Stale
from ludotheque.server import handover
from ludotheque.server.hall import Hall, NotNow, NotSeated
from ludotheque.server.live import Info, Proposal
from ludotheque.server.models import proposals
from ludotheque.server.seating import PERSON

_ENDED = "this proposal has ended."


class NoUndo(LudothequeError):
    """Nothing can be taken back."""


async def undo(hall: Hall, id: str, user: int, step: int) -> dict[str, Any]:
    """Takes back one's last choice: at once if that is free, otherwise with the others' consent."""
    live = await hall.newest(id)
    mine = live.info.seats_of(user)
    if not mine:
        raise NotSeated("you do not sit at this table.")
    if not live.info.undo:
        raise NoUndo("at this table nothing is taken back.")
    back = live.last_choice(mine)
    if back is None:
        raise NoUndo("there is nothing that you could take back.")
    if step != live.number:
        sentence = f"it is step {live.number} now; look at it before you take something back."
        raise Stale(sentence, live.number)
    target, free = back
    if free or not live.info.people() - {user}:
        return {"step": await hall.go_back(id, mine[0], step, target)}
    return await _propose(hall, id, "undo", mine[0], target, step, user)


async def propose_bot(hall: Hall, id: str, user: int, seat: int) -> dict[str, Any]:
    """Proposes that a bot takes the seat of somebody who has gone."""
    live = await hall.newest(id)
    if not live.info.seats_of(user):
        raise NotSeated("you do not sit at this table.")
    if live.state.over:
        raise NotNow("the game is over.")
    if not 0 <= seat < len(live.info.seats) or live.info.seats[seat].kind != PERSON:
        raise NotNow("there is no person on that seat.")
    if live.info.seats[seat].user == user:
        raise NotNow("to give up your own seat, resign.")
    return await _propose(hall, id, "replace", seat, seat, live.number, user)


async def vote(hall: Hall, id: str, user: int, number: int, agree: bool) -> dict[str, Any]:
    """Agrees or not; the last consent carries the proposal out, one refusal ends it."""
    info = await hall.store.info(id)
    if user not in info.asked(_open(info, number)):
        raise NotSeated("you are not asked.")
    if agree:
        return {"status": await _agree(hall, id, number, user)}
    this = and_(proposals.c.id == number, proposals.c.status == "open")
    async with hall.database.engine.begin() as connection:
        ended = await connection.execute(update(proposals).where(this).values(status="refused"))
    if not ended.rowcount:
        raise NotNow(_ENDED)
    await hall.changed(id)
    return {"status": "refused"}


async def settle(hall: Hall, id: str) -> None:
    """Carries out what everybody has agreed to whom it still needs, since somebody has gone."""
    for one in (await hall.store.info(id)).proposals:
        if one.kind == "replace":
            # Somebody else may have ended it at the same moment.
            with contextlib.suppress(NotNow):
                await _agree(hall, id, one.id, None)


def _open(info: Info, number: int) -> Proposal:
    """A proposal that can still be answered."""
    for one in info.proposals:
        if one.id == number and (one.kind != "undo" or one.step == info.step):
            return one
    raise NotNow(_ENDED)


async def _agree(hall: Hall, id: str, number: int, user: int | None) -> str:
    """Notes a consent and tells everybody; returns what has become of the proposal."""
    while True:
        live = await hall.newest(id)
        try:
            status = await handover.agree(hall, live, _open(live.info, number), user)
        except handover.Taken:
            continue
        if status == "open":
            await hall.changed(id)
        return status


async def _propose(
    hall: Hall, id: str, kind: str, seat: int, target: int, step: int, user: int
) -> dict[str, Any]:
    """Asks the others, unless they are asked already; if nobody is left to ask, it is done."""
    number = None
    for one in (await hall.store.info(id)).proposals:
        if (one.kind, one.seat) == (kind, seat) and (kind == "replace" or one.step == step):
            number = one.id
    if number is None:
        values = {
            "table_id": id,
            "kind": kind,
            "seat": seat,
            "target": target,
            "step": step,
            "votes": [user],
            "status": "open",
        }
        new = insert(proposals).values(values).returning(proposals.c.id)
        async with hall.database.engine.begin() as connection:
            number = int((await connection.execute(new)).scalar_one())
    if await _agree(hall, id, number, user) == "accepted":
        return {"step": (await hall.live(id)).number}
    return {"proposal": number}
