"""Guided first games: each is played to its end on today's rules, and wrongly at every step."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.teaching import Lesson, lesson
from ludotheque.words import LANGUAGES, Words, words_folder
from tests.words.catalogue import keys

every_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def of(game: lt.Game[Any]) -> Lesson:
    found = lesson(game)
    assert found is not None, f"{game.title} has no guided first game"
    return found


@every_game
def test_a_lesson_is_played_to_its_end_and_a_game_goes_on_from_there(game: lt.Game[Any]) -> None:
    guide = of(game)
    passages = guide.passages()
    assert len(passages) == len(guide.script) + 1
    last = passages[-1].state
    assert not last.over
    assert lt.State.from_json(last.to_json()).actions() == last.actions()


@every_game
def test_a_lesson_takes_about_ten_minutes(game: lt.Game[Any]) -> None:
    """It counts a third of a minute for what is read or done."""
    assert 18 <= len(of(game).steps) <= 36


@every_game
def test_each_step_waits_for_the_learner_and_the_rest_happens_by_itself(game: lt.Game[Any]) -> None:
    guide = of(game)
    for played, passage in enumerate(guide.passages()):
        choices = [step for step in guide.steps_at(played) if step.do is not None]
        assert len(choices) <= 1
        if choices:
            assert passage.state.actor == guide.seat
            assert guide.steps_at(played)[-1] is choices[0]
    assert guide.steps[-1].do is None, "the last step leads on to a game of one's own"


@every_language
@every_game
def test_every_wrong_choice_is_explained(game: lt.Game[Any], language: str) -> None:
    guide = of(game)
    words = Words(language, game)
    for played, passage in enumerate(guide.passages()):
        for step in guide.steps_at(played):
            assert words.say(step.text)
            for action in passage.state.actions() if step.do else ():
                why = step.explain(action.text)
                assert (why is None) == (action.text == step.do)
                assert why is None or words.say(why)


@every_language
@every_game
def test_every_message_of_a_lesson_is_said_somewhere(game: lt.Game[Any], language: str) -> None:
    guide = of(game)
    words = Words(language, game)
    passages = guide.passages()
    for step in guide.steps:
        words.say(step.text)
        for action in passages[step.at].state.actions() if step.do else ():
            why = step.explain(action.text)
            if why is not None:
                words.say(why)
    # A general explanation is there even where each of today's choices has one of its own.
    general = {f"learn-{step.id}-wrong" for step in guide.steps}
    assert keys(words_folder(game), "learn-") - words.spoken <= general
