"""Measures the games beside their peers and writes the tables of `docs/performance.md`.

Run by `make bench`; `--quick` only tries whether everything can be measured, and writes nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import ludotheque as lt
from ludotheque.arena.bench import (
    COPY,
    FULL,
    ITERATIONS,
    PARTS,
    PLAYING,
    PLAYOUT_DECISIONS,
    PLAYOUTS,
    QUICK,
    ROUNDS,
    Measure,
    Size,
    curve,
    measures,
    moves,
    playouts,
    run,
    searching,
)
from ludotheque.bots import LEVELS
from ludotheque.cli.bench import machine_line
from ludotheque.cli.common import progress_bar
from tools import environments
from tools.peers import DRIVEN, ROLLED_OUT, peers

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
COLUMNS = (PLAYING, PLAYOUT_DECISIONS, PLAYOUTS, COPY)

Row = dict[str, Measure]


def main() -> None:
    """Measures, prints, and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--environments", action="store_true", help="measure only those")
    asked = parser.parse_args()
    quick = asked.quick
    size = QUICK if quick else FULL
    if asked.environments:
        _finish(_environments(size), quick)
        return
    ours = [
        one
        for game in lt.GAMES.values()
        for one in (*measures(game, size), *_all_playouts(game.name, size))
        if one.what in COLUMNS
    ]
    bots = [
        one for game in lt.GAMES.values() for one in (searching(game, size), *moves(game, size))
    ]
    others = peers(size)
    everything = [*ours, *bots, *others]
    with progress_bar("Measuring") as bar:
        task = bar.add_task("", total=ROUNDS * len(everything))
        for _ in run(everything):
            bar.advance(task)
    here, there = _rows(ours), _rows(others)
    tables = {
        "machine": [f"{machine_line()}."],
        "games": _table(here, COLUMNS),
        "peers": _table(there, COLUMNS),
        "bots": _table(_rows(bots), (ITERATIONS, *LEVELS)),
        "ratios": _ratios(here, there),
        "curve": _curves(3 if quick else 150),
    }
    _finish(tables | _environments(size), quick)


def _finish(tables: dict[str, list[str]], quick: bool) -> None:
    for name, lines in tables.items():
        print("\n".join([f"\n{name}", *lines]))
    if not quick:
        _write(tables)


def _environments(size: Size) -> dict[str, list[str]]:
    """Our environments beside others, in interleaved rounds, and the ratios."""
    here, there = environments.ours(size), environments.others(size)
    for _ in run([*here, *there]):
        pass
    medians = {one.game: one.median for one in there}
    known = [(peer, goal) for peer, goal in environments.GOALS if peer in medians]
    ratios = _head("", *(f"{peer} (goal {goal})" for peer, goal in known))
    for one in here:
        if f"{environments.TABLES} tables" in one.game:
            cells = [f"{one.median / medians[peer]:.1f}" for peer, _ in known]
            ratios.append(_line(one.game, *cells))
    table = _table(_rows([*here, *there]), (environments.STEPS,))
    return {"environments": table, "environment ratios": ratios}


def _all_playouts(name: str, size: Size) -> list[Measure]:
    game = lt.GAMES[name]
    counts = sorted({2, 3, game.max_players})
    return [one for players in counts for one in playouts(game, players, size)]


def _rows(found: Sequence[Measure]) -> dict[tuple[str, int], Row]:
    rows: dict[tuple[str, int], Row] = {}
    for measure in found:
        rows.setdefault((measure.game, measure.players), {})[measure.what] = measure
    return rows


def _table(rows: dict[tuple[str, int], Row], columns: Sequence[str]) -> list[str]:
    lines = _head("", "players", *columns)
    for (name, players), row in rows.items():
        cells = [_cell(row.get(what)) for what in columns]
        lines.append(_line(name, str(players), *cells))
    return lines


def _cell(measure: Measure | None) -> str:
    if measure is None:
        return ""
    low, high = measure.spread
    return f"{_number(measure.median)} ({_number(low)} to {_number(high)})"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


GOALS = [
    (PLAYING, ["Catanatron, Catan"], "10"),
    (PLAYING, [f"OpenSpiel, {name}" for name in DRIVEN], "1"),
    (PLAYOUT_DECISIONS, [f"OpenSpiel, {name}" for name in ROLLED_OUT], "4"),
]


def _ratios(here: dict[tuple[str, int], Row], there: dict[tuple[str, int], Row]) -> list[str]:
    """Our medians by those of the peers that set the goals."""
    goals = [f"{peer} (goal {goal})" for _, all, goal in GOALS for peer in all]
    lines = _head("", "players", *goals)
    by_name = {name: row for (name, _), row in there.items()}
    for (name, players), row in here.items():
        cells = [
            f"{row[what].median / by_name[peer][what].median:.1f}" if peer in by_name else ""
            for what, all, _ in GOALS
            for peer in all
        ]
        lines.append(_line(name, str(players), *cells))
    return lines


def _curves(games: int) -> list[str]:
    lines = _head("", "players", *(f"{part + 1}/{PARTS}" for part in range(PARTS)), "spread")
    for game in lt.GAMES.values():
        for players in range(game.min_players, game.max_players + 1):
            found = curve(game, players, games)
            spread = f"{max(found) / min(found):.1f}"
            lines.append(_line(game.name, str(players), *(f"{one:.2f}" for one in found), spread))
    return lines


def _head(*names: str) -> list[str]:
    return [_line(*names), "|---" * len(names) + "|"]


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _write(tables: dict[str, list[str]]) -> None:
    """Puts each table between its two marks in the page."""
    page = PAGE.read_text(encoding="utf-8")
    for name, lines in tables.items():
        begin, end = f"<!-- measured: {name} -->", f"<!-- end: {name} -->"
        before, _, rest = page.partition(begin)
        _, found, after = rest.partition(end)
        assert found, f"{PAGE.name} has no place for '{name}'."
        page = "\n".join([before + begin, *lines, end + after])
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
