"""Actions: small immutable values, all of them listed once in a game's table."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from ludotheque.core.errors import MalformedAction


class Action:
    """One thing a seat can do.

    There is exactly one object for each action of a game, so actions are compared by identity.
    ``verb``, ``a`` and ``b`` are what the rules read; ``text`` is what people, tests and stored
    games read; ``index`` is what learners read.
    """

    __slots__ = ("a", "b", "game", "index", "text", "verb")

    def __init__(self, game: str, index: int, text: str, verb: int, a: int, b: int) -> None:
        self.game: str = game
        self.index: int = index
        self.text: str = text
        self.verb: int = verb
        self.a: int = a
        self.b: int = b

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        if self.index < len(_TABLES[self.game]):
            return action_at, (self.game, self.index)
        return added_action, (self.game, self.index, self.text, self.verb, self.a, self.b)


class ActionTable:
    """Every action a game knows, in a fixed order, findable by its text.

    A table may begin with all actions of another one, ``before``: that of a game with cards of
    one's own, which bring actions of their own.
    """

    __slots__ = ("_by_text", "actions", "game")

    def __init__(self, game: str, before: ActionTable | None = None) -> None:
        self.game: str = game
        self.actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        if before is None:
            _TABLES[game] = self
        else:
            self.actions += before.actions
            self._by_text.update(before._by_text)

    def add(self, text: str, verb: int, a: int = 0, b: int = 0) -> Action:
        """Appends an action; called only while a table is being made."""
        index = len(self.actions)
        if _TABLES[self.game] is self:
            action = Action(self.game, index, text, verb, a, b)
        else:
            action = added_action(self.game, index, text, verb, a, b)
        self.actions.append(action)
        self._by_text[text] = action
        return action

    def add_each(
        self, word: str, verb: int, names: Sequence[object], behind: str = "", first: int = 0
    ) -> list[Action]:
        """Appends an action for each name; ``a`` is its number, counted from ``first``."""
        return [self.add(f"{word} {name}{behind}", verb, a) for a, name in enumerate(names, first)]

    def parse(self, text: str) -> Action:
        """The action written as ``text``; letter case and extra blanks do not matter."""
        plain = " ".join(text.lower().split())
        found = self._by_text.get(plain)
        if found is None:
            near = difflib.get_close_matches(plain, self._by_text, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"an example is '{self.actions[0]}'."
            raise MalformedAction(f"'{plain[:60]}' is not an action of {self.game}; {hint}")
        return found

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)


_TABLES: dict[str, ActionTable] = {}
_ADDED: dict[tuple[str, int, str, int, int, int], Action] = {}


def action_at(game: str, index: int) -> Action:
    """The action at a place of a game's table (how actions come out of a pickle)."""
    return _TABLES[game].actions[index]


def added_action(game: str, index: int, text: str, verb: int, a: int, b: int) -> Action:
    """An action that cards of one's own bring; equal ones are one object, in every process."""
    key = (game, index, text, verb, a, b)
    if key not in _ADDED:
        _ADDED[key] = Action(game, index, text, verb, a, b)
    return _ADDED[key]


def texts(actions: Sequence[Action]) -> list[str]:
    """The notation of several actions."""
    return [action.text for action in actions]
