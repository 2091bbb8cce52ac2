"""What a viewer is told: the table, the position as their seat knows it, and the log in words."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.state import State
from ludotheque.core.view import View
from ludotheque.server.live import Info, LiveTable, LogRow, Seat, stored_event


def table_json(info: Info, user: int | None, online: set[int]) -> dict[str, Any]:
    """A table for lists and headings, as one person sees it."""
    mine = info.seats_of(user)
    return {
        "id": info.id,
        "game": info.game.name,
        "status": info.status,
        "listed": info.listed,
        "undo": info.undo,
        "created": info.created,
        "seats": [_seat_json(seat, user, online) for seat in info.seats],
        "step": info.step,
        "actor": info.actor,
        "my_turn": info.status == "playing" and info.actor in mine,
        "host": user is not None and info.host == user,
        "commitment": info.commitment,
        "rematch": info.successor,
        "proposals": [
            {
                "id": one.id,
                "kind": one.kind,
                "seat": one.seat,
                "target": one.target,
                "asked": user in info.asked(one) and user not in one.votes,
            }
            for one in info.proposals
            if one.kind != "undo" or one.step == info.step
        ],
    }


def _seat_json(seat: Seat, user: int | None, online: set[int]) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "mine": user is not None and seat.user == user,
        "online": seat.user in online,
        "resigned": seat.resigned,
    }


def seat_for(live: LiveTable, user: int | None, wanted: int | None = None) -> int | None:
    """Through whose eyes a person looks; a spectator has none.

    It is the seat asked for, else the one that must decide, else the first of theirs.
    """
    mine = live.info.seats_of(user)
    if wanted in mine:
        return wanted
    if live.state.actor in mine:
        return live.state.actor
    return mine[0] if mine else None


def frame(live: LiveTable, user: int | None, seat: int | None) -> bytes:
    """What a viewer knows of the present position."""
    key = (user if user in live.info.people() else None, seat)
    if key not in live.said:
        told = position_json(live.state, seat, with_barriers=live.info.undo)
        back = live.last_choice(live.info.seats_of(user)) if live.info.undo else None
        told["step"] = live.number
        told["undo"] = {
            "can": back is not None,
            "to": back[0] if back else None,
            "free": back is not None and back[1],
        }
        live.said[key] = msgspec.json.encode(told)
    return live.said[key]


def position_json(state: State, seat: int | None, *, with_barriers: bool) -> dict[str, Any]:
    """A position as a seat knows it, with what it may do."""
    view = state.view(seat)
    decision = view.decision
    outcome = view.outcome
    return {
        "seat": seat,
        "view": view.to_json(),
        "decision": None
        if decision is None
        else {
            "kind": decision.kind,
            "seat": decision.seat,
            "message": decision.message.to_json(),
        },
        "actions": _actions_json(view, with_barriers=with_barriers),
        "standing": view.game.standing(view.position),
        "outcome": None if outcome is None else outcome.to_json(),
    }


def _actions_json(view: View, *, with_barriers: bool) -> list[dict[str, Any]]:
    told = []
    for action in view.actions():
        reveals = False
        if with_barriers:
            after = view.position.copy()
            after.listening = False
            after.apply(action)
            reveals = view.game.visibility.reveals(view.position, after)
        message = view.game.describe(view.position, action)
        told.append({"text": action.text, "message": message.to_json(), "reveals": reveals})
    return told


def log_json(live: LiveTable, row: LogRow, seat: int | None) -> dict[str, Any]:
    """An entry of the log as a viewer may hear of it."""
    game = live.info.game
    events = []
    for stored in row.events:
        heard = game.visibility.redact_event(stored_event(game, stored), seat)
        events.append({"message": game.tell(heard).to_json(), "event": heard.to_json()})
    return {
        "number": row.number,
        "kind": row.kind,
        "seat": row.seat,
        "action": row.action,
        "events": events,
    }
