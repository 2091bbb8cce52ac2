"""`ludotheque fit`: fits an evaluation to games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import ludotheque
from ludotheque.arena.fit import MEMORY
from ludotheque.arena.fit import fit as learn
from ludotheque.arena.weights import weights_toml
from ludotheque.bots.evaluation import weights_path
from ludotheque.cli.common import GameArgument, SeedOption, progress_bar
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import find


def fit(
    game: GameArgument,
    rounds: Annotated[
        str,
        typer.Option(
            metavar="N,N,…",
            help="How many games each round plays: random ones first, then games of the bot that "
            "the last round made.",
        ),
    ] = "1000,400,400,400,800",
    memory: Annotated[
        float,
        typer.Option(
            min=0, max=1, help="How much the games of earlier rounds count beside new ones."
        ),
    ] = MEMORY,
    seed: SeedOption = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where the weights go.", show_default="the game's own file"
        ),
    ] = None,
) -> None:
    """Learn what the features of a game are worth, and store the weights that bots evaluate with.

    The file holds two evaluations: `first`, learnt from random games, and `full`, learnt from
    games between bots that evaluate with what the round before has learnt. After three rounds or
    more there is also `second`, what the second round has learnt. The file names the command that
    made it. The same command gives the same weights.

    For example:

    `ludotheque fit spyrium --rounds 20,10 --out weights.toml`
    """
    chosen = find(game)
    sizes = _sizes(rounds)
    with progress_bar("Learning") as bar:
        task = bar.add_task("", total=sum(sizes))
        learnt = learn(chosen, sizes, seed, lambda: bar.advance(task), memory)
    made: dict[str, int | str] = {
        "command": f"ludotheque fit {game} --rounds {rounds} --memory {memory} --seed {seed}",
        "seed": seed,
        "version": ludotheque.__version__,
        "ruleset": chosen.ruleset,
        "cards": chosen.fingerprint,
    }
    path = weights_path(chosen) if out is None else out
    text = weights_toml(learnt, made)
    path.write_text(text, encoding="utf-8")
    print(path)


def _sizes(rounds: str) -> list[int]:
    sizes = [int(size) if size.strip().isdecimal() else 0 for size in rounds.split(",")]
    if not all(sizes):
        raise BadSetup(f"--rounds takes numbers of games such as 1000,400, not '{rounds}'.")
    return sizes
