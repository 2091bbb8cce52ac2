"""The files of the built page: served compressed as they were built, and named in the HTML."""

from __future__ import annotations

import json
import mimetypes
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from ludotheque.server.routes.requests import AnyRequest

_KEPT_FOREVER = "public, max-age=31536000, immutable"
"""The name of an asset contains a hash of its content."""
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""The best one first; `web/vite.config.ts` writes these files."""
_NOWHERE = "there is nothing at this address."
_ENTRY = "index.html"
_NAME = re.compile(r"\w[\w.-]*")


def assets_handler(folder: Path) -> ControllerRouterHandler:
    """The route of the assets; those of a newer build are found, too."""

    @cache
    def content(name: str) -> bytes:
        return (folder / name).read_bytes()

    def exists(name: str) -> bool:
        return _NAME.fullmatch(name) is not None and (folder / name).is_file()

    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        if not exists(name):
            raise NotFoundException(_NOWHERE)
        headers = {"Cache-Control": _KEPT_FOREVER, "Vary": "Accept-Encoding"}
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in _ENCODINGS:
            if encoding in accepted and exists(name + ending):
                headers["Content-Encoding"] = encoding
                break
        else:
            ending = ""
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(content(name + ending), media_type=kind, headers=headers)

    return asset


class Preloads:
    """What addresses of the page will need, so that the browser asks for it all at once."""

    def __init__(self, manifest: Path) -> None:
        """Reads which built file stands for which source, and what each imports."""
        self._built: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
        self._first = set(self._files([_ENTRY]))

    @staticmethod
    def of(static: Path) -> Preloads:
        """Those of the newest build, which is read once."""
        manifest = static / "built.json"
        return _read(manifest, manifest.stat().st_mtime_ns)

    def tags(self, sources: Iterable[str], requests: Iterable[str]) -> str:
        """Tags for the head: the files of these sources, and requests of the API."""
        files = dict.fromkeys(self._files(sources))
        lines = [_tag_of(file) for file in files if file not in self._first]
        lines += [
            f'<link rel="preload" as="fetch" crossorigin href="{path}" />' for path in requests
        ]
        return "\n    ".join(lines)

    def _files(self, sources: Iterable[str]) -> Iterator[str]:
        """The scripts of sources with all that they import, and their styles."""
        for source in sources:
            # A game of another package has no source here.
            built = self._built.get(source, {})
            if built:
                yield built["file"]
            yield from built.get("css", ())
            yield from self._files(built.get("imports", ()))


@lru_cache(maxsize=1)
def _read(manifest: Path, _changed: int) -> Preloads:
    return Preloads(manifest)


def _tag_of(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" crossorigin href="/{file}" />'
    return f'<link rel="modulepreload" crossorigin href="/{file}" />'
