"""`ludotheque measure`: a bot against the fixed opponents of the benchmark."""

from __future__ import annotations

from typing import Annotated

import typer

import ludotheque
from ludotheque.arena.ladder import GAMES, PLAYERS, RUNGS, SEED, score
from ludotheque.arena.ladder import measure as play
from ludotheque.bots.levels import fingerprint
from ludotheque.cli.common import (
    ClusterOption,
    GameArgument,
    JobsOption,
    JsonOption,
    console,
    print_json,
    progress_bar,
    table,
    workers,
)
from ludotheque.core.game import find
from ludotheque.folders import home


def measure(
    game: GameArgument,
    bot: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Who is measured: a name, `net:FILE`, `package.module:Name`, or `cmd:` and a "
            "command.",
        ),
    ] = "greedy",
    games: Annotated[
        int, typer.Option(metavar="N", min=2, help="How many games against each opponent.")
    ] = GAMES,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    json: JsonOption = False,
) -> None:
    """Measure a bot against the fixed opponents of the benchmark, with two players.

    The opponents, deals and seeds are always the same, so that numbers of different bots can be
    compared. The score is the mean share of victories. `docs/benchmark.md` has the protocol and our
    own numbers. Games that have been played are not repeated.

    For example:

    `ludotheque measure spyrium --bot greedy --games 2`

    `ludotheque measure spyrium --bot net:training-spyrium/policy.npz --jobs 2`
    """
    chosen = find(game)
    with progress_bar("Playing") as bar:
        task = bar.add_task("", total=games * len([name for name in RUNGS if name != bot]))
        rungs = play(
            chosen,
            bot,
            home() / "arena",
            games=games,
            jobs=workers(jobs, cluster),
            progress=lambda done: bar.advance(task, done),
        )
    if json:
        report = {
            "game": game,
            "bot": bot,
            "players": PLAYERS,
            "seed": SEED,
            "version": ludotheque.__version__,
            "ruleset": chosen.ruleset,
            "cards": chosen.fingerprint,
            "opponents": fingerprint(chosen),
            "score": score(rungs),
            "rungs": [
                {"against": rung.opponent, **rung.won._asdict(), "seconds": rung.seconds}
                for rung in rungs
            ],
        }
        print_json(report)
        return
    shown = table(f"{chosen.title}: {bot}", "against", "games", "victories", "95 % interval", "s")
    for rung in rungs:
        won = rung.won
        interval = f"{won.low:.1%} to {won.high:.1%}"
        shown.add_row(
            rung.opponent, str(won.games), f"{won.share:.1%}", interval, f"{rung.seconds:.1f}"
        )
    console().print(shown)
    console().print(f"Score: {100 * score(rungs):.1f} of 100")
