"""`ludotheque bench`: benchmarks of the games or of the server."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.arena.bench import (
    FULL,
    MEASURES,
    QUICK,
    ROUNDS,
    Measure,
    machine,
    measures,
    moves,
    run,
)
from ludotheque.bots import LEVELS
from ludotheque.cli.common import (
    BUILD,
    CardsOption,
    JsonOption,
    console,
    game_with,
    print_json,
    progress_bar,
    table,
)
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import GAMES, Game

SERVER, STRESS = "server", "stress"


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|server|stress]",
            help="Only this game, or the server, or the server under stress.",
            show_default="every game",
        ),
    ] = None,
    cards: CardsOption = None,
    json: JsonOption = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Small samples; the numbers are rough.")
    ] = False,
) -> None:
    """Measure the speed of every game, or of the server, on one core.

    For two, three and the most players: decisions per second in random games that are played with
    a plain loop over `state.actions()` and `state.apply(action)`, the same without
    events, and the microseconds of a `copy()` and of a `view()` in the middle of a game. Each
    number is the median of five interleaved rounds, with the lowest and the highest beside it.

    For the server: the time from a move until the other players have received it, at 200 tables
    of three people and 500 moves per second; moves per second at full load; the time to open the
    longest game in a new process; and the size of the first page. Under stress: the same time while
    500 watchers return to a table, sockets are opened and closed as fast as possible, strong bots
    play at 50 tables, and games are reviewed and replayed and passwords tried.

    For example:

    `ludotheque bench`

    `ludotheque bench --quick --json`

    `ludotheque bench server`

    `ludotheque bench stress`
    """
    if game in (SERVER, STRESS):
        _bench_server(cards, stress=game == STRESS, json=json, quick=quick)
        return
    size = QUICK if quick else FULL
    if cards is not None and game is None:
        raise BadSetup("card values belong to a game: name it, as in 'bench spyrium --cards FILE'.")
    games = list(GAMES.values()) if game is None else [game_with(game, cards)]
    everything = [one for chosen in games for one in measures(chosen, size)]
    thinking = [one for chosen in games for one in moves(chosen, size)]
    with progress_bar("Measuring") as bar:
        task = bar.add_task("", total=ROUNDS * len(everything) + len(thinking))
        for _ in run(everything):
            bar.advance(task)
        for measure in thinking:
            measure.take()
            bar.advance(task)
    if json:
        found = [measure.to_json() for measure in everything]
        spent = [measure.to_json() for measure in thinking]
        report = {"build": BUILD, "rounds": ROUNDS, "measures": found, "ms_per_move": spent}
        print_json(machine() | report)
    else:
        _show(games, everything)
        _show_moves(games, thinking)


def _bench_server(cards: Path | None, *, stress: bool, json: bool, quick: bool) -> None:
    try:
        from ludotheque.server.operations import bench, bench_stress
    except ImportError as error:
        raise BadSetup("packages of the server are missing: pip install ludotheque") from error
    if cards is not None:
        raise BadSetup("the server is measured with the built-in card values.")
    with progress_bar("Measuring") as bar:
        task = bar.add_task("")
        report: bench.Report[Any]
        if stress:
            crowd = bench_stress.QUICK if quick else bench_stress.FULL
            bar.update(task, total=crowd.work)
            report = bench_stress.run(crowd, partial(bar.advance, task))
        else:
            size = bench.QUICK if quick else bench.FULL
            bar.update(task, total=size.work)
            report = bench.run(size, partial(bar.advance, task))
    if json:
        print_json(machine() | {"build": BUILD} | report.to_json())
        return
    out = console()
    out.print(f"{machine_line()}, one core for the server")
    found = table(report.title, "", "median", "lowest", "highest")
    for what, *numbers in report.summary():
        found.add_row(what, *(f"{number:,.1f}" for number in numbers))
    out.print(found)
    for what, fact in report.facts.items():
        out.print(f"{what.replace('_', ' ')}: {'not built' if fact is None else f'{fact:,}'}")


def _show(games: list[Game[Any]], everything: list[Measure]) -> None:
    out = console()
    out.print(f"{machine_line()}, one core")
    out.print(f"median of {ROUNDS} rounds (lowest to highest)\n")
    for game in games:
        found = [measure for measure in everything if measure.game == game.name]
        speeds = table(game.title, "players", *MEASURES)
        for players in sorted({measure.players for measure in found}):
            row = {measure.what: _cell(measure) for measure in found if measure.players == players}
            speeds.add_row(str(players), *(row[what] for what in MEASURES))
        out.print(speeds)


def _show_moves(games: list[Game[Any]], thinking: list[Measure]) -> None:
    spent = table("Median milliseconds per move, two players", "game", *LEVELS)
    for game in games:
        found = {measure.what: measure for measure in thinking if measure.game == game.name}
        spent.add_row(game.title, *(f"{found[level].median:,.1f}" for level in LEVELS))
    console().print(spent)


def machine_line() -> str:
    """The processor, the Python and the build of the rules, in one line."""
    found = machine()
    return f"{found['cpu']}, {found['python']}, {BUILD}"


def _cell(measure: Measure) -> str:
    low, high = measure.spread
    if measure.median >= 1000:
        return f"{measure.median:,.0f} ({low:,.0f} to {high:,.0f})"
    return f"{measure.median:.2f} ({low:.2f} to {high:.2f})"
