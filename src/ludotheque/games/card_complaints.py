"""What msgspec complains about, as messages of the catalogues."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.core.message import Message, say

_TYPES: Final = {
    "int": "wrong-expected-number",
    "str": "wrong-expected-text",
    "bool": "wrong-expected-flag",
    "array": "wrong-expected-list",
    "object": "wrong-expected-table",
}
_PATTERNS: Final = (
    (r"Expected `int` >= (?P<least>-?\d+)", "wrong-least"),
    (r"Expected `int` <= (?P<most>-?\d+)", "wrong-most"),
    (r"Expected `array` of length (?P<number>\d+)(, got \d+)?", "wrong-length"),
    (r"Expected `array` of (?:at least )?length >= (?P<least>\d+)", "wrong-length-least"),
    (r"Expected `array` of (?:at most )?length <= (?P<most>\d+)", "wrong-length-most"),
    (r"Object missing required field `(?P<field>\w+)`", "wrong-missing"),
    (r"Object contains unknown field `(?P<field>[^`]+)`", "wrong-unknown-field"),
    (r"Invalid enum value '?(?P<value>[^']*)'?", "wrong-value"),
)


def message_of(complaint: str) -> Message:
    """A complaint of msgspec as a message; what is not known is said as it is."""
    for pattern, key in _PATTERNS:
        found = re.fullmatch(pattern, complaint)
        if found:
            named = found.groupdict().items()
            params = {name: int(text) if text.isdecimal() else text for name, text in named}
            return Message(key, params)
    expected = re.fullmatch(r"Expected `(\w+)(?: \| .*)?`, got `.*`", complaint)
    if expected and expected[1] in _TYPES:
        return say(_TYPES[expected[1]])
    return say("wrong-other", text=f"{complaint}.")
