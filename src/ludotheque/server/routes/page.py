"""The web page: one HTML file for every address of the client, and its assets."""

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
    """The routes of the built page; without a build, a notice."""
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
        before_request=_reject_nul,
    )
    return [page, assets]


def _reject_nul(request: Request[Any, Any, Any]) -> None:
    """A NUL in a file name would raise an error in the file system."""
    if "\0" in request.url.path or "%00" in str(request.url):
        raise NotFoundException("there is nothing at this address.")
