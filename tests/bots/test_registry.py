"""Bots that a user brings along: objects, classes, policies, modules, entry points."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque import bots
from ludotheque.arena.simulate import Plan, simulate
from ludotheque.bots import registry
from ludotheque.cli import main

OWN = """
class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view.actions()[0]

def made(seed):
    return First(seed)

def policy(observation, mask):
    return next(action for action, legal in enumerate(mask) if legal)
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of a user's own, in the folder where they work."""
    (tmp_path / "own_bots.py").write_text(OWN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    registry._loaded.cache_clear()


@pytest.fixture
def state() -> lt.State:
    return lt.new("spyrium", players=2, seed=1)


class Last:
    """Plays the last of the actions."""

    def choose(self, view: lt.View) -> lt.Action:
        return view.actions()[-1]


@pytest.mark.parametrize("name", ["own_bots:First", "own_bots:made", "own_bots:policy"])
def test_a_module_names_a_class_a_function_or_a_policy(
    own: None, state: lt.State, name: str
) -> None:
    bots.check_names([name])
    bot = bots.make(name, seed=1)
    assert bot.choose(state.view(state.actor)) is state.actions()[0]


@pytest.mark.parametrize("brought", [Last(), lambda seed: Last()])
def test_an_object_will_do(state: lt.State, brought: Any) -> None:
    bots.check_names([brought])
    assert bots.make(brought, 1).choose(state.view(state.actor)) is state.actions()[-1]


def test_a_package_registers_a_name(monkeypatch: pytest.MonkeyPatch, state: lt.State) -> None:
    entry = EntryPoint("last", f"{__name__}:Last", registry.GROUP)
    monkeypatch.setattr(registry, "registered", lambda: {"last": entry})
    monkeypatch.setattr(registry, "_loaded", lambda name: lambda seed: Last())
    bots.check_names(["last"], by_name_only=True)
    assert bots.make("last", 1).choose(state.view(state.actor)) is state.actions()[-1]


@pytest.mark.parametrize("name", ["own_bots:First", "cmd:true", "os:system"])
def test_a_network_may_only_name_registered_bots(own: None, name: str) -> None:
    with pytest.raises(bots.UnknownBot, match="there is no bot"):
        bots.check_names([name], by_name_only=True)


@pytest.mark.parametrize(
    ("brought", "sentence"),
    [
        ("own_bots:Missing", "cannot be loaded"),
        ("no_such_module:Bot", "cannot be loaded"),
        (7, "is no bot"),
    ],
)
def test_what_is_no_bot_is_refused(own: None, brought: Any, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot, match=sentence):
        bots.check_names([brought])


def test_a_policy_that_breaks_the_rules_is_told_so(state: lt.State) -> None:
    bot = bots.make(lambda observation, mask: -1, 1)
    with pytest.raises(lt.IllegalAction, match="action -1"):
        bot.choose(state.view(state.actor))


def test_simulate_and_arena_play_them(
    own: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    game = lt.GAMES["spyrium"]
    assert simulate(Plan.of(game, bots=(Last(), "random"), seed=1), 2).games == 2
    for command in ("simulate", "arena"):
        names = "own_bots:First,random"
        assert main([command, "spyrium", "--bots", names, "--games", "2"]) == 0
        assert "own_bots:First" in capsys.readouterr().out
