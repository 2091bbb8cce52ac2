"""A position of a game, and the only ways to read and change it."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.core.action import Action, texts
from ludotheque.core.barrier import Barrier
from ludotheque.core.errors import (
    BadPosition,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
)
from ludotheque.core.event import Cause, Event, EventKind
from ludotheque.core.message import Message, say
from ludotheque.core.native import mypyc_attr
from ludotheque.core.outcome import Outcome
from ludotheque.core.pending import Pending
from ludotheque.core.preview import Preview
from ludotheque.core.seat import SEATS, Seat
from ludotheque.core.view import View

if TYPE_CHECKING:
    from typing import Self

    from ludotheque.core.game import Game


class Decision(NamedTuple):
    """What is asked: a kind, the seat that must answer, and the question."""

    kind: str
    seat: int
    message: Message


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. Games derive from it and add their own fields.

    What remains to be done lies on ``stack``: plain tuples, the next decision last. ``chance`` is
    the state of the position's own generator. ``listening`` says whether ``apply`` reports events;
    whoever plays many games in silence turns it off.
    """

    game: Game[Any]
    players: int
    stack: list[Any]
    chance: int
    over: bool
    listening: bool
    cause: Cause | None
    """Why what happens now happens; events carry it. The rules set it while somebody listens."""
    _by: int
    _legal: list[Action] | None
    _listed: tuple[Action, ...] | None
    _events: list[Event]

    # As in the positions of games: what is annotated above, so that plain Python needs no dicts.
    __slots__ = tuple(__annotations__)

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.players = players
        self.stack = []
        self.chance = 0
        self.over = False
        self.listening = True
        self.cause = None
        self._by = -1
        self._legal = None
        self._listed = None
        self._events = []

    @property
    def actor(self) -> int | None:
        """The seat that must decide now; ``None`` when the game is over."""
        if not self.stack:
            return None
        top = self.stack[-1]
        return top.seat if isinstance(top, Pending) else top[1]

    def seats(self) -> list[Seat]:
        """All seats, from 0; a list that nobody changes."""
        return SEATS[self.players]

    @property
    def decision(self) -> Decision | None:
        """What is asked now; ``None`` when the game is over."""
        return None if self.over else self.game.decision(self)

    @property
    def outcome(self) -> Outcome | None:
        """The result; ``None`` while the game runs."""
        return self.game.outcome(self) if self.over else None

    @property
    def events(self) -> Sequence[Event]:
        """What the last action did, or, in a first position, the set-up."""
        return self._events

    def actions(self) -> tuple[Action, ...]:
        """The legal actions in the order of the action table; empty only when the game is over."""
        listed = self._listed
        if listed is None:
            listed = self._listed = tuple(self.options())
        return listed

    def options(self) -> list[Action]:
        """The legal actions as the rules have listed them, for loops inside this package.

        It saves the copy that ``actions`` makes; the list may be shared, so nobody changes it.
        """
        legal = self._legal
        if legal is None:
            legal = self._legal = [] if self.over else self.game.legal(self)
        return legal

    def apply(self, action: Action, seat: int | None = None) -> Sequence[Event]:
        """Plays a legal action in place and returns what happened.

        ``seat``, if given, is the seat that claims to act, and is checked. Raises, and changes
        nothing: ``IllegalAction`` for an action that is not legal now, ``MalformedAction`` for
        something that is no action, ``NotYourTurn`` for a seat that must wait, ``GameOver`` once
        the game has ended.
        """
        if not _is_among(action, self.options()) or (seat is not None and seat != self.actor):
            self._refuse(action, seat)
        self.advance(action)
        return self._events

    def advance(self, action: Action) -> None:
        """Plays one of ``options()``; saves the search by which ``apply`` makes sure of that."""
        self._legal = self._listed = None
        if self.listening or self._events:
            self._events = []
            asked = self.stack[-1]
            self._by = asked.seat if isinstance(asked, Pending) else -1
            self.cause = None
        self.game.play(self, action)

    def preview(self, action: Action) -> Preview:
        """What a legal action would cost, bring and change.

        Raises ``IllegalAction`` for any other action, as ``apply`` does. A caller that shows it to
        a seat asks the position of that seat's view.
        """
        if not _is_among(action, self.options()):
            self._refuse(action, None)
        return self._preview(action, Barrier(self.game.visibility, self))

    def previews(self) -> list[Preview]:
        """What each of the legal actions would do, in their order."""
        barrier = Barrier(self.game.visibility, self)
        return [self._preview(action, barrier) for action in self.options()]

    def _preview(self, action: Action, barrier: Barrier) -> Preview:
        preview = self.game.preview(self, action, barrier)
        if preview.reveals is None:
            after = self.copy()
            after.listening = False
            after.advance(action)
            preview.reveals = barrier.is_crossed(after)
        return preview

    def reason(self, action: Action) -> Message | None:
        """Why an action is not legal now; ``None`` if it is legal."""
        if _is_among(action, self.options()):
            return None
        if self.over:
            return say("illegal-game-over")
        return self.game.reason(self, action)

    def forget_legal(self) -> None:
        """Lets the legal actions be worked out anew, after the position was changed by hand."""
        self._legal = None
        self._listed = None

    def _refuse(self, action: object, seat: int | None) -> None:
        if not isinstance(action, Action):
            raise MalformedAction(f"{action!r} is not an action; game.parse() makes one of a text.")
        if self.over:
            raise GameOver(f"the game is over; '{action.text}' came too late.")
        if seat is not None and seat != self.actor:
            raise NotYourTurn(f"seat {seat} must wait: seat {self.actor} decides now.")
        legal = texts(self.actions())
        shown = ", ".join(legal[:8]) + (f" and {len(legal) - 8} more" if len(legal) > 8 else "")
        # An action of another table has no place in the rules.
        table = self.game.table
        own = action.index < len(table) and table[action.index] is action
        raise IllegalAction(
            f"'{action.text}' is not legal now; seat {self.actor} may: {shown}.",
            self.game.reason(self, action) if own else None,
        )

    def emit(self, kind: EventKind, seat: int, *values: int) -> None:
        """Notes an event. Rules call it only while somebody is listening."""
        self._events.append(Event(kind, seat, values, self._by, self.cause))

    @abstractmethod
    def copy(self) -> Self:
        """An independent position; cheap."""

    def view(self, seat: int | None) -> View:
        """What a seat may know; ``None`` is a spectator. Raises ``ValueError`` for other seats."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}; seats are 0 to {self.players - 1}.")
        return View(self, seat)

    def position_json(self) -> dict[str, Any]:
        """The game's own fields as plain values."""
        return self.game.position.write(self)

    def to_json(self) -> dict[str, Any]:
        """The whole position as plain dicts, lists, numbers and strings (`docs/positions.md`)."""
        data = self.game.head_json()
        data.update(self.position_json())
        data["chance"] = self.chance
        return data

    @staticmethod
    def from_json(data: Any) -> State:
        """The position that a JSON value describes; what is left out takes its default.

        Raises ``BadPosition`` for one that cannot be, ``UnknownGame``, ``UnknownRuleset`` and
        ``BadCards`` for a game, ruleset or card values that are not known.
        """
        from ludotheque.core.game import find, stored

        name = data.get("game") if isinstance(data, Mapping) else None
        if not isinstance(name, str):
            raise BadPosition("a position is an object with a field 'game', such as 'spyrium'.")
        game = stored(name, data.get("ruleset", find(name).ruleset), data.get("cards"))
        state: State = game.restore(data)
        return state

    def digest(self) -> str:
        """A stable hash of the whole position, equal on every platform and Python version."""
        data = self.to_json()
        data["cards"] = self.game.fingerprint
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.to_json(), self.listening)

    def __repr__(self) -> str:
        asked = self.decision
        what = f"seat {asked.seat}: {asked.kind}" if asked else "over"
        return f"<{self.game.name}, {self.players} players, {what}>"


def _is_among(action: Action, legal: list[Action]) -> bool:
    """Whether an action is legal; ``in`` would ask each of them whether it is equal."""
    for other in legal:  # noqa: SIM110 - a generator is slower where this runs as Python
        if other is action:
            return True
    return False


def _restored(data: dict[str, Any], listening: bool) -> State:
    """A position as it comes out of a pickle."""
    state = State.from_json(data)
    state.listening = listening
    return state
