"""Whole games through the page: with the mouse, a finger, the keyboard, or what is read aloud.

Of most of them the middle is played without the page, but for `make soak`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import SOAKING, Choose, Player, first, hasty
from tests.browser.test_keyboard import play_in_the_list


def test_two_browsers_and_a_bot_play_to_the_end(visitor: Visit) -> None:
    zoe, marc = visitor(width=1440).named("Zoé"), visitor(width=1440).named("Marc")
    table = zoe.set_table("me", "open", "bot", start=False)
    marc.post(f"/tables/{table}/join", seat=1)
    for player in (zoe, marc):
        player.visit(f"/table/{table}")
    zoe.button("web-start").click()
    mine = zoe.words("web-your-turn")
    theirs = zoe.words("web-their-turn", player="Marc")
    over = zoe.words("web-game-over")
    while over not in (said := zoe.told(mine, theirs, over)):
        answer(zoe if mine in said else marc)
    for player in (zoe, marc):
        expect(player.result).to_be_visible()
        expect(player.result.get_by_role("row")).to_have_count(4)
        expect(player.options).to_have_count(0)
    assert zoe.result.inner_text() == marc.result.inner_text()
    assert zoe.log() == marc.log()


def answer(player: Player) -> None:
    """Plays the first turn in full, the others in haste."""
    choices = player.choices()
    early = player.turn_lamp().inner_text().endswith("1")
    player.touch(first(choices) if early else hasty(choices))


TABLES = {"spyrium": ("me", "bot"), "uchronia": ("me", *["bot"] * 4), "monumental": ("me",)}
"""Tables whose games are over soon: many hands empty a pile faster."""
ENDS_SOON = ("pass", "switch", "end", "plot", "done")
"""What brings the end nearer."""
AT_FIRST = 12
"""So many choices are made among everything that there is, the others in haste."""


def scripted() -> Choose:
    """Chooses something of everything, then what brings the end nearer; always the same."""
    rng = Random(5)
    made = 0

    def choose(texts: Sequence[str]) -> str:
        nonlocal made
        made += 1
        soon = [text for text in texts if text.split()[0] in ENDS_SOON]
        return rng.choice(soon if soon and made > AT_FIRST else texts)

    return choose


def sit(player: Player, game: str) -> str:
    """At a table with bots, which play at random; gives its id."""
    player.game = game
    player.speak("en")
    table = player.hastened().named("Zoé").set_table(*TABLES[game])
    player.visit(f"/table/{table}")
    return table


def play_through(player: Player, game: str, act: Callable[[str], None]) -> None:
    """Plays from the beginning to the end."""
    table = sit(player, game)
    choose = scripted()
    made = 0
    while player.decides():
        act(choose(player.choices()))
        made += 1
        if made == AT_FIRST and not SOAKING:
            player.to_the_last_round(table, choose)
    expect(player.result).to_be_visible()
    assert made > AT_FIRST, "the end was not played on the page"


UPRIGHT, SIDEWAYS = (390, 844), (844, 390)
TOUCHED = [("spyrium", UPRIGHT), ("uchronia", SIDEWAYS), ("monumental", UPRIGHT)]
"""Each game on a phone, held either way; `make soak` plays the others too."""
if SOAKING:
    TOUCHED = [(game, size) for game in TABLES for size in (UPRIGHT, SIDEWAYS)]


@pytest.mark.parametrize(("game", "size"), TOUCHED)
def test_a_whole_game_by_touch(visitor: Visit, game: str, size: tuple[int, int]) -> None:
    zoe = visitor(touch=True)
    zoe.page.set_viewport_size({"width": size[0], "height": size[1]})
    play_through(zoe, game, zoe.touch)


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_by_the_keyboard(visitor: Visit, game: str) -> None:
    zoe = visitor()
    play_through(zoe, game, lambda text: play_in_the_list(zoe, text))


def test_a_whole_game_by_the_accessibility_tree(visitor: Visit) -> None:
    """Nothing but roles and names is used, as a screen reader says them."""
    zoe = visitor()
    sit(zoe, "spyrium")
    page, rng = zoe.page, Random(3)
    decision = page.get_by_role("region", name=zoe.words("web-decision"), exact=True)
    listed = page.get_by_role("listbox", name=zoe.words("web-tab-choices"))
    while zoe.decides():
        assert zoe.words("web-your-turn") in decision.aria_snapshot()
        names = re.findall(r'option "([^"]+)"', listed.aria_snapshot())
        assert len(set(names)) == len(names) > 1, "choices that sound alike"
        option = listed.get_by_role("option", name=hurried(names, rng), exact=True)
        option.focus()
        page.keyboard.press("Enter")
        if zoe.asks():
            page.keyboard.press("Enter")
        zoe.expect_answered()
    expect(page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def hurried(names: Sequence[str], rng: Random) -> str:
    """What ends a turn soonest, by its name."""
    soon = [name for name in names if name.startswith(("Pass", "Start activating"))]
    return soon[0] if soon else rng.choice(names)
