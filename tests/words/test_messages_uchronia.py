"""Uchronia in both languages: every message that is needed is there, every one is needed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.cli import cards as cards_command
from ludotheque.cli import main
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.words import events
from ludotheque.words import LANGUAGES, Words, words_folder
from tests.games.uchronia.table import position, seat
from tests.words.test_messages_spyrium import Speaker, said_here, say_cards

# What chance seldom brings, as small positions and the actions that show it.


def rare() -> Iterator[tuple[lt.State, list[str]]]:
    yield (
        position(
            seat(hand="bcm", activities="b"),
            seat(hand="c", domain="w", completed=["frontier_post"]),
        ),
        ["command brick", "reveal clay", "reveal marble", "withhold marble", "give clay"],
    )
    yield (
        position(seat(hand="s", stock="w", sites={"dock": ""}, completed=["sewer"]), seat()),
        ["command stone", "add wood dock", "salvage wood"],
    )
    yield (
        position(seat(hand="mw", completed=["aqueduct"]), seat()),
        ["command marble", "use aqueduct", "launch wood"],
    )
    yield (
        position(seat(hand="cc", completed=["palace"]), seat(), forum="w"),
        ["command clay", "lay clay", "take wood"],
    )
    yield (
        position(seat(hand="b", completed=["bridge"]), seat(sites={"square": "m"})),
        ["command brick", "use bridge", "target 1", "site square", "seize marble"],
    )
    yield (
        position(seat(hand="bw", completed=["colosseum"]), seat(domain="s", activities="w")),
        ["command brick", "reveal wood", "use colosseum", "target 1", "seize wood"],
    )
    yield (
        position(seat(hand="sw", completed=["gate"], sites={"arcade": ""}), seat(), works=["dock"]),
        ["command stone", "start dock from hand"],
    )
    yield (
        position(
            seat(hand="c", completed=["atrium", "catacombs"]),
            seat(),
            forum="w",
            discard=["wood"],
            ending=True,
        ),
        ["command clay", "take unseen", "use catacombs"],
    )
    yield position(seat(hand="w", completed=["latrines"]), seat()), ["plot", "discard wood"]
    yield position(seat(hand="s"), seat(), works=["dock"]), ["command stone"]


EVERYTHING = "cw" + "w" * 34 + "c" * 34 + "b" * 35 + "s" * 35 + "m" * 34
"""All resource cards of the box; the first two lie elsewhere in a position that uses the rest."""


def with_other_values() -> Game[Any]:
    """A game with values that no built-in card has."""
    values = UCHRONIA.card_values()
    values["cards"]["fountain"]["source"] = "stock"
    values["cards"]["square"]["orders"] = ["production", "trade"]
    values["cards"]["dock"] |= {
        "name": {"en": "Harbour", "fr": "le Port"},
        "copies": 3,
        "more": [{"kind": "points", "effect": "more_points", "amount": 1}],
    }
    return UCHRONIA.with_cards(values)


def say_reasons(speaker: Speaker) -> None:
    """Why actions are not legal: in random games, and before each action of rare positions."""
    rng = Random(1)
    for players in (2, 3):
        state = UCHRONIA.new(players, seed=players)
        while not state.over:
            if rng.random() < 0.3:
                say_why_not(speaker, state)
            state.apply(rng.choice(state.actions()))
    for rare_state, texts in (*rare(), *refused()):
        for text in texts:
            rare_state.apply(UCHRONIA.parse(text))
            if not rare_state.over:
                say_why_not(speaker, rare_state)


def refused() -> Iterator[tuple[lt.State, list[str]]]:
    """Positions after whose actions something is refused for a rare reason."""
    yield (
        position(seat(hand="bw", completed=["colosseum"]), seat(domain="s", activities="wc")),
        ["command brick", "reveal wood", "use colosseum", "target 1"],
    )
    yield (
        position(seat(hand="s", stock="b", sites={"foundry": "b"}), seat(), forum="w"),
        ["command stone", "add brick foundry", "use foundry"],
    )
    yield (
        position(
            seat(hand="c", stock=EVERYTHING[2:], completed=["atrium"]), seat(), forum="w", pile=[]
        ),
        ["command clay"],
    )
    yield (
        position(
            seat(hand="bw", completed=["bridge"]),
            seat(sites={"square": "m"}),
            seat(),
            seat(stock="c", completed=["viaduct"], sites={"square": "m"}),
        ),
        ["command brick", "reveal wood", "pay", "use bridge"],
    )
    yield (
        position(
            seat(hand="cw", completed=["dock", "catacombs"]),
            seat(),
            forum="w",
            discard=["wood"],
        ),
        ["command clay", "take wood", "use dock", "store wood"],
    )
    yield (
        position(seat(hand="cw", completed=["dock", "catacombs"]), seat(), forum="w"),
        ["command clay", "take wood"],
    )


def say_why_not(speaker: Speaker, state: lt.State) -> None:
    for action in UCHRONIA.table:
        reason = state.reason(action)
        if reason is not None:
            speaker.say(reason)


def say_card_tables(words: Words) -> None:
    """What `ludotheque cards` says."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards_command, "Words", lambda language, game: words)
        patch.setattr("sys.stdout", io.StringIO())
        assert main(["cards", "uchronia"]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_uchronia_is_there_and_is_said(language: str) -> None:
    speaker = Speaker(language, UCHRONIA)
    for players in range(UCHRONIA.min_players, UCHRONIA.max_players + 1):
        for seed in range(3):
            speaker.play_through(UCHRONIA.new(players, seed=seed), Random(seed))
    for state, texts in rare():
        speaker.play(state, *texts)
    say_reasons(speaker)
    speaker.tell([Event(events.DREW, 1, (None,)), Event(events.BUILDING_SUNK, 1, (0,))])
    speaker.tell([Event(events.WORKS_REPLACED, -1, (0,)), Event(events.MONOPOLY_LOST, 0, (1,))])
    speaker.tell([Event(events.BUILDINGS_SHUFFLED, -1, (number,)) for number in (1, 5)])
    say_cards(speaker, UCHRONIA)
    say_cards(speaker, with_other_values())
    say_card_tables(speaker.words)
    assert sorted(said_here(words_folder(UCHRONIA)) - speaker.words.spoken) == []


PLURALS = [
    ("en", "label-points", "points", ["0 points", "1 point", "2 points"]),
    ("fr", "label-points", "points", ["0 point", "1 point", "2 points"]),
    ("fr", "label-unknown", "count", ["0 cachée", "1 cachée", "2 cachées"]),
]


@pytest.mark.parametrize(("language", "key", "name", "said"), PLURALS)
def test_numbers_agree_with_their_nouns(
    language: str, key: str, name: str, said: list[str]
) -> None:
    words = Words(language, UCHRONIA)
    assert [words(key, **{name: number}) for number in (0, 1, 2)] == said


def test_a_card_that_one_may_not_see_is_a_card() -> None:
    state = position(seat(hand="www"), seat())
    drew = next(e for e in state.apply(UCHRONIA.parse("plot")) if e.kind is events.DREW)
    words = Words("en", UCHRONIA, names=["Ada", "Basil"])
    assert words.say(UCHRONIA.tell(state.view(1).redact_event(drew))) == "Ada draws a card."
    assert words.say(UCHRONIA.tell(state.view(0).redact_event(drew))) != "Ada draws a card."
