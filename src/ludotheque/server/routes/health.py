"""Health for load balancers and service managers."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import MediaType, Response, get

from ludotheque.server.errors import DatabaseAway
from ludotheque.server.routes.requests import AnyRequest, services_of


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    """This process answers."""
    return "ok\n"


@get("/readyz", include_in_schema=False)
async def readyz(request: AnyRequest) -> Response[dict[str, Any]]:
    """Whether new visitors should be sent here: the database works, and it is not draining."""
    services = services_of(request)
    with suppress(DatabaseAway):
        await services.database.ping()
    status = services.status.now
    ready = status.database and not status.draining
    content = {"ready": ready, "database": status.database, "draining": status.draining}
    headers = {"Cache-Control": "no-store"} | ({} if ready else {"Retry-After": "2"})
    return Response(content, status_code=200 if ready else 503, headers=headers)


HANDLERS = [healthz, readyz]
