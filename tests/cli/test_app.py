"""What holds for every command: help, version, and one sentence for every mistake."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.cli.app import app

SCRIPT = Path(sysconfig.get_path("scripts")) / "ludotheque"
COMMANDS = [str(info.callback.__name__) for info in app.registered_commands if info.callback]


def test_without_arguments_the_help_lists_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert not err
    assert all(f" {command} " in out for command in COMMANDS)
    assert {"simulate", "bench", "cards"} <= set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_gives_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help"]) == 0
    out, err = capsys.readouterr()
    assert not err
    assert "example" in out
    assert out.count(f"ludotheque {command}") >= 2, "the usage line and an example"


def test_the_version_says_how_the_rules_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"ludotheque {lt.__version__}, plain Python\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulte", "no such command 'simulte'; did you mean 'simulate'?"),
        ("--nonsense", "no such option: --nonsense; see 'ludotheque --help'."),
        ("simulate", "missing argument 'GAME'; see 'ludotheque simulate --help'."),
        ("simulate chess", "there is no game 'chess'; the games are: "),
        ("simulate spyrum", "there is no game 'spyrum'; did you mean 'spyrium'?"),
        ("simulate spyrium --players many", "invalid value for '--players': "),
        ("simulate spyrium --players 9", "Spyrium is for 2 to 5 players, not 9."),
        ("simulate spyrium --games 0", "invalid value for '--games': "),
        ("simulate spyrium --jobs 0", "invalid value for '--jobs': "),
        ("simulate spyrium --seed", "option '--seed' requires an argument; "),
        ("simulate spyrium --bots rando", "there is no bot 'rando'; did you mean 'random'?"),
        ("simulate spyrium --players 3 --bots random,random", "2 bots are named for 3 players."),
        ("simulate spyrium --cards no.toml", "no.toml: "),
        ("bench spyrium twice", "got unexpected extra argument"),
        ("cards spyrium --lang de", "invalid value for '--lang': 'de' is not one of 'en', 'fr'; "),
        ("cards spyrium --export no/where/my.toml", "no/where/my.toml: "),
    ],
)
def test_a_mistake_gives_one_sentence_and_exit_code_2(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"ludotheque: {sentence}")
    assert err.endswith((".\n", "?\n"))
    assert err.count("\n") == 1


def test_ctrl_c_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludotheque.cli.simulate.play_games", interrupted)
    assert main(["simulate", "spyrium"]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_installed_command_works() -> None:
    done = subprocess.run(
        [SCRIPT, "simulate", "spyrium", "--games", "4", "--jobs", "2"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0
    assert not done.stderr
    assert "4 games with" in done.stdout


def test_as_a_module_it_has_the_same_exit_codes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "play", "nothing"], capture_output=True
    )
    assert done.returncode == 2


def test_unprintable_characters_are_replaced() -> None:
    done = subprocess.run(
        [SCRIPT, "cards", "spyrium", "--lang", "fr"],
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert not done.stderr
    assert b"mineur" in done.stdout


@pytest.mark.parametrize("line", ["cards spyrium", "cards spyrium --json", "--help"])
def test_a_closed_pipe_is_no_error(line: str) -> None:
    running = subprocess.Popen(
        [SCRIPT, *line.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    with running:
        assert running.stderr.read() == b""
