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


def test_cards_of_all_periods_and_events_open(visitor: Visit) -> None:
    zoe = visitor("fr", 1440).named("Zoé")
    table = zoe.set_table("me", "bot", "bot", "bot", "bot")
    zoe.play_unseen(table)
    zoe.visit(f"/replay/{table}?step=0")
    known: set[str] = set()
    for turn in (1, 3, 5):
        expect(zoe.turn_lamp()).to_contain_text(str(turn))
        cards = zoe.page.locator(CARDS)
        for number, name in enumerate(cards.evaluate_all(NAMES)):
            if name in known:
                continue
            cards.nth(number).click()
            read(zoe, name)
            known.add(name)
        zoe.button("web-replay-turn-next").click()
        zoe.button("web-replay-turn-next").click()
    assert len(known) > 20
