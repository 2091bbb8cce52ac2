"""Goofspiel as a `Game`: what Ludothèque finds through the entry point."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goofspiel import rules
from goofspiel.position import CARDS, VALUES, GoofspielState, declare
from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.game import Game, OptionValue
from ludotheque.core.message import Message, say
from ludotheque.core.outcome import Outcome, ranked


class Goofspiel(Game[GoofspielState]):
    """Bid for prizes; who has most points at the end wins."""

    def __init__(self) -> None:
        self.name = "goofspiel"
        self.title = "Goofspiel"
        self.min_players, self.max_players = 2, 4
        self.ruleset = 1
        self.options = {}
        self.table = rules.TABLE
        self.event_kinds = rules.EVENTS.by_name
        self.folder = Path(__file__).parent
        self.longest = VALUES * self.max_players
        self.position = declare(rules.DECISIONS, self._first_round)
        self.visibility = self.position.visibility

    @staticmethod
    def _first_round(state: GoofspielState, seat: int) -> list[rules.Bid | rules.Showdown]:
        if state.offer < 0 and state.pile:
            state.offer, state.pile = state.pile[-1], state.pile[:-1]
        return rules.bids(state)

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> GoofspielState:
        """Everybody has all cards; the prizes are shuffled."""
        state: GoofspielState = self.position.empty(self, players)
        state.hand = [tuple(range(VALUES))] * players
        order, state.chance = shuffled(range(VALUES), chance)
        state.pile = tuple(order)
        rules.next_round(state)
        return state

    def standing(self, state: GoofspielState) -> list[dict[str, int]]:
        """The prizes are worth their values."""
        return [{"prizes": sum(won) + len(won)} for won in state.won]

    def outcome(self, state: GoofspielState) -> Outcome:
        """Most points win; a tie is shared."""
        points = tuple(self.standing(state))
        scores = tuple(one["prizes"] for one in points)
        return Outcome(ranked([(score,) for score in scores]), scores, points, None, "no-prizes")

    def describe(self, state: GoofspielState, action: Action) -> Message:
        """The card that is bid."""
        return say("do-bid", card=say(f"card-{CARDS.names[action.a]}"))


GAME = Goofspiel()
