"""The SQLite file: private, used by one server, and refused with a sentence if it is not usable."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from ludotheque.server.app import prepare
from ludotheque.server.operations.settings import Settings, load
from ludotheque.server.storage.sqlite_file import only_server
from tests.free_port import free_port
from tests.server.conftest import LocalServer, execute
from tests.server.storage.filled import filled_sqlite


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_only_the_owner_may_read_the_database(sqlite_server: LocalServer, tmp_path: Path) -> None:
    sqlite_server.person().table("me", "open")
    files = sorted(tmp_path.glob("ludotheque.db*"))
    assert len(files) == 3
    assert [mode(file) for file in files] == [0o600] * 3


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "ludotheque.db"
    url = filled_sqlite(file)
    file.chmod(0o644)
    asyncio.run(prepare(Settings(url)))
    assert mode(file) == 0o600


def test_the_folder_of_the_default_database_is_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LUDOTHEQUE_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "ludotheque").mkdir(mode=0o755)
    assert load({}).settings.database == f"sqlite:///{tmp_path / 'ludotheque' / 'ludotheque.db'}"
    assert mode(tmp_path / "ludotheque") == 0o700


def refused(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What `serve` says about a database that it cannot use."""
    assert run(["serve", "--port", str(free_port()), "--database", url]) == 2
    error = capsys.readouterr().err
    assert len(error.strip().splitlines()) == 1, error
    return error


def test_a_second_server_on_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    with only_server(url):
        assert "another server uses" in refused(url, capsys)
    with only_server(url):
        pass


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Sir or Madam, " * 100)
    assert "is not a database" in refused(f"sqlite:///{file}", capsys)
    assert file.read_text().startswith("Dear Sir"), "it is left alone"


def test_a_database_of_another_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.db"
    execute(f"sqlite:///{file}", "CREATE TABLE invoices (id INTEGER)")
    assert "has a table 'invoices'" in refused(f"sqlite:///{file}", capsys)


def test_a_truncated_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ludotheque.db"
    url = filled_sqlite(file)
    os.truncate(file, file.stat().st_size // 3)
    assert "is damaged; restore a backup" in refused(url, capsys)


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = filled_sqlite(tmp_path / "ludotheque.db")
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused(url, capsys)


def test_a_database_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = filled_sqlite(tmp_path / "ludotheque.db")
    connect = sqlite3.connect

    def read_only(*args: object, **options: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **options)  # type: ignore[call-overload]
        connection.execute("PRAGMA query_only=ON")
        return connection

    monkeypatch.setattr(
        "sqlalchemy.dialects.sqlite.pysqlite.SQLiteDialect_pysqlite.connect",
        lambda self, *args, **options: read_only(*args, **options),
    )
    assert "cannot be written" in refused(url, capsys)
