"""Activating a card of the market: calling characters and patenting techniques."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import Cell, legal, play, position, quarter

PRICES = {card.id: card.price for card in position().cards.faces}


def beside(card: Cell, mine: dict[str, Any], others: int = 0, **fields: Any) -> SpyriumState:
    """Seat 0 in phase II has one worker next to a card at b2, and others stand around it too."""
    around = {"a2-b2": [0], "b1-b2": [1] * others} | fields.pop("workers", {})
    fields = {"event": {"event": "reuse"}, "next_event": {"event": "place"}} | fields
    return position(
        seats=[{"phase": "activation"} | mine, {"active": 1}],
        market={"b2": card} | fields.pop("market", {}),
        workers=around,
        **fields,
    )


def activations(state: lt.State) -> set[str]:
    return {text for text in legal(state) if text.startswith("activate")}


# Activating a card.


@pytest.mark.rule("S-48")
@pytest.mark.parametrize("card", ["geologue", "mine1", "grue"])
def test_the_worker_leaves_the_market_and_becomes_inactive(card: str) -> None:
    state = beside(card, {"money": 20, "active": 2}, others=2)
    play(state, "activate a2-b2 b2", *(["build"] if card == "mine1" else []))
    assert state.to_json()["workers"] == {"b1-b2": [1, 1]}
    assert (state.active, state.inactive) == ([2, 1], [1, 0])
    assert state.actor == 1


@pytest.mark.rule("S-48")
def test_characters_are_called_buildings_built_and_techniques_patented() -> None:
    called, built, patented = (
        beside(card, {"money": 20}) for card in ("geologue", "mine1", "grue")
    )
    play(called, "activate a2-b2 b2")
    play(built, "activate a2-b2 b2", "build")
    play(patented, "activate a2-b2 b2")
    assert called.spyrium == [4, 2]
    assert (quarter(built, 0), quarter(built, 1)) == (["mine1"], [])
    players = patented.to_json()["players"]
    assert [player["techniques"] for player in players] == [["grue"], []]


@pytest.mark.rule("S-48")
def test_only_a_card_next_to_one_of_the_players_own_workers_can_be_activated() -> None:
    state = beside(
        "geologue",
        {"money": 20, "spyrium": 5},
        market={"a2": "apprenti", "a1": "mine1", "b1": "mine2", "c3": "grue"},
        workers={"b1-b2": [1], "c2-c3": [1]},
    )
    assert activations(state) == {"activate a2-b2 a2", "activate a2-b2 b2"}


@pytest.mark.rule("S-48")
def test_cards_are_activated_in_phase_two_only() -> None:
    assert activations(beside("geologue", {"phase": "placement", "money": 20})) == set()


@pytest.mark.rule("S-49")
@pytest.mark.parametrize("others", [0, 1, 3])
@pytest.mark.parametrize("card", ["geologue", "conseiller", "mine2", "lobbying"])
def test_the_price_and_a_pound_for_each_other_worker_are_paid(card: str, others: int) -> None:
    state = beside(card, {"money": 20}, others=others)
    play(state, "activate a2-b2 b2", *(["build"] if card == "mine2" else []))
    assert state.money == [20 - PRICES[card] - others, 8]


@pytest.mark.rule("S-49")
def test_own_workers_are_paid_for_and_workers_that_do_not_touch_the_card_are_not() -> None:
    state = beside(
        "geologue",
        {"money": 10},
        others=1,
        workers={"a2-b2": [0, 0, 1], "b2-b3": [0], "a1-a2": [1, 1], "c2-c3": [1]},
    )
    play(state, "activate a2-b2 b2")
    assert state.money == [10 - PRICES["geologue"] - 4, 8]


@pytest.mark.rule("S-49")
def test_the_surcharge_goes_to_the_bank_and_not_to_the_owners_of_the_workers() -> None:
    state = beside("apprenti", {"money": 3}, others=3)
    play(state, "activate a2-b2 b2")
    assert state.money == [0, 8]


@pytest.mark.rule("S-50")
@pytest.mark.parametrize("card", ["geologue", "conseiller", "mine2", "lobbying", "palais"])
@pytest.mark.parametrize("others", [0, 2])
def test_price_and_surcharge_must_be_at_hand(card: str, others: int) -> None:
    cost = PRICES[card] + others
    assert activations(beside(card, {"money": cost}, others)) == {"activate a2-b2 b2"}
    assert activations(beside(card, {"money": cost - 1}, others)) == set()


@pytest.mark.rule("S-50")
def test_the_plot_must_be_at_hand_too() -> None:
    two_buildings = [{"card": "cite1"}, {"card": "mine1"}]
    replacing = {"replace cite1", "replace mine1"}
    cost = PRICES["residence"] + 1
    for money, ways in ((cost + 2, {"build"} | replacing), (cost + 1, replacing)):
        state = beside("residence", {"money": money, "quarter": two_buildings}, others=1)
        play(state, "activate a2-b2 b2")
        assert set(legal(state)) == ways


@pytest.mark.rule("S-50")
@pytest.mark.parametrize("card", ["banquier", "financier", "architecte"])
def test_the_payment_for_the_token_must_be_at_hand_too(card: str) -> None:
    cost = PRICES[card] + 2
    rich = beside((card, 2, 3), {"money": cost + 3}, others=2)
    play(rich, "activate a2-b2 b2")
    assert legal(rich) == ["token 2", "token 3"]
    careful = beside((card, 2, 3), {"money": cost + 2}, others=2)
    play(careful, "activate a2-b2 b2")
    assert legal(careful) == ["token 2"]
    play(careful, "token 2")
    assert careful.money == [0, 8], "all of it goes to the bank"
    assert activations(beside((card, 2, 3), {"money": cost + 1}, others=2)) == set()


@pytest.mark.rule("S-50")
@pytest.mark.parametrize("card", ["apprenti", "ingenieur"])
def test_the_spyrium_of_a_call_must_be_at_hand_too(card: str) -> None:
    assert activations(beside(card, {"spyrium": 1})) == {"activate a2-b2 b2"}
    assert activations(beside(card, {"spyrium": 0})) == set()


# Calling a character.


@pytest.mark.rule("S-51")
def test_a_character_gives_its_effect_at_once_and_once() -> None:
    state = beside("geologue", {"spyrium": 1}, others=1)
    events = play(state, "activate a2-b2 b2")
    assert state.spyrium == [3, 2]
    assert [event["event"] for event in events].count("got-spyrium") == 1
    play(state, "switch", "gain b1-b2 b2", "pass")
    assert state.spyrium == [3, 2]


@pytest.mark.rule("S-52")
def test_a_character_stays_and_is_called_again_by_the_same_player_and_by_others() -> None:
    state = position(
        seats=[
            {"phase": "activation", "money": 20, "spyrium": 0},
            {"phase": "activation", "money": 20, "spyrium": 0},
        ],
        market={"b2": "geologue"},
        workers={"a2-b2": [0, 0], "b1-b2": [1]},
        event={"event": "reuse"},
    )
    play(state, "activate a2-b2 b2")
    assert state.to_json()["market"]["b2"] == {"card": "geologue", "tokens": []}
    play(state, "activate b1-b2 b2")
    play(state, "activate a2-b2 b2")
    assert state.spyrium == [4, 2]
    assert state.to_json()["market"]["b2"] == {"card": "geologue", "tokens": []}


@pytest.mark.rule("S-53")
@pytest.mark.parametrize("card", ["mineur", "bureaucrate", "banquier", "financier", "architecte"])
def test_a_token_character_can_be_called_while_it_holds_a_token_and_then_stays_uncallable(
    card: str,
) -> None:
    state = beside((card, 1), {"money": 20}, workers={"a2-b2": [0, 0], "b1-b2": [1]})
    assert activations(state) == {"activate a2-b2 b2"}
    play(state, "activate a2-b2 b2", "token 1")
    play(state, *(["residence advance"] if card == "architecte" else []))
    assert state.to_json()["market"]["b2"] == {"card": card, "tokens": []}
    play(state, "switch")
    assert legal(state) == ["gain b1-b2 b2"]
    play(state, "gain b1-b2 b2")
    assert legal(state) == ["gain a2-b2 b2"]


@pytest.mark.rule("S-53")
def test_characters_that_use_no_tokens_need_none() -> None:
    assert activations(beside("geologue", {})) == {"activate a2-b2 b2"}


@pytest.mark.rule("S-54")
@pytest.mark.parametrize(("token", "left"), [(1, [2, 3, 3]), (2, [1, 3, 3]), (3, [1, 2, 3])])
def test_the_caller_chooses_the_token_which_sets_the_effect_and_is_discarded(
    token: int, left: list[int]
) -> None:
    state = beside(("mineur", 1, 2, 3, 3), {"spyrium": 0}, market={"a1": ("univ1", 2)})
    play(state, "activate a2-b2 b2")
    assert (state.actor, legal(state)) == (0, ["token 1", "token 2", "token 3"])
    play(state, f"token {token}")
    assert state.spyrium[0] == token
    market = state.to_json()["market"]
    assert market["b2"]["tokens"] == left
    assert market["a1"]["tokens"] == [2]
    assert state.token_discard == (token,)


@pytest.mark.rule("S-54")
def test_only_tokens_that_lie_on_the_character_can_be_chosen() -> None:
    state = beside(("bureaucrate", 2, 2), {})
    play(state, "activate a2-b2 b2")
    assert legal(state) == ["token 2"]
    play(state, "token 2")
    assert state.score == [2, 0]


# Patenting a technique.


@pytest.mark.rule("S-63")
def test_a_patented_technique_leaves_the_market_and_joins_its_owner() -> None:
    state = beside("grue", {"money": 20}, market={"c2": "negoce"})
    play(state, "activate a2-b2 b2")
    data = state.to_json()
    assert data["market"]["b2"] is None
    assert data["market"]["c2"]["card"] == "negoce"
    assert [player["techniques"] for player in data["players"]] == [["grue"], []]
    assert "grue" not in data["gone"]


@pytest.mark.rule("S-63")
def test_its_power_works_from_then_on_and_for_its_owner_alone() -> None:
    state = position(
        seats=[
            {"phase": "activation", "money": PRICES["capitalisation"]},
            {"phase": "activation", "money": 0},
        ],
        market={"b2": "capitalisation", "a1": "mine1"},
        workers={"a2-b2": [0], "a1-b1": [0, 1]},
        event={"event": "reuse"},
    )
    play(state, "activate a2-b2 b2", "gain a1-b1 a1")
    assert state.money == [0, 1], "no power for seat 1"
    play(state, "gain a1-b1 a1")
    assert state.money == [2, 1]


@pytest.mark.rule("S-63")
def test_it_scores_at_the_end() -> None:
    state = position(
        turn=6,
        seats=[
            {"phase": "activation", "money": 20, "active": 0, "spyrium": 4},
            {"phase": "passed", "spyrium": 4},
        ],
        market={"b2": "automatisation"},
        workers={"a2-b2": [0]},
        event={"event": "reuse"},
    )
    play(state, "activate a2-b2 b2", "pass")
    assert state.outcome is not None
    assert state.outcome.scores == (4, 0)


@pytest.mark.rule("S-64")
def test_techniques_need_no_plot_and_do_not_count_as_buildings() -> None:
    seven = ["automatisation", "capitalisation", "negoce", "lobbying", "taylorisme", "ingenierie"]
    owned = {"techniques": seven, "quarter": [{"card": "cite1"}], "money": PRICES["grue"]}
    state = beside("grue", owned)
    play(state, "activate a2-b2 b2")
    assert state.money[0] == 0, "the price alone"
    assert len(state.to_json()["players"][0]["techniques"]) == 7

    builder = beside("mine2", {"techniques": seven, "money": PRICES["mine2"]})
    play(builder, "activate a2-b2 b2")
    assert legal(builder) == ["build"], "there is no technique to replace"
    play(builder, "build")
    assert builder.money[0] == 0, "the first plot is free"


@pytest.mark.rule("S-64")
def test_a_technique_is_never_lost() -> None:
    state = beside(
        "grue", {"money": 20, "techniques": ["negoce"]}, workers={"a2-b2": [0, 0]}, others=0
    )
    play(state, "activate a2-b2 b2", "switch", "pass", "gain a2-b2 a2", "pass")
    while not state.over:
        assert state.to_json()["players"][0]["techniques"] == ["grue", "negoce"]
        play(state, "switch", "pass", "switch", "pass")
    assert state.to_json()["players"][0]["techniques"] == ["grue", "negoce"]
