"""The command line: one thin file per command."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``ludotheque`` with its arguments; returns the exit code."""
    try:
        # Loading the commands takes a moment, in which Ctrl-C shall be quiet too.
        from ludotheque.cli.app import run

        return run(argv)
    except KeyboardInterrupt:
        return 130
