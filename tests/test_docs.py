"""README, docs and examples are true: what they show runs, and what they name is there."""

from __future__ import annotations

import asyncio
import html
import json
import re
import runpy
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.cli.app import app
from ludotheque.server.app import prepare
from ludotheque.server.operations.settings import load
from ludotheque.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PACKAGE = ROOT / "src" / "ludotheque"
SPYRIUM = lt.GAMES["spyrium"]
UCHRONIA = lt.GAMES["uchronia"]
MONUMENTAL = lt.GAMES["monumental"]

each_page = pytest.mark.parametrize(
    "page", PAGES, ids=lambda page: str(page.relative_to(ROOT).as_posix())
)


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    text: str
    line: int
    after: str
    """What the page says next."""


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def doc(name: str) -> str:
    return read(ROOT / "docs" / name)


def blocks(page: Path, *languages: str) -> Iterator[Block]:
    text = read(page)
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        if found[1] in languages:
            line = text.count("\n", 0, found.start(2))
            yield Block(found[1], found[2], line, text[found.end() :])


def prose(page: Path) -> str:
    """A page without its blocks."""
    return re.sub(r"^```.*?^```$", "", read(page), flags=re.DOTALL | re.MULTILINE)


def spans(text: str) -> list[str]:
    """Everything that is set as code within a line."""
    return re.findall(r"`([^`\n]+)`", text)


def section(text: str, heading: str) -> str:
    """A page from one heading to the next."""
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


