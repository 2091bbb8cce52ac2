"""The web page: one HTML file for every address of the client, its assets, and what installs it."""

from __future__ import annotations

import json
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ControllerRouterHandler

from ludotheque.server.routes.assets import Preloads, assets_handler
from ludotheque.server.routes.requests import AnyRequest
from ludotheque.server.routes.share_preview import (
    Preview,
    language_of,
    preview_of,
    site_preview,
    tags,
)
from ludotheque.words import Words

_NOWHERE = "there is nothing at this address."
_KEPT_A_DAY = "public, max-age=86400"
_ASKED_AGAIN = "no-cache"
"""Kept, but only used if the server says that it has not changed."""
_MISSING = (
    "<!doctype html><title>Ludothèque</title><p>The page has not been built. "
    "<code>make play</code> builds it.</p>"
)
_TITLE = "<title>Ludothèque</title>"
"""What the tags of an address replace in the file."""
_ROBOTS = "User-agent: *\nDisallow: /api/\n"
SHARED_FILES = r"[\w-]+\.(png|jpg|svg|js|txt|webmanifest)$"
"""Files that caches may share, so they set no cookie."""
COMPONENTS = {
    "table": "TablePage",
    "replay": "Replay",
    "learn": "Lesson",
    "puzzles": "Puzzles",
    "rules": "Rules",
    "box": "boxes/Box",
    "boxes": "boxes/Boxes",
    "verify": "Verify",
    "account": "Account",
    "about": "About",
}
"""The components of pages; the start page comes with every page."""
_ICONS = (("icon.svg", "any"), ("icon-192.png", "192x192"), ("icon-512.png", "512x512"))


def handlers(static: Path) -> list[ControllerRouterHandler]:
    """The routes of the built page; without a build, a notice."""
    index = static / "index.html"
    # What is not an asset keeps its name: icons, pictures for previews, the service worker.
    files = {one.name for one in static.glob("*") if one.is_file()} - {"index.html"}

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
        if path.strip("/") in files:
            return _file(static / path.strip("/"))
        try:
            preview, status = await preview_of(request, path), 200
        except NotFoundException:
            if path.startswith("/api/") or "." in path.rpartition("/")[2]:
                raise NotFoundException(_NOWHERE) from None
            preview, status = site_preview(language_of(request)), 404
        content = index.read_text(encoding="utf-8") if index.exists() else _MISSING
        head = tags(preview, request)
        if status == 200 and index.exists():
            head += "\n    " + _preload_tags(Preloads.of(static), request, path, preview)
        content = content.replace(_TITLE, head)
        content = content.replace('lang="en"', f'lang="{language_of(request)}"')
        return Response(
            content,
            status_code=status,
            media_type=MediaType.HTML,
            headers={"Cache-Control": _ASKED_AGAIN, "Vary": "Accept-Language"},
        )

    if not index.exists():
        return [page]
    return [page, robots, manifest, assets_handler(static / "assets")]


def _preload_tags(preloads: Preloads, request: AnyRequest, path: str, preview: Preview) -> str:
    """Names what the page at an address asks for first, as `web/src` does."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    language = language_of(request)
    sources = [f"../src/ludotheque/words/{language}.ftl?raw"]
    requests = ["/api/me"]
    if first in COMPONENTS:
        sources.append(f"src/shell/{COMPONENTS[first]}.svelte")
    if first == "":
        requests += ["/api/tables", "/api/games"]
    if first == "table":
        requests += ["/api/games", f"/api/tables/{rest[0]}"]
    if first == "replay":
        step = request.query_params.get("step", "")
        requests += ["/api/games", f"/api/tables/{rest[0]}/replay?step={step}"] * step.isdecimal()
    if first == "rules":
        requests += ["/api/games", f"/api/games/{preview.game}/rules?language={language}"]
    if preview.game:
        sources.append(f"../src/ludotheque/games/{preview.game}/words/{language}.ftl?raw")
        if first != "rules":
            sources.append(f"src/games/{preview.game}/index.ts")
            requests.append(f"/api/games/{preview.game}/cards")
    return preloads.tags(sources, requests)


@get("/robots.txt", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def robots() -> Response[str]:
    """What search engines may read."""
    return Response(_ROBOTS, headers={"Cache-Control": _KEPT_A_DAY})


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: AnyRequest) -> Response[str]:
    """What a browser needs to install the page as an app."""
    language = language_of(request)
    content = {
        "id": "/",
        "name": "Ludothèque",
        "short_name": "Ludothèque",
        "description": Words(language)("web-about-what"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#14161d",
        "theme_color": "#14161d",
        "categories": ["games"],
        "icons": [
            *({"src": f"/{name}", "sizes": sizes, "purpose": "any"} for name, sizes in _ICONS),
            {"src": "/icon-maskable.png", "sizes": "512x512", "purpose": "maskable"},
        ],
    }
    return Response(
        json.dumps(content, ensure_ascii=False),
        media_type="application/manifest+json",
        headers={"Cache-Control": _KEPT_A_DAY, "Vary": "Accept-Language"},
    )


def _file(path: Path) -> File:
    """A file that keeps its name; a new service worker must be found at once."""
    kept = _ASKED_AGAIN if path.suffix == ".js" else _KEPT_A_DAY
    return File(
        path,
        media_type=mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        content_disposition_type="inline",
        headers={"Cache-Control": kept},
    )
