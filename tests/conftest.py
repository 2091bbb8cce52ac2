"""What all tests share: hypothesis tries the same examples on every machine."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Failed assertions of the suite show their values, like those of tests.
pytest.register_assert_rewrite("ludotheque.testing")

settings.register_profile("tests", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("tests")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core, since a test may wait for a browser or a server; `-n logical`: one."""
    waiting = config.option.numprocesses == "auto"
    return (2 if waiting else 1) * (os.cpu_count() or 1)
