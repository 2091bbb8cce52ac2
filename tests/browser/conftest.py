"""A server process, a browser, and players whose pages ask nothing from other addresses."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.player import Player
from tests.browser.server_process import ServerProcess

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
WITHOUT = (
    # Suggestions below the address: pages of their own, which every window would open.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # The switch replaces that of Playwright: what would ask other addresses, or shows a page late.
    "AimEnabled",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
)
TALL = 900

SETTINGS = """if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('ludotheque') ?? '{}');
    const settings = { soundOffered: true, speed: '%s', ...kept };
    localStorage.setItem('ludotheque', JSON.stringify(settings));
}"""
"""The moves of others are shown at once, unless a test watches them."""

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
        motion: bool = False,
        speed: str = "instant",
    ) -> Player: ...


def pytest_itemcollected(item: pytest.Item) -> None:
    """The tests of a file stay together, and so do the files, since groups are begun first."""
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


class Shared:
    """A server and a browser for all tests that follow one another: each starts only once."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._server: ServerProcess | None = None
        self._browser: Browser | None = None

    def server(self, folders: pytest.TempPathFactory) -> ServerProcess:
        """A server whose database was empty at first."""
        if self._server is None:
            self._server = self._open.enter_context(running(folders))
        return self._server

    def browser(self) -> Browser:
        if self._browser is None:
            path = chromium()
            playwright = self._open.enter_context(sync_playwright())
            self._browser = self._open.enter_context(
                playwright.chromium.launch(executable_path=path, args=list(QUIET))
            )
        return self._browser

    def close(self) -> None:
        self._open.close()
        self._server = self._browser = None


SHARED = Shared()


@contextmanager
def running(
    folders: pytest.TempPathFactory, packages: Path | None = None
) -> Iterator[ServerProcess]:
    """A server with an empty database."""
    server = ServerProcess(folders.mktemp("server"), packages)
    server.open()
    yield server
    server.kill()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Closes what is shared before other tests, which run event loops of their own."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        SHARED.close()


def pytest_sessionfinish() -> None:
    """Closes it too where the tests end early."""
    SHARED.close()


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> ServerProcess:
    """The server that the browser tests share."""
    return SHARED.server(tmp_path_factory)


@pytest.fixture
def browser() -> Browser:
    """The browser that the tests share; every visitor has cookies of their own."""
    return SHARED.browser()


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
        motion: bool = False,
        speed: str = "instant",
    ) -> Player:
        context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": width, "height": TALL},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
            # Tools that look into the page are put there by script.
            bypass_csp=inspected,
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS % speed)
        player = Player(context, server.address, language, taps=touch)
        visitors.append(player)
        return player

    yield visit
    for player in visitors:
        player.context.close()
    for player in visitors:
        assert player.troubles == [], "the browser complained"
        strangers = {url for url in player.asked if not url.startswith(server.address)}
        assert strangers == set(), "something was asked from another address"
