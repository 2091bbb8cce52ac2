"""The whole table in one look: nothing scrolls, is cut off, is too small, or jumps.

A game whose table fills the board region, as `web/src/games/module.ts` asks, is listed in `TABLES`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import ludotheque as lt
from tests.browser.conftest import Visit
from tests.browser.player import Player, eager
from tests.browser.test_phone import assert_fits

LATE: dict[str, dict[str, Any]] = {
    "spyrium": {"until_turn": 5},
    "uchronia": {"until_step": 120},
    "monumental": {"until_step": 70},
}
"""When much lies on the table."""
TABLES = [
    *[("spyrium", seats) for seats in range(2, 6)],
    *[("uchronia", seats) for seats in range(2, 6)],
    *[("monumental", seats) for seats in range(1, 5)],
]

LARGE = [(1366, 768), (1440, 900), (1920, 1080), (1024, 768), (1366, 650)]
PHONE, SIDEWAYS = (390, 844), (844, 390)

FAULTS = """() => {
  const faults = [];
  const shown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !one.closest('.unseen, [aria-hidden] > .moving');
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} `
    + `"${one.textContent.trim().slice(0, 20)}"`;
  const page = document.documentElement;
  if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth)
    faults.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  const board = document.querySelector('[data-region=board]');
  if (board.scrollHeight > board.clientHeight || board.scrollWidth > board.clientWidth)
    faults.push(`the board scrolls: ${board.scrollWidth}x${board.scrollHeight}`);
  const inside = (inner, outer, slack) => inner.left >= outer.left - slack
    && inner.top >= outer.top - slack && inner.right <= outer.right + slack
    && inner.bottom <= outer.bottom + slack;
  const area = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const SLACK = 14; // Price tags and badges hang over the edge of their card.
  for (const region of document.querySelectorAll('[data-region]')) {
    if (!shown(region)) continue;
    const box = region.getBoundingClientRect();
    if (!inside(box, area, 1)) faults.push(`outside the window: ${region.dataset.region}`);
    if (['rail', 'board'].includes(region.dataset.region)) continue;
    for (const one of region.querySelectorAll('button, li, .sign, h3, [role=img]')) {
      const own = one.getBoundingClientRect();
      if (own.width > 1 && shown(one) && !inside(own, box, SLACK))
        faults.push(`outside ${region.dataset.region}: ${name(one)}`);
    }
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !shown(one) || one.closest('script, style')) continue;
    const scale = one.ownerSVGElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < 11.9) faults.push(`${size.toFixed(1)} px: ${name(one)}`);
  }
  const targets = [...document.querySelectorAll('button.target')].filter(shown);
  const boxes = targets.map((one) => one.getBoundingClientRect());
  targets.forEach((one, index) => {
    const {left, top, right, bottom} = boxes[index];
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!one.contains(hit)) faults.push(`covered: ${name(one)} by ${hit && name(hit)}`);
    boxes.slice(0, index).forEach((other, at) => {
      const wide = Math.min(right, other.right) - Math.max(left, other.left);
      const high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      // The boxes of neighbouring hexes overlap, the hexes do not.
      const hexes = one.matches('.tile') && targets[at].matches('.tile');
      const nested = one.contains(targets[at]) || targets[at].contains(one);
      if (wide > 2 && high > 2 && !hexes && !nested)
        faults.push(`overlap: ${name(one)} and ${name(targets[at])}`);
    });
  });
  return [...new Set(faults)];
}"""

SETTLE = """async () => {
  // Things are measured, arranged and drawn again.
  for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
}"""

REGIONS = """() => Object.fromEntries([...document.querySelectorAll('[data-region]')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return [one.dataset.region, [x, y, width, height].map(Math.round)];
}))"""

IN_SIGHT = """(name) => {
  const one = document.querySelector(`[data-region=${name}]`);
  const {left, top, right, bottom} = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= -1 && bottom <= innerHeight + 1 && one.contains(hit);
}"""


def resized(player: Player, *sizes: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The page in windows of these sizes."""
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(SETTLE)
        yield width, height


def at_table(player: Player, game: str, seats: int) -> str:
    """Sets a table with bots; gives its id."""
    player.game = game
    return player.named("Zoé").set_table("me", *["bot"] * (seats - 1))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_whole_table_is_seen_early_and_late(visitor: Visit, game: str, seats: int) -> None:
    zoe = visitor("fr")
    table = at_table(zoe, game, seats)
    faults = {}
    # What fits at the most crowded table fits at the others early in the game.
    early: list[dict[str, Any]] = [{"until_step": 0}] if seats == lt.GAMES[game].max_players else []
    for when in (*early, LATE[game]):
        zoe.page.goto("about:blank")
        zoe.play_unseen(table, eager, **when)
        zoe.visit(f"/table/{table}")
        zoe.expect_my_turn()
        for size in resized(zoe, *LARGE):
            faults[*when, size] = zoe.page.evaluate(FAULTS)
    assert {when: found for when, found in faults.items() if found} == {}


@pytest.mark.parametrize("path", ["/learn/spyrium", "/puzzles/monumental"])
def test_lessons_and_puzzles_fit_the_window(visitor: Visit, path: str) -> None:
    zoe = visitor("fr", 1366)
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    zoe.visit(path)
    expect(zoe.page.locator(".coach")).to_be_in_viewport(ratio=1)
    zoe.page.evaluate(SETTLE)
    # The voice of the lesson lies over the board.
    faults = [one for one in zoe.page.evaluate(FAULTS) if not one.startswith("covered")]
    assert faults == []


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_nothing_jumps_over_a_turn(visitor: Visit, game: str) -> None:
    zoe = visitor(width=1366)
    table = at_table(zoe, game, 3)
    zoe.page.set_viewport_size({"width": 1366, "height": 768})
    # Setting up, as choosing a civilization does, may change the scene.
    zoe.play_unseen(table, eager, until_step=6)
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    zoe.page.evaluate(SETTLE)
    boxes = zoe.page.evaluate(REGIONS)
    for _ in range(4):
        option = eager(zoe.choices())
        zoe.touch(option)
        assert zoe.page.evaluate(REGIONS) == boxes, option
        zoe.expect_my_turn()
        assert zoe.page.evaluate(REGIONS) == boxes
    zoe.page.keyboard.press("a")
    expect(zoe.options.first).to_be_in_viewport()
    assert zoe.page.evaluate(REGIONS) == boxes
    zoe.page.keyboard.press("Escape")
    expect(zoe.options.first).not_to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "seats"), [("spyrium", 2), ("spyrium", 5), ("uchronia", 3), ("monumental", 2)]
)
def test_on_a_phone_question_and_own_things_stay_in_sight(
    visitor: Visit, game: str, seats: int
) -> None:
    zoe = visitor("fr", PHONE[0], touch=True)
    table = at_table(zoe, game, seats)
    zoe.play_unseen(table, eager, **LATE[game])
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    for size in resized(zoe, PHONE, SIDEWAYS):
        assert_fits(zoe)
        for share in (0, 0.5, 1):
            zoe.page.evaluate(
                "(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share
            )
            for name in ("decision", "purse"):
                assert zoe.page.evaluate(IN_SIGHT, name), (size, share, name)


def test_a_phone_on_its_side_shows_the_market_beside_the_question(visitor: Visit) -> None:
    zoe = visitor(width=PHONE[0], touch=True)
    zoe.visit(f"/table/{at_table(zoe, 'spyrium', 2)}")
    zoe.expect_my_turn()
    for _ in resized(zoe, SIDEWAYS):
        boxes = zoe.page.evaluate(REGIONS)
        left, top, width, height = boxes["market"]
        assert left >= boxes["decision"][0] + boxes["decision"][2]
        assert top + height <= SIDEWAYS[1]
        assert left + width <= SIDEWAYS[0]


def test_the_newest_line_of_the_log_is_seen_with_the_rail_closed(visitor: Visit) -> None:
    zoe = visitor(width=1366)
    zoe.visit(f"/table/{at_table(zoe, 'spyrium', 2)}")
    zoe.touch(eager(zoe.choices()))
    zoe.expect_my_turn()
    zoe.button("web-rail-close").click()
    expect(zoe.page.locator("#panel")).to_be_hidden()
    newest = zoe.page.locator(".newest")
    expect(newest).to_be_in_viewport()
    expect(newest).to_contain_text(zoe.log()[-1][2:])
    zoe.page.reload()
    expect(newest).to_be_in_viewport()
    zoe.button("web-rail-open").click()
    expect(zoe.page.locator(".log .line").last).to_be_in_viewport()


def test_one_click_does_a_choice_of_a_lesson(visitor: Visit) -> None:
    zoe = visitor(width=1366)
    zoe.game = "monumental"
    zoe.speak("en")
    zoe.visit("/learn/monumental")
    go_on = zoe.button("web-learn-next")
    for _ in range(2):
        go_on.click()
    expect(go_on).to_have_count(0)
    zoe.page.locator("[data-spot='slot:0:a1']").click()
    expect(zoe.page.locator(".slot.active")).to_have_count(5)
