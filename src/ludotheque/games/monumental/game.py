"""The entry point of Monumental: connects rules, position, cards and words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ludotheque.core.action import Action
from ludotheque.core.barrier import Barrier
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo, OptionValue
from ludotheque.core.message import Message
from ludotheque.core.outcome import Outcome
from ludotheque.core.preview import Preview
from ludotheque.core.state import Decision
from ludotheque.games.card_game import CardGame
from ludotheque.games.cardfile import CardFile
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.load import (
    BUILT_IN,
    ENTRY_TYPES,
    SECTIONS_OF_SHEET,
    complete,
    load,
)
from ludotheque.games.monumental.declaration import declare
from ludotheque.games.monumental.learn.features import MonumentalFeatures
from ludotheque.games.monumental.learn.supplies import CIVILIZATIONS, POLICIES, Basics, Display
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import end, previews, reasons, set_up, turn
from ludotheque.games.monumental.rules.city import Activate
from ludotheque.games.monumental.rules.maps import Board, Layout
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.rules.rulesets import NEWEST, RULESETS
from ludotheque.games.monumental.words import describe, events, log, names, sheet


class Monumental(CardGame[MonumentalState]):
    """Monumental with one set of cards."""

    def __init__(self, file: CardFile | None = None, ruleset: int = NEWEST) -> None:
        self.name = "monumental"
        self.title = "Monumental"
        self.min_players = 1
        self.max_players = 4
        self.ruleset = ruleset
        self.rulesets = RULESETS
        self.options = set_up.OPTIONS
        self.table = actions.TABLE
        self.event_kinds = events.KINDS.by_name
        self.folder = Path(__file__).parent
        self.entry_types = ENTRY_TYPES
        self.sections_of_sheet = SECTIONS_OF_SHEET
        self.longest = 12_000
        used = complete(file) if file is not None else CardFile(BUILT_IN)
        self.note_cards(file, used)
        self.cards = load(used)
        for face, action in actions.buy.items():
            self.cards.faces[face].buy = action
        self.features = MonumentalFeatures(self.cards)
        self.supplies = (CIVILIZATIONS, POLICIES, Display(self.cards), Basics(self.cards))
        self.position = declare(self, self.cards)
        self.visibility = self.position.visibility
        self._boards: dict[Layout, Board] = {}
        self._box_boards: list[Board] = []
        self._box_boards = [self.board(layout) for layout in self.cards.layouts]

    def layout_for(self, players: int) -> Layout:
        """The map for a number of players; one player uses that for two."""
        return self.cards.layouts[max(2, players) - 2]

    def board(self, layout: Layout) -> Board:
        """The board of a map; positions on the same map share it."""
        # The maps of the box come in every game, and looking a map up means reading all of it.
        for known in self._box_boards:
            if known.layout is layout:
                return known
        if layout not in self._boards:
            if len(self._boards) > 99:
                # Random maps are not seen again.
                self._boards.clear()
            board = Board(layout, self.cards.box.terrain_values)
            board.explore = [
                [[to[tile] for tile in around] for around in board.walk] for to in actions.explore
            ]
            self._boards[layout] = board
        return self._boards[layout]

    def deal(
        self, players: int, chance: int, options: Mapping[str, OptionValue]
    ) -> MonumentalState:
        set_up.check_options(players, options)
        state = MonumentalState(self, players)
        set_up.set_up(state, chance, self.layout_for(players), options)
        return state

    def legal(self, state: MonumentalState) -> list[Action]:
        return turn.legal(state)

    def play(self, state: MonumentalState, action: Action) -> None:
        turn.play(state, action)

    def decision(self, state: MonumentalState) -> Decision:
        """What is asked; both ways to begin a part of one's turn are of the kind `turn`."""
        asked: Question = state.stack[-1]
        kind = turn.Turn.name if isinstance(asked, Activate) else asked.name
        return Decision(kind, asked.seat, asked.message(state))

    def outcome(self, state: MonumentalState) -> Outcome:
        return end.outcome(state)

    def standing(self, state: MonumentalState) -> list[dict[str, int]]:
        return [end.points_by_source(state, seat) for seat in range(state.players)]

    def card_sheet(self) -> list[CardInfo]:
        return sheet.sheet(self.cards)

    def sheet_of(self, file: CardFile) -> list[CardInfo]:
        return sheet.sheet(load(complete(file)))

    def source_name(self, source: str) -> Message:
        return names.source_name(source)

    def describe(self, state: MonumentalState, action: Action) -> Message:
        return describe.action(state, action, previews.amounts(state, action))

    def preview(
        self, state: MonumentalState, action: Action, barrier: Barrier | None = None
    ) -> Preview:
        found = previews.amounts(state, action)
        return Preview(
            describe.action(state, action, found),
            found.costs,
            found.gains,
            previews.changes(state, action),
            previews.loses(state, action),
            no_effect=previews.has_no_effect(state, action),
        )

    def reason(self, state: MonumentalState, action: Action) -> Message:
        return reasons.reason(state, action)

    def tell(self, event: Event) -> Message:
        return log.event(self.cards, event)


MONUMENTAL = Monumental()
