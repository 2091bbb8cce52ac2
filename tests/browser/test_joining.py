"""Coming to a table: by link, as a watcher, and several on one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import in_turn


def test_a_guest_joins_by_link_says_a_name_and_sits_down(visitor: Visit) -> None:
    zoe, marc = visitor(), visitor()
    zoe.visit("/")
    zoe.button("web-new-table").first.click()
    dialog = zoe.page.get_by_role("dialog")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_label(zoe.words("web-your-name")).fill("Zoé")
    zoe.button("web-set-and-invite").click()
    link = zoe.page.get_by_role("textbox", name=zoe.words("web-invite-link")).input_value()
    assert link == zoe.page.url

    marc.page.goto(link)
    marc.page.get_by_label(marc.words("web-your-name")).fill("Marc")
    marc.button("web-sit-at", letter="B").click()
    expect(marc.page.get_by_text(marc.words("web-lobby-host"))).to_be_visible()
    expect(zoe.page.get_by_text("Marc", exact=True)).to_be_visible()
    expect(zoe.page.get_by_text(zoe.words("web-is-here"), exact=True)).to_be_visible()
    expect(marc.button("web-start")).to_have_count(0)

    zoe.button("web-start").click()
    for player in (zoe, marc):
        expect(player.page.get_by_role("region", name="Marc", exact=True)).to_be_visible()
        expect(player.page.get_by_role("region", name="Zoé", exact=True)).to_be_visible()
    zoe.name, marc.name = "Zoé", "Marc"
    first, second = in_turn(zoe, marc)
    first.choose(first.choices()[0])
    second.expect_my_turn()


def test_a_seat_that_nobody_takes_can_go_to_a_bot(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'open', start=False)}")
    expect(zoe.button("web-start")).to_be_disabled()
    zoe.button("web-give-to-bot", letter="B").click()
    zoe.button("web-start").click()
    zoe.expect_my_turn()


def test_a_watcher_sees_the_game_and_no_controls(visitor: Visit) -> None:
    zoe, marc = visitor().named("Zoé"), visitor()
    table = zoe.set_table("me", "bot")
    for player in (zoe, marc):
        player.visit(f"/table/{table}")
    zoe.expect_my_turn()
    expect(marc.bar).to_contain_text(marc.words("web-their-turn", player="Zoé"))
    expect(marc.bar).to_contain_text(marc.words("web-watching"))
    expect(marc.bar.get_by_role("button")).to_have_count(0)
    expect(marc.options).to_have_count(0)
    expect(marc.page.locator(".spyrium .target")).to_have_count(0)
    assert marc.workers() == zoe.workers()

    place = next(text for text in zoe.choices() if text.startswith("place "))
    marc.spot(place.split()[1]).click(force=True)
    expect(marc.page.get_by_role("dialog")).to_have_count(0)
    zoe.touch(place)
    zoe.expect_my_turn()
    marc.expect_log_of(zoe)
    assert marc.workers() == zoe.workers()


def test_several_share_a_screen_that_hides_the_table_at_each_hand_over(visitor: Visit) -> None:
    zoe = visitor()
    zoe.visit("/")
    zoe.button("web-new-table").first.click()
    dialog = zoe.page.get_by_role("dialog")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_label(zoe.words("web-seat", letter="B")).select_option("me")
    expect(dialog.get_by_text(zoe.words("web-hot-seat-how"))).to_be_visible()
    zoe.button("web-start").click()

    take = zoe.page.get_by_role("button", name=re.compile(r"^I am .+: show the table$"))
    seen = []
    for _ in range(3):
        expect(take).to_be_focused()
        expect(zoe.page.locator(".spyrium")).to_have_count(0)
        expect(zoe.page.get_by_role("log")).to_have_count(0)
        seen.append(zoe.page.locator(".over svg").get_attribute("data-seat"))
        take.click()
        zoe.choose(next(text for text in zoe.choices() if text.startswith("place ")))
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]
