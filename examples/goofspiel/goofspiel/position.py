"""The position of Goofspiel: the state, and the declaration of its fields."""

from __future__ import annotations

from typing import Any

from ludotheque.core.fields import (
    FieldSpec,
    PendingStack,
    Players,
    hidden_pile,
    what_lies_nowhere_else,
)
from ludotheque.core.kinds import OneOf, Vocabulary, Whole
from ludotheque.core.pending import Registry
from ludotheque.core.piles import Counts, Names
from ludotheque.core.places import Attribute
from ludotheque.core.schema import Components, Schema
from ludotheque.core.state import State
from ludotheque.core.visibility import OWNER

VALUES = 8
CARDS = Vocabulary("Card", "card", [str(value + 1) for value in range(VALUES)])
PRIZES = Vocabulary("Prize", "prize", [str(value + 1) for value in range(VALUES)])


class GoofspielState(State):
    """A position; cards and prizes are numbers from 0, one less than their value."""

    __slots__ = ("bid", "gone", "hand", "offer", "pile", "played", "won")

    hand: list[tuple[int, ...]]
    bid: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    won: list[tuple[int, ...]]
    offer: int
    pile: tuple[int, ...]
    gone: tuple[int, ...]

    def copy(self) -> GoofspielState:
        new = GoofspielState(self.game, self.players)
        new.stack, new.chance, new.over = self.stack[:], self.chance, self.over
        new.listening = self.listening
        new.hand, new.bid = self.hand[:], self.bid[:]
        new.played, new.won = self.played[:], self.won[:]
        new.offer, new.pile, new.gone = self.offer, self.pile, self.gone
        return new


def declare(decisions: Registry, first_bid: Any) -> Schema[GoofspielState]:
    """The fields of a position."""
    some = Names(CARDS, size=VALUES, sort=True)
    prizes = Names(PRIZES, size=VALUES)
    sorts = {"card": OneOf(CARDS), "prize": OneOf(PRIZES), "points": Whole(VALUES)}

    def whole_hand(state: GoofspielState, seat: int) -> tuple[int, ...]:
        """All cards that were not played."""
        used = state.played[seat] + state.bid[seat]
        return tuple(card for card in range(VALUES) if card not in used)

    return Schema(
        GoofspielState,
        [
            Players(
                [
                    FieldSpec(
                        "hand",
                        some,
                        "cards in hand",
                        default=whole_hand,
                        seen_by=OWNER,
                        pool="cards *",
                    ),
                    FieldSpec(
                        "bid",
                        Names(CARDS, size=1, length=1),
                        "the card laid face down",
                        seen_by=OWNER,
                        pool="cards *",
                    ),
                    FieldSpec("played", Names(CARDS, sort=True), "cards of earlier rounds"),
                    FieldSpec("won", prizes, "prizes won", counted=True),
                ]
            ),
            FieldSpec("offer", OneOf(PRIZES, optional=True), "the prize on offer", counted=True),
            hidden_pile(
                "pile",
                prizes,
                "prizes to come",
                "prizes",
                what_lies_nowhere_else("Prize"),
                otherwise="all prizes that lie nowhere else, shuffled",
            ),
            FieldSpec("gone", prizes, "prizes that nobody won", counted=True),
            FieldSpec(
                "pending",
                PendingStack(decisions, sorts),
                "what is to be done",
                place=Attribute("stack"),
                default=first_bid,
                otherwise="the first seat bids",
            ),
        ],
        components=[Components(PRIZES, [1] * VALUES)],
        unseen={"cards *": Counts(CARDS), "prizes": Counts(PRIZES)},
    )
