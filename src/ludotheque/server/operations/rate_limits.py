"""Rate limits per address. Each server process counts for itself.

The limit on WebSocket messages is in `realtime/connection.py`.
"""

from __future__ import annotations

from litestar.middleware.rate_limit import RateLimitConfig

PASSWORDS = RateLimitConfig(rate_limit=("minute", 20), store="passwords")
"""For routes that take a password."""

EXPENSIVE = RateLimitConfig(rate_limit=("minute", 60), store="verify")
"""For routes that take much processor time."""


def all_requests(per_minute: int) -> RateLimitConfig:
    """The limit on all requests but those for the page's own files."""
    return RateLimitConfig(rate_limit=("minute", per_minute), exclude=["^/assets", "^/$"])
