"""Words as keys: what is to be said, before it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Message(NamedTuple):
    """A key of a message catalogue and its parameters; a parameter may be a message itself."""

    key: str
    params: Mapping[str, int | str | Message]

    def to_json(self) -> list[object]:
        """The message as plain lists and dicts, for clients that speak for themselves."""
        return [
            self.key,
            {
                name: value.to_json() if isinstance(value, Message) else value
                for name, value in self.params.items()
            },
        ]


def say(key: str, **params: int | str | Message) -> Message:
    """A message with its parameters named.

    >>> say("log-gain", amount=3)
    Message(key='log-gain', params={'amount': 3})
    """
    # The constructor of a named tuple is plain Python even where this is compiled; messages are
    # made by the dozen for each position that is sent.
    return tuple.__new__(Message, (key, params))
