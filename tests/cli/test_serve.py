"""`ludotheque serve` with what it cannot use: one sentence, exit code 2."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from tests.free_port import free_port


def test_a_taken_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
        assert run(["serve", "--port", str(port), "--database", url]) == 2
    assert f"127.0.0.1:{port} cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nothing", "not the URL of a database"),
        ("mysql://u:secret@host/db", "'mysql' is not supported"),
        ("sqlite:////nowhere/at/all.db", "there is no folder '/nowhere/at'"),
        ("sqlite://", "name a file"),
        ("postgresql://u:secret@127.0.0.1:1/db", "cannot be reached"),
    ],
)
def test_a_database_that_is_not_there(
    url: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--port", str(free_port()), "--database", url]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert "secret" not in error
    assert len(error.strip().splitlines()) == 1


def test_workers_need_postgres(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--workers", "2", "--database", "sqlite:///x.db"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
