"""Games are found through entry points, also those of other packages, also broken ones."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque import games
from ludotheque.core import game as core_game
from ludotheque.core.registry import Registry

ROOT = Path(__file__).parents[2]
Install = Callable[..., None]

TOY = "from tests.core.toy_game import Toy\nGAME = Toy()\n"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Installs a package with one module and one entry point into a folder on the path."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "outside", raising=False)

    def into_folder(name: str, code: str, value: str = "outside:GAME", dist: str = "o") -> None:
        (tmp_path / "outside.py").write_text(code, encoding="utf-8")
        info = tmp_path / f"{dist}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {dist}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{name} = {value}\n")

    return into_folder


def registry() -> Registry:
    found = Registry()
    found.declare({name: entry.load for name, entry in games.BUILT_IN.items()}, games.others)
    return found


def test_the_built_in_games_are_those_of_the_project_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = project["entry-points"][games.GROUP]
    assert declared == {name: entry.value for name, entry in games.BUILT_IN.items()}


def test_the_built_in_games_come_first_and_are_loaded_when_asked_for() -> None:
    assert list(lt.GAMES)[:3] == ["spyrium", "uchronia", "monumental"]
    code = "import sys, ludotheque as lt; lt.GAMES['spyrium'];"
    code += "sys.exit('ludotheque.games.uchronia.game' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_another_package_adds_a_game(install: Install) -> None:
    install("toy", TOY)
    found = registry()
    assert list(found) == ["spyrium", "uchronia", "monumental", "toy"]
    assert found["toy"].title == "Toy"
    assert found["spyrium"] is lt.GAMES["spyrium"]
    assert len(found) == 4


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        ("toy", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("toy", "GAME =", "SyntaxError: "),
        ("toy", "", "AttributeError: "),
        ("toy", "GAME = 3", "outside:GAME is a int, not an instance of Game"),
        ("other", TOY, "its entry point must be named as the game, 'toy'"),
        ("spyrium", TOY, "there is another game of that name already: ludotheque.games.spyrium"),
    ],
)
def test_a_broken_game_gives_a_sentence_and_leaves_the_others(
    name: str, code: str, why: str, install: Install
) -> None:
    install(name, code, dist="mygame")
    found = registry()
    with pytest.warns(RuntimeWarning, match="cannot be used"):
        assert list(found) == ["spyrium", "uchronia", "monumental"]
    assert found["uchronia"].title == "Uchronia"
    (sentence,) = found.broken.values()
    assert sentence.startswith(f"the game '{name}' of the package mygame cannot be used: {why}")


def test_asking_for_a_broken_game_tells_why(
    install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    install("toy", "import no_such_module")
    monkeypatch.setattr(core_game, "GAMES", registry())
    with (
        pytest.warns(RuntimeWarning, match="cannot be used"),
        pytest.raises(lt.UnknownGame, match="no_such_module"),
    ):
        core_game.find("toy")


def test_of_two_packages_with_the_same_name_the_first_is_kept(install: Install) -> None:
    install("toy", TOY + "AGAIN = GAME\n", dist="a")
    install("toy", TOY + "AGAIN = GAME\n", "outside:AGAIN", dist="b")
    found = registry()
    with pytest.warns(RuntimeWarning, match="another game of that name already: outside:GAME"):
        assert "toy" in found
