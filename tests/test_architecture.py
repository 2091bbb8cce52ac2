"""The architecture: which package may import which, and what must not be found in them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "ludotheque"
MODULES = sorted(SRC.rglob("*.py"))
GAMES = sorted(path.parent for path in SRC.glob("games/*/game.py"))

LAYERS = {
    "core": 0,
    "testing": 1,
    "games": 1,
    "words": 1,
    "": 1,
    "teaching": 2,
    "bots": 3,
    "arena": 3,
    "adapters": 3,
    "server": 4,
    "cli": 5,
    "__main__.py": 5,
}
"""A package imports its own layer and those below; the public names ("") core and games."""

NO_INPUT_OUTPUT = {
    "asyncio",
    "datetime",
    "http",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
"""Modules that read the clock, the machine or the network."""
NO_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}
NO_FILES = {"read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "unlink", "mkdir"}


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[tuple[str, list[str]]]:
    """Each module that a file imports, with the names it takes from there."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{short(path)}: relative import"
            assert node.module is not None
            yield node.module, [alias.name for alias in node.names]


def package(parts: tuple[str, ...]) -> str:
    """The package that the parts of a path or of a module's name lead to."""
    return parts[0] if parts and parts[0] in LAYERS else ""


def own_imports(path: Path) -> Iterator[tuple[str, ...]]:
    """What a file imports of ludotheque, without that first name."""
    for module, names in imports(path):
        first, *rest = module.split(".")
        if first == "ludotheque":
            yield from ((*rest, name) for name in names) if names else (tuple(rest),)


def test_every_userhas_a_layer() -> None:
    packages = {path.name for path in SRC.iterdir() if any(path.glob("*.py"))}
    assert packages <= LAYERS.keys()


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_imports_point_one_way(path: Path) -> None:
    here = package(path.relative_to(SRC).parts)
    for parts in own_imports(path):
        there = package(parts)
        assert LAYERS[there] <= LAYERS[here], f"{here or 'the top'} imports {there}"
        assert there or here not in ("core", "games", "testing"), f"{here} imports ludotheque"
        assert there != "testing" or here == "testing", f"{here} imports what only tests need"
        assert here != "testing" or there in ("core", "testing"), "testing needs core only"


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(SRC).parts
    names = {folder.name for folder in GAMES}
    if parts[0] == "games" and len(parts) > 2:
        used = {other[1] for other in own_imports(path) if other[0] == "games" and len(other) > 1}
        assert used & names <= {parts[1]}


@pytest.mark.parametrize(
    "path", sorted([*SRC.glob("core/*.py"), *SRC.glob("testing/*.py")]), ids=short
)
def test_core_and_testing_need_the_standard_library_only(path: Path) -> None:
    for module, _ in imports(path):
        top = module.split(".")[0]
        if path.name == "native.py" and top == "mypy_extensions":
            continue  # for mypyc alone; nothing imports it when the program runs
        assert top == "ludotheque" or top in sys.stdlib_module_names


@pytest.mark.parametrize("path", sorted(SRC.glob("core/*.py")), ids=short)
def test_core_has_no_clock_no_input_or_output_and_no_randomness_of_its_own(path: Path) -> None:
    for module, names in imports(path):
        assert module.split(".")[0] not in NO_INPUT_OUTPUT, f"{short(path)} imports {module}"
        if module.split(".")[0] == "random":
            assert names == ["Random"], "only the type of the caller's generator"
            assert path.name in ("view.py", "visibility.py")
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in NO_CALLS, f"{short(path)} calls {node.func.id}"
            assert node.func.id != "Random", "a generator is handed in, never made"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr not in NO_FILES, f"{short(path)} calls {node.func.attr}"


@pytest.mark.parametrize("path", sorted(SRC.glob("games/**/*.py")), ids=short)
def test_games_have_no_clock_and_no_randomness_but_their_own(path: Path) -> None:
    for module, _ in imports(path):
        assert module.split(".")[0] not in {"random", "secrets", "time", "datetime", "uuid"}


