"""`ludotheque learn`: guided first games at the terminal."""

from __future__ import annotations

from typing import Any

import ludotheque as lt
from ludotheque.words import Words
from tests.cli.terminal import Terminal
from tests.teaching.test_lesson import every_game, every_language, of


@every_language
@every_game
def test_a_lesson_is_played_in_the_terminal_wrongly_and_rightly(
    game: lt.Game[Any], language: str, terminal: Terminal
) -> None:
    guide = of(game)
    typed = []
    for played, passage in enumerate(guide.passages()):
        for step in guide.steps_at(played):
            if step.do is not None:
                others = [one.text for one in passage.state.actions() if one.text != step.do]
                typed += [*others[:1], step.do]
    shown = terminal.run("learn", game.name, "--lang", language, typed=typed)
    words = Words(language, game)
    assert " ".join(words.say(guide.steps[-1].text).split()) in shown
    wrong = " ".join(words("learn-not-this", reason="").split())
    assert shown.count(wrong) >= 5


def test_a_game_without_a_lesson_says_so(terminal: Terminal) -> None:
    assert "there is no game" in terminal.complaint("learn", "nothing")
