"""What a link to the page is about: title, text and picture for previews and search engines."""

from __future__ import annotations

from html import escape
from typing import Any, NamedTuple

from litestar.exceptions import NotFoundException

from ludotheque.core.game import GAMES, Game
from ludotheque.server.errors import NoSuchBox, NoSuchTable
from ludotheque.server.routes.requests import AnyRequest, services_of
from ludotheque.server.tables.info import OPEN, OVER, TableInfo
from ludotheque.words import LANGUAGES, Words

ABOUT_A_TABLE = {"table", "replay"}
"""Pages whose address names a table."""
ABOUT_A_GAME = {"rules", "learn", "puzzles"}
"""Pages whose address names a game."""
PAGES = ABOUT_A_TABLE | ABOUT_A_GAME | {"box"}
"""Pages about something, such as `/table/{id}`; `web/src/shell/router.svelte.ts` shows them."""
LONE_PAGES = {"verify", "account", "about", "boxes"}
"""Pages that are a single address."""


class Preview(NamedTuple):
    """What is said about an address where its link is shown."""

    title: str
    text: str
    picture: str
    game: str | None = None
    """The game that is shown there; none while its table is still being filled."""


async def preview_of(request: AnyRequest, path: str) -> Preview:
    """The preview of a page of the client. Raises `NotFoundException` if there is none."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    language = language_of(request)
    if first in ABOUT_A_TABLE and len(rest) == 1:
        return _of_table(await _table(request, rest[0]), language)
    if first == "box" and len(rest) == 1:
        return await _of_box(request, rest[0], language)
    if first in ABOUT_A_GAME and len(rest) == 1 and rest[0] in GAMES:
        return _of_game(GAMES[rest[0]], language)
    if not rest and (first == "" or first in LONE_PAGES):
        return site_preview(language)
    raise NotFoundException("there is nothing at this address.")


async def _of_box(request: AnyRequest, id: str, language: str) -> Preview:
    try:
        box = await services_of(request).boxes.find(id)
    except NoSuchBox as error:
        raise NotFoundException(str(error)) from error
    title = Words(language)("web-share-box", game=box.game.title)
    return _of_game(box.game, language)._replace(title=title)


def site_preview(language: str) -> Preview:
    """The preview of the start page."""
    words = Words(language)
    return Preview(words("web-title"), words("web-about-what"), "share-start.jpg")


def language_of(request: AnyRequest) -> str:
    """The language that the browser prefers, as far as there are words in it."""
    wanted = request.headers.get("accept-language", "").split(",")
    codes = [one.split(";")[0].strip()[:2].lower() for one in wanted]
    return next((code for code in codes if code in LANGUAGES), LANGUAGES[0])


def tags(preview: Preview, request: AnyRequest) -> str:
    """The preview as tags of the head; Open Graph wants whole addresses."""
    scheme = "https" if request.app.state.secure else request.url.scheme
    origin = f"{scheme}://{request.headers.get('host', request.url.netloc)}"
    properties = {
        "og:type": "website",
        "og:site_name": "Ludothèque",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": f"{origin}/{preview.picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:url": f"{origin}{request.url.path}",
    }
    lines = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.text)}" />',
        *(
            f'<meta property="{name}" content="{escape(value)}" />'
            for name, value in properties.items()
        ),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    return "\n    ".join(lines)


async def _table(request: AnyRequest, id: str) -> TableInfo:
    try:
        return await services_of(request).registry.info(id)
    except NoSuchTable as error:
        raise NotFoundException(str(error)) from error


def _of_table(info: TableInfo, language: str) -> Preview:
    """Says no names: whoever has the link sees them at the table."""
    words = Words(language, info.game)
    open_seats = sum(seat.kind == OPEN for seat in info.seats)
    state = "open" if info.status == OPEN else "over" if info.status == OVER else "playing"
    about = words(f"web-share-{state}", seats=len(info.seats), open=open_seats)
    title = words("web-share-table", game=info.game.title)
    return _of_game(info.game, language)._replace(
        title=title,
        text=f"{about} {_goal(words)}",
        game=None if info.status == OPEN else info.game.name,
    )


def _of_game(game: Game[Any], language: str) -> Preview:
    words = Words(language, game)
    title = words("web-share-rules", game=game.title)
    known = words.has("web-intro-goal")
    picture = f"share-{game.name}.jpg" if known else "share-start.jpg"
    return Preview(title, _goal(words), picture, game.name)


def _goal(words: Words) -> str:
    key = "web-intro-goal"
    return words(key if words.has(key) else "web-about-what")
