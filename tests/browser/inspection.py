"""A page that is shown: its picture, and what axe finds wrong with it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.browser.conftest import TALL
from tests.browser.player import Player

PHONE, LAPTOP, DESK = 390, 1024, 1600
IN_EVERY_WIDTH = "LUDOTHEQUE_PICTURES" in os.environ
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")

COME_TO_REST = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const passing = document.getAnimations().filter(
    (one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
}"""


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
