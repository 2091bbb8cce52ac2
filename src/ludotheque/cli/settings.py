"""`ludotheque settings`: how a server would run, and why."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ludotheque.cli.server_options import DatabaseOption, SettingsFile, server_packages


def settings(
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show the settings of `serve` and where each comes from; passwords are hidden.

    An option of the command line counts before the environment, the environment before the file,
    the file before the default. In the environment, the setting `database` is
    `LUDOTHEQUE_DATABASE`; `LUDOTHEQUE_SETTINGS` names the file.

    For example:

    `ludotheque settings --settings /etc/ludotheque.toml`
    """
    with server_packages():
        from ludotheque.server.operations.settings import load
    shown = load({"database": database}, settings_file).shown()
    if as_json:
        print(json.dumps(shown, indent=2, ensure_ascii=False))
        return
    table = Table("setting", "value", "origin")
    for name, one in shown.items():
        value = one["value"]
        table.add_row(name, "" if value is None else str(value), str(one["origin"]))
    Console().print(table)
