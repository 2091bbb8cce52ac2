"""Reading a game from a snapshot and a short tail of the log."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.server.storage.games import SNAPSHOT_EVERY, GameStore
from ludotheque.server.storage.log import Entry
from tests.server.conftest import LocalServer


def test_opening_reads_a_snapshot_and_a_short_tail(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = server.person()
    id = zoe.finished("me", "random", "random")
    memory = server.live(id)
    # The server also reads by itself, whenever another process reports a change.
    read: list[int] = []
    plain = GameStore._read

    async def counting(*args: Any) -> list[Entry]:
        found = await plain(*args)
        read.append(len(found))
        return found

    monkeypatch.setattr(GameStore, "_read", counting)
    opened = server.stored(id)
    assert opened.state.digest() == memory.state.digest()
    assert opened.step == memory.step > 6 * SNAPSHOT_EVERY
    assert max(read) <= 4 * SNAPSHOT_EVERY
