"""How messages become sentences."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.core.message import say
from ludotheque.words import Words


def spyrium(language: str) -> Words:
    return Words(language, lt.GAMES["spyrium"], names=["Zoé", "Marc"])


def test_a_seat_is_said_by_the_name_of_its_player() -> None:
    assert spyrium("en")("log-passed", seat=1) == "Marc passes."
    assert spyrium("fr")("log-passed", seat=0) == "Zoé passe."


def test_a_message_within_a_message_is_said_in_the_same_language() -> None:
    deal = say("deal", cost=say("goods-money", amount=3), gain=say("goods-workers", amount=2))
    assert spyrium("en")("do-event", deal=deal) == "Event: £3 → 2 workers"
    assert spyrium("fr")("do-event", deal=deal) == "Événement\N{NO-BREAK SPACE}: £3 → 2 ouvriers"


def test_a_name_takes_the_article_that_its_place_demands() -> None:
    university = say("card-univ1")
    words = spyrium("fr")
    assert words("log-patented", seat=0, card=university) == "Zoé brevette l’Université I."
    assert words("log-dealt", place="a1", card=university) == "a1\N{NO-BREAK SPACE}: Université I."


def test_the_house_speaks_without_a_game() -> None:
    assert Words("fr")("end-place", place=1) == "vainqueur"
    assert Words("en")("end-place", place=3) == "place 3"


def test_a_missing_message_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match=r"no message 'log-sang' in fr\.ftl"):
        spyrium("fr")("log-sang")


def test_a_missing_value_is_an_error_that_names_the_message() -> None:
    with pytest.raises(LookupError, match=r"message 'log-passed' in en\.ftl"):
        spyrium("en")("log-passed")


def test_a_game_has_no_words_in_the_house_alone() -> None:
    assert spyrium("en").has("card-mine1")
    assert not Words("en").has("card-mine1")


def test_all_that_was_said_is_remembered() -> None:
    words = spyrium("en")
    words("log-patented", seat=0, card=say("card-univ1"))
    assert words.spoken == {"log-patented", "card-univ1"}
