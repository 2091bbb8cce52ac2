"""The end of a game as a table: places, and points by source."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core.game import Game
from ludotheque.core.message import say
from ludotheque.core.outcome import Outcome
from ludotheque.words import Words


def result(game: Game[Any], outcome: Outcome, words: Words) -> RenderableType:
    """Who won, why, and with which points."""
    rows = [
        (words.names[seat], outcome.points[seat], outcome.place(seat))
        for group in outcome.ranking
        for seat in group
    ]
    if outcome.rival is not None:
        rows.append((words("result-rival"), outcome.rival.points, outcome.rival.place))
        rows.sort(key=lambda row: row[2])
    sources = list(dict.fromkeys(source for _, points, _ in rows for source in points))
    table = Table(title=words.say(say(f"end-{outcome.reason}")), title_style="bold")
    table.add_column(words("result-player"))
    for source in sources:
        table.add_column(words.say(game.source_name(source)), justify="right")
    table.add_column(words("result-total"), justify="right")
    table.add_column("")
    for name, points, place in rows:
        lost = name in [words.names[seat] for seat in outcome.forfeits]
        table.add_row(
            name,
            *(str(points[source]) if source in points else "" for source in sources),
            str(sum(points.values())),
            words("result-place", place=place) + (f", {words('result-forfeit')}" if lost else ""),
        )
    if outcome.tie_break is None:
        return table
    return Group(table, Text(words.say(say(f"tie-{outcome.tie_break}"))))
