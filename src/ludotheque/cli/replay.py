"""`ludotheque replay`: a stored game, to any step."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli import saves
from ludotheque.cli.boards import board
from ludotheque.cli.common import JsonOption, LangOption, console, log_lines, names_of, print_json
from ludotheque.cli.result import result
from ludotheque.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A stored game.")],
    step: Annotated[
        int | None, typer.Option(help="Stop after this many actions.", show_default="the last")
    ] = None,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Show a stored game: what happened in words, and the table after a step.

    Step 0 is the table before the first action. A record that is damaged, edited or illegal is
    refused with the step where it breaks.

    For example:

    `ludotheque replay game.json`

    `ludotheque replay game.json --step 25 --lang fr`
    """
    record = saves.read(file)
    words = Words(lang, record.game)
    words.names = names_of(record, words)
    state = record.replay(step)
    if json:
        print_json(state.to_json())
        return
    screen = console()
    last = len(record.actions) if step is None else step
    for number, (_, action, events) in enumerate(islice(record.steps(), last + 1)):
        if action is not None:
            screen.print(f"{number:>4}  {action.text}", style="dim", markup=False)
        for line in log_lines(record.game, events, words):
            screen.print(f"      {line}", markup=False)
    screen.print(board(state.view(None), words))
    if state.outcome is not None:
        screen.print(result(record.game, state.outcome, words))
