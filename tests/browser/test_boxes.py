"""Your boxes: a card is entered, an error stands at its field, and a game begins with the cards."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_a_card_is_entered_by_keyboard_and_played_with(visitor: Visit) -> None:
    zoe = visitor("fr", 1366).named("Zoé")
    zoe.visit("/boxes")
    zoe.page.get_by_role("combobox").select_option("spyrium")
    zoe.button("web-box-enter").press("Enter")
    expect(zoe.page).to_have_url(re.compile(r"/box/\w+$"))
    card = zoe.page.get_by_role("button", name="Mine I", exact=True)
    card.press("Enter")
    expect(card).to_have_attribute("aria-expanded", "true")
    price = zoe.page.get_by_role("spinbutton", name=zoe.words("value-price"))
    price.fill("-3")
    play = zoe.button("web-box-play")
    expect(zoe.page.locator(".field .trouble")).to_have_text("Un nombre d’au moins 0 est attendu.")
    expect(play).to_be_disabled()
    price.fill("7")
    expect(zoe.page.locator(".trouble")).to_have_count(0)
    expect(play).to_be_enabled()
    expect(zoe.page.get_by_role("status")).to_have_text(zoe.words("web-saved"))
    expect(card).to_contain_text("7\u202f£")

    play.click()
    zoe.button("web-start").click()
    expect(zoe.page).to_have_url(re.compile(r"/table/\w+$"))
    table = zoe.page.url.rpartition("/")[2]
    sheet = zoe.context.request.get(f"{zoe.address}/api/tables/{table}/cards").json()
    assert sheet["file"]["cards"]["mine1"]["price"] == 7
