"""A game of another package, without a table of its own in the page: Goofspiel of `examples/`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, running
from tests.browser.inspection import inspect
from tests.browser.player import Player
from tests.browser.server_process import ServerProcess
from tests.examples.conftest import install

ROUNDS = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in whose environment the game is installed."""
    packages = install(tmp_path_factory.mktemp("goofspiel"))
    with running(tmp_path_factory, packages) as server:
        yield server


def zone(player: Player, path: str) -> Locator:
    """What is drawn of a field of the view."""
    return player.page.locator(f"[data-zone='{path}']")


def bid(player: Player) -> None:
    """Bids the first card of the own hand by touching it."""
    player.expect_my_turn()
    card = zone(player, "players.0.hand").get_by_role("button").first
    card.click()
    player.expect_answered()


def test_a_whole_game_is_played_by_touching_cards(visitor: Visit) -> None:
    zoe = visitor(width=1366).named("Zoé")
    zoe.game = "goofspiel"
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    expect(zone(zoe, "players.0.hand").get_by_role("button")).to_have_count(ROUNDS)
    expect(zone(zoe, "players.0.hand").get_by_role("heading")).to_contain_text("Hand")
    expect(zone(zoe, "players.1.hand")).to_contain_text(f"{ROUNDS} cards face down")
    expect(zone(zoe, "pile")).to_contain_text(f"{ROUNDS - 1} cards face down")
    expect(zoe.options).to_have_count(ROUNDS)

    for left in range(ROUNDS, 0, -1):
        expect(zoe.options).to_have_count(left)
        bid(zoe)

    expect(zoe.result).to_contain_text("The last prize has been awarded.")
    expect(zoe.result.get_by_role("row")).to_have_count(3)
    expect(zone(zoe, "players.1.played").locator("[data-spot]")).to_have_count(ROUNDS)
    assert any("wins the prize of" in line for line in zoe.log())


def test_it_is_set_from_the_start_page_in_french(visitor: Visit) -> None:
    zoe = visitor("fr", width=390, dark=True, touch=True).named("Zoé")
    zoe.visit("/")
    zoe.page.locator("article", has_text="Goofspiel").get_by_role(
        "button", name=zoe.words("web-play-now")
    ).click()
    zoe.expect_my_turn()
    expect(zoe.bar).to_contain_text("Misez une carte pour le lot de")
    expect(zone(zoe, "players.0.hand").get_by_role("heading")).to_contain_text("Main")
    bid(zoe)
    expect(zone(zoe, "players.0.played").locator("[data-spot]")).to_have_count(1)


def test_axe_finds_no_serious_fault(visitor: Visit) -> None:
    zoe = visitor(inspected=True).named("Zoé")
    zoe.game = "goofspiel"
    zoe.visit(f"/table/{zoe.set_table('me', 'bot', 'bot', 'bot')}")
    bid(zoe)
    zoe.expect_my_turn()
    assert inspect(zoe, "goofspiel") == {}


def test_without_features_there_are_no_hints(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.game = "goofspiel"
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    expect(zoe.button("web-hint")).to_have_count(0)


def test_its_replay_is_drawn(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.game = "goofspiel"
    table = zoe.set_table("me", "bot")
    zoe.play_unseen(table)
    zoe.visit(f"/replay/{table}?step=5")
    expect(zone(zoe, "players.0.hand").locator("[data-spot]")).to_have_count(ROUNDS - 3)
    expect(zone(zoe, "players.0.played").locator("[data-spot]")).to_have_count(2)
