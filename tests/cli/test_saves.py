"""`ludotheque play`: saving a game, leaving it, and going on with it."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from typing import IO

import pytest

from tests.cli.common import COMMAND, TWO, saved, texts
from tests.cli.terminal import Terminal
from tests.golden import golden_games


@pytest.mark.parametrize(
    ("language", "word", "hint"),
    [
        ("en", "quit", "Your game is saved. Go on with: ludotheque play --resume"),
        ("en", "q", "Your game is saved."),
        (
            "fr",
            "quitter",
            "ludotheque play --lang fr --resume",
        ),
    ],
)
def test_a_game_that_is_left_can_be_resumed(
    language: str, word: str, hint: str, terminal: Terminal, home: Path
) -> None:
    typed = ["place b1-c1", word, "place a1-b1"]
    said = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=typed)
    file = home / "spyrium-7.json"
    assert hint in said
    assert str(file) in said
    assert texts(golden_games.load(file)) == ["place b1-c1"]

    for name in (str(file), "last"):
        before = golden_games.load(file).replay().digest()
        said = terminal.run("play", "--resume", name, "--lang", language)
        assert "Ada" in terminal.prompts[-1]
        assert golden_games.load(file).replay().digest() == before


def test_a_resumed_game_goes_on_in_the_same_file(terminal: Terminal, home: Path) -> None:
    terminal.run(*TWO, "--seed", "7", typed=["place b1-c1", "quit"])
    terminal.run("play", "--resume", "last", typed=["place a1-b1"])
    assert texts(saved(home)) == ["place b1-c1", "place a1-b1"]


def test_the_end_of_the_input_leaves_the_game_saved(terminal: Terminal, home: Path) -> None:
    said = terminal.run(*TWO, "--seed", "7", typed=["place b1-c1"])
    assert "Your game is saved." in said
    assert texts(saved(home)) == ["place b1-c1"]


def test_ctrl_c_leaves_the_game_saved(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert "Your game is saved." in terminal.run(*TWO, "--seed", "7")
    assert not saved(home).actions


def test_a_finished_game_that_is_resumed_shows_its_result(terminal: Terminal, home: Path) -> None:
    terminal.run("play", "--seats", "random,random", "--seed", "7")
    said = terminal.run("play", "--resume", "last")
    assert not terminal.prompts
    assert "winner" in said


@pytest.mark.parametrize(("language", "word"), [("en", "save"), ("fr", "sauver")])
def test_a_copy_is_saved_where_the_player_says(
    language: str, word: str, terminal: Terminal, home: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "My Copy.json"
    typed = ["place b1-c1", f"{word} {copy}", "place a1-b1"]
    said = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=typed)
    assert str(copy) in said
    assert texts(golden_games.load(copy)) == ["place b1-c1"]
    assert texts(saved(home)) == ["place b1-c1", "place a1-b1"]

    terminal.run("play", "--resume", str(copy), typed=["place c1-c2"])
    assert texts(golden_games.load(copy)) == ["place b1-c1", "place c1-c2"]


@pytest.mark.parametrize("where", ["nowhere/copy.json", ".", "/", "~nobody-of-that-name/copy.json"])
def test_a_copy_that_cannot_be_saved_ends_nothing(
    where: str, terminal: Terminal, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = terminal.run(*TWO, "--seed", "7", typed=[f"save {where}", "place b1-c1"])
    assert "cannot be saved there" in said
    assert texts(saved(home)) == ["place b1-c1"]


def test_saved_games_lie_in_the_folder_of_the_player(
    terminal: Terminal, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.run(*TWO, "--seed", "7")
    monkeypatch.delenv("LUDOTHEQUE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    terminal.run(*TWO, "--seed", "8")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "person"))
    terminal.run(*TWO, "--seed", "9")
    assert sorted(str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.json")) == [
        "data/ludotheque/spyrium-8.json",
        "home/spyrium-7.json",
        "person/.local/share/ludotheque/spyrium-9.json",
    ]


def test_a_long_path_can_be_copied_from_the_screen(
    terminal: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deep = home.joinpath(*["a-folder-with-a-long-name"] * 6)
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(deep))
    assert str(deep / "spyrium-7.json") in terminal.run(*TWO, "--seed", "7")


def test_nothing_is_lost_when_the_process_is_killed(terminal: Terminal, home: Path) -> None:
    arguments = ("play", "--seats", "human,random", "--seed", "7")
    process = subprocess.Popen(
        [*COMMAND, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        for line in (b"1\n", b"2\n", b"3\n"):
            _wait_for_prompt(process.stdout)
            process.stdin.write(line)
        _wait_for_prompt(process.stdout)
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL

    killed = saved(home)
    terminal.run(*arguments, typed=["1", "2", "3", f"save {home / 'unharmed.json'}"])
    unharmed = golden_games.load(home / "unharmed.json")
    assert texts(killed) == texts(unharmed)
    assert killed.replay().digest() == unharmed.replay().digest()

    (home / "unharmed.json").unlink()
    terminal.run("play", "--resume", str(home / "spyrium-7.json"), typed=["1"])
    resumed = golden_games.load(home / "spyrium-7.json")
    assert texts(resumed)[: len(killed.actions)] == texts(killed)
    assert len(resumed.actions) > len(killed.actions)


def _wait_for_prompt(stream: IO[bytes]) -> None:
    """Reads until a question is waiting for its answer."""
    read = b""
    while not read.endswith(b"Ada> "):
        byte = stream.read(1)
        assert byte, "the game ended before it asked"
        read += byte
