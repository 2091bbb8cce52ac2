"""All commands, and the handling of errors: one sentence, exit code 2."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from typer.main import get_command

import ludotheque
from ludotheque.cli.admin import admin
from ludotheque.cli.arena import arena
from ludotheque.cli.backup import backup, check, restore
from ludotheque.cli.balance import balance
from ludotheque.cli.bench import bench
from ludotheque.cli.cards import cards
from ludotheque.cli.common import BUILD
from ludotheque.cli.fit import fit
from ludotheque.cli.learn import learn
from ludotheque.cli.measure import measure
from ludotheque.cli.play import play
from ludotheque.cli.puzzles import puzzles
from ludotheque.cli.replay import replay
from ludotheque.cli.review import review
from ludotheque.cli.serve import serve
from ludotheque.cli.settings import settings
from ludotheque.cli.simulate import simulate
from ludotheque.cli.train import train
from ludotheque.cli.verify import verify
from ludotheque.core.errors import LudothequeError

app = typer.Typer(add_completion=False, rich_markup_mode="markdown")
app.command()(serve)
app.command()(settings)
app.command()(backup)
app.command()(restore)
app.command()(check)
app.add_typer(admin, name="admin")
app.command()(play)
app.command()(learn)
app.command()(replay)
app.command()(review)
app.command()(verify)
app.command()(simulate)
app.command()(arena)
app.command()(measure)
app.command()(balance)
app.command()(fit)
app.command()(train)
app.command()(puzzles)
app.command()(bench)
app.command()(cards)


@app.callback(invoke_without_command=True)
def ludotheque_command(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Modern board games for players and for bot writers.

    `ludotheque COMMAND --help` explains a command and gives examples.
    """
    if version:
        print(f"ludotheque {ludotheque.__version__}, {BUILD}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def run(argv: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code, which is 2 after a mistake."""
    _replace_unprintable()
    # As with `python -m`: bots of one's own are found in the folder where one works.
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        code = get_command(app).main(argv, prog_name="ludotheque", standalone_mode=False)
        sys.stdout.flush()
    except LudothequeError as error:
        return _print_error(str(error))
    except typer.TyperException as error:
        return _print_error(_usage_sentence(error))
    except typer.Abort:
        return 1
    except BrokenPipeError:
        return _output_closed()
    except OSError as error:
        return _print_error(f"{error.filename or 'output'}: {error.strerror or error}.")
    return code if isinstance(code, int) else 0


def _print_error(sentence: str) -> int:
    print(f"ludotheque: {sentence}", file=sys.stderr)
    return 2


def _usage_sentence(error: typer.TyperException) -> str:
    """An error in the arguments as one sentence that names the help."""
    what = " ".join(error.format_message().split()).rstrip(".").replace("Value error, ", "")
    what = re.sub(r"(^|: |\. )([A-Z])(?=[a-z])", _continued, what)
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "ludotheque"
    return what if what.endswith("?") else f"{what}; see '{command} --help'."


def _continued(start: re.Match[str]) -> str:
    """The start of a sentence, joined to the sentence before it."""
    return start[1].replace(".", ";") + start[2].lower()


def _replace_unprintable() -> None:
    """Prints a question mark for characters that the terminal does not have."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _output_closed() -> int:
    """The reader, such as `head`, has closed the pipe: drops what is still in the buffer."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
