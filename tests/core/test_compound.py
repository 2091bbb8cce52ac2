"""Kinds of values that are made of others: objects with named values, lists of them, rows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.core.compound import Maybe, ObjectOf, Objects
from ludotheque.core.errors import BadPosition
from ludotheque.core.kinds import Flag, Found, OneOf, Vocabulary, Whole
from ludotheque.core.lists import Fixed
from ludotheque.core.piles import Names
from ludotheque.core.reader import Field

ALL = Vocabulary("Card", "card", ("inn", "mill", "ox"))
BUILDINGS = Vocabulary("Building", "building", ("mill", "inn"), ALL)
PLOT = ObjectOf(
    {"card": OneOf(BUILDINGS), "tilted": Flag()}, tuple, list, defaults={"tilted": False}
)
SLOT = ObjectOf({"card": OneOf(ALL), "under": OneOf(ALL, optional=True)}, tuple, list, none=())


def read(kind: Any, data: Any) -> Any:
    return kind.read(Field(data, "here"), 2)


def test_objects_are_written_and_read() -> None:
    plots = Objects(PLOT)
    data = [{"card": "inn", "tilted": True}, {"card": "mill", "tilted": False}]
    assert plots.write(((1, True), (0, False)), 2) == data
    assert read(plots, data) == ((1, True), (0, False))
    assert read(plots, [{"card": "mill"}]) == ((0, False),)
    assert plots.words == "a list of objects with `card` and `tilted`"
    assert plots.typescript == "{ card: Building; tilted: boolean }[]"


def test_an_object_with_a_field_that_there_is_not() -> None:
    with pytest.raises(BadPosition, match=r"here\[0\]: there is no field 'tited'"):
        read(Objects(PLOT), [{"card": "mill", "tited": True}])


def test_part_of_a_vocabulary_counts_among_the_whole() -> None:
    found: Found = {ALL: Counter()}
    Objects(PLOT).count(((1, True), (0, False), (1, False)), found)
    Names(ALL).count((2,), found)
    assert found == {ALL: Counter({0: 2, 1: 1, 2: 1})}


def test_a_slot_may_be_empty_and_the_last_ones_left_out() -> None:
    row = Fixed(3, SLOT, open_end=True)
    assert row.write([(0, 2), (), (1, -1)], 2) == [
        {"card": "inn", "under": "ox"},
        None,
        {"card": "mill"},
    ]
    assert read(row, ["mill", {"card": "inn", "under": "ox"}]) == [(1, -1), (0, 2), ()]
    assert row.typescript == "({ card: Card; under?: Card } | null)[]"
    with pytest.raises(BadPosition, match="expected at most 3 values"):
        read(row, [None] * 4)


def test_a_value_that_may_be_missing() -> None:
    soldiers = Maybe(Whole(9), -1)
    assert (soldiers.empty(), soldiers.write(-1, 2), soldiers.write(0, 2)) == (-1, None, 0)
    assert (read(soldiers, None), read(soldiers, 4)) == (-1, 4)
    assert (soldiers.words, soldiers.typescript) == ("a number or null", "number | null")
