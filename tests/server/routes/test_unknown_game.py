"""A game of which the server knows nothing but its contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient, create_test_client

from ludotheque.server.routes import games
from ludotheque.testing import registered
from tests.core.toy_game import Toy


@pytest.fixture
def client() -> Iterator[TestClient[Any]]:
    with registered(Toy()), create_test_client(games.HANDLERS) as client:
        yield client


def test_it_is_listed_without_ratings(client: TestClient[Any]) -> None:
    listed = {one["name"]: one for one in client.get("/api/games").json()}
    assert listed["toy"]["ratings"] == {}
    assert [game for game in listed if not listed[game]["advice"]] == ["toy"]


def test_it_may_have_no_rules_and_no_cards(client: TestClient[Any]) -> None:
    assert client.get("/api/games/toy/rules?language=fr").json() == {"rules": []}
    assert client.get("/api/games/toy/cards").json()["sheet"] == []


def test_its_messages_are_served(client: TestClient[Any]) -> None:
    assert "ask-act" in client.get("/api/games/toy/messages?language=fr").json()["messages"]
