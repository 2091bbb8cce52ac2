"""Stored games: a header and the actions; everything else follows by replaying them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.errors import BadRecord, LudothequeError
from ludotheque.core.event import Event
from ludotheque.core.game import Game, OptionValue, stored
from ludotheque.core.state import State

FORMAT = 1
_CHECK = 8
"""Letters of a position's digest that are kept after each action."""


class Record:
    """A game as it was played.

    The header holds all that a replay needs: game, ruleset, options, card values, seats and seed.
    ``checks`` holds the beginning of the position's digest before the first and after each action,
    so that the first edited step is found. ``commitment`` is the SHA-256 of ``seed:nonce`` that
    was shown before the game began, if one was.

    >>> import ludotheque as lt
    >>> record = Record.begin(lt.GAMES["spyrium"], players=2, seed=1, seats=["ann", "bob"])
    >>> state = record.replay()
    >>> _ = record.play(state, state.actions()[0])
    >>> Record.from_json(record.to_json()).replay().digest() == state.digest()
    True
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int,
        seats: Sequence[str],
        options: Mapping[str, OptionValue],
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.seats: list[str] = list(seats)
        self.options: dict[str, OptionValue] = dict(options)
        self.actions: list[Action] = []
        self.checks: list[str] = []
        self.result: dict[str, Any] | None = None
        self.commitment: str | None = None
        self.nonce: str | None = None
        self.position: dict[str, Any] | None = None

    @classmethod
    def begin(
        cls,
        game: Game[Any],
        *,
        players: int,
        seed: int,
        seats: Sequence[str],
        options: Mapping[str, OptionValue] | None = None,
    ) -> Record:
        """The record of a game that is about to start."""
        record = cls(game, players, seed, seats, game.chosen(options or {}))
        record.checks.append(check_of(record.first()))
        return record

    def first(self) -> State:
        """The first position: a new deal, or the one that the game was branched off at."""
        if self.position is not None:
            branched = State.from_json(self.position)
            if branched.game.fingerprint != self.game.fingerprint:
                raise BadRecord("the position of the stored game has other cards than its header.")
            if branched.players != self.players:
                raise BadRecord("the position of the stored game has another number of players.")
            return branched
        state: State = self.game.new(self.players, self.seed, self.options)
        return state

    def play(self, state: State, action: Action, seat: int | None = None) -> Sequence[Event]:
        """Applies an action to the newest position and notes it."""
        events = state.apply(action, seat)
        self.actions.append(action)
        self.checks.append(check_of(state))
        if state.outcome is not None:
            self.result = state.outcome.to_json()
        return events

    def cut(self, steps: int) -> None:
        """Forgets everything after a number of steps (undo)."""
        if steps < len(self.actions):
            del self.actions[steps:]
            del self.checks[steps + 1 :]
            self.result = None

    def steps(self) -> Iterator[tuple[State, Action | None, Sequence[Event]]]:
        """Replays the game: the position after each step, its action and its events.

        Raises ``BadRecord`` at the first step that is illegal or does not give what was noted.
        """
        state = self.first()
        self._compare(state, 0, "the cards or the seed are not those it was played with")
        yield state, None, state.events
        for step, action in enumerate(self.actions, 1):
            try:
                events = state.apply(action)
            except LudothequeError as error:
                raise BadRecord(f"step {step} cannot be played: {error}", step) from error
            self._compare(state, step, f"'{action.text}' is not what was played")
            yield state, action, events
        reached = state.outcome.to_json() if state.outcome is not None else None
        if self.checks and reached != self.result:
            step = len(self.actions)
            raise BadRecord(f"step {step} does not end with the stored result.", step)

    def replay(self, step: int | None = None) -> State:
        """The position after a number of steps; by default the last one."""
        last = len(self.actions) if step is None else step
        if not 0 <= last <= len(self.actions):
            raise BadRecord(f"there is no step {last}; the record has {len(self.actions)}.", last)
        for number, (state, _, _) in enumerate(self.steps()):
            if number == last and step is not None:
                return state
        return state

    def verify(self) -> State:
        """Replays everything, and opens the commitment to the seed if there is one."""
        if self.commitment is not None:
            opened = commitment(self.seed, self.nonce or "")
            if opened != self.commitment:
                raise BadRecord("the seed is not the one that was committed to before the game.")
        return self.replay()

    def _compare(self, state: State, step: int, reason: str) -> None:
        if self.checks and self.checks[step] != check_of(state):
            raise BadRecord(
                f"step {step} does not give the position that was noted: {reason}.", step
            )

    def to_json(self) -> dict[str, Any]:
        """The record as plain values."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "ruleset": self.game.ruleset,
            "players": self.players,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "commitment": self.commitment,
            "nonce": self.nonce,
            "cards": self.game.card_values(),
            "position": self.position,
            "actions": [action.text for action in self.actions],
            "checks": self.checks,
            "result": self.result,
        }

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Reads a record; a damaged one is refused with the step where it breaks."""
        try:
            record = cls._from_header(_Reader(data))
            record.first()
        except BadRecord:
            raise
        except LudothequeError as error:
            raise BadRecord(f"the header cannot be used: {error}") from error
        for step, text in enumerate(data["actions"], 1):
            try:
                record.actions.append(record.game.parse(text))
            except LudothequeError as error:
                raise BadRecord(f"step {step} cannot be read: {error}", step) from error
        if record.checks and len(record.checks) != len(record.actions) + 1:
            step = min(len(record.checks), len(record.actions) + 1)
            raise BadRecord(f"step {step} is missing: actions and checks do not pair up.", step)
        return record

    @classmethod
    def _from_header(cls, head: _Reader) -> Record:
        if head.number("format") != FORMAT:
            raise BadRecord(
                f"format {head.number('format')} is not known; this version reads {FORMAT}."
            )
        game = stored(head.text("game"), head.number("ruleset"), head.raw("cards"))
        seats = head.texts("seats")
        record = cls(game, head.number("players"), head.number("seed"), seats, {})
        if len(seats) != record.players:
            raise BadRecord(f"{len(seats)} seats are named for {record.players} players.")
        options = head.object("options")
        for name, value in options.items():
            if not isinstance(value, bool | int | str):
                raise BadRecord(f"option '{name}' is neither a name nor a number.")
        record.options = game.chosen(options)
        record.position = head.raw("position")
        record.result = head.raw("result")
        record.commitment = head.maybe_text("commitment")
        record.nonce = head.maybe_text("nonce")
        record.checks = head.texts("checks") if head.has("checks") else []
        for step, text in enumerate(head.items("actions"), 1):
            if not isinstance(text, str):
                raise BadRecord(f"step {step} cannot be read: it is not a text.", step)
        return record

    def __reduce__(self) -> tuple[object, ...]:
        return Record.from_json, (self.to_json(),)

    def dumps(self) -> str:
        """The record as the text of a file."""
        return json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """The record in the text of a file."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a stored game: not JSON ({error}).") from error
        return cls.from_json(data)


