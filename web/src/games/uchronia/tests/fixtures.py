"""Plays the games that the tests of the room look at.

Run `python web/src/games/uchronia/tests/fixtures.py` again when views, messages or cards have
changed.
"""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import ludotheque as lt
from ludotheque.server.frames import position_json
from ludotheque.server.routes import games

GAME = lt.GAMES["uchronia"]
FILE = Path(__file__).parent / "games.json.gz"
WHOLE = {2: 1, 5: 2}
"""The games of which start, middle and end are kept: their seeds by number of players."""
SEARCHED = 400
EAGER = {"done": 1, "plot": 6, "pair": 2, "start": 6, "add": 30, "launch": 12, "copy": 8, "use": 12}
"""How gladly kinds of actions are chosen (others: 4), so that there is something to see."""


def play(players: int, seed: int) -> Iterator[tuple[lt.State, list[dict[str, Any]]]]:
    """Every position of a game, with the events that led to it."""
    state = lt.new(GAME.name, players=players, seed=seed)
    chance = random.Random(seed)
    yield state, []
    while not state.over:
        actions = state.actions()
        gladly = [EAGER.get(action.text.split()[0], 4) for action in actions]
        events = state.apply(chance.choices(actions, gladly)[0])
        yield state, [event.to_json() for event in events]


def frame(state: lt.State, step: int, seat: int | None) -> dict[str, Any]:
    """A position as a seat sees it."""
    view = state.view(seat)
    mine = seat is not None and seat == state.actor
    actions = [
        {"text": one.text, "message": GAME.describe(view.position, one), "reveals": False}
        for one in (view.actions() if mine else [])
    ]
    undo = {"can": False, "to": None, "free": True}
    told = position_json(view) | {"seat": seat, "actions": actions, "step": step, "undo": undo}
    del told["view"]["unseen"]
    return told


def whole(players: int, seed: int) -> dict[str, Any]:
    """The beginning, some steps of the middle one after another, and the end of a game."""
    steps = sum(1 for _ in play(players, seed)) - 1
    middle = range(steps * 2 // 3, steps * 2 // 3 + 40)
    kept: dict[str, Any] = {"middle": []}
    for step, (state, _) in enumerate(play(players, seed)):
        if step == 0:
            kept["start"] = frame(state, step, state.actor)
        if step in middle:
            kept["middle"].append(frame(state, step, 0))
        if step == steps:
            kept["end"] = frame(state, step, 0)
            kept["watched"] = frame(state, step, None)
    return kept


def search() -> tuple[dict[str, Any], dict[str, Any]]:
    """For each kind of question and of action a position, for each kind of event one of it."""
    asked: dict[str, Any] = {}
    events: dict[str, Any] = {}
    for seed in range(SEARCHED):
        for step, (state, told) in enumerate(play(2 + seed % 4, seed)):
            for event in told:
                events.setdefault(event["event"], event)
            if state.over:
                break
            kinds = {_kind(action.text) for action in state.actions()}
            kinds = {f"{state.decision.kind} {kind}" for kind in kinds}
            if not kinds <= asked.keys():
                found = frame(state, step, state.actor)
                asked |= dict.fromkeys(kinds - asked.keys(), found)
    return asked, events


def _kind(text: str) -> str:
    whole = ("take unseen", "give nothing")
    if text in whole or text.endswith(" from hand"):
        return text if text in whole else "start from hand"
    return text.split()[0]


if __name__ == "__main__":
    asked, events = search()
    data = {
        "cards": games.cards.fn(GAME.name),
        "games": {players: whole(players, seed) for players, seed in WHOLE.items()},
        "asked": asked,
        "events": events,
    }
    FILE.write_bytes(gzip.compress(msgspec.json.encode(data), 9, mtime=0))
