"""Spyrium as a `Game`: its facts, and where its parts are found."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludotheque.core.action import Action
from ludotheque.core.barrier import Barrier
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo, OptionValue
from ludotheque.core.message import Message
from ludotheque.core.outcome import Outcome
from ludotheque.core.pending import take_top
from ludotheque.core.preview import Preview
from ludotheque.games.card_game import CardGame
from ludotheque.games.cardfile import CardFile
from ludotheque.games.spyrium.actions import with_buildings
from ludotheque.games.spyrium.cards.load import BUILDING_IDS, ENTRY_TYPES, load
from ludotheque.games.spyrium.cards.own import BUILT_IN
from ludotheque.games.spyrium.decisions import DECISIONS
from ludotheque.games.spyrium.declaration import declare
from ludotheque.games.spyrium.learn.features import SpyriumFeatures
from ludotheque.games.spyrium.learn.supplies import Market
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules import reasons, scoring, turns
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.rules.previews import consequences
from ludotheque.games.spyrium.rules.set_up import set_up
from ludotheque.games.spyrium.words import describe, events, names


class Spyrium(CardGame[SpyriumState]):
    """Spyrium with one set of cards."""

    def __init__(self, file: CardFile | None = None, ruleset: int = 1) -> None:
        self.name = "spyrium"
        self.title = "Spyrium"
        self.min_players = 2
        self.max_players = 5
        self.ruleset = ruleset
        self.options = {}
        self.event_kinds = events.KINDS.by_name
        self.folder = Path(__file__).parent
        self.entry_types = ENTRY_TYPES
        self.open_sections = ("cards", "events")
        self.sections_of_sheet = {"event": "events"}
        self.longest = 1500
        used = file or CardFile(BUILT_IN)
        self.note_cards(file, used)
        self.cards = load(used)
        buildings = self.cards.buildings[len(BUILDING_IDS) :]
        self.cards.actions = with_buildings(tuple([card.id for card in buildings]))
        self.table = self.cards.actions.table
        self.position = declare(self.cards, DECISIONS)
        self.visibility = self.position.visibility
        self.features = SpyriumFeatures(self.cards)
        self.supplies = (Market(self.cards),)

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> SpyriumState:
        state: SpyriumState = self.position.empty(self, players)
        set_up(state, chance)
        return state

    def legal(self, state: SpyriumState) -> list[Action]:
        asked: Question = state.stack[-1]
        return asked.legal(state)

    def play(self, state: SpyriumState, action: Action) -> None:
        asked: Question = take_top(state.stack)
        asked.answer(state, action)
        if not state.stack:
            turns.next_seat(state, asked.seat)

    def outcome(self, state: SpyriumState) -> Outcome:
        return scoring.outcome(state)

    def standing(self, state: SpyriumState) -> list[dict[str, int]]:
        return [scoring.points_by_source(state, seat) for seat in range(state.players)]

    def card_sheet(self) -> list[CardInfo]:
        return describe.sheet(self.cards)

    def sheet_of(self, file: CardFile) -> list[CardInfo]:
        return describe.sheet(load(file))

    def source_name(self, source: str) -> Message:
        return names.source_name(self.cards, source)

    def describe(self, state: SpyriumState, action: Action) -> Message:
        return describe.action(state, action, consequences(state, action))

    def preview(
        self, state: SpyriumState, action: Action, barrier: Barrier | None = None
    ) -> Preview:
        preview = describe.preview(state, action, consequences(state, action))
        if not turns.may_end(state, action):
            preview.reveals = False
        return preview

    def reason(self, state: SpyriumState, action: Action) -> Message:
        return reasons.reason(state, action)

    def tell(self, event: Event) -> Message:
        return describe.event(self.cards, event)


SPYRIUM = Spyrium()
