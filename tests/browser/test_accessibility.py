"""axe finds no serious fault on any page, in light and in dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser import pages
from tests.browser.conftest import Visit
from tests.browser.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def faults(player: Player) -> list[str]:
    """What axe finds grave on the page that is shown."""
    player.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = player.page.evaluate(
        "() => axe.run({resultTypes: ['violations']}).then((report) => report.violations)"
    )
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_plain_pages_have_no_serious_fault(visitor: Visit, dark: bool) -> None:
    zoe = visitor(dark=dark, inspected=True).named("Zoé")
    found = {page: faults(zoe) for page in pages.plain_pages(zoe)}
    assert len(found) == 7
    assert {page: told for page, told in found.items() if told} == {}


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_tables_have_no_serious_fault(visitor: Visit, dark: bool, width: int) -> None:
    zoe = visitor("fr", width, dark=dark, inspected=True).named("Zoé")
    found = {page: faults(zoe) for page in pages.table_pages(zoe, 3)}
    assert len(found) == 4
    assert {page: told for page, told in found.items() if told} == {}


def test_a_choice_and_a_card_have_no_serious_fault(visitor: Visit) -> None:
    zoe = visitor(inspected=True).named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    zoe.page.locator(".gap.target").first.click()
    assert faults(zoe) == []
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-spot=b2]").press("i")
    assert faults(zoe) == []
