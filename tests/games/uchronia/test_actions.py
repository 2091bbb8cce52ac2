"""Lists of legal actions that many positions share."""

from __future__ import annotations

import ludotheque as lt
from ludotheque.arena.playout import play_out
from ludotheque.core.action import Action, texts
from ludotheque.core.chance import Dice
from ludotheque.games.uchronia import actions


def _listed() -> list[list[Action]]:
    """Every list that `actions.py` prepares, one for each set of colours."""
    prepared = [
        lists for name, lists in vars(actions).items() if name.endswith(("_one", "_or_done"))
    ]
    assert len(prepared) > 10
    return [
        legal for lists in [*prepared, *actions.turn, *actions.BUILT_IN.add_to] for legal in lists
    ]


def test_no_game_changes_a_shared_list() -> None:
    before = [texts(legal) for legal in _listed()]
    for players in (2, 3, 4, 5):
        for seed in range(3):
            play_out(lt.new("uchronia", players=players, seed=seed), Dice(seed))
    assert [texts(legal) for legal in _listed()] == before
    assert not actions.nothing


def test_shared_lists_are_in_the_order_of_the_table() -> None:
    for legal in _listed():
        places = [action.index for action in legal]
        assert places == sorted(set(places))
