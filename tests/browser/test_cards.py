"""Every card opens its text, its values and where they come from."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

CARDS = ".market .place:not(.empty), .event .head"
NAMES = """all => all.map((one) => one.querySelector('.name, b').textContent)"""
ORIGINS = ("rulebook", "public", "reconstructed")


def read(player: Player, name: str) -> None:
    """Reads the card that is open and puts it away."""
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert re.search(r"\w", "".join(sheet.locator("p.line, dd").all_text_contents())), name
    origins = sheet.locator(".origins li").all_text_contents()
    known = [player.words(f"source-{kind}") for kind in ORIGINS]
    assert origins, name
    assert all(any(kind in told for kind in known) for told in origins), name
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_every_card_of_the_market_and_every_event_opens(visitor: Visit) -> None:
    zoe = visitor("fr", 1440).named("Zoé")
    table = zoe.set_table("me", "bot", "bot", "bot", "bot")
    zoe.play_unseen(table)
    zoe.visit(f"/replay/{table}?step=0")
    known: set[str] = set()
    for turn in range(1, 7):
        expect(zoe.turn_lamp()).to_contain_text(str(turn))
        cards = zoe.page.locator(CARDS)
        for number, name in enumerate(cards.evaluate_all(NAMES)):
            if name in known:
                continue
            cards.nth(number).click()
            read(zoe, name)
            known.add(name)
        if turn < 6:
            zoe.button("web-replay-turn-next").click()
    assert len(known) > 25
