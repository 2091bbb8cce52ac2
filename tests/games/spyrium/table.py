"""Positions of Spyrium in a few words, for tests that read like a game.

>>> state = position(
...     market={"a1": "mine1", "b1": ("mineur", 1)},
...     workers={"a1-b1": [0, 1]},
...     seats=[{"money": 5, "phase": "activation"}, {}],
... )
>>> _ = play(state, "activate a1-b1 a1", "build")
>>> quarter(state, 0)
['mine1']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import ludotheque as lt
from ludotheque.games.spyrium.cards.card import is_tilted, number_in
from ludotheque.games.spyrium.position import SpyriumState

Cell = str | tuple[str | int, ...]


def position(
    *,
    seats: Sequence[Mapping[str, Any]] = ({}, {}),
    market: Mapping[str, Cell] | None = None,
    workers: Mapping[str, Sequence[int]] | None = None,
    **fields: Any,
) -> SpyriumState:
    """A position with the given market (card, or card and tokens), workers by gap and players.

    All that is left out takes its natural value. Two players by default; seat 0 decides.
    """
    data: dict[str, Any] = {"game": "spyrium", "players": [dict(seat) for seat in seats]}
    data["market"] = {place: _cell(cell) for place, cell in (market or {}).items()}
    data["workers"] = {gap: list(owners) for gap, owners in (workers or {}).items()}
    return cast(SpyriumState, lt.State.from_json(data | fields))


def _cell(cell: Cell) -> dict[str, Any]:
    if isinstance(cell, str):
        return {"card": cell}
    return {"card": cell[0], "tokens": list(cell[1:])}


def play(state: lt.State, *texts: str) -> list[dict[str, object]]:
    """Plays actions given in notation; returns all that happened as plain events."""
    events: list[dict[str, object]] = []
    for text in texts:
        events += [event.to_json() for event in state.apply(state.game.parse(text))]
    return events


def legal(state: lt.State) -> list[str]:
    """The legal actions in notation."""
    return [action.text for action in state.actions()]


def quarter(state: SpyriumState, seat: int) -> list[str]:
    """A seat's buildings; a tilted one is marked with a slash."""
    return [
        state.cards.buildings[number_in(slot)].id + ("/" if is_tilted(slot) else "")
        for slot in state.quarter[seat]
    ]