def first_column(text: str) -> list[str]:
    """The code in the first column of the tables."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [span for row in rows for span in spans(row.split("|")[1])]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything runs in a folder of its own that has the examples, and nobody types anything."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path / "saved"))
    monkeypatch.setattr("builtins.input", _nobody_types)


def _nobody_types(prompt: str) -> str:
    raise EOFError


# What is shown runs.


@each_page
def test_python_runs(page: Path) -> None:
    for saved in blocks(page, "json"):
        name = re.match(r"\s*Saved as `([\w.]+)`", saved.after)
        if name is not None:
            Path(name[1]).write_text(saved.text, encoding="utf-8")
    names: dict[str, Any] = {"__name__": page.stem}
    for block in blocks(page, "python"):
        # Empty lines before the code let a traceback show the line of the page.
        exec(compile("\n" * block.line + block.text, page.name, "exec"), names)


def test_the_first_python_of_the_readme_is_the_contract_in_ten_lines() -> None:
    first = next(blocks(ROOT / "README.md", "python"))
    assert "lt.new(" in first.text
    assert len(first.text.splitlines()) <= 10


@each_page
def test_json_is_a_position_that_can_be_played(page: Path) -> None:
    for block in blocks(page, "json"):
        state = lt.State.from_json(json.loads(block.text))
        state.game.check(state)
        assert state.actions()


@each_page
def test_commands_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = [line for block in blocks(page, "sh") for line in block.text.splitlines()]
    shown += [span for span in spans(prose(page)) if re.match(r"make |ludotheque \w+ .", span)]
    if page.name == "hosting.md":
        asyncio.run(prepare(load({}).settings))
    for line in shown:
        command = line if line.startswith("ludotheque") else behind_make(line)
        if command:
            assert main(small(command)) == 0, f"{line}\n{capsys.readouterr().err}"


def behind_make(line: str) -> str:
    """The command that a target of the Makefile runs, if it is one of ours."""
    _, target, *rest = shlex.split(line)
    recipe = re.search(rf"^{target}:.*\n((?:\t.*\n)*)", read(ROOT / "Makefile"), re.MULTILINE)
    assert recipe is not None, f"there is no target {target}"
    ours = re.search(r"\$\(BIN\)/(ludotheque \w+)", recipe[1])
    return f"{ours[1]} {' '.join(rest).removeprefix('ARGS=')}" if ours else ""


def small(command: str) -> list[str]:
    """The arguments of a command, for a run that is soon over; one that never ends is explained."""
    arguments = shlex.split(command)[1:]
    if arguments[0] == "serve":
        return ["serve", "--help"]
    if arguments[0] == "arena":
        arguments[arguments.index("--bots") + 1] = "easy,random"
    if arguments[0] == "balance":
        return [*arguments, "--games", "2", "--bots", "random"]
    if arguments[0] == "fit":
        return ["fit", arguments[1], "--rounds", "2", "--out", "weights.toml"]
    if arguments[0] == "train" and "ppo" in arguments:
        return [*arguments[:4], "--steps", "10", "--trial", "1", "--out", arguments[1]]
    if arguments[0] == "train":
        small_run = ["--rounds", "1", "--games", "10", "--hidden", "2"]
        return ["train", arguments[1], *small_run, "--out", "network.toml"]
    if arguments[0] == "measure":
        return ["measure", "--help"]  # some of its opponents take long
    if "--games" in arguments:
        arguments[arguments.index("--games") + 1] = "2"
    return [*arguments, "--quick"] if arguments[0] == "bench" else arguments


def test_every_command_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = first_column(doc("commands.md"))
    assert len(listed) == len(app.registered_commands) + len(app.registered_groups)
    for command in listed:
        assert main([*command.split()[1:], "--help"]) == 0
        assert f"Usage: {command} " in capsys.readouterr().out


def test_the_example_game_is_what_its_script_writes(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "record_a_game.py"), run_name="__main__")
    written = lt.Record.loads(capsys.readouterr().out)
    stored = lt.Record.loads(read(ROOT / "examples" / "game.json"))
    assert written.to_json() == stored.to_json()
    assert stored.verify().over


# What is named is there.


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"https?://", target):
            continue
        path, _, anchor = target.partition("#")
        other = (page.parent / path).resolve() if path else page
        assert other.exists(), f"{page.name} links to {target}"
        if anchor:
            assert anchor in headings(other), f"{page.name} links to {target}"


def headings(page: Path) -> set[str]:
    """The headings and anchors of a page as links name them."""
    lines = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    anchors = set(re.findall(r"<a id=\"(.+?)\">", prose(page)))
    return anchors | {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in lines}


MADE_BY_THE_READER = {
    "settings.toml",
    "my.toml",
    "miennes.toml",
    "usine.json",
    "conquest.json",
    "curve.svg",
}


@each_page
def test_files_are_there(page: Path) -> None:
    folders = ("src", "tests", "docs", "tools", "examples", "deploy")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*")]
    paths += [ROOT / "setup.py", ROOT / "pyproject.toml", *(ROOT / name for name in folders)]
    there = [f"/{path.relative_to(ROOT).as_posix()}" for path in paths]
    for span in spans(prose(page)):
        a_file = re.fullmatch(r"[\w/.-]+\.(?:py|toml|ftl|json|md|svg)", span)
        a_folder = re.fullmatch(rf"(?:{'|'.join(folders)})/[\w/-]*", span)
        if (a_file or a_folder) and span not in MADE_BY_THE_READER:
            name = f"/{span.rstrip('/')}"
            assert any(path.endswith(name) for path in there), f"{page.name}: {span}"


@each_page
def test_public_names_are_there(page: Path) -> None:
    for name in re.findall(r"\blt\.(\w+)", read(page)):
        assert hasattr(lt, name), f"{page.name}: lt.{name}"


def test_every_source_of_a_card_value_is_listed() -> None:
    assert SPYRIUM.card_file is not None
    cited = set(re.findall(r"\bP\d+\b", read(SPYRIUM.card_file)))
    assert cited
    assert cited <= set(re.findall(r"^\| (P\d+) \|", doc("sources-spyrium.md"), re.MULTILINE))


def test_every_source_of_a_building_is_listed() -> None:
    assert UCHRONIA.card_file is not None
    cited = set(re.findall(r"\bQ\d+\b", read(UCHRONIA.card_file)))
    assert cited
    assert cited <= set(re.findall(r"^\| (Q\d+) \|", doc("sources-uchronia.md"), re.MULTILINE))


def test_every_source_of_a_value_of_monumental_is_listed() -> None:
    assert MONUMENTAL.card_file is not None
    cited = set(re.findall(r"\bM\d+\b", read(MONUMENTAL.card_file)))
    assert len(cited) > 5
    assert cited <= set(re.findall(r"^\| (M\d+) \|", doc("sources-monumental.md"), re.MULTILINE))


def test_every_error_is_named() -> None:
    errors = {
        name
        for name in lt.__all__
        if isinstance(value := getattr(lt, name), type) and issubclass(value, Exception)
    }
    assert errors <= set(spans(doc("architecture.md")))


def test_the_packages_are_there() -> None:
    for package in first_column(section(doc("architecture.md"), "Packages")):
        assert (PACKAGE / package / "__init__.py").is_file()


@pytest.mark.parametrize("game", [SPYRIUM, UCHRONIA, MONUMENTAL], ids=lambda game: game.name)
def test_every_game_has_the_files_that_are_listed(game: lt.Game[Any]) -> None:
    table = section(doc("add-a-game.md"), "The files").split("\n\nA small game")[0]
    names = set(spans(table)) - {"src/ludotheque/games/"}
    there = {path.name for path in game.folder.rglob("*")}
    assert {name.rstrip("/") for name in names if " " not in name} <= there
    folders = {path.name for path in game.folder.iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders == {name[:-1] for name in names if name.endswith("/")}


def test_the_example_game_has_as_many_files_and_lines_as_the_page_says() -> None:
    folder = ROOT / "examples" / "goofspiel"
    files = [path for suffix in ("py", "ftl", "md", "toml") for path in folder.rglob(f"*.{suffix}")]
    lines = {path: len(read(path).splitlines()) for path in files}
    by_suffix = {
        suffix: sum(count for path, count in lines.items() if path.suffix == suffix)
        for suffix in (".py", ".ftl", ".md", ".toml")
    }
    page = " ".join(doc("add-a-game.md").split())
    python, messages, rules, project = by_suffix.values()
    assert (
        f"{len(files)} files and {sum(lines.values())} lines. {python} of them are Python" in page
    )
    assert f"{messages} are messages in two languages, {rules} are rules, {project} are its" in page


# Positions.

DECLARED = [name for name, game in lt.GAMES.items() if hasattr(game, "position")]


@pytest.mark.parametrize("game", DECLARED, ids=str)
def test_the_tables_of_positions_are_those_declared(game: str) -> None:
    """If not, `python tools/position_docs.py` writes them anew."""
    updated = runpy.run_path(str(ROOT / "tools" / "position_docs.py"))["updated"]
    path, text = updated(lt.GAMES[game])
    assert read(path) == text


def test_the_card_and_the_effects_shown_are_those_of_the_files() -> None:
    """If not, `python tools/card_docs.py` writes them anew."""
    updated = runpy.run_path(str(ROOT / "tools" / "card_docs.py"))["updated"]
    page = doc("add-a-card.md")
    assert updated(page) == page


@pytest.mark.parametrize("game", ["spyrium", "uchronia", "monumental"])
def test_every_kind_of_action_is_described(game: str) -> None:
    page, parse = doc(f"positions-{game}.md"), lt.GAMES[game].parse
    shown = [parse(text) for text in first_column(section(page, "Actions"))]
    assert {action.verb for action in shown} == {action.verb for action in lt.GAMES[game].table}


# The table in the terminal.


@pytest.mark.parametrize(("language", "column"), [("en", 1), ("fr", 2)])
def test_what_can_be_typed_is_what_the_help_says(language: str, column: int) -> None:
    rows = re.findall(r"^\| `.+$", section(doc("guide.md"), "In the terminal"), re.MULTILINE)
    typed = [spans(row.split("|")[column]) for row in rows if len(row.split("|")) == 5]
    data = Words(language)("play-help")
    assert len(typed) == 8
    for (command,) in typed:
        assert f"  {command} " in data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_the_table_as_it_is(language: str) -> None:
    """If not, `python tools/pictures.py` draws it anew."""
    shown = read(ROOT / "docs" / "pictures" / f"spyrium-{language}.svg")
    picture = runpy.run_path(str(ROOT / "tools" / "pictures.py"))["picture"]
    record = lt.Record.loads(read(ROOT / "examples" / "game.json"))
    assert words_of(shown) == words_of(picture(record, language))
    assert "http" not in shown.replace('xmlns="http://www.w3.org/2000/svg"', "")


def words_of(svg: str) -> list[str]:
    """The text of a picture, whatever draws it."""
    texts = re.findall(r"<text[^>]*>(.*?)</text>", svg, re.DOTALL)
    return " ".join(html.unescape(text).replace("\xa0", " ") for text in texts).split()
