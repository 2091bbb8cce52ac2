"""A turn, and the resources of a turn (M-22 to M-32)."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import city, legal, names, play, position, resources, slots, top


@pytest.mark.rule("M-22")
def test_the_parts_of_a_turn_and_the_next_player() -> None:
    state = position(seats=[{}, {}, {}], first=1, activating=True)
    assert state.actor == 1
    assert {text.split()[0] for text in legal(state)} == {"activate"}
    play(state, "activate 1a")
    before = slots(state, 1)
    events = names(play(state, "end"))
    assert before != slots(state, 1)
    assert state.actor == 2
    assert events.index("laid-down") < events.index("dealt") < events.index("display-dealt")


@pytest.mark.rule("M-23")
def test_a_row_and_a_column_are_activated() -> None:
    state = position(seats=[{"city": city("mine", "forum")}, {}], activating=True)
    assert len(legal(state)) == 9
    play(state, "activate 2b")
    assert state.to_json()["turn"]["active"] == ["b1", "a2", "b2", "c2", "b3"]


@pytest.mark.rule("M-24")
def test_knowledge_is_activated_with_its_cover() -> None:
    state = position(
        seats=[{"city": city("work_camp/horse_riding", "fort"), "civilization": "china"}, {}],
        activating=True,
    )
    other = state.copy()
    play(state, "activate 1a")
    assert resources(state)["military"] == 1 + 1
    play(other, "activate 3c")
    assert "military" not in {name for name in resources(other) if resources(other)[name] > 2}
    assert other.steps == (0, 0)
    assert state.steps == (1, 1)


@pytest.mark.rule("M-25")
def test_printed_resources_come_at_once() -> None:
    state = position(seats=[{"city": city("mine")}, {}], activating=True)
    events = play(state, "activate 1a")
    assert {"event": "got-production", "seat": 0, "amount": 1} in events
    assert sum(resources(state).values()) == 5


@pytest.mark.rule("M-26")
def test_an_effect_is_used_once_or_not_at_all() -> None:
    seats = [{"city": city("forum"), "gold": 4}, {}]
    state = position(seats=seats, activating=True)
    play(state, "activate 1a")
    assert legal(state, "use") == ["use forum"]
    play(state, "buy workshop")
    assert legal(state, "use") == ["use forum"]
    unused = state.copy()
    play(state, "use forum", "spend gold", "spend gold")
    assert state.side[0].culture == 1
    assert legal(state, "use") == []
    play(unused, "end")
    assert unused.side[0].culture == 0


@pytest.mark.rule("M-27")
def test_any_resources_are_chosen_one_by_one() -> None:
    seats = [{"city": city("hanging_gardens"), "wonders": ["hanging_gardens"]}, {}]
    state = position(seats=seats, activating=True)
    play(state, "activate 1a")
    before = resources(state)
    assert legal(state) == ["take production", "take science", "take military"]
    play(state, "take science", "take military")
    after = resources(state)
    assert after.get("science", 0) == before.get("science", 0) + 1
    assert after.get("military", 0) == before.get("military", 0) + 1
    assert state.decision is not None
    assert state.decision.kind == "turn"


@pytest.mark.rule("M-28")
def test_resources_are_lost_and_gold_culture_and_tokens_stay() -> None:
    seat = {"gold": 3, "culture": 2, "production": 1, "tokens": ["silk-1"]}
    state = position(
        seats=[seat, {}],
        res={"production": 2, "science": 2, "military": 2, "wonder_production": 1},
    )
    play(state, "end")
    assert resources(state) == {}
    assert (state.side[0].gold, state.side[0].culture, state.side[0].production) == (3, 2, 1)
    assert state.to_json()["players"][0]["tokens"] == ["silk-1"]


@pytest.mark.rule("M-29")
def test_gold_stands_for_basic_resources_and_not_for_culture() -> None:
    state = position(seats=[{"gold": 3}, {}])
    assert "buy workshop" in legal(state)
    assert "progress" in legal(state)
    assert "attack 9" in legal(state)
    assert legal(state, "policy") == []
    assert "buy workshop" not in legal(position(seats=[{"gold": 2}, {}]))
    # Samarkand takes 2 S beside a Unit for the desert.
    there = {"9": {"holder": 0, "soldiers": 1}, "4": {"holder": 0, "soldiers": 1}}
    near = {**there, "5": {"holder": 0, "soldiers": 1}, "2": {"city": "samarkand"}}
    assert "attack 2" in legal(position(seats=[{"gold": 3}, {}], tiles=near))
    assert "attack 2" not in legal(position(seats=[{"gold": 2}, {}], tiles=near))


@pytest.mark.rule("M-30")
def test_restricted_first_then_plain_then_gold() -> None:
    display = ["great_pyramid", None, None, None, None, None]
    state = position(
        seats=[{"gold": 5}, {}],
        res={"production": 1, "wonder_production": 1},
        display=display,
    )
    events = play(state, "buy great_pyramid")
    paid = [(event["event"], event["amount"]) for event in events if "paid" in str(event["event"])]
    assert paid == [("paid-wonder-production", 1), ("paid-production", 1), ("paid-gold", 1)]
    rich = position(seats=[{"gold": 5}, {}], res={"production": 9}, display=display)
    play(rich, "buy great_pyramid")
    assert rich.side[0].gold == 5
    assert resources(rich) == {"production": 6}


@pytest.mark.rule("M-31")
def test_restricted_resources_pay_only_what_they_are_for() -> None:
    display = ["great_wall", "temple", None, None, None, None]
    state = position(seats=[{"gold": 0}, {}], res={"wonder_production": 9}, display=display)
    assert legal(state, "buy") == ["buy great_wall"]
    play(state, "buy great_wall")
    assert "build" in legal(state)
    play(state, "build", "place 8")
    assert resources(state) == {"wonder_production": 4}
    barb = position(
        seats=[{"gold": 0}, {}],
        res={"barbarian_military": 9},
        tiles={
            "9": {"holder": 0, "soldiers": 1},
            "10": {"holder": 0, "soldiers": 1},
            "11": {"holder": 1, "soldiers": 1},
            "2": {"city": "palmyra"},
            "5": {"holder": 0, "soldiers": 2},
        },
    )
    assert "attack 6" in legal(barb)
    assert "attack 11" not in legal(barb)
    assert "attack 2" not in legal(barb)
    assert legal(barb, "move") == []
    assert legal(barb, "explore") == []
    mixed = position(
        seats=[{"gold": 0}, {}], res={"barbarian_military": 1, "military": 1}, tiles={}
    )
    play(mixed, "attack 9", "send 8", "send 8")
    assert resources(mixed).get("military", 0) == 0


@pytest.mark.rule("M-32")
def test_what_was_generated_counts_and_is_not_used_up() -> None:
    turn = {"ready": ["mine"]}
    assert legal(position(turn=turn, made={"production": 2}), "use") == []
    state = position(turn=turn, made={"production": 3}, res={"production": 1})
    play(state, "use mine")
    assert state.side[0].gold == 2 + 1
    assert resources(state) == {"production": 1}
    # Restricted resources count as generated.
    seats = [{"city": city("mine", "royal_quarry"), "civilization": "egypt"}, {}]
    quarry = position(seats=seats, activating=True)
    play(quarry, "activate 1a")
    assert quarry.made[0] >= 3
    assert "use mine" in legal(quarry)
    # Gold spent and resources swapped do not.
    greek = position(
        seats=[{"civilization": "greece", "gold": 5}, {}],
        turn={"ready": ["mine", "philosophy"]},
        res={"science": 2},
        made={"production": 1, "science": 2},
    )
    play(greek, "use philosophy", "swap science production 2", "buy workshop")
    assert greek.made == (1, 2, 0)
    assert "use mine" not in legal(greek)
    assert top(greek, 0) == ["workshop"]
