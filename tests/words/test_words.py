"""How messages become sentences."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.message import say
from ludotheque.words import LANGUAGES, Words


def spyrium(language: str) -> Words:
    return Words(language, lt.GAMES["spyrium"], names=["Zoé", "Marc"])


def test_a_seat_is_said_by_the_name_of_its_player() -> None:
    assert spyrium("en")("log-passed", seat=1) == "Marc passes."
    assert spyrium("fr")("log-passed", seat=0) == "Zoé passe."


def test_a_message_within_a_message_is_said_in_the_same_language() -> None:
    deal = say("deal", cost=say("goods-money", amount=3), gain=say("goods-workers", amount=2))
    mine = say("card-mine1")
    english, french = spyrium("en"), spyrium("fr")
    assert english("do-exploit", card=mine, deal=deal) == "Exploit Mine I: £3 → 2 workers"
    said = "Exploiter la Mine I\N{NO-BREAK SPACE}: 3\N{NO-BREAK SPACE}£ → 2 ouvriers"
    assert french("do-exploit", card=mine, deal=deal) == said


def test_a_name_takes_the_article_that_its_place_demands() -> None:
    university = say("card-univ1")
    words = spyrium("fr")
    assert words("log-patented", seat=0, card=university) == "Zoé brevette l’Université I."
    assert words("log-dealt", place="a1", card=university) == "a1\N{NO-BREAK SPACE}: Université I."


def test_common_messages_need_no_game() -> None:
    assert Words("fr")("result-place", place=1) == "vainqueur"
    assert Words("en")("result-place", place=3) == "3rd place"


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match=r"no message 'log-sang' in fr\.ftl"):
        spyrium("fr")("log-sang")


def test_a_missing_value_is_an_error_that_names_the_message() -> None:
    with pytest.raises(LookupError, match=r"message 'log-passed' in en\.ftl"):
        spyrium("en")("log-passed")


def test_common_messages_do_not_contain_those_of_games() -> None:
    assert spyrium("en").has("card-mine1")
    assert not Words("en").has("card-mine1")


def test_the_keys_that_were_said_are_remembered() -> None:
    words = spyrium("en")
    words("log-patented", seat=0, card=say("card-univ1"))
    assert words.spoken == {"log-patented", "card-univ1"}


def test_where_a_value_comes_from_is_said_with_its_reason() -> None:
    english, french = (Words(language, lt.GAMES["uchronia"]) for language in LANGUAGES)
    assert english.source("rulebook") == "rulebook"
    assert french.source("public: Q1") == "source publique (Q1)"
    provenance = "reconstructed: after (Market, Insula)"
    assert english.source(provenance) == "reconstructed (after Market, Insula in Glory to Rome)"
    assert "d’après Market, Insula" in french.source(provenance)


@pytest.mark.parametrize("between", [": ", "; ", " "])
def test_a_reason_of_ones_own_is_said_as_it_was_written(between: str) -> None:
    said = spyrium("fr").source(f"own{between}from my box (2nd printing)")
    assert said == "valeur de votre fichier (from my box (2nd printing))"


NUMBERS = re.compile(r"[MPQ]\d+(, [MPQ]\d+)*")
"""Sources as the documentation numbers them, the same in every language."""


@pytest.mark.parametrize("game", lt.GAMES.values(), ids=list(lt.GAMES))
def test_every_reason_of_a_built_in_value_is_said_in_both_languages(game: Game[Any]) -> None:
    sources = {text for card in game.card_sheet() for text in card.provenance.values()}
    reasons = {text.partition(": ")[2].partition(" (")[0] for text in sources} - {""}
    named = {reason for reason in reasons if not NUMBERS.fullmatch(reason)}
    assert named
    for language in LANGUAGES:
        words = Words(language, game)
        assert {reason for reason in named if not words.has(f"why-{reason}")} == set()
