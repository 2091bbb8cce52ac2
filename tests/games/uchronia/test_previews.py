"""Previews: what an action costs and brings is what happens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.preview import Amount
from tests.games.uchronia.table import play, position, seat

COUNTERS = ("hand", "domain", "stock", "activities")


def counted(value: Any) -> Counter[str]:
    return Counter(value)


def total(amounts: tuple[Amount, ...], what: str) -> int:
    return sum(amount.amount for amount in amounts if amount.what == what)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_lost_and_gained_is_what_the_preview_says(players: int) -> None:
    rng = Random(players)
    for seed in range(2):
        state = lt.new("uchronia", players=players, seed=seed)
        for _ in range(150):
            if state.over:
                break
            seat = state.actor
            assert seat is not None
            had = state.to_json()
            for action in state.actions():
                after = state.copy()
                preview = state.preview(action)
                after.apply(action)
                has = after.to_json()
                for what in COUNTERS:
                    before = counted(had["players"][seat][what])
                    behind = counted(has["players"][seat][what])
                    gained = total(preview.gains, what) - total(preview.costs, what)
                    assert behind.total() - before.total() == gained, (action.text, what)
                assert preview.no_effect == changes_nothing(had, has, after.over), action.text
            state.apply(rng.choice(state.actions()))


def changes_nothing(had: dict[str, Any], has: dict[str, Any], over: bool) -> bool:
    """Whether only whose decision is next has changed, and no further question was laid out."""
    ignored = {"pending"}
    if had["player"] != has["player"]:
        ignored |= {"player", "used", "started", "raid", "dry"}
    elif (
        len(has["pending"]) >= len(had["pending"])
        or has["pending"] != had["pending"][: len(has["pending"])]
    ):
        return False
    return not over and all(had[name] == has[name] for name in had if name not in ignored)


def test_an_order_says_how_often_and_why() -> None:
    state = position(seat(hand="c", activities="c"), seat(), forum="w")
    preview = state.preview(state.game.parse("command clay"))
    assert Amount("production", 2, (("order", 1), ("activities", 1))) in preview.gains
    assert preview.costs == (Amount("hand", 1, (("clay", 1),)),)


def test_drawn_cards_are_counted_not_named() -> None:
    state = position(seat(hand="w"), seat())
    preview = state.preview(state.game.parse("plot"))
    assert preview.gains == (Amount("hand", 4),)
    assert preview.reveals


def test_adding_a_resource_costs_it_and_brings_the_points() -> None:
    state = position(seat(hand="s", stock="w", sites={"dock": ""}), seat())
    play(state, "command stone")
    preview = state.preview(state.game.parse("add wood dock"))
    assert preview.costs == (Amount("stock", 1, (("wood", 1),)),)
    assert Amount("points", 1) in preview.gains
    assert {"players.0.stock", "players.0.sites", "players.0.completed"} <= set(preview.changes)
