"""What the rules say about a position, for whoever displays it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from tests.games.uchronia.table import Table, seat


def derived(table: Table) -> dict[str, Any]:
    return table.state.view(None).derived()


def of_first(table: Table, name: str) -> Any:
    return derived(table)["players"][0][name]


@pytest.mark.parametrize(
    ("completed", "sites", "limit"),
    [([], {}, 2), (["bridge", "tower"], {}, 4), (["market"], {}, 5), ([], {"market": ""}, 2)],
)
def test_the_limit_of_activities(completed: list[str], sites: dict[str, str], limit: int) -> None:
    table = Table(seat(completed=completed, sites=sites), seat())
    assert of_first(table, "activity_limit") == limit


@pytest.mark.parametrize(
    ("completed", "working"), [(["tower"], ["tower"]), (["gate"], ["gate", "thermae"])]
)
def test_buildings_that_work(completed: list[str], working: list[str]) -> None:
    """The Gate makes unfinished Brick ones work, but not what happens on completion."""
    sites = {"thermae": "", "school": "", "bridge": ""}
    assert of_first(Table(seat(completed=completed, sites=sites), seat()), "working") == working


@pytest.mark.parametrize(
    ("activities", "completed", "copyable"),
    [
        ("wc", [], ["exploration"]),
        ("m", [], []),
        ("m", ["ludus_magna"], ["exploration", "construction"]),
    ],
)
def test_orders_that_a_plot_may_copy(
    activities: str, completed: list[str], copyable: list[str]
) -> None:
    player = seat(activities=activities, completed=completed)
    table = Table(player, seat(domain="w"), seat(domain="s"))
    assert derived(table)["copyable"] == copyable
    table.play("plot")
    assert table.asked == (("copy", 0) if copyable else ("turn", 1))
    if copyable:
        assert table.legal == [*(f"copy {order}" for order in copyable), "done"]


def test_bonuses_come_with_their_order_until_they_are_used() -> None:
    table = Table(seat(hand="m", stock="w", completed=["thermae", "dock"]), seat())
    bonuses = derived(table)["bonuses"]
    assert (bonuses["trade"], bonuses["production"]) == (["thermae"], ["dock"])
    assert bonuses["exploration"] == bonuses["draconians"] == bonuses["construction"] == []
    table.play("command marble", "launch wood", "use thermae")
    assert derived(table)["bonuses"]["trade"] == []


def test_the_storeroom_counts_all_activities_for_production() -> None:
    def times(completed: list[str], command: str) -> list[tuple[str, int]]:
        player = seat(hand="cw", activities="wwm", completed=completed)
        gains = Table(player, seat()).preview(command).gains
        return [(gain.what, gain.amount) for gain in gains if gain.what != "domain"]

    assert times(["bridge"], "command clay") == [("production", 1)]
    assert times(["storeroom"], "command clay") == [("production", 4)]
    assert times(["storeroom"], "command wood") == [("exploration", 3)]


@pytest.mark.parametrize(("players", "points"), [(2, 20), (5, 14)])
def test_the_threshold_goes_by_the_number_of_players(players: int, points: int) -> None:
    assert lt.new("uchronia", players=players, seed=1).view(0).derived()["threshold"] == points


def test_what_was_spent_may_be_kept() -> None:
    player = seat(hand="s", stock="s", sites={"bridge": "s"}, completed=["sewer"])
    table = Table(player, seat(), discard=["wood"])
    table.play("command stone")
    assert derived(table)["spent"] == []
    table.play("add stone bridge")
    assert table.asked == ("salvage", 0)
    assert derived(table)["spent"] == ["stone", "stone"], "the Wood was discarded before"
    table.play("salvage stone")
    assert derived(table)["spent"] == []


def test_it_is_the_same_for_everybody() -> None:
    rng = Random(4)
    state = lt.new("uchronia", players=3, seed=4)
    for _ in range(120):
        data = state.view(None).derived()
        assert all(state.view(seat).derived() == data for seat in range(3))
        state.apply(rng.choice(state.actions()))
