"""A game: its facts, its table of actions, its declared position, and a few functions."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from ludotheque.core.action import Action, ActionTable
from ludotheque.core.barrier import Barrier
from ludotheque.core.chance import seeded
from ludotheque.core.encoder import VectorEncoder, ViewEncoder
from ludotheque.core.errors import BadCards, BadSetup, UnknownGame, UnknownRuleset
from ludotheque.core.event import Event, EventKind
from ludotheque.core.features import Features
from ludotheque.core.message import Message, say
from ludotheque.core.native import mypyc_attr
from ludotheque.core.observation import Layout
from ludotheque.core.outcome import Outcome
from ludotheque.core.pending import take_top
from ludotheque.core.preview import Preview
from ludotheque.core.registry import Registry
from ludotheque.core.schema import Schema
from ludotheque.core.seat import MOST_SEATS
from ludotheque.core.state import Decision, State
from ludotheque.core.supply import Supply
from ludotheque.core.visibility import Visibility

if TYPE_CHECKING:
    from typing import Self

S = TypeVar("S", bound=State)

OptionValue = bool | int | str


class Option(NamedTuple):
    """A choice offered when a game is set up."""

    default: OptionValue
    choices: tuple[OptionValue, ...]


class CardInfo(NamedTuple):
    """A card as it is shown to people: its text, its values, and where each of them comes from."""

    id: str
    section: str
    name: Message
    lines: list[Message]
    values: Mapping[str, int | str | Message]
    provenance: Mapping[str, str]
    rules: tuple[str, ...] = ()
    """Numbers of rules that speak of it without naming it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game with one set of cards. Each game derives from it and fills in what is missing."""

    name: str
    title: str
    min_players: int
    max_players: int
    ruleset: int
    """The ruleset that this game plays."""
    rulesets: tuple[int, ...] = ()
    """The rulesets that can be played, oldest first; nothing if there has only been one."""
    options: Mapping[str, Option]
    table: ActionTable
    position: Schema[Any]
    """The declaration of its positions."""
    visibility: Visibility
    event_kinds: Mapping[str, EventKind]
    """The kinds of events by name, so that stored events can be told."""
    folder: Path
    """The folder of the game; its message catalogues lie in ``words``."""
    card_file: Path | None = None
    """The card file in use; ``None`` for card values that came with a stored game."""
    longest: int
    """No game takes more decisions than this."""
    fingerprint: str = ""
    """A hash of the card values in use."""
    own_cards: dict[str, Any] | None = None
    """The card values in use if they are not the built-in ones."""
    features: Features[Any] | None = None
    """Positions as numbers, for bots; without them, bots play at random."""
    supplies: tuple[Supply[Any], ...] = ()
    """Where cards lie open to be taken, to count how often each of them is."""

    def new(self, players: int, seed: int, options: Mapping[str, OptionValue] | None = None) -> S:
        """A first position."""
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(
                f"{self.title} is for {self.min_players} to {self.max_players} players, "
                f"not {players}."
            )
        return self.deal(players, seeded(seed), self.chosen(options or {}))

    def chosen(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """All options with their values; unknown names and values are refused."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.title} has no option '{name}'; its options: {known}.")
            if value not in self.options[name].choices:
                choices = ", ".join(str(choice) for choice in self.options[name].choices)
                raise BadSetup(f"option '{name}' cannot be '{value}'; choose among: {choices}.")
        defaults = {name: option.default for name, option in self.options.items()}
        return defaults | dict(options)

    def with_ruleset(self, number: int) -> Self:
        """The same game, with the same cards, as another ruleset plays it.

        A stored game keeps its ruleset; new games have the newest. Raises ``UnknownRuleset`` for
        a number that is not among ``rulesets``.
        """
        if number == self.ruleset:
            return self
        if number not in self.rulesets:
            known = ", ".join(map(str, self.rulesets or (self.ruleset,)))
            raise UnknownRuleset(
                f"ruleset {number} of {self.title} is not known; this version plays: {known}."
            )
        return cast("Self", _under_ruleset(self, number))

    def under_ruleset(self, number: int) -> Self:
        """Makes the game that plays another of its ``rulesets``, with the same cards.

        A game whose rules have changed supplies it; its rules ask for ``state.game.ruleset`` where
        they have changed.
        """
        raise UnknownRuleset(f"{self.title} cannot play ruleset {number}.")

    def head_json(self) -> dict[str, Any]:
        """What every position says first: game, ruleset, and the cards if they are own ones."""
        head: dict[str, Any] = {"game": self.name, "ruleset": self.ruleset}
        if self.own_cards is not None:
            head["cards"] = self.own_cards
        return head

    def view_json(self, state: S, viewer: int | None) -> dict[str, Any]:
        """What a viewer knows of its canonical position, as plain values."""
        if not hasattr(self, "position"):
            return self.visibility.redact_json(state, viewer)
        data = self.head_json()
        data.update(self.position.write_view(state, viewer))
        return data

    def derived_json(self, state: S) -> dict[str, Any]:
        """What follows from a position by the rules and is displayed, as plain values."""
        return self.position.write_derived(state) if hasattr(self, "position") else {}

    def parse(self, text: str) -> Action:
        """The action written as ``text``."""
        return self.table.parse(text)

    def decision(self, state: S) -> Decision:
        """What is asked."""
        asked = state.stack[-1]
        return Decision(asked.name, asked.seat, asked.message(state))

    def event_json(self, event: Event) -> dict[str, Any]:
        """An event with names in place of numbers; a redacted value is ``None``."""
        sorts = self.position.sorts
        data: dict[str, Any] = {"event": event.kind.name, "seat": event.seat, "by": event.by}
        for name, sort, value in zip(
            event.kind.params, event.kind.sorts, event.values, strict=True
        ):
            data[name] = None if value is None else sorts[sort].write(value, MOST_SEATS)
        if event.cause is not None:
            sort, value = event.cause
            data["cause"] = {sort: sorts[sort].write(value, MOST_SEATS)}
        return data

    # What a game supplies.

    @abstractmethod
    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> S:
        """Sets the game up and plays on to the first decision."""

    def legal(self, state: S) -> list[Action]:
        """The legal actions, in the order of the table; a list that nobody changes."""
        legal: list[Action] = state.stack[-1].legal(state)
        return legal

    def play(self, state: S, action: Action) -> None:
        """Carries a legal action out, and plays on to the next decision.

        Compiled games do this themselves, with the types of their own decisions.
        """
        take_top(state.stack).answer(state, action)
        while state.stack and state.stack[-1].is_step:
            take_top(state.stack).run(state)

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Ranking, points by source and reason of a finished game."""

    @abstractmethod
    def standing(self, state: S) -> list[dict[str, int]]:
        """Points by source for each seat if the game ended now."""

    def restore(self, data: Mapping[str, Any]) -> S:
        """The position that a JSON value describes."""
        return cast(S, self.position.read(self, data))

    def check(self, state: S) -> None:
        """Raises ``BadPosition`` if components are missing, doubled or negative."""
        self.position.check(state)

    def observation(self, players: int) -> Layout:
        """How a view of the game becomes a vector of numbers for learners."""
        return self.position.layout(players)

    def encoder(self, players: int) -> VectorEncoder:
        """Writes the same vectors straight from positions, without making views."""
        if not hasattr(self, "position"):
            return ViewEncoder(self.observation(players))
        return self.position.encoder(players)

    def with_cards(self, source: str | Path | Mapping[str, Any]) -> Self:
        """The same game with card values from a file, or from values read before."""
        if source == self.card_values():
            return self
        raise BadCards(f"{self.title} has no card values that could be changed.")

    def card_values(self) -> dict[str, Any]:
        """The card values in use, as a copy that ``with_cards`` takes back."""
        return {}

    def card_sheet(self) -> list[CardInfo]:
        """Every card with its text, values and provenance."""
        return []

    def source_name(self, source: str) -> Message:
        """The name of a source of points."""
        return say(f"source-{source}")

    @abstractmethod
    def describe(self, state: S, action: Action) -> Message:
        """An action in words, with what it costs and brings in this position."""

    def preview(self, state: S, action: Action, barrier: Barrier | None = None) -> Preview:
        """What a legal action costs, brings and changes, as the rules have it.

        A game that plays the action on a copy also asks the barrier, if there is one, whether the
        copy ``reveals`` something; otherwise ``State.preview`` does.
        """
        return Preview(self.describe(state, action))

    def reason(self, state: S, action: Action) -> Message:
        """Why an action is not legal now, from what the seat that must decide knows."""
        return say("illegal-not-now")

    def tell(self, event: Event) -> Message:
        """An event in words: the message ``log-…`` of its kind, with its values by name."""
        params: dict[str, int | str | Message] = {}
        if event.seat >= 0:
            params["seat"] = event.seat
        for name, sort, value in zip(
            event.kind.params, event.kind.sorts, event.values, strict=True
        ):
            params[name] = say("unseen") if value is None else self.value_name(sort, value)
        return Message(f"log-{event.kind.name}", params)

    def value_name(self, sort: str, value: int) -> int | str | Message:
        """A value of an event in words: by its sort in the declared position."""
        written = self.position.sorts[sort].write(value, MOST_SEATS)
        return say(f"{sort}-{written}") if isinstance(written, str) else int(written)


GAMES = Registry()
"""The installed games by name."""


@lru_cache(maxsize=64)
def _under_ruleset(game: Game[Any], number: int) -> Game[Any]:
    """Stored games of one ruleset and one set of cards share a game."""
    return game.under_ruleset(number)


def stored(name: str, ruleset: int, cards: Any) -> Game[Any]:
    """The game that a stored position or record was played with: its ruleset and its cards."""
    game = find(name).with_ruleset(ruleset)
    if cards is None:
        return game
    if not isinstance(cards, Mapping):
        raise BadCards("the stored card values must be an object.")
    return game.with_cards(cards)


def find(name: str) -> Game[Any]:
    """The game of that name.

    >>> find("spirium")
    Traceback (most recent call last):
        ...
    ludotheque.core.errors.UnknownGame: there is no game 'spirium'; did you mean 'spyrium'?
    """
    if name not in GAMES:
        if name in GAMES.broken:
            raise UnknownGame(GAMES.broken[name])
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"the games are: {', '.join(GAMES)}."
        raise UnknownGame(f"there is no game '{name}'; {hint}")
    return GAMES[name]
