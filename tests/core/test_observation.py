from __future__ import annotations

from array import array
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.observation import (
    Bag,
    ByName,
    BySeat,
    Choice,
    Layout,
    Number,
    Part,
    Pending,
    Pile,
    Row,
    Seat,
    Seats,
    Stack,
    Unseen,
)


def written(part: Part, data: Any, first: int = 0) -> dict[str, float]:
    """The numbers that are not 0, by name."""
    out = array("f", bytes(4 * part.size))
    part.write(data, out, 0, first)
    return {name: share for name, share in zip(part.names(), out, strict=True) if share}


@pytest.mark.parametrize(
    ("part", "data", "numbers"),
    [
        (Number(8), 2, {"": 0.25}),
        (Number(8), 9, {"": 1}),
        (Choice(("wood", "clay")), "clay", {"clay": 1}),
        (Bag(("wood", "clay"), 4), ["clay", "clay"], {"clay": 0.5}),
        (Bag(("wood", "clay"), 4), {"wood": 1}, {"wood": 0.25}),
        (Bag(("wood",)), ["wood", "wood"], {"wood": 1}),
        (Pile((1, 2), 8), {"hidden": 4, "known": [2]}, {"size": 0.5, "2": 1}),
        (Pile((1, 2), 8), [1, 2], {"size": 0.25, "1": 1, "2": 1}),
        (Row(2, Number(4)), [1, None, 4], {"0": 0.25}),
        (Stack(("a", "b")), ["a", "b"], {"last.b": 1, "all.a": 1, "all.b": 1}),
        (
            ByName("card", ("a", "b"), {"tilted": Number()}, copies=2),
            [{"card": "b", "tilted": False}, {"card": "b", "tilted": True}, {"card": "b"}],
            {"b.0.there": 1, "b.1.there": 1, "b.1.tilted": 1},
        ),
        (
            Pending(("turn", "pay"), 2, {"due": Number(10)}),
            [{"ask": "turn", "seat": 0}, {"ask": "pay", "seat": 1, "due": 5}],
            {"now.ask.pay": 1, "now.seat.1": 1, "now.due": 0.5, "below.turn": 0.25},
        ),
    ],
)
def test_a_value_becomes_numbers(part: Part, data: Any, numbers: dict[str, float]) -> None:
    assert written(part, data) == numbers


@pytest.mark.parametrize(
    ("part", "data", "numbers"),
    [
        (Seat(3), 0, {"1": 1}),
        (Seats(3, 2), [2, 0, 0], {"0": 0.5, "1": 1}),
        (BySeat(3, Number(4)), [1, 2, 3], {"0": 0.75, "1": 0.25, "2": 0.5}),
        (
            Unseen(3, {"deck": Number(4), "city *": Number(4)}),
            {"deck": 1, "city 0": 4, "city 2": 2},
            {"deck": 0.25, "city 0": 0.5, "city 1": 1},
        ),
    ],
)
def test_seats_are_counted_from_the_viewer(
    part: Part, data: Any, numbers: dict[str, float]
) -> None:
    assert written(part, data, first=2) == numbers


def test_everybody_finds_their_own_things_in_the_same_place() -> None:
    state = lt.State.from_json({"game": "spyrium", "players": [{"money": 4}, {"money": 8}, {}]})
    layout = state.game.observation(3)
    place = layout.names().index("players.0.money")
    shares = [layout.encode(state.view(seat))[place] for seat in (0, 1, None)]
    assert shares == pytest.approx([0.1, 0.2, 0.1])


def test_a_layout_begins_with_the_seat_that_decides() -> None:
    layout = Layout(0, 2, {"turn": Number(4)})
    assert layout.write({"seat": 1, "actor": 1, "turn": 2}).tolist() == [1, 0, 0.5]
