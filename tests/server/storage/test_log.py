"""Events as the log stores them."""

from __future__ import annotations

import json

import ludotheque as lt
from ludotheque.core.event import Event
from ludotheque.server.storage.log import Entry, LogAppend, _entry_row, read_event

GAME = lt.GAMES["spyrium"]
KIND = next(iter(GAME.event_kinds.values()))
VALUES = tuple(range(len(KIND.params)))


def parts(event: Event | None) -> tuple[object, ...]:
    assert event is not None
    return event.kind, event.seat, event.values, event.by, event.cause


def test_an_event_is_stored_with_who_caused_it_and_why() -> None:
    event = Event(KIND, 1, VALUES, 2, ("card", 3))
    row = _entry_row(LogAppend("abc", Entry(0, "action", 1, "pass", (event,)), 1, False))
    (stored,) = json.loads(json.dumps(row["events"]))
    assert parts(read_event(GAME, stored)) == parts(event)


def test_an_event_with_other_values_than_today_is_not_read() -> None:
    assert read_event(GAME, [KIND.name, 1, list(VALUES)]) is None
    assert read_event(GAME, [KIND.name, 1, [*VALUES, 1], -1, None]) is None
    assert read_event(GAME, ["unheard-of", 1, list(VALUES), -1, None]) is None
