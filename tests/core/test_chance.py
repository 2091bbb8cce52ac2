"""The generator: its values are written down, because stored games depend on every one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.chance import Dice, below, seeded, shuffled
from ludotheque.testing.samples import chi_square_limit

T = TypeVar("T")
states = st.integers(0, 2**64 - 1)


def drawn(bound: int, chance: int, number: int) -> list[int]:
    values = []
    for _ in range(number):
        value, chance = below(bound, chance)
        values.append(value)
    return values


def test_the_raw_numbers_are_those_of_splitmix64() -> None:
    assert drawn(2**64, 1234567, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert drawn(2**64, 0, 3) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_seeds_and_draws_never_change() -> None:
    assert seeded(0) == 6912158355717386040
    assert seeded(7) == 8719647946811673230
    assert seeded(-1) == 1994368463219536380
    assert seeded(2**100) == 6838595429605441274
    assert drawn(6, seeded(1), 20) == [3, 1, 3, 2, 3, 3, 4, 2, 0, 0, 3, 0, 4, 5, 4, 0, 1, 4, 2, 3]
    assert shuffled(range(12), seeded(7)) == (
        [7, 3, 5, 0, 1, 10, 4, 6, 2, 8, 11, 9],
        5000302443399995253,
    )


def test_dice_never_change_and_differ_from_positions_of_the_same_seed() -> None:
    dice = Dice(1)
    thrown = [dice.below(6) for _ in range(20)]
    assert thrown == [5, 0, 4, 2, 1, 0, 5, 0, 2, 2, 2, 4, 0, 3, 1, 5, 4, 0, 4, 1]
    assert thrown != drawn(6, seeded(1), 20)


@pytest.mark.parametrize("bound", [1, 2, 3, 59, 2**31])
def test_dice_are_even(bound: int) -> None:
    dice = Dice(bound)
    sides = min(bound, 59)
    counts = Counter(dice.below(bound) * sides // bound for _ in range(5000))
    assert distance(counts, range(sides)) < chi_square_limit(max(1, sides - 1))


@given(st.integers(1, 2**64), states)
def test_a_number_is_below_its_bound(bound: int, chance: int) -> None:
    value, after = below(bound, chance)
    assert 0 <= value < bound
    assert 0 <= after < 2**64
    assert after != chance
    assert below(bound, chance) == (value, after)


@given(st.lists(st.integers(), max_size=80), states)
def test_shuffling_loses_nothing_and_leaves_the_items_alone(items: list[int], chance: int) -> None:
    before = list(items)
    order, after = shuffled(items, chance)
    assert sorted(order) == sorted(before)
    assert items == before
    assert (after == chance) == (len(items) < 2)


@given(states)
def test_seeds_of_any_size_fit(seed: int) -> None:
    assert seeded(seed * seed) in range(2**64)


def test_near_seeds_give_unrelated_states() -> None:
    starts = {seeded(seed) for seed in range(-500, 500)}
    assert len(starts) == 1000
    assert len({below(2**64, start)[0] for start in starts}) == 1000


@pytest.mark.parametrize("bound", [2, 3, 7, 24, 59])
def test_numbers_are_even(bound: int) -> None:
    counts = Counter(drawn(bound, seeded(bound), 5000))
    assert distance(counts, range(bound)) < chi_square_limit(bound - 1)


def test_orders_are_even() -> None:
    chance, counts = seeded(4), Counter[tuple[int, ...]]()
    for _ in range(6000):
        order, chance = shuffled(range(4), chance)
        counts[tuple(order)] += 1
    assert distance(counts, list(permutations(range(4)))) < chi_square_limit(23)


def distance(counts: Counter[T], outcomes: Sequence[T]) -> float:
    """Pearson's distance from equal counts; everything that was counted must be an outcome."""
    assert set(counts) <= set(outcomes)
    mean = counts.total() / len(outcomes)
    return sum((counts[outcome] - mean) ** 2 / mean for outcome in outcomes)
