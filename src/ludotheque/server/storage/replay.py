"""A stored game played again from its set-up: the log is the source of truth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ludotheque.core.errors import BadPosition, BadRecord
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.server.storage.log import Entry


def first_position(game: Game[Any], players: int, setup: Any) -> State:
    """The position before the first entry: a new deal, or that of a forked game.

    `setup` has the seed, the options and the position of a row of `tables`.
    """
    state: State
    if setup.position is not None:
        state = restored(game, setup.position)
    else:
        state = game.new(players, int(setup.seed), setup.options)
    return state


def restored(game: Game[Any], data: Any) -> State:
    """A stored position, with the ruleset and the cards that its table began with.

    A position names its cards only if they were not the usual ones when it was stored; those may
    have changed since. Raises `BadPosition`.
    """
    if not isinstance(data, Mapping) or data.get("game") != game.name:
        raise BadPosition(f"it is no position of {game.name}.")
    state: State = game.restore(data)
    return state


def replay(
    game: Game[Any], first: State, entries: Iterable[Entry]
) -> Iterator[tuple[Entry, State]]:
    """Each entry with its events as this version tells them, and the position after it.

    Raises `BadRecord`, `MalformedAction`, `IllegalAction`, `NotYourTurn` and `GameOver` for a log
    that cannot be.
    """
    states = [first]
    for number, entry in enumerate(entries):
        if entry.number != number:
            raise BadRecord(f"entry {number} of the log is missing.", number)
        state = states[-1]
        if entry.kind == "action":
            state = state.copy()
            state.listening = True
            events = tuple(state.apply(game.parse(entry.action), entry.seat))
            entry = msgspec.structs.replace(entry, events=events)
        elif entry.kind == "undo":
            state = states[undo_target(entry)]
        states.append(state)
        yield entry, state


def undo_target(entry: Entry) -> int:
    """The step that an undo goes back to. Raises `BadRecord`."""
    if not entry.action.isdecimal() or int(entry.action) > entry.number:
        raise BadRecord(f"entry {entry.number} undoes '{entry.action}'.", entry.number)
    return int(entry.action)
