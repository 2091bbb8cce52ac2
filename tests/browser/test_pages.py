"""Every page, light and dark: axe finds no serious fault.

`make pictures` takes pictures of them in every width.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.browser import pages
from tests.browser.conftest import Visit
from tests.browser.inspection import inspect
from tests.browser.player import Player


def assert_sound(player: Player, shown: Iterable[str], pages: int) -> None:
    """Looks at each page as it is shown."""
    found: dict[str, list[str]] = {}
    names = []
    for name in shown:
        names.append(name)
        found |= inspect(player, name)
    assert found == {}
    assert len(names) == pages


def test_pages_without_a_table(visitor: Visit) -> None:
    zoe = visitor(inspected=True).named("Zoé")
    assert_sound(zoe, pages.plain_pages(zoe), 7)


@pytest.mark.parametrize(
    ("seats", "width", "language"), [(2, 1440, "en"), (5, 390, "fr")], ids=["two", "five"]
)
def test_tables(visitor: Visit, seats: int, width: int, language: str) -> None:
    zoe = visitor(language, width, inspected=True).named("Zoé")
    assert_sound(zoe, pages.table_pages(zoe, seats), 4)


def test_a_choice_and_a_card(visitor: Visit) -> None:
    zoe = visitor(inspected=True).named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot', 'bot')}")
    zoe.expect_my_turn()
    zoe.page.locator(".gap.target").first.click()
    assert inspect(zoe, "choice") == {}
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-spot=b2]").press("i")
    assert inspect(zoe, "card") == {}
