"""The other processes of a house: who is still there, and who has fallen silent."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar.channels import Subscriber

from ludotheque.server import notes
from ludotheque.server.hall import SIGNED_OUT, Hall

BEAT = 10.0
"""Seconds between two signs of life."""
SILENCE = 3.5 * BEAT
"""Seconds after which a process that is not heard of any more has gone."""
_log = logging.getLogger(__name__)


class _Heading(msgspec.Struct):
    sender: str
    what: str
    table: str


class Neighbours:
    """What a process knows of the others by their notes.

    Whoever was killed cannot say so: their people are taken for gone when they fall silent.
    """

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._heard: dict[str, float] = {}
        self._awake = 0.0

    async def listen(self, subscriber: Subscriber) -> None:
        """Follows every note that comes."""
        async for message in subscriber.iter_events():
            try:
                await self.hear(message, _now())
            except Exception as error:
                _log.error("a note could not be followed", exc_info=error)

    async def hear(self, message: bytes, now: float) -> None:
        """Follows one note; a process that is new here is told who is present."""
        if message == notes.MISSED:
            await self._hall.reread_all()
            await self._hall.tell_presence_anew()
            return
        note = msgspec.json.decode(message, type=_Heading)
        if note.sender == self._hall.name:
            return
        new = note.sender not in self._heard
        self._heard[note.sender] = now
        if note.what == SIGNED_OUT:
            self._hall.devices.hang_up(note.table)
        else:
            await self._hall.hear(message)
        if new:
            await self._hall.tell_presence_anew()

    async def beat(self) -> None:
        """Gives signs of life, and notices who gives none, for ever."""
        self._awake = _now()
        while True:
            await self.look_around(_now())
            await asyncio.sleep(BEAT)

    async def look_around(self, now: float) -> None:
        """One sign of life; forgets the processes that have fallen silent."""
        if now - self._awake > SILENCE:
            # Others have forgotten this process while it slept.
            await self._hall.tell_presence_anew()
        self._awake = now
        await self._hall.say_alive()
        for process in [one for one, heard in self._heard.items() if now - heard > SILENCE]:
            del self._heard[process]
            await self._hall.forget(process)


def _now() -> float:
    return asyncio.get_running_loop().time()
