"""The toy game in which seats tell more than cards, and faults of it.

Whoever can match must, so declining tells that a seat has no such card. And the deck is so small
that it is refilled before everybody's eyes, so that what lies in the hands can be counted. Cards
are moved openly only, so that what each seat knows can be kept exactly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ludotheque.core.action import Action
from ludotheque.core.arrangement import Limit
from ludotheque.core.game import OptionValue
from ludotheque.core.state import State
from ludotheque.core.visibility import NOBODY, OWNER, Visibility, Zone
from tests.core import toy_game as toy
from tests.core.toy_game import MATCH, VALUES, Toy, ToyState

DECK = 5
Counts = tuple[int, ...]
NONE: Counts = (0,) * (len(VALUES) + 1)
"""By value, from 0 on."""


class TellingState(ToyState):
    """A position that remembers what was told."""

    __slots__ = ("drawn", "fresh", "lacks", "refilled")

    lacks: list[tuple[Limit, ...]]
    """For each hand how many of its unknown cards have none of some values, at least."""
    drawn: list[Counts]
    """For each seat what it has drawn since the deck was refilled, which it alone knows."""
    fresh: list[int]
    """For each seat how many cards that were."""
    refilled: Counts
    """What the deck was made of when it was refilled."""

    def copy(self) -> Self:
        new = super().copy()
        new.lacks = self.lacks[:]
        new.drawn = self.drawn[:]
        new.fresh = self.fresh[:]
        new.refilled = self.refilled
        return new

    def position_json(self) -> dict[str, Any]:
        data = super().position_json()
        for seat, player in enumerate(data["players"]):
            player["lacks"] = [list(limit) for limit in self.lacks[seat]]
            player["drawn"] = list(self.drawn[seat])
            player["fresh"] = self.fresh[seat]
        return data | {"refilled": list(self.refilled)}


class TellingToy(Toy):
    """The toy in which seats must match if they can."""

    state_class = TellingState

    def __init__(self) -> None:
        super().__init__()
        named = {zone.path: zone for zone in self.visibility.zones}
        hand, deck = named.pop("players.*.hand"), named.pop("deck")
        self.visibility = Visibility(
            [
                *named.values(),
                Zone(
                    hand.path,
                    OWNER,
                    "card",
                    hand.read,
                    hand.write,
                    hand.known,
                    lacks=self.lacking,
                    fresh=self.newly_drawn,
                ),
                Zone(
                    deck.path, NOBODY, "card", deck.read, deck.write, deck.known, most=self.in_deck
                ),
                Zone("players.*.drawn", OWNER, forget=self.forget_drawn),
                Zone("players.*.lacks"),
                Zone("players.*.fresh"),
                Zone("refilled"),
            ]
        )

    # What is known.

    def lacking(self, state: TellingState, owner: int) -> tuple[Limit, ...]:
        return state.lacks[owner]

    def newly_drawn(self, state: TellingState, owner: int) -> int:
        return state.fresh[owner]

    def in_deck(self, state: TellingState, owner: int, viewer: int | None) -> Counts:
        if state.refilled == NONE:
            return ()
        own = NONE if viewer is None else state.drawn[viewer]
        return tuple(most - taken for most, taken in zip(state.refilled, own, strict=True))

    def forget_drawn(self, state: TellingState, owner: int) -> None:
        state.drawn[owner] = NONE

    def limit(self, state: TellingState, seat: int, limits: list[Limit]) -> None:
        kept: dict[int, int] = {least: values for values, least in limits if least}
        state.lacks[seat] = tuple((values, least) for least, values in kept.items())

    def note_lack(self, state: TellingState, seat: int, card: int) -> None:
        bit = 1 << card
        unknown = len(state.hands[seat]) - len(state.seen[seat])
        others = [(values | bit, least) for values, least in state.lacks[seat]]
        self.limit(state, seat, [(bit, unknown), *others])

    def note_draw(self, state: TellingState, seat: int, card: int) -> None:
        if state.refilled != NONE:
            state.fresh[seat] += 1
            self.note_own_draw(state, seat, card)

    def note_own_draw(self, state: TellingState, seat: int, card: int) -> None:
        drawn = list(state.drawn[seat])
        drawn[card] += 1
        state.drawn[seat] = tuple(drawn)

    # The rules.

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> ToyState:
        state = super().deal(players, chance, options)
        assert isinstance(state, TellingState)
        state.deck, state.shown = state.deck[:DECK], state.deck[DECK:]
        state.lacks = [()] * players
        state.drawn = [NONE] * players
        state.fresh = [0] * players
        state.refilled = NONE
        return state

    def restore(self, data: Mapping[str, Any]) -> ToyState:
        state = super().restore(data)
        assert isinstance(state, TellingState)
        players = data["players"]
        state.lacks = [
            tuple((values, least) for values, least in player["lacks"]) for player in players
        ]
        state.drawn = [tuple(player["drawn"]) for player in players]
        state.fresh = [player["fresh"] for player in players]
        state.refilled = tuple(data["refilled"])
        return state

    def legal(self, state: ToyState) -> list[Action]:
        legal = super().legal(state)
        if state.stack[-1][0] == MATCH:
            return legal[:1]
        return [action for action in legal if action.verb in (toy.DRAW, toy.PLAY, toy.PICK)]

    def play(self, state: ToyState, action: Action) -> None:
        assert isinstance(state, TellingState)
        if action is toy.decline:
            self.note_lack(state, state.stack[-1][1], state.stack[-1][2])
        super().play(state, action)

    def draw(self, state: ToyState, seat: int) -> None:
        assert isinstance(state, TellingState)
        held = len(state.hands[seat])
        top = state.deck[-1:]
        super().draw(state, seat)
        if len(state.hands[seat]) > held:
            # After a refill the top is new; it is the card that left what the deck was made of.
            left = [state.refilled[value] - state.deck.count(value) for value in range(len(NONE))]
            self.note_draw(state, seat, top[0] if top else left.index(1))

    def refill(self, state: ToyState) -> None:
        assert isinstance(state, TellingState)
        if len(set(state.discard)) < 2:
            return  # Everybody would know the next card.
        super().refill(state)
        state.refilled = tuple(state.deck.count(value) for value in range(len(NONE)))
        state.drawn = [NONE] * state.players
        state.fresh = [0] * state.players

    def lay_open(self, state: ToyState, seat: int, card: int) -> None:
        assert isinstance(state, TellingState)
        known = card in state.seen[seat]
        super().lay_open(state, seat, card)
        if not known:
            limits = [
                (values, least if values >> card & 1 else least - 1)
                for values, least in state.lacks[seat]
            ]
            self.limit(state, seat, limits)


class ForgetsLacks(TellingToy):
    """A seat that could not match may hold the card all the same."""

    def note_lack(self, state: TellingState, seat: int, card: int) -> None:
        pass


class ForgetsWhenDrawing(TellingToy):
    """A seat that has drawn one card may have drawn all that it did not have."""

    def note_draw(self, state: TellingState, seat: int, card: int) -> None:
        super().note_draw(state, seat, card)
        state.lacks[seat] = ()


class ForgetsAtRefill(TellingToy):
    """What was refilled may lie in the hands, and the other way round."""

    def in_deck(self, state: TellingState, owner: int, viewer: int | None) -> Counts:
        return ()


class ForgetsOwnDraws(TellingToy):
    """A seat that draws a card from the new deck may take it for one of the old ones."""

    def note_own_draw(self, state: TellingState, seat: int, card: int) -> None:
        pass


class TellsOwnDraws(TellingToy):
    """What a seat remembers for itself stays in the positions of others."""

    def forget_drawn(self, state: TellingState, owner: int) -> None:
        pass


class LacksCanBeUndone(TellingToy):
    """That a seat could not match is no barrier for undo."""

    class Table(Visibility):
        __slots__ = ()

        def reveals(self, before: State, after: State) -> bool:
            assert isinstance(after, TellingState)
            after = after.copy()
            assert isinstance(before, TellingState)
            after.lacks = before.lacks
            return super().reveals(before, after)

    def __init__(self) -> None:
        super().__init__()
        self.visibility = self.Table(self.visibility.zones)