@pytest.mark.parametrize("path", MODULES, ids=short)
def test_no_module_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 500


def written_files() -> list[Path]:
    """The text files of the project."""
    folders = [ROOT / name for name in ("src", "tests", "docs", "examples", "tools", ".ci")]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files += [ROOT / name for name in ("README.md", "Makefile", "pyproject.toml", "LICENSE")]
    kinds = {".py", ".toml", ".md", ".ftl", ".json", ".txt", ""}
    return [path for path in files if path.suffix in kinds and "egg-info" not in str(path)]


def test_no_file_contains_an_absolute_path() -> None:
    place = re.compile(r"(?<![\w.:/~])/(?:home|root|work|tmp|var|opt|mnt|Users)/|\b[A-Z]:\\\\?\w")
    found = [
        f"{short(path)}: {line.strip()}"
        for path in written_files()
        if path != ROOT / "docs" / "hosting.md"  # says where things go on the reader's server
        for line in path.read_text(encoding="utf-8").splitlines()
        if place.search(line)
    ]
    assert found == []


def test_the_diagram_of_packages_shows_what_is_imported() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn: dict[str, set[str]] = {}
    for user, used in re.findall(r"^    (\w+) --> (\w+)$", text, re.MULTILINE):
        drawn.setdefault(user, set()).add(used)
    imported = {
        # The public names stand for the games.
        (path.relative_to(SRC).parts[0], package(parts) or "games")
        for path in MODULES
        if path.parent != SRC
        for parts in own_imports(path)
    }
    for user, used in {(a, b) for a, b in imported if a != b}:
        assert used in reached(drawn, user), f"{user} imports {used}"
    for user, several in drawn.items():
        for used in several:
            assert (user, used) in imported, f"{user} does not import {used}"


def reached(drawn: dict[str, set[str]], user: str) -> set[str]:
    """The packages that arrows lead to."""
    found: set[str] = set()
    waiting = [user]
    while waiting:
        new = drawn.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


# Facts in data, effects by name.

ALLOWED_TO_NAME_CARDS = {"load.py"}


def card_ids(values: dict[str, Any]) -> set[str]:
    """The names of all entries of a card file, but for those that are also words of its effects."""
    ids = {id for entries in values.values() if isinstance(entries, dict) for id in entries}
    entries = {id for id in ids if any(is_entry(section, id) for section in values.values())}
    return entries - set(words([section[id] for section in values.values() for id in section]))


def is_entry(section: Any, id: str) -> bool:
    return isinstance(section, dict) and isinstance(section.get(id), dict)


def words(value: Any) -> Iterator[str]:
    """All words that entries use: their fields, and what is written in them."""
    if isinstance(value, dict):
        for field, inner in value.items():
            yield field
            if field != "provenance":
                yield from words(inner)
    elif isinstance(value, list):
        for item in value:
            yield from words(item)
    elif isinstance(value, str):
        yield value


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_rules_name_no_cards(folder: Path) -> None:
    (file,) = folder.rglob("cards.toml")
    ids = card_ids(tomllib.loads(file.read_text(encoding="utf-8")))
    assert len(ids) > 20
    for path in sorted(folder.rglob("*.py")):
        if path.name in ALLOWED_TO_NAME_CARDS:
            continue
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in ids, f"{short(path)}:{node.lineno} names '{node.value}'"
            if isinstance(node, ast.Name):
                assert node.id.lower() not in ids, f"{short(path)}:{node.lineno} names {node.id}"


# Examples run.


def python_blocks(path: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", path.read_text(encoding="utf-8"), re.M | re.S)


def test_the_example_of_the_readme_runs() -> None:
    example, *_ = python_blocks(ROOT / "README.md")
    assert len(example.strip().splitlines()) <= 12, "ten lines or so"
    run = subprocess.run(
        [sys.executable, "-c", example],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip(), "the example shows something"


def test_the_readme_begins_with_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert 0 < text.index("make play") < text.index("```python")
    assert 0 < text.index("make test") < text.index("```python")
