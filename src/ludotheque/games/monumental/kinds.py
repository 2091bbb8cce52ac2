"""Kinds of values that only positions of Monumental have, and how such a position is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core.field import Field
from ludotheque.core.fields import PendingStack
from ludotheque.core.kinds import Kind, Names, Vocabulary
from ludotheque.core.observation import Layout, Part, Unseen
from ludotheque.core.observation import Pending as PendingPart
from ludotheque.core.schema import Schema
from ludotheque.games.monumental.position import MonumentalState


class Written(Kind):
    """A value that is written by a function; `restore.py` reads it together with its neighbours."""

    def __init__(
        self,
        words: str,
        typescript: str,
        write: Callable[[Any, int], Any],
        part: Callable[[int], Part],
        vocabularies: tuple[Vocabulary, ...] = (),
        read: Callable[[Field], Any] | None = None,
    ) -> None:
        self.words = words
        self.typescript = typescript
        self._read = read
        self._write = write
        self._part = part
        self._vocabularies = list(vocabularies)

    def empty(self) -> Any:
        """Nothing; the set-up of the table makes room for it."""
        return None

    def write(self, value: Any, players: int) -> Any:
        """What the function makes of it."""
        return self._write(value, players)

    def read(self, field: Field, players: int) -> Any:
        """What another function makes of it, if it can be read by itself."""
        if self._read is None:
            raise field.wrong(self.words)
        return self._read(field)

    def part(self, players: int) -> Part:
        """The numbers that learners see."""
        return self._part(players)

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the names in it."""
        return self._vocabularies


class Shown(Kind):
    """A kind of which learners see other numbers, such as only the Wonders among all cards."""

    def __init__(self, kind: Kind, part: Callable[[int], Part]) -> None:
        self.kind = kind
        self.words = kind.words
        self.typescript = kind.typescript
        self._part = part

    def empty(self) -> Any:
        """That of the kind."""
        return self.kind.empty()

    def write(self, value: Any, players: int) -> Any:
        """As the kind does."""
        return self.kind.write(value, players)

    def read(self, field: Field, players: int) -> Any:
        """As the kind does."""
        return self.kind.read(field, players)

    def arranged(self, components: list[int]) -> Any:
        """As the kind does."""
        return self.kind.arranged(components)

    def part(self, players: int) -> Part:
        """The numbers that learners see."""
        return self._part(players)

    def hidden_part(self, players: int, named: bool) -> Part:
        """The numbers that learners see."""
        return self._part(players)

    def vocabularies(self) -> list[Vocabulary]:
        """Those of the kind."""
        return self.kind.vocabularies()


class ShownNames(Names):
    """A pile of which learners see other numbers; most fields are piles, so they are no wrapper."""

    def __init__(
        self,
        shown: Part,
        vocabulary: Vocabulary,
        *,
        sort: bool = False,
        as_list: bool = False,
    ) -> None:
        super().__init__(vocabulary, sort=sort, as_list=as_list)
        self.shown = shown

    def part(self, players: int) -> Part:
        """The numbers that learners see."""
        return self.shown

    def hidden_part(self, players: int, named: bool) -> Part:
        """The numbers that learners see."""
        return self.shown


class Entries(PendingStack):
    """What is pending; the Automa is the side after the only player's."""

    def part(self, players: int) -> Part:
        """The last entry in full, and which kinds wait below it."""
        fields: dict[str, Part] = {}
        for kind in self.registry:
            for name, sort in kind.fields:
                fields.setdefault(name, self.sorts[sort].part(players))
        parts = {name: fields.pop(name) for name in ("token", "kept")}
        return PendingPart(self.registry.names, max(2, players), parts | fields)


class MonumentalSchema(Schema[MonumentalState]):
    """The declaration; what a position leaves out leans on its map, so `restore.py` reads it."""

    def read(self, game: Any, data: Mapping[str, Any]) -> MonumentalState:
        """The position that JSON describes; what is left out takes its default."""
        from ludotheque.games.monumental.restore import read

        return read(game, data)

    def layout(self, players: int) -> Layout:
        """What the numbers of a vector mean; only a player alone has the Automa in it."""
        parts = {entry.name: entry.part(players) for entry in self.entries}
        if players > 1:
            del parts["automa"]
        pools = {name: kind.part(players) for name, kind in self._unseen.items()}
        parts["unseen"] = Unseen(players, pools)
        return Layout(self._version, players, parts, left_out=("at",))
