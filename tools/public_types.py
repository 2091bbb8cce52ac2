"""Checks that the types of the public names are complete, as `py.typed` promises, for `make check`.

Public are the names of the package itself, what they are made of (`core`), what says things in
words and teaches, and the conformance suite.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOT_PUBLIC = {"adapters", "arena", "bots", "cli", "games", "server"}


def verified() -> list[dict[str, Any]]:
    """What the type checker says about each name, looking at the package from outside."""
    checker = Path(sys.executable).with_name("basedpyright")
    options = ("--verifytypes", "ludotheque", "--ignoreexternal", "--outputjson")
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            [checker, "--pythonpath", sys.executable, *options],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            check=False,
        )
    symbols: list[dict[str, Any]] = json.loads(run.stdout)["typeCompleteness"]["symbols"]
    return symbols


def package(name: str) -> str:
    """The part of the package that a name belongs to."""
    return name.split(".")[1]


def complaints(symbol: dict[str, Any]) -> Iterator[str]:
    """What is unknown about the type of a public name."""
    if not symbol["isTypeKnown"]:
        for found in symbol["diagnostics"]:
            yield f"{symbol['name']}: {' '.join(found['message'].split())}"


def main() -> None:
    """Lists what is unknown; the exit code is 1 then."""
    public = [one for one in verified() if package(one["name"]) not in NOT_PUBLIC]
    unknown = [line for symbol in public for line in complaints(symbol)]
    if len(public) < 1000:
        unknown.append(f"only {len(public)} public names were found")
    print("\n".join(unknown) or f"The types of all {len(public)} public names are known.")
    sys.exit(bool(unknown))


if __name__ == "__main__":
    main()
