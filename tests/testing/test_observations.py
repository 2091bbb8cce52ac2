from __future__ import annotations

import pytest

from ludotheque.core.observation import Layout, Number, Pile, Record
from ludotheque.testing import registered
from ludotheque.testing.observations import check_layout, check_nothing_is_left_out, check_vectors
from tests.core.toy_game import Toy


def test_the_toy_has_vectors_too() -> None:
    game = Toy()
    with registered(game):
        check_layout(game.observation(3))
        assert check_vectors(game, 3, range(3), stride=3) > 100


def test_it_notices_a_field_that_is_left_out() -> None:
    layout = Layout(0, 2, {"players": Record({})})
    with pytest.raises(AssertionError, match="score"):
        check_nothing_is_left_out(layout, {"seat": 0, "score": 3})


def test_it_notices_a_pile_whose_cards_are_left_out() -> None:
    layout = Layout(0, 2, {"deck": Pile((), 9), "left": Number(6)})
    view = {"seat": 0, "left": 3, "deck": {"hidden": 2, "known": [4]}}
    with pytest.raises((AssertionError, KeyError)):
        check_nothing_is_left_out(layout, view)
