"""Learning a game: guided first games and puzzles, which are data in the package of a game."""

from ludotheque.teaching.lesson import Lesson, LessonStep, lesson
from ludotheque.teaching.puzzle import Puzzle, Rated, puzzles

__all__ = ["Lesson", "LessonStep", "Puzzle", "Rated", "lesson", "puzzles"]
