"""`ludotheque play`: whole games at the terminal, and everything that can be typed there."""

from __future__ import annotations

import io
import os
import subprocess
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.cli import main
from ludotheque.cli.terminal_game import TerminalGame
from ludotheque.core.record import Record
from ludotheque.words import LANGUAGES, Words
from tests.cli.common import COMMAND, TWO, saved, texts
from tests.cli.terminal import Terminal
from tests.golden import golden_games

FIRST = {"en": "Basil, it is your turn.", "fr": "Basile, à vous de jouer."}
"""Who begins with seed 7."""


# Whole games.


def played(players: int) -> Record:
    """A whole game with today's cards."""
    record = Record.begin(
        lt.GAMES["spyrium"], players=players, seed=players, seats=["human"] * players
    )
    state, rng = record.first(), Random(players)
    while not state.over:
        record.play(state, rng.choice(state.actions()))
    return record


def answers(record: Record, by: str) -> list[str]:
    """What people must type to play a game again: forced choices play themselves."""
    typed = []
    state = record.first()
    for action in record.actions:
        legal = state.actions()
        if len(legal) > 1:
            typed.append(str(legal.index(action) + 1) if by == "number" else action.text)
        state.apply(action)
    return typed


@pytest.mark.parametrize(
    ("players", "language", "by"),
    [(2, "en", "number"), (2, "fr", "notation"), (5, "fr", "number")],
)
def test_a_whole_game_is_played_by_people_at_one_keyboard(
    players: int, language: str, by: str, terminal: Terminal, home: Path
) -> None:
    game = played(players)
    seats = ",".join(["human"] * players)
    seed = str(game.seed)
    typed = answers(game, by)

    said = terminal.run(
        "play", "spyrium", "--seats", seats, "--seed", seed, "--lang", language, typed=typed
    )

    assert len(terminal.prompts) == len(typed)
    assert saved(home).to_json() == game.to_json()
    end = {"en": "The last turn has been played.", "fr": "Le dernier tour a été joué."}
    assert end[language] in said
    assert {"en": "winner", "fr": "vainqueur"}[language] in said
    assert game.result is not None
    for score in game.result["scores"]:
        assert f" {score} │" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_bots(language: str, terminal: Terminal, home: Path) -> None:
    said = terminal.run("play", "--seed", "7", "--lang", language, typed=["1"] * 200)
    record = saved(home)
    assert record.seats == ["human", "normal", "normal"]
    assert record.verify().over
    assert set(terminal.prompts) == {"Ada> "}
    assert str(home / "spyrium-7.json") in said


def test_a_game_of_bots_alone_needs_no_keyboard(terminal: Terminal, home: Path) -> None:
    said = terminal.run("play", "spyrium", "--seats", "random,random,random,random,random")
    assert not terminal.prompts
    assert saved(home).verify().over
    assert "winner" in said


