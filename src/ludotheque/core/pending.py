"""What remains to be done, as data on ``State.stack``.

A *question* asks a seat for an action; a *step* is carried out by the rules without asking. Each
kind is one class, which a game lists once in its registry (`decisions.py`): a name, named fields,
the legal answers, the effect of an answer, and the message that asks. Entries never change once
made, so copies of a position share them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ludotheque.core.errors import BadPosition
from ludotheque.core.message import Message
from ludotheque.core.native import mypyc_attr
from ludotheque.core.seat import Seat

if TYPE_CHECKING:
    from ludotheque.core.action import Action

S = TypeVar("S")

FieldList = tuple[tuple[str, str], ...]
"""The fields of a kind: their names, and the kinds of value as the game's position names them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """An entry of the stack: its kind, the seat that it concerns, and its fields.

    The constructor of a kind takes the seat and then the fields in their order.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[FieldList] = ()
    is_step: ClassVar[bool] = False
    holds: ClassVar[tuple[str, ...]] = ()
    """The fields that name components which lie nowhere else meanwhile."""
    # Where it may lie; a kind that says nothing of it may lie anywhere.
    lowest: ClassVar[bool] = False
    """Whether it may lie lowest."""
    upon: ClassVar[tuple[str, ...]] = ()
    """The kinds that it may lie directly upon."""
    within: ClassVar[tuple[str, ...]] = ()
    """The kinds of which one lies lowest of all below it."""
    on_top: ClassVar[bool] = False
    """Whether nothing can lie upon it."""
    awaits: ClassVar[str] = ""
    """The question that is asked while it waits, if there is but one."""
    same_seat: ClassVar[bool] = False
    """Whether it concerns the seat of the lowest entry."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def require(self, holds: bool, sentence: str) -> None:
        """Raises ``BadPosition`` with the sentence if something does not hold."""
        if not holds:
            raise BadPosition(f"position, pending, '{self.name}' of seat {self.seat}: {sentence}.")

    def check(self, state: Any, below: Any) -> None:
        """Raises ``BadPosition`` if it cannot be pending in a position, upon another entry.

        ``below`` is ``None`` for the lowest entry. The place on the stack has been checked.
        """

    def values(self) -> list[Any]:
        """The values of the fields, in their order."""
        return [getattr(self, name) for name, _ in self.fields]

    def __repr__(self) -> str:
        named = "".join(f", {name}={getattr(self, name)!r}" for name, _ in self.fields)
        return f"{self.name}(seat={self.seat}{named})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Pending, Generic[S]):
    """A decision that a seat must take."""

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """The legal answers in the order of the action table; a list that nobody changes."""

    @abstractmethod
    def answer(self, state: S, action: Action) -> None:
        """Carries an answer out. The question has been taken off the stack."""

    @abstractmethod
    def message(self, state: S) -> Message:
        """The question in words."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending, Generic[S]):
    """Something that the rules do by themselves, once everything above it on the stack is done."""

    is_step: ClassVar[bool] = True

    @abstractmethod
    def run(self, state: S) -> None:
        """Carries the step out. It has been taken off the stack."""


def take_top(stack: list[Any]) -> Any:
    """Takes the top entry off a stack.

    A list that ``pop`` leaves empty keeps a block of memory outside Python's own, in which it then
    grows and shrinks slowly; most decisions empty the stack.
    """
    top = stack[-1]
    if len(stack) == 1:
        stack.clear()
    else:
        stack.pop()
    return top


def check_stack(state: Any, stack: Sequence[Pending], registry: Registry) -> None:
    """Raises ``BadPosition`` for a stack that no game has."""
    if not stack:
        return
    lowest, top = stack[0], stack[-1]
    below: Pending | None = None
    top.require(not top.is_step, "the last entry must be a question")
    for entry in stack:
        entry.require(entry is top or not entry.on_top, "it must be the last entry")
        awaited = not entry.awaits or top.name == entry.awaits
        entry.require(awaited, f"it waits only below '{entry.awaits}'")
        same = not entry.same_seat or entry.seat == lowest.seat
        entry.require(same, f"it must be for seat {lowest.seat}")
        if entry.lowest or entry.upon or entry.within:
            _check_place(entry, below, lowest, registry)
        below = entry
    below = None
    for entry in stack:
        entry.check(state, below)
        below = entry


def _check_place(
    entry: Pending, below: Pending | None, lowest: Pending, registry: Registry
) -> None:
    if below is None:
        first = _listed([kind.name for kind in registry if kind.lowest])
        entry.require(entry.lowest, f"the first entry is one of {first}")
        return
    fits = below.name in entry.upon or bool(entry.within and not entry.upon)
    upon = _listed(entry.upon)
    entry.require(fits, f"it lies on '{below.name}', but belongs upon {upon}")
    fits = lowest.name in entry.within or not entry.within
    within = _listed(entry.within)
    entry.require(fits, f"the first entry is '{lowest.name}', but it belongs to {within}")


def _listed(names: Sequence[str]) -> str:
    return ", ".join([f"'{name}'" for name in names]) or "nothing"


class Registry:
    """The kinds of pending entries of a game, in a fixed order."""

    def __init__(self, kinds: Sequence[type[Pending]]) -> None:
        self.kinds: tuple[type[Pending], ...] = tuple(kinds)
        self._by_name: dict[str, type[Pending]] = {}
        for kind in kinds:
            if not kind.name or kind.name in self._by_name:
                raise ValueError(f"{kind.__name__} needs a name of its own, not '{kind.name}'.")
            self._by_name[kind.name] = kind
        self.names: tuple[str, ...] = tuple(self._by_name)

    def __getitem__(self, name: str) -> type[Pending]:
        return self._by_name[name]

    def __iter__(self) -> Iterator[type[Pending]]:
        return iter(self.kinds)
