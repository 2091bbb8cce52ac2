"""Where a position keeps its values: in attributes, by seat, in slices, or worked out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.kinds import Kind

if TYPE_CHECKING:
    from ludotheque.core.state import State

TABLE: Final = -1
"""Stands for a seat where a field belongs to nobody."""


class Place(ABC):
    """Where a position keeps a value."""

    attribute: str = ""
    """The attribute of the position in which it lies; empty if it may be in several."""

    @abstractmethod
    def get(self, state: Any, seat: int) -> Any:
        """The value."""

    @abstractmethod
    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the value."""

    def clear(self, state: State, kind: Kind) -> None:
        """Makes room for the values and empties them."""
        self.set(state, TABLE, kind.empty())


class Attribute(Place):
    """In an attribute of the position."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.attribute = name

    def get(self, state: Any, seat: int) -> Any:
        """The attribute."""
        return getattr(state, self.name)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the attribute."""
        setattr(state, self.name, value)


class PerSeat(Attribute):
    """In an attribute that is a list with one entry a seat."""

    def get(self, state: Any, seat: int) -> Any:
        """The entry of the seat."""
        return getattr(state, self.name)[seat]

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the entry."""
        getattr(state, self.name)[seat] = value

    def clear(self, state: State, kind: Kind) -> None:
        """An empty entry for each seat."""
        setattr(state, self.name, [kind.empty() for _ in range(state.players)])


class SharedPerSeat(PerSeat):
    """In a list with one entry a seat that copies share: it is replaced, never changed."""

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the list."""
        entries = getattr(state, self.name)[:]
        entries[seat] = value
        setattr(state, self.name, entries)


class FlatList(Attribute):
    """In a flat list that holds so many numbers for each seat; the value is the whole list."""

    def __init__(self, name: str, width: int) -> None:
        super().__init__(name)
        self.width = width

    def clear(self, state: State, kind: Kind) -> None:
        """Zeros."""
        setattr(state, self.name, [0] * (self.width * state.players))


class SliceOfSeat(FlatList):
    """In a flat list that holds so many numbers for each seat; the value is those of one seat."""

    def get(self, state: Any, seat: int) -> Any:
        """The numbers of the seat."""
        return getattr(state, self.name)[self.width * seat : self.width * (seat + 1)]

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the numbers."""
        getattr(state, self.name)[self.width * seat : self.width * (seat + 1)] = value


class OfPlayer(Attribute):
    """In an attribute of the object that holds what a seat has; the game makes those objects."""

    def __init__(self, objects: str, name: str) -> None:
        super().__init__(name)
        self.objects = objects
        self.attribute = objects

    def get(self, state: Any, seat: int) -> Any:
        """The attribute of the seat's object."""
        return getattr(getattr(state, self.objects)[seat], self.name)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces it."""
        setattr(getattr(state, self.objects)[seat], self.name, value)

    def clear(self, state: State, kind: Kind) -> None:
        """Empties it for all."""
        for player in getattr(state, self.objects):
            setattr(player, self.name, kind.empty())


class Element(Attribute):
    """In one element of an attribute that is a list or a tuple; the game makes the attribute."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name)
        self.index = index

    def get(self, state: Any, seat: int) -> Any:
        """The element."""
        return getattr(state, self.name)[self.index]

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces the element."""
        held = getattr(state, self.name)
        if isinstance(held, tuple):
            changed = (*held[: self.index], value, *held[self.index + 1 :])
            setattr(state, self.name, changed)
        else:
            held[self.index] = value


class Together(Place):
    """In several attributes; the value is the tuple of theirs."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self._fetch = attrgetter(*names)

    def get(self, state: Any, seat: int) -> Any:
        """The attributes."""
        return self._fetch(state)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Replaces all of them."""
        for name, part in zip(self.names, value, strict=True):
            setattr(state, name, part)


class Computed(Place):
    """Worked out by functions, for what a position keeps in another form."""

    def __init__(
        self, get: Callable[[Any, int], Any], set: Callable[[Any, int, Any], None]
    ) -> None:
        self._get = get
        self._set = set

    def get(self, state: Any, seat: int) -> Any:
        """What the first function finds."""
        return self._get(state, seat)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """What the second function does."""
        self._set(state, seat, value)

    def clear(self, state: State, kind: Kind) -> None:
        """Left to the fields in which the position keeps the value."""


class Derived(Place):
    """Nowhere: it follows from other fields, and a function of position and seat works it out."""

    def __init__(self, get: Callable[[Any, Any], Any]) -> None:
        self._get = get

    def get(self, state: Any, seat: int) -> Any:
        """What the function finds."""
        return self._get(state, seat)

    def set(self, state: Any, seat: int, value: Any) -> None:
        """Refused: the fields that it follows from must change."""
        raise TypeError("a derived value cannot be set.")


class DerivedFromTable(Derived):
    """The same for what belongs to nobody: a function of the position works it out."""

    def __init__(self, get: Callable[[Any], Any]) -> None:
        super().__init__(lambda state, seat: get(state))
