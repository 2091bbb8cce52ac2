"""What the commands share: options, the game with its cards, and where output goes."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque.core.event import Event
from ludotheque.core.game import Game, OptionValue, find
from ludotheque.words import Words

BUILD = "plain Python"
"""How the rules run; the speed depends on it."""

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as spyrium.")]
CardsOption = Annotated[
    Path | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="Play with the card values of this file; `ludotheque cards` makes one.",
        show_default="the built-in values",
    ),
]
SeedOption = Annotated[
    int, typer.Option("--seed", metavar="N", help="The same seed gives the same games.")
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Set the game up in another way, such as map=random; may be given more than once.",
    ),
]
LangOption = Annotated[Literal["en", "fr"], typer.Option("--lang", help="The language.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def game_with(name: str, cards: Path | None) -> Game[Any]:
    """The game of that name, with the card values of a file if one is given."""
    game = find(name)
    return game if cards is None else game.with_cards(cards)


def chosen_options(game: Game[Any], texts: list[str] | None) -> dict[str, OptionValue]:
    """The options that were typed; their values are those of the game, whatever their type."""
    chosen: dict[str, OptionValue] = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        choices = game.options[name].choices if name in game.options else ()
        chosen[name] = next((choice for choice in choices if str(choice) == value), value)
    return game.chosen(chosen) if chosen else {}


def told(game: Game[Any], events: Iterable[Event], words: Words) -> list[str]:
    """What happened, a line each; what would follow itself is said once, with how often."""
    said = groupby(words.say(game.tell(event)) for event in events)
    counted = [(line, len(list(same))) for line, same in said]
    return [
        line if times == 1 else re.sub(r"\.?$", rf" (×{times})\g<0>", line, count=1)
        for line, times in counted
    ]


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def console() -> Console:
    """Where tables go. Output that is not a terminal is not cut to a terminal's width."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else 120)


def table(title: str, *columns: str, words: int = 1) -> Table:
    """An empty table whose first columns hold words and whose others hold numbers."""
    made = Table(title=title, title_justify="left", title_style="bold")
    for number, column in enumerate(columns):
        made.add_column(column, justify="left" if number < words else "right")
    return made


def progress_bar(what: str) -> Progress:
    """A bar on the standard error that appears only if that is a terminal."""
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
