"""Guided first games: a lesson is data, `learn/lesson.toml` in the folder of a game.

A lesson has a prepared position and steps. A step says something (the message `learn-ID`), points
at spots of the table, and either waits to be read or for one choice. Any other choice is explained:
by the message that `wrong` names for the beginning of its text, or else by `learn-ID-wrong`. What
happens by itself after the choice, such as moves of the others, stands in `then`.

    players = 2
    [position]
    players = [{ money = 8 }, {}]
    [[steps]]
    id = "place"
    point = ["a1-b1"]
    do = "place a1-b1"
    then = ["place b1-c1"]
    wrong = { switch = "too-early" }
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.message import Message, say
from ludotheque.core.state import State

FILE = "lesson.toml"
OPPONENT = "first-game"
"""The bot with which a lesson ends."""


class LessonStep(NamedTuple):
    """One idea: what is said, what it points at, and the choice that it waits for."""

    id: str
    at: int
    """How many actions of the lesson have been played before it."""
    point: tuple[str, ...]
    do: str | None
    """The choice; ``None`` for something that is only read."""
    wrong: Mapping[str, str]
    """The beginning of the text of other choices, and the id of the message about them."""

    @property
    def text(self) -> Message:
        """What the step says."""
        return say(f"learn-{self.id}")

    def explain(self, action: str) -> Message | None:
        """Why a choice is not the one that the step waits for; ``None`` if it is."""
        if action == self.do:
            return None
        # The longest beginning that fits knows most about the choice.
        known = max((one for one in self.wrong if _begins(action, one)), key=len, default=None)
        return say(f"learn-{self.id}-wrong" if known is None else f"learn-{self.wrong[known]}")


def _begins(action: str, words: str) -> bool:
    return f"{action} ".startswith(f"{words} ")


class Passage(NamedTuple):
    """A position of a lesson, and the action and the events that led to it."""

    state: State
    action: str
    seat: int
    events: tuple[Event, ...]


class Lesson(NamedTuple):
    """The guided first game of a game."""

    game: Game[Any]
    seat: int
    """The seat of the person who learns."""
    first: State
    steps: tuple[LessonStep, ...]
    script: tuple[str, ...]
    """All actions in order, those of the others too."""

    def passages(self) -> list[Passage]:
        """Every position of the lesson; raises if its script breaks the rules of the game."""
        state = self.first.copy()
        state.listening = True
        passed = [Passage(self.first, "", -1, ())]
        for text in self.script:
            seat = -1 if state.actor is None else state.actor
            events = tuple(state.apply(self.game.parse(text)))
            passed.append(Passage(state.copy(), text, seat, events))
        return passed

    def steps_at(self, played: int) -> list[LessonStep]:
        """The steps that come after so many actions."""
        return [step for step in self.steps if step.at == played]


def path_of(game: Game[Any]) -> Path:
    """Where the lesson of a game is stored."""
    return game.folder / "learn" / FILE


@cache
def lesson(game: Game[Any]) -> Lesson | None:
    """The guided first game of a game; ``None`` if it has none."""
    path = path_of(game)
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    first = game.restore({"game": game.name, **data["position"]})
    steps: list[LessonStep] = []
    script: list[str] = []
    for given in data["steps"]:
        do, then = given.get("do"), given.get("then", [])
        wrong = given.get("wrong", {})
        steps.append(LessonStep(given["id"], len(script), tuple(given["point"]), do, wrong))
        script += [*([] if do is None else [do]), *then]
    return Lesson(game, data.get("seat", 0), first, tuple(steps), tuple(script))