def check_of(state: State) -> str:
    """The beginning of a position's digest."""
    return state.digest()[:_CHECK]


def commitment(seed: int, nonce: str) -> str:
    """What is shown before the game so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


class _Reader:
    """Reads fields of a header and says which one is missing or of the wrong kind."""

    def __init__(self, data: Any) -> None:
        if not isinstance(data, Mapping):
            raise BadRecord("this is not a stored game: a JSON object is expected.")
        self._data = data

    def number(self, name: str) -> int:
        value = self._data.get(name)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadRecord(f"the field '{name}' of the stored game must be a whole number.")
        return value

    def text(self, name: str) -> str:
        value = self._data.get(name)
        if not isinstance(value, str):
            raise BadRecord(f"the field '{name}' of the stored game must be a text.")
        return value

    def items(self, name: str) -> list[Any]:
        value = self._data.get(name)
        if not isinstance(value, list):
            raise BadRecord(f"the field '{name}' of the stored game must be a list.")
        return value

    def texts(self, name: str) -> list[str]:
        value = self.items(name)
        if not all(isinstance(item, str) for item in value):
            raise BadRecord(f"the field '{name}' of the stored game must be a list of texts.")
        return value

    def has(self, name: str) -> bool:
        return bool(self._data.get(name))

    def raw(self, name: str) -> Any:
        return self._data.get(name)

    def object(self, name: str) -> dict[str, Any]:
        value = self._data.get(name) or {}
        if not isinstance(value, dict):
            raise BadRecord(f"the field '{name}' of the stored game must be an object.")
        return value

    def maybe_text(self, name: str) -> str | None:
        return None if self._data.get(name) is None else self.text(name)
