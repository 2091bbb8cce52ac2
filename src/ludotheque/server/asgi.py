"""How a worker process finds its application: by the environment that `serve` leaves it."""

from __future__ import annotations

import asyncio
import os

import msgspec
from litestar import Litestar
from litestar.exceptions import ImproperlyConfiguredException

from ludotheque.server.app import Settings, create_app, prepare
from ludotheque.server.bots import end_with_parent

VARIABLE = "LUDOTHEQUE_SERVER"


def leave(settings: Settings) -> None:
    """Leaves the settings for the workers."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def make() -> Litestar:
    """The application of a worker."""
    text = os.environ.get(VARIABLE)
    if text is None:
        raise ImproperlyConfiguredException("start the server with 'ludotheque serve'.")
    end_with_parent()
    settings = msgspec.json.decode(text, type=Settings)
    return create_app(settings, asyncio.run(prepare(settings)))
