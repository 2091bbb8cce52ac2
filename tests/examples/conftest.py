"""The game in `examples/`, installed from its own folder as another package would be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "goofspiel"

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def install(folder: Path) -> Path:
    """Installs the package with its entry point below a folder, where nothing else sees it."""
    source = folder / "source"
    # Building leaves files behind, so it happens in a copy.
    subprocess.run(["cp", "-r", str(FOLDER), str(source)], check=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    options = ["--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    target = folder / "packages"
    subprocess.run([*command, *options, "--target", str(target), str(source)], check=True)
    return target


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the game is installed."""
    return install(tmp_path_factory.mktemp("goofspiel"))


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Runs Python where the game is installed."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(installed), *filter(None, sys.path)])
        environment = os.environ | {"PYTHONPATH": path, "HOME": str(tmp_path), "NO_COLOR": "1"}
        return subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=240,
        )

    return run
