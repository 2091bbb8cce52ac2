"""`ludotheque puzzles`: makes puzzles from games of the best bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.arena.puzzles import ITERATIONS, MARGIN, make_puzzles
from ludotheque.cli.common import GameArgument, SeedOption, print_json, progress_bar
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import find
from ludotheque.teaching.puzzle import path_of
from ludotheque.teaching.puzzle import puzzles as stored


def puzzles(
    game: GameArgument,
    count: Annotated[int, typer.Option(metavar="N", min=1, help="How many puzzles to make.")] = 60,
    iterations: Annotated[
        int, typer.Option(metavar="N", min=2, help="How long each of two searches looks.")
    ] = ITERATIONS,
    margin: Annotated[
        float,
        typer.Option(
            min=0.0, max=1.0, help="By how much of the chance to win the solution is better."
        ),
    ] = MARGIN,
    jobs: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many processes share the work.")
    ] = 1,
    seed: SeedOption = 1,
    add: Annotated[
        bool, typer.Option("--add", help="Keep the puzzles that there are, and add new ones.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where the puzzles go.", show_default="the game's own file"
        ),
    ] = None,
    show: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Print a stored puzzle instead.")
    ] = None,
) -> None:
    """Make puzzles: positions from games of the best bots in which one choice is clearly best.

    A position is taken if two long searches and one sixteen times as long agree on the choice and
    on a wide margin, and a beginner would choose something else. The same command makes the same
    puzzles, however many processes share the work.

    For example:

    `ludotheque puzzles spyrium --count 60 --jobs 2`

    `ludotheque puzzles spyrium --show 7`
    """
    chosen = find(game)
    if show is not None:
        there = stored(chosen)
        if show > len(there):
            raise BadSetup(f"{chosen.title} has {len(there)} puzzles; there is no number {show}.")
        print_json(there[show - 1]._asdict())
        return
    if chosen.features is None:
        raise BadSetup(f"no bot can judge positions of {chosen.title}, so none makes puzzles.")
    path = path_of(chosen) if out is None else out
    made = make_puzzles(chosen, count, seed, iterations=iterations, margin=margin, jobs=jobs)
    with (
        progress_bar("Looking for puzzles") as bar,
        path.open("a" if add else "w", encoding="utf-8") as file,
    ):
        task = bar.add_task("", total=count)
        for puzzle in made:
            # Each line is written at once: whoever stops the search keeps what it has found.
            print(puzzle.to_line(), file=file, flush=True)
            bar.advance(task)
    print(path)
