"""What the commands share: options, the game with its cards, tables and progress bars."""

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

from ludotheque.arena.cluster import Cluster
from ludotheque.arena.processes import Jobs
from ludotheque.core import state
from ludotheque.core.event import Event
from ludotheque.core.game import Game, OptionValue, find
from ludotheque.core.record import Record
from ludotheque.words import Words

BUILD = "plain Python" if state.__file__.endswith(".py") else "compiled"
"""Whether the rules are compiled; the speed depends on it."""

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
JobsOption = Annotated[
    int, typer.Option("--jobs", metavar="N", min=1, help="How many processes share the work.")
]
ClusterOption = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Share the work out on a Ray cluster, such as 10.0.0.1:6379, or `auto`.",
        show_default="none",
    ),
]
LangOption = Annotated[Literal["en", "fr"], typer.Option("--lang", help="The language.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def names_of(record: Record, words: Words) -> list[str]:
    """Who sat where: the seats of a record, told apart where several are called alike."""
    defaults = words.seat_names(record.players)
    return [
        seat if seat and record.seats.count(seat) == 1 else f"{name} ({seat})" if seat else name
        for name, seat in zip(defaults, record.seats, strict=True)
    ]


def game_with(name: str, cards: Path | None) -> Game[Any]:
    """The game of that name, with the card values of a file if one is given."""
    game = find(name)
    return game if cards is None else game.with_cards(cards)


def workers(jobs: int, cluster: str | None) -> Jobs:
    """Who does the work: a cluster if one is named, or so many processes."""
    return jobs if cluster is None else Cluster(cluster)


def chosen_options(
    game: Game[Any], texts: list[str] | None, language: str | None = None
) -> dict[str, OptionValue]:
    """The options of the command line, with the values that the game declares for them.

    A game that depends on the language is played in that of the players, if it is known.
    """
    chosen: dict[str, OptionValue] = {}
    if language is not None and "language" in game.options:
        chosen["language"] = language
    for text in texts or []:
        name, _, value = text.partition("=")
        choices = game.options[name].choices if name in game.options else ()
        chosen[name] = next((choice for choice in choices if str(choice) == value), value)
    return game.chosen(chosen) if chosen else {}


def log_lines(game: Game[Any], events: Iterable[Event], words: Words) -> list[str]:
    """Events as lines of text; equal lines in a row become one, with their number."""
    same_lines = groupby(words.say(game.tell(event)) for event in events)
    counted = [(line, len(list(same))) for line, same in same_lines]
    return [
        line if times == 1 else re.sub(r"\.?$", rf" (×{times})\g<0>", line, count=1)
        for line, times in counted
    ]


def print_json(value: object) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def console() -> Console:
    """The standard output; if it is not a terminal, lines are 120 characters wide."""
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
