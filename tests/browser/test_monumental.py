"""Monumental through the page: on the table, alone, by keyboard, on a phone, by two people."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.inspection import PICTURES, inspect
from tests.browser.player import Choose, Player, view_after_moves
from tests.browser.test_keyboard import play_in_the_list, tab_to
from tests.browser.test_phone import PHONE, assert_fits, top

SOON, MIDDLE = 14, 45
"""Steps after which a game has begun, and, for each player, after which provinces are held."""
EAGER = {"end": 2, "explore": 2, "move": 1, "build": 20, "policy": 20, "attack": 20, "pick": 20}
"""How gladly kinds of actions are chosen (others: 4), so that there is something to see."""


FIRST_SLOT = "() => document.activeElement?.dataset.spot === 'slot:0:a1' ? 'slot:0:a1' : ''"


def gladly(rng: Random) -> Choose:
    """Chooses at random, and rather what shows on the table."""
    return lambda texts: rng.choices(texts, [EAGER.get(one.split()[0], 4) for one in texts])[0]


def at_monumental(player: Player, language: str = "en") -> Player:
    """Somebody who plays Monumental."""
    player.game = "monumental"
    player.speak(language)
    return player.named("Zoé")


def play_on(player: Player, choose: Choose, steps: int) -> None:
    """Plays by what glows on the table."""
    for _ in range(steps):
        player.touch(choose(player.choices()))


def play_to_the_end(player: Player, table: str, choose: Choose) -> None:
    """Plays the rest without a page, and opens the table again."""
    player.page.goto("about:blank")
    player.play_unseen(table, choose)
    player.visit(f"/table/{table}")
    expect(player.result).to_be_visible()
    expect(player.options).to_have_count(0)


def choose_by_thumb(player: Player, text: str) -> None:
    """Taps what stands for a choice on the table, else its button, and confirms."""
    thing = player.page.locator(f".monumental [data-action='{text}']")
    if thing.count() == 0:
        thing = player.button(f"do-{text}")
    thing.first.tap()
    if player.asks():
        player.bar.get_by_role("button", name=player.words("web-do-it")).first.tap()
    player.expect_answered()


def test_a_game_is_played_on_the_table_and_ends_with_its_result(visitor: Visit) -> None:
    zoe = at_monumental(visitor(width=1440))
    table = zoe.set_table("me", "bot")
    zoe.visit(f"/table/{table}")
    choose = gladly(Random(4))
    play_on(zoe, choose, SOON)
    assert any("Zoé" in line for line in zoe.log())
    play_to_the_end(zoe, table, choose)
    expect(zoe.result.get_by_role("row")).to_have_count(3)


def test_alone_against_the_automa(visitor: Visit) -> None:
    zoe = at_monumental(visitor(width=1440))
    table = zoe.set_table("me", options={"difficulty": 1})
    zoe.visit(f"/table/{table}")
    zoe.touch("rival greece")
    zoe.touch("civilization egypt")
    choose = gladly(Random(2))
    automa = zoe.page.get_by_role("region", name=zoe.words("label-automa"), exact=True)
    play_on(zoe, choose, SOON)
    zoe.expect_my_turn()
    expect(automa).to_contain_text(zoe.words("civilization-greece"))
    expect(automa.locator("[data-spot^='automa:']").first).to_be_visible()
    expect(automa.locator(".did li").first).to_contain_text(zoe.words("label-automa"))
    play_to_the_end(zoe, table, choose)
    expect(zoe.bar).to_contain_text(re.compile("Zoé|Automa"))


def test_a_turn_is_played_with_the_keyboard_alone(visitor: Visit) -> None:
    zoe = at_monumental(visitor())
    table = zoe.set_table("me", options={"civilizations": "dealt", "solo_first": "player"})
    zoe.play_unseen(table, until_step=1)
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    assert zoe.choices()[0] == "activate 1a"
    keyboard = zoe.page.keyboard
    slot = zoe.page.locator("[data-spot='slot:0:a1']")
    tab_to(zoe, FIRST_SLOT)
    expect(slot).to_be_focused()
    expect(zoe.page.locator(".slot.cross")).to_have_count(5)
    keyboard.press("Enter")
    zoe.expect_answered()
    while "end" not in zoe.choices():
        play_in_the_list(zoe, zoe.choices()[0])
    play_in_the_list(zoe, "end")
    zoe.expect_my_turn()
    assert "end" not in zoe.choices()


def test_a_turn_is_played_with_the_thumb(visitor: Visit) -> None:
    zoe = at_monumental(visitor("fr", PHONE, touch=True, inspected=True), "fr")
    table = zoe.set_table("me", "bot")
    zoe.play_unseen(table, gladly(Random(1)), until_step=40)
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    while "end" not in zoe.choices():
        choose_by_thumb(zoe, zoe.choices()[0])
    city, board = zoe.page.locator(".own").first, zoe.page.locator(".map").first
    assert top(zoe.bar) < top(city) < top(board)
    assert_fits(zoe)
    assert inspect(zoe, "monumental-thumb") == {}
    choose_by_thumb(zoe, "end")


def test_two_people_see_of_every_hidden_pile_only_its_size(visitor: Visit) -> None:
    zoe = at_monumental(visitor(width=1440))
    marc = at_monumental(visitor(width=1440)).named("Marc")
    view = view_after_moves(zoe, marc, 6, civilizations="dealt")
    assert all(view["decks"][era].keys() == {"hidden"} for era in ("I", "II", "III"))
    assert all(player["deck"].keys() == {"hidden"} for player in view["players"])
    assert all(pile.keys() == {"hidden"} for pile in view["piles"].values())


@pytest.mark.parametrize(
    ("seats", "moments"),
    [
        (1, ("start", "end")),
        (4, ("middle",)),
        *([(2, ("middle", "end"))] if PICTURES else []),
    ],
)
def test_axe_finds_no_serious_fault_in_a_game(
    visitor: Visit, seats: int, moments: tuple[str, ...]
) -> None:
    zoe = at_monumental(visitor("fr", inspected=True), "fr")
    table = zoe.set_table("me", *["bot"] * (seats - 1))
    choose = gladly(Random(seats))
    steps = {"start": 0, "middle": seats * MIDDLE, "end": 10_000}
    for moment in moments:
        zoe.page.goto("about:blank")
        zoe.play_unseen(table, choose, until_step=steps[moment])
        zoe.visit(f"/table/{table}")
        expect(zoe.page.locator(".monumental")).to_be_visible()
        assert inspect(zoe, f"monumental-{seats}-{moment}") == {}
