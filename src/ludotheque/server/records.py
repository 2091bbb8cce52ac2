"""Finished games: their records, and how they looked at each step."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.record import Record, check_of
from ludotheque.server.frames import position_json
from ludotheque.server.live import Info, LogRow


def recorded(info: Info, opened: Any, rows: list[LogRow]) -> Record:
    """A finished game as it was played, without what was taken back; its seed is open now."""
    names = [seat.name or seat.bot or "" for seat in info.seats]
    record = Record(info.game, len(names), int(opened.seed), names, opened.options)
    record.commitment, record.nonce = info.commitment, opened.nonce
    record.position = opened.position
    record.actions = effective_actions(info, rows)
    checks = []
    for state, _, _ in record.steps():
        checks.append(check_of(state))
    record.checks = checks
    record.result = None if state.outcome is None else state.outcome.to_json()
    return record


def effective_actions(info: Info, rows: list[LogRow]) -> list[Action]:
    """The actions that count, after everything that was taken back."""
    path: list[tuple[int, Action]] = []
    for row in rows:
        if row.kind == "action":
            path.append((row.number, info.game.parse(row.action)))
        elif row.kind == "undo":
            path = [step for step in path if step[0] < int(row.action)]
    return [action for _, action in path]


def replayed(record: Record, step: int | None) -> dict[str, Any]:
    """A finished game at one of its steps, with all that happened in it."""
    last = len(record.actions)
    at = last if step is None else min(step, last)
    log = []
    frame: dict[str, Any] = {}
    actor = -1
    for number, (state, action, events) in enumerate(record.steps()):
        told = [{"message": record.game.tell(e).to_json(), "event": e.to_json()} for e in events]
        text = "" if action is None else action.text
        entry = {"number": number, "kind": "action", "seat": actor, "action": text}
        log.append(entry | {"events": told})
        actor = -1 if state.actor is None else state.actor
        if number == at:
            frame = position_json(state.view(None)) | _NOTHING_TO_DO | {"step": number}
    return {"frame": frame, "log": log, "steps": last}


_NOTHING_TO_DO: dict[str, Any] = {
    "seat": None,
    "actions": [],
    "undo": {"can": False, "to": None, "free": False},
}
