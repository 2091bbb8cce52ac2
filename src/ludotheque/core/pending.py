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

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

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


class Registry:
    """The kinds of pending entries of a game, in a fixed order."""

    def __init__(self, kinds: Sequence[type[Pending]]) -> None:
        self.kinds = tuple(kinds)
        self._by_name: dict[str, type[Pending]] = {}
        for kind in kinds:
            if not kind.name or kind.name in self._by_name:
                raise ValueError(f"{kind.__name__} needs a name of its own, not '{kind.name}'.")
            self._by_name[kind.name] = kind
        self.names = tuple(self._by_name)

    def __getitem__(self, name: str) -> type[Pending]:
        return self._by_name[name]

    def __iter__(self) -> Iterator[type[Pending]]:
        return iter(self.kinds)
