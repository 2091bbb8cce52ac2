"""Tests beside large libraries of others, which take minutes: `make research` runs them."""

from __future__ import annotations

import os

collect_ignore_glob = [] if os.environ.get("LUDOTHEQUE_RESEARCH") else ["test_*.py"]
