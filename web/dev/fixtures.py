"""Plays the games that the page is shown and tested with, without a server.

`python web/dev/fixtures.py`; run it again when views, messages or cards have changed. With names of
games it plays only these.

- `web/dev/fixtures`: whole games for `npm run dev:mock`
- `web/src/games/<game>/tests/games.json.gz`: positions for the tests of the page
"""

from __future__ import annotations

import gzip
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import ludotheque as lt
from ludotheque.server.realtime.messages import actions_json, event_json, position_json
from ludotheque.server.routes import games

WEB = Path(__file__).parents[1]
MIDDLE = 40
"""Steps of the middle of a game that are kept for the tests of the page."""


@dataclass(frozen=True)
class Plan:
    """How the games of a game are played."""

    shown: Mapping[int, int]
    """Seeds of the whole games for `dev:mock`, by number of players."""
    eager: Mapping[str, int]
    """How gladly kinds of actions are chosen (others: 4), so that there is something to see."""
    tested: Mapping[int, int] = field(default_factory=dict)
    """Seeds of the games of which the tests of the page look at beginning, middle and end."""
    searched: Mapping[int, int] = field(default_factory=dict)
    """How many games are searched for every kind of question, by number of players."""
    whole: tuple[str, ...] = ()
    """Actions that are kinds of their own; the others differ by their first word."""


PLANS = {
    "spyrium": Plan(
        {2: 7, 5: 11}, {"pass": 1, "switch": 2, "gain": 2, "activate": 10, "exploit": 10}
    ),
    "uchronia": Plan(
        {2: 265, 5: 288},
        {"done": 1, "pair": 2, "use": 12, "launch": 12, "copy": 8, "start": 10, "add": 60},
        tested={2: 1, 5: 2},
        searched=dict.fromkeys(range(2, 6), 100),
        whole=("take unseen", "give nothing", "from hand"),
    ),
    "monumental": Plan(
        {1: 4, 2: 2, 4: 4},
        {
            "end": 8,
            "explore": 2,
            "move": 1,
            "buy": 6,
            "build": 20,
            "policy": 20,
            "attack": 20,
            "pick": 20,
            "outpost": 10,
        },
        tested={1: 1, 2: 1, 4: 2},
        searched=dict.fromkeys(range(1, 5), 60),
        whole=("move warlord", "send warlord", "again policy", "automa market", "pay gold"),
    ),
}


def play(
    name: str, players: int, seed: int
) -> Iterator[tuple[lt.State, str, int | None, list[Any]]]:
    """Every position of a game, with the action, the seat and the events that led to it."""
    state = lt.new(name, players=players, seed=seed)
    chance = random.Random(seed)
    yield state, "", None, []
    while not state.over:
        seat, actions = state.actor, state.actions()
        gladly = [PLANS[name].eager.get(action.text.split()[0], 4) for action in actions]
        action = chance.choices(actions, gladly)[0]
        events = state.apply(action)
        yield state, action.text, seat, list(events)


def frame(state: lt.State, step: int, seat: int | None) -> dict[str, Any]:
    """A position as a seat sees it."""
    view = state.view(seat)
    mine = seat is not None and seat == state.actor
    actions = actions_json(view.position, undo=False) if mine else []
    undo = {"can": False, "to": None, "free": True}
    return position_json(view) | {"seat": seat, "actions": actions, "step": step, "undo": undo}


def whole(name: str, players: int, seed: int) -> dict[str, Any]:
    """A whole game: every position as the seat that must decide sees it, and the log.

    Where seats see different things, also as the first seat sees it while others decide.
    """
    frames, aside, log = [], [], []
    for step, (state, text, seat, events) in enumerate(play(name, players, seed)):
        frames.append(frame(state, step, state.actor or 0))
        waits = state.actor not in (0, None) and state.game.visibility.viewer_class(0) is not None
        aside.append(frame(state, step, 0) if waits else None)
        if step:
            shown = [state.game.visibility.redact_event(event, 0) for event in events]
            logged = [event_json(state.game, event) for event in shown]
            log.append(
                {
                    "number": step - 1,
                    "kind": "action",
                    "seat": seat,
                    "action": text,
                    "events": logged,
                }
            )
    return {"frames": frames, "aside": aside, "log": log}


def excerpt(name: str, players: int, seed: int) -> dict[str, Any]:
    """The beginning, some steps of the middle one after another, and the end of a game."""
    steps = sum(1 for _ in play(name, players, seed)) - 1
    middle = range(steps * 2 // 3, steps * 2 // 3 + MIDDLE)
    kept: dict[str, Any] = {"middle": []}
    for step, (state, *_) in enumerate(play(name, players, seed)):
        if step == 0:
            kept["start"] = frame(state, step, state.actor)
        if step in middle:
            kept["middle"].append(frame(state, step, 0))
        if step == steps:
            kept["end"] = frame(state, step, 0)
            kept["watched"] = frame(state, step, None)
    return kept


def search(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """For each kind of question and of action a position, for each kind of event one of it."""
    asked: dict[str, Any] = {}
    events: dict[str, Any] = {}
    rounds = [
        (players, seed)
        for players, number in PLANS[name].searched.items()
        for seed in range(number)
    ]
    for players, seed in rounds:
        for step, (state, _, _, logged) in enumerate(play(name, players, seed)):
            for event in logged:
                events.setdefault(event.kind.name, event_json(state.game, event)["event"])
            if state.over:
                break
            kinds = {_kind(name, action.text) for action in state.actions()}
            kinds = {f"{state.decision.kind} {kind}" for kind in kinds}
            if not kinds <= asked.keys():
                found = frame(state, step, state.actor)
                asked |= dict.fromkeys(kinds - asked.keys(), found)
    return asked, events


def _kind(name: str, text: str) -> str:
    """What kind of action it is; `start from hand` differs from `start` by its end."""
    verb = text.split()[0]
    for one in PLANS[name].whole:
        if text == one or text.startswith(f"{one} "):
            return one
        if text.endswith(f" {one}"):
            return f"{verb} {one}"
    return verb


def _write(path: Path, data: Any) -> None:
    path.write_bytes(gzip.compress(msgspec.json.encode(data), 9, mtime=0))


def _store(name: str) -> None:
    plan, folder = PLANS[name], WEB / "dev/fixtures"
    for players, seed in plan.shown.items():
        _write(folder / f"{name}-{players}.json.gz", whole(name, players, seed))
    _write(folder / f"{name}-cards.json.gz", games.cards.fn(name))
    if plan.tested:
        asked, events = search(name)
        data = {
            "cards": games.cards.fn(name),
            "games": {players: excerpt(name, players, s) for players, s in plan.tested.items()},
            "asked": asked,
            "events": events,
        }
        _write(WEB / f"src/games/{name}/tests/games.json.gz", data)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or PLANS:
        _store(wanted)