def test_the_installed_command_plays_a_whole_game(home: Path) -> None:
    ended = subprocess.run(
        [*COMMAND, "play", "--seed", "7", "--seats", "human,random", "--lang", "fr"],
        input="1\n" * 200,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "vainqueur" in ended.stdout
    assert saved(home).verify().over


def test_the_same_seed_deals_the_same_game(terminal: Terminal, home: Path) -> None:
    for _ in range(2):
        terminal.run(*TWO, "--seed", "7", typed=["1"])
    first, second = (golden_games.load(file) for file in sorted(home.iterdir()))
    assert first.replay().digest() == second.replay().digest()


@pytest.mark.parametrize(
    ("arguments", "language"),
    [([], "en"), (["--lang", "fr"], "fr"), (["--lang", "fr", "--option", "language=en"], "en")],
)
def test_the_language_of_the_terminal_is_that_of_the_table(
    arguments: list[str], language: str, terminal: Terminal, home: Path
) -> None:
    terminal.run("play", "uchronia", "--seats", "random,random", "--seed", "7", *arguments)
    assert saved(home).options == {"language": language}


def test_without_a_seed_every_game_is_new(terminal: Terminal, home: Path) -> None:
    for _ in range(2):
        terminal.run(*TWO)
    first, second = (golden_games.load(file) for file in home.iterdir())
    assert first.seed != second.seed


def test_the_seed_that_is_shown_can_be_typed_again(terminal: Terminal, home: Path) -> None:
    said = terminal.run(*TWO, "--seed", "123456789")
    assert "123456789" in said.replace("spyrium-123456789.json", "")


# What is shown.


def test_a_choice_stands_with_its_number_its_words_and_its_notation(terminal: Terminal) -> None:
    said = terminal.run(*TWO, "--seed", "7")
    assert "Spyrium for 2 players" in said
    assert FIRST["en"] in said
    assert "1 Place a worker at a1-b1, between University I and Commerce place a1-b1" in said
    assert "13 Start activating switch" in said


def test_moves_of_others_are_shown_before_the_next_question(terminal: Terminal) -> None:
    said = terminal.run(*TWO, "--seed", "7", typed=["place b1-c1"])
    move = said.index("Basil places a worker at b1-c1.")
    assert said.index(FIRST["en"]) < move < said.index("Ada, it is your turn.")


def test_a_forced_choice_is_played_and_logged(terminal: Terminal, home: Path) -> None:
    # The event of seed 8 gives nothing to people without buildings, so they can only pass.
    said = terminal.run(*TWO, "--seed", "8", typed=["switch"])
    assert texts(saved(home)) == ["switch", "pass"]
    assert "There is only one choice: Pass for this turn." in said


# Commands.


@pytest.mark.parametrize(
    ("language", "word", "shown"),
    [("en", "help", "save FILE"), ("en", "?", "save FILE"), ("fr", "aide", "sauver FICHIER")],
)
def test_help_lists_the_commands(
    language: str, word: str, shown: str, terminal: Terminal, home: Path
) -> None:
    said = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=[word])
    assert shown in said
    assert not saved(home).actions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_help_lists_is_understood(
    language: str, terminal: Terminal, tmp_path: Path
) -> None:
    help_word, unknown = {
        "en": ("help", "is neither a number"),
        "fr": ("aide", "n’est ni un numéro"),
    }[language]
    words = Words(language)
    listed = [line.split()[0] for line in words("play-help").splitlines()[3:]]
    assert help_word in listed
    for word in listed:
        said = terminal.run(*TWO, "--lang", language, typed=[f"{word} {tmp_path / 'copy.json'}"])
        assert unknown not in said, word


@pytest.mark.parametrize(("language", "word"), [("en", "board"), ("fr", "table")])
def test_the_table_is_shown_again(language: str, word: str, terminal: Terminal) -> None:
    headline = {"en": "Turn 1 of 6", "fr": "Tour 1 sur 6"}[language]
    once = terminal.run(*TWO, "--seed", "7", "--lang", language)
    twice = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=[word])
    assert (once.count(headline), twice.count(headline)) == (1, 2)


def test_on_a_low_screen_the_table_comes_page_by_page(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = iter(["board", "", "", "log", "q", "quit"])
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    monkeypatch.setattr("builtins.input", answer)
    screen = Console(force_terminal=True, width=80, height=24, file=io.StringIO())
    game = lt.GAMES["spyrium"]
    record = Record.begin(game, players=2, seed=3, seats=["human", "human"])
    TerminalGame(record, Words("en", game, ["Ada", "Basil"]), screen, tmp_path / "game.json").run()
    assert isinstance(screen.file, io.StringIO)
    said = screen.file.getvalue()
    assert "The table no longer fits above: `board` shows it" in said
    assert [prompt.partition("?")[0] for prompt in prompts].count("More") == 2
    assert said.count("Turn 1 of 6") == 2
    assert (
        "  1  Place a worker at a1-b1, between Working-Class Neighborhood I and the\n     Res"
        in said
    )


@pytest.mark.parametrize(("language", "word"), [("en", "log"), ("fr", "journal")])
def test_the_log_is_read_again_from_the_beginning(
    language: str, word: str, terminal: Terminal
) -> None:
    typed = ["place b1-c1", word]
    said = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=typed)
    begins = {"en": "Turn 1 begins, era A.", "fr": "Le tour 1 commence, époque A."}[language]
    placed = {"en": "Basil places a worker at b1-c1.", "fr": "Basile place un ouvrier en b1-c1."}
    assert said.count(begins) == said.count(placed[language]) == 2
    assert said.rindex(begins) < said.rindex(placed[language])


