from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.games.cardfile import SOURCES
from ludotheque.words import Words

SPYRIUM = lt.GAMES["spyrium"]
BUILT_IN = SPYRIUM.folder / "cards" / "cards.toml"


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["cards", "spyrium", *arguments]) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


def rows(out: str) -> list[list[str]]:
    """The first line of each card in the tables, cell by cell."""
    lines = [line.strip("│").split("│") for line in out.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in line] for line in lines if line[0].strip()]


def row_of(id: str, out: str) -> list[str]:
    return next(row for row in rows(out) if row[0] == id)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", lt.GAMES)
def test_every_card_is_shown_in_words(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards", game, "--lang", lang]) == 0
    out = capsys.readouterr().out
    words = Words(lang, lt.GAMES[game])
    sheet = lt.GAMES[game].card_sheet()
    named = [[row[0], row[1].removesuffix("~")] for row in rows(out)]
    assert named == [[card.id, words.say(card.name)] for card in sheet]
    assert words("cards-legend") in out


def test_reconstructed_values_are_marked_and_others_are_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = shown(capsys)
    assert row_of("mine1", out)[:6] == ["mine1", "Mine I", "A3~", "2~", "1~", "Mine"]
    assert row_of("palais", out)[2:5] == ["C1", "13~", "12"]
    assert row_of("event-sell", out)[1] == "Crystal Fair~", "the printed card has no name"
    assert row_of("apprenti", out)[2:] == ["A2~", "0", "When called: 1 Spyrium → 3 VP."]


def test_a_reconstructed_effect_is_marked_at_its_text(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    head, card, tail = BUILT_IN.read_text(encoding="utf-8").partition("[cards.apprenti.provenance]")
    changed = tail.replace('call = "rulebook"', 'call = "reconstructed"', 1)
    own.write_text(head + card + changed, encoding="utf-8")
    assert row_of("apprenti", shown(capsys, "--cards", str(own)))[-1].endswith("3 VP.~")


def test_without_reconstructed_values_there_is_no_legend(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    text = BUILT_IN.read_text(encoding="utf-8").replace('"reconstructed', '"own')
    own.write_text(text, encoding="utf-8")
    assert "~" not in shown(capsys, "--cards", str(own))


def test_json_has_the_provenance_of_every_value(capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, Any] = json.loads(shown(capsys, "--json"))
    assert found["fingerprint"] == SPYRIUM.fingerprint
    assert found["file"] == SPYRIUM.card_values()
    assert [card["id"] for card in found["cards"]] == [card.id for card in SPYRIUM.card_sheet()]
    for card in found["cards"]:
        assert card["provenance"].keys() >= card["values"].keys()
        assert all(source.startswith(SOURCES) for source in card["provenance"].values())
    miner = next(card for card in found["cards"] if card["id"] == "mineur")
    assert miner["name"] == "Miner"
    assert miner["text"][0] == "When called: Spyrium as on the token."
    assert miner["provenance"]["price"] == "reconstructed: limited-by-tokens"
    assert miner["provenance"]["copies"] == "reconstructed"
    assert miner["provenance"]["name"].startswith("rulebook")


def test_json_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(shown(capsys, "--json", "--lang", "fr"))
    assert next(card for card in found["cards"] if card["id"] == "mineur")["name"] == "Mineur"


def test_an_exported_file_is_the_built_in_one_and_is_read_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    assert str(own) in shown(capsys, "--export", str(own))
    assert own.read_bytes() == BUILT_IN.read_bytes(), "comments and all"
    assert shown(capsys, "--json", "--cards", str(own)) == shown(capsys, "--json")


def test_own_values_are_shown_and_exported_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own, copy = tmp_path / "my.toml", tmp_path / "copy.toml"
    shown(capsys, "--export", str(own))
    before, card, after = own.read_text(encoding="utf-8").partition("[cards.mine1]")
    after = after.replace("price = 2", "price = 3", 1)
    after = after.replace('price = "reconstructed"', 'price = "own"', 1)
    own.write_text(before + card + after, encoding="utf-8")
    assert row_of("mine1", shown(capsys, "--cards", str(own)))[3] == "3"
    shown(capsys, "--cards", str(own), "--export", str(copy))
    assert copy.read_bytes() == own.read_bytes()


def test_export_does_not_replace_a_file_unless_forced(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    own.write_text("precious", encoding="utf-8")
    assert main(["cards", "spyrium", "--export", str(own)]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err == f"ludotheque: {own} is there already; --force replaces it.\n"
    assert own.read_text(encoding="utf-8") == "precious"
    shown(capsys, "--export", str(own), "--force")
    assert own.read_bytes() == BUILT_IN.read_bytes()


@pytest.mark.parametrize("command", ["cards spyrium", "simulate spyrium --games 1"])
def test_a_wrong_file_is_refused_by_every_command(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    before, card, after = BUILT_IN.read_text(encoding="utf-8").partition("[cards.mine1]")
    own.write_text(before + card + after.replace("price = 2", "price = -2", 1), encoding="utf-8")
    assert main([*command.split(), "--cards", str(own)]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("ludotheque: my.toml: card 'mine1', field 'price': ")
    assert err.count("\n") == 1
