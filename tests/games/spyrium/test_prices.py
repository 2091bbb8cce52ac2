"""What cards cost, in parts: as derived values display it, previews foresee it, events tell it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.action import Action
from ludotheque.core.message import say
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import play, position

MINE, UNIVERSITY = {"card": "mine1"}, {"card": "univ1"}


def derived(state: SpyriumState) -> dict[str, Any]:
    return state.view(None).derived()


def prices(state: SpyriumState, seat: int, place: str) -> Any:
    return derived(state)["players"][seat]["prices"][place]


def payments(state: lt.State, *texts: str) -> list[dict[str, object]]:
    """The payments of money, without the parts that are nothing."""
    return [
        {name: value for name, value in event.items() if value and name not in ("event", "seat")}
        for event in play(state, *texts)
        if event["event"] == "paid-money"
    ]


def test_the_crowd_counts_every_worker_beside_a_card() -> None:
    state = position(
        market={"b1": "mine1"}, workers={"a1-b1": [0, 1, 1], "b1-b2": [0], "c2-c3": [1]}
    )
    crowd = derived(state)["crowd"]
    assert (crowd["b1"], crowd["a1"], crowd["c1"], crowd["c3"]) == (4, 3, 0, 1)


def test_every_worker_beside_a_card_costs_a_pound_but_not_the_one_that_is_used() -> None:
    state = position(
        market={"a1": "mine1", "a2": "usine1"}, workers={"a1-b1": [0, 1], "a1-a2": [1]}
    )
    assert prices(state, 0, "a1") == {
        "standing": {"price": 2, "surcharge": 2, "plot": 0, "total": 4},
        "joining": {"price": 2, "surcharge": 3, "plot": 0, "total": 5},
    }
    assert prices(state, 1, "a2")["standing"] == {
        "price": 6,
        "surcharge": 0,
        "plot": 0,
        "total": 6,
    }
    assert prices(state, 0, "a2")["standing"] is None, "no worker of the seat stands there"
    assert prices(state, 0, "a2")["joining"]["surcharge"] == 1


def test_a_building_needs_a_plot_and_a_technique_does_not() -> None:
    state = position(market={"a1": "mine1", "c2": "negoce"}, seats=[{"quarter": [MINE]}, {}])
    assert prices(state, 0, "a1")["joining"] == {
        "price": 2,
        "surcharge": 0,
        "plot": 1,
        "total": 3,
    }
    assert prices(state, 0, "c2")["joining"]["plot"] == 0
    assert prices(state, 1, "a1")["joining"]["total"] == 2


def test_an_empty_place_has_no_price() -> None:
    assert prices(position(market={"a1": "mine1"}), 0, "b1") is None


@pytest.mark.parametrize(
    ("quarter", "techniques", "cost"),
    [([], [], 0), ([MINE, UNIVERSITY], [], 2), ([MINE, UNIVERSITY], ["grue"], 0)],
)
def test_a_plot_costs_as_much_as_buildings_are_owned_and_less_with_the_crane(
    quarter: list[dict[str, str]], techniques: list[str], cost: int
) -> None:
    state = position(seats=[{"quarter": quarter, "techniques": techniques}, {}])
    assert derived(state)["players"][0]["plot"] == cost


@pytest.mark.parametrize("players", [2, 5])
def test_what_is_displayed_is_what_is_paid(players: int) -> None:
    """A card that is activated and built on a new plot costs what the seat was told."""
    paid = 0
    for seed in range(3):
        rng = Random(seed)
        state = lt.new("spyrium", players=players, seed=seed)
        quoted: dict[str, int] = {}
        while not state.over:
            action = rng.choice(state.actions())
            verb, *rest = action.text.split()
            if verb == "activate":
                seat = state.actor
                assert seat is not None
                quoted = state.view(seat).derived()["players"][seat]["prices"][rest[1]]["standing"]
            events = [event.to_json() for event in state.apply(action)]
            sums = [event for event in events if event["event"] == "paid-money"]
            if verb in ("activate", "build") and sums and not sums[0]["deal"]:
                assert {name: sums[0][name] for name in ("price", "surcharge", "plot")} == {
                    name: quoted[name] for name in ("price", "surcharge", "plot")
                }
                assert sums[0]["money"] == quoted["total"]
                paid += 1
    assert paid > 10


def parse(state: lt.State, text: str) -> Action:
    return state.game.parse(text)


@pytest.mark.parametrize("money", [4, 3])
def test_a_plot_is_foreseen_only_as_far_as_the_money_goes(money: int) -> None:
    state = position(
        seats=[{"money": money, "phase": "activation", "quarter": [UNIVERSITY]}, {}],
        market={"a1": "mine1"},
        workers={"a1-b1": [0, 1]},
    )
    preview = state.preview(parse(state, "activate a1-b1 a1"))
    (cost,) = preview.costs
    if money == 4:
        assert cost.parts == (("price", 2), ("surcharge", 1), ("plot", 1))
        assert preview.loses == ()
    else:
        assert cost.parts == (("price", 2), ("surcharge", 1))
        assert preview.loses == ("players.0.quarter",), "a building must make room"


def test_the_cheapest_replacement_is_foreseen_if_nothing_else_can_be_paid() -> None:
    quarter = [UNIVERSITY, {"card": "mine1"}]
    state = position(
        seats=[{"money": 3, "phase": "activation", "quarter": quarter}, {}],
        market={"a1": "mine2"},
        workers={"a1-b1": [0]},
    )
    price = state.game.card_values()["cards"]["mine2"]["price"]
    reduction = state.game.card_values()["box"]["reduction"]
    (cost,) = state.preview(parse(state, "activate a1-b1 a1")).costs
    assert cost.parts == (("price", price), ("reduction", -reduction))


def test_a_price_that_is_reduced_to_nothing_is_still_said_in_full() -> None:
    state = position(
        seats=[{"phase": "activation", "quarter": [{"card": "atelier1"}]}, {}],
        market={"a1": "atelier2"},
        workers={"a1-b1": [0]},
    )
    assert state.game.card_values()["cards"]["atelier2"]["price"] == 2
    assert state.game.card_values()["box"]["reduction"] == 3
    play(state, "activate a1-b1 a1")
    preview = state.preview(parse(state, "replace atelier1"))
    assert preview.costs == ()
    parts = say("minus", one=say("part-price", amount=2), two=say("part-reduction", amount=2))
    assert preview.message.params["cost"] == say("sum-of-parts", total=0, parts=parts)


def test_a_payment_tells_its_parts() -> None:
    state = position(
        seats=[{"money": 12, "phase": "activation", "quarter": [UNIVERSITY]}, {}],
        market={"b2": "usine1"},
        workers={"b1-b2": [0, 1]},
    )
    data = payments(state.copy(), "activate b1-b2 b2", "build")
    assert data == [{"money": 8, "price": 6, "surcharge": 1, "plot": 1}]
    data = payments(state.copy(), "activate b1-b2 b2", "replace univ1")
    assert data == [{"money": 7, "price": 6, "surcharge": 1}]


def test_a_payment_tells_the_reduction() -> None:
    state = position(
        seats=[{"money": 12, "phase": "activation", "quarter": [MINE]}, {}],
        market={"a1": "mine2"},
        workers={"a1-b1": [0]},
    )
    box, cards = state.game.card_values()["box"], state.game.card_values()["cards"]
    price, less = cards["mine2"]["price"], box["reduction"]
    data = payments(state, "activate a1-b1 a1", "replace mine1")
    assert data == [{"money": price - less, "price": price, "reduction": -less}]


def test_the_token_that_is_paid_is_told_apart_from_the_price() -> None:
    state = position(
        seats=[{"money": 12, "phase": "activation"}, {}],
        market={"a1": ("banquier", 2)},
        workers={"a1-b1": [0, 1]},
    )
    data = payments(state, "activate a1-b1 a1", "token 2")
    assert data == [{"money": 3, "surcharge": 1, "token": 2}]


def test_a_named_value_is_paid_with_the_price_of_the_call() -> None:
    state = position(
        seats=[{"money": 12, "phase": "activation", "techniques": ["negoce"]}, {}],
        market={"a1": ("banquier", 2)},
        workers={"a1-b1": [0, 1]},
    )
    data = payments(state, "activate a1-b1 a1", "token 2", "value 1")
    assert data == [{"money": 2, "surcharge": 1, "token": 1}]


def test_what_an_event_takes_is_told_as_its_deal() -> None:
    state = position(seats=[{"money": 12}, {}], event={"event": "recruit"})
    assert payments(state, "event 1") == [{"money": 3, "deal": 3}]


def test_money_for_workers_is_foreseen_in_parts() -> None:
    state = position(
        seats=[{"phase": "activation", "techniques": ["capitalisation"]}, {}],
        market={"a1": "mine1"},
        workers={"a1-b1": [0, 1, 1]},
    )
    more = state.game.card_values()["cards"]["capitalisation"]["amount"]
    (gain,) = state.preview(parse(state, "gain a1-b1 a1")).gains
    assert gain.parts == (("workers", 2), ("technique", more))
