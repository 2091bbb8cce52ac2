"""A page that is shown: what axe finds wrong with it, and its pictures."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

from tests.browser.conftest import TALL
from tests.browser.player import Player

PHONE, LAPTOP, DESK = 390, 1024, 1600
PICTURES = "LUDOTHEQUE_PICTURES" in os.environ
FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
AT_ONCE = "*, *::before, *::after { transition: none !important; }"
"""Otherwise the colours of the other scheme would spread from parent to child, step by step."""

COME_TO_REST = """async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const passing = document.getAnimations().filter(
    (one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
}"""


def inspect(player: Player, page: str) -> dict[str, list[str]]:
    """What axe finds grave on the page that is shown, light and dark; pictures if asked for."""
    found: dict[str, list[str]] = {}
    player.page.evaluate(COME_TO_REST)
    player.page.add_style_tag(content=AT_ONCE)
    player.page.add_script_tag(path=AXE)
    for scheme in SCHEMES:
        player.page.emulate_media(color_scheme=scheme)
        told = faults(player)
        if told:
            found[f"{page}, {scheme}"] = told
        if PICTURES:
            take(player, f"{page}-{scheme}")
    return found


def take(player: Player, name: str) -> None:
    """Pictures of the page that is shown, in every width."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    before = player.page.viewport_size
    assert before is not None
    for width in (PHONE, LAPTOP, DESK):
        player.page.set_viewport_size({"width": width, "height": TALL})
        player.page.evaluate(COME_TO_REST)
        path = FOLDER / f"{name}-{width}.png"
        # Phones scroll; the wide table must be seen as it first appears.
        player.page.screenshot(path=path, full_page=width == PHONE)
        assert path.stat().st_size > 5_000
    player.page.set_viewport_size(before)


def faults(player: Player) -> list[str]:
    """What axe finds grave on the page as it is shown."""
    found: list[dict[str, Any]] = player.page.evaluate(
        "() => axe.run({resultTypes: ['violations']}).then((report) => report.violations)"
    )
    return [
        f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]
