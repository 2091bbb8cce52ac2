"""Where the program keeps a player's games."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The folder of saved games; `LUDOTHEQUE_HOME` moves it."""
    given = os.environ.get("LUDOTHEQUE_HOME")
    if given:
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "ludotheque"
