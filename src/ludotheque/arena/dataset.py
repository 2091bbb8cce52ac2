"""Datasets of games for offline learning: one row for each decision.

`docs/research.md` explains the columns. Rows are written as a stream: memory holds only one
game and one row group.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ludotheque.arena.match import answer
from ludotheque.bots import Bot, label
from ludotheque.bots.levels import iterations
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State

if TYPE_CHECKING:
    from ludotheque.arena.simulate import Plan

_GROUP = 2048
"""Rows that are written at once."""


class Searched(NamedTuple):
    """What a search has found about a decision: for each action, in the order of preference."""

    actions: list[int]
    visits: list[int]
    values: list[float]
    """The chance to win of the seat that decides."""

    @property
    def value(self) -> float | None:
        """The chance to win at the root: the mean over all visits."""
        total = sum(self.visits)
        weighed = sum(n * value for n, value in zip(self.visits, self.values, strict=True))
        return weighed / total if total else None


def searched(bot: Any) -> Searched:
    """What a bot has found in its last search; nothing if it does not search."""
    edges = getattr(bot, "edges", [])
    return Searched(
        [edge.action.index for edge in edges],
        [edge.visits for edge in edges],
        [edge.value for edge in edges],
    )


class Step(NamedTuple):
    """A decision as it was taken."""

    seat: int
    decision: str
    observation: array[float]
    legal: tuple[int, ...]
    action: int
    searched: Searched


class Played(NamedTuple):
    """A game with all its decisions."""

    number: int
    seed: int
    steps: list[Step]
    outcome: Outcome


def play_recorded(state: State, bots: Sequence[Bot]) -> list[Step]:
    """Plays a position to its end and records every decision as the seat saw it."""
    state.listening = False
    encoder = state.game.encoder(state.players)
    steps = []
    while (decision := state.decision) is not None:
        bot = bots[decision.seat]
        action = answer(state, bot)
        observation = encoder.encode(state, decision.seat)
        legal = tuple(legal.index for legal in state.actions())
        found = searched(bot)
        steps.append(Step(decision.seat, decision.kind, observation, legal, action.index, found))
        state.apply(action)
    return steps


class Writer(ABC):
    """A file that is being written."""

    def __init__(self, plan: Plan, game: Game[Any]) -> None:
        self.actions = [action.text for action in game.table]
        self.bots = [label(bot) for bot in plan.bots]
        self.iterations = [iterations(game, name) for name in self.bots]
        self.layout = game.observation(len(plan.bots))
        self.rows = 0
        self._waiting: list[dict[str, Any]] = []

    def add(self, played: Played) -> None:
        """Adds the rows of a game; they are written in groups."""
        outcome = played.outcome
        results = outcome.results()
        scores = list(outcome.scores)
        places = [outcome.place(seat) for seat in range(len(scores))]
        for number, step in enumerate(played.steps):
            mask = bytearray(len(self.actions))
            for index in step.legal:
                mask[index] = 1
            self._waiting.append(
                {
                    "game": played.number,
                    "seed": played.seed,
                    "step": number,
                    "seat": step.seat,
                    "bot": self.bots[step.seat],
                    "decision": step.decision,
                    "observation": step.observation,
                    "mask": mask,
                    "action": step.action,
                    "notation": self.actions[step.action],
                    "score": outcome.scores[step.seat],
                    "place": outcome.place(step.seat),
                    "result": results[step.seat],
                    "forced": len(step.legal) == 1,
                    "scores": scores,
                    "places": places,
                    "bots": self.bots,
                    "iterations": self.iterations,
                    "searched": step.searched.actions,
                    "visits": step.searched.visits,
                    "values": step.searched.values,
                    "root_value": step.searched.value,
                }
            )
            if len(self._waiting) >= _GROUP:
                self.flush()

    def flush(self) -> None:
        """Writes the waiting rows."""
        if self._waiting:
            self.write(self._waiting)
            self.rows += len(self._waiting)
            self._waiting = []

    @abstractmethod
    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        """Writes some rows."""

    @abstractmethod
    def close(self) -> None:
        """Ends the file."""


class JsonLines(Writer):
    """One JSON object a line."""

    def __init__(self, plan: Plan, game: Game[Any], path: Path) -> None:
        super().__init__(plan, game)
        self._file = path.open("wb")

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        for row in rows:
            plain = row | {"observation": row["observation"].tolist(), "mask": list(row["mask"])}
            self._file.write(msgspec.json.encode(plain) + b"\n")

    def close(self) -> None:
        self._file.close()


class Parquet(Writer):
    """A Parquet file; the metadata of its schema says what was played and what the numbers mean."""

    def __init__(self, plan: Plan, game: Game[Any], path: Path) -> None:
        super().__init__(plan, game)
        try:
            import pyarrow as pa
            import pyarrow.parquet as pq
        except ImportError as error:
            raise BadSetup(
                "a .parquet file needs pyarrow, which `pip install ludotheque[research]` brings; "
                "a .jsonl file needs nothing."
            ) from error
        self._pa = pa
        about = {
            "game": game.name,
            "version": self.layout.version,
            "ruleset": game.ruleset,
            "cards": game.fingerprint,
            "players": len(plan.bots),
            "options": dict(plan.options),
            "seed": plan.seed,
            "observation": self.layout.names(),
            "actions": self.actions,
        }
        self._schema = pa.schema(
            [
                ("game", pa.int32()),
                ("seed", pa.int64()),
                ("step", pa.int32()),
                ("seat", pa.int8()),
                ("bot", pa.string()),
                ("decision", pa.string()),
                # As bytes they are read six times as fast as lists of numbers.
                ("observation", pa.binary(4 * self.layout.size)),
                ("mask", pa.binary(len(self.actions))),
                ("action", pa.int16()),
                ("notation", pa.string()),
                ("score", pa.int32()),
                ("place", pa.int8()),
                ("result", pa.float32()),
                ("forced", pa.bool_()),
                ("scores", pa.list_(pa.int32())),
                ("places", pa.list_(pa.int8())),
                ("bots", pa.list_(pa.string())),
                ("iterations", pa.list_(pa.int32())),
                ("searched", pa.list_(pa.int16())),
                ("visits", pa.list_(pa.int32())),
                ("values", pa.list_(pa.float64())),
                ("root_value", pa.float64()),
            ],
            metadata={"ludotheque": json.dumps(about)},
        )
        self.columns: list[str] = self._schema.names
        words = ["bot", "decision", "notation", "bots.list.element"]
        self._file = pq.ParquetWriter(path, self._schema, compression="zstd", use_dictionary=words)

    def write(self, rows: Sequence[dict[str, Any]]) -> None:
        columns = [self._column(field, [row[field.name] for row in rows]) for field in self._schema]
        self._file.write_table(self._pa.Table.from_arrays(columns, schema=self._schema))

    def _column(self, field: Any, values: list[Any]) -> Any:
        pa = self._pa
        if not pa.types.is_fixed_size_binary(field.type):
            return pa.array(values, field.type)
        buffer = pa.py_buffer(b"".join(bytes(value) for value in values))
        return pa.FixedSizeBinaryArray.from_buffers(field.type, len(values), [None, buffer])

    def close(self) -> None:
        self._file.close()


def read_table(path: Path | str) -> tuple[Any, dict[str, Any]]:
    """A Parquet file of games: its table (pyarrow's), and what its metadata says of the games."""
    import pyarrow.parquet as pq

    table = pq.read_table(path)
    return table, json.loads(table.schema.metadata[b"ludotheque"])


def matrix(column: Any, form: str = "float32") -> Any:
    """Observations (``float32``) or masks (``uint8``) of such a table as rows of a NumPy array."""
    import numpy as np

    flat = column.combine_chunks()
    whole = np.frombuffer(flat.buffers()[1], form)
    return whole.reshape(-1, flat.type.byte_width // whole.itemsize)[flat.offset :][: len(flat)]


_KINDS = {".jsonl": JsonLines, ".parquet": Parquet}


@contextmanager
def writer(plan: Plan, game: Game[Any], path: Path) -> Iterator[Writer]:
    """A file of rows; it appears under its name only when it is complete."""
    kind = _KINDS.get(path.suffix)
    if kind is None:
        raise BadSetup(f"a dataset is a file ending in {' or '.join(_KINDS)}, not '{path.name}'.")
    if not path.parent.is_dir():
        raise BadSetup(f"there is no folder '{path.parent}' for the dataset.")
    unfinished = path.with_name(f".{path.name}.unfinished")
    try:
        rows = kind(plan, game, unfinished)
        try:
            yield rows
            rows.flush()
        finally:
            rows.close()
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
