"""`ludotheque balance`: how often each card is taken, and how often its owners win."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from ludotheque.arena.balance import Balance, Rate, measure, plan_of
from ludotheque.arena.balance_report import (
    FROM_EVEN,
    LEAST_TAKEN,
    MOST_TAKEN,
    CardLine,
    lines,
)
from ludotheque.arena.bench import Stopwatch
from ludotheque.bots import ALL_NAMES
from ludotheque.cli.common import (
    BUILD,
    CardsOption,
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
)
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.words import Words

COLUMNS = ("card", "taken %", "cases", "won %", "points from even", "owners", "marks", "estimates")
"""Of each table; the last two hold words."""


class Measured(NamedTuple):
    """What was asked for, and what was counted for each number of players."""

    game: Game[Any]
    bot: str
    seed: int
    command: str
    balances: list[Balance]
    seconds: float


def balance(
    game: GameArgument,
    players: Annotated[
        str,
        typer.Option(
            metavar="NUMBERS",
            help="How many play, with commas between; `max` is the most that can.",
        ),
    ] = "2,3,max",
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games for each number of players.")
    ] = 2000,
    bots: Annotated[
        str,
        typer.Option(metavar="NAME", help=f"Who has all seats. The bots: {', '.join(ALL_NAMES)}."),
    ] = "strong",
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    cards: CardsOption = None,
    option: OptionsOption = None,
    markdown: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Also write the tables into this Markdown file, below the title of the game; "
            "the rest of the file stays as it is.",
            show_default="none",
        ),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Count how often each card is taken when it can be, and how often its owners win.

    The bots play against themselves. A card is marked if it is taken in less than 20 % or more
    than 80 % of the cases in which somebody could take it, or if its owners win 10 points more or
    less often than an even share; `?` means that the 95 % interval reaches into the limits. The
    last column lists the values of the card that are estimates, by their names in the card file:
    only these may be adjusted. The same seed gives the same games, however many processes share
    the work. `docs/balance.md` explains what is counted.

    For example:

    `ludotheque balance monumental --jobs 2`

    `ludotheque balance spyrium --players 2 --games 200 --bots normal --json`
    """
    chosen = game_with(game, cards)
    options = chosen_options(chosen, option)
    plans = [
        plan_of(chosen, bot=bots, players=number, seed=seed, options=options)
        for number in _numbers(chosen, players)
    ]
    watch = Stopwatch()
    with progress_bar("Playing") as bar:
        task = bar.add_task("", total=games * len(plans))
        balances = [
            measure(plan, games, jobs=jobs, progress=lambda done: bar.advance(task, done))
            for plan in plans
        ]
    command = f"ludotheque balance {game} --players {players} --games {games} --bots {bots}"
    command += f" --seed {seed}" + (f" --cards {cards}" if cards is not None else "")
    command += "".join(f" --option {text}" for text in option or [])
    measured = Measured(chosen, bots, seed, command, balances, watch.seconds)
    if markdown is not None:
        write_section(markdown, chosen.title, "\n".join(_markdown(measured)))
    if json:
        print_json(_report(measured, jobs))
    else:
        _show(measured)


def _numbers(game: Game[Any], text: str) -> list[int]:
    """The numbers of players that were typed, each once."""
    found = []
    for part in text.split(","):
        word = part.strip()
        if word != "max" and not word.isdecimal():
            raise BadSetup(f"--players takes numbers such as 2,3,max, not '{text}'.")
        found.append(game.max_players if word == "max" else int(word))
    return list(dict.fromkeys(found))


def _report(measured: Measured, jobs: int) -> dict[str, object]:
    game, words = measured.game, Words("en", measured.game)
    return {
        "game": game.name,
        "ruleset": game.ruleset,
        "cards": game.fingerprint,
        "bots": measured.bot,
        "seed": measured.seed,
        "limits": {"taken": [LEAST_TAKEN, MOST_TAKEN], "from_even_share": FROM_EVEN},
        "tables": [
            {
                "players": balance.players,
                "games": balance.games,
                "decisions": balance.decisions,
                "even_share": 1 / balance.players,
                "supplies": {
                    supply: [{"name": words.say(line.name)} | line.to_json() for line in cards]
                    for supply, cards in lines(game, balance).items()
                },
            }
            for balance in measured.balances
        ],
        "timing": {"jobs": jobs, "seconds": measured.seconds, "build": BUILD},
    }


def _show(measured: Measured) -> None:
    out, words = console(), Words("en", measured.game)
    for balance in measured.balances:
        for supply, cards in lines(measured.game, balance).items():
            shown = table(_title(measured, balance, supply), *COLUMNS)
            shown.columns[-1].justify = shown.columns[-2].justify = "left"
            for line in cards:
                shown.add_row(words.say(line.name), *_cells(line, 1 / balance.players))
            out.print(shown)
    games = sum(balance.games for balance in measured.balances)
    out.print(f"{games:,} games in {measured.seconds:.0f} s ({BUILD})")


def _title(measured: Measured, balance: Balance, supply: str) -> str:
    return (
        f"{measured.game.title}, {balance.players} players, {measured.bot}, seed {measured.seed}, "
        f"{balance.games:,} games: {supply}"
    )


def _cells(line: CardLine, even: float) -> list[str]:
    """What stands behind the name of a card."""
    taken, won = line.taken, line.won
    marks = ", ".join(mark.what + ("" if mark.sure else "?") for mark in line.marks)
    return [
        f"{taken.share:.1%} ({taken.low:.0%} to {taken.high:.0%})".replace("%", "")
        if taken
        else "",
        f"{taken.cases:,}" if taken else "",
        f"{100 * won.share:.1f}" if won else "",
        _from_even(won, even) if won else "",
        f"{won.cases:,}" if won else "",
        marks,
        ", ".join(line.estimates),
    ]


def _from_even(won: Rate, even: float) -> str:
    share, low, high = (100 * (end - even) for end in won[1:])
    return f"{share:+.1f} ({low:+.0f} to {high:+.0f})"


def _markdown(measured: Measured) -> list[str]:
    """The tables of a game, and the command that makes them."""
    words = Words("en", measured.game)
    text = ["```sh", measured.command, "```", ""]
    for balance in measured.balances:
        for supply, cards in lines(measured.game, balance).items():
            even = f"an even share is {1 / balance.players:.0%}"
            text += [f"### {balance.players} players: {supply}", ""]
            text += [f"{balance.games:,} games; {even}.", ""]
            text += [_row(*COLUMNS), _row(*["---"] * len(COLUMNS))]
            for line in cards:
                text.append(_row(words.say(line.name), *_cells(line, 1 / balance.players)))
            text.append("")
    return text


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def write_section(path: Path, title: str, text: str) -> None:
    """Puts a text below a title of a Markdown file, in place of what stood there."""
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    section = f"## {title}\n\n{text.strip()}\n"
    found = re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", before, re.MULTILINE | re.DOTALL)
    if found is None:
        after = f"{before.rstrip()}\n\n{section}".lstrip()
    else:
        rest = before[found.end() :]
        after = before[: found.start()] + section + ("\n" + rest if rest else "")
    path.write_text(after, encoding="utf-8")
