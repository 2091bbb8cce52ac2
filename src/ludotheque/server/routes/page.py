"""The web page: one HTML file for every address of the client, and its assets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

PAGES = {"table", "replay", "rules"}
"""Pages about something, such as `/table/{id}`; `web/src/shell/router.svelte.ts` shows them."""
LONE_PAGES = {"verify", "account", "about"}
"""Pages that are a single address."""
_NOWHERE = "there is nothing at this address."
_KEPT_FOREVER = "public, max-age=31536000, immutable"
"""The name of an asset contains a hash of its content."""
_MISSING = (
    "<!doctype html><title>Ludothèque</title><p>The page has not been built. "
    "<code>make play</code> builds it.</p>"
)


def handlers(static: Path) -> list[ControllerRouterHandler]:
    """The routes of the built page; without a build, a notice."""
    index = static / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "") -> Response[bytes]:
        known = is_page(path)
        if not known and (path.startswith("/api/") or "." in path.rpartition("/")[2]):
            raise NotFoundException(_NOWHERE)
        content = index.read_bytes() if index.exists() else _MISSING.encode()
        return Response(
            content,
            status_code=200 if known else 404,
            media_type=MediaType.HTML,
            headers={"Cache-Control": "no-cache"},
        )

    if not index.exists():
        return [page]
    assets = create_static_files_router(
        path="/assets",
        directories=[static / "assets"],
        cache_control=None,
        before_request=_reject_nul,
        after_request=_keep_forever,
    )
    return [page, assets]


def is_page(path: str) -> bool:
    """Whether the client has a page at a path."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    if first in PAGES:
        return len(rest) == 1
    return not rest and (first == "" or first in LONE_PAGES)


def _reject_nul(request: Request[Any, Any, Any]) -> None:
    """A NUL in a file name would raise an error in the file system."""
    if "\0" in request.url.path or "%00" in str(request.url):
        raise NotFoundException(_NOWHERE)


def _keep_forever(response: Any) -> Any:
    response.headers["Cache-Control"] = _KEPT_FOREVER
    return response
