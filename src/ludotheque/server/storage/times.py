"""Times as the database stores them and as the API shows them."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> datetime:
    """The present time in UTC."""
    return datetime.now(UTC)


def utc(at: datetime) -> datetime:
    """A time that was read; SQLite stores UTC without a time zone."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def iso_time(at: datetime) -> str:
    """A time as ISO 8601 in UTC."""
    return utc(at).isoformat(timespec="seconds").replace("+00:00", "Z")
