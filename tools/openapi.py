"""Writes the server's OpenAPI document to the standard output, without starting a server.

    python tools/openapi.py > openapi.json

`make types` generates `web/src/api/schema.d.ts` from it.
"""

from __future__ import annotations

import json
import sys

from ludotheque.server.app import openapi_schema


def document() -> str:
    """The document as JSON, its keys sorted so that the order of declarations does not matter."""
    return json.dumps(openapi_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(document().encode())
