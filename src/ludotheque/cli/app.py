"""The commands in one app, and what happens to every mistake: one sentence, exit code 2."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

import ludotheque
from ludotheque.cli.arena import arena
from ludotheque.cli.bench import bench
from ludotheque.cli.cards import cards
from ludotheque.cli.common import BUILD
from ludotheque.cli.fit import fit
from ludotheque.cli.play import play
from ludotheque.cli.replay import replay
from ludotheque.cli.review import review
from ludotheque.cli.serve import serve
from ludotheque.cli.simulate import simulate
from ludotheque.cli.verify import verify
from ludotheque.core.errors import LudothequeError

app = typer.Typer(add_completion=False, rich_markup_mode="markdown")
app.command()(serve)
app.command()(play)
app.command()(replay)
app.command()(review)
app.command()(verify)
app.command()(simulate)
app.command()(arena)
app.command()(fit)
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
    _print_what_can_be_printed()
    try:
        code = get_command(app).main(argv, prog_name="ludotheque", standalone_mode=False)
        sys.stdout.flush()
    except LudothequeError as error:
        return _complain(str(error))
    except typer.TyperException as error:
        return _complain(_usage_sentence(error))
    except typer.Abort:
        return 1
    except BrokenPipeError:
        return _nobody_reads()
    except OSError as error:
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}.")
    return code if isinstance(code, int) else 0


def _complain(sentence: str) -> int:
    print(f"ludotheque: {sentence}", file=sys.stderr)
    return 2


def _usage_sentence(error: typer.TyperException) -> str:
    """A mistake in the arguments as one sentence that says where to read on."""
    what = " ".join(error.format_message().split()).rstrip(".").replace("Value error, ", "")
    what = re.sub(r"(^|: |\. )([A-Z])(?=[a-z])", _joined_on, what)
    ctx = getattr(error, "ctx", None)
    command = ctx.command_path if ctx is not None else "ludotheque"
    return what if what.endswith("?") else f"{what}; see '{command} --help'."


def _joined_on(start: re.Match[str]) -> str:
    """The beginning of a sentence as the continuation of another."""
    return start[1].replace(".", ";") + start[2].lower()


def _print_what_can_be_printed() -> None:
    """In a terminal that lacks a character, a question mark stands for it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nobody_reads() -> int:
    """The reader, such as `head`, has left: what is still in the buffer goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
