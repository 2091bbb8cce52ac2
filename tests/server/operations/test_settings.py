"""Settings of a server: file, environment, options, and where each comes from."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from ludotheque.cli.app import run
from ludotheque.server.errors import BadSettings
from ludotheque.server.operations.settings import Settings, load


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    return tmp_path


def written(folder: Path, text: str) -> Path:
    file = folder / "server.toml"
    file.write_text(text)
    return file


def test_options_count_before_the_environment_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'port = 1001\nhost = "::"\nsecure = true\nkeep_guests = 7\n')
    monkeypatch.setenv("LUDOTHEQUE_PORT", "1002")
    monkeypatch.setenv("LUDOTHEQUE_HOST", "0.0.0.0")
    monkeypatch.setenv("LUDOTHEQUE_METRICS", "true")
    settings, origins = load({"port": 1003, "host": None}, file)
    assert (settings.port, origins["port"]) == (1003, "option")
    assert (settings.host, origins["host"]) == ("0.0.0.0", "LUDOTHEQUE_HOST")
    assert (settings.metrics, origins["metrics"]) == (True, "LUDOTHEQUE_METRICS")
    assert (settings.secure, origins["secure"]) == (True, str(file))
    assert (settings.workers, origins["workers"]) == (1, "default")


def test_the_file_in_the_own_folder_and_the_file_that_the_environment_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.toml").write_text("port = 1001")
    assert load({}).settings.port == 1001
    monkeypatch.setenv("LUDOTHEQUE_SETTINGS", str(written(tmp_path, "port = 1002")))
    assert load({}).settings.port == 1002


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 80", "'prot' is no setting; 'port' is"),
        ("port = 0", "port: Expected 'int' >= 1"),
        ('port = "80"', "port: Expected 'int', got 'str'"),
        ("port =", "is not TOML"),
        ('log_format = "xml"', "log_format: Invalid enum value 'xml'"),
    ],
)
def test_settings_that_cannot_be_used(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as error:
        load({}, written(tmp_path, text))
    assert sentence in str(error.value)


def test_a_variable_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PORT", "eighty")
    with pytest.raises(BadSettings, match="LUDOTHEQUE_PORT: Expected 'int'"):
        load({})


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--settings", str(tmp_path / "none.toml")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_the_command_lists_all_and_hides_passwords(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_DATABASE", "postgresql://ludo:hunter2@db/games")
    monkeypatch.setenv("LUDOTHEQUE_CHANNELS", "redis://:hunter2@cache:6379")
    assert run(["settings", "--json"]) == 0
    printed = capsys.readouterr().out
    assert "hunter2" not in printed
    shown = json.loads(printed)
    assert list(shown) == list(Settings.__struct_fields__)
    assert shown["database"] == {
        "value": "postgresql://ludo:***@db/games",
        "origin": "LUDOTHEQUE_DATABASE",
    }
    assert run(["settings"]) == 0
    assert "hunter2" not in capsys.readouterr().out


def test_the_docs_list_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text()
    cells = [[cell.strip(" `") for cell in line.split("|")] for line in page.splitlines()]
    listed = {cell[1]: cell[2] for cell in cells if len(cell) == 5}
    defaults = {one.name: one.default for one in msgspec.structs.fields(Settings)}
    assert [name for name in listed if name in defaults] == list(defaults)
    for name, value in defaults.items():
        if value not in (None, msgspec.NODEFAULT):
            shown = str(value).lower() if isinstance(value, bool) else str(value)
            assert listed[name] == shown, name
