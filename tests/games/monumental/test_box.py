"""What is in the box (M-1 to M-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.monumental.game import MONUMENTAL
from tests.games.monumental.table import GAME

CARDS = MONUMENTAL.cards


@pytest.mark.rule("M-1")
def test_one_to_four_can_play() -> None:
    assert (GAME.min_players, GAME.max_players) == (1, 4)
    for players in range(1, 5):
        assert GAME.new(players, 1).players == players


@pytest.mark.rule("M-2")
def test_a_civilization_has_fifteen_cards_a_warlord_and_five_policies() -> None:
    start = {card.id: card.copies for card in CARDS.faces if card.set == 0}
    assert start == {"work_camp": 5, "library": 3, "fort": 3, "forum": 1, "mine": 1}
    assert len(CARDS.civilizations) == 5
    for civilization in CARDS.civilizations:
        assert [CARDS.faces[face].kind for face in civilization.faces] == [0, 1]
        assert len(civilization.policies) == 5
        assert civilization.warlord.civilization == civilization.index


@pytest.mark.rule("M-3")
def test_a_side_has_its_pieces() -> None:
    state = GAME.new(2, 1, {"civilizations": "dealt"})
    for _ in range(2):
        state.apply(state.actions()[0])
    data = state.to_json()
    for player in data["players"]:
        assert data["tiles"][str(player["capital"])]["soldiers"] == 9
        assert player["warlord"] == player["capital"]
        assert player["explorers"] == [player["capital"]] * 2
        assert player["outposts"] == 2


@pytest.mark.rule("M-4")
def test_the_development_cards_by_era_and_kind() -> None:
    found = Counter((card.era, card.kind) for card in CARDS.faces if card.era >= 0)
    assert found == {
        (0, 0): 5,
        (0, 1): 5,
        (0, 2): 5,
        (1, 0): 4,
        (1, 1): 4,
        (1, 2): 4,
        (2, 1): 4,
        (2, 2): 4,
    }
    assert all(card.copies == 1 for card in CARDS.faces if card.era >= 0)


@pytest.mark.rule("M-5")
def test_the_basic_buildings() -> None:
    piles = GAME.new(3, 1).to_json()["basics"]
    assert piles == {"workshop": 10, "laboratory": 10, "archery_range": 10}


@pytest.mark.rule("M-6")
def test_the_tokens() -> None:
    by_value = Counter[int]()
    for token in CARDS.barbarians:
        by_value[token.value] += token.copies
    assert by_value == {1: 14, 2: 14, 3: 8, 4: 4}
    assert len(CARDS.cities) == 10
    assert [len(market.tokens) for market in CARDS.markets] == [5, 5, 5, 5]


@pytest.mark.rule("M-7")
def test_the_tiles_and_their_values() -> None:
    assert sum(CARDS.box.terrain_tiles.values()) == 40
    assert CARDS.box.terrain_tiles["capital"] == 4
    assert CARDS.box.terrain_values == {
        "plains": 0,
        "forest": 1,
        "swamp": 1,
        "desert": 1,
        "mountain": 2,
        "volcano": 3,
    }
