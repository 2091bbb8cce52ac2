"""`ludotheque simulate`: many games, and their statistics."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.arena import Plan, Tally, record
from ludotheque.arena import simulate as play_games
from ludotheque.arena.bench import Stopwatch
from ludotheque.bots import NAMES, label
from ludotheque.cli.common import (
    CardsOption,
    ClusterOption,
    GameArgument,
    JobsOption,
    JsonOption,
    OptionsOption,
    SeedOption,
    chosen_options,
    console,
    game_with,
    print_json,
    progress_bar,
    table,
    workers,
)
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.message import say
from ludotheque.words import Words


def simulate(
    game: GameArgument,
    players: Annotated[
        int | None,
        typer.Option(
            metavar="N", help="How many play.", show_default="one for each bot, or the fewest"
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games are played.")
    ] = 1000,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="Who plays: a name for each seat, with commas between them, or one name for all "
            f"seats. The bots: {', '.join(NAMES)}.",
        ),
    ] = "random",
    cards: CardsOption = None,
    option: OptionsOption = None,
    dataset: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Also write every decision into this file, .parquet or .jsonl, to learn from.",
            show_default="none",
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Play many games and report statistics.

    The report has the speed and the length of the games, the mean score of the first, the second
    and so on with where their points came from, the share of victories of each seat (a victory
    shared by two counts half for each), and why the games ended. The same seed gives the same
    games, however many processes share the work.

    For example:

    `ludotheque simulate spyrium --players 4 --games 5000 --jobs 2`

    `ludotheque simulate spyrium --bots random,random,random --seed 7 --json`

    `ludotheque simulate uchronia --games 100 --dataset games.jsonl`
    """
    chosen = game_with(game, cards)
    seats = _seats(chosen, players, bots.split(","))
    options = chosen_options(chosen, option)
    plan = Plan.of(chosen, bots=seats, seed=seed, options=options)
    watch = Stopwatch()
    with progress_bar("Playing") as bar:
        task = bar.add_task("", total=games)
        play = play_games if dataset is None else partial(record, path=dataset)
        tally = play(
            plan, games, jobs=workers(jobs, cluster), progress=lambda done: bar.advance(task, done)
        )
    seconds = watch.seconds
    if json:
        written = {} if dataset is None else {"dataset": str(dataset)}
        print_json(_report(chosen, plan, tally, jobs, seconds) | written)
    else:
        _show(chosen, plan, tally, jobs, seconds)
        if dataset is not None:
            console().print(f"\n{tally.decisions:,} rows written to {dataset}", soft_wrap=True)


def _seats(game: Game[Any], players: int | None, names: list[str]) -> tuple[str, ...]:
    """The bot of each seat; one name alone serves all seats."""
    names = [name.strip() for name in names]
    if len(names) == 1:
        names *= game.min_players if players is None else players
    if players is not None and len(names) != players:
        raise BadSetup(f"{len(names)} bots are named for {players} players.")
    return tuple(names)


def _report(
    game: Game[Any], plan: Plan, tally: Tally, jobs: int, seconds: float
) -> dict[str, object]:
    asked: dict[str, object] = {
        "game": game.name,
        "ruleset": game.ruleset,
        "cards": game.fingerprint,
        "players": len(plan.bots),
        "bots": [label(bot) for bot in plan.bots],
        "seed": plan.seed,
    }
    timing = {
        "jobs": jobs,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
    }
    return asked | tally.to_json() | {"timing": timing}


def _show(game: Game[Any], plan: Plan, tally: Tally, jobs: int, seconds: float) -> None:
    words, out = Words("en", game), console()
    players = f"{len(plan.bots)} player" + ("s" if len(plan.bots) > 1 else "")
    processes = f"{jobs} process" + ("es" if jobs > 1 else "")
    out.print(
        f"{game.title}, {players}, seed {plan.seed}: {tally.games:,} games with "
        f"{tally.decisions:,} decisions in {seconds:.1f} s ({processes})"
    )
    out.print(
        f"{tally.games / seconds:,.0f} games/s, {tally.decisions / seconds:,.0f} decisions/s, "
        f"{tally.decisions_per_game:.1f} decisions per game\n"
    )
    _show_scores(game, tally, words)
    _show_wins(plan, tally)
    _show_reasons(tally, words)


def _show_scores(game: Game[Any], tally: Tally, words: Words) -> None:
    ranks = range(tally.players)
    scores = table("Mean score by rank and source", "", *(f"{rank + 1}." for rank in ranks), "all")
    for source in tally.sources:
        cells = [tally.score_from(source, rank) for rank in ranks] + [tally.score_from(source)]
        scores.add_row(words.say(game.source_name(source)), *(f"{cell:.2f}" for cell in cells))
    scores.add_section()
    totals = [tally.score(rank) for rank in ranks] + [tally.mean_score]
    scores.add_row("score", *(f"{total:.2f}" for total in totals), style="bold")
    console().print(scores)


def _show_wins(plan: Plan, tally: Tally) -> None:
    failed = ["forfeits"] if tally.forfeits else []
    wins = table("Victories by seat", "seat", "bot", "share", *failed, words=2)
    for seat, bot in enumerate(plan.bots):
        lost = [f"{tally.forfeits[seat]:,}"] if failed else []
        wins.add_row(str(seat), label(bot), f"{tally.win_share(seat):.1%}", *lost)
    console().print(wins)
    console().print(f"Shared victories: {tally.shared / tally.games:.1%} of the games\n")


def _show_reasons(tally: Tally, words: Words) -> None:
    reasons = table("How the games ended", "reason", "games", "share")
    for reason, games in tally.reasons.most_common():
        end = words.say(say(f"end-{reason}"))
        reasons.add_row(end, f"{games:,}", f"{games / tally.games:.1%}")
    console().print(reasons)
