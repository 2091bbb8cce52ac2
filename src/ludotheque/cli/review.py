"""`ludotheque review`: where a game was won and lost."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.arena.review import Review, Turn
from ludotheque.arena.review import review as review_record
from ludotheque.bots import JUDGE, LEVELS
from ludotheque.cli import saves
from ludotheque.cli.common import (
    JsonOption,
    LangOption,
    console,
    names_of,
    print_json,
    progress_bar,
)
from ludotheque.core.errors import BadSetup
from ludotheque.core.record import Record
from ludotheque.words import Words

_WIDTH = 60
_BARS = "▁▂▃▄▅▆▇█"


def review(
    file: Annotated[Path, typer.Argument(help="A stored game.")],
    bot: Annotated[str, typer.Option(help=f"Who judges: {', '.join(LEVELS)}.")] = JUDGE,
    turns: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many turning points are shown.")
    ] = 5,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Show where a stored game was won and lost: a curve of chances, and the turning points.

    A turning point is a move that lost much of its player's chance to win; the better move stands
    beside it. The judge knows at each move what its player knew; the curve knows all cards.

    For example:

    `ludotheque review game.json`

    `ludotheque review game.json --bot strong --lang fr`
    """
    if bot not in LEVELS:
        raise BadSetup(f"'{bot}' cannot judge; choose among: {', '.join(LEVELS)}.")
    record = saves.read(file)
    with progress_bar("Reviewing") as bar:
        task = bar.add_task("", total=len(record.actions) + 1)
        found = review_record(record, bot, lambda: bar.advance(task))
    words = Words(lang, record.game)
    words.names = names_of(record, words)
    if json:
        print_json(_report(found, turns, words))
    else:
        _show(record, found, turns, words, bot)


def _report(found: Review, turns: int, words: Words) -> dict[str, object]:
    return {
        "curve": [[round(chance, 4) for chance in chances] for chances in found.curve],
        "turns": [
            {
                "step": turn.step,
                "seat": turn.seat,
                "action": turn.played.text,
                "chance": round(turn.chance, 4),
                "better": turn.better.action.text,
                "better_chance": round(turn.better.chance, 4),
                "reason": words.say(turn.better.reason),
            }
            for turn in found.turns[:turns]
        ],
    }


def _show(record: Record, found: Review, turns: int, words: Words, bot: str) -> None:
    lines = [
        words("review-head", game=record.game.title, count=record.players, bot=bot),
        words("review-curve"),
    ]
    for seat, name in enumerate(words.names):
        drawn = _curve([chances[seat] for chances in found.curve])
        lines.append(f"{name:>10} {drawn} {found.curve[-1][seat]:.0%}")
    shown = sorted(found.turns[:turns], key=lambda turn: turn.step)
    lines.append(words("review-turning" if shown else "review-none"))
    for turn in shown:
        lines += _turning_point(record, turn, words)
    console().print("\n".join(lines), markup=False)


def _turning_point(record: Record, turn: Turn, words: Words) -> list[str]:
    """A turning point in words, and below it the better move."""
    state = record.replay(turn.step)
    played, better = (
        words.say(record.game.describe(state, action))
        for action in (turn.played, turn.better.action)
    )
    before, after = round(100 * turn.better.chance), round(100 * turn.chance)
    reason = words.say(turn.better.reason)
    line = words(
        "review-turn",
        step=turn.step + 1,
        seat=turn.seat,
        action=played,
        before=before,
        after=after,
    )
    return [line, "  " + words("review-better", action=better, chance=before, reason=reason)]


def _curve(chances: list[float]) -> str:
    """Chances as a row of bars, with several steps to a bar in a long game.

    >>> _curve([0.0, 0.5, 1.0])
    '▁▅█'
    """
    width = min(_WIDTH, len(chances))
    ends = [len(chances) * (column + 1) // width - 1 for column in range(width)]
    return "".join(_BARS[min(7, int(8 * chances[end]))] for end in ends)
