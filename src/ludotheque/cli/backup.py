"""`ludotheque backup`, `restore` and `check`: the stored games of a server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli.common import progress_bar
from ludotheque.cli.server_options import DatabaseOption, SettingsFile, server_packages

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def backup(
    file: BackupFile,
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
    as_json: AsJson = False,
) -> None:
    """Write everything in a database into a file, also while servers are using it.

    A backup of SQLite can be restored into PostgreSQL, and the other way round. It contains
    passwords' hashes and the seeds of running games, so keep it as private as the database.

    For example:

    `ludotheque backup games.backup --database postgresql://user@host/games`
    """
    with server_packages():
        from ludotheque.server.operations.settings import load
        from ludotheque.server.storage.backup import write_backup
        from ludotheque.server.storage.database import Database

    async def run() -> int:
        stored = Database(load({"database": database}, settings_file).settings.database)
        try:
            await stored.check_usable()
            with progress_bar("backup") as bar:
                task = bar.add_task("", total=None)
                return await write_backup(stored, file, lambda *_: bar.advance(task))
        finally:
            await stored.close()

    _report(asyncio.run(run()), f"rows are in {file}.", as_json)


def restore(
    file: BackupFile,
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
    as_json: AsJson = False,
) -> None:
    """Fill an empty database from a backup; its schema is brought up to date.

    Nothing is written if the backup is damaged or the database has rows.

    For example:

    `ludotheque restore games.backup --database sqlite:///games.db`
    """
    with server_packages():
        from ludotheque.server.operations.settings import load
        from ludotheque.server.storage.backup import read_backup
        from ludotheque.server.storage.database import Database
        from ludotheque.server.storage.sqlite_file import only_server
    url = load({"database": database}, settings_file).settings.database

    async def run() -> int:
        stored = Database(url)
        try:
            with progress_bar("restore") as bar:
                task = bar.add_task("", total=None)
                return await read_backup(file, stored, lambda *_: bar.advance(task))
        finally:
            await stored.close()

    with only_server(url):
        _report(asyncio.run(run()), "rows are restored.", as_json)


def _report(rows: int, what: str, as_json: bool) -> None:
    print(json.dumps({"rows": rows}) if as_json else f"{rows:,} {what}")


def check(
    database: DatabaseOption = None, settings_file: SettingsFile = None, as_json: AsJson = False
) -> None:
    """Replay every stored game and report what does not agree with its log.

    Servers may be using the database. The exit code is 1 if there is a problem.

    For example:

    `ludotheque check --database sqlite:///games.db --json`
    """
    with server_packages():
        from ludotheque.server.operations.settings import load
        from ludotheque.server.storage.check import Checked, check_games, count_tables
        from ludotheque.server.storage.database import Database

    async def run() -> list[Checked]:
        stored = Database(load({"database": database}, settings_file).settings.database)
        try:
            await stored.check_usable()
            with progress_bar("check") as bar:
                task = bar.add_task("", total=await count_tables(stored))
                found = []
                async for one in check_games(stored):
                    bar.advance(task)
                    found.append(one)
                return found
        finally:
            await stored.close()

    found = asyncio.run(run())
    steps = sum(one.steps for one in found)
    bad = {one.table: one.problems for one in found if one.problems}
    if as_json:
        print(json.dumps({"tables": len(found), "steps": steps, "problems": bad}))
    else:
        for id, problems in bad.items():
            for problem in problems:
                print(f"table {id}: {problem}")
        print(f"{len(found):,} tables, {steps:,} steps, {len(bad):,} tables with problems.")
    if bad:
        raise typer.Exit(1)
