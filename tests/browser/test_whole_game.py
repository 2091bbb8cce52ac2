"""Two browsers and a bot play a whole game through the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, first, hasty


def test_two_browsers_and_a_bot_play_to_the_end(visitor: Visit) -> None:
    zoe, marc = visitor(width=1440).named("Zoé"), visitor(width=1440).named("Marc")
    table = zoe.set_table("me", "open", "bot", start=False)
    marc.post(f"/tables/{table}/join", seat=1)
    for player in (zoe, marc):
        player.visit(f"/table/{table}")
    zoe.button("web-start").click()
    mine = zoe.words("web-your-turn")
    theirs = zoe.words("web-their-turn", player="Marc")
    over = zoe.words("web-game-over")
    while over not in (said := zoe.told(mine, theirs, over)):
        answer(zoe if mine in said else marc)
    for player in (zoe, marc):
        expect(player.result).to_be_visible()
        expect(player.result.get_by_role("row")).to_have_count(4)
        expect(player.options).to_have_count(0)
    assert zoe.result.inner_text() == marc.result.inner_text()
    assert zoe.log() == marc.log()


def answer(player: Player) -> None:
    """Plays the first turn in full, the others in haste."""
    choices = player.choices()
    early = player.turn_lamp().inner_text().endswith("1")
    player.touch(first(choices) if early else hasty(choices))
