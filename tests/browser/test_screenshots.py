"""A picture of every page, kept as files to look at; `make pictures` takes them in every width."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser import pages
from tests.browser.conftest import TALL, Visit
from tests.browser.player import Player

PHONE, LAPTOP, DESK = 390, 1024, 1600
IN_EVERY_WIDTH = "LUDOTHEQUE_PICTURES" in os.environ

COME_TO_REST = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const passing = document.getAnimations().filter(
    (one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
}"""


SCHEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def take(player: Player, page: str, folder: Path, dark: bool) -> None:
    """Pictures of the page that is shown: in every width, or light on a phone and dark wider."""
    widths = [PHONE, LAPTOP, DESK] if IN_EVERY_WIDTH else [LAPTOP] if dark else [PHONE]
    for width in widths:
        player.page.set_viewport_size({"width": width, "height": TALL})
        player.page.evaluate(COME_TO_REST)
        path = folder / f"{page}-{width}-{'dark' if dark else 'light'}.png"
        # Phones scroll; the wide table must be seen as it first appears.
        player.page.screenshot(path=path, full_page=width == PHONE)
        assert path.stat().st_size > 5_000


@SCHEMES
def test_plain_pages(visitor: Visit, screenshots: Path, dark: bool) -> None:
    zoe = visitor(dark=dark).named("Zoé")
    for page in pages.plain_pages(zoe):
        take(zoe, page, screenshots, dark)


@SCHEMES
@pytest.mark.parametrize("seats", [2, 5])
def test_tables(visitor: Visit, screenshots: Path, seats: int, dark: bool) -> None:
    zoe = visitor(dark=dark).named("Zoé")
    for page in pages.table_pages(zoe, seats):
        take(zoe, page, screenshots, dark)


@SCHEMES
def test_a_choice_and_a_card(visitor: Visit, screenshots: Path, dark: bool) -> None:
    zoe = visitor(dark=dark).named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot', 'bot')}")
    zoe.expect_my_turn()
    zoe.page.locator(".gap.target").first.click()
    take(zoe, "choice", screenshots, dark)
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-spot=b2]").press("i")
    take(zoe, "card", screenshots, dark)
