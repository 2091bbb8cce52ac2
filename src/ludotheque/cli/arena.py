"""`ludotheque arena`: tournaments between bots, with intervals and ratings."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from ludotheque.arena.tournament import (
    Result,
    Share,
    Tournament,
    duels,
    forfeits,
    overall,
    ratings,
    run_tournament,
)
from ludotheque.bots import ALL_NAMES
from ludotheque.cli.common import (
    CardsOption,
    ClusterOption,
    GameArgument,
    JobsOption,
    JsonOption,
    SeedOption,
    console,
    game_with,
    print_json,
    progress_bar,
    table,
    workers,
)
from ludotheque.folders import home


def arena(
    game: GameArgument,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help=f"Who plays, with commas between. The bots: {', '.join(ALL_NAMES)}; "
            "also `package.module:Name`, or `cmd:` and the command of a program.",
        ),
    ] = "greedy,random",
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games each group of bots plays.")
    ] = 400,
    players: Annotated[int, typer.Option(metavar="N", help="How many sit at a table.")] = 2,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Forget what an earlier run has played.")
    ] = False,
    cards: CardsOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots play a tournament, and report shares of victories and ratings.

    Every deal is played with the seats rotated, so that luck and turn order are the same for all.
    With more bots than seats every group of them plays as many games. An interrupted run
    is continued when it is started again. Victories come with 95 % intervals; ratings are
    OpenSkill's, moved so that an average bot of the tournament has 1000.

    For example:

    `ludotheque arena spyrium --bots strong,greedy,random --games 400 --jobs 2`

    `ludotheque arena spyrium --bots easy,random --games 20 --players 3 --json`
    """
    chosen = game_with(game, cards)
    names = [name.strip() for name in bots.split(",")]
    tournament = Tournament.of(chosen, names, players, games, seed)
    log = home() / "arena" / f"{tournament.key}.jsonl"
    if fresh:
        log.unlink(missing_ok=True)
    with progress_bar("Playing") as bar:
        task = bar.add_task("", total=tournament.total)
        results = run_tournament(
            tournament,
            log,
            jobs=workers(jobs, cluster),
            progress=lambda done: bar.advance(task, done),
        )
    if json:
        print_json(_report(tournament, results))
    else:
        _show(tournament, results)


def _report(tournament: Tournament, results: list[Result]) -> dict[str, Any]:
    rated, failed = ratings(results, tournament.bots), forfeits(results, tournament.bots)
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed,
        "games": len(results),
        "bots": {
            name: {
                "wins": won._asdict(),
                "rating": rated[name]._asdict(),
                "forfeits": failed.get(name, 0),
            }
            for name, won in overall(results, tournament.bots).items()
        },
        "duels": [
            {"bot": one, "against": two, "ahead": won._asdict()}
            for (one, two), won in sorted(duels(results, tournament.bots).items())
        ],
    }


def _percent(won: Share) -> str:
    return f"{won.share:.1%} ({won.low:.1%} to {won.high:.1%})"


def _show(tournament: Tournament, results: list[Result]) -> None:
    rated = ratings(results, tournament.bots)
    who = f"{tournament.game}, {tournament.players} players"
    title = f"{who}, seed {tournament.seed}, {len(results):,} games"
    failed = forfeits(results, tournament.bots)
    more = ["forfeits"] if failed else []
    wins = table(title, "bot", "games", "victories (95 %)", "rating", *more)
    shares = overall(results, tournament.bots)
    for name in sorted(shares, key=lambda name: -rated[name].rating):
        won, skill = shares[name], rated[name]
        lost = [f"{failed.get(name, 0):,}"] if failed else []
        rating = f"{skill.rating} ± {skill.deviation}"
        wins.add_row(name, f"{won.games:,}", _percent(won), rating, *lost)
    console().print(wins)
    against = table("Who came before whom (95 %)", "bot", "against", "games", "ahead", words=2)
    found = duels(results, tournament.bots)
    order = sorted(tournament.bots, key=lambda name: -rated[name].rating)
    for place, one in enumerate(order):
        for two in order[place + 1 :]:
            if (one, two) in found:
                won = found[one, two]
                against.add_row(one, two, f"{won.games:,}", _percent(won))
    console().print(against)