@pytest.mark.parametrize(
    ("language", "line", "shown"),
    [
        ("en", "card mine2", ["Mine II", "1 worker → 2 Spyrium."]),
        ("en", "card mine ii", ["Mine II", "1 worker → 2 Spyrium."]),
        ("en", "CARD Commerce", ["Commerce", "You keep the tokens"]),
        ("fr", "carte négoce", ["Négoce", "Vous gardez les jetons"]),
        ("fr", "carte foire au cristal", ["Foire au cristal", "Une fois dans le tour"]),
    ],
)
def test_a_card_is_found_by_its_name_and_by_its_short_name(
    language: str, line: str, shown: list[str], terminal: Terminal
) -> None:
    said = terminal.run(*TWO, "--seed", "8", "--lang", language, typed=[line])
    after = said[said.index("╭─", said.rindex("switch")) :]
    assert all(text in after for text in shown)


def test_a_card_is_shown_with_its_values_and_where_they_come_from(terminal: Terminal) -> None:
    said = terminal.run(*TWO, "--seed", "8", typed=["card palais"])
    sheet = said[said.index("─ Palace ─") :]
    assert "13" in sheet, "its price"
    assert "12" in sheet, "its points"
    assert "reconstructed" in sheet
    assert "rulebook" in sheet


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "card colosseum", "There is no card “colosseum” in this game."),
        ("fr", "carte colisée", "Il n’y a pas de carte « colisée » dans ce jeu."),
    ],
)
def test_an_unknown_card_is_named(
    language: str, line: str, answer: str, terminal: Terminal
) -> None:
    assert answer in terminal.run(*TWO, "--lang", language, typed=[line])


# Mistyped lines.


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "“0” is neither a number from 1 to 13"),
        ("14", "“14” is neither a number from 1 to 13"),
        ("-1", "“-1” is neither"),
        ("place", "“place” is neither"),
        ("sing a song", "“sing a song” is neither"),
        ("[bold]", "“[bold]” is neither"),
        ("pass", "“pass” cannot be played now."),
        ("gain a1-b1 a1", "“gain a1-b1 a1” cannot be played now."),
        ("", FIRST["en"]),
        ("   ", FIRST["en"]),
    ],
)
def test_an_unknown_line_changes_nothing(
    line: str, answer: str, terminal: Terminal, home: Path
) -> None:
    said = terminal.run(*TWO, "--seed", "7", typed=["place b1-c1", "undo", line, "place c1-c2"])
    assert answer in said
    assert texts(saved(home)) == ["place c1-c2"]


def test_notation_may_be_written_in_capitals_and_with_blanks(
    terminal: Terminal, home: Path
) -> None:
    terminal.run(*TWO, "--seed", "7", typed=["  PLACE   C1-C2 "])
    assert texts(saved(home)) == ["place c1-c2"]


# Undo.


@pytest.mark.parametrize(("language", "word"), [("en", "undo"), ("fr", "annuler"), ("fr", "undo")])
def test_a_choice_is_taken_back(language: str, word: str, terminal: Terminal, home: Path) -> None:
    typed = ["place b1-c1", "place a1-b1", word, word]
    said = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=typed)
    assert said.count({"en": "Undone.", "fr": "Coup annulé."}[language]) == 2
    assert terminal.prompts[-1] == terminal.prompts[0]
    assert not saved(home).actions


def test_there_is_nothing_to_take_back_at_the_beginning(terminal: Terminal) -> None:
    said = terminal.run(*TWO, "--seed", "7", typed=["undo", "undo!"])
    assert said.count("There is nothing to undo.") == 2


def test_the_moves_of_bots_are_taken_back_with_ones_own(terminal: Terminal, home: Path) -> None:
    seats = ("--seats", "human,random,random", "--seed", "3")
    terminal.run("play", "spyrium", *seats)
    before = texts(saved(home))
    terminal.run("play", "--resume", "last", typed=["1"])
    assert len(saved(home).actions) > len(before) + 1
    terminal.run("play", "--resume", "last", typed=["undo"])
    assert texts(saved(home)) == before


A_TURN = ["switch", "switch"]
"""With seed 8 nothing else can be done then: both have passed and the next market is dealt."""


@pytest.mark.parametrize(
    ("language", "seats", "refused", "insist"),
    [
        ("en", "human,human", "If all of you agree, type `undo!`", "undo!"),
        ("fr", "human,human", "Si vous êtes tous d’accord, tapez `annuler!`", "annuler!"),
    ],
)
def test_undo_stops_where_something_was_revealed(
    language: str, seats: str, refused: str, insist: str, terminal: Terminal, home: Path
) -> None:
    begin = ("play", "--seats", seats, "--seed", "8", "--lang", language)
    said = terminal.run(*begin, typed=[*A_TURN, "undo"])
    assert refused in said
    assert texts(saved(home)) == ["switch", "pass", "switch", "pass"]

    said = terminal.run("play", "--resume", "last", "--lang", language, typed=[insist])
    assert {"en": "Undone.", "fr": "Coup annulé."}[language] in said
    assert texts(saved(home)) == ["switch", "pass"]


