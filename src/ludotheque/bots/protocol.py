"""The line protocol for bots in any language (`docs/protocol.md`): messages, and looking ahead.

Each message is one line, a JSON object with a ``type``. Everything that a program is told comes
from the view of its seat, and so does every position in which it looks ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ludotheque.core.errors import LudothequeError
from ludotheque.core.event import Event
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State
from ludotheque.core.view import View

VERSION = 1
CAPABILITIES = ("look-ahead", "clock", "since", "cards")
"""What this side of the line can do, beside asking for decisions."""
MOST_POSITIONS = 100_000
"""So many positions are kept for a decision."""

Message = dict[str, Any]


class BadRequest(LudothequeError):
    """A program asked for something that cannot be done; the sentence tells it what."""


def hello(version: str) -> Message:
    """The first line."""
    return {
        "type": "hello",
        "protocol": VERSION,
        "engine": f"ludotheque {version}",
        "capabilities": list(CAPABILITIES),
    }


def game_message(view: View, seed: int) -> Message:
    """What is played, before the first decision; ``seed`` is for the program's own randomness."""
    game = view.game
    return {
        "type": "game",
        "game": game.name,
        "ruleset": game.ruleset,
        "players": view.position.players,
        "seat": view.seat,
        "seed": seed,
        "cards": game.card_values(),
    }


def decide_message(view: View, events: Sequence[Event], seconds: float) -> Message:
    """The question, with what happened since the last one."""
    decision = view.decision
    assert decision is not None
    return {
        "type": "decide",
        "game": view.game.name,
        "seat": view.seat,
        "decision": decision.kind,
        "actions": [action.text for action in view.actions()],
        "view": view.to_json(),
        "since": [view.game.event_json(event) for event in events],
        "clock": {"seconds": seconds},
    }


def result_message(outcome: Outcome) -> Message:
    """How the game ended."""
    return {"type": "result", **outcome.to_json()}


class LookAhead:
    """Positions that a program tries out while it decides; each has a number.

    They are samples of what its seat knows, first positions of other games, and what follows from
    these. They are forgotten with the next decision.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._positions: list[State] = []

    def answer(self, request: Message) -> Message:
        """The answer to a request; ``error`` says what was wrong with it."""
        try:
            found = self._found(request)
        except (LudothequeError, ValueError) as error:
            found = {"type": "error", "error": str(error)}
        return found | ({"id": request["id"]} if "id" in request else {})

    def _found(self, request: Message) -> Message:
        kind = request.get("type")
        if kind == "sample":
            return self._keep(self._view.sample(Random(_number(request, "seed"))))
        if kind == "new":
            return self._keep(self._new(request))
        if kind == "apply":
            after = self._position(request).copy()
            after.apply(after.game.parse(_text(request, "action")))
            return self._keep(after)
        if kind == "legal":
            legal = self._position(request).actions()
            return {"type": "legal", "actions": [action.text for action in legal]}
        if kind == "view":
            seat = request.get("seat", self._view.seat)
            return {"type": "view", "view": self._position(request).view(seat).to_json()}
        raise BadRequest(f"'{kind}' is no request; there are sample, new, apply, legal and view.")

    def _new(self, request: Message) -> State:
        """A first position of this game, for as many players."""
        state: State = self._view.game.new(self._view.position.players, _number(request, "seed"))
        return state

    def _keep(self, state: State) -> Message:
        """Keeps a position; says whose turn it is there, and how everybody stands."""
        if len(self._positions) >= MOST_POSITIONS:
            raise BadRequest(f"{MOST_POSITIONS} positions are kept already.")
        state.listening = False
        self._positions.append(state)
        outcome = state.outcome
        points = [sum(of_seat.values()) for of_seat in state.game.standing(state)]
        return {
            "type": "position",
            "position": len(self._positions) - 1,
            "actor": state.actor,
            "over": state.over,
            "points": list(outcome.scores) if outcome is not None else points,
            "ranking": None if outcome is None else [list(group) for group in outcome.ranking],
        }

    def _position(self, request: Message) -> State:
        number = _number(request, "position")
        if not 0 <= number < len(self._positions):
            raise BadRequest(f"there is no position {number} in this decision.")
        return self._positions[number]


def _number(request: Message, name: str) -> int:
    value = request.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRequest(f"'{name}' must be a whole number.")
    return value


def _text(request: Message, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise BadRequest(f"'{name}' must be a text.")
    return value
