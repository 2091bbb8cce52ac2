"""What is said where the packages of learners are not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_package_is_named_with_how_to_install_it(module: str, package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import ludotheque.adapters.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        f"ImportError: this needs {package}, which `pip install 'ludotheque[research]'` installs."
    )
