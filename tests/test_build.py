"""Installing where nothing can be compiled: the same rules as plain Python, and a notice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_without_a_c_compiler_the_rules_are_plain_python(tmp_path: Path) -> None:
    built = tmp_path / "lib"
    command = [sys.executable, "setup.py", "build"]
    build = subprocess.run(
        [*command, "--build-base", str(tmp_path), "--build-lib", str(built)],
        cwd=ROOT,
        env=os.environ | {"CC": "no-such-compiler"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert "no C compiler" in build.stderr
    assert "plain Python" in build.stderr
    asked = subprocess.run(
        [sys.executable, "-c", "from ludotheque.cli import main; main()", "--version"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(built)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert asked.stdout.rstrip().endswith(", plain Python")
