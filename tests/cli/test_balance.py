from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main
from ludotheque.cli.balance import write_section

FEW = ("--games", "6", "--bots", "random")


def report(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["balance", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert not err
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "spyrium", *FEW, "--seed", "3")
    assert (found["game"], found["bots"], found["seed"]) == ("spyrium", "random", 3)
    assert [table["players"] for table in found["tables"]] == [2, 3, 5]
    for table in found["tables"]:
        assert table["games"] == 6
        assert table["even_share"] == pytest.approx(1 / table["players"])
        assert len(table["supplies"]["market"]) == 34, "every card comes in every game"
    miner = found["tables"][0]["supplies"]["market"][0]
    assert (miner["id"], miner["name"]) == ("mineur", "Miner")
    assert miner["seen"] >= miner["taken"]["cases"] > 0
    assert miner["provenance"]["call"] == "rulebook"
    assert miner["estimates"] == ["copies", "price"]


def test_processes_change_nothing_but_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("uchronia", *FEW, "--players", "2,3")
    alone, shared = (report(capsys, *asked, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone.pop("timing")["jobs"] == 1
    assert shared.pop("timing")["jobs"] == 2
    assert alone == shared


def test_the_report_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "monumental", *FEW, "--players", "2"]) == 0
    out, err = capsys.readouterr()
    assert not err, "a progress bar is for terminals"
    for supply in ("civilizations", "policies", "display", "basics"):
        assert f"Monumental, 2 players, random, seed 1, 6 games: {supply}" in out
    assert "Denmark" in out
    assert "marks" in out


def test_the_same_number_of_players_is_measured_once(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "spyrium", *FEW, "--players", "5,max, 5")
    assert [table["players"] for table in found["tables"]] == [5]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("spyrium --players two", "--players takes numbers such as 2,3,max, not 'two'."),
        ("spyrium --players 2,9", "Spyrium is for 2 to 5 players, not 9."),
        ("monumental --players 1", "the owners of a card are compared with others: "),
        ("spyrium --bots rando --players 2", "there is no bot 'rando'; did you mean 'random'?"),
        ("spyrium --games 0", "invalid value for '--games': "),
        ("chess", "there is no game 'chess'; the games are: "),
        ("monumental --option civilizations=stolen", "option 'civilizations' cannot be 'stolen'"),
    ],
)
def test_a_mistake_gives_one_sentence_and_exit_code_2(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *line.split()]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"ludotheque: {sentence}")
    assert err.count("\n") == 1


def test_the_tables_go_below_the_title_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "balance.md"
    page.write_text("# Balance\n\n## Spyrium\n\nold\n\n## Method\n\nkept\n", encoding="utf-8")
    asked = ["balance", "spyrium", *FEW, "--players", "2", "--markdown", str(page)]
    assert main(asked) == 0
    first = page.read_text(encoding="utf-8")
    assert "ludotheque balance spyrium --players 2 --games 6 --bots random --seed 1\n" in first
    assert "\n### 2 players: market\n" in first
    assert "\n| Miner | " in first
    assert "old" not in first
    assert first.endswith("\n## Method\n\nkept\n")
    assert main(asked) == 0
    assert page.read_text(encoding="utf-8") == first, "writing it again changes nothing"
    capsys.readouterr()


def test_the_command_that_is_written_tells_cards_and_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, page = tmp_path / "my.toml", tmp_path / "page.md"
    assert main(["cards", "monumental", "--export", str(own)]) == 0
    asked = ["--players", "2", "--cards", str(own), "--option", "civilizations=chosen"]
    assert main(["balance", "monumental", *FEW, *asked, "--markdown", str(page)]) == 0
    command = f"--seed 1 --cards {own} --option civilizations=chosen\n"
    assert command in page.read_text(encoding="utf-8")
    capsys.readouterr()


def test_a_page_that_lacks_the_title_gets_it(tmp_path: Path) -> None:
    page = tmp_path / "new.md"
    write_section(page, "One", "1")
    write_section(page, "Two", "2")
    assert page.read_text(encoding="utf-8") == "## One\n\n1\n\n## Two\n\n2\n"
