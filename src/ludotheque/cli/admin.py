"""`ludotheque admin`: people and tables of a server, also while it runs."""

from __future__ import annotations

import asyncio
import getpass
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from ludotheque.cli.server_options import DatabaseOption, SettingsFile, server_packages

if TYPE_CHECKING:
    from ludotheque.server.operations.admin import Admin

T = TypeVar("T")
admin = typer.Typer(
    help="Look after the people and tables of a server, also while it runs. Every act stands in "
    "the audit log.",
    no_args_is_help=True,
)
Person = Annotated[int, typer.Argument(metavar="PERSON", help="A number of `admin people`.")]
Reason = Annotated[str, typer.Option(help="Why; for the audit log.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _act(database: str | None, settings_file: Any, work: Callable[[Admin], Awaitable[T]]) -> T:
    with server_packages():
        from ludotheque.server.operations.admin import Admin
        from ludotheque.server.operations.settings import load
        from ludotheque.server.storage.database import Database

    async def run() -> T:
        stored = Database(load({"database": database}, settings_file).settings.database)
        try:
            await stored.check_usable()
            return await work(Admin(stored, getpass.getuser()))
        finally:
            await stored.close()

    return asyncio.run(run())


def _print(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
    elif not rows:
        print("There is nothing to list.")
    else:
        table = Table(*rows[0])
        for row in rows:
            table.add_row(*(_cell(value) for value in row.values()))
        Console().print(table)


def _cell(value: object) -> str:
    return {True: "yes", False: ""}[value] if isinstance(value, bool) else str(value)


@admin.command()
def people(
    name: Annotated[str, typer.Argument(help="Part of the name.")] = "",
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
    as_json: AsJson = False,
) -> None:
    """List guests and accounts, newest first."""
    _print(_act(database, settings_file, lambda one: one.people(name)), as_json)


@admin.command()
def tables(
    database: DatabaseOption = None, settings_file: SettingsFile = None, as_json: AsJson = False
) -> None:
    """List tables, newest first."""
    _print(_act(database, settings_file, lambda one: one.tables()), as_json)


@admin.command()
def audit(
    database: DatabaseOption = None, settings_file: SettingsFile = None, as_json: AsJson = False
) -> None:
    """List what operators have done, newest first."""
    _print(_act(database, settings_file, lambda one: one.audit()), as_json)


@admin.command()
def ban(
    person: Person,
    reason: Reason = "",
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
) -> None:
    """End all sessions of a person, who cannot sign in again."""
    _act(database, settings_file, lambda one: one.ban(person, reason))
    print(f"{person} is banned.")


@admin.command()
def unban(
    person: Person, database: DatabaseOption = None, settings_file: SettingsFile = None
) -> None:
    """Let a person sign in again."""
    _act(database, settings_file, lambda one: one.unban(person))
    print(f"{person} may sign in.")


@admin.command()
def mute(
    person: Person,
    reason: Reason = "",
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
) -> None:
    """Let a person write in no chat."""
    _act(database, settings_file, lambda one: one.mute(person, reason))
    print(f"{person} is muted.")


@admin.command()
def unmute(
    person: Person, database: DatabaseOption = None, settings_file: SettingsFile = None
) -> None:
    """Let a person write again."""
    _act(database, settings_file, lambda one: one.unmute(person))
    print(f"{person} may write.")


@admin.command()
def reset_password(
    person: Person, database: DatabaseOption = None, settings_file: SettingsFile = None
) -> None:
    """Give an account a new password, for somebody who has forgotten theirs."""
    password = _act(database, settings_file, lambda one: one.reset_password(person))
    print(f"The new password of {person} is {password}")


@admin.command()
def remove_person(
    person: Person,
    reason: Reason = "",
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
) -> None:
    """Forget the name, the password and the chat of a person; the games stay."""
    _act(database, settings_file, lambda one: one.remove_person(person, reason))
    print(f"{person} is removed.")


@admin.command()
def remove_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="An id of `admin tables`.")],
    reason: Reason = "",
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
) -> None:
    """Remove a table with its game."""
    _act(database, settings_file, lambda one: one.remove_table(table, reason))
    print(f"{table} is removed.")


@admin.command()
def announce(
    text: Annotated[str, typer.Argument(help="The text; without one, the present one ends.")] = "",
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
) -> None:
    """Show a text to everybody at a table."""
    _act(database, settings_file, lambda one: one.announce(text))
    print("The announcement is shown." if text else "There is no announcement.")


@admin.command()
def drain(
    off: Annotated[bool, typer.Option("--off", help="Take new tables again.")] = False,
    database: DatabaseOption = None,
    settings_file: SettingsFile = None,
) -> None:
    """Take no new tables, so that the server can be stopped; running games go on.

    It ends when a server is started.
    """
    _act(database, settings_file, lambda one: one.drain(on=not off))
    print("New tables are taken." if off else "No new tables are taken.")
