"""Buying, Wonders and Policies (M-45 to M-58)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.monumental.table import (
    GAME,
    city,
    ids,
    legal,
    names,
    play,
    position,
    resources,
    top,
)

DISPLAY = ["temple", "writing", "great_wall", "colosseum", "notre_dame", None]


@pytest.mark.rule("M-45")
def test_a_building_is_paid_in_production() -> None:
    state = position(seats=[{"gold": 0}, {}], res={"production": 8, "science": 9}, display=DISPLAY)
    play(state, "buy temple", "buy archery_range")
    assert resources(state) == {"science": 9}
    assert top(state, 0) == ["temple", "archery_range"]
    poor = position(seats=[{"gold": 0}, {}], res={"production": 4, "science": 9}, display=DISPLAY)
    assert "buy temple" not in legal(poor)


@pytest.mark.rule("M-46")
def test_an_empty_pile_sells_nothing() -> None:
    hoard = {"discard": ["workshop"] * 10}
    state = position(seats=[hoard, {}], res={"production": 9})
    assert state.to_json()["basics"]["workshop"] == 0
    assert legal(state, "buy")[0] == "buy laboratory"
    city_of_workshops = position(
        seats=[hoard, {}],
        tiles={"18": {"city": "novgorod"}, "17": {"holder": 0, "soldiers": 2}},
        res={"production": 2, "military": 1},
    )
    events = play(city_of_workshops, "attack 18", "send 17", "reward 2")
    assert "none-left" in names(events)


@pytest.mark.rule("M-47")
def test_knowledge_is_paid_in_science() -> None:
    state = position(seats=[{"gold": 0}, {}], res={"production": 9, "science": 3}, display=DISPLAY)
    play(state, "buy writing")
    assert resources(state) == {"production": 9}
    assert top(state, 0) == ["writing"]
    poor = position(seats=[{"gold": 0}, {}], res={"production": 9, "science": 2}, display=DISPLAY)
    assert "buy writing" not in legal(poor)


@pytest.mark.rule("M-48", "M-49")
def test_a_wonder_takes_two_steps_also_in_one_turn() -> None:
    state = position(seats=[{"gold": 0}, {}], res={"production": 5}, display=DISPLAY)
    play(state, "buy great_wall")
    assert state.to_json()["players"][0]["building"] == "great_wall"
    assert resources(state) == {"production": 3}
    assert top(state, 0) == []
    later = state.copy()
    play(state, "build", "place 8")
    assert state.to_json()["players"][0]["wonders"] == ["great_wall"]
    play(later, "end", "activate 1a", "end", "activate 1a")
    assert later.to_json()["players"][0]["building"] == "great_wall"


@pytest.mark.rule("M-50")
def test_effect_then_card_then_token() -> None:
    state = position(
        seats=[{"building": "space_station", "top": ["writing"]}, {}], res={"production": 8}
    )
    events = names(play(state, "build", "place 8"))
    assert events.index("got-science") < events.index("drew") < events.index("wonder-placed")
    # The card was drawn before the Wonder came on top.
    assert state.to_json()["turn"]["drawn"] == ["writing"]
    assert top(state, 0) == ["space_station"]


@pytest.mark.rule("M-51")
def test_a_token_goes_on_a_tile_of_one_s_own_without_another() -> None:
    state = position(
        seats=[{"building": "colosseum", "wonders": ["great_wall"], "discard": ["great_wall"]}, {}],
        tiles={
            "8": {"holder": 0, "wonder": "great_wall", "soldiers": 7},
            "9": {"holder": 0, "soldiers": 1},
            "4": {"holder": 0, "soldiers": 1},
        },
        res={"production": 4},
    )
    play(state, "build")
    assert legal(state) == ["place 4", "place 9"]
    play(state, "place 9")
    assert state.to_json()["tiles"]["9"]["wonder"] == "colosseum"


@pytest.mark.rule("M-52")
def test_without_a_free_tile_the_token_waits_and_the_card_counts() -> None:
    state = position(
        seats=[{"building": "colosseum", "wonders": ["great_wall"], "discard": ["great_wall"]}, {}],
        tiles={"8": {"holder": 0, "wonder": "great_wall", "soldiers": 9}},
        res={"production": 4},
    )
    events = play(state, "build")
    assert "wonder-waits" in names(events)
    assert top(state, 0) == ["colosseum"]
    assert GAME.standing(state)[0]["wonders"] == 4


@pytest.mark.rule("M-52")
def test_a_token_that_waits_goes_on_the_next_tile_that_is_conquered() -> None:
    state = position(
        seats=[
            {"wonders": ["great_wall", "colosseum"], "discard": ["great_wall", "colosseum"]},
            {},
        ],
        tiles={"8": {"holder": 0, "wonder": "great_wall", "soldiers": 9}},
        res={"military": 4},
    )
    play(state, "attack 13", "send 8", "send 8", "reward 1")
    assert legal(state) == ["place 13"]
    play(state, "place 13")
    assert state.to_json()["tiles"]["13"]["wonder"] == "colosseum"
    play(state, "attack 9", "send 8", "send 8", "reward 1")
    assert state.decision is not None
    assert state.decision.kind == "turn", "nothing waits any more"


@pytest.mark.rule("M-52")
def test_of_two_tokens_for_one_tile_one_goes_on_waiting() -> None:
    cards = GAME.card_values()
    for token in cards["barbarians"].values():
        token["rewards"] = [{"wonder": 1}, {"gold": 1}]
    state = position(
        cards=cards,
        seats=[
            {"wonders": ["great_wall", "colosseum"], "discard": ["great_wall", "colosseum"]},
            {},
        ],
        tiles={"8": {"holder": 0, "wonder": "great_wall", "soldiers": 9}},
        res={"military": 4},
        display=["great_pyramid", None, None, None, None, None],
    )
    play(state, "attack 13", "send 8", "send 8", "reward 1", "gain great_pyramid")
    state = GAME.with_cards(cards).restore(state.to_json())
    assert "wonder-waits" in names(play(state, "place 13"))
    assert state.decision is not None
    assert state.decision.kind == "turn"
    assert state.to_json()["tiles"]["13"]["wonder"] == "great_pyramid"


@pytest.mark.rule("M-53")
@pytest.mark.parametrize(
    ("kept", "lost"), [("great_wall", "colosseum"), ("colosseum", "great_wall")]
)
def test_of_two_wonders_one_is_given_up(kept: str, lost: str) -> None:
    state = position(
        seats=[{"building": "colosseum"}, {}],
        res={"production": 2},
        display=[
            "great_wall",
            None,
            None,
            None,
            None,
            None,
        ],
    )
    play(state, "buy great_wall")
    assert legal(state) == ["keep great_wall", "keep colosseum"]
    play(state, f"keep {kept}")
    assert state.to_json()["players"][0]["building"] == kept
    assert lost in ids(state, state.gone)


@pytest.mark.rule("M-54")
def test_a_gained_wonder_stands_at_once() -> None:
    values: dict[str, Any] = GAME.card_values()
    values["cards"]["statue_of_liberty"]["acquisition"] = {"wonder": 1}
    state = position(
        cards=values,
        seats=[{"building": "statue_of_liberty"}, {}],
        res={"production": 7},
        display=["colosseum", "temple", None, None, None, None],
        tiles={"9": {"holder": 0, "soldiers": 1}},
    )
    play(state, "build", "gain colosseum", "place 8", "place 9")
    assert state.side[0].culture == 2
    assert top(state, 0) == ["colosseum", "statue_of_liberty"]
    assert state.to_json()["players"][0]["wonders"] == ["statue_of_liberty", "colosseum"]


@pytest.mark.rule("M-55")
def test_a_bought_card_can_be_drawn_in_the_same_turn() -> None:
    state = position(seats=[{"gold": 0}, {}], res={"production": 3, "science": 2})
    play(state, "buy archery_range", "progress")
    assert resources(state) == {"military": 2}
    assert state.to_json()["turn"]["drawn"] == ["archery_range"]


# Policies.


@pytest.mark.rule("M-56")
def test_the_price_of_policies_rises() -> None:
    state = position(seats=[{"culture": 3}, {}])
    assert len(legal(state, "policy")) == 5
    play(state, "policy confucianism")
    assert state.side[0].culture == 2
    assert "policy confucianism" not in legal(state)
    play(state, "policy silk_road")
    assert state.side[0].culture == 0
    assert legal(position(seats=[{"culture": 1, "policies": ["silk_road"]}, {}]), "policy") == []
    everything = ["confucianism", "imperial_examinations", "silk_road", "mandate_of_heaven"]
    last = position(seats=[{"culture": 5, "policies": everything}, {}])
    assert legal(last, "policy") == ["policy great_inventions"]


@pytest.mark.rule("M-57")
def test_the_new_bonus_first_then_the_earlier_ones_in_any_order() -> None:
    earlier = ["confucianism", "silk_road", "imperial_examinations", "mandate_of_heaven"]
    state = position(
        seats=[{"culture": 5, "policies": earlier, "top": ["fort"], "city": city()[:8]}, {}],
    )
    events = play(state, "policy great_inventions")
    assert names(events) == ["paid-culture", "developed", "bonus", "got-production", "got-science"]
    assert len(legal(state)) == 4
    play(state, "bonus imperial_examinations")
    assert state.to_json()["turn"]["drawn"] == ["fort"]
    assert "bonus imperial_examinations" not in legal(state)
    play(state, "bonus mandate_of_heaven", "stop", "bonus confucianism")
    # The last one leaves no choice.
    assert state.side[0].gold == 2 + 1
    assert resources(state) == {"production": 1, "science": 3, "military": 1}
    assert state.decision is not None
    assert state.decision.kind == "turn"


@pytest.mark.rule("M-58")
def test_only_the_topmost_policy_works() -> None:
    display = ["writing", None, None, None, None, None]
    seat = {"gold": 0, "culture": 2, "policies": ["confucianism"]}
    state = position(seats=[seat, {}], res={"science": 2}, display=display)
    assert "buy writing" in legal(state)
    play(state, "policy silk_road")
    # Confucianism gave 2 S more, but no longer makes Knowledge cheaper.
    assert resources(state) == {"science": 4}
    play(state, "buy writing")
    assert resources(state) == {"science": 1}
