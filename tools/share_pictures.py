"""Takes the pictures that links to the page show, and draws its icons; `make sharing` runs it.

They are kept in `web/public`, since a server has no browser to draw them with.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import QUIET, SETTINGS, chromium
from tests.browser.player import Player
from tests.browser.server_process import ServerProcess

PUBLIC = Path(__file__).parents[1] / "web" / "public"
WIDTH, HEIGHT = 1200, 630
"""What sites that show links ask for."""
WINDOW = 1440
"""As wide as the page is laid out; the picture is made smaller."""
STEPS = {"spyrium": 45, "uchronia": 70, "monumental": 90}
"""How far the game that is shown has come."""


def main() -> None:
    """Takes all pictures anew."""
    import tempfile

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        draw_icons(browser)
        server = ServerProcess(Path(folder))
        server.open()
        try:
            take_pictures(browser, server.address)
        finally:
            server.kill()
        browser.close()


def draw_icons(browser: Browser) -> None:
    """The icon as bitmaps: bare, and on a ground that a device may cut into its own shape."""
    svg = (PUBLIC / "icon.svg").read_text()
    for name, size, share, ground in (
        ("icon-192.png", 192, 1.0, "transparent"),
        ("icon-512.png", 512, 1.0, "transparent"),
        ("icon-maskable.png", 512, 0.62, "#d9b26a"),
        ("apple-touch-icon.png", 180, 0.72, "#d9b26a"),
    ):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
            f"background:{ground}}}svg{{width:{share * 100}vw}}</style>{svg}"
        )
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def take_pictures(browser: Browser, address: str) -> None:
    """The start page, and a table of each game in the middle."""
    context = browser.new_context(
        viewport={"width": WINDOW, "height": round(WINDOW * HEIGHT / WIDTH)},
        device_scale_factor=WIDTH / WINDOW,
        color_scheme="dark",
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    context.add_init_script(SETTINGS % "instant")
    player = Player(context, address, "en")
    player.named("Zoé")
    player.visit("/")
    player.page.get_by_role("heading", level=1).wait_for()
    shoot(player, "start")
    for game, steps in STEPS.items():
        player.game = game
        player.speak("en")
        table = player.set_table("me", "bot", "bot")
        player.page.goto("about:blank")
        player.play_unseen(table, Random(7).choice, until_step=steps)
        player.visit(f"/table/{table}")
        player.expect_my_turn()
        shoot(player, game)
    context.close()


def shoot(player: Player, name: str) -> None:
    """One picture, once everything has arrived."""
    player.page.wait_for_load_state("networkidle")
    player.page.screenshot(path=PUBLIC / f"share-{name}.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    main()
