"""Migrates a database in processes that are killed: at the first statement, the second, and so on.

Each process takes up what the one before has left. When one comes to its end, the number of kills
is printed.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import subprocess
import sys
from pathlib import Path

from sqlalchemy import Engine, event

from ludotheque.server.storage.database import Database


def kill_at_every_statement(url: str) -> int:
    """Migrates a database with a kill at each statement; returns their number."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, url],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stdout)


async def _migrate(url: str) -> None:
    database = Database(url)
    await database.migrate()
    await database.close()


def _migrate_until(statement: int, url: str) -> None:
    numbers = itertools.count()

    def count(*args: object) -> None:
        if next(numbers) == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)
    asyncio.run(_migrate(url))


def _main(url: str) -> None:
    for statement in itertools.count():
        child = os.fork()
        if child == 0:
            _migrate_until(statement, url)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            assert status == 0
            print(statement)
            return


if __name__ == "__main__":
    _main(sys.argv[1])
