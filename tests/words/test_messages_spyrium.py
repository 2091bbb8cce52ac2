"""Whole games in both languages: every message that is needed is there, every one is needed."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.bots.evaluation import features_of
from ludotheque.cli import cards as cards_command
from ludotheque.cli import main
from ludotheque.cli.boards import BOARDS
from ludotheque.cli.result import result
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.message import Message, say
from ludotheque.games.spyrium.cards.card import EFFECTS
from ludotheque.games.spyrium.rules.prices import Price
from ludotheque.games.spyrium.words import describe
from ludotheque.words import LANGUAGES, Words
from tests.games.spyrium.table import position
from tests.words.catalogue import COMMON, keys

SPYRIUM = lt.GAMES["spyrium"]
SOURCE = Path(lt.__file__).parent
ANY_WORD = "[a-z0-9_-]+"


def said_here(folder: Path) -> set[str]:
    """The keys of a catalogue without those that only the browser or a lesson says."""
    return keys(folder) - keys(folder, "web-") - keys(folder, "learn-") - keys(folder, "wrong-")


class Speaker:
    """Says everything that can be said about positions, in one language."""

    def __init__(self, language: str, game: Game[Any]) -> None:
        self.game = game
        self.words = Words(language, game)
        self.words.names = [self.words(f"seat-name-{seat}") for seat in range(game.max_players)]
        self._said: set[str] = set()

    def say(self, message: Message) -> None:
        # Most choices are the same as a moment ago, and saying them again shows nothing new.
        if (written := repr(message)) not in self._said:
            self._said.add(written)
            assert self.words.say(message).strip() == self.words.say(message) != ""

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self.say(self.game.tell(event))

    def ask(self, state: lt.State) -> None:
        assert state.decision is not None
        self.say(state.decision.message)
        for action in state.actions():
            self.say(self.game.describe(state, action))

    def refuse(self, state: lt.State) -> None:
        """Says of every action that is not legal why it is not."""
        for action in self.game.table:
            reason = state.reason(action)
            if reason is not None:
                self.say(reason)

    def draw(self, state: lt.State) -> None:
        screen = Console(file=io.StringIO(), width=100)
        screen.print(BOARDS[self.game.name](state.view(state.actor), self.words))
        if state.outcome is not None:
            screen.print(result(self.game, state.outcome, self.words))

    def play_through(self, state: lt.State, rng: Random) -> None:
        """Plays to the end at random; the table is drawn now and then."""
        self.tell(state.events)
        while not state.over:
            if rng.random() < 0.04:
                self.draw(state)
            self.ask(state)
            self.tell(state.apply(rng.choice(state.actions())))
        self.draw(state)

    def play(self, state: lt.State, *texts: str) -> None:
        """Plays actions given in notation; the table is drawn each time."""
        for text in texts:
            self.draw(state)
            self.ask(state)
            self.tell(state.apply(state.game.parse(text)))
        self.draw(state)


# What chance seldom brings, as small positions and the actions that show it.


def ready(**seat: Any) -> list[dict[str, Any]]:
    """A seat that activates, and another that has passed."""
    return [{"phase": "activation", "money": 20, **seat}, {"phase": "passed"}]


def rare() -> Iterator[tuple[lt.State, list[str]]]:
    tilted = [{"card": "mine2", "tilted": True}]
    at_a1 = {"a1-b1": [0, 0]}
    yield position(seats=ready(techniques=["taylorisme"], quarter=tilted)), ["reuse mine2 1"]
    yield position(seats=ready(quarter=tilted), event={"event": "reuse"}), ["event-reuse mine2 2"]
    values = SPYRIUM.card_values()
    values["events"]["reuse"]["money"], values["events"]["place"]["money"] = 0, 2
    free, paid = {"event": "reuse"}, {"event": "place"}
    yield position(cards=values, seats=ready(quarter=tilted), event=free), ["event-reuse mine2 2"]
    yield (
        position(cards=values, seats=ready(), market={"a1": "mine1"}, event=paid),
        ["event-place a1-b1"],
    )
    yield (
        position(seats=ready(techniques=["lobbying"]), market={"a1": "mine1"}, workers=at_a1),
        ["activate-free a1-b1 a1", "build"],
    )
    yield (
        position(
            seats=ready(score=19, bonuses=["worker"], active=6),
            market={"a1": "conseiller"},
            workers={"a1-b1": [0]},
        ),
        ["activate a1-b1 a1"],
    )
    yield (
        position(seats=ready(active=6), market={"a1": "cite1"}, workers={"a1-b1": [0]}),
        ["activate a1-b1 a1", "build"],
    )
    yield (
        position(
            seats=ready(techniques=["negoce"], quarter=tilted),
            market={"a1": ("mineur", 1), "b1": ("univ1", 2)},
            workers={"a1-b1": [0, 0]},
        ),
        ["activate a1-b1 a1", "token 1", "value 3", "activate a1-b1 b1", "replace mine2 tilted"],
    )
    callers = ["mineur", "mineur", "bureaucrate", "banquier", "architecte"]
    yield (
        position(
            seats=[
                {"phase": "activation", "kept_tokens": [1, 1, 2, 2, 2, 3, 3]},
                *([{"phase": "passed"}] * 4),
            ],
            decks={"A": [*callers, "mine1", "mine1", "mine1", "atelier1"]},
        ),
        ["pass"],
    )
    yield position(seats=ready(), turn=6), ["pass"]
    yield position(seats=ready(), turn=5), ["pass"]
    asked = [{"ask": "residence", "seat": 0}]
    yield position(seats=ready(residence=7), pending=asked), ["residence score"]
    full: dict[str, Any] = {"active": 7, "score": 9}
    yield position(seats=ready(**full), pending=[{"ask": "bonus", "seat": 0}]), ["bonus money"]
    yield (
        position(
            seats=ready(
                techniques=["taylorisme", "automatisation", "grue", "capitalisation", "ingenierie"],
                quarter=[*tilted, {"card": "residence"}, {"card": "labo1"}],
                active=2,
            ),
            market={"a1": "residence", "a2": "atelier1"},
            workers={"a1-b1": [0, 0], "a2-b2": [0]},
            event={"event": "sell"},
        ),
        [
            *("reuse mine2 2", "exploit labo1 1", "activate a1-b1 a1", "replace residence"),
            *("residence score", "gain a1-b1 a1", "activate a2-b2 a2", "build"),
        ],
    )


def refused() -> Iterator[lt.State]:
    """Positions in which actions are not legal for reasons of every kind."""
    mine: dict[str, Any] = {"quarter": [{"card": "mine1"}], "active": 0, "spyrium": 0, "money": 1}
    beside = {"a1-b1": [0, 0], "b2-c2": [0]}
    market = {"a1": "usine1", "b1": "mineur", "b2": "labo1"}
    for event in ("sell", "recruit", "reuse"):
        yield position(
            seats=[*ready(**mine)], market=market, workers=beside, event={"event": event}
        )
    yield position(seats=ready(**mine, used=["event"]), market=market, workers=beside)
    yield position(seats=ready(active=7), event={"event": "recruit"})
    yield position(seats=[{"active": 0}, {}], market=market)
    yield position(seats=[{}, {}], market=market)
    owned = ["lobbying", "taylorisme"]
    yield position(seats=ready(techniques=owned), market=market, workers=beside)
    yield position(seats=ready(techniques=owned, used=owned), market=market, workers=beside)
    tilted = [{"card": "mine1", "tilted": True}]
    yield position(seats=ready(quarter=tilted, techniques=owned))
    yield position(seats=ready(residence=7), pending=[{"ask": "residence", "seat": 0}])
    asked = {"ask": "token", "seat": 0, "place": "a1", "due": 0}
    yield position(seats=ready(), market={"a1": ("mineur", 1)}, pending=[asked])


def with_six_events() -> lt.State:
    """The last turn of a game in which every event is used, so that none is left over."""
    values = SPYRIUM.card_values()
    del values["events"]["place"]
    return position(cards=values, turn=6)


def with_effect(effect: str, amount: int | str) -> Game[Any]:
    """A game in which cards give what no printed one gives; a card file may say so."""
    values = SPYRIUM.card_values()
    gain = {"effect": effect, "amount": amount}
    values["cards"]["mineur"]["call"] = gain
    values["cards"]["mine3"]["built"] = gain
    values["events"]["sell"]["options"] = [gain]
    if amount != "token":
        values["cards"]["mine1"]["uses"] = [gain]
    return SPYRIUM.with_cards(values)


def say_own_names(speaker: Speaker) -> None:
    """Says the names that a card file gives, and a payment with what an effect takes."""
    values = SPYRIUM.card_values()
    values["cards"]["mine1"]["name"] = {"en": "Pit", "fr": "Puits"}
    values["events"]["sell"]["name"] = {"en": "Fair", "fr": "Foire"}
    for card in SPYRIUM.with_cards(values).card_sheet():
        speaker.say(card.name)
    price = Price(2)
    price.deal = 1
    speaker.say(describe.money(price))


def say_cards(speaker: Speaker, game: Game[Any]) -> None:
    for card in game.card_sheet():
        for message in (card.name, *card.lines):
            speaker.say(message)
        for field, source in card.provenance.items():
            speaker.say(say(f"value-{field}"))
            assert speaker.words.source(source)
    for number in range(len(features_of(game).names)):
        speaker.say(features_of(game).describe(number))


def say_card_tables(words: Words) -> None:
    """What `ludotheque cards` says."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards_command, "Words", lambda language, game: words)
        patch.setattr("sys.stdout", io.StringIO())
        assert main(["cards", "spyrium"]) == 0


