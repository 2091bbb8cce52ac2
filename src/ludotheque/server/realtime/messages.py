"""What is sent about a table: its description, the position as a seat knows it, log entries.

The types of these messages are declared in `routes/schemas.py`. Here they are built as plain
values, and parts that several viewers share are encoded once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import Decision, State
from ludotheque.core.view import View
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.storage.log import Entry
from ludotheque.server.storage.times import iso_time
from ludotheque.server.tables.info import PLAYING, Seat, TableInfo

_encode = msgspec.json.Encoder().encode


def table_json(info: TableInfo, user: int | None, online: set[int]) -> dict[str, Any]:
    """A table as a user sees it."""
    return {
        "id": info.id,
        "game": info.game.name,
        "listed": info.listed,
        "undo": info.undo,
        "hints": info.hints,
        "absence": info.absence,
        "several_seats": info.several_seats,
        "spectator_chat": info.spectator_chat,
        "created": info.created,
        "seats": [_seat_json(seat, user, online) for seat in info.seats],
        "host": user is not None and info.host == user,
        "commitment": info.commitment,
        "rematch": info.successor,
        "own_cards": info.game.own_cards is not None,
        "result": info.result,
        "ended": info.ended,
    } | status_json(info, user)


def status_json(info: TableInfo, user: int | None) -> dict[str, Any]:
    """The part of a table that a step of the game changes."""
    return {
        "status": info.status,
        "step": info.step,
        "actor": info.actor,
        "my_turn": info.status == PLAYING and info.actor in info.seats_of(user),
        "proposals": [
            {
                "id": proposal.id,
                "kind": proposal.kind,
                "seat": proposal.seat,
                "target": proposal.target,
                "asked": user in info.voters(proposal) and user not in proposal.votes,
                "due": None if proposal.due is None else iso_time(proposal.due),
            }
            for proposal in info.open_proposals()
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
        "guest": seat.guest,
        "can_return": user is not None and seat.left == user,
    }


def seat_for(table: RunningTable, user: int | None, wanted: int | None = None) -> int | None:
    """The seat from which a user sees the position; ``None`` for a spectator.

    Of the user's seats it is the wanted one, else the one that must decide, else the first.
    """
    own = table.info.seats_of(user)
    if wanted in own:
        return wanted
    if table.state.actor in own:
        return table.state.actor
    return own[0] if own else None


def frame_json(table: RunningTable, user: int | None, seat: int | None) -> msgspec.Raw:
    """The present position as a user sees it from a seat."""
    own = {
        "seat": seat,
        "actions": _actions(table) if seat is not None and seat == table.state.actor else (),
        "step": table.step,
        "undo": _undo_json(table, user),
    }
    return msgspec.Raw(_shared_part(table, seat) + _encode(own)[1:])


def _shared_part(table: RunningTable, seat: int | None) -> bytes:
    """The part of a frame that is the same for all viewers who see the same, encoded once.

    It is the beginning of a JSON object, which the fields of one viewer complete.
    """
    viewer = table.info.game.visibility.viewer_class(seat)
    encoded = table.cache.positions.get(viewer)
    if encoded is None:
        encoded = _encode(position_json(_view(table, viewer)))[:-1] + b","
        table.cache.positions[viewer] = encoded
    return encoded


def _view(table: RunningTable, viewer: int | None) -> View:
    view = table.cache.views.get(viewer)
    if view is None:
        view = table.cache.views[viewer] = table.state.view(viewer)
    return view


def position_json(view: View) -> dict[str, Any]:
    """A position as a seat knows it."""
    decision, outcome = view.decision, view.outcome
    return {
        "view": view.to_json(),
        "derived": view.derived(),
        "decision": None if decision is None else _decision_json(decision),
        "standing": view.game.standing(view.position),
        "outcome": None if outcome is None else _outcome_json(outcome),
    }


def _decision_json(decision: Decision) -> dict[str, Any]:
    return {"kind": decision.kind, "seat": decision.seat, "message": decision.message}


def past_frame_json(view: View, step: int) -> dict[str, Any]:
    """A frame of an earlier position, in which there is nothing to do."""
    return position_json(view) | {
        "seat": view.seat,
        "actions": [],
        "step": step,
        "undo": {"can": False, "to": None, "free": False},
    }


def _outcome_json(outcome: Outcome) -> dict[str, Any]:
    rival = outcome.rival
    return outcome.to_json() | {"rival": None if rival is None else rival._asdict()}


def _undo_json(table: RunningTable, user: int | None) -> dict[str, Any]:
    target = table.undo_target(table.info.seats_of(user)) if table.info.undo else None
    return {
        "can": target is not None,
        "to": target[0] if target else None,
        "free": target is not None and target[1],
    }


def _actions(table: RunningTable) -> msgspec.Raw:
    """The legal actions with their previews, encoded once."""
    if table.cache.actions is None:
        viewer = table.info.game.visibility.viewer_class(table.state.actor)
        previewed = actions_json(_view(table, viewer).position, undo=table.info.undo)
        table.cache.actions = msgspec.Raw(_encode(previewed))
    return table.cache.actions


def actions_json(position: State, *, undo: bool) -> list[dict[str, Any]]:
    """The legal actions with their previews, from the position of a view.

    Whether an action reveals something matters only for undo; without it nothing is tried out.
    """
    if undo:
        previews = position.previews()
    else:
        previews = [position.game.preview(position, action) for action in position.actions()]
    previewed = []
    for action, preview in zip(position.actions(), previews, strict=True):
        data = preview.to_json()
        data["text"] = action.text
        previewed.append(data)
    return previewed


def entry_json(table: RunningTable, entry: Entry, seat: int | None) -> msgspec.Raw:
    """An entry of the log, redacted for a viewer."""
    game = table.info.game
    viewer = game.visibility.viewer_class(seat)
    key = entry.number, viewer
    encoded = table.cache.entries.get(key)
    if encoded is None:
        events = [game.visibility.redact_event(event, viewer) for event in entry.events]
        # If a value is hidden from the viewer, the text of the action might reveal it.
        secret = any(None in event.values for event in events)
        redacted = {
            "number": entry.number,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": "" if secret else entry.action,
            "events": [event_json(game, event) for event in events],
        }
        encoded = table.cache.entries[key] = msgspec.Raw(_encode(redacted))
    return encoded


def event_json(game: Game[Any], event: Event) -> dict[str, Any]:
    """An event in words, and with names in place of numbers."""
    return {
        "message": game.tell(event),
        "event": game.event_json(event),
        "weight": event.kind.weight,
    }
