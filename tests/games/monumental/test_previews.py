"""Previews: what an action is said to cost and bring is what it costs and brings."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from ludotheque.core.action import Action
from ludotheque.games.monumental.cards.effects import CHEAPER_WONDERS, RESOURCES
from ludotheque.games.monumental.game import MONUMENTAL
from ludotheque.games.monumental.position import MonumentalState
from tests.games.monumental.table import GAME, position

AT_ONCE = (*RESOURCES, "gold", "culture")
LATER = ("attack", "move", "save", "end")
"""Actions that pay in a later step, or throw away what is left."""


def counters(state: MonumentalState, seat: int) -> dict[str, int]:
    """What a seat has of all that can be counted at once."""
    side = state.side[seat]
    have = dict(zip(RESOURCES, state.res, strict=True))
    return have | {"gold": side.gold, "culture": side.culture}


def previewed(state: MonumentalState, text: str) -> dict[str, dict[str, int]]:
    """Costs and gains of an action in notation."""
    preview = state.preview(GAME.parse(text))
    return {
        "costs": {amount.what: amount.amount for amount in preview.costs},
        "gains": {amount.what: amount.amount for amount in preview.gains},
    }


def check_amounts(state: MonumentalState, action: Action) -> None:
    """Compares the preview of an action with what it does to the counters of its seat."""
    seat = state.stack[-1].seat
    preview = state.preview(action)
    for amount in (*preview.costs, *preview.gains):
        assert amount.amount > 0
    after = state.copy()
    data = [event.kind.name for event in after.apply(action)]
    paying = not after.over and after.decision is not None and after.decision.kind == "pay"
    if action.text.split()[0] in LATER or "drew" in data or "turn-ends" in data or paying:
        return
    if not after.over and after.stack[-1].seat != seat:
        return
    before, now = counters(state, seat), counters(after, seat)
    costs = {amount.what: amount.amount for amount in preview.costs}
    gains = {amount.what: amount.amount for amount in preview.gains}
    for what in AT_ONCE:
        change = gains.get(what, 0) - costs.get(what, 0)
        assert now[what] - before[what] == change, f"{action.text}: {what}"


def check_effect(state: MonumentalState, action: Action) -> None:
    """An action without effect changes nothing but who decides, and only such a one is flagged."""
    after = state.copy()
    after.apply(action)
    taken_off = len(after.stack) == len(state.stack) - 1
    before, now = state.to_json(), after.to_json()
    del before["pending"], now["pending"]
    assert state.preview(action).no_effect == (taken_off and before == now), action.text


@pytest.mark.parametrize("players", range(1, 5))
def test_previews_agree_with_what_happens(players: int) -> None:
    for seed in range(3):
        state = cast(MonumentalState, GAME.new(players, seed))
        rng = Random(seed)
        while not state.over:
            legal = state.actions()
            for action in rng.sample(legal, min(4, len(legal))):
                check_amounts(state, action)
                check_effect(state, action)
            state.apply(rng.choice(legal))


def test_a_preview_changes_nothing_and_knows_nothing_hidden() -> None:
    state = cast(MonumentalState, GAME.new(2, 5))
    rng = Random(5)
    while not state.over:
        before = state.to_json()
        seat = state.actor
        assert seat is not None
        other = state.view(seat).sample(rng)
        for action in state.actions():
            mine, its = GAME.preview(state, action), GAME.preview(other, action)
            assert mine.costs == its.costs
            assert mine.gains == its.gains
            assert mine.message == its.message
        assert state.to_json() == before
        state.apply(rng.choice(state.actions()))


# Prices.


def test_a_strong_warlord_is_paid_as_one_unit() -> None:
    """Bushido: the Warlord attacks as two Units and moves for 1 Military."""
    state = position(
        seats=[{"civilization": "japan", "policies": ["bushido"], "gold": 0}, {}],
        res={"military": 1},
        tiles={"9": {"barbarian": 1}},
    )
    assert previewed(state, "attack 9")["costs"] == {"military": 1}


def test_a_friend_of_free_cities_saves_one_resource() -> None:
    """Delian League: one resource less, and the shown price is one that can be paid."""
    state = position(
        seats=[{"civilization": "greece", "policies": ["delian_league"], "gold": 2}, {}],
        res={"production": 9, "science": 9, "military": 9},
        tiles={"9": {"city": "samarkand"}},
    )
    shown = previewed(state, "attack 9")["costs"]
    plain = position(
        seats=[{"civilization": "greece", "gold": 2}, {}],
        res={"production": 9, "science": 9, "military": 9},
        tiles={"9": {"city": "samarkand"}},
    )
    full = previewed(plain, "attack 9")["costs"]
    assert sum(shown.values()) == sum(full.values()) - 1


def test_gold_stands_for_what_lacks() -> None:
    state = position(seats=[{"gold": 2}, {}], res={"production": 2})
    assert previewed(state, "buy workshop")["costs"] == {"production": 2, "gold": 1}


def test_what_is_thrown_away_is_said() -> None:
    state = position(res={"production": 2})
    assert state.preview(GAME.parse("end")).loses == ("turn.resources",)


# What a sum consists of.


def parts(state: MonumentalState, text: str) -> list[tuple[str, dict[str, int]]]:
    """The costs of an action with their parts."""
    return [(cost.what, dict(cost.parts)) for cost in state.preview(GAME.parse(text)).costs]


def policy_with(power: int) -> dict[str, Any]:
    """A seat whose Policy on top has a permanent effect."""
    policy = next(one for one in MONUMENTAL.cards.policies if one.power == power)
    owner = next(c for c in MONUMENTAL.cards.civilizations if policy.index in c.policies)
    return {"civilization": owner.id, "policies": [policy.id], "gold": 0, "capital": 8}


def test_a_lowered_price_is_the_printed_one_less_what_the_policy_saves() -> None:
    seat = policy_with(CHEAPER_WONDERS)
    shown = ["colosseum", None, None, None, None, None]
    state = position(seats=[seat, {"capital": 12}], res={"production": 9}, display=shown)
    first, _ = next(card for card in MONUMENTAL.cards.faces if card.id == "colosseum").steps
    assert parts(state, "buy colosseum") == [("production", {"price": first, "policy": -1})]
    assert parts(state, "buy workshop") == [("production", {})], "nothing is added up"


def test_gold_in_the_place_of_what_lacks_is_no_part_of_a_sum() -> None:
    seat = policy_with(CHEAPER_WONDERS) | {"gold": 9}
    shown = ["colosseum", None, None, None, None, None]
    state = position(seats=[seat, {"capital": 12}], res={"production": 1}, display=shown)
    assert parts(state, "buy colosseum") == [("production", {}), ("gold", {})]


def test_the_military_of_a_free_city_is_that_of_the_units_and_that_of_the_city() -> None:
    cards = GAME.card_values()
    city = next(iter(cards["cities"]))
    cards["cities"][city]["cost"] = {"military": 2}
    state = position(cards=cards, res={"military": 9}, tiles={"9": {"city": city}})
    units = state.view(0).derived()["attacks"]["9"]
    assert parts(state, "attack 9") == [("military", {"units": units, "city": 2})]


def test_cards_to_draw_are_an_effect_though_nobody_knows_them() -> None:
    state = position(res={"military": 3, "production": 3}, tiles={"4": {"city": "lubeck"}})
    for text in ("attack 4", "send 8"):
        state.apply(state.game.parse(text))
    assert not state.preview(state.game.parse("reward 2")).no_effect
