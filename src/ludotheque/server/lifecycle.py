"""The life of a table around its game: set up, join, leave, start, rematch, branch off."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from ludotheque.bots import NAMES, check_names
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import OptionValue, find
from ludotheque.server import seating
from ludotheque.server.hall import Hall, NotNow, NotSeated
from ludotheque.server.handover import SUBSTITUTE
from ludotheque.server.live import Info, Seat
from ludotheque.server.seating import BOT, OPEN, PERSON


async def create(
    hall: Hall,
    user: int,
    game: str,
    wanted: Sequence[Mapping[str, Any]],
    options: Mapping[str, OptionValue],
    *,
    listed: bool,
    undo: bool,
    hints: bool,
    start_now: bool,
) -> Info:
    """A new table; it starts at once if everybody is there and that was asked for."""
    chosen = find(game)
    if not chosen.min_players <= len(wanted) <= chosen.max_players:
        raise BadSetup(
            f"{chosen.title} is for {chosen.min_players} to {chosen.max_players} players, "
            f"not {len(wanted)}."
        )
    who = [_seat(number, one, user) for number, one in enumerate(wanted)]
    if all(seat.user is None for seat in who):
        raise BadSetup("you must sit on at least one seat of your table.")
    begin = start_now and all(seat.kind != OPEN for seat in who)
    id = await seating.create(
        hall.database,
        chosen,
        options,
        user,
        who,
        listed=listed,
        undo=undo,
        hints=hints,
        begin=begin,
    )
    assert id is not None
    return await _told(hall, id)


def _seat(number: int, wanted: Mapping[str, Any], user: int) -> Seat:
    kind = wanted.get("kind")
    if kind == "me":
        return Seat(number, PERSON, user, "", None, False)
    if kind == BOT:
        name = wanted.get("bot") or NAMES[0]
        check_names([name])
        return Seat(number, BOT, None, "", name, False)
    return Seat(number, OPEN, None, "", None, False)


async def join(hall: Hall, id: str, user: int, number: int | None) -> Info:
    """Takes an open seat; the first one unless a seat is named."""
    info = await _before_start(hall, id)
    free = [seat for seat in info.seats if seat.kind == OPEN and number in (None, seat.seat)]
    for seat in free:
        person = Seat(seat.seat, PERSON, user, "", None, False)
        if await seating.take_open_seat(hall.database, id, person):
            return await _told(hall, id)
    raise NotNow("there is no open seat left; you can watch the game.")


async def leave(hall: Hall, id: str, user: int) -> Info:
    """Gives one's seats up before the game begins."""
    _seats_of(await _before_start(hall, id), user)
    if not await seating.give_up_seats(hall.database, id, user):
        raise NotNow("the game has begun already.")
    return await _told(hall, id)


async def start(hall: Hall, id: str, user: int) -> Info:
    """Begins the game; the host does that when all seats are taken."""
    info = await _before_start(hall, id)
    if info.host != user:
        raise NotSeated("only the host of the table starts the game.")
    if any(seat.kind == OPEN for seat in info.seats):
        raise NotNow("there is an open seat: wait for somebody, or seat a bot.")
    if not await seating.begin(hall.database, info):
        raise NotNow("the table has just changed; look again.")
    return await _told(hall, id)


async def seat_bot(hall: Hall, id: str, user: int, number: int, bot: str) -> Info:
    """Seats a bot on an open seat; the host does that."""
    info = await _before_start(hall, id)
    check_names([bot])
    if info.host != user:
        raise NotSeated("only the host of the table seats bots.")
    seat = Seat(number, BOT, None, "", bot, False)
    if not await seating.take_open_seat(hall.database, id, seat):
        raise NotNow("that seat is not open.")
    return await _told(hall, id)


async def rematch(hall: Hall, id: str, user: int) -> Info:
    """A new table with the same seats, or the one that somebody has made already."""
    info = await hall.store.info(id)
    if info.status != "over":
        raise NotNow("the game is still running.")
    _seats_of(info, user)
    if info.successor is not None:
        return await hall.store.info(info.successor)
    opened = await hall.store.opened(id)
    new = await seating.create(
        hall.database,
        info.game,
        opened.options,
        user,
        [Seat(s.seat, s.kind, s.user, "", s.bot, False) for s in info.seats],
        listed=info.listed,
        undo=info.undo,
        hints=info.hints,
        begin=True,
        follows=id,
    )
    await hall.changed(id)
    if new is None:
        return await rematch(hall, id, user)
    return await _told(hall, new)


async def branch(hall: Hall, id: str, user: int, step: int, seat: int | None) -> Info:
    """Plays on from a step of a finished game, against bots."""
    info = await hall.store.info(id)
    if info.status != "over":
        raise NotNow("the game is still running; one can play on from a finished game.")
    state = (await hall.record(id)).replay(step)
    if state.over:
        raise NotNow("the game is over at that step; choose an earlier one.")
    mine = seat if seat is not None else (state.actor or 0)
    if not 0 <= mine < len(info.seats):
        raise BadSetup(f"there is no seat {mine}.")
    seats = [
        Seat(s.seat, PERSON, user, "", None, False)
        if s.seat == mine
        else Seat(s.seat, BOT, None, "", s.bot or SUBSTITUTE, False)
        for s in info.seats
    ]
    opened = await hall.store.opened(id)
    # What that seat could not know is shuffled anew, so nobody plays on with hindsight.
    position = state.view(mine).sample(SystemRandom()).to_json()
    new = await seating.create(
        hall.database,
        info.game,
        opened.options,
        user,
        seats,
        listed=False,
        undo=info.undo,
        hints=info.hints,
        begin=True,
        position=position,
    )
    assert new is not None
    return await _told(hall, new)


async def _before_start(hall: Hall, id: str) -> Info:
    info = await hall.store.info(id)
    if info.status != "open":
        raise NotNow("the game has begun already.")
    return info


def _seats_of(info: Info, user: int) -> list[int]:
    mine = info.seats_of(user)
    if not mine:
        raise NotSeated("you do not sit at this table.")
    return mine


async def _told(hall: Hall, id: str) -> Info:
    await hall.changed(id)
    return await hall.info(id)
