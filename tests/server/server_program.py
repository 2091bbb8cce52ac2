"""`ludotheque` for tests: patient, and with a clock that tests can set.

The variable `LUDOTHEQUE_TEST_CLOCK` names a file with the seconds by which the clock is wrong,
`LUDOTHEQUE_TEST_THINKING` says how many seconds a bot may think.
"""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

from ludotheque.cli import main
from ludotheque.server.play import bot_pool
from ludotheque.server.storage import times
from tests.server.patience import be_patient

CLOCK, THINKING = "LUDOTHEQUE_TEST_CLOCK", "LUDOTHEQUE_TEST_THINKING"


class WrongClock(datetime):
    """The time, wrong by what the file says."""

    @classmethod
    def now(cls, tz: tzinfo | None = UTC) -> datetime:  # type: ignore[override]
        return datetime.now(tz) + timedelta(seconds=float(Path(os.environ[CLOCK]).read_text()))


def run() -> None:
    """Runs the command."""
    be_patient()
    if CLOCK in os.environ:
        setattr(times, "datetime", WrongClock)  # noqa: B010
    if THINKING in os.environ:
        bot_pool.THINKING_TIME = float(os.environ[THINKING])
    sys.exit(main())
