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

GAME = lt.GAMES["spyrium"]
FOLDER = Path(__file__).parent / "fixtures"
SEEDS = {2: 7, 5: 11}
EAGER = {"pass": 1, "switch": 2, "gain": 2, "activate": 10, "exploit": 10}
"""How gladly kinds of actions are chosen (others: 4), so that there is something to see."""


def play(players: int, seed: int) -> dict[str, Any]:
    """A whole game: every position as the seat that must decide sees it, and the log."""
    state = lt.new(GAME.name, players=players, seed=seed)
    chance = random.Random(seed)
    frames = [_frame(state, 0)]
    log: list[dict[str, Any]] = []
    while not state.over:
        seat, actions = state.actor, state.actions()
        gladly = [EAGER.get(action.text.split()[0], 4) for action in actions]
        action = chance.choices(actions, gladly)[0]
        told = [
            {"message": GAME.tell(event).to_json(), "event": event.to_json()}
            for event in state.apply(action)
        ]
        number = len(log)
        log.append(
            {"number": number, "kind": "action", "seat": seat, "action": action.text}
            | {"events": told}
        )
        frames.append(_frame(state, number + 1))
    return {"frames": frames, "log": log}


def _frame(state: lt.State, step: int) -> dict[str, Any]:
    seat = state.actor if state.actor is not None else 0
    view = state.view(seat)
    actions = [
        {"text": one.text, "message": GAME.describe(view.position, one), "reveals": False}
        for one in view.actions()
    ]
    undo = {"can": False, "to": None, "free": True}
    return position_json(view) | {"seat": seat, "actions": actions, "step": step, "undo": undo}


if __name__ == "__main__":
    for players, seed in SEEDS.items():
        packed = gzip.compress(msgspec.json.encode(play(players, seed)), 9, mtime=0)
        (FOLDER / f"{GAME.name}-{players}.json.gz").write_bytes(packed)
    (FOLDER / f"{GAME.name}-cards.json").write_bytes(msgspec.json.encode(games.cards.fn(GAME.name)))
