"""Guided first games and puzzles: positions of their own, without a table."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from litestar import get, post
from litestar.params import FromPath

from ludotheque.core.game import Game, find
from ludotheque.core.state import State
from ludotheque.server.errors import NoSuchLesson
from ludotheque.server.realtime.messages import (
    actions_json,
    event_json,
    position_json,
    table_json,
)
from ludotheque.server.routes.learning_schemas import (
    LessonPassage,
    PuzzleList,
    PuzzleView,
    Solution,
)
from ludotheque.server.routes.requests import (
    WRITING,
    AnyRequest,
    check_new_table,
    known_user,
    responses,
    services_of,
)
from ludotheque.server.routes.schemas import Table
from ludotheque.server.tables.creation import TableSetup
from ludotheque.server.tables.info import BOT, PERSON, Seat
from ludotheque.teaching import Lesson, Puzzle, lesson, puzzles
from ludotheque.teaching.lesson import OPPONENT, Passage

_ABSENCE = 180


def _frame(state: State, seat: int, step: int, *, acts: bool) -> dict[str, Any]:
    """A position of a lesson or a puzzle as its player sees it."""
    view = state.view(seat)
    return position_json(view) | {
        "seat": seat,
        "actions": actions_json(view.position, undo=False) if acts else [],
        "step": step,
        "undo": {"can": False, "to": None, "free": False},
    }


def _lesson(name: str) -> Lesson:
    game = find(name)
    found = lesson(game)
    if found is None:
        raise NoSuchLesson(f"{game.title} has no guided first game.")
    return found


@lru_cache(maxsize=8)
def _passages(game: Game[Any]) -> list[Passage]:
    return _lesson(game.name).passages()


@get(
    "/api/games/{name:str}/lesson/{at:int}",
    responses=responses(LessonPassage, others=(404,)),
    sync_to_thread=False,
)
def lesson_passage(name: FromPath[str], at: FromPath[int]) -> dict[str, Any]:
    """The guided first game after so many actions: the position, and what is said about it."""
    guide = _lesson(name)
    passages = _passages(guide.game)
    if not 0 <= at < len(passages):
        raise NoSuchLesson(f"the guided first game has {len(passages)} positions.")
    here = passages[at]
    steps = guide.steps_at(at)
    asked = next((step for step in steps if step.do is not None), None)
    frame = _frame(here.state, guide.seat, at, acts=asked is not None)
    explained = {
        action["text"]: asked.explain(action["text"]) for action in frame["actions"] if asked
    }
    redact = guide.game.visibility.redact_event
    entry = {
        "number": at - 1,
        "kind": "action",
        "seat": here.seat,
        "action": here.action if here.seat == guide.seat else "",
        "events": [
            event_json(guide.game, redact(event, guide.game.visibility.viewer_class(guide.seat)))
            for event in here.events
        ],
    }
    return {
        "players": here.state.players,
        "seat": guide.seat,
        "last": len(passages) - 1,
        "frame": frame,
        "log": [entry] if at > 0 else [],
        "steps": [{"say": step.text, "point": step.point} for step in steps],
        "expected": None if asked is None else asked.do,
        "wrong": {text: why for text, why in explained.items() if why is not None},
    }


@post(
    "/api/games/{name:str}/lesson", responses=responses(Table, status=201, others=(*WRITING, 404))
)
async def play_on(request: AnyRequest, name: FromPath[str]) -> dict[str, Any]:
    """A new table that plays on from the end of the guided first game, against an easy bot."""
    await check_new_table(request)
    guide = _lesson(name)
    user = await known_user(request)
    state = _passages(guide.game)[-1].state
    seats = [
        Seat(seat, PERSON, user) if seat == guide.seat else Seat(seat, BOT, bot=OPPONENT)
        for seat in range(state.players)
    ]
    setup = TableSetup(
        guide.game,
        {},
        user,
        seats,
        listed=False,
        undo=True,
        hints=True,
        absence=_ABSENCE,
        several_seats=False,
        spectator_chat=True,
    )
    info = await services_of(request).lobby.create(setup, start=True, position=state.to_json())
    return table_json(info, user, set())


def _puzzle(name: str, number: int) -> tuple[Game[Any], Puzzle]:
    game = find(name)
    stored = puzzles(game)
    if not 1 <= number <= len(stored):
        raise NoSuchLesson(f"{game.title} has no puzzle {number}; there are {len(stored)}.")
    return game, stored[number - 1]


def today(count: int) -> int:
    """The number of the puzzle of the day, another one every day until all have been shown."""
    return datetime.now(UTC).toordinal() % count + 1


@get(
    "/api/games/{name:str}/puzzles",
    responses=responses(PuzzleList, others=(404,)),
    sync_to_thread=False,
)
def puzzle_list(name: FromPath[str]) -> dict[str, Any]:
    """How many puzzles a game has, and which of them is that of the day."""
    count = len(puzzles(find(name)))
    return {"count": count, "today": today(count) if count else None}


@get(
    "/api/games/{name:str}/puzzles/{number:int}",
    responses=responses(PuzzleView, others=(404,)),
    sync_to_thread=False,
)
def puzzle_position(name: FromPath[str], number: FromPath[int]) -> dict[str, Any]:
    """The position of a puzzle, without its solution."""
    _, puzzle = _puzzle(name, number)
    state = puzzle.state()
    return {
        "players": state.players,
        "seat": puzzle.seat,
        "frame": _frame(state, puzzle.seat, 0, acts=True),
    }


@get(
    "/api/games/{name:str}/puzzles/{number:int}/solution",
    responses=responses(Solution, others=(404,)),
    sync_to_thread=False,
)
def solution(name: FromPath[str], number: FromPath[int]) -> dict[str, Any]:
    """The solution of a puzzle: the best choice and the next ones, with how the game goes on."""
    _, puzzle = _puzzle(name, number)
    return {
        "choices": [
            {"action": one.action, "chance": one.chance, "curve": one.curve}
            for one in puzzle.choices
        ]
    }


HANDLERS = [lesson_passage, play_on, puzzle_list, puzzle_position, solution]
