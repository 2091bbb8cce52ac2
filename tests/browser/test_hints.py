"""A bot that is asked: hints at the table, and who was ahead when in a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.inspection import PICTURES, take
from tests.browser.test_phone import top
from tests.browser.test_replay_and_rematch import finished


def test_a_hint_names_the_best_choices_with_their_chances(visitor: Visit) -> None:
    zoe = visitor("fr").named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    zoe.open_list()
    zoe.button("web-hint").click()
    hints = zoe.page.locator(".hints li")
    expect(hints).to_have_count(3)
    expect(hints.first).to_contain_text(re.compile(r"\d+\s%"))
    if PICTURES:
        take(zoe, "hint")


def test_a_table_may_be_without_hints(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot', hints=False)}")
    zoe.expect_my_turn()
    expect(zoe.button("web-hint")).to_have_count(0)


def test_the_curve_of_a_finished_game_leads_to_its_turning_points(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    table = finished(zoe)
    zoe.visit(f"/table/{table}")
    zoe.page.get_by_role("link", name=zoe.words("web-replay"), exact=True).click()
    zoe.button("web-review").click()
    turns = zoe.page.get_by_role("region", name=zoe.words("web-review")).get_by_role("button")
    found = re.search(r"\d+", turns.last.inner_text())
    assert found is not None
    turns.last.click()
    expect(zoe.page.get_by_role("slider")).to_have_value(found[0])
    if PICTURES:
        take(zoe, "review")

    # Who comes to see it is led there, and on a phone the board lies above the review.
    zoe.page.set_viewport_size({"width": 390, "height": 844})
    zoe.visit(f"/replay/{table}?step=0&review")
    expect(zoe.page.get_by_role("slider")).not_to_have_value("0")
    review = zoe.page.get_by_role("region", name=zoe.words("web-review"))
    expect(review).to_be_in_viewport()
    assert top(zoe.page.locator("[data-region=board]")) < top(review)
