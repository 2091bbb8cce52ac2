"""Every card opens its text, its values and where they come from."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

ORIGINS = ("rulebook", "public", "reconstructed")


def read(player: Player) -> str:
    """Reads the card that is open and puts it away; gives its name."""
    sheet = player.page.get_by_role("dialog")
    name = sheet.get_by_role("heading", level=2).inner_text()
    expect(sheet.locator("p.line").first).to_have_text(re.compile(r"\w{3}"))
    expect(sheet.locator("summary")).to_have_text(player.words("web-card-origin"))
    expect(sheet.locator(".origins li").first).to_have_text(
        re.compile("|".join(player.words(f"web-origin-{kind}") for kind in ORIGINS))
    )
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    return name


def test_every_card_of_the_market_and_every_event_opens(visitor: Visit) -> None:
    zoe = visitor("fr", 1440).named("Zoé")
    table = zoe.set_table("me", "bot", "bot", "bot", "bot")
    zoe.play_unseen(table)
    zoe.visit(f"/replay/{table}?step=0")
    known: set[str] = set()
    for turn in range(1, 7):
        expect(zoe.turn_lamp()).to_contain_text(str(turn))
        for place in zoe.page.locator(".market .place:not(.empty)").all():
            known |= {open_once(zoe, place, place.locator(".name").inner_text(), known)}
        for event in zoe.page.locator(".event .head").all():
            known |= {open_once(zoe, event, event.locator("b").inner_text(), known)}
        if turn < 6:
            zoe.button("web-replay-turn-next").click()
    assert len(known) > 25


def open_once(player: Player, card: Locator, name: str, known: set[str]) -> str:
    """Opens a card that has not been read yet."""
    if name not in known:
        card.click()
        assert read(player) == name
    return name
