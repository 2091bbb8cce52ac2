"""Writes the server's OpenAPI document to the standard output, without starting a server.

    python tools/openapi.py > openapi.json

`make types` generates `web/src/api/schema.d.ts` from it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import httpx

from ludotheque.server.app import Settings, create_app

ADDRESS = "/api/docs/openapi.json"
_SECRET = "0" * 32
"""Signs nothing that lasts; with it, no database is opened."""


async def _ask() -> Any:
    app = create_app(Settings(database="sqlite://"), (_SECRET, _SECRET))
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        response = await client.get(ADDRESS)
        return response.raise_for_status().json()


def document() -> str:
    """The document as JSON, its keys sorted so that the order of declarations does not matter."""
    return json.dumps(asyncio.run(_ask()), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(document())
