"""`ludotheque learn`: a guided first game in the terminal."""

from __future__ import annotations

from typing import Any

from ludotheque.cli import saves
from ludotheque.cli.common import GameArgument, LangOption, console
from ludotheque.cli.terminal_game import HUMAN, TerminalGame
from ludotheque.core.action import Action
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import find
from ludotheque.core.record import Record, check_of
from ludotheque.teaching import Lesson, LessonStep
from ludotheque.teaching import lesson as lesson_of
from ludotheque.teaching.lesson import OPPONENT
from ludotheque.words import Words


def learn(game: GameArgument, lang: LangOption = "en") -> None:
    """Learn a game by playing it: two guided turns or more, then on against an easy bot.

    What to do is said before each choice. A choice that is not meant is explained and not played.

    For example:

    `ludotheque learn spyrium`

    `ludotheque learn uchronia --lang fr`
    """
    chosen = find(game)
    lesson = lesson_of(chosen)
    if lesson is None:
        raise BadSetup(f"{chosen.title} has no guided first game.")
    words = Words(lang, chosen)
    words.names = words.seat_names(lesson.first.players)
    TerminalLesson(lesson, words, console=console()).run()


def _record(lesson: Lesson) -> Record:
    players = lesson.first.players
    seats = [HUMAN if seat == lesson.seat else OPPONENT for seat in range(players)]
    record = Record(lesson.game, players, 0, seats, lesson.game.chosen({}))
    record.position = lesson.first.to_json()
    record.checks.append(check_of(lesson.first))
    return record


class TerminalLesson(TerminalGame):
    """A guided first game; after its last step it is a game like any other."""

    def __init__(self, lesson: Lesson, words: Words, **settings: Any) -> None:
        self._lesson = lesson
        self._said = -1
        """After how many actions something was said last."""
        path = saves.new_file(lesson.game.name, 0)
        super().__init__(_record(lesson), words, path=path, **settings)

    @property
    def _played(self) -> int:
        return len(self.record.actions)

    def _expected(self) -> LessonStep | None:
        """The step that waits for a choice now."""
        steps = self._lesson.steps_at(self._played) if self._on_script() else []
        return next((step for step in steps if step.do is not None), None)

    def _on_script(self) -> bool:
        """Whether the lesson has still something to say."""
        texts = tuple(action.text for action in self.record.actions)
        return texts == self._lesson.script[: self._played]

    def _take_turn(self, seat: int) -> None:
        if not self._on_script():
            super()._take_turn(seat)
            return
        if self._said != self._played:
            self._said = self._played
            self._print_news()
            for step in self._lesson.steps_at(self._played):
                self.console.print(self.words.say(step.text), style="bold green", markup=False)
                self.console.print()
        if self._expected() is not None:
            self._ask(seat)
        elif self._played < len(self._lesson.script):
            super()._play(self._lesson.game.parse(self._lesson.script[self._played]))
        else:
            super()._take_turn(seat)

    def _play(self, action: Action) -> None:
        step = self._expected()
        why = None if step is None else step.explain(action.text)
        if why is None:
            super()._play(action)
        else:
            self._say("learn-not-this", style="yellow", reason=why)
