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
        self.game = game
        self.index = index
        self.text = text
        self.verb = verb
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return action_at, (self.game, self.index)


class ActionTable:
    """Every action a game knows, in a fixed order, findable by its text."""

    __slots__ = ("_by_text", "actions", "game")

    def __init__(self, game: str) -> None:
        self.game = game
        self.actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        _TABLES[game] = self

    def add(self, text: str, verb: int, a: int = 0, b: int = 0) -> Action:
        """Appends an action; called only while the game's ``actions.py`` is being imported."""
        action = Action(self.game, len(self.actions), text, verb, a, b)
        self.actions.append(action)
        self._by_text[text] = action
        return action

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


def action_at(game: str, index: int) -> Action:
    """The action at a place of a game's table (how actions come out of a pickle)."""
    return _TABLES[game].actions[index]


def texts(actions: Sequence[Action]) -> list[str]:
    """The notation of several actions."""
    return [action.text for action in actions]
