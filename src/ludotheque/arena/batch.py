"""Many tables of a game stepped by one call, for learners that play all seats.

Everything stands in flat buffers that NumPy and torch see without a copy. A table whose game is
over begins the next one in the same step.

>>> import ludotheque as lt
>>> batch = Batch(lt.GAMES["spyrium"], players=2, tables=4, seed=7)
>>> actions = [batch.masks.index(1, table * batch.actions) % batch.actions for table in range(4)]
>>> batch.step(actions)
>>> len(batch.observations) == 4 * batch.size
True
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.errors import BadSetup, IllegalAction
from ludotheque.core.game import Game, OptionValue
from ludotheque.core.native import i64
from ludotheque.core.numbers import Bytes, Floats, clear, mark
from ludotheque.core.state import State

GAMES_OF_A_TABLE = 1 << 32
"""The seeds of a table's games follow each other; those of two tables never meet."""


class Batch:
    """So many tables, and for each of them the seat that decides and what it knows.

    ``observations`` has ``size`` numbers for each table, ``masks`` a byte for each of the
    ``actions`` of the game, ``actors`` the seat that decides. ``rewards`` has a number for each
    seat, which is not 0 only where ``ended`` has a 1: where the last step has ended a game.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        tables: int,
        *,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        if tables < 1:
            raise BadSetup(f"a batch has at least one table, not {tables}.")
        self.game = game
        self.players = players
        self.tables = tables
        self.actions = len(game.table)
        self._options = dict(options or {})
        self._encoder = game.encoder(players)
        self.size = self._encoder.size
        self.observations = array("f", bytes(4 * self.size * tables))
        self.masks = bytearray(self.actions * tables)
        self.actors = array("i", bytes(4 * tables))
        self.rewards = array("f", bytes(4 * players * tables))
        self.ended = bytearray(tables)
        self._floats: Floats = memoryview(self.observations)
        self._marks: Bytes = memoryview(self.masks)
        self._states: list[State] = []
        self._seeds: list[int] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins a new game at every table."""
        self._seeds = [seed + table * GAMES_OF_A_TABLE for table in range(self.tables)]
        self._states = [self._new(table) for table in range(self.tables)]
        for table in range(self.tables):
            self._clear(table)
            self._write(table)

    def _new(self, table: int) -> State:
        state: State = self.game.new(self.players, self._seeds[table], self._options)
        state.listening = False
        self._seeds[table] += 1
        return state

    def step(self, actions: Sequence[int]) -> None:
        """Plays one action at each table, named by its number in the table of actions."""
        if len(actions) != self.tables:
            raise BadSetup(f"{len(actions)} actions are given for {self.tables} tables.")
        masks, width, known = self.masks, self.actions, self.game.table
        # All are looked at before the first is played: a refused step changes nothing.
        for table, index in enumerate(actions):
            if not 0 <= index < width or not masks[table * width + index]:
                raise IllegalAction(f"action {index} is not legal at table {table}.")
        for table, index in enumerate(actions):
            if self.ended[table]:
                self._clear(table)
            state = self._states[table]
            state.advance(known[index])
            if state.over:
                self._end(table, state)
            self._write(table)

    def _end(self, table: int, state: State) -> None:
        outcome = state.outcome
        assert outcome is not None
        first = table * self.players
        for seat, result in enumerate(outcome.results()):
            self.rewards[first + seat] = result
        self.ended[table] = 1
        self._states[table] = self._new(table)

    def _clear(self, table: int) -> None:
        first = table * self.players
        for seat in range(self.players):
            self.rewards[first + seat] = 0.0
        self.ended[table] = 0

    def _write(self, table: int) -> None:
        """Writes what the seat that decides knows, and what it may do."""
        state = self._states[table]
        actor = state.actor
        assert actor is not None
        self.actors[table] = actor
        start: i64 = table * self.size
        clear(self._floats, start, self.size)
        self._encoder.put(state, actor, self._floats, start)
        first: i64 = table * self.actions
        marks = self._marks
        clear(marks, first, self.actions)
        for action in state.options():
            mark(marks, first + i64(action.index))
