"""`ludotheque verify`: checks a stored game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli import saves
from ludotheque.cli.common import JsonOption, print_json


def verify(
    file: Annotated[Path, typer.Argument(help="A stored game.")],
    json: JsonOption = False,
) -> None:
    """Replay a stored game and check every step, its result and the commitment to its seed.

    A record that is damaged, edited or illegal is refused, with exit code 2, with the step where
    it breaks.

    For example:

    `ludotheque verify game.json`
    """
    record = saves.read(file)
    state = record.verify()
    steps = len(record.actions)
    if json:
        print_json(
            {
                "game": record.game.name,
                "steps": steps,
                "over": state.over,
                "digest": state.digest(),
                "checked": bool(record.checks),
                "committed": record.commitment is not None,
            }
        )
        return
    end = "finished" if state.over else "not finished"
    found = "every step is as it was stored" if record.checks else "every step is legal"
    print(f"{file}: {record.game.title}, {steps} steps, {end}; {found}.")
