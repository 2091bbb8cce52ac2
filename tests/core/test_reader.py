"""Reading what people wrote: right values come out, and complaints say where they stand."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.reader import Field

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
DATA = {"players": [{"money": 3}, {"money": -1}], "market": {"a1": "mine"}, "turn": True}


def complaint(error: pytest.ExceptionInfo[lt.BadPosition]) -> str:
    return str(error.value)


def test_values_are_found_by_name_and_number() -> None:
    top = Field(DATA, "")
    assert top.get("players", []).items()[0].get("money", 0).number() == 3
    assert top.get("first", 1).number() == 1
    assert [(name, field.value) for name, field in top.get("market", {}).entries()] == [
        ("a1", "mine")
    ]
    assert top.get("market", {}).get("a1", "").among(("mine", "farm")) == "mine"


def test_a_complaint_names_the_place_and_what_was_found() -> None:
    with pytest.raises(lt.BadPosition) as caught:
        Field(DATA, "").get("players", []).items()[1].get("money", 0).number()
    assert complaint(caught) == (
        "position, players[1].money: expected a whole number, 0 or more, found -1."
    )
    with pytest.raises(lt.BadPosition) as caught:
        Field(DATA, "").get("market", {}).entries()[0][1].among({"farm": 1, "mill": 2})
    assert complaint(caught) == "position, market.a1: expected one of farm, mill, found 'mine'."


def test_a_number_has_limits_and_truth_is_no_number() -> None:
    assert Field(3, "turn").number(1, 3) == 3
    for value in (0, 4, 2.0, "2", None, True, [2]):
        with pytest.raises(lt.BadPosition, match="turn: expected a whole number, 1 to 3, found"):
            Field(value, "turn").number(1, 3)


def test_unknown_names_are_spelling_mistakes() -> None:
    Field({"money": 1}, "players[0]").known(("money", "score"))
    with pytest.raises(lt.BadPosition) as caught:
        Field({"mony": 1}, "players[0]").known(("money", "score"))
    assert complaint(caught) == (
        "position, players[0]: there is no field 'mony'; the fields are: money, score."
    )
    with pytest.raises(lt.BadPosition, match="position, top: there is no field 'x'"):
        Field({"x": 1}, "").known(("money",))


def test_a_long_value_is_cut_short() -> None:
    with pytest.raises(lt.BadPosition) as caught:
        Field("x" * 10_000, "turn").number()
    assert len(complaint(caught)) < 200


@given(json_values)
def test_whatever_stands_there_is_read_or_refused(value: Any) -> None:
    field = Field(value, "here")
    readers = (
        field.number,
        field.items,
        field.entries,
        lambda: field.get("key", 0),
        lambda: field.known(("key",)),
        lambda: field.among(("mine",)),
    )
    for read in readers:
        with suppress(lt.BadPosition):
            read()
