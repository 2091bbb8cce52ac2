"""`ludotheque` with one seed for all tables, so that a test meets the same game in every run.

`LUDOTHEQUE_TEST_SEED` chooses another one: what holds by luck of a seed is found by trying several.
"""

from __future__ import annotations

import os

from ludotheque.cli import main
from ludotheque.server.tables import creation

SEED = int(os.environ.get("LUDOTHEQUE_TEST_SEED", "1"))

if __name__ == "__main__":
    creation.draw_seed = lambda: (SEED, "00" * 16)
    main()
