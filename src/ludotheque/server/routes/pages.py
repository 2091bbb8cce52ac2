"""The page itself: one HTML file for every address of the client, and its assets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

_MISSING = (
    "<!doctype html><title>Ludothèque</title><p>The page has not been built. "
    "<code>make play</code> builds it.</p>"
)


def handlers(static: Path) -> list[ControllerRouterHandler]:
    """Routes for the built client, if it is there."""
    index = static / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "") -> Response[bytes]:
        if path.startswith("/api/"):
            raise NotFoundException("there is nothing at this address.")
        content = index.read_bytes() if index.exists() else _MISSING.encode()
        return Response(content, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    if not index.exists():
        return [page]
    assets = create_static_files_router(
        path="/assets",
        directories=[static / "assets"],
        cache_control=None,
        before_request=_refuse_nul,
    )
    return [page, assets]


def _refuse_nul(request: Request[Any, Any, Any]) -> None:
    """No file has such a name, and the system would choke on it."""
    if "\0" in request.url.path or "%00" in str(request.url):
        raise NotFoundException("there is nothing at this address.")