def test_against_bots_nobody_must_agree_to_an_undo(terminal: Terminal, home: Path) -> None:
    # Passing first, the person looks on until the bot has ended the turn.
    begin = ("play", "--seats", "human,random", "--seed", "8")
    said = terminal.run(*begin, typed=["switch", "undo", "undo!"])
    assert "The bots agree: type `undo!`" in said
    assert "Undone." in said
    assert saved(home).replay().to_json()["turn"] == 1


# Other cards.


def test_a_game_with_ones_own_cards_keeps_them(
    terminal: Terminal, home: Path, tmp_path: Path
) -> None:
    own = tmp_path / "my.toml"
    terminal.run("cards", "spyrium", "--export", str(own))
    content = own.read_text(encoding="utf-8")
    dear, cheap = (f'price = {price}\npower = "keep_tokens"' for price in (8, 3))
    changed = content.replace(dear, cheap)
    assert changed != content
    own.write_text(changed, encoding="utf-8")

    said = terminal.run(*TWO, "--seed", "7", "--cards", str(own))
    assert "│ ~£3 │" in said.replace("  ", " ")
    own.unlink()
    assert saved(home).game.card_values()["cards"]["negoce"]["price"] == 3
    said = terminal.run("play", "--resume", "last")
    assert "£3" in said[said.index("Commerce") :]


# Refusals.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play chess", "there is no game 'chess'; the games are: spyrium"),
        ("play --seats human,rnadom", "there is no bot 'rnadom'; did you mean 'random'?"),
        ("play --seats human", "Spyrium is for 2 to 5 players, not 1."),
        ("play --seats " + ",".join(["human"] * 6), "Spyrium is for 2 to 5 players, not 6."),
        ("play --resume last", "there is no saved game to resume"),
        ("play --resume nowhere.json", "nowhere.json: the stored game cannot be read"),
        ("play --cards nowhere.toml", "nowhere.toml: the card file cannot be read"),
        ("play --lang de", "'de'"),
        ("play --seed one", "'--seed'"),
    ],
)
def test_bad_arguments_are_refused_in_one_sentence(
    arguments: str, sentence: str, terminal: Terminal, home: Path
) -> None:
    assert sentence in terminal.complaint(*arguments.split())
    assert not home.exists(), "no game has begun"


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "{}", '{"format": 1}', "\x00\x01", "not a game at all"]
)
def test_a_file_that_is_no_game_is_refused(
    content: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content, encoding="utf-8")
    assert "stored game" in terminal.complaint("play", "--resume", str(file))
    assert file.read_text(encoding="utf-8") == content


def test_a_folder_that_cannot_be_written_is_refused(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path / "file" / "home"))
    assert str(tmp_path / "file") in terminal.complaint(*TWO)


def test_a_game_of_an_unknown_bot_is_not_resumed(terminal: Terminal, home: Path) -> None:
    terminal.run("play", "--seats", "human,random", "--seed", "7")
    file = home / "spyrium-7.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"random"', '"deep"'))
    assert "there is no bot 'deep'" in terminal.complaint("play", "--resume", "last")


def test_help_says_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help"]) == 0
    out = capsys.readouterr().out
    for text in ("--seats", "human", "--resume", "--lang", "ludotheque play"):
        assert text in out


# Hints.


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_names_three_choices_with_chances(
    terminal: Terminal, language: str, word: str
) -> None:
    out = terminal.run(*TWO, "--seed", "7", "--lang", language, typed=[word])
    assert out.count("%") == 3


def test_hints_can_be_turned_off(terminal: Terminal) -> None:
    out = terminal.run(*TWO, "--seed", "7", "--no-hints", typed=["hint"])
    assert "Hints are turned off at this table." in out
    assert "%" not in out


def test_a_program_that_fails_is_logged(terminal: Terminal) -> None:
    out = terminal.run(
        "play", "spyrium", "--seats", "cmd:no-such-program,human", "--seed", "1", typed=["1", "log"]
    )
    assert "The bot “no-such-program” has stopped." in out
