"""`ludotheque play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.bots import NAMES, check_names
from ludotheque.cli import saves
from ludotheque.cli.common import (
    CardsOption,
    LangOption,
    OptionsOption,
    chosen_options,
    console,
    game_with,
)
from ludotheque.cli.terminal_game import HUMAN, TerminalGame
from ludotheque.core.game import find
from ludotheque.core.record import Record
from ludotheque.words import Words


def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game, such as spyrium.")
    ] = "spyrium",
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where, in turn order: `human`, the name of a bot "
            f"({', '.join(NAMES)}), `package.module:Name`, or `cmd:` and the command of a program."
        ),
    ] = "human,normal,normal",
    lang: LangOption = "en",
    seed: Annotated[
        int | None, typer.Option(help="Play a certain deal again.", show_default="a new deal")
    ] = None,
    cards: CardsOption = None,
    option: OptionsOption = None,
    hints: Annotated[bool, typer.Option(help="Whether `hint` asks a strong bot.")] = True,
    resume: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Go on with a saved game; `last` is the newest one."),
    ] = None,
) -> None:
    """Play a game in the terminal, with friends at the same keyboard and against bots.

    The table is drawn, then every choice is listed in words with its cost; answer with its number
    or with its notation. `help` shows what else can be typed. The game is saved after every move,
    so nothing is lost when the terminal is closed.

    For example:

    `ludotheque play spyrium --seats human,random,random`

    `ludotheque play monumental --seats human --option difficulty=1`

    `ludotheque play --lang fr --seed 7`

    `ludotheque play --resume last`
    """
    if resume is not None:
        path = saves.newest() if resume == saves.LAST else Path(resume)
        record = saves.read(path)
    else:
        names = [name.strip() for name in seats.split(",")]
        chosen = game_with(find(game).name, cards)
        others = [name for name in names if name != HUMAN]
        check_names(others, game=chosen, players=len(names))
        dealt = secrets.randbelow(10**9) if seed is None else seed
        options = chosen_options(chosen, option, lang)
        record = Record.begin(chosen, players=len(names), seed=dealt, seats=names, options=options)
        path = saves.new_file(chosen.name, dealt)
    words = Words(lang, record.game)
    words.names = words.seat_names(record.players)
    screen = console()
    terminal = TerminalGame(record, words, screen, path, hints=hints)
    title, count = record.game.title, record.players
    screen.print(words("play-welcome", game=title, count=count, seed=record.seed), markup=False)
    terminal.run()
