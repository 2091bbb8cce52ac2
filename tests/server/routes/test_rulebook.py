"""Every card of every game leads to the rules that speak of it."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.server.routes.rulebook import rules, rules_about
from tests.server.conftest import LocalServer


@pytest.mark.parametrize("name", lt.GAMES)
def test_every_card_has_its_rules(name: str) -> None:
    game = lt.GAMES[name]
    known = [rule.number for rule in rules(game)]
    about = rules_about(game)
    assert about.keys() == {card.id for card in game.card_sheet()}
    for card, numbers in about.items():
        assert numbers, f"no rule speaks of {card}"
        assert numbers == [number for number in known if number in numbers], card


def test_a_face_has_its_own_rules_and_those_of_its_family() -> None:
    about = rules_about(lt.GAMES["spyrium"])
    assert {"S-100", "S-110"} <= set(about["mine1"])
    assert "S-28" in about["mine3"], "Mine (III) gets a token"
    assert "S-28" not in about["mine1"]
    assert about["event-sell"] == ["S-84", "S-163"], "and the example that uses it"
    assert about["residence"] == ["S-105"]
    assert about["plot"] == ["S-56"]


def test_a_card_has_the_rules_that_name_it_and_those_of_its_kind() -> None:
    about = rules_about(lt.GAMES["monumental"])
    assert about["archery_range"] == ["M-45", "M-5", "M-126"], "named as several"
    assert about["bushido"] == ["M-56", "M-57", "M-58", "M-128", "M-149"]
    assert about["ramses"] == ["M-71", "M-72", "M-127"]
    assert "M-120" in about["a16"]
    assert "M-120" not in about["a17"]


def test_a_name_within_a_longer_one_is_another_card() -> None:
    about = rules_about(lt.GAMES["uchronia"])
    assert about["circus"] == ["U-82"]
    assert about["circus_maximus"] == ["U-114"]


def test_cards_come_with_their_rules(sqlite_server: LocalServer) -> None:
    sheet = sqlite_server.person().get("/api/games/spyrium/cards")["sheet"]
    numbers = {
        rule["number"] for rule in sqlite_server.person().get("/api/games/spyrium/rules")["rules"]
    }
    assert all(card["rules"] and set(card["rules"]) <= numbers for card in sheet)


def test_the_rules_in_both_languages(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    english = zoe.get("/api/games/spyrium/rules")["rules"]
    french = zoe.get("/api/games/spyrium/rules?language=fr")["rules"]
    assert [rule["number"] for rule in french] == [rule["number"] for rule in english]
    assert "emporte" in french[0]["text"]
    assert any("\N{NO-BREAK SPACE}:" in rule["text"] for rule in french)
    assert zoe.ask("GET", "/api/games/spyrium/rules?language=de").status_code == 400
