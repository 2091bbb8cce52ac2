"""A batch whose tables are played by several processes, which write into shared memory.

>>> import ludotheque as lt
>>> with BatchProcesses(lt.GAMES["spyrium"], players=2, tables=4, processes=2) as batch:
...     len(batch.actors)
4
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Self

from ludotheque.arena.batch import Batch, Shape, buffers_for, python_numbers
from ludotheque.arena.processes import WorkerDied
from ludotheque.child_process import exit_with_parent
from ludotheque.core.errors import BadSetup, IllegalAction
from ludotheque.core.game import Game, OptionValue, stored

Part = tuple[int, int]
"""The first table of a process, and the first of the next one."""


class BatchProcesses:
    """The buffers and methods of a `Batch`, with the tables shared out among processes.

    The games are those of a single `Batch` with the same seed, however many processes there are.
    ``close`` ends them; so does leaving a ``with`` block.
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        tables: int,
        *,
        processes: int,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        every_seat: bool = False,
    ) -> None:
        if not 1 <= processes <= tables:
            raise BadSetup(f"{tables} tables are played by 1 to {tables} processes.")
        self.shape = shape = Shape(game, players, tables, every_seat)
        game.new(players, seed, options)  # raises here for what a process would refuse
        self.game = game
        self.players = players
        self.tables = tables
        self.actions = shape.actions
        self.size = shape.size
        self._memory = SharedMemory(create=True, size=shape.bytes())
        self._views = buffers_for(shape, self._memory.buf)
        self.observations, self.rewards, self.scores, *others = self._views
        self.actors, self.steps, self.masks, self.ended = others
        bounds = [tables * number // processes for number in range(processes + 1)]
        self._parts = list(pairwise(bounds))
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for part in self._parts:
            ours, theirs = context.Pipe()
            described = (game.name, game.ruleset, game.own_cards, players, tables, every_seat)
            process = context.Process(
                target=_play_part,
                args=(theirs, self._memory.name, described, part, seed, dict(options or {})),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self._wait()

    def reset(self, seed: int) -> None:
        """Begins a new game at every table."""
        self._send([("reset", seed)] * len(self._lines))

    def step(self, actions: Sequence[int]) -> None:
        """Plays one action at each table; ``IllegalAction``, and nothing changes, if one is not."""
        chosen = python_numbers(actions)
        if len(chosen) != self.tables:
            raise BadSetup(f"{len(chosen)} actions are given for {self.tables} tables.")
        width, masks = self.actions, self.masks
        for table, index in enumerate(chosen):
            if not 0 <= index < width or not masks[table * width + index]:
                raise IllegalAction(f"action {index} is not legal at table {table}.")
        self._send([("step", chosen[first:end]) for first, end in self._parts])

    def _send(self, orders: Sequence[tuple[str, Any]]) -> None:
        for line, order in zip(self._lines, orders, strict=True):
            try:
                line.send(order)
            except OSError as error:
                raise WorkerDied("a process that played tables has ended.") from error
        self._wait()

    def _wait(self) -> None:
        """Waits until all processes have done what they were told."""
        for line in self._lines:
            try:
                line.recv()
            except (EOFError, OSError) as error:
                raise WorkerDied(
                    "a process that played tables has ended; a script that starts several does so "
                    'below `if __name__ == "__main__":`.'
                ) from error

    def close(self) -> None:
        """Ends the processes and gives the memory back; arrays that show it must be gone."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        self._lines, self._processes = [], []
        # Arrays that somebody still has keep the views, and so the memory, until they go.
        with suppress(BufferError):
            for view in self._views:
                view.release()
            self._memory.close()
        with suppress(FileNotFoundError):
            self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_processes", None):
            self.close()


def _play_part(
    line: Connection,
    memory_name: str,
    described: tuple[str, int, Any, int, int, bool],
    part: Part,
    seed: int,
    options: Mapping[str, OptionValue],
) -> None:
    """What a process does: it plays its tables until the line is closed."""
    exit_with_parent()
    name, ruleset, cards, players, tables, every_seat = described
    game = stored(name, ruleset, cards)
    memory = SharedMemory(memory_name)
    whole = Shape(game, players, tables, every_seat)
    first, end = part
    buffers = [
        view[first * len(view) // tables : end * len(view) // tables]
        for view in buffers_for(whole, memory.buf)
    ]
    batch = Batch(
        game,
        players,
        end - first,
        seed=seed,
        options=options,
        every_seat=every_seat,
        buffers=buffers,
        first_table=first,
    )
    line.send("ready")
    with suppress(EOFError, OSError):
        while True:
            order, value = line.recv()
            if order == "reset":
                batch.reset(value)
            else:
                batch.step(value)
            line.send("done")
    # The memory cannot be closed while anything shows it.
    del batch, buffers
    memory.close()
