"""The entry point of worker processes: builds the application from the inherited settings."""

from __future__ import annotations

import asyncio
from typing import Any

from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar.exceptions import ImproperlyConfiguredException

from ludotheque.server.app import create_app, prepare
from ludotheque.server.operations import gc_tuning
from ludotheque.server.operations.child_process import exit_with_parent
from ludotheque.server.operations.settings import from_environment

_TRUSTED_PROXIES = "127.0.0.1, ::1"


def make() -> Any:
    """The application of a worker."""
    settings = from_environment()
    if settings is None:
        raise ImproperlyConfiguredException("start the server with 'ludotheque serve'.")
    exit_with_parent()
    gc_tuning.raise_thresholds()
    app = create_app(settings, asyncio.run(prepare(settings)))
    # Behind a TLS proxy, rate limits count the client's address, not the proxy's.
    return wrap_asgi_with_proxy_headers(app, _TRUSTED_PROXIES) if settings.secure else app
