"""The settings of a server, and how worker processes receive them."""

from __future__ import annotations

import os

import msgspec

_VARIABLE = "LUDOTHEQUE_SERVER"


class Settings(msgspec.Struct):
    """How a server runs."""

    database: str
    secure: bool = False
    """Whether it is reached over TLS, so that cookies are restricted to it."""
    requests_per_minute: int = 1200
    """Per address; each process counts for itself."""
    channels: str | None = None
    """URL of a Redis that connects server processes, instead of PostgreSQL."""


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    from ludotheque.folders import home

    home().mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home() / 'ludotheque.db'}"


def to_environment(settings: Settings) -> None:
    """Stores the settings in the environment that worker processes inherit."""
    os.environ[_VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings | None:
    """The settings that the parent process stored; ``None`` if there are none."""
    text = os.environ.get(_VARIABLE)
    return None if text is None else msgspec.json.decode(text, type=Settings)
