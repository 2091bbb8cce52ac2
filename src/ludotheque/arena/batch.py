"""Many tables of a game stepped by one call, for learners that play all seats.

Everything stands in flat buffers that NumPy and torch see without a copy. A table whose game is
over begins the next one in the same step.

>>> import ludotheque as lt
>>> batch = Batch(lt.GAMES["spyrium"], players=2, tables=4, seed=7)
>>> actions = [batch.masks.tolist().index(1, table * batch.actions) for table in range(4)]
>>> batch.step([place % batch.actions for place in actions])
>>> len(batch.observations) == 4 * batch.size
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core.encoder import put_legal
from ludotheque.core.errors import BadSetup, IllegalAction
from ludotheque.core.game import Game, OptionValue
from ludotheque.core.native import i64
from ludotheque.core.numbers import Bytes, Floats, Integers, clear, is_marked, put_integer
from ludotheque.core.state import State
from ludotheque.core.view import View

GAMES_OF_A_TABLE = 1 << 32
"""The seeds of a table's games follow each other; those of two tables never meet."""

WIDTHS = {"f": 4, "i": 4, "B": 1}
"""The bytes of a number in each format."""


class Shape:
    """How many numbers a batch has of each kind.

    ``rows`` is 1 if only the seat that decides is observed, and the number of seats if all are.
    """

    def __init__(self, game: Game[Any], players: int, tables: int, every_seat: bool) -> None:
        if tables < 1:
            raise BadSetup(f"a batch has at least one table, not {tables}.")
        self.players = players
        self.tables = tables
        self.rows: int = players if every_seat else 1
        self.actions: int = len(game.table)
        self.size: int = game.encoder(players).size

    def counts(self) -> list[tuple[str, int]]:
        """The formats and lengths of the buffers, in the order in which a batch takes them."""
        return [
            ("f", self.tables * self.rows * self.size),
            ("f", self.tables * self.players),
            ("f", self.tables * self.players),
            ("i", self.tables),
            ("i", self.tables),
            ("B", self.tables * self.actions),
            ("B", self.tables),
        ]

    def bytes(self) -> int:
        """How many bytes they take together."""
        return sum([WIDTHS[form] * length for form, length in self.counts()])


def buffers_for(shape: Shape, memory: Any = None) -> list[Any]:
    """The buffers of a batch, one after the other in somebody's memory or in new one."""
    view: Any = memoryview(bytearray(shape.bytes()) if memory is None else memory)
    found: list[Any] = []
    at = 0
    for form, length in shape.counts():
        end = at + WIDTHS[form] * length
        found.append(view[at:end].cast(form) if form != "B" else view[at:end])
        at = end
    return found


class Batch:
    """So many tables, and for each of them the seat that decides and what it knows.

    ``observations`` has ``size`` numbers for each table, or with ``every_seat`` for each seat of
    each table; ``masks`` a byte for each of the ``actions`` of the game, ``actors`` the seat that
    decides, ``steps`` the decisions of the game so far. ``rewards`` and ``scores``, results and
    points, have a number for each seat, which is not 0 only where ``ended`` has a 1: where the last
    step has ended a game.

    ``buffers`` are those of `buffers_for`, if somebody else sees them too. ``first_table`` counts
    the tables before these, so that parts of a batch play the games of the whole.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        tables: int,
        *,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        every_seat: bool = False,
        buffers: Sequence[Any] | None = None,
        first_table: int = 0,
    ) -> None:
        shape = Shape(game, players, tables, every_seat)
        self.game = game
        self.shape = shape
        self.players = players
        self.tables = tables
        self.actions: int = shape.actions
        self.size: int = shape.size
        self._rows = shape.rows
        self._options = dict(options or {})
        self._encoder = game.encoder(players)
        self._first_table = first_table
        found = buffers_for(shape) if buffers is None else buffers
        self.observations: Floats = found[0]
        self.rewards: Floats = found[1]
        self.scores: Floats = found[2]
        self.actors: Integers = found[3]
        self.steps: Integers = found[4]
        self.masks: Bytes = found[5]
        self.ended: Bytes = found[6]
        self._states: list[State] = []
        self._seeds: list[int] = []
        self._played: list[int] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins a new game at every table."""
        first = self._first_table
        self._seeds = [seed + (first + table) * GAMES_OF_A_TABLE for table in range(self.tables)]
        self._played = [0] * self.tables
        self._states = [self._new(table) for table in range(self.tables)]
        for table in range(self.tables):
            self._clear(table)
            self._write(table)

    def view(self, table: int) -> View:
        """What the seat that decides at a table knows: for bots among the players."""
        state = self._states[table]
        return state.view(state.actor)

    def _new(self, table: int) -> State:
        state: State = self.game.new(self.players, self._seeds[table], self._options)
        state.listening = False
        self._seeds[table] += 1
        return state

    def step(self, actions: Sequence[int]) -> None:
        """Plays one action at each table, named by its number in the table of actions.

        Raises ``IllegalAction``, and changes nothing, if one of them is not legal.
        """
        # NumPy's own numbers are slow to read one by one.
        chosen: list[int] = list(actions) if type(actions) is list else python_numbers(actions)
        if len(chosen) != self.tables:
            raise BadSetup(f"{len(chosen)} actions are given for {self.tables} tables.")
        masks, width, known = self.masks, self.actions, self.game.table
        # All are looked at before the first is played: a refused step changes nothing.
        for table, index in enumerate(chosen):
            if not 0 <= index < width or not is_marked(masks, i64(table * width + index)):
                raise IllegalAction(f"action {index} is not legal at table {table}.")
        for table, index in enumerate(chosen):
            if is_marked(self.ended, table):
                self._clear(table)
            state = self._states[table]
            state.advance(known[index])
            if state.over:
                self._end(table, state)
            else:
                self._played[table] += 1
            self._write(table)

    def _end(self, table: int, state: State) -> None:
        outcome = state.outcome
        assert outcome is not None
        first = table * self.players
        for seat, result in enumerate(outcome.results()):
            self.rewards[first + seat] = result
            self.scores[first + seat] = outcome.scores[seat]
        self.ended[table] = 1
        self._played[table] = 0
        self._states[table] = self._new(table)

    def _clear(self, table: int) -> None:
        clear(self.rewards, table * self.players, self.players)
        clear(self.scores, table * self.players, self.players)
        self.ended[table] = 0

    def _write(self, table: int) -> None:
        """Writes what the seat that decides knows, or each seat, and what may be done."""
        state = self._states[table]
        actor = state.actor
        assert actor is not None
        put_integer(self.actors, table, actor)
        put_integer(self.steps, table, self._played[table])
        out = self.observations
        start: i64 = table * self._rows * self.size
        clear(out, start, self._rows * self.size)
        if self._rows == 1:
            self._encoder.put(state, actor, out, start)
        else:
            for seat in range(self.players):
                self._encoder.put(state, seat, out, start + i64(seat * self.size))
        put_legal(state, self.masks, table * self.actions, self.actions)


def python_numbers(actions: Any) -> list[int]:
    """The actions as a list of Python's own numbers."""
    if hasattr(actions, "tolist"):
        numbers: list[int] = actions.tolist()
        return numbers
    return [int(action) for action in actions]
