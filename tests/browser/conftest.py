"""A server process, a browser, and players whose pages ask nothing from other addresses."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.server_process import ServerProcess

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
TALL = 900

PATIENCE = 30_000

expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """Opens a browser with its own cookies."""

    def __call__(
        self,
        language: str = "en",
        width: int = 1280,
        *,
        dark: bool = False,
        touch: bool = False,
        inspected: bool = False,
    ) -> Player: ...


def pytest_itemcollected(item: pytest.Item) -> None:
    """The tests of a file stay together, so that its server and its browser start only once."""
    item.add_marker(pytest.mark.xdist_group(item.path.stem))


def chromium() -> str:
    """The browser of this machine."""
    named = os.environ.get("LUDOTHEQUE_CHROMIUM")
    found = [shutil.which(name) for name in ([named] if named else CHROMIUMS)]
    path = next((one for one in found if one), None)
    if path is None:
        pytest.fail(
            "The browser tests need Chromium, and none was found: install it, "
            "or name it in LUDOTHEQUE_CHROMIUM.",
            pytrace=False,
        )
    return path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an empty database."""
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for the tests of a file: other tests may run event loops of their own."""
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture
def visitor(server: ServerProcess, browser: Browser) -> Iterator[Visit]:
    """Visitors with their own cookies; at the end, their browsers must have no complaints."""
    visitors: list[Player] = []

    def visit(
        language: str = "en",
        width: int = 1280,
        *,
        dark: bool = False,
        touch: bool = False,
        inspected: bool = False,
    ) -> Player:
        context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": width, "height": TALL},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            # Tools that look into the page are put there by script.
            bypass_csp=inspected,
        )
        context.set_default_timeout(PATIENCE)
        player = Player(context, server.address, language)
        visitors.append(player)
        return player

    yield visit
    for player in visitors:
        player.context.close()
    for player in visitors:
        assert player.troubles == [], "the browser complained"
        strangers = {url for url in player.asked if not url.startswith(server.address)}
        assert strangers == set(), "something was asked from another address"


@pytest.fixture(scope="session")
def screenshots() -> Path:
    """Where pictures are kept to be looked at."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
