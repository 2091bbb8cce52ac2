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


def make_home() -> Path:
    """Creates the folder if there is none; nobody else may look into it."""
    folder = home()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if "LUDOTHEQUE_HOME" not in os.environ:
        folder.chmod(0o700)
    return folder
