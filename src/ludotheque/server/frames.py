"""What a viewer is told: the table, the position as their seat knows it, and the log in words."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.outcome import Outcome
from ludotheque.core.view import View
from ludotheque.server.live import Info, LiveTable, LogRow, Seat, stored_event

_encode = msgspec.json.Encoder().encode


def table_json(info: Info, user: int | None, online: set[int]) -> dict[str, Any]:
    """A table for lists and headings, as one person sees it."""
    return {
        "id": info.id,
        "game": info.game.name,
        "listed": info.listed,
        "undo": info.undo,
        "hints": info.hints,
        "created": info.created,
        "seats": [_seat_json(seat, user, online) for seat in info.seats],
        "host": user is not None and info.host == user,
        "commitment": info.commitment,
        "rematch": info.successor,
    } | stand_json(info, user)


def stand_json(info: Info, user: int | None) -> dict[str, Any]:
    """The part of a table that a step changes."""
    return {
        "status": info.status,
        "step": info.step,
        "actor": info.actor,
        "my_turn": info.status == "playing" and info.actor in info.seats_of(user),
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


def frame(live: LiveTable, user: int | None, seat: int | None) -> msgspec.Raw:
    """What a viewer knows of the present position."""
    own = {
        "seat": seat,
        "actions": _actions(live) if seat is not None and seat == live.state.actor else (),
        "step": live.number,
        "undo": _undo_json(live, user),
    }
    return msgspec.Raw(_position(live, seat) + _encode(own)[1:])


def _position(live: LiveTable, seat: int | None) -> bytes:
    """The part of a frame that is the same for all who see the same; worked out once for them.

    It is the beginning of a JSON object, to which the rest can be joined.
    """
    eyes = live.info.game.visibility.eyes(seat)
    told = live.told.positions.get(eyes)
    if told is None:
        told = _encode(position_json(_view(live, eyes)))[:-1] + b","
        live.told.positions[eyes] = told
    return told


def _view(live: LiveTable, eyes: int | None) -> View:
    view = live.told.views.get(eyes)
    if view is None:
        view = live.told.views[eyes] = live.state.view(eyes)
    return view


def position_json(view: View) -> dict[str, Any]:
    """A position as a seat knows it."""
    decision, outcome = view.decision, view.outcome
    return {
        "view": view.to_json(),
        "decision": None if decision is None else decision._asdict(),
        "standing": view.game.standing(view.position),
        "outcome": None if outcome is None else _outcome_json(outcome),
    }


def _outcome_json(outcome: Outcome) -> dict[str, Any]:
    rival = outcome.rival
    return outcome.to_json() | {"rival": None if rival is None else rival._asdict()}


def _undo_json(live: LiveTable, user: int | None) -> dict[str, Any]:
    back = live.last_choice(live.info.seats_of(user)) if live.info.undo else None
    return {
        "can": back is not None,
        "to": back[0] if back else None,
        "free": back is not None and back[1],
    }


def _actions(live: LiveTable) -> msgspec.Raw:
    """What the actor may do, in words, and whether that would reveal something."""
    if live.told.actions is None:
        game = live.info.game
        position = _view(live, game.visibility.eyes(live.state.actor)).position
        actions = position.actions()
        reveals = game.visibility.revealing(position) if live.info.undo else [False] * len(actions)
        told = [
            {"text": action.text, "message": game.describe(position, action), "reveals": barrier}
            for action, barrier in zip(actions, reveals, strict=True)
        ]
        live.told.actions = msgspec.Raw(_encode(told))
    return live.told.actions


def log_json(live: LiveTable, row: LogRow, seat: int | None) -> msgspec.Raw:
    """An entry of the log as a viewer may hear of it."""
    game = live.info.game
    eyes = game.visibility.eyes(seat)
    key = row.number, eyes
    known = live.told.rows.get(key)
    if known is None:
        redact = game.visibility.redact_event
        heard = [redact(stored_event(game, event), eyes) for event in row.events]
        # Where something is kept from a viewer, the action might name it.
        secret = any(None in event.values for event in heard)
        told = {
            "number": row.number,
            "kind": row.kind,
            "seat": row.seat,
            "action": "" if secret else row.action,
            "events": [{"message": game.tell(event), "event": event.to_json()} for event in heard],
        }
        known = live.told.rows[key] = msgspec.Raw(_encode(told))
    return known
