"""The settings of a server: from a file, the environment and the command line.

Worker processes receive them through the environment.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
from msgspec import Meta
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ludotheque.folders import home, make_home
from ludotheque.server.errors import BadSettings
from ludotheque.server.operations.proxies import LOOPBACK

_VARIABLE = "LUDOTHEQUE_SERVER"
_PREFIX = "LUDOTHEQUE_"
FILE_VARIABLE = "LUDOTHEQUE_SETTINGS"
"""Names the file of settings."""
Days = Annotated[int, Meta(ge=0, le=36500)]


class Settings(msgspec.Struct):
    """How a server runs."""

    database: str
    """URL of the database: SQLite in a file, or PostgreSQL."""
    host: str = "127.0.0.1"
    """Address to listen at."""
    port: Annotated[int, Meta(ge=1, le=65535)] = 8765
    """Port to listen at."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Server processes; more than one needs PostgreSQL."""
    channels: str | None = None
    """URL of a Redis that connects server processes, instead of PostgreSQL."""
    secure: bool = False
    """Whether it is reached over TLS, so that cookies are restricted to it."""
    trusted_proxies: str | None = None
    """Addresses and networks of proxies whose `X-Forwarded-For` is believed."""
    requests_per_minute: Annotated[int, Meta(ge=1)] = 1200
    """Per address; processes that share a PostgreSQL or a Redis count together.

    Its WebSockets may send ten times as many messages.
    """
    sockets_per_address: Annotated[int, Meta(ge=1)] = 1000
    """WebSockets that an address may have open, and may open per minute, in each process."""
    log_format: Literal["text", "json"] = "text"
    """Lines of the log: for people, or one JSON object each."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least important lines that are written."""
    access_log: bool = False
    """Whether each request is logged."""
    metrics: bool = False
    """Whether `/metrics` shows figures for Prometheus to everybody who can reach it."""
    keep_guests: Days = 90
    """Days after which guests without a table are removed; 0 keeps them."""
    keep_open_tables: Days = 30
    """Days after which tables that never began are removed; 0 keeps them."""
    keep_chats: Days = 365
    """Days after which the chat of finished games is removed; 0 keeps it."""

    def proxies(self) -> str:
        """The trusted proxies: behind TLS, by default, those on this machine."""
        if self.trusted_proxies is not None:
            return self.trusted_proxies
        return LOOPBACK if self.secure else ""

    def messages_per_second(self) -> int:
        """What the WebSockets of an address may send: ten messages for each request."""
        return max(1, self.requests_per_minute * 10 // 60)


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{home() / 'ludotheque.db'}"


class Configuration(NamedTuple):
    """Settings, and where each of them comes from."""

    settings: Settings
    origins: dict[str, str]

    def shown(self) -> dict[str, dict[str, object]]:
        """Each setting with its origin; passwords are hidden."""
        values = msgspec.structs.asdict(self.settings)
        return {
            name: {"value": _without_password(value), "origin": self.origins[name]}
            for name, value in values.items()
        }


def load(options: Mapping[str, Any], file: Path | None = None) -> Configuration:
    """Settings of the command line, else of the environment, else of the file, else defaults.

    The file is the one given, that of `LUDOTHEQUE_SETTINGS`, or `settings.toml` in the user's
    data folder. Raises `BadSettings`.
    """
    file = file or _default_file()
    sources = [("default", _defaults())]
    if file is not None:
        sources.append((str(file), _read_file(file)))
    sources.append(("environment", _read_environment()))
    sources.append(("option", {k: v for k, v in options.items() if v is not None}))
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}
    types = get_type_hints(Settings, include_extras=True)
    for origin, found in sources:
        for name, value in found.items():
            values[name] = _converted(name, value, types[name], origin)
            origins[name] = f"{_PREFIX}{name.upper()}" if origin == "environment" else origin
    if origins["database"] == "default":
        make_home()
    return Configuration(Settings(**values), origins)


def _defaults() -> dict[str, Any]:
    fields = msgspec.structs.fields(Settings)
    found = {one.name: one.default for one in fields if one.name != "database"}
    return {"database": default_database()} | found


def _default_file() -> Path | None:
    if FILE_VARIABLE in os.environ:
        return Path(os.environ[FILE_VARIABLE])
    usual = home() / "settings.toml"
    return usual if usual.exists() else None


def _read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text())
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} is not TOML: {error}.") from error
    known = Settings.__struct_fields__
    for name in found:
        if name not in known:
            close = get_close_matches(name, known, 1)
            hint = f"'{close[0]}' is" if close else "the settings are " + ", ".join(known)
            raise BadSettings(f"{file}: '{name}' is no setting; {hint}.")
    return found


def _read_environment() -> dict[str, Any]:
    names = {name: f"{_PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    return {name: os.environ[key] for name, key in names.items() if key in os.environ}


def _converted(name: str, value: Any, type: Any, origin: str) -> Any:
    try:
        # The environment has only texts.
        return msgspec.convert(value, type, strict=origin != "environment")
    except msgspec.ValidationError as error:
        where = f"{_PREFIX}{name.upper()}" if origin == "environment" else f"{origin}: {name}"
        raise BadSettings(f"{where}: {error}.".replace("`", "'")) from error


def _without_password(value: object) -> object:
    if not isinstance(value, str) or "://" not in value:
        return value
    try:
        return make_url(value).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return value


def to_environment(settings: Settings) -> None:
    """Stores the settings in the environment that worker processes inherit."""
    os.environ[_VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings | None:
    """The settings that the parent process stored; ``None`` if there are none."""
    text = os.environ.get(_VARIABLE)
    return None if text is None else msgspec.json.decode(text, type=Settings)
