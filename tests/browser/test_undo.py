"""Undo: free until something was revealed, then only with the consent of the others."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, hasty, in_turn


def undo(player: Player, key: str = "web-undo") -> Locator:
    """The button that takes back, or that asks whether one may."""
    name = re.compile(rf"^{re.escape(player.words(key))}\s*u$")
    return player.bar.get_by_role("button", name=name)


def placements(player: Player) -> Sequence[str]:
    """Where a worker may be placed."""
    return [text for text in player.choices() if text.startswith("place ")]


def test_a_choice_is_taken_back_freely_until_another_person_has_acted(visitor: Visit) -> None:
    host, guest = visitor().named("Zoé"), visitor().named("Marc")
    table = host.set_table("me", "open", start=False)
    guest.post(f"/tables/{table}/join", seat=1)
    host.post(f"/tables/{table}/start")
    for player in (host, guest):
        player.visit(f"/table/{table}")
    first, second = in_turn(host, guest)
    expect(undo(first)).to_be_disabled()
    empty = first.workers()
    first.touch(placements(first)[0])
    second.expect_my_turn()
    undo(first).click()
    first.expect_my_turn()
    assert first.workers() == empty
    expect(second.options).to_have_count(0)
    assert second.workers() == empty

    first.touch(placements(first)[0])
    second.touch(placements(second)[0])
    first.expect_my_turn()
    both = first.workers()

    undo(first, "web-undo-ask").click()
    expect(first.page.get_by_text(first.words("web-proposal-waits"))).to_be_visible()
    asked = second.page.get_by_text(second.words("web-proposal-undo", player=first.name))
    expect(asked).to_be_visible()
    second.button("web-refuse").click()
    for player in (first, second):
        expect(player.button("web-agree")).to_have_count(0)
        expect(player.page.get_by_text(player.words("web-proposal-waits"))).to_have_count(0)
        assert player.workers() == both

    undo(first, "web-undo-ask").click()
    second.button("web-agree").click()
    expect(first.page.locator(".log .line").last).to_contain_text(
        first.words("web-log-undo", player=first.name)
    )
    first.expect_my_turn()
    assert first.workers() == empty
    assert second.workers() == empty
    second.expect_log_of(first)


def test_a_choice_that_reveals_something_among_people_says_so_and_asks_again(
    visitor: Visit,
) -> None:
    host, guest = visitor().named("Zoé"), visitor().named("Marc")
    table = host.set_table("me", "open", start=False)
    guest.post(f"/tables/{table}/join", seat=1)
    host.post(f"/tables/{table}/start")
    for player in (host, guest):
        player.visit(f"/table/{table}")
    reveals = host.words("web-confirm-reveals")
    while True:
        one, other = in_turn(host, guest)
        choices = one.choices()
        passing = one.page.locator("[role=option][data-text=pass]")
        if reveals in "".join(passing.all_text_contents()):
            break
        one.choose(hasty(choices))
        other.expect_log_of(one)
    one.open_list()
    passing.click()
    expect(one.bar).to_contain_text(reveals)
    expect(one.turn_lamp()).to_contain_text("1")
    passing.click()
    expect(one.turn_lamp()).to_contain_text("2")


def test_at_a_table_of_bots_everything_is_undone_without_a_question(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    while zoe.turn_lamp().inner_text().endswith("1"):
        zoe.choose(hasty(zoe.choices()))
        zoe.expect_my_turn()
    assert zoe.page.locator(".eye").count() == 0
    undo(zoe).click()
    expect(zoe.turn_lamp()).to_contain_text("1")
