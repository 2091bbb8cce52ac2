"""What is in the box, and the set-up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

import ludotheque as lt
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.words import Words
from tests.games.uchronia.table import Table

CARDS = UCHRONIA.cards
FRENCH = {"language": "fr"}


def new(players: int, seed: int) -> UchroniaState:
    return cast(UchroniaState, lt.new("uchronia", players=players, seed=seed))


@pytest.mark.rule("U-1")
def test_two_to_five_play() -> None:
    assert (UCHRONIA.min_players, UCHRONIA.max_players) == (2, 5)
    for players in (1, 6):
        with pytest.raises(lt.BadSetup):
            lt.new("uchronia", players=players, seed=1)


@pytest.mark.rule("U-2")
def test_five_colours_and_their_orders() -> None:
    assert dict(zip(COLOURS, ORDERS, strict=True)) == {
        "wood": "exploration",
        "clay": "production",
        "brick": "draconians",
        "stone": "construction",
        "marble": "trade",
    }
    assert sum(CARDS.box.resources) == 174


@pytest.mark.rule("U-3")
def test_the_split_of_the_resources_is_one_line_of_the_data() -> None:
    assert CARDS.box.resources == (35, 35, 35, 35, 34)
    values = UCHRONIA.card_values() | {}
    values["box"] = values["box"] | {
        "resources": {"wood": 36, "clay": 36, "brick": 34, "stone": 34, "marble": 34}
    }
    other = UCHRONIA.with_cards(values)
    state = other.new(2, 1)
    other.check(state)
    assert other.cards.box.resources == (36, 36, 34, 34, 34)
    assert CARDS.box.provenance["resources"].startswith("reconstructed")


@pytest.mark.rule("U-4")
def test_forty_buildings_twice_eight_a_colour() -> None:
    assert len(CARDS.buildings) == 40
    assert CARDS.box.copies == 2
    assert set(Counter(card.colour for card in CARDS.buildings).values()) == {8}


@pytest.mark.rule("U-5")
def test_every_building_says_where_its_values_come_from() -> None:
    sheet = [card for card in UCHRONIA.card_sheet() if card.section == "building"]
    from_the_rulebook = [card.id for card in sheet if card.provenance["effect"] == "rulebook"]
    assert from_the_rulebook == [
        "frontier_post",
        "viaduct",
        "tenement_house",
        "gate",
        "arcade",
        "thermae",
        "bridge",
        "garrison",
        "basilica",
        "square",
        "fountain",
    ]
    others = [card for card in sheet if card.id not in from_the_rulebook]
    assert all(card.provenance["effect"].startswith("reconstructed") for card in others)
    assert [card.id for card in others if "public" in card.provenance["effect"]] == ["latrines"]
    assert len(others) == 29
    for card in sheet:
        assert {"colour", "cost", "points", "effect"} <= card.provenance.keys()


@pytest.mark.rule("U-6")
def test_cost_and_points_follow_the_colour() -> None:
    by_colour = {"wood": 1, "clay": 1, "brick": 2, "stone": 2, "marble": 3}
    for card in CARDS.buildings:
        assert card.cost == card.points == by_colour[COLOURS[card.colour]]


@pytest.mark.rule("U-7", "U-8")
def test_five_monopolies_and_nobody_holds_one() -> None:
    state = new(4, 3)
    assert state.monopoly == [NOBODY] * 5
    assert 0 <= state.last < 4


@pytest.mark.rule("U-9", "U-11", "U-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_in_the_alphabet_begins_and_the_right_neighbour_is_last(players: int) -> None:
    beginners = set()
    for seed in range(30):
        state = new(players, seed)
        drawn = Table.of(state).works[:players]
        events = [event.to_json() for event in state.events]
        if any(event["event"] == "works-replaced" for event in events):
            continue
        first = drawn.index(min(drawn))
        beginners.add(first)
        assert state.player == first
        assert state.last == (first - 1) % players
        assert len(state.works) == 5
    assert beginners == set(range(players))


def first_line(state: lt.State, language: str) -> str:
    words = Words(language, state.game, names=["Ada", "Basil"])
    data = [event for event in state.events if event.kind.name == "first-player"]
    return words.say(state.game.tell(data[0]))


@pytest.mark.rule("U-9")
def test_the_names_in_the_language_of_the_table_decide_who_begins() -> None:
    """Dock comes before Prison, but Prison before Quai; accents do not count."""
    other = 0
    for seed in range(60):
        english, french = new(2, seed), UCHRONIA.new(2, seed, {"language": "fr"})
        assert english.works == french.works
        names = [CARDS.buildings[number].names["fr"] for number in french.works[:2]]
        plain = [name.replace("É", "E").replace("é", "e").lower() for name in names]
        if not any(event.kind.name == "works-replaced" for event in french.events):
            assert french.player == plain.index(min(plain))
            assert f"«\xa0{names[french.player]}\xa0»" in first_line(french, "fr")
        other += english.player != french.player
    assert other > 3
    assert "of the English names, “" in first_line(english, "en")
    assert "of the French names, “" in first_line(french, "en")


@pytest.mark.rule("U-9")
def test_a_stored_game_keeps_the_language_of_its_table() -> None:
    seed = next(n for n in range(60) if new(2, n).player != UCHRONIA.new(2, n, FRENCH).player)
    record = lt.Record.begin(UCHRONIA, players=2, seed=seed, seats=["a", "b"], options=FRENCH)
    again = lt.Record.loads(record.dumps())
    assert again.options == FRENCH
    assert cast(UchroniaState, again.first()).player == UCHRONIA.new(2, seed, FRENCH).player
    assert UCHRONIA.with_ruleset(1).options == {}


@pytest.mark.rule("U-10")
def test_a_repeated_name_goes_under_the_pile_and_is_known_to_be_there() -> None:
    repeated = 0
    for seed in range(150):
        state = new(5, seed)
        sunk = [event["building"] for event in state.events if event.kind.name == "building-sunk"]
        assert state.sunk == len(sunk)
        assert [state.building_pile[place] for place in range(len(sunk))] == sunk[::-1]
        drawn = [event["building"] for event in state.events if event.kind.name == "building-drawn"]
        assert len(set(drawn)) == 5
        assert set(sunk) <= set(drawn)
        repeated += len(sunk)
        if sunk:
            data = state.view(0).to_json()["building_pile"]
            assert data["known"] == [
                CARDS.buildings[n].id for n in state.building_pile[: len(sunk)]
            ]
            sample = state.view(2).sample(Random(seed)).to_json()
            assert sample["building_pile"][: len(sunk)] == data["known"]
    assert repeated


@pytest.mark.rule("U-13")
def test_great_works_of_one_colour_are_replaced_before_the_game_begins() -> None:
    replaced = 0
    for seed in range(3000):
        state = new(2, seed)
        colours = {CARDS.buildings[number].colour for number in state.works}
        assert len(colours) > 1
        if state.gone:
            replaced += 1
            assert len({CARDS.buildings[number].colour for number in state.gone[:5]}) == 1
    assert replaced


@pytest.mark.rule("U-14", "U-15")
def test_six_cards_each_and_one_goes_to_the_forum_in_turn_order() -> None:
    table = Table.of(new(3, 5))
    state = table.state
    first = state.player
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert [len(hand) for hand in state.hands] == [6, 6, 6]
    for number, seat in enumerate(order):
        assert table.asked == ("opening", seat)
        assert len(table.forum) == number, "later players see what was laid before"
        table.play(table.legal[0])
        assert len(table.hand(seat)) == 5
    assert table.asked == ("turn", first)
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
