"""Marked cards: hidden components that can be recognised wherever the rules move them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

from ludotheque.core.state import State
from ludotheque.core.visibility import Zone
from ludotheque.testing.random_games import Viewer


class Mark(int):
    """A component with a mark on it: its equal for the rules, but it can be recognised."""

    tag: int

    @classmethod
    def on(cls, value: int, tag: int) -> Mark:
        """The marked component."""
        mark = cls(value)
        mark.tag = tag
        return mark


def hidden_zones(state: State, viewer: Viewer) -> list[tuple[Zone, int, list[int]]]:
    """The zones that a viewer cannot see, their owners, and what lies in them."""
    found = []
    for zone, owner in state.game.visibility.hidden(state, viewer):
        assert zone.read is not None
        found.append((zone, owner, list(zone.read(state, owner))))
    return found


def write_zone(state: State, zone: Zone, owner: int, components: list[int]) -> None:
    """Lays components into a hidden zone."""
    assert zone.write is not None
    zone.write(state, owner, components)


def marked(state: State, viewer: Viewer, known_too: bool = False) -> State:
    """A copy in which every component that a viewer does not know bears a mark of its own.

    With ``known_too`` also those that lie in hidden zones and are known all the same.
    """
    copy = state.copy()
    tags = itertools.count()
    for zone, owner, components in hidden_zones(state, viewer):
        places = range(len(components)) if known_too else zone.unknown(state, owner)
        for place in places:
            components[place] = Mark.on(components[place], next(tags))
        write_zone(copy, zone, owner, components)
    return copy


def tags_of(components: Iterable[int | None]) -> set[int]:
    """The marks on components."""
    return {component.tag for component in components if isinstance(component, Mark)}
