"""Reloaded pages and killed servers: the game stays where it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, running
from tests.browser.player import Player, in_turn
from tests.browser.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with running(tmp_path_factory) as server:
        yield server


def seen(player: Player) -> tuple[list[str], list[str], str]:
    """The position as somebody sees it, and what may be done in it."""
    return player.workers(), player.choices(), player.page.locator(".seat.own").inner_text()


def test_a_page_that_is_reloaded_in_mid_turn_shows_the_same_position(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    place, other = [text for text in zoe.choices() if text.startswith("place ")][:2]
    zoe.touch(place)
    zoe.expect_my_turn()
    zoe.spot(other.split()[1]).hover()
    before = seen(zoe)
    log = zoe.log()
    zoe.page.reload()
    zoe.expect_my_turn()
    assert seen(zoe) == before
    assert zoe.log() == log
    zoe.expect_answered()
    zoe.touch(other)
    zoe.expect_my_turn()
    assert zoe.workers() != before[0]


def test_a_page_keeps_up_with_a_whole_game_that_is_played_elsewhere(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    table = zoe.set_table("me", "bot")
    zoe.visit(f"/table/{table}")
    expect(zoe.bar).to_be_visible()
    zoe.play_unseen(table)
    # Drawing every step would take a page many times as long as it took to play them.
    expect(zoe.result).to_be_visible(timeout=5_000)
    shown = zoe.log()
    result = zoe.result.inner_text()
    zoe.page.reload()
    expect(zoe.result).to_be_visible()
    assert zoe.result.inner_text() == result
    assert shown[-1] == zoe.log()[-1]
    assert len(shown) >= len(zoe.log())


def test_the_game_goes_on_when_a_killed_server_is_back(
    visitor: Visit, server: ServerProcess
) -> None:
    zoe, marc = visitor().named("Zoé"), visitor().named("Marc")
    table = zoe.set_table("me", "open", "bot", start=False)
    marc.post(f"/tables/{table}/join", seat=1)
    zoe.post(f"/tables/{table}/start")
    for player in (zoe, marc):
        player.visit(f"/table/{table}")
    first, second = in_turn(zoe, marc)
    first.choose(first.choices()[0])
    first, second = in_turn(zoe, marc)
    before = seen(first)
    log = first.log()

    server.kill()
    for player in (zoe, marc):
        expect(player.page.get_by_text(player.words("web-connection-lost"))).to_be_visible()
    server.open()
    for player in (zoe, marc):
        expect(player.page.get_by_text(player.words("web-connection-lost"))).to_have_count(0)
    assert seen(first) == before
    assert first.log() == log

    first.choose(first.choices()[0])
    second.expect_my_turn()
    second.expect_log_of(first)
    for player in (zoe, marc):
        # The browser itself notes that the server was away.
        gone = [line for line in player.troubles if "ERR_CONNECTION_REFUSED" in line]
        assert player.troubles == gone
        player.troubles.clear()
