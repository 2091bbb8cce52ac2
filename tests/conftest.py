"""What all tests share: hypothesis tries the same examples on every machine."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None, max_examples=60)
settings.load_profile("house")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two for each core: much of the time a test waits for a browser or a server."""
    return 2 * (os.cpu_count() or 1)
