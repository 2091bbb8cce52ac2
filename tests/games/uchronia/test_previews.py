"""Previews: what an action costs and brings is what happens."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.preview import Amount
from tests.games.uchronia.table import Table, seat

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
                if not gives_order(action.text):
                    assert preview.no_effect == changes_nothing(had, has, after.over), action.text
                given_up = [path for path in preview.loses if path in _own(seat)]
                assert bool(given_up) == leaves_seat(had, has, seat, action.text), action.text
            state.apply(rng.choice(state.actions()))


def gives_order(text: str) -> bool:
    return text.split()[0] in ("order", "copy")


def _own(seat: int) -> list[str]:
    return [f"players.{seat}.{zone}" for zone in ("hand", "domain", "stock")]


def leaves_seat(had: dict[str, Any], has: dict[str, Any], seat: int, text: str) -> bool:
    """Whether a card goes out of a seat's city; what lies under a building has been used."""
    if text.startswith("add "):
        return False

    def cards(position: dict[str, Any]) -> int:
        player = position["players"][seat]
        under = [card for site in player["sites"] for card in site["resources"]]
        return sum(counted(player[what]).total() for what in COUNTERS) + len(under)

    return cards(has) < cards(had)


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
    table = Table(seat(hand="c", activities="c"), seat(), forum="w")
    preview = table.preview("command clay")
    assert Amount("production", 2, (("order", 1), ("activities", 1))) in preview.gains
    assert preview.costs == (Amount("hand", 1, (("clay", 1),)),)


def test_drawn_cards_are_counted_not_named() -> None:
    table = Table(seat(hand="w"), seat())
    preview = table.preview("plot")
    assert preview.gains == (Amount("hand", 4),)
    assert preview.reveals


def test_adding_a_resource_costs_it_and_brings_the_points() -> None:
    table = Table(seat(hand="s", stock="w", sites={"dock": ""}), seat())
    table.play("command stone")
    preview = table.preview("add wood dock")
    assert preview.costs == (Amount("stock", 1, (("wood", 1),)),)
    assert Amount("points", 1) in preview.gains
    assert {"players.0.stock", "players.0.sites", "players.0.completed"} <= set(preview.changes)


def test_a_card_that_goes_to_the_forum_is_given_up() -> None:
    state = lt.new("uchronia", players=2, seed=1)
    assert state.actor is not None
    for action in state.actions():
        assert state.preview(action).loses == (f"players.{state.actor}.hand",)


def test_a_foundation_from_the_hand_is_given_up_one_from_the_forum_is_not() -> None:
    table = Table(seat(hand="sw", completed=["arcade"]), seat(), forum="w", works=["dock"])
    table.play("command stone")
    assert table.preview("start dock").loses == ()
    assert table.preview("start dock from hand").loses == ("players.0.hand",)


def test_what_one_buys_oneself_off_with_is_given_up() -> None:
    table = Table(seat(hand="bw"), seat(stock="c", domain="m", completed=["viaduct"]))
    table.play("command brick", "reveal wood")
    assert table.asked == ("buy-off", 1)
    assert table.preview("pay").loses[:1] == ("players.1.stock",)
    assert "players.1.stock" not in table.preview("done").loses


def test_a_domain_is_given_up_by_the_answer_with_which_its_owner_s_turn_begins() -> None:
    attacker, victim = seat(hand="bw"), seat(hand="w", domain="m")
    table = Table(attacker, victim)
    table.play("command brick", "reveal wood")
    assert table.preview("give wood").loses == ("players.1.hand", "players.1.domain")
    table = Table(attacker, seat(), victim)
    table.play("command brick", "reveal wood")
    assert table.preview("give wood").loses == ("players.2.hand",)


def test_an_activity_that_comes_back_is_given_up_and_its_monopoly_with_it() -> None:
    table = Table(seat(hand="m", activities="w", completed=["thermae"]), seat())
    table.play("command marble", "use thermae")
    assert table.preview("return wood").loses == ("players.0.activities", "monopolies.wood")


def test_launching_gives_nothing_up() -> None:
    table = Table(seat(hand="m", stock="w"), seat())
    table.play("command marble")
    assert table.preview("launch wood").loses == ()


def test_an_order_that_can_do_nothing_has_no_effect() -> None:
    table = Table(seat(hand="ww"), seat(domain="c"), forum="c")
    table.play("pair wood")
    idle = [
        action.text for action in table.state.actions() if table.state.preview(action).no_effect
    ]
    assert idle == ["order exploration", "order draconians", "order construction", "order trade"]


def test_a_copied_order_that_can_do_nothing_has_no_effect_though_the_plot_draws() -> None:
    table = Table(seat(activities="m"), seat(domain="m"))
    table.play("plot")
    found = table.preview("copy trade")
    assert found.no_effect
    assert Amount("hand", 5) in found.gains


def test_an_order_that_brings_a_bonus_has_an_effect() -> None:
    table = Table(seat(hand="ssw", completed=["dock"]), seat())
    table.play("pair stone")
    assert not table.preview("order production").no_effect


def test_a_further_card_repeats_the_order_once() -> None:
    table = Table(seat(hand="ww", activities="w", completed=["palace"]), seat())
    table.play("command wood")
    assert Amount("exploration", 1) in table.preview("lay wood").gains
