"""What the tests of games at the terminal share."""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.core.record import Record
from tests.golden import golden_games

COMMAND = (sys.executable, "-c", "import sys; from ludotheque.cli import main; sys.exit(main())")
TWO = ("play", "spyrium", "--seats", "human,human")


def saved(home: Path) -> Record:
    """The only game in the folder."""
    (file,) = home.iterdir()
    return golden_games.load(file)


def texts(record: Record) -> list[str]:
    return [action.text for action in record.actions]
