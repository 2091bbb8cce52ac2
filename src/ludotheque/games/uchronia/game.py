"""Uchronia as the rest of the package knows it: connects the parts of this folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludotheque.core.action import Action
from ludotheque.core.barrier import Barrier
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo, Option, OptionValue
from ludotheque.core.message import Message
from ludotheque.core.outcome import Outcome
from ludotheque.core.preview import Preview
from ludotheque.games.card_game import CardGame
from ludotheque.games.card_names import LANGUAGES
from ludotheque.games.cardfile import CardFile
from ludotheque.games.uchronia.cards.built_in import BUILT_IN
from ludotheque.games.uchronia.cards.load import ENTRY_TYPES, load
from ludotheque.games.uchronia.declaration import declare
from ludotheque.games.uchronia.learn.features import UchroniaFeatures
from ludotheque.games.uchronia.learn.supplies import GREAT_WORKS
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import pending, previews, reasons, set_up, the_end
from ludotheque.games.uchronia.rules.rulesets import FIRST, NEWEST, RULESETS
from ludotheque.games.uchronia.words import describe, events


class Uchronia(CardGame[UchroniaState]):
    """Uchronia with one set of cards."""

    def __init__(self, file: CardFile | None = None, ruleset: int = NEWEST) -> None:
        self.name = "uchronia"
        self.title = "Uchronia"
        self.min_players = 2
        self.max_players = 5
        self.ruleset = ruleset
        self.rulesets = RULESETS
        self.options = {} if ruleset == FIRST else {"language": Option("en", LANGUAGES)}
        self.event_kinds = events.KINDS.by_name
        self.folder = Path(__file__).parent
        self.entry_types = ENTRY_TYPES
        self.open_sections = ("cards",)
        # Far more than any game that somebody tries to end; cards can go in circles for ever.
        self.longest = 10_000
        used = file or CardFile(BUILT_IN)
        self.note_cards(file, used)
        self.cards = load(used)
        self.table = self.cards.actions.table
        self.position = declare(self.cards, ruleset)
        self.visibility = self.position.visibility
        self.features = UchroniaFeatures(self.cards)
        self.supplies = (GREAT_WORKS,)

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> UchroniaState:
        state: UchroniaState = self.position.empty(self, players)
        set_up.set_up(state, chance, str(options.get("language", "en")))
        return state

    def legal(self, state: UchroniaState) -> list[Action]:
        return pending.legal(state)

    def play(self, state: UchroniaState, action: Action) -> None:
        pending.play(state, action)

    def outcome(self, state: UchroniaState) -> Outcome:
        return the_end.outcome(state)

    def standing(self, state: UchroniaState) -> list[dict[str, int]]:
        return [the_end.points_by_source(state, seat) for seat in state.seats()]

    def card_sheet(self) -> list[CardInfo]:
        return describe.sheet(self.cards)

    def sheet_of(self, file: CardFile) -> list[CardInfo]:
        return describe.sheet(load(file))

    def source_name(self, source: str) -> Message:
        return describe.source_name(self.cards, source)

    def describe(self, state: UchroniaState, action: Action) -> Message:
        return describe.action(state, action)

    def preview(
        self, state: UchroniaState, action: Action, barrier: Barrier | None = None
    ) -> Preview:
        return previews.preview(state, action, barrier)

    def reason(self, state: UchroniaState, action: Action) -> Message:
        return reasons.reason(state, action)

    def tell(self, event: Event) -> Message:
        return describe.event(self.cards, event)


UCHRONIA = Uchronia()
