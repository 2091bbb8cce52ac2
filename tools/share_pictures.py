"""Takes the pictures that links to the page show, and draws its icons; `make sharing` runs it.

They are kept in `web/public`, since a server has no browser to draw them with. The stills that the
README and the documentation show are taken of the same tables, into `docs/pictures`.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import QUIET, SETTINGS, chromium
from tests.browser.player import Player
from tests.browser.server_process import ServerProcess

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "web" / "public"
STILLS = ROOT / "docs" / "pictures"
WIDTH, HEIGHT = 1200, 630
"""What sites that show links ask for."""
WINDOW = 1440
"""As wide as the page is laid out; the picture is made smaller."""
STILL = (1440, 810)
"""The window of a still in the documentation."""
WEBP = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'),
    {width: picture.width, height: picture.height});
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""
"""Turns a bitmap into a smaller one."""
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
        take_still(player, game)
    context.close()


def shoot(player: Player, name: str) -> None:
    """One picture, once everything has arrived."""
    player.page.wait_for_load_state("networkidle")
    player.page.screenshot(path=PUBLIC / f"share-{name}.jpg", type="jpeg", quality=82)


def take_still(player: Player, game: str) -> None:
    """The same table in the window of a laptop, for the documentation."""
    width, height = STILL
    before = player.page.viewport_size
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.wait_for_load_state("networkidle")
    png = b64encode(player.page.screenshot()).decode()
    blank = player.context.new_page()
    (STILLS / f"page-{game}.webp").write_bytes(b64decode(blank.evaluate(WEBP, png)))
    blank.close()
    assert before is not None
    player.page.set_viewport_size(before)


if __name__ == "__main__":
    main()
