"""How a worker process finds its application: by the environment that `serve` leaves it."""

from __future__ import annotations

import asyncio
import gc
import os
from typing import Any

import msgspec
from granian.utils.proxies import wrap_asgi_with_proxy_headers
from litestar.exceptions import ImproperlyConfiguredException

from ludotheque.server.app import Settings, create_app, prepare
from ludotheque.server.bots import end_with_parent

_PROXIES = "127.0.0.1, ::1"
VARIABLE = "LUDOTHEQUE_SERVER"


def leave(settings: Settings) -> None:
    """Leaves the settings for the workers."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def make() -> Any:
    """The application of a worker."""
    text = os.environ.get(VARIABLE)
    if text is None:
        raise ImproperlyConfiguredException("start the server with 'ludotheque serve'.")
    end_with_parent()
    _look_for_garbage_seldom()
    settings = msgspec.json.decode(text, type=Settings)
    app = create_app(settings, asyncio.run(prepare(settings)))
    # What stands in front for TLS tells who is asking, so that not all are counted as one.
    return wrap_asgi_with_proxy_headers(app, _PROXIES) if settings.secure else app


def _look_for_garbage_seldom() -> None:
    """Lets the search for garbage wait for more than a request leaves behind."""
    gc.set_threshold(10_000, 10, 50)
