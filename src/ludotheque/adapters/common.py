"""What the research interfaces share: observation vectors, action masks, rendering as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from ludotheque.adapters import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray
except ImportError as _error:
    raise missing(_error) from _error

from ludotheque.core.action import Action
from ludotheque.core.encoder import VectorEncoder, put_legal
from ludotheque.core.errors import MalformedAction
from ludotheque.core.game import Game, OptionValue, find
from ludotheque.core.observation import LEFT_OUT, Layout
from ludotheque.core.state import State
from ludotheque.words import Words

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Setup:
    """A game, the number of players, options, and the layout of observations; immutable."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, OptionValue] | None = None,
        cards: str | Path | Mapping[str, Any] | None = None,
    ) -> None:
        chosen = find(game)
        self.game: Game[Any] = chosen if cards is None else chosen.with_cards(cards)
        self.players = players
        self.options: dict[str, OptionValue] = dict(options or {})
        self.new(0)  # raises for numbers of players and options that are not allowed
        self.layout: Layout = self.game.observation(players)
        self.encoder: VectorEncoder = self.game.encoder(players)
        self._actions = len(self.game.table)
        self.name: str = f"{self.game.name}_v{self.layout.version}"

    def new(self, seed: int) -> State:
        """A first position that makes no events."""
        state: State = self.game.new(self.players, seed, self.options)
        state.listening = False
        return state

    def observation_space(self) -> Box[np.float32]:
        """Numbers between 0 and 1."""
        return Box(0.0, 1.0, (self.layout.size,), np.float32)

    def vector(self, state: State, seat: int | None) -> Vector:
        """What a seat knows, as a vector."""
        return np.frombuffer(self.encoder.encode(state, seat), np.float32)

    def mask(self, state: State) -> Mask:
        """A 1 in the place of each legal action."""
        mask = bytearray(self._actions)
        put_legal(state, memoryview(mask), 0, self._actions)
        return np.frombuffer(mask, np.int8)

    def action(self, index: int) -> Action:
        """The action at a place of the table."""
        if not 0 <= index < self._actions:
            last = self._actions - 1
            raise MalformedAction(
                f"there is no action {index}; those of {self.game.title} are 0 to {last}."
            )
        return self.game.table[int(index)]

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.game.name, self.players, self.options, self.game.own_cards)


class LegalActions(Discrete):
    """All actions of a game; a sample is legal if the environment has said which ones are."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.legal: Mask | None = None

    def sample(self, mask: Any | None = None, probability: Any | None = None) -> np.int64:
        """An action allowed by the mask, or else one that is legal now."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)


def render_text(state: State, seat: int | None) -> str:
    """The view of a seat, or of a spectator (``None``), and the pending question, as text."""
    view = state.view(seat)
    lines = [state.game.title]
    for name, value in view.to_json().items():
        if name in (*LEFT_OUT, "actor", "unseen", "pending"):
            continue
        if isinstance(value, list) and value and isinstance(value[0], Mapping):
            lines += [f"{name} {place}: {_compact(item)}" for place, item in enumerate(value)]
        else:
            lines.append(f"{name}: {_compact(value)}")
    if state.decision is not None:
        asked = _words(state.game).say(state.decision.message)
        lines.append(f"seat {state.actor} decides: {asked}")
        lines.append("  " + ", ".join(action.text for action in view.actions()))
    elif state.outcome is not None:
        lines.append(f"over; points: {', '.join(map(str, state.outcome.scores))}")
    return "\n".join(lines)


@lru_cache(maxsize=8)
def _words(game: Game[Any]) -> Words:
    """The words of a game, in which the players are called by their seats."""
    return Words("en", game, [f"seat {seat}" for seat in range(game.max_players)])


def _compact(value: Any) -> str:
    """A JSON value in few characters, without what is empty."""
    if isinstance(value, Mapping):
        inner = (f"{name} {_compact(item)}" for name, item in value.items() if item not in _EMPTY)
        return "{" + ", ".join(inner) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(_compact(item) for item in value) + "]"
    return "-" if value is None else str(value)


_EMPTY: tuple[object, ...] = (None, [], {})
