"""How many games the conformance tests play: ``make soak`` sets ``LUDOTHEQUE_SOAK``."""

from __future__ import annotations

import os

SCALE = int(os.environ.get("LUDOTHEQUE_SOAK", "1"))
