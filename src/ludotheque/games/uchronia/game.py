"""Uchronia as the rest of the package knows it: connects the parts of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo, OptionValue
from ludotheque.core.message import Message
from ludotheque.core.outcome import Outcome
from ludotheque.core.preview import Preview
from ludotheque.games.card_game import CardGame
from ludotheque.games.cardfile import CardFile
from ludotheque.games.uchronia.actions import TABLE
from ludotheque.games.uchronia.cards.load import BUILT_IN, load
from ludotheque.games.uchronia.decisions import DECISIONS
from ludotheque.games.uchronia.learn.features import UchroniaFeatures
from ludotheque.games.uchronia.position import UchroniaState, declare
from ludotheque.games.uchronia.rules import set_up, the_end, turn
from ludotheque.games.uchronia.rules.the_end import NEWEST, RULESETS
from ludotheque.games.uchronia.words import describe, events, previews, reasons


class Uchronia(CardGame[UchroniaState]):
    """Uchronia with one set of cards."""

    def __init__(self, file: CardFile | None = None, ruleset: int = NEWEST) -> None:
        self.name = "uchronia"
        self.title = "Uchronia"
        self.min_players = 2
        self.max_players = 5
        self.ruleset = ruleset
        self.rulesets = RULESETS
        self.options = {}
        self.table = TABLE
        self.event_kinds = events.KINDS.by_name
        self.folder = Path(__file__).parent
        # Far more than any game that somebody tries to end; cards can go in circles for ever.
        self.longest = 10_000
        used = file or CardFile(BUILT_IN)
        self.note_cards(file, used)
        self.cards = load(used)
        self.position = declare(self.cards, DECISIONS)
        self.visibility = self.position.visibility
        self.features = UchroniaFeatures(self.cards)

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> UchroniaState:
        """Sets the game up and plays on to the first decision."""
        state: UchroniaState = self.position.empty(self, players)
        set_up.set_up(state, chance)
        return state

    def legal(self, state: UchroniaState) -> list[Action]:
        """The legal actions, in the order of the table."""
        return turn.legal(state)

    def play(self, state: UchroniaState, action: Action) -> None:
        """Carries a legal action out, and plays on to the next decision."""
        turn.play(state, action)

    def outcome(self, state: UchroniaState) -> Outcome:
        """Ranking, points by source and reason of a finished game."""
        return the_end.outcome(state)

    def standing(self, state: UchroniaState) -> list[dict[str, int]]:
        """Points by source for each seat if the game ended now."""
        return [the_end.points_by_source(state, seat) for seat in state.seats()]

    def card_sheet(self) -> list[CardInfo]:
        """Every card with its text, values and provenance."""
        return describe.sheet(self.cards)

    def source_name(self, source: str) -> Message:
        """The name of a source of points."""
        return describe.source_name(source)

    def describe(self, state: UchroniaState, action: Action) -> Message:
        """An action in words, with what it brings in this position."""
        return describe.action(state, action)

    def preview(self, state: UchroniaState, action: Action) -> Preview:
        """What a legal action costs, brings and changes."""
        return previews.preview(state, action)

    def reason(self, state: UchroniaState, action: Action) -> Message:
        """Why an action is not legal now."""
        return reasons.reason(state, action)

    def tell(self, event: Event) -> Message:
        """An event in words."""
        return describe.event(self.cards, event)


UCHRONIA = Uchronia()
