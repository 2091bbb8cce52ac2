"""The table on a phone: in the order of attention, without hunting or zooming."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import PLAIN
from tests.browser.player import Player

PHONE = 390
FINGER = 44

TOO_SMALL = """(least) => [...document.querySelectorAll(
    'button, a[href], select, summary, input:not(.unseen), [role=option], [role=tab]')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest('.unseen'))
  .filter((one) => !one.matches('p a, li a, label input'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
  .map(([one, box]) => `${one.className || one.tagName} ${one.innerText.slice(0, 30)} `
    + `${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""

TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def top(thing: Locator) -> float:
    """Where something begins on the page."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def assert_fits(player: Player) -> None:
    """Nothing to scroll sideways, nothing too small for a finger."""
    assert player.page.evaluate(TOO_WIDE) <= 0
    assert player.page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("seats", [2, 5])
def test_a_table_reads_downwards_in_the_order_of_attention(visitor: Visit, seats: int) -> None:
    zoe = visitor("en", PHONE, touch=True).named("Zoé")
    table = zoe.set_table("me", *["bot"] * (seats - 1))
    zoe.play_unseen(table, until_turn=2)
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    market = zoe.page.get_by_role("group", name=zoe.words("web-spyrium-market"))
    own = zoe.page.get_by_role("region", name="Zoé", exact=True)
    other = zoe.page.get_by_role("region", name=zoe.words("seat-name-1"), exact=True)
    assert top(zoe.bar) < top(market) < top(own) < top(other)
    assert_fits(zoe)


def test_a_turn_is_played_with_the_thumb(visitor: Visit) -> None:
    zoe = visitor("en", PHONE, touch=True).named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    before = zoe.workers()
    gap = zoe.page.locator(".gap.target").first
    gap.tap()
    zoe.expect_answered()
    zoe.expect_my_turn()
    assert zoe.workers() != before

    zoe.open_list()
    expect(zoe.options.first).to_be_in_viewport()
    assert_fits(zoe)


def test_every_page_fits_a_phone(visitor: Visit) -> None:
    zoe = visitor("fr", PHONE, touch=True)
    for path in PLAIN.values():
        zoe.visit(path)
        expect(zoe.page.get_by_role("heading", level=1)).to_be_visible()
        expect(zoe.page.locator(".waiting")).to_have_count(0)
        assert_fits(zoe)
