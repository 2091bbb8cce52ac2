"""What the others did is told: every event, in order, with and without motion."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

WATCH = """() => {
  window.told = [];
  window.moved = 0;
  const look = () => {
    const key = document.querySelector('[data-told]')?.dataset.told;
    if (key && key !== window.told.at(-1)) window.told.push(key);
  };
  new MutationObserver((changes) => {
    look();
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.classList?.contains('moving')) window.moved += 1;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-told'] });
}"""


def at_table(player: Player, game: str, *seats: str) -> str:
    """Somebody at a table whose page notes what it tells."""
    player.game = game
    player.speak("en")
    table = player.named("Zoé").set_table(*seats)
    player.visit(f"/table/{table}")
    expect_rest(player)
    player.page.evaluate(WATCH)
    return table


def server_log(player: Player, table: str) -> list[dict[str, Any]]:
    """The log as the server sends it to this player."""
    answer = player.context.request.get(f"{player.address}/api/tables/{table}")
    log: list[dict[str, Any]] = answer.json()["log"]
    return log


def expect_rest(player: Player) -> None:
    """Waits until everything has been told and the player decides."""
    player.expect_my_turn()
    expect(player.page.locator("[data-told]")).to_have_count(0)


def keys(log: list[dict[str, Any]], start: int) -> list[str]:
    """The names of the events from an entry on."""
    return [
        f"{entry['number']}.{index}"
        for entry in log
        if entry["number"] >= start
        for index in range(len(entry["events"]))
    ]


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "less motion"])
def test_every_event_is_told_in_order(visitor: Visit, motion: bool) -> None:
    zoe = visitor(motion=motion, speed="fast")
    table = at_table(zoe, "spyrium", "me", "bot", "bot")
    start = len(server_log(zoe, table))
    rng = Random(2)
    for _ in range(4):
        zoe.choose(rng.choice(zoe.choices()))
        expect_rest(zoe)
    told = [key for key in zoe.page.evaluate("() => window.told") if not key.endswith("lead")]
    assert told == keys(server_log(zoe, table), start)
    assert (zoe.page.evaluate("() => window.moved") > 0) == motion


def test_the_rest_is_skipped_by_a_key_and_stands_in_the_recap(visitor: Visit) -> None:
    zoe = visitor(speed="slow")
    table = at_table(zoe, "spyrium", "me", "bot", "bot")
    zoe.choose(next(text for text in zoe.choices() if text.startswith("place")))
    expect(zoe.page.locator("[data-told]")).to_have_count(1)
    # The bots have moved, and the page is still telling.
    while True:
        seats = [entry["seat"] for entry in server_log(zoe, table)]
        if 0 in seats and {1, 2} <= set(seats[seats.index(0) :]):
            break
    zoe.page.keyboard.press("s")
    expect_rest(zoe)
    strip = zoe.page.get_by_role("region", name=zoe.words("web-recap"))
    expect(strip.get_by_role("listitem")).to_have_count(2)
    chip = strip.get_by_role("listitem").first.get_by_role("button").first
    chip.hover()
    expect(zoe.page.locator(".spyrium .lit").first).to_be_visible()
    zoe.choose(zoe.choices()[0])
    zoe.page.keyboard.press("s")
    expect_rest(zoe)
    last = server_log(zoe, table)
    shown = zoe.page.locator(".log [data-event]").last
    expect(shown).to_have_attribute("data-event", re.compile(rf"\b{last[-1]['number']}\.\d+$"))


def test_a_line_of_the_log_shows_the_table_at_that_moment(visitor: Visit) -> None:
    zoe = visitor(width=1440)
    at_table(zoe, "spyrium", "me", "bot")
    gap = next(text for text in zoe.choices() if text.startswith("place"))
    before = zoe.workers()
    zoe.touch(gap)
    zoe.expect_my_turn()
    expect(zoe.spot(gap.removeprefix("place "))).to_contain_text("1")
    now = zoe.workers()
    assert now != before
    zoe.page.locator(".log .line").first.click()
    expect(zoe.button("web-past-back")).to_be_visible()
    expect(zoe.page.locator(".spyrium .target")).to_have_count(0)
    zoe.button("web-past-back").click()
    expect(zoe.button("web-past-back")).to_have_count(0)
    assert zoe.workers() == now
