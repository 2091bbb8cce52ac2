"""The hall: every table of this process, and the one way in which an answer becomes part of a game.

The database is the only truth. A table in memory may be behind; then the database refuses the
entry, the table is read anew, and whoever came too late is told so.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from ludotheque.bots import ADVISER, JUDGE
from ludotheque.core.errors import GameOver, LudothequeError, NotYourTurn, Stale
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.server.audience import Audience, Listener
from ludotheque.server.bots import BotRoom
from ludotheque.server.database import Database
from ludotheque.server.devices import Devices
from ludotheque.server.herald import Herald
from ludotheque.server.journal import Entry, Journal
from ludotheque.server.live import Info, LiveTable, LogRow, Told, event_json
from ludotheque.server.memory import Memory
from ludotheque.server.records import recorded
from ludotheque.server.store import Store, dump

_MOST_LIVE = 1000
"""Tables kept in memory; those that nobody watches are the first to go."""
_BOT_PAUSE = 5.0
"""Seconds after which a bot that failed, such as for want of the database, tries again."""
SIGNED_OUT = "signed out"
"""What is noted of a device, in place of a table."""
_log = logging.getLogger(__name__)


class NotSeated(LudothequeError):
    """Only somebody who sits at the table may do that."""


class NotNow(LudothequeError):
    """The table is not at a stage where that can be done."""


class Note(msgspec.Struct):
    """What processes tell each other: that a table has changed, and who watches it there.

    The rest is in the database.
    """

    table: str
    what: str
    sender: str
    people: list[int]


class Hall:
    """All tables of one process."""

    def __init__(
        self, database: Database, name: str, publish: Callable[[bytes], Awaitable[None]] | None
    ) -> None:
        self.database = database
        self.store = Store(database)
        self.audience = Audience()
        self.herald = Herald(self.audience, self.store)
        self.devices = Devices()
        self.journal = Journal(database)
        self.bots = BotRoom()
        self._memory = Memory()
        self.name = name
        self._publish = publish
        self._lives: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[tuple[str, int]] = set()
        self._closing = False

    async def open(self) -> None:
        """Begins to work: the journal, and the bots that were interrupted."""
        self.journal.start()
        for id in await self.store.waiting_for_bots():
            self.wake_bot(await self.live(id))

    async def close(self) -> None:
        """Ends everything; nothing is lost by it."""
        self._closing = True
        self.audience.let_all_go()
        self.bots.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.journal.stop()
        # What has just been written is told, too.
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables in memory.

    async def live(self, id: str) -> LiveTable:
        """A table whose game has begun."""
        if id not in self._lives:
            async with self._reading.setdefault(id, asyncio.Lock()):
                if id not in self._lives:
                    info = await self.store.info(id)
                    if info.status == "open":
                        raise NotNow("the game has not begun yet.")
                    self._lives[id] = await self.store.load(info)
                    self._make_room(id)
        return self._lives[id]

    async def live_at_least(self, id: str, step: int) -> LiveTable:
        """A table whose game has reached a step, even if a note of another process got lost."""
        if (await self.live(id)).number < step:
            await self.refresh(id)
        return await self.live(id)

    async def newest(self, id: str) -> LiveTable:
        """A table whose game has begun, as the database has it at this moment."""
        info = await self.store.info(id)
        live = await self.live_at_least(id, info.step)
        known, live.info = live.info, info
        live.update_info()
        if info != known:
            live.told = Told()
        return live

    def _make_room(self, new: str) -> None:
        """Lets an old table go, the first that nobody watches, but not the one just read."""
        if len(self._lives) > _MOST_LIVE:
            old = [id for id in self._lives if id != new]
            oldest = next((id for id in old if not self.audience.of(id)), old[0])
            del self._lives[oldest]
            self._reading.pop(oldest, None)

    async def info(self, id: str) -> Info:
        """What is known of a table, from memory if its game runs here."""
        live = self._lives.get(id)
        return live.info if live is not None else await self.store.info(id)

    async def refresh(self, id: str) -> None:
        """Reads a table anew if it is in memory."""
        if id in self._lives:
            read = await self.store.load(await self.store.info(id))
            # While it was read, this process itself may have gone on.
            if id not in self._lives or self._lives[id].number <= read.number:
                self._lives[id] = read

    # Answers.

    async def act(self, id: str, user: int, step: int, text: str, seat: int | None) -> int:
        """A person's answer to the decision of a step; returns the next step."""
        live = await self._at_step(id, step)
        mine = live.info.seats_of(user)
        if not mine or (seat is not None and seat not in mine):
            raise NotSeated("you do not sit there.")
        actor = live.state.actor
        if seat is None and actor in mine:
            seat = actor
        return await self._answer(live, mine[0] if seat is None else seat, text)

    async def _at_step(self, id: str, step: int) -> LiveTable:
        """The table, if a step is the one that waits for an answer."""
        live = self._lives.get(id)
        if live is None or live.number < step:
            live = await self.live_at_least(id, step)
        if step != live.number:
            what = "has been answered already" if step < live.number else "is not reached yet"
            raise Stale(f"step {step} {what}; it is step {live.number} now.", live.number)
        return live

    async def _answer(self, live: LiveTable, seat: int, text: str) -> int:
        state = live.state.copy()
        state.listening = True
        if state.over:
            raise GameOver("the game is over.")
        if seat != state.actor:
            raise NotYourTurn(f"seat {state.actor} decides now.")
        action = live.info.game.parse(text)
        events = [event_json(event) for event in state.apply(action, seat)]
        row = LogRow(live.number, "action", seat, action.text, events)
        snapshot = dump(state) if live.snapshot_is_due() or state.over else None
        entry = Entry(
            live.info.id,
            row.number,
            row.kind,
            seat,
            row.action,
            events,
            state.actor,
            state.over,
            snapshot,
        )
        await self._accept(entry, row, state)
        return row.number + 1

    async def _accept(self, entry: Entry, row: LogRow, state: State) -> None:
        """Commits an entry; only then does anybody hear of it."""
        told = partial(self._committed, entry.table, row, state)
        if not await self.journal.submit(entry, told):
            await self.refresh(entry.table)
            await self._tell_step(entry.table)
            sentence = f"step {row.number} has just been answered by somebody else."
            raise Stale(sentence, (await self.live(entry.table)).number)

    def _committed(self, id: str, row: LogRow, state: State) -> None:
        """Follows an accepted entry and tells everybody, here and in other processes."""
        live = self._lives.get(id)
        if live is not None and live.number == row.number:
            live.follow(row, state)
            live.update_info()
            self._memory.moved()
            self.wake_bot(live)
        if live is None or self.herald.tell_now(live):
            self._begin(self._tell_step(id))
        if self._publish is not None:
            self._begin(self._send(id, "step"))

    async def _tell_step(self, id: str) -> None:
        """Tells everybody where a table stands, whatever must be read for that."""
        live = await self.live(id)
        self.wake_bot(live)
        await self.herald.tell_step(live)

    # Bots.

    def wake_bot(self, live: LiveTable) -> None:
        """Lets a bot think if it is to move and does not think yet."""
        question = live.info.id, live.number
        if self._closing or question in self._thinking:
            return
        if live.bot_to_move() is not None:
            self._thinking.add(question)
            self._begin(self._bot_turn(*question))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _bot_turn(self, id: str, number: int) -> None:
        try:
            await self._bot_answer(id, number)
        except (Stale, NotYourTurn):
            pass
        except Exception as error:
            _log.error("a bot failed at table %s, step %s", id, number, exc_info=error)
            asyncio.get_running_loop().call_later(_BOT_PAUSE, self._wake_again, id)
        finally:
            self._thinking.discard((id, number))

    def _wake_again(self, id: str) -> None:
        if id in self._lives:
            self.wake_bot(self._lives[id])

    async def _bot_answer(self, id: str, number: int) -> None:
        live = await self.live(id)
        seat = live.bot_to_move()
        if seat is None or live.number != number:
            return
        assert seat.bot is not None
        # Repeatable, yet different for every decision of every table.
        seed = zlib.crc32(f"{id}:{number}".encode())
        text = await self.bots.choose(seat.bot, seed, live.state.view(seat.seat))
        await self._answer(await self._at_step(id, number), seat.seat, text)

    async def hints(self, id: str, user: int, step: int) -> list[dict[str, Any]]:
        """What a strong bot would do in the place of somebody who must decide."""
        live = await self._at_step(id, step)
        seat = live.state.actor
        if not live.info.hints:
            raise NotNow("hints are turned off at this table.")
        if seat is None or seat not in live.info.seats_of(user):
            raise NotYourTurn("a hint is for whoever must decide.")
        return await self.bots.advise(ADVISER, step, live.state.view(seat))

    # Finished games.

    async def record(self, id: str) -> Record:
        """The record of a finished game."""
        info = await self.store.info(id)
        if info.status != "over":
            raise NotNow("the game is still running; its record is opened when it ends.")
        rows = await self.store.log(id, 0, info.step)
        return await asyncio.to_thread(recorded, info, await self.store.opened(id), rows)

    async def review(self, id: str) -> dict[str, Any]:
        """Where a finished game was won and lost."""
        return await self.bots.review(JUDGE, (await self.record(id)).to_json())

    # Other processes.

    async def reread_all(self) -> None:
        """Reads all watched tables anew: what other processes said may have been lost."""
        for id in self.audience.tables():
            await self.refresh(id)
            await self._reread_info(id)
            await self.herald.tell_chat(id)
            if id in self._lives:
                await self.herald.tell_step(self._lives[id])

    async def say_alive(self) -> None:
        """A sign of life for the other processes."""
        await self._send("", "alive")

    async def tell_presence_anew(self) -> None:
        """Tells the other processes who is here."""
        for id in self.audience.tables():
            await self._send(id, "presence")

    async def hang_up(self, device: str) -> None:
        """Somebody has signed out on a device: its sockets end, wherever they are."""
        self.devices.hang_up(device)
        await self._send(device, SIGNED_OUT)

    async def forget(self, process: str) -> None:
        """Another process has gone, and everybody who was there."""
        for id in self.audience.forget(process):
            await self._tell_presence(id)

    # Undo, and what changes a seat.

    async def go_back(self, id: str, seat: int, step: int, target: int) -> int:
        """Takes the game back to an earlier step; whether that is allowed was asked before."""
        live = await self._at_step(id, step)
        state = live.at(target)
        row = LogRow(live.number, "undo", seat, str(target), [])
        entry = Entry(
            id, row.number, row.kind, seat, row.action, [], state.actor, state.over, dump(state)
        )
        await self._accept(entry, row, state)
        return row.number + 1

    async def written(self, id: str) -> None:
        """Follows what was written into the log together with other changes; tells everybody."""
        await self.refresh(id)
        await self._send(id, "step")
        await self.changed(id)

    async def changed(self, id: str) -> None:
        """Tells everybody that the seats or the stage of a table have changed."""
        info = await self._reread_info(id)
        if info.status == "playing":
            self.wake_bot(await self.live(id))
        await self._send(id, "table")

    async def _reread_info(self, id: str) -> Info:
        info = await self.store.info(id)
        live = self._lives.get(id)
        if live is not None:
            live.info = info
            live.update_info()
            live.told = Told()
        self.herald.tell_table(info)
        if info.status == "playing" and self.audience.of(id):
            await self.herald.tell_step(await self.live(id), again=True)
        return info

    # Telling.

    async def _send(self, id: str, what: str) -> None:
        if self._publish is None:
            return
        note = Note(id, what, self.name, sorted(self.audience.here(id)))
        await self._publish(msgspec.json.encode(note))

    async def hear(self, message: bytes) -> None:
        """A note from this or another process."""
        note = msgspec.json.decode(message, type=Note)
        if note.sender == self.name:
            return
        new = self.audience.heard_of(note.table, note.sender, note.people)
        if note.what == "table":
            await self._reread_info(note.table)
        elif note.what == "chat":
            await self.herald.tell_chat(note.table)
        elif note.what == "presence":
            await self._tell_presence(note.table)
        elif note.table in self._lives:
            await self.refresh(note.table)
            await self.herald.tell_step(self._lives[note.table])
        if new and self.audience.here(note.table):
            await self._send(note.table, "presence")

    async def presence(self, id: str) -> None:
        """Tells everybody that somebody has come or gone."""
        await self._tell_presence(id)
        await self._send(id, "presence")

    async def leave(self, id: str, listener: Listener) -> None:
        """Somebody no longer watches a table."""
        self.audience.leave(id, listener)
        await asyncio.shield(self._begin(self._left(id, listener)))

    async def _left(self, id: str, listener: Listener) -> None:
        """Notes how far somebody has seen the table that they leave, and tells the others."""
        if listener.user is not None:
            await self.store.has_seen(id, listener.user, listener.number)
        await self.presence(id)

    async def _tell_presence(self, id: str) -> None:
        if self.audience.of(id):
            self.herald.tell_table(await self.info(id))

    async def catch_up(self, id: str, listener: Listener) -> None:
        """Tells a new listener what has happened while it was being greeted."""
        live = self._lives.get(id)
        if live is not None and listener.number < live.number:
            await self.herald.tell_step(live)

    async def chat(self, id: str, user: int, text: str) -> None:
        """A line of chat, stored and then told."""
        await self.store.chat(id, user, text)
        await self.herald.tell_chat(id)
        await self._send(id, "chat")
