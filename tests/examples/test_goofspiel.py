"""A game of another package plays everywhere without a change here."""

from __future__ import annotations

import pytest

from tests.examples.conftest import Run

CLI = ("-c", "from ludotheque.cli import main; main()")


def test_it_is_found_through_its_entry_point(run: Run) -> None:
    found = run("-c", "import ludotheque as lt; print(*lt.GAMES, lt.GAMES['goofspiel'].title)")

    assert found.stdout.split() == ["spyrium", "uchronia", "monumental", "goofspiel", "Goofspiel"]


def test_it_passes_the_conformance_suite(run: Run) -> None:
    done = run(
        "-c",
        "import ludotheque as lt\n"
        "from ludotheque.testing import check_game\n"
        "check_game(lt.GAMES['goofspiel'])\n"
        "print('passed')",
    )

    assert done.stdout == "passed\n", done.stderr


@pytest.mark.parametrize(
    ("language", "asked", "end"),
    [
        ("en", "Bid a card for the prize of", "The last prize has been awarded."),
        ("fr", "Misez une carte pour le lot de", "Le dernier lot a été attribué."),
    ],
)
def test_it_is_played_in_the_terminal(run: Run, language: str, asked: str, end: str) -> None:
    seats = ["play", "goofspiel", "--seats", "human,random", "--seed", "3", "--lang", language]

    done = run(*CLI, *seats, typed="1\n" * 8)

    assert done.returncode == 0, done.stderr
    assert asked in done.stdout
    assert end in done.stdout


def test_bots_play_many_games_of_it(run: Run) -> None:
    done = run(*CLI, "simulate", "goofspiel", "--games", "20", "--json")

    assert done.returncode == 0, done.stderr
    assert '"games": 20' in done.stdout
