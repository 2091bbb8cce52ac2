"""How many clicks a game takes: about one for each real decision.

The middle of a game is played without the page, but for `make soak`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import DECIDES, SOAKING, Choose, Player

MOST = 1.3
"""Clicks for a decision, on the average of a game."""

WEIGHTS = {"add": 30, "start": 20, "build": 20, "attack": 20, "activate": 12, "done": 1, "move": 1}
"""How gladly kinds of actions are chosen (others: 4), so that games come to their end."""
UNCOVERED = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether nothing lies over the middle of a thing; otherwise the list is opened."""
DO_IT = ".bar .preview .main"
AT_FIRST = 20
"""So many decisions are made before the middle of a game."""
A_MOMENT = 500
"""Milliseconds after which a hint has come, and what needs no click is done."""


class Clicker:
    """Plays with the mouse by what lies on the table, and counts its clicks."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.clicks = 0
        self.decisions = 0
        player.page.clock.install()

    def play(self, table: str, choose: Choose) -> None:
        """Plays to the end."""
        while self._ready() == "mine":
            self.decisions += 1
            self._do(choose(self.player.choices()))
            if self.decisions == AT_FIRST and not SOAKING:
                self.player.to_the_last_round(table, choose)

    def _ready(self) -> str:
        while not (found := str(self.player.page.evaluate(DECIDES))):
            self.player.page.clock.run_for(A_MOMENT)
        return found

    def _do(self, text: str) -> None:
        page, asks = self.player.page, self.player.asks
        # What was pointed at before is left, and its popover closes.
        page.mouse.move(0, 0)
        page.clock.run_for(A_MOMENT)
        done = page.locator(f"button[data-action='{text}']").locator("visible=true")
        things = self._things(text)
        if done.count() and done.first.evaluate(UNCOVERED):
            self._click(done.first)
            if asks():
                offered = page.locator(f".popover [data-action='{text}']")
                self._click(offered.first if offered.count() else page.locator(DO_IT))
        elif things.count() and things.first.evaluate(UNCOVERED):
            # What has several uses offers them as soon as it is pointed at.
            things.first.hover()
            page.clock.run_for(A_MOMENT)
            self._click(page.locator(f".popover [data-action='{text}']"))
        else:
            self.clicks += 1
            self.player.open_list()
            self._click(page.locator(f"[role=option][data-text='{text}']"))
        if asks():
            self._click(page.locator(DO_IT))
        self.player.expect_answered()

    def _things(self, text: str) -> Locator:
        """What stands for an action on the table, beside others."""
        page, words = self.player.page, text.split()
        if self.player.game == "spyrium":
            return page.locator(f"[data-spot='{words[-1]}']")
        said = page.locator(f"[role=option][data-text='{text}'] > span").first.text_content()
        return page.locator("button.target", has_text=said or text)

    def _click(self, thing: Locator) -> None:
        self.clicks += 1
        thing.click()


@pytest.mark.parametrize(
    ("game", "seats"), [("spyrium", 2), ("uchronia", 5), ("monumental", 1)], ids=str
)
def test_a_whole_game_takes_about_one_click_a_decision(
    visitor: Visit, game: str, seats: int
) -> None:
    zoe = visitor(width=1440).hastened()
    zoe.game = game
    zoe.speak("en")
    zoe.named("Zoé")
    table = zoe.set_table("me", *["bot"] * (seats - 1))
    zoe.visit(f"/table/{table}")
    clicker = Clicker(zoe)
    rng = Random(2)

    def choose(texts: Sequence[str]) -> str:
        return rng.choices(texts, [WEIGHTS.get(one.split()[0], 4) for one in texts])[0]

    clicker.play(table, choose)
    expect(zoe.result).to_be_visible()
    assert clicker.clicks <= MOST * clicker.decisions, (clicker.clicks, clicker.decisions)
