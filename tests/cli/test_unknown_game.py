"""A game of which the commands know nothing but its contract: no board, no features, no French."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque import bots
from ludotheque.bots.evaluation import evaluation
from ludotheque.bots.levels import fingerprint, level, ratings
from ludotheque.core.errors import BadSetup
from ludotheque.testing import registered
from tests.cli.terminal import Terminal
from tests.core.toy_game import Toy


@pytest.fixture(autouse=True)
def toy() -> Iterator[Toy]:
    game = Toy()
    with registered(game):
        yield game


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played_with_a_board_drawn_from_the_view(terminal: Terminal, language: str) -> None:
    shown = terminal.run(
        "play", "toy", "--seats", "human,strong", "--lang", language, "--seed", "7"
    )
    assert "turns left" in shown
    assert "▒▒▒" in shown, "the hand of the other player is hidden"
    assert "Ada" in shown


def test_hints_say_that_there_are_none(terminal: Terminal) -> None:
    shown = terminal.run("play", "toy", "--seats", "human,random", "--seed", "7", typed=["hint"])
    assert "No bot can give hints for Toy." in shown


def test_it_is_simulated_stored_and_replayed(home: Path, terminal: Terminal) -> None:
    report = terminal.run("simulate", "toy", "--bots", "strong,easy", "--games", "4", "--json")
    assert json.loads(report)["games"] == 4
    terminal.run("play", "toy", "--seats", "random,search", "--seed", "3")
    (file,) = home.iterdir()
    assert "The last round is over." in terminal.run("replay", str(file))


def test_levels_have_defaults(toy: Toy) -> None:
    assert level(toy, "first-game")[:2] == ("points", 0)
    assert level(toy, "search").iterations == 100
    assert ratings(toy) == {}
    assert fingerprint(toy)


def test_without_features_bots_play_at_random_and_positions_are_not_evaluated(toy: Toy) -> None:
    state = toy.new(2, 1)
    view = state.view(state.actor)
    bot = bots.LevelBot("champion", 1)
    assert bot.choose(view) in state.actions()
    assert bot.explain(view) == []
    with pytest.raises(BadSetup, match="Toy has no features"):
        evaluation(toy, "points")
