"""Backup, restore and check: between SQLite and PostgreSQL, while a server runs."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from ludotheque.server.storage.sqlite_file import only_server
from tests.server.conftest import LocalServer, NewDatabase, execute, rows
from tests.server.storage.filled import filled_sqlite, rows_of
from tests.server.storage.test_database import differences


def migrated(file: Path) -> str:
    """The database of version 0.1.0, brought up to date."""
    url = filled_sqlite(file)
    assert differences(url) == []
    return url


def backed_up(url: str, folder: Path) -> Path:
    file = folder / "games.backup"
    assert run(["backup", str(file), "--database", url]) == 0
    assert file.stat().st_mode & 0o777 == 0o600
    return file


def test_a_backup_goes_from_sqlite_to_postgres_and_back(
    tmp_path: Path, empty_postgres: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    first = migrated(tmp_path / "ludotheque.db")
    middle, last = empty_postgres(), f"sqlite:///{tmp_path / 'again.db'}"
    for source, target in ((first, middle), (middle, last)):
        assert run(["restore", str(backed_up(source, tmp_path)), "--database", target]) == 0
    before, after = rows_of(first), rows_of(last)
    assert after == before
    capsys.readouterr()
    for url in (middle, last):
        assert run(["check", "--json", "--database", url]) == 0
        checked = json.loads(capsys.readouterr().out)
        assert checked == {"tables": 11, "steps": 428, "problems": {}}
    execute(middle, "INSERT INTO users (name) VALUES ('Kim')")
    assert rows(middle, "SELECT max(id) AS id FROM users")[0].id == 4


def test_a_backup_of_a_running_server(sqlite_server: LocalServer, tmp_path: Path) -> None:
    zoe = sqlite_server.person()
    id = zoe.table("me", "me")
    backed_up(sqlite_server.settings.database, tmp_path)
    frame = zoe.frame(id)
    zoe.act(id, frame, frame["actions"][0]["text"])
    restored = f"sqlite:///{tmp_path / 'restored.db'}"
    assert run(["restore", str(tmp_path / "games.backup"), "--database", restored]) == 0
    assert rows(restored, "SELECT step FROM tables")[0].step == 0
    assert run(["check", "--database", sqlite_server.settings.database]) == 0


def test_a_backup_of_an_earlier_version_is_upgraded(tmp_path: Path) -> None:
    url = migrated(tmp_path / "ludotheque.db")
    file = backed_up(url, tmp_path)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    header = json.loads(lines[0]) | {"revision": "9999"}
    file.write_bytes(gzip.compress("\n".join([json.dumps(header), *lines[1:]]).encode()))
    assert run(["restore", str(file), "--database", f"sqlite:///{tmp_path / 'x.db'}"]) == 2


@pytest.mark.parametrize("damage", ["cut", "line", "other", "row"])
def test_a_damaged_backup_changes_nothing(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = backed_up(migrated(tmp_path / "ludotheque.db"), tmp_path)
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    content = {
        "cut": file.read_bytes()[:-200],
        "line": gzip.compress("\n".join(lines[:-1]).encode()),
        "other": b"Dear Sir or Madam",
        "row": gzip.compress("\n".join([*lines[:5], *lines[6:]]).encode()),
    }[damage]
    file.write_bytes(content)
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    capsys.readouterr()
    assert run(["restore", str(file), "--database", target]) == 2
    assert str(file) in capsys.readouterr().err
    assert rows_of(target) == {}


def test_a_database_with_rows_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = migrated(tmp_path / "ludotheque.db")
    file = backed_up(url, tmp_path)
    assert run(["restore", str(file), "--database", url]) == 2
    assert "has rows already" in capsys.readouterr().err
    with only_server(url):
        assert run(["restore", str(file), "--database", url]) == 2
        assert "another server" in capsys.readouterr().err


def test_check_reports_what_does_not_agree(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = migrated(tmp_path / "ludotheque.db")
    playing = rows(url, "SELECT id FROM tables WHERE status = 'playing' AND step > 40 ORDER BY id")
    one, two, three = (row.id for row in playing)
    execute(url, f"UPDATE snapshots SET position = '[]' WHERE table_id = '{one}' AND number = 16")
    execute(url, f"UPDATE tables SET step = 3 WHERE id = '{two}'")
    execute(url, f"UPDATE entries SET action = 'dance' WHERE table_id = '{three}' AND number = 9")
    capsys.readouterr()
    assert run(["check", "--json", "--database", url]) == 1
    problems = json.loads(capsys.readouterr().out)["problems"]
    assert "snapshot 16 is damaged" in problems.pop(one)[0]
    assert "it is stored as (3, " in problems.pop(two)[0]
    assert "the log cannot be replayed" in problems.pop(three)[0]
    assert problems == {}
    assert run(["check", "--database", url]) == 1
    assert "3 tables with problems" in capsys.readouterr().out


def test_check_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 2
    assert "there is no file" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
