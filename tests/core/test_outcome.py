"""Results: places, ties and what is told of them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.outcome import Outcome, ranked

TIED = Outcome(((1,), (0, 2), (3,)), (4, 9, 4, 1), ({"a": 4}, {"a": 9}, {}, {}), "money", "end")


def test_winners_and_places() -> None:
    assert TIED.winners == (1,)
    assert [TIED.place(seat) for seat in range(4)] == [2, 1, 2, 4]
    with pytest.raises(ValueError, match="seat 4 did not play"):
        TIED.place(4)


def test_a_shared_victory_leaves_no_second_place() -> None:
    shared = Outcome(ranked([(7,), (7,), (3,)]), (7, 7, 3), ({}, {}, {}), "shared", "end")
    assert shared.winners == (0, 1)
    assert [shared.place(seat) for seat in range(3)] == [1, 1, 3]


def test_an_outcome_is_plain_values() -> None:
    data = TIED.to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["ranking"] == [[1], [0, 2], [3]]
    assert data["tie_break"] == "money"


@given(st.lists(st.tuples(st.integers(), st.integers()), min_size=1, max_size=6))
def test_ranking_puts_larger_keys_first_and_equal_ones_together(
    keys: list[tuple[int, ...]],
) -> None:
    ranking = ranked(keys)
    assert sorted(seat for group in ranking for seat in group) == list(range(len(keys)))
    assert [keys[group[0]] for group in ranking] == sorted(set(keys), reverse=True)
    for group in ranking:
        assert list(group) == sorted(group)
        assert len({keys[seat] for seat in group}) == 1


def test_a_later_part_of_the_key_breaks_ties() -> None:
    assert ranked([(5, 1), (5, 3), (6, 0)]) == ((2,), (1,), (0,))


@pytest.mark.parametrize(
    ("ranking", "results"),
    [
        (((1,), (0,)), [-1, 1]),
        (((0, 1),), [0, 0]),
        (((2,), (0,), (1,)), [0, -1, 1]),
        (((0, 3), (1, 2)), [2 / 3, -2 / 3, -2 / 3, 2 / 3]),
        (((0,),), [1]),
        (((), (0,)), [-1]),
    ],
)
def test_results_share_out_nothing(
    ranking: tuple[tuple[int, ...], ...], results: list[float]
) -> None:
    scores = (0,) * len(results)
    assert Outcome(ranking, scores, (), None, "").results() == pytest.approx(results)
