"""What is computed about whole games; these functions run in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.arena.review import Turn
from ludotheque.arena.review import review as review_record
from ludotheque.bots import JUDGE
from ludotheque.core.record import Record, check_of
from ludotheque.core.state import State
from ludotheque.server.realtime.messages import event_json, past_frame_json

_WORST_MOVES = 4
"""How many of the worst moves of each seat a review shows, so that everybody gets advice."""


def complete(stored: dict[str, Any]) -> dict[str, Any]:
    """A record with the digests of its positions and its result."""
    record = Record.from_json(stored)
    checks = []
    for state, _, _ in record.steps():
        checks.append(check_of(state))
    record.checks = checks
    record.result = None if state.outcome is None else state.outcome.to_json()
    return record.to_json()


def replay(stored: dict[str, Any], step: int | None) -> dict[str, Any]:
    """A finished game at one of its steps, the last if none is given, with the whole log.

    Frame and log are JSON texts.
    """
    record = Record.from_json(stored)
    last = len(record.actions)
    shown = last if step is None else min(step, last)
    log = []
    frame: dict[str, Any] = {}
    actor = -1
    for number, (state, action, events) in enumerate(record.steps()):
        text = "" if action is None else action.text
        entry: dict[str, Any] = {"number": number, "kind": "action", "seat": actor, "action": text}
        entry["events"] = [event_json(record.game, event) for event in events]
        log.append(entry)
        actor = -1 if state.actor is None else state.actor
        if number == shown:
            frame = _open_frame(state, number)
    return {"frame": msgspec.json.encode(frame), "log": msgspec.json.encode(log), "steps": last}


def _open_frame(state: State, step: int) -> dict[str, Any]:
    """A position of a finished game: what each player has is shown as its owner saw it."""
    frame = past_frame_json(state.view(None), step)
    areas = frame["view"].get("players", [])
    for seat in range(len(areas)):
        areas[seat] = state.view(seat).to_json()["players"][seat]
    return frame


def position_at(stored: dict[str, Any], step: int) -> dict[str, Any]:
    """The position at a step of a game. Raises `BadRecord`."""
    return Record.from_json(stored).replay(step).to_json()


def verify(stored: dict[str, Any]) -> dict[str, Any]:
    """Checks a record: every step, the result, and the commitment. Raises `BadRecord`."""
    record = Record.from_json(stored)
    state = record.verify()
    return {
        "ok": True,
        "game": record.game.name,
        "steps": len(record.actions),
        "over": state.over,
        "committed": record.commitment is not None,
    }


def review(stored: dict[str, Any]) -> dict[str, Any]:
    """The chances to win over a finished game, and its turning points."""
    record = Record.from_json(stored)
    found = review_record(record, JUDGE)
    worst = [
        turn
        for seat in range(record.players)
        for turn in [one for one in found.turns if one.seat == seat][:_WORST_MOVES]
    ]
    turns = sorted(worst, key=lambda turn: turn.step)
    return {
        "curve": [[round(share, 3) for share in shares] for shares in found.curve],
        "turns": [_turn(record, turn) for turn in turns],
    }


def _turn(record: Record, turn: Turn) -> dict[str, Any]:
    state, better = record.replay(turn.step), turn.better
    return {
        "step": turn.step,
        "seat": turn.seat,
        "played": record.game.describe(state, turn.played).to_json(),
        "winning": round(turn.chance, 3),
        "better": record.game.describe(state, better.action).to_json(),
        "better_winning": round(better.chance, 3),
        "reason": better.reason.to_json(),
    }
