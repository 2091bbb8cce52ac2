"""A finished game: replayed by link, checked, and played again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player


def finished(player: Player, seats: int = 2) -> str:
    """A game that was played to its end."""
    table = player.set_table("me", *["bot"] * (seats - 1))
    player.play_unseen(table)
    return table


def another(table: str) -> re.Pattern[str]:
    """The address of any table but this one."""
    return re.compile(rf"/table/(?!{table})\w+$")


def test_a_finished_game_is_replayed_to_any_step_by_link(visitor: Visit) -> None:
    zoe, marc = visitor().named("Zoé"), visitor()
    table = finished(zoe)
    zoe.visit(f"/table/{table}")
    zoe.page.get_by_role("link", name=zoe.words("web-replay"), exact=True).click()
    slider = zoe.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    assert not any("worker" in gap for gap in zoe.workers())
    zoe.button("web-replay-next").click()
    zoe.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    assert zoe.page.url.endswith("?step=2")

    marc.page.goto(zoe.page.url)
    expect(marc.page.get_by_role("slider")).to_have_value("2")
    assert marc.workers() == zoe.workers()
    expect(marc.page.get_by_role("region", name=marc.words("web-replay"))).to_contain_text("2")
    marc.button("web-replay-turn-next").click()
    expect(marc.turn_lamp()).to_contain_text("2")

    marc.page.get_by_role("button", name=marc.words("web-play-on")).click()
    expect(marc.page).to_have_url(another(table))
    marc.expect_my_turn()
    expect(marc.turn_lamp()).to_contain_text("2")


def test_the_saved_record_is_accepted_and_a_changed_one_is_not(
    visitor: Visit, tmp_path: Path
) -> None:
    zoe = visitor().named("Zoé")
    table = finished(zoe)
    zoe.visit(f"/table/{table}")
    with zoe.page.expect_download() as saving:
        zoe.page.get_by_role("link", name=zoe.words("web-record")).click()
    record = tmp_path / saving.value.suggested_filename
    saving.value.save_as(record)

    answer = zoe.page.get_by_role("status")
    zoe.page.get_by_role("link", name=zoe.words("web-verify-this")).click()
    steps = len(json.loads(record.read_text(encoding="utf-8"))["actions"])
    expect(answer).to_have_text(zoe.words("web-verify-good", steps=steps))

    zoe.visit("/verify")
    zoe.page.locator("input[type=file]").set_input_files(record)
    expect(answer).to_have_text(zoe.words("web-verify-good", steps=steps))

    forged = record.read_text(encoding="utf-8").replace('"pass"', '"switch"', 1)
    zoe.page.locator("textarea").fill(forged)
    zoe.button("web-verify-check").click()
    expect(answer.locator(".bad")).to_be_visible()
    zoe.troubles.clear()


def test_the_same_seats_play_again(visitor: Visit) -> None:
    zoe = visitor().named("Zoé")
    table = finished(zoe, 3)
    zoe.visit(f"/table/{table}")
    zoe.button("web-rematch").click()
    expect(zoe.page).to_have_url(another(table))
    zoe.expect_my_turn()
    expect(zoe.turn_lamp()).to_contain_text("1")
    expect(zoe.page.locator("section.seat")).to_have_count(3)
    zoe.visit(f"/table/{table}")
    expect(zoe.page.get_by_role("link", name=zoe.words("web-rematch-go"))).to_be_visible()
