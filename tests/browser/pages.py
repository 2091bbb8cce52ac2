"""The pages, and tables at the start, in the middle and at the end."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, eager

MIDDLE = 4
"""The turn in which a game is half over."""

PLAIN = {
    "start": "/",
    "rules": "/rules/spyrium",
    "account": "/account",
    "verify": "/verify",
    "about": "/about",
}
"""The pages that need no table."""


def settled(player: Player, sign: Locator) -> None:
    """Waits until a page has arrived."""
    expect(sign).to_be_visible()
    expect(player.page.locator(".waiting")).to_have_count(0)


def plain_pages(player: Player) -> Iterator[str]:
    """Opens every page without a table, and the form that sets one; gives their names."""
    for name, path in PLAIN.items():
        player.visit(path)
        settled(player, player.page.locator("main h1").first)
        yield name
    player.visit("/")
    player.button("web-new-table").first.click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    yield "new-table"
    player.visit(f"/table/{player.set_table('me', 'open', 'open', start=False)}")
    settled(player, player.button("web-start"))
    yield "lobby"


def table_pages(player: Player, seats: int) -> Iterator[str]:
    """Opens a table at the start, in the middle and at the end, and its replay."""
    table = player.set_table("me", *["bot"] * (seats - 1))
    player.visit(f"/table/{table}")
    player.expect_my_turn()
    yield f"table-{seats}-start"
    player.page.goto("about:blank")
    player.play_unseen(table, eager, until_turn=MIDDLE)
    player.visit(f"/table/{table}")
    player.expect_my_turn()
    expect(player.turn_lamp()).to_contain_text(str(MIDDLE))
    yield f"table-{seats}-middle"
    player.page.goto("about:blank")
    player.play_unseen(table, eager)
    player.visit(f"/table/{table}")
    settled(player, player.result)
    yield f"table-{seats}-end"
    player.visit(f"/replay/{table}?step=40")
    settled(player, player.page.get_by_role("slider"))
    # The line of the log that is lit then tells how a turn begins.
    player.button("web-replay-turn-next").click()
    expect(player.page.locator(".log .opening [aria-current=step]")).to_be_visible()
    yield f"replay-{seats}"
