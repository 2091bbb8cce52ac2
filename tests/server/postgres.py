"""PostgreSQL servers for tests."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

from tests.server.patience import TIMEOUT

with warnings.catch_warnings():
    # It warns if a folder of the login session is missing.
    warnings.simplefilter("ignore")
    from pgserver import postgres_server

_pg_ctl: Any = getattr(postgres_server, "pg_ctl")  # noqa: B009


def pg_ctl(arguments: list[str], **options: Any) -> str:
    """Starts or stops a server, however long that takes on a busy machine."""
    return str(_pg_ctl(arguments, **options | {"timeout": TIMEOUT}))


setattr(postgres_server, "pg_ctl", pg_ctl)  # noqa: B010


def start_postgres(folder: Path) -> Any:
    """A server that keeps its files in a folder."""
    return postgres_server.get_server(folder, cleanup_mode="stop")
