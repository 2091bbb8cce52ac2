"""What the server draws for a table: it follows from the table's secret, and from nothing public.

The secret is the seed of the game with its nonce, to which the table has been committed since
before the game. Whoever does not know it cannot predict what is drawn; when the game is over, the
record opens it, and everything can be drawn again.
"""

from __future__ import annotations

import hmac


def table_secret(seed: str, nonce: str) -> bytes:
    """The key of everything that is drawn for a table."""
    return f"{seed}:{nonce}".encode()


def draw(secret: bytes, purpose: str, step: int) -> int:
    """A number of 64 bits for a purpose at a step of the log."""
    drawn = hmac.digest(secret, f"{purpose}:{step}".encode(), "sha256")
    return int.from_bytes(drawn[:8], "big")
