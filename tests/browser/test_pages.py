"""Every page, light and dark: axe finds no serious fault, and a picture is kept to look at.

`make pictures` takes the pictures in every width.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.browser import pages
from tests.browser.conftest import TALL, Visit
from tests.browser.inspection import faults, take
from tests.browser.player import Player

SCHEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def inspect(
    player: Player, shown: Iterable[str], width: int, screenshots: Path, dark: bool
) -> set[str]:
    """Looks at each page as it is shown; gives their names."""
    found: dict[str, list[str]] = {}
    for page in shown:
        found[page] = faults(player)
        take(player, page, screenshots, dark)
        player.page.set_viewport_size({"width": width, "height": TALL})
    assert {page: told for page, told in found.items() if told} == {}
    return set(found)


@SCHEMES
def test_pages_without_a_table(visitor: Visit, screenshots: Path, dark: bool) -> None:
    zoe = visitor(dark=dark, inspected=True).named("Zoé")
    assert len(inspect(zoe, pages.plain_pages(zoe), 1280, screenshots, dark)) == 7


@pytest.mark.parametrize(
    ("seats", "width", "language"), [(2, 1440, "en"), (5, 390, "fr")], ids=["two", "five"]
)
@SCHEMES
def test_tables(
    visitor: Visit, screenshots: Path, seats: int, width: int, language: str, dark: bool
) -> None:
    zoe = visitor(language, width, dark=dark, inspected=True).named("Zoé")
    assert len(inspect(zoe, pages.table_pages(zoe, seats), width, screenshots, dark)) == 4


@SCHEMES
def test_a_choice_and_a_card(visitor: Visit, screenshots: Path, dark: bool) -> None:
    zoe = visitor(dark=dark, inspected=True).named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot', 'bot')}")
    zoe.expect_my_turn()
    zoe.page.locator(".gap.target").first.click()
    assert faults(zoe) == []
    take(zoe, "choice", screenshots, dark)
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-spot=b2]").press("i")
    assert faults(zoe) == []
    take(zoe, "card", screenshots, dark)
