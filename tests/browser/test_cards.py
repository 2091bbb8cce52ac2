"""Cards open their text, their values and where they come from; every card has them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

CARDS = ".market .place:not(.empty), .event .head"
NAMES = """all => all.map((one) => one.querySelector('.name, b').textContent)"""
ORIGINS = ("rulebook", "public", "reconstructed")
A_TURN = 3
"""How many cards are opened in a turn, beside the event; the texts of all are looked at."""


def read(player: Player, name: str) -> None:
    """Reads the card that is open and puts it away."""
    sheet = player.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=name, exact=True)).to_be_visible()
    assert re.search(r"\w", "".join(sheet.locator("p.line, dd").all_text_contents())), name
    origins = sheet.locator(".origins li").all_text_contents()
    known = [player.words(f"source-{kind}") for kind in ORIGINS]
    assert origins, name
    assert all(any(kind in origin for kind in known) for origin in origins), name
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
        names = cards.evaluate_all(NAMES)
        fresh = [number for number, name in enumerate(names) if name not in known]
        # The event is the first or the last of them.
        for number in dict.fromkeys((*fresh[:A_TURN], fresh[-1])):
            name = names[number]
            cards.nth(number).click()
            read(zoe, name)
            known.add(name)
        zoe.button("web-replay-turn-next").click()
        zoe.button("web-replay-turn-next").click()
    assert len(known) > 3 * A_TURN
    sheet = zoe.context.request.get(f"{zoe.address}/api/games/spyrium/cards").json()["sheet"]
    for card in sheet:
        assert card["lines"] or card["values"], card["id"]
        assert card["provenance"], card["id"]
        assert all(text.startswith(ORIGINS) for text in card["provenance"].values()), card["id"]
