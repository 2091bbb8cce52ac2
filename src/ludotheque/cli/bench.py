"""`ludotheque bench`: how fast the games, or the server, are on this machine."""

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

SERVER = "server"


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|server]",
            help="Only this game, or the server.",
            show_default="every game",
        ),
    ] = None,
    cards: CardsOption = None,
    json: JsonOption = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="A glance with small samples; the numbers are rough.")
    ] = False,
) -> None:
    """Measure the speed of every game, or of the server, on one core.

    For two, three and the most players: decisions per second in random games that are played with
    a plain loop over `state.actions()` and `state.apply(action)`, the same while nobody listens to
    events, and the microseconds of a `copy()` and of a `view()` in the middle of a game. Each
    number is the median of five interleaved rounds, with the lowest and the highest beside it.

    For the server: the time from a move to the others' news of it at 200 tables of three people
    and 500 moves per second, moves per second when every table always has one under way, the time
    to open the longest game in a new process, and the size of the first page.

    For example:

    `ludotheque bench`

    `ludotheque bench --quick --json`

    `ludotheque bench server`
    """
    if game == SERVER:
        _bench_server(cards, json=json, quick=quick)
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
        told = {"build": BUILD, "rounds": ROUNDS, "measures": found, "ms_per_move": spent}
        print_json(machine() | told)
    else:
        _show(games, everything)
        _show_moves(games, thinking)


def _bench_server(cards: Path | None, *, json: bool, quick: bool) -> None:
    try:
        from ludotheque.server.operations import bench as server
    except ImportError as error:
        raise BadSetup("the server needs more packages: pip install ludotheque[server]") from error
    if cards is not None:
        raise BadSetup("the server is measured with the built-in card values.")
    size = server.QUICK if quick else server.FULL
    with progress_bar("Measuring") as bar:
        task = bar.add_task("", total=size.work)
        report = server.run(size, partial(bar.advance, task))
    if json:
        print_json(machine() | {"build": BUILD} | report.to_json())
        return
    told = machine()
    out = console()
    out.print(f"{told['cpu']}, {told['python']}, {BUILD}, one core for the server")
    found = table(report.title, "", "median", "lowest", "highest")
    for what, *numbers in report.summary():
        found.add_row(what, *(f"{number:,.1f}" for number in numbers))
    out.print(found)
    for what, fact in report.facts.items():
        out.print(f"{what.replace('_', ' ')}: {'not built' if fact is None else f'{fact:,}'}")


def _show(games: list[Game[Any]], everything: list[Measure]) -> None:
    told = machine()
    out = console()
    out.print(f"{told['cpu']}, {told['python']}, {BUILD}, one core")
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


def _cell(measure: Measure) -> str:
    low, high = measure.spread
    if measure.median >= 1000:
        return f"{measure.median:,.0f} ({low:,.0f} to {high:,.0f})"
    return f"{measure.median:.2f} ({low:.2f} to {high:.2f})"
