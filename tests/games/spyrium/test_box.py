"""What is in the box: players, components, cards, and the shape of the market."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from tests.games.spyrium.table import legal, play, position

COUNTS = (2, 3, 4, 5)
CHARACTERS = {
    "mineur",
    "geologue",
    "apprenti",
    "ingenieur",
    "bureaucrate",
    "conseiller",
    "banquier",
    "financier",
    "architecte",
}
FACES_OF_FAMILY = {
    "mine": 3,
    "atelier": 2,
    "usine": 2,
    "labo": 3,
    "cite": 2,
    "residence": 1,
    "univ": 2,
    "hotel": 1,
    "manoir": 1,
    "palais": 1,
}
TECHNIQUES = {
    "automatisation",
    "capitalisation",
    "grue",
    "negoce",
    "lobbying",
    "taylorisme",
    "ingenierie",
}
ROUND_THE_MARKET = ("a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2")
GAPS = {
    *("a1-b1", "b1-c1", "a2-b2", "b2-c2", "a3-b3", "b3-c3"),
    *("a1-a2", "b1-b2", "c1-c2", "a2-a3", "b2-b3", "c2-c3"),
}


def first_position(players: int, seed: int = 1) -> dict[str, Any]:
    return lt.new("spyrium", players=players, seed=seed).to_json()


def cards_by_era(data: dict[str, Any]) -> dict[str, list[str]]:
    """All market cards of a first position: the market was dealt from era A."""
    decks: dict[str, list[str]] = data["decks"]
    return decks | {"A": decks["A"] + [cell["card"] for cell in data["market"].values()]}


def family(card: str) -> str:
    return card.rstrip("123")


# Players and what each of them has.


@pytest.mark.rule("S-1")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_five_can_play(players: int) -> None:
    assert len(first_position(players)["players"]) == players


@pytest.mark.rule("S-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(lt.BadSetup):
        lt.new("spyrium", players=players, seed=1)
    with pytest.raises(lt.BadPosition):
        position(seats=[{}] * players)


@pytest.mark.rule("S-2")
@pytest.mark.parametrize("players", COUNTS)
def test_each_colour_has_seven_workers_and_two_bonus_tokens(players: int) -> None:
    for player in first_position(players)["players"]:
        assert player["active"] + player["inactive"] + player["reserve"] == 7
        assert sorted(player["bonuses"]) == ["money", "worker"]


@pytest.mark.rule("S-2")
def test_a_colour_has_no_eighth_worker() -> None:
    state = position(
        seats=[{"phase": "activation", "money": 20, "active": 5, "reserve": 1}, {}],
        market={"a1": "cite2"},
        workers={"a1-b1": [0]},
    )
    play(state, "activate a1-b1 a1", "build")
    assert (state.active[0], state.inactive[0], state.reserve[0]) == (6, 1, 0)


@pytest.mark.rule("S-2")
def test_four_discs_mark_score_residence_phase_and_the_event() -> None:
    state = position(
        event={"event": "sell"},
        seats=[{"score": 3, "residence": 4, "phase": "activation"}, {}],
    )
    play(state, "event 1")
    player = state.to_json()["players"][0]
    assert (player["score"], player["residence"], player["phase"]) == (3, 4, "activation")
    assert player["used"] == ["event"]


@pytest.mark.rule("S-2")
def test_the_two_bonus_tokens_are_a_worker_and_five_pounds() -> None:
    for choice, money, active in (("bonus worker", 4, 4), ("bonus money", 9, 3)):
        state = position(
            event={"event": "token", "token": 1}, seats=[{"score": 7, "money": 4, "active": 3}, {}]
        )
        play(state, "event 3", choice)
        assert (state.money[0], state.active[0]) == (money, active)


# Tokens, cards and events.


@pytest.mark.rule("S-3")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_the_tokens_are_eight_of_each_value(players: int, seed: int) -> None:
    data = first_position(players, seed)
    tokens = data["token_reserve"] + data["token_discard"]
    tokens += [value for cell in data["market"].values() for value in cell["tokens"]]
    tokens += [data[name].get("token", 0) for name in ("event", "next_event")]
    assert Counter(value for value in tokens if value) == {1: 8, 2: 8, 3: 8}


@pytest.mark.rule("S-4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_market_cards_are_59_of_three_kinds(players: int) -> None:
    cards = [card for pile in cards_by_era(first_position(players)).values() for card in pile]
    assert len(cards) == 59
    assert sum(card in CHARACTERS for card in cards) == 17
    assert sum(family(card) in FACES_OF_FAMILY for card in cards) == 35
    assert sum(card in TECHNIQUES for card in cards) == 7


@pytest.mark.rule("S-5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_eras_have_30_20_and_9_cards(players: int) -> None:
    eras = cards_by_era(first_position(players))
    assert {era: len(pile) for era, pile in eras.items()} == {"A": 30, "B": 20, "C": 9}


@pytest.mark.rule("S-6")
def test_nine_characters_eighteen_building_faces_and_seven_single_techniques() -> None:
    cards = Counter(card for pile in cards_by_era(first_position(2)).values() for card in pile)
    buildings = {card for card in cards if card not in CHARACTERS | TECHNIQUES}
    assert set(cards) >= CHARACTERS
    assert Counter(family(card) for card in buildings) == FACES_OF_FAMILY
    assert len(buildings) == 18
    assert {card: cards[card] for card in TECHNIQUES} == dict.fromkeys(TECHNIQUES, 1)


@pytest.mark.rule("S-7")
@pytest.mark.parametrize("players", COUNTS)
def test_seven_events_no_two_alike(players: int) -> None:
    data = first_position(players)
    events = [data["event"]["event"], data["next_event"]["event"], *data["event_pile"]]
    assert len(events) == 7
    assert set(events) == {"token", "sell", "residence", "invest", "reuse", "place", "recruit"}


# The bank.


@pytest.mark.rule("S-8")
def test_the_bank_pays_money_beyond_the_86_pounds_of_the_box() -> None:
    state = position(event={"event": "sell"}, seats=[{"money": 86, "spyrium": 3}, {"money": 86}])
    play(state, "event 2")
    assert state.money == [92, 86]


@pytest.mark.rule("S-8")
def test_the_bank_pays_spyrium_beyond_the_crystals_of_the_box() -> None:
    state = position(event={"event": "token", "token": 3}, seats=[{"spyrium": 60}, {"spyrium": 60}])
    play(state, "event 2", "event 2")
    assert state.spyrium == [63, 63]


# The shape of the market.


@pytest.mark.rule("S-9")
@pytest.mark.parametrize("players", COUNTS)
def test_a_full_market_has_nine_places_and_twelve_gaps(players: int) -> None:
    state = lt.new("spyrium", players=players, seed=1)
    assert set(state.to_json()["market"]) == {*ROUND_THE_MARKET, "b2"}
    placements = [text for text in legal(state) if text.startswith("place ")]
    assert len(placements) == 12
    assert set(placements) == {f"place {gap}" for gap in GAPS}


@pytest.mark.rule("S-9")
@pytest.mark.parametrize("place", [*ROUND_THE_MARKET, "b2"])
def test_corners_touch_two_gaps_sides_three_and_the_centre_four(place: str) -> None:
    state = position(market={place: "mine1"})
    gaps = {text.split()[1] for text in legal(state) if text.startswith("place ")}
    assert gaps == {gap for gap in GAPS if place in gap}
    in_the_middle = [place[0] == "b", place[1] == "2"].count(True)
    assert len(gaps) == 2 + in_the_middle


@pytest.mark.rule("S-9")
@pytest.mark.parametrize("spot", ["a1", "a1-a1", "a1-b2", "a1-c1", "a1-a3", "c1-a2", "c3-d3"])
def test_there_is_no_gap_at_the_outer_edge_or_between_places_that_are_no_neighbours(
    spot: str,
) -> None:
    state = lt.new("spyrium", players=2, seed=1)
    with pytest.raises(lt.MalformedAction):
        play(state, f"place {spot}")
    with pytest.raises(lt.BadPosition):
        position(market={"a1": "mine1"}, workers={spot: [0]})
