"""The entry point of worker processes: builds the application from the inherited settings."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar.exceptions import ImproperlyConfiguredException

from ludotheque.child_process import exit_with_parent
from ludotheque.server.app import create_app, prepare
from ludotheque.server.operations import gc_tuning
from ludotheque.server.operations.logs import RequestLog, configure_logs
from ludotheque.server.operations.proxies import TrustedProxies, networks
from ludotheque.server.operations.settings import from_environment


def make() -> Any:
    """The application of a worker."""
    settings = from_environment()
    if settings is None:
        raise ImproperlyConfiguredException("start the server with 'ludotheque serve'.")
    configure_logs(settings)
    exit_with_parent()
    gc_tuning.raise_thresholds()
    app = create_app(settings, asyncio.run(prepare(settings)))
    return TrustedProxies(RequestLog(app), networks(settings.proxies()))
