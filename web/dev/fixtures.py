"""Plays the games that the page shows without a server: `python web/dev/fixtures.py`.

Run it again when views, messages or cards have changed.
"""

from __future__ import annotations

import gzip
import random
from pathlib import Path
from typing import Any

import msgspec

import ludotheque as lt
from ludotheque.server.frames import position_json
from ludotheque.server.routes import games

FOLDER = Path(__file__).parent / "fixtures"
SEEDS = {"spyrium": {2: 7, 5: 11}, "uchronia": {2: 265, 5: 288}}
EAGER = {
    "spyrium": {"pass": 1, "switch": 2, "gain": 2, "activate": 10, "exploit": 10},
    "uchronia": {"done": 1, "pair": 2, "use": 12, "launch": 12, "copy": 8, "start": 10, "add": 60},
}
"""How gladly kinds of actions are chosen (others: 4), so that there is something to see."""


def play(game: lt.Game[Any], players: int, seed: int) -> dict[str, Any]:
    """A whole game: every position as the seat that must decide sees it, and the log.

    Where seats see different things, also as the first seat sees it while others decide.
    """
    state = game.new(players, seed)
    chance = random.Random(seed)
    frames, aside = [_frame(state, 0, state.actor)], [_aside(state, 0)]
    log: list[dict[str, Any]] = []
    while not state.over:
        seat, actions = state.actor, state.actions()
        gladly = [EAGER[game.name].get(action.text.split()[0], 4) for action in actions]
        action = chance.choices(actions, gladly)[0]
        events = [game.visibility.redact_event(event, 0) for event in state.apply(action)]
        told = [
            {"message": game.tell(event).to_json(), "event": event.to_json()} for event in events
        ]
        number = len(log)
        log.append(
            {"number": number, "kind": "action", "seat": seat, "action": action.text}
            | {"events": told}
        )
        frames.append(_frame(state, number + 1, state.actor))
        aside.append(_aside(state, number + 1))
    return {"frames": frames, "aside": aside, "log": log}


def _aside(state: lt.State, step: int) -> dict[str, Any] | None:
    if state.actor in (0, None) or state.game.visibility.eyes(0) is None:
        return None
    return _frame(state, step, 0)


def _frame(state: lt.State, step: int, seat: int | None) -> dict[str, Any]:
    view = state.view(seat or 0)
    mine = view.actions() if seat == state.actor else ()
    actions = [
        {"text": one.text, "message": state.game.describe(view.position, one), "reveals": False}
        for one in mine
    ]
    undo = {"can": False, "to": None, "free": True}
    told = position_json(view) | {"actions": actions, "step": step, "undo": undo}
    return told | {"seat": view.seat}


if __name__ == "__main__":
    for name, seeds in SEEDS.items():
        for players, seed in seeds.items():
            packed = gzip.compress(
                msgspec.json.encode(play(lt.GAMES[name], players, seed)), 9, mtime=0
            )
            (FOLDER / f"{name}-{players}.json.gz").write_bytes(packed)
        (FOLDER / f"{name}-cards.json").write_bytes(msgspec.json.encode(games.cards.fn(name)))
