"""Layouts of hidden components where not every place may hold every one of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.core.arrangement import Layout, barred, respects

RED, BLUE, GREEN = range(3)


def laid_out(
    cards: list[int],
    bars: list[int],
    rng: Random,
    capped: list[bool] | None = None,
    fresh: list[bool] | None = None,
    most: tuple[int, ...] = (),
) -> list[int]:
    no = [False] * len(cards)
    return Layout(bars, capped or no, fresh or no, most).fill(cards[:], rng.shuffle)


def test_the_places_that_a_limit_leaves_open_are_the_first() -> None:
    assert barred([(1 << RED, 3), (1 << RED | 1 << BLUE, 1)], 4) == [0, 1, 1, 3]


def test_a_zone_respects_its_limits() -> None:
    limits = [(1 << RED, 3), (1 << RED | 1 << BLUE, 2)]
    assert respects(limits, [BLUE, GREEN, GREEN])
    assert respects(limits, [BLUE, GREEN, GREEN, RED])
    assert not respects(limits, [RED, GREEN, GREEN])
    assert not respects(limits, [BLUE, BLUE, GREEN])


def test_what_a_hand_lacks_is_never_laid_there_and_all_else_is_as_likely_as_before() -> None:
    rng = Random(1)
    cards = [RED] * 6 + [BLUE] * 4 + [GREEN] * 2
    found = [laid_out(cards, [1 << RED] + [0] * 11, rng) for _ in range(3000)]
    first, second = (Counter(layout[place] for layout in found) for place in range(2))
    assert first[RED] == 0
    assert first[BLUE] / 3000 == pytest.approx(2 / 3, abs=0.04)
    assert second[RED] / 3000 == pytest.approx(6 / 11, abs=0.04)


def test_a_sorted_layout_does_not_depend_on_where_the_components_lay() -> None:
    capped, fresh = [False, False, False, True, True], [False, True, False, False, False]
    rng, found = Random(4), set()
    for _ in range(30):
        cards = [RED, GREEN, GREEN, BLUE, BLUE]
        rng.shuffle(cards)
        layout = Layout([0, 0, 1 << RED, 0, 0], capped, fresh, (0, 2, 0))
        found.add(tuple(layout.fill(cards, list.sort)))
    assert len(found) == 1


def test_places_make_room_for_each_other() -> None:
    """Three places bar all but one card each; whatever a shuffle offers first, all are served."""
    bars = [1 << RED | 1 << BLUE, 1 << RED, 1 << RED | 1 << GREEN, 0]
    for seed in range(50):
        found = laid_out([RED, BLUE, GREEN, BLUE], bars, Random(seed))
        assert sorted(found) == [RED, BLUE, BLUE, GREEN]
        assert not any(bar >> card & 1 for bar, card in zip(bars, found, strict=True))


def test_what_is_too_much_for_a_pile_lies_in_the_hands() -> None:
    """The pile was made of three blue cards, of which one was drawn."""
    hands, pile = 3, 2
    capped, fresh = [False] * hands + [True] * pile, [False, False, True, False, False]
    rng = Random(2)
    for _ in range(50):
        found = laid_out([RED, GREEN, BLUE, BLUE, BLUE], [0] * 5, rng, capped, fresh, (0, 3, 0))
        assert found[2:] == [BLUE, BLUE, BLUE]
        assert sorted(found[:2]) == [RED, GREEN]


def test_what_is_too_much_for_a_pile_keeps_to_what_hands_lack() -> None:
    capped = [False, False, True, True]
    bars = [1 << RED, 0, 0, 0]
    for seed in range(30):
        found = laid_out([RED, GREEN, BLUE, BLUE], bars, Random(seed), capped, None, (0, 2, 0))
        assert found == [GREEN, RED, BLUE, BLUE]
