"""The end of the game (M-99 to M-103)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.table import GAME, city, legal, names, play, position


def ending(**fields: Any) -> Any:
    """The last card of the deck is about to be turned up."""
    cards = [card.id for card in position().cards.faces if card.era >= 0]
    seats = fields.pop("seats", [{}, {}, {}])
    return position(
        seats=seats,
        display=cards[:6],
        gone=[card for card in cards[7:] if card not in str(seats)],
        decks={"I": [cards[6]], "II": [], "III": []},
        activating=True,
        **fields,
    )


def whole_turn(state: Any) -> list[str]:
    """Activates, does nothing, and keeps nothing."""
    data = names(play(state, "activate 1a", "end"))
    if not state.over and "stop" in legal(state):
        data += names(play(state, "stop"))
    return data


@pytest.mark.rule("M-99")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_finished_and_one_more_is_played(first: int) -> None:
    state = ending(first=first)
    turns = []
    data: list[str] = []
    while not state.over:
        turns.append(state.actor)
        data += whole_turn(state)
    order = [(first + step) % 3 for step in range(3)]
    assert turns == order * 2
    assert data.index("deck-empty") < data.index("last-round") < data.index("game-ends")


@pytest.mark.rule("M-99")
def test_the_trigger_may_fall_to_any_seat() -> None:
    state = ending(first=0, pending=[{"ask": "activate", "seat": 2}])
    turns = []
    while not state.over:
        turns.append(state.actor)
        whole_turn(state)
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("M-100", "M-101")
def test_points_for_cards_wherever_they_lie() -> None:
    seat = {
        "city": city("fort/writing"),
        "top": ["currency"],
        "discard": ["printing", "colosseum", "great_wall"],
        "archived": ["computing", "notre_dame"],
        "wonders": ["colosseum", "great_wall", "notre_dame"],
        "building": "eiffel_tower",
        "policies": ["silk_road", "confucianism"],
    }
    state = position(
        seats=[seat, {"wonders": [], "policies": []}],
        turn={"drawn": ["electricity"]},
        tiles={"9": {"holder": 0, "soldiers": 1}, "4": {"holder": 0, "soldiers": 1}},
    )
    points = GAME.standing(state)[0]
    # Writing, Currency, Printing, Electricity and the starting Knowledge.
    assert points["knowledge"] == 5
    assert points["wonders"] == 4
    assert points["policies"] == 4
    assert points["provinces"] == 2
    assert points["domination"] == 12
    assert GAME.standing(state)[1]["knowledge"] == 1
    lost = position(seats=[{"archived": ["pyrotechnics"], "city": city()}, {}])
    assert GAME.standing(lost)[0]["knowledge"] == 0


@pytest.mark.rule("M-102")
def test_domination_for_everybody_who_leads_and_never_for_nothing() -> None:
    state = position(tiles={"9": {"holder": 0, "soldiers": 1}, "11": {"holder": 1, "soldiers": 1}})
    # Each has a Knowledge and a province; nobody has Wonders or Policies.
    assert [points["domination"] for points in GAME.standing(state)] == [6, 6]
    ahead = position(
        seats=[{"discard": ["writing"]}, {}],
        tiles={"9": {"holder": 0, "soldiers": 1}, "11": {"holder": 1, "soldiers": 1}},
    )
    assert [points["domination"] for points in GAME.standing(ahead)] == [6, 3]


@pytest.mark.rule("M-103")
@pytest.mark.parametrize(
    ("seats", "ranking", "tie"),
    [
        ([{"discard": ["writing"]}, {"gold": 9}], ((0,), (1,)), None),
        ([{"gold": 3}, {"gold": 4}], ((1,), (0,)), "gold"),
        ([{"culture": 3}, {"culture": 1}], ((0,), (1,)), "culture"),
        ([{}, {}], ((0, 1),), "shared-victory"),
    ],
)
def test_ties(seats: list[dict[str, Any]], ranking: tuple[tuple[int, ...], ...], tie: str) -> None:
    state = ending(seats=seats)
    while not state.over:
        whole_turn(state)
    assert state.outcome.ranking == ranking
    assert state.outcome.tie_break == tie
    assert state.outcome.reason == "last-round"
