"""Positions as JSON; `docs/positions-uchronia.md` lists the fields, `restore.py` reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludotheque.core.state import Frame
from ludotheque.games.uchronia.cards import COLOURS, ORDERS
from ludotheque.games.uchronia.frames import fields
from ludotheque.games.uchronia.state import ASKS, NOBODY, UchroniaState

Json = dict[str, Any]


def write(state: UchroniaState) -> Json:
    """The fields of a position as plain values."""
    return {
        "player": state.player,
        "last": state.last,
        "ending": state.ending,
        "players": [_write_player(state, seat) for seat in range(state.players)],
        "forum": counted(state.forum),
        "monopolies": {
            name: None if holder == NOBODY else holder
            for name, holder in zip(COLOURS, state.monopoly, strict=True)
        },
        "pile": named(state.pile),
        "plain": state.plain,
        "discard": named(state.discard),
        "works": _buildings(state, state.works),
        "building_pile": _buildings(state, state.building_pile),
        "sunk": state.sunk,
        "gone": _buildings(state, state.gone),
        "dry": state.dry,
        "used": _set(state, state.used),
        "started": _set(state, state.started),
        "raid": {
            "revealed": named(state.revealed),
            "spared": _seats(state, state.spared),
            "gave": _seats(state, state.gave),
            "effective": [_colours(state.obliging(seat)) for seat in range(state.players)],
        },
        "pending": [_write_frame(state, frame) for frame in state.stack],
    }


def named(cards: Iterable[int]) -> list[str]:
    """Cards by their colours."""
    return [COLOURS[card] for card in cards]


def counted(numbers: Sequence[int]) -> dict[str, int]:
    """How many cards there are of each colour that there is."""
    return {name: number for name, number in zip(COLOURS, numbers, strict=True) if number}


def _colours(bits: int) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]


def _seats(state: UchroniaState, bits: int) -> list[int]:
    return [seat for seat in range(state.players) if bits >> seat & 1]


def _buildings(state: UchroniaState, numbers: Iterable[int]) -> list[str]:
    return [state.cards.buildings[number].id for number in numbers]


def _set(state: UchroniaState, bits: int) -> list[str]:
    return [card.id for card in state.cards.named(bits)]


def _write_player(state: UchroniaState, seat: int) -> Json:
    here = slice(5 * seat, 5 * seat + 5)
    return {
        "hand": named(state.hands[seat]),
        "seen": named(state.seen[seat]),
        "domain": named(state.domain[seat]),
        "stock": counted(state.stock[here]),
        "activities": counted(state.activities[here]),
        "sites": [
            {"building": state.cards.buildings[number].id, "resources": named(under)}
            for number, *under in state.sites[seat]
        ],
        "completed": _set(state, state.completed[seat]),
    }


def _write_frame(state: UchroniaState, frame: Frame) -> Json:
    told: Json = {"ask": ASKS[frame[0]], "seat": frame[1]}
    for place, (name, sort) in enumerate(fields(frame[0]), 2):
        told[name] = (
            named(frame[place:]) if sort == "colours" else _write_value(state, sort, frame[place])
        )
    return told


def _write_value(state: UchroniaState, sort: str, value: int) -> int | str | bool | None:
    if sort == "flag":
        return bool(value)
    if sort == "colour":
        return COLOURS[value]
    if sort == "order":
        return ORDERS[value]
    if sort in ("building", "source"):
        return None if value == NOBODY else state.cards.buildings[value].id
    return value
