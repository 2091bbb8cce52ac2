"""Which WebSockets are let in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludotheque.server.realtime import admission as admission_module
from ludotheque.server.realtime.admission import PER_USER, Admission, greeted


class Visitor:
    """A WebSocket that stays until the test lets it go."""

    def __init__(self, address: str) -> None:
        self.scope: Any = {"type": "websocket", "client": (address, 1), "state": {}}
        self.scope["extensions"] = {"websocket.http.response": {}}
        self.sent: list[Any] = []
        self.leaving = asyncio.Event()
        self.inside = False

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.inside = True
        await self.leaving.wait()

    async def receive(self) -> Any:
        return {"type": "websocket.connect"}

    async def send(self, event: Any) -> None:
        self.sent.append(event)

    def arrive(self, admission: Admission) -> asyncio.Task[None]:
        return asyncio.create_task(admission.serve(self.app, self.scope, self.receive, self.send))


async def turn() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_an_address_has_so_many_sockets_and_others_are_not_concerned() -> None:
    async def run() -> None:
        admission = Admission(per_address=3, messages_per_second=1)
        visitors = [Visitor("10.0.0.1") for _ in range(4)] + [Visitor("10.0.0.2")]
        tasks = [visitor.arrive(admission) for visitor in visitors]
        for visitor in visitors[:3]:
            await turn()
            greeted(visitor.scope)
        await turn()
        assert [visitor.inside for visitor in visitors] == [True, True, True, False, True]
        assert visitors[3].sent[0]["status"] == 429
        for visitor in visitors:
            visitor.leaving.set()
        await asyncio.gather(*tasks)
        again = Visitor("10.0.0.1")
        await again.arrive(admission)
        assert again.sent[0]["status"] == 429, "it has opened as many as it may in a minute"

    asyncio.run(run())


def test_the_sockets_of_an_address_may_send_so_many_messages_together() -> None:
    admission = Admission(per_address=3, messages_per_second=20)
    mine, also_mine = (Visitor(f"2001:db8::{number}").scope for number in (1, 2))
    assert all(admission.may_send(scope, 100.0) for scope in [mine, also_mine] * 10)
    assert not admission.may_send(mine, 100.0)
    assert admission.may_send(Visitor("2001:db8:1::1").scope, 100.0), "another network"
    # Whoever goes on sending is let through as often as everybody else.
    sent = [admission.may_send(mine, 100 + tenth / 100) for tenth in range(1, 101)]
    assert 19 <= sum(sent) <= 20


def test_many_addresses_are_forgotten_when_they_have_sent_nothing_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(admission_module, "_MANY_ADDRESSES", 10)
    admission = Admission(per_address=3, messages_per_second=1)
    for number in range(200):
        assert admission.may_send(Visitor(f"10.0.0.{number}").scope, float(number))
    assert len(admission._messages._left) <= 11


def test_a_crowd_is_greeted_a_few_at_a_time() -> None:
    async def run() -> None:
        admission = Admission(per_address=100, messages_per_second=1)
        visitors = [Visitor("10.0.0.1") for _ in range(20)]
        tasks = [visitor.arrive(admission) for visitor in visitors]
        await turn()
        assert sum(visitor.inside for visitor in visitors) == 4
        for visitor in visitors:
            await turn()
            greeted(visitor.scope)
        assert all(visitor.inside for visitor in visitors)
        for visitor in visitors:
            visitor.leaving.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_a_user_has_so_many_sockets() -> None:
    admission = Admission(per_address=1000, messages_per_second=1)
    assert all(admission.add_user(7) for _ in range(PER_USER))
    assert not admission.add_user(7)
    assert admission.add_user(8)
    assert admission.add_user(None)
    admission.remove_user(7)
    assert admission.add_user(7)
