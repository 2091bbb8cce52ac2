"""The table of Uchronia in a terminal: everything is there, and readable without colour."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.cli.boards import BOARDS
from ludotheque.cli.boards.uchronia import SHAPES
from ludotheque.cli.terminal_game import TerminalGame
from ludotheque.games.uchronia.cards.colours import COLOURS
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.words.names import building_name
from ludotheque.words import LANGUAGES, Words
from tests.games.uchronia.table import position, seat


def speaker(language: str, players: int) -> Words:
    words = Words(language, UCHRONIA)
    words.names = [words(f"seat-name-{seat}") for seat in range(players)]
    return words


def drawn(
    state: UchroniaState, viewer: int | None = 0, language: str = "en", width: int = 100
) -> str:
    """The table as plain text in which blanks are single."""
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(BOARDS["uchronia"](state.view(viewer), speaker(language, state.players)))
    assert isinstance(screen.file, io.StringIO)
    text = screen.file.getvalue()
    assert all(len(line.rstrip("\n")) <= width for line in text.splitlines())
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_have_a_letter_and_a_shape_of_their_own(language: str) -> None:
    words = Words(language, UCHRONIA)
    letters = [words(f"letter-{colour}") for colour in COLOURS]
    assert len(set(letters)) == len(set(SHAPES)) == 5
    text = drawn(position(seat(), seat()), language=language)
    for letter, shape, colour in zip(letters, SHAPES, COLOURS, strict=True):
        assert f"{letter}{shape} {words(f'resource-{colour}')}" in text


def shows(text: str, *parts: str) -> None:
    assert [part for part in parts if part not in text] == []


def test_the_middle_of_the_table() -> None:
    state = position(
        seat(activities="c"), seat(), forum="wwm", works=["bridge", "dock"], last=1, ending=True
    )
    text = drawn(state)
    shows(
        text,
        "Ada’s turn · the end begins at 20 points · Basil has the Last Turn card",
        "the end has begun",
        "Forum W▲ 2 M★ 1",
        "Monopolies C● A",
        "S◆ 2 Bridge Bonus of Draconians",
        "W▲ 1 Dock~",
        "~ reconstructed",
    )


@pytest.mark.parametrize(
    ("language", "dry", "sentence"),
    [
        ("en", 16, "nothing to draw: the game ends in 2 rounds"),
        ("en", 19, "nothing to draw: the game ends after this round"),
        ("fr", 16, "plus rien à piocher\xa0: la partie se termine dans 2 tours de table"),
    ],
)
def test_a_drought_is_counted_down(language: str, dry: int, sentence: str) -> None:
    everything = "w" * 35 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 33
    state = position(seat(stock=everything), seat(hand="m"), pile=[], dry=dry)
    assert " ".join(sentence.split()) in drawn(state, language=language)


def test_a_player_s_city() -> None:
    state = position(
        seat(
            hand="wm",
            stock="wwb",
            activities="cc",
            sites={"square": "mm", "shrine": ""},
            completed=["gate", "viaduct"],
        ),
        seat(domain="s"),
    )
    text = drawn(state)
    shows(
        text,
        "A Ada · 5 points",
        "Hand W▲ M★",
        "Domain S◆",
        "Stock W▲ 2 B■ 1",
        "Activities 2/4 C● 2♛",
        "Square 2/3 M★ M★",
        "Shrine~ 0/2 (already works)",
        "Viaduct",
        "B Basil · 0 points",
    )


def test_other_hands_show_what_is_known_and_how_much_is_not() -> None:
    state = position(seat(hand="wmm", seen="m"), seat(hand="cc"))
    text = drawn(state, viewer=1)
    assert "Hand M★ 2 hidden" in text
    assert "Hand C● C●" in text
    text = drawn(state, viewer=None)
    assert "Hand M★ 2 hidden" in text
    assert "Hand 2 hidden" in text


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_building_of_a_game_is_on_the_table(players: int, language: str, width: int) -> None:
    state = UCHRONIA.new(players, 7)
    rng = Random(7)
    words = speaker(language, players)
    for _ in range(200):
        state.apply(rng.choice(state.actions()))
    text = drawn(state, state.actor, language, width)
    shown = [*state.works, *(site.building for sites in state.sites for site in sites)]
    for number in shown:
        assert words.say(building_name(UCHRONIA.cards.buildings[number])) in text


def test_the_log_of_a_shared_screen_tells_no_secrets(tmp_path: Path) -> None:
    """With one person at the screen, that person reads its own draws and not those of bots."""
    for seats, secret in ((["human", "human"], 2), (["human", "random"], 1)):
        record = lt.Record.begin(UCHRONIA, players=2, seed=3, seats=seats)
        words = speaker("en", 2)
        table = TerminalGame(record, words, Console(file=io.StringIO()), tmp_path / "game.json")
        unnamed = [line for line in table.log if " draws a card" in line]
        assert len(unnamed) == secret
        assert all(line.endswith("(×6).") for line in unnamed)
