"""The channel between server processes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque.cli.app import run
from tests.free_port import free_port


def test_channels_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    more = ["serve", "--port", str(free_port()), "--database", url, "--channels"]
    assert run([*more, "http://nowhere"]) == 2
    assert "redis://host:port" in capsys.readouterr().err
    assert run([*more, f"redis://127.0.0.1:{free_port()}"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    assert run([*more, "redis://127.0.0.1"]) == 2
    assert "pip install redis" in capsys.readouterr().err
