"""The types of WebSocket messages of the client, and of what requests name."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

StepNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
ActionText = Annotated[str, msgspec.Meta(max_length=60)]


class Act(Struct, tag_field="type", tag="act"):
    """Plays an action in answer to a step; the result comes to everybody as a `step`."""

    step: StepNumber
    action: ActionText
    seat: SeatNumber | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Keeps the connection open; it is not answered."""


ClientMessage = Act | Ping
