"""French and English: switched on the page, remembered, and nothing left in the other tongue."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import ludotheque
from tests.browser.conftest import Visit
from tests.browser.player import Player

HOME = Path(ludotheque.__file__).parent
FOLDERS = (HOME / "words", HOME / "games" / "spyrium" / "words")

READ_EVERYTHING = """() => {
  const said = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    // An id in code letters is the same in every language.
    if (walk.currentNode.parentElement.closest('code')) continue;
    const speaks = walk.currentNode.parentElement.closest('[lang]')?.lang;
    if (speaks === document.documentElement.lang) said.add(walk.currentNode.data.trim());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (one.getAttribute(name) && one.closest('[lang]').lang === document.documentElement.lang)
        said.add(one.getAttribute(name).trim());
  return [...said].filter(Boolean);
}"""


def catalogue(language: str) -> dict[str, str]:
    """Every entry of the catalogues that is said without anything put in."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        found |= dict(re.findall(r"^([\w-]+) = ([^{\n]+)$", text, re.MULTILINE))
    return found


def said(player: Player) -> set[str]:
    """All words of the page, seen or heard."""
    return set(player.page.evaluate(READ_EVERYTHING))


def only(language: str, other: str) -> set[str]:
    """What is said in one language and never in the other."""
    return set(catalogue(language).values()) - set(catalogue(other).values())


def test_a_french_table_is_french_throughout(visitor: Visit) -> None:
    zoe = visitor("fr", 1440).named("Zoé")
    table = zoe.set_table("me", "bot", "bot")
    zoe.play_unseen(table, until_turn=2)
    zoe.visit(f"/table/{table}")
    zoe.expect_my_turn()
    assert zoe.page.locator("html").get_attribute("lang") == "fr"
    words = said(zoe)
    assert words & only("en", "fr") == set()
    assert len(words & only("fr", "en")) > 20

    zoe.page.locator("[data-spot=b2]").press("i")
    expect(zoe.page.get_by_role("dialog")).to_be_visible()
    assert said(zoe) & only("en", "fr") == set()


def test_the_language_is_switched_at_once_and_remembered(visitor: Visit) -> None:
    zoe = visitor("fr").named("Zoé")
    zoe.visit(f"/table/{zoe.set_table('me', 'bot')}")
    zoe.expect_my_turn()
    zoe.page.get_by_role("button", name="English").click()
    zoe.speak("en")
    zoe.expect_my_turn()
    assert said(zoe) & only("fr", "en") == set()
    zoe.page.reload()
    zoe.expect_my_turn()
    zoe.visit("/")
    expect(zoe.page.get_by_role("heading", level=1)).to_have_text(zoe.words("web-tonight"))

    zoe.page.get_by_role("button", name="Français").click()
    zoe.speak("fr")
    expect(zoe.page.get_by_role("heading", level=1)).to_have_text(zoe.words("web-tonight"))


def test_every_page_is_french_for_a_french_browser(visitor: Visit) -> None:
    zoe = visitor("fr")
    for path in ("/", "/account", "/verify", "/about", "/rules/spyrium", "/table/nowhere"):
        zoe.visit(path)
        expect(zoe.page.locator("main :is(h1, [role=alert])").first).to_be_visible()
        expect(zoe.page.locator(".waiting")).to_have_count(0)
        assert said(zoe) & only("en", "fr") == set(), path
    zoe.troubles.clear()