OF_EFFECTS = {
    f"{style}-{effect}{form}"
    for style in ("goods", "short")
    for effect in EFFECTS
    for form in ("", "-by-token")
}
"""What cards give is said in words of its own, also where no built-in card gives it."""


@pytest.mark.parametrize("amount", [2, "token"])
@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_file_may_give_can_be_said(
    language: str, effect: str, amount: int | str
) -> None:
    game = with_effect(effect, amount)
    speaker = Speaker(language, game)
    tokens = [2] if amount == "token" else []
    state = position(
        cards=game.card_values(),
        seats=ready(quarter=[{"card": "mine1"}]),
        market={"a1": ("mineur", *tokens), "b1": ("mine3", *tokens)},
        workers={"a1-b1": [0]},
        event={"event": "sell"},
    )
    say_cards(speaker, game)
    speaker.play(state, "activate a1-b1 b1", "build")
    form = "-by-token" if amount == "token" else ""
    assert {f"goods-{effect}{form}", f"short-{effect}{form}"} <= speaker.words.spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_spyrium_is_there_and_is_said(language: str) -> None:
    speaker = Speaker(language, SPYRIUM)
    for players in range(SPYRIUM.min_players, SPYRIUM.max_players + 1):
        speaker.play_through(SPYRIUM.new(players, seed=players), Random(players))
    for state, texts in rare():
        speaker.play(state, *texts)
        speaker.refuse(state)
    for state in refused():
        speaker.refuse(state)
    speaker.draw(with_six_events())
    speaker.draw(position(turn=6))
    say_own_names(speaker)
    say_cards(speaker, SPYRIUM)
    say_card_tables(speaker.words)
    unsaid = said_here(SPYRIUM.folder) - speaker.words.spoken - OF_EFFECTS
    assert not unsaid


# What only commands say.


@cache
def named_in_source() -> list[re.Pattern[str]]:
    """All texts in the source, with any word in the gaps of those that have some."""
    patterns = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            parts = node.values if isinstance(node, ast.JoinedStr) else [node]
            if isinstance(parts[0], ast.Constant):
                patterns.append("".join(map(_pattern, parts)))
    return [re.compile(pattern) for pattern in set(patterns)]


def _pattern(part: ast.AST) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY_WORD


def test_every_common_message_is_named_in_the_source() -> None:
    unnamed = {
        key
        for key in said_here(COMMON)
        if not any(text.fullmatch(key) for text in named_in_source())
    }
    assert not unnamed
