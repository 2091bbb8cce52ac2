"""What the page displays: scores, prices, leaving cards, attacks and the reach of Explorers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.monumental.cards.effects import DOUBLE_GOLD
from ludotheque.games.monumental.game import MONUMENTAL
from ludotheque.games.monumental.position import MonumentalState
from tests.games.monumental.table import legal, play, position


def derived(state: MonumentalState, seat: int | None = 0) -> dict[str, Any]:
    return state.view(seat).derived()


def turn(*, gold: int = 0, explorers: tuple[int, int] = (8, 8), **more: Any) -> MonumentalState:
    return position(seats=[{"gold": gold, "explorers": list(explorers)}, {}], **more)


# Explorers.


def test_an_explorer_comes_as_far_as_its_military_pays() -> None:
    assert derived(turn(res={"military": 1}))["explorers"] == [{"4": 1, "9": 1, "13": 1}] * 2


def test_free_steps_cost_nothing_and_belong_to_one_explorer() -> None:
    one, two = derived(turn(res={"military": 1}, turn={"steps": [1, 0]}))["explorers"]
    assert one["9"] == 0
    assert one["10"] == 1
    assert "10" not in two


def test_gold_takes_an_explorer_further_and_counts_double_by_a_policy() -> None:
    assert "10" in derived(turn(gold=2))["explorers"][0]
    plain = derived(turn(gold=1))["explorers"][0]
    cards = MONUMENTAL.cards
    doubles = next(policy for policy in cards.policies if policy.power == DOUBLE_GOLD)
    owner = next(one for one in cards.civilizations if doubles.index in one.policies)
    seat = {"gold": 1, "explorers": [8, 8], "civilization": owner.id, "policies": [doubles.id]}
    assert set(derived(position(seats=[seat, {}]))["explorers"][0]) > set(plain)


def test_no_way_leads_across_the_sea() -> None:
    state = turn(res={"military": 20})
    reached = derived(state)["explorers"][0]
    assert len(reached) > 10
    assert all(state.board.layout[int(tile) - 1].terrain != "sea" for tile in reached)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_reach_and_attacks_are_what_the_rules_offer(players: int) -> None:
    state = MONUMENTAL.new(players, 5)
    rng = Random(players)
    seen = 0
    for _ in range(250):
        found, actor = derived(state, state.actor), state.actor
        offered = legal(state, "attack")
        assert [f"attack {tile}" for tile in found["attacks"]] == offered
        for text in offered:
            words: Any = state.preview(state.game.parse(text)).message.to_json()
            assert words[1]["units"][1]["amount"] == found["attacks"][text.split()[1]]
        if actor is not None and "end" in legal(state):
            here = state.side[actor].explorer(0)
            steps = state.board.distances[here]
            near = [tile for tile in found["explorers"][0] if steps[int(tile) - 1] == 1]
            assert [f"explore 1 {tile}" for tile in near] == [
                text for text in legal(state, "explore") if text.startswith("explore 1 ")
            ]
            seen += len(near)
        else:
            assert found["explorers"] == [{}, {}]
        state.apply(rng.choice(state.actions()))
        if state.over:
            break
    assert seen


# What scores.


def test_counts_leads_and_points_of_every_side() -> None:
    seats = [{"policies": ["confucianism"]}, {"discard": ["writing"]}]
    shown = derived(position(seats=seats, tiles={"9": {"holder": 0, "soldiers": 1}}))
    assert shown["tallies"] == [
        {"knowledge": 1, "wonders": 0, "provinces": 1, "policies": 1},
        {"knowledge": 2, "wonders": 0, "provinces": 0, "policies": 0},
    ]
    assert shown["leads"] == [["provinces", "policies"], ["knowledge"]]
    assert shown["points"] == [1 + 1 + 2 + 2 * 3, 2 + 3]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_points_are_those_of_the_result(players: int) -> None:
    state = MONUMENTAL.new(players, 2)
    rng = Random(1)
    while not state.over:
        state.apply(rng.choice(state.actions()))
    outcome = state.outcome
    assert outcome is not None
    rival = [] if outcome.rival is None else [sum(outcome.rival.points.values())]
    assert derived(state, None)["points"] == [*outcome.scores, *rival]


# Prices and the display.


def test_the_next_policy_costs_one_more_until_all_are_developed() -> None:
    own = [p.id for p in MONUMENTAL.cards.policies][:5]
    for developed, price in ((0, 1), (2, 3), (5, None)):
        state = position(seats=[{"policies": own[:developed]}, {}])
        assert derived(state)["policy_prices"] == [price, 1]


def test_the_last_card_of_a_row_leaves_unless_one_is_taken_from_it() -> None:
    display = ["temple", "writing", None, "bazaar", "aqueduct", "barracks"]
    state = position(display=display, res={"production": 9})
    assert derived(state)["rows"] == 2
    assert derived(state)["leaving"] == ["writing", "barracks"]
    play(state, "buy temple")
    assert derived(state)["leaving"] == ["barracks"]
    before = [face for face in state.to_json()["display"] if face]
    play(state, "end")
    gone = set(before) - set(state.to_json()["display"])
    assert gone == {"barracks"}


def test_no_card_leaves_once_the_decks_are_empty() -> None:
    state = position()
    data = state.to_json()
    data["gone"] += [card for era in data["decks"].values() for card in era]
    data["decks"] = {era: [] for era in data["decks"]}
    data["ending"] = "ending"
    assert derived(lt.State.from_json(data))["leaving"] == []  # type: ignore[arg-type]
