"""Uchronia through the page: played on the table, on a phone, by two people with hidden hands."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.inspection import PICTURES, inspect
from tests.browser.player import Player, view_after_moves
from tests.browser.test_keyboard import play_in_the_list, tab_to
from tests.browser.test_phone import PHONE, assert_fits, top

SOON, MIDDLE = 12, 120
"""Steps after which a game has begun, and after which the cities stand."""


SPILLED = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return [...document.querySelectorAll('.bar button')]
    .filter((one) => one.checkVisibility({visibilityProperty: true}))
    .filter((one) => {
      const {top, bottom, left, right} = one.getBoundingClientRect();
      return top < bar.top || bottom > bar.bottom || left < bar.left || right > bar.right;
    })
    .map((one) => one.innerText);
}"""
FOCUSED_ACTION = """() => (document.activeElement?.dataset.action ?? '').match(/^{verb} .*/)?.[0]"""


def at_uchronia(player: Player, language: str = "en") -> Player:
    """Somebody who plays Uchronia."""
    player.game = "uchronia"
    player.speak(language)
    return player.named("Zoé")


def test_a_game_is_played_on_the_table_and_ends_with_its_result(visitor: Visit) -> None:
    zoe = at_uchronia(visitor("fr", width=1024), "fr")
    table = zoe.set_table("me", "bot")
    zoe.visit(f"/table/{table}")
    rng = Random(4)
    for _ in range(SOON):
        choices = zoe.choices()
        assert zoe.page.evaluate(SPILLED) == [], "buttons beyond the bar"
        zoe.touch(rng.choice(choices))
    shown = zoe.log()
    assert any("Zoé" in line for line in shown)
    zoe.page.goto("about:blank")
    zoe.play_unseen(table, lambda texts: rng.choice(texts))
    zoe.visit(f"/table/{table}")
    expect(zoe.result).to_be_visible()
    expect(zoe.result.get_by_role("row")).to_have_count(3)
    expect(zoe.options).to_have_count(0)


def test_two_people_see_their_own_hands_and_only_backs_of_the_other(visitor: Visit) -> None:
    zoe = at_uchronia(visitor(width=1440))
    marc = at_uchronia(visitor(width=1440)).named("Marc")
    view = view_after_moves(zoe, marc, 6)
    hands = [player["hand"] for player in view["players"]]
    assert isinstance(hands[1], list)
    assert hands[0]["hidden"] >= len(hands[0]["known"])


def test_a_turn_is_played_with_the_keyboard_alone(visitor: Visit) -> None:
    zoe = at_uchronia(visitor())
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    keyboard = zoe.page.keyboard

    def on_the_table(verb: str) -> None:
        """Goes where it can be done; Enter does it, or the foremost of several by another one."""
        tab_to(zoe, FOCUSED_ACTION.format(verb=verb))
        keyboard.press("Enter")
        if zoe.asks():
            keyboard.press("Enter")
        zoe.expect_answered()

    on_the_table("discard")
    while "plot" not in zoe.choices():
        play_in_the_list(zoe, zoe.choices()[0])
    on_the_table("command")
    while "plot" not in zoe.choices():
        play_in_the_list(zoe, zoe.choices()[0])
    assert any(line.startswith("Zoé commands with a") for line in zoe.log())


def open_where_something_can_be_touched(zoe: Player, table: str) -> None:
    """Plays on to a decision that things on the table answer; for some it is the bar alone."""
    step = MIDDLE
    while True:
        zoe.page.goto("about:blank")
        zoe.play_unseen(table, until_step=step)
        zoe.visit(f"/table/{table}")
        zoe.expect_my_turn()
        if zoe.page.locator("button.target").count():
            return
        step = zoe.step(table) + 1


def test_a_turn_is_played_with_the_thumb(visitor: Visit) -> None:
    zoe = at_uchronia(visitor("en", PHONE, touch=True))
    table = zoe.set_table("me", "bot", "bot", "bot", "bot")
    open_where_something_can_be_touched(zoe, table)
    forum = zoe.page.get_by_role("region", name=zoe.words("label-forum"), exact=True)
    own = zoe.page.get_by_role("region", name="Zoé", exact=True)
    other = zoe.page.get_by_role("region", name=zoe.words("seat-name-1"), exact=True)
    assert top(zoe.bar) < top(forum) < top(own) < top(other)
    assert_fits(zoe)

    step = zoe.step(table)
    zoe.page.locator("button.target").first.tap()
    if zoe.asks():
        zoe.bar.get_by_role("button", name=zoe.words("web-do-it")).first.tap()
    zoe.expect_answered()
    zoe.expect_my_turn()
    assert zoe.step(table) > step
    zoe.open_list()
    expect(zoe.options.first).to_be_in_viewport()
    assert_fits(zoe)


@pytest.mark.parametrize("seats", [2, 5] if PICTURES else [5])
def test_axe_finds_no_serious_fault_in_a_game(visitor: Visit, seats: int) -> None:
    zoe = at_uchronia(visitor("fr", inspected=True), "fr")
    table = zoe.set_table("me", *["bot"] * (seats - 1))
    rng = Random(seats)
    for name, step in (("start", 0), ("middle", MIDDLE), ("end", 10_000)):
        zoe.page.goto("about:blank")
        zoe.play_unseen(table, lambda texts: rng.choice(texts), until_step=step)
        zoe.visit(f"/table/{table}")
        expect(zoe.page.locator(".uchronia")).to_be_visible()
        assert inspect(zoe, f"uchronia-{seats}-{name}") == {}
