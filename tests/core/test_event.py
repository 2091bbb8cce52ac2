"""Events and messages: plain, immutable in effect, and readable by name."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest

from ludotheque.core.event import Event, EventKind
from ludotheque.core.message import Message, say

BOUGHT = EventKind("bought", ("card", "price"))


def test_values_are_read_by_name() -> None:
    event = Event(BOUGHT, 2, (5, 3))
    assert (event["card"], event["price"]) == (5, 3)
    assert "bought" in repr(event)
    with pytest.raises(ValueError, match="not in tuple"):
        event["colour"]


def test_an_event_is_plain_values_with_its_kind_and_seat() -> None:
    event = Event(BOUGHT, 2, (5, None))
    data = event.to_json()
    assert json.loads(json.dumps(data)) == data
    assert (data["event"], data["seat"]) == ("bought", 2)


@pytest.mark.parametrize("name", ["event", "seat"])
def test_no_value_may_be_named_like_the_kind_or_the_seat(name: str) -> None:
    """In the JSON of the event it would stand in their place."""
    with pytest.raises(ValueError, match=f"'{name}'"):
        EventKind("next-event", ("card", name))


def test_events_survive_pickling_and_copying() -> None:
    event = Event(BOUGHT, 2, (5, 3))
    for other in (pickle.loads(pickle.dumps(event)), copy.copy(event), copy.deepcopy(event)):
        assert other.to_json() == event.to_json()
        assert other.kind.zones == event.kind.zones


def test_a_message_is_a_key_with_parameters_that_may_be_messages() -> None:
    message = say("log-bought", card=say("card-mine"), price=3)
    assert message == Message("log-bought", {"card": Message("card-mine", {}), "price": 3})
    assert message.to_json() == ["log-bought", {"card": ["card-mine", {}], "price": 3}]
    assert json.loads(json.dumps(message.to_json())) == message.to_json()


DEEP_CHAIN = """
from ludotheque.core.event import Event, EventKind
kind, chain = EventKind("passed", ()), None
for _ in range(300):
    chain = [chain, Event(kind, 0, ())]
"""


def test_events_deep_in_a_chain_are_freed_within_their_own_memory() -> None:
    """Compiled objects that no garbage collector knows write before themselves where they nest."""
    checked = os.environ | {"PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(
        [sys.executable, "-c", DEEP_CHAIN], env=checked, capture_output=True, text=True
    )
    assert (ended.returncode, ended.stderr) == (0, "")
