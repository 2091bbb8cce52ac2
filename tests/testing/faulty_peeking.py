"""The toy game with one more action, looking at what others laid aside, and faults of it.

Whoever looks knows those cards from then on, and nobody else learns anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ludotheque.core.action import Action
from ludotheque.core.event import EventKind
from ludotheque.core.game import OptionValue
from ludotheque.core.state import State
from ludotheque.core.visibility import Visibility, Zone
from tests.core import toy_game as toy
from tests.core.toy_game import ACT, Toy, ToyState

LOOKED = EventKind("looked", ("card",), {"card": "players.*.hand"})


class LookingState(ToyState):
    """A position that remembers who has looked at what."""

    __slots__ = ("looked",)

    looked: list[tuple[int, ...]]
    """For each seat, how many of the cards that it laid aside each seat has seen."""

    def copy(self) -> Self:
        new = super().copy()
        new.looked = self.looked[:]
        return new

    def position_json(self) -> dict[str, Any]:
        return super().position_json() | {"looked": [list(seen) for seen in self.looked]}


class LookingToy(Toy):
    """The toy in which seats may look at what others laid aside."""

    state_class = LookingState

    def __init__(self) -> None:
        super().__init__()
        self.event_kinds = {**self.event_kinds, LOOKED.name: LOOKED}
        kept = next(zone for zone in self.visibility.zones if zone.path == "players.*.kept")
        zones = [zone for zone in self.visibility.zones if zone is not kept]
        looked = Zone(kept.path, kept.seen_by, "card", kept.read, kept.write, pools=self.pools)
        self.visibility = Visibility([*zones, looked, Zone("looked")])

    def pools(self, state: LookingState, owner: int, viewer: int | None) -> list[str]:
        seen = 0 if viewer is None else state.looked[owner][viewer]
        size = len(state.kept[owner])
        return [f"laid aside by {owner}"] * min(seen, size) + ["card"] * (size - seen)

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> ToyState:
        state = super().deal(players, chance, options)
        assert isinstance(state, LookingState)
        state.looked = [(0,) * players] * players
        return state

    def restore(self, data: Mapping[str, Any]) -> ToyState:
        state = super().restore(data)
        assert isinstance(state, LookingState)
        state.looked = [tuple(seen) for seen in data["looked"]]
        return state

    def legal(self, state: ToyState) -> list[Action]:
        assert isinstance(state, LookingState)
        legal = super().legal(state)
        kind, seat = state.stack[-1][:2]
        if kind == ACT:
            legal += [
                toy.look[other]
                for other in range(state.players)
                if other != seat and state.looked[other][seat] < len(state.kept[other])
            ]
        return legal

    def play(self, state: ToyState, action: Action) -> None:
        assert isinstance(state, LookingState)
        if action.verb != toy.LOOK:
            super().play(state, action)
            return
        _, seat = state.stack.pop()[:2]
        self.look(state, seat, action.a)
        self.end_turn(state, seat)

    def look(self, state: LookingState, seat: int, other: int) -> None:
        seen = list(state.looked[other])
        if state.listening:
            for card in state.kept[other][seen[seat] :]:
                state.emit(LOOKED, seat, card)
        seen[seat] = len(state.kept[other])
        state.looked[other] = tuple(seen)


class ForgetsLooks(LookingToy):
    """Whoever has looked knows no more than before."""

    def pools(self, state: LookingState, owner: int, viewer: int | None) -> list[str]:
        return ["card"] * len(state.kept[owner])


class AllHaveLooked(LookingToy):
    """When one has looked, everybody knows."""

    def pools(self, state: LookingState, owner: int, viewer: int | None) -> list[str]:
        seen, size = max(state.looked[owner]), len(state.kept[owner])
        return [f"laid aside by {owner}"] * min(seen, size) + ["card"] * (size - seen)


class LooksCanBeUndone(LookingToy):
    """Looking is no barrier for undo."""

    class Table(Visibility):
        __slots__ = ()

        def reveals(self, before: State, after: State) -> bool:
            blind = [Zone(z.path, z.seen_by, z.kind, z.read, z.write, z.known) for z in self.zones]
            return Visibility(blind).reveals(before, after)

    def __init__(self) -> None:
        super().__init__()
        self.visibility = self.Table(self.visibility.zones)
