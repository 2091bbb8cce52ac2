"""A turn without the mouse: on the table itself, and in the list of choices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

FOCUSED_SPOT = "() => document.activeElement?.dataset.spot ?? ''"


def tab_to(player: Player, found: str) -> str:
    """Goes on with Tab until a script finds something where the focus is."""
    for _ in range(60):
        name: str = player.page.evaluate(found)
        if name:
            return name
        player.page.keyboard.press("Tab")
    raise AssertionError("the table cannot be reached with the Tab key")


def play_in_the_list(player: Player, text: str) -> None:
    """Walks through the list of choices from its nearer end; Enter shows, Enter does."""
    keyboard = player.page.keyboard
    keyboard.press("a")
    choices = player.choices()
    above = choices.index(text)
    below = len(choices) - 1 - above
    keyboard.press("Home" if above <= below else "End")
    for _ in range(min(above, below)):
        keyboard.press("ArrowDown" if above <= below else "ArrowUp")
    chosen = player.page.locator(f"[role=option][data-text='{text}']")
    expect(chosen).to_be_focused()
    if chosen.get_attribute("aria-selected") == "false":
        keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-selected", "true")
    keyboard.press("Enter")
    player.expect_answered()


def test_a_whole_turn_is_played_with_the_keyboard_alone(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    expect(zoe.turn_lamp()).to_contain_text("1")
    keyboard = zoe.page.keyboard

    tab_to(zoe, FOCUSED_SPOT)
    keyboard.press("ArrowRight")
    gap = zoe.page.evaluate(FOCUSED_SPOT)
    assert gap == "a1-b1"
    before = zoe.workers()
    placed = zoe.page.locator("[data-spot*='-'] .figure")
    # The bot may have begun.
    count = placed.count()
    keyboard.press("Enter")
    zoe.expect_answered()
    zoe.expect_my_turn()
    assert zoe.workers() != before
    keyboard.press("u")
    expect(placed).to_have_count(count)
    zoe.expect_my_turn()

    while zoe.turn_lamp().inner_text().endswith("1"):
        zoe.expect_my_turn()
        choices = zoe.choices()
        wanted = ("place ", "activate ", "gain ", "build", "switch", "pass", "")
        text = next(one for word in wanted for one in choices if one.startswith(word))
        play_in_the_list(zoe, text)
        zoe.expect_my_turn()
    expect(zoe.turn_lamp()).to_contain_text("2")


def test_the_rules_the_log_and_the_chat_are_one_key_away(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    keyboard = zoe.page.keyboard
    keyboard.press("?")
    dialog = zoe.page.get_by_role("dialog")
    expect(dialog).to_contain_text("S-1")
    keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    keyboard.press("c")
    expect(zoe.page.get_by_text(zoe.words("web-chat-empty"))).to_be_visible()
    zoe.page.get_by_label(zoe.words("web-chat-say")).fill("Bonne chance !")
    keyboard.press("Enter")
    expect(zoe.page.get_by_role("log")).to_contain_text("Bonne chance !")
    keyboard.press("Shift+Tab")
    keyboard.press("l")
    expect(zoe.page.get_by_role("tab", name=zoe.words("web-tab-log"))).to_have_attribute(
        "aria-selected", "true"
    )
