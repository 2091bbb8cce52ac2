"""Checks that the types of all public names are complete, as `py.typed` promises, for `make check`.

Games, server and commands are reached through other names, so their own are not public.
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
NOT_PUBLIC = {"cli", "games", "server"}
OF_OTHER_PACKAGES = ("Type of base class unknown", "Type of metaclass unknown")
"""What is said of a class that derives from one of another package."""
UNTYPED = "ludotheque.adapters.openspiel."
"""Classes that derive from OpenSpiel's, which has no types."""


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


def complaints(symbol: dict[str, Any]) -> Iterator[str]:
    """What is unknown about the type of a public name."""
    if symbol["isTypeKnown"] or symbol["name"].startswith(UNTYPED):
        return
    for found in symbol["diagnostics"]:
        message = " ".join(found["message"].split())
        if found["severity"] == "error" and not message.startswith(OF_OTHER_PACKAGES):
            yield f"{symbol['name']}: {message}"


def main() -> None:
    """Lists what is unknown; the exit code is 1 then."""
    public = [one for one in verified() if one["name"].split(".")[1] not in NOT_PUBLIC]
    unknown = [line for symbol in public for line in complaints(symbol)]
    if len(public) < 1000:
        unknown.append(f"only {len(public)} public names were found")
    print("\n".join(unknown) or f"The types of all {len(public)} public names are known.")
    sys.exit(bool(unknown))


if __name__ == "__main__":
    main()
