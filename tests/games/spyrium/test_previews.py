"""What previews foresee happens: the amounts, the changes, and actions without effect."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.preview import Preview
from tests.games.spyrium.table import position

GAME = lt.GAMES["spyrium"]
COUNTERS = ("money", "spyrium", "score", "residence", "active", "kept")

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def random_positions(players: int, games: int) -> Iterator[lt.State]:
    """Positions of random games, among them those in which something is half done."""
    for seed in range(games):
        rng = Random(f"{players} {seed}")
        state = GAME.new(players, seed)
        while not state.over:
            yield state
            state.apply(rng.choice(state.actions()))


def after(state: lt.State, action: lt.Action) -> lt.State:
    played = state.copy()
    played.apply(action)
    return played


def paths(data: dict[str, Any]) -> dict[str, Any]:
    """The fields of a position by their paths; what is pending and chance do not count."""
    found: dict[str, Any] = {}
    for key, value in data.items():
        if key in ("market", "workers", "decks"):
            found |= {f"{key}.{name}": inner for name, inner in value.items()}
        elif key == "players":
            for seat, player in enumerate(value):
                found |= {f"players.{seat}.{name}": inner for name, inner in player.items()}
        elif key not in ("pending", "chance"):
            found[key] = value
    return found


def changed(before: lt.State, now: lt.State) -> set[str]:
    then, today = paths(before.to_json()), paths(now.to_json())
    return {key for key in then | today if then.get(key) != today.get(key)}


def foreseen(preview: Preview, what: str) -> int:
    gained = sum(amount.amount for amount in preview.gains if amount.what == what)
    return gained - sum(amount.amount for amount in preview.costs if amount.what == what)


def asks_more(now: lt.State, before: lt.State) -> bool:
    """Whether the action has only begun: a token, a value or a plot is still to be chosen."""
    asked = now.decision
    return asked is not None and asked.kind in ("token", "value", "plot")


@every_number_of_players
def test_what_is_foreseen_happens(players: int) -> None:
    for state in random_positions(players, 4):
        seat = state.actor
        assert seat is not None
        mine = state.to_json()["players"][seat]
        for action in state.actions():
            now = after(state, action)
            preview = state.preview(action)
            if now.over or now.to_json()["turn"] != state.to_json()["turn"]:
                continue
            there = now.to_json()["players"][seat]
            different = changed(state, now)
            named = {f"players.{seat}.{a.what}" for a in (*preview.costs, *preview.gains)}
            named |= set(preview.changes)
            assert different <= named, action
            if not asks_more(now, state):
                for counter in COUNTERS:
                    delta = there[counter] - mine[counter]
                    assert delta == foreseen(preview, counter), (action, counter)
            assert preview.no_effect == (not different and not asks_more(now, state)), action


@every_number_of_players
def test_parts_add_up(players: int) -> None:
    for state in random_positions(players, 2):
        for action in state.actions():
            for amount in (*state.preview(action).costs, *state.preview(action).gains):
                if amount.parts:
                    assert sum(part for _, part in amount.parts) == amount.amount


def test_a_building_is_paid_in_parts() -> None:
    state = position(
        seats=[{"money": 12, "phase": "activation", "quarter": [{"card": "labo1"}]}, {}],
        market={"b2": "usine1"},
        workers={"b1-b2": [0, 1]},
    )
    price = GAME.card_values()["cards"]["usine1"]["price"]
    (cost,) = state.preview(GAME.parse("activate b1-b2 b2")).costs
    assert cost.parts == (("price", price), ("surcharge", 1), ("plot", 1))
    state.apply(GAME.parse("activate b1-b2 b2"))
    (cost,) = state.preview(GAME.parse("build")).costs
    assert cost.parts == (("price", price), ("surcharge", 1), ("plot", 1))
    replacing = state.preview(GAME.parse("replace labo1"))
    assert replacing.loses == ("players.0.quarter.0",)


def test_points_that_win_the_second_bonus_bring_it() -> None:
    state = position(
        seats=[{"score": 19, "bonuses": ["money"], "phase": "activation"}, {}],
        pending=[{"ask": "residence", "seat": 0}],
    )
    gains = {
        amount.what: amount.amount for amount in state.preview(GAME.parse("residence score")).gains
    }
    assert gains == {"score": 2, "money": 5}


def test_an_illegal_action_has_no_preview() -> None:
    with pytest.raises(lt.IllegalAction):
        position().preview(GAME.parse("pass"))
