"""The words of the cards (M-33 to M-44)."""

from __future__ import annotations

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
    slots,
    top,
)

ROW_1 = ["a1", "b1", "c1", "a2", "a3"]
"""The slots that `activate 1a` activates."""


@pytest.mark.rule("M-33")
def test_archiving() -> None:
    state = position(
        seats=[{"city": city("fort", "fort", "library", "forum", "work_camp/pyrotechnics")}, {}],
        turn={"ready": ["temple", "hanging_gardens"], "active": ROW_1},
    )
    play(state, "use temple")
    assert legal(state) == ["archive b2", "archive c2", "archive b3", "archive c3", "stop"]
    play(state, "archive b2")
    assert ids(state, state.side[0].archived) == ["work_camp"]
    assert ids(state, state.side[0].discard) == ["pyrotechnics"]
    assert slots(state, 0)[4] == ""
    # Two at most, and fewer if one likes.
    two = position(seats=[{"building": "hanging_gardens"}, {}], res={"production": 4})
    play(two, "build", "archive a1", "archive b1", "place 8")
    assert len(two.side[0].archived) == 2
    one = position(seats=[{"building": "hanging_gardens"}, {}], res={"production": 4})
    play(one, "build", "archive a1", "stop", "place 8")
    assert len(one.side[0].archived) == 1


@pytest.mark.rule("M-34")
def test_discarding() -> None:
    seats = [
        {
            "civilization": "denmark",
            "city": city("altar", "fort", "fort", "library", "forum/warrior_priest"),
        },
        {},
    ]
    state = position(seats=seats, activating=True)
    play(state, "activate 1a", "use altar")
    assert legal(state) == ["discard b2", "discard c2", "discard b3", "discard c3"]
    before = resources(state)["military"]
    play(state, "discard b2")
    assert ids(state, state.side[0].discard) == ["forum", "warrior_priest"]
    assert resources(state)["military"] == before + 1
    full = position(seats=seats, turn={"ready": ["altar"], "active": ROW_1[:4]})
    assert "use altar" in legal(full)
    bare = position(
        seats=[{"civilization": "denmark", "city": city("altar", *[""] * 8)}, {}],
        turn={"ready": ["altar"], "active": ["a1"]},
    )
    assert "use altar" not in legal(bare)


@pytest.mark.rule("M-35")
def test_reinforcing() -> None:
    seats = [
        {"civilization": "egypt", "city": city("fort", "mine/embalming", "library", "forum")},
        {},
    ]
    state = position(seats=seats, activating=True)
    play(state, "activate 1a", "end")
    assert legal(state) == [*(f"reinforce {slot}" for slot in sorted(ROW_1, key=_row)), "stop"]
    stopped = state.copy()
    play(state, "reinforce b1")
    assert slots(state, 0)[1] == "mine"
    assert "embalming" in ids(state, [*state.side[0].discard, *state.side[0].deck])
    play(stopped, "stop")
    assert stopped.actor == 1


def _row(slot: str) -> str:
    return slot[1] + slot[0]


@pytest.mark.rule("M-36")
def test_another_card_is_another_card() -> None:
    state = position(
        seats=[{"city": city("aqueduct", "fort", "fort", "forum")}, {}], activating=True
    )
    play(state, "activate 1a", "end")
    assert "reinforce a1" not in legal(state)
    assert "reinforce b1" in legal(state)
    drawn = position(
        seats=[{"city": city("fort", "fort", "fort", "forum")}, {}],
        turn={"active": ROW_1, "drawn": ["aqueduct"], "reinforce_other": [None]},
    )
    play(drawn, "end")
    assert "reinforce a1" in legal(drawn)


@pytest.mark.rule("M-37")
def test_a_drawn_card_is_used_and_is_no_part_of_the_city() -> None:
    state = position(
        seats=[{"top": ["fortress"], "wonders": ["space_station"]}, {}],
        turn={"ready": ["writing", "space_station"], "active": ["a1"], "drawn": ["space_station"]},
    )
    play(state, "use writing")
    assert resources(state) == {"military": 3}
    assert "fortress" not in slots(state, 0)
    play(state, "use space_station")
    assert "again fortress" not in legal(state)
    play(state, legal(state)[0])
    play(state, "end")
    assert legal(state) == ["reinforce a1", "stop"]
    play(state, "stop")
    assert "fortress" in ids(state, [*state.side[0].discard, *state.side[0].deck])


@pytest.mark.rule("M-38")
def test_drawn_knowledge_is_used_alone() -> None:
    state = position(seats=[{"top": ["irrigation"]}, {}], turn={"ready": ["writing"]})
    play(state, "use writing")
    assert resources(state) == {"production": 1}
    engineer = position(seats=[{"top": ["engineering"]}, {}], turn={"ready": ["writing"]})
    play(engineer, "use writing")
    assert "use engineering" not in legal(engineer)


@pytest.mark.rule("M-39")
def test_gaining_costs_nothing_and_lays_the_card_on_top() -> None:
    display = ["printing", "temple", "writing", None, None, None]
    state = position(
        seats=[{"building": "statue_of_liberty"}, {}], res={"production": 7}, display=display
    )
    play(state, "build")
    assert legal(state) == ["gain writing", "gain printing"]
    play(state, "gain printing", "place 8")
    assert top(state, 0) == ["printing", "statue_of_liberty"]
    assert resources(state) == {}
    wat = position(seats=[{"building": "angkor_wat"}, {}], res={"production": 5})
    play(wat, "build")
    assert legal(wat) == ["gain workshop", "gain laboratory", "gain archery_range"]
    play(wat, "gain laboratory", "place 8")
    assert top(wat, 0) == ["laboratory", "angkor_wat"]
    assert wat.to_json()["basics"]["laboratory"] == 9


@pytest.mark.rule("M-40")
def test_one_more_card_is_activated() -> None:
    state = position(
        seats=[{"city": city("fort", "fort", "fort", "library", "library/horse_riding")}, {}],
        turn={"active": ROW_1, "ready": ["electricity"]},
    )
    play(state, "use electricity")
    assert legal(state) == ["extra b2", "extra c2", "extra b3", "extra c3"]
    play(state, "extra b2")
    assert resources(state) == {"science": 1, "military": 1}
    assert "b2" in state.to_json()["turn"]["active"]


@pytest.mark.rule("M-41")
def test_reactivating() -> None:
    state = position(
        seats=[
            {
                "city": city("temple/horse_riding", "space_station", "fort"),
                "wonders": ["space_station"],
                "policies": ["confucianism"],
            },
            {},
        ],
        turn={"active": ["a1", "b1"], "ready": ["space_station"]},
    )
    assert legal(state, "use") == ["use space_station"]
    policy = state.copy()
    play(state, "use space_station")
    assert legal(state) == [
        "again temple",
        "again horse_riding",
        "again space_station",
        "again policy confucianism",
    ]
    play(state, "again temple")
    assert state.side[0].culture == 1
    assert legal(state, "use") == ["use temple"]
    play(policy, "use space_station", "again policy confucianism")
    assert resources(policy) == {"science": 2}
    cover = position(
        seats=[{"city": city("temple/engineering", "fort")}, {}],
        turn={"active": ["a1"], "ready": ["engineering"]},
    )
    events = play(cover, "use engineering")
    assert "reactivated" in names(events)
    assert cover.side[0].culture == 1


@pytest.mark.rule("M-42")
def test_reactivation_does_not_go_round_in_circles() -> None:
    state = position(
        seats=[{"city": city("space_station/engineering"), "wonders": ["space_station"]}, {}],
        turn={"active": ["a1"], "ready": ["engineering", "space_station"]},
    )
    play(state, "use engineering", "use space_station", "again engineering")
    assert resources(state) == {"science": 4}
    assert legal(state, "use") == []


@pytest.mark.rule("M-42")
def test_nothing_that_a_card_file_says_reactivates_for_ever() -> None:
    cards = GAME.card_values()
    cards["cards"]["fort"]["printed"] = {"military": 1, "reactivate_cover": 1, "reactivate": 1}
    cards["policies"]["silk_road"]["bonus"] = {"gold": 1, "reactivate": 1}
    state = position(
        cards=cards,
        seats=[{"civilization": "china", "gold": 0, "policies": ["silk_road"], "city": city()}, {}],
        activating=True,
    )
    play(state, "activate 3c")
    answers = 0
    while state.decision is not None and state.decision.kind == "reactivate":
        play(state, "again policy silk_road" if answers % 2 else "again fort")
        answers += 1
    assert (answers, state.side[0].gold) == (2, 1)


@pytest.mark.rule("M-43")
def test_a_mix_is_chosen_one_by_one() -> None:
    state = position(
        seats=[{"gold": 1}, {}], turn={"ready": ["forum"]}, res={"science": 1, "military": 1}
    )
    play(state, "use forum")
    assert legal(state) == ["spend science", "spend military", "spend gold"]
    play(state, "spend military")
    assert legal(state) == ["spend science", "spend gold"]
    play(state, "spend gold")
    assert (state.side[0].culture, state.side[0].gold) == (1, 0)
    assert resources(state) == {"science": 1}
    poor = position(seats=[{"gold": 0}, {}], turn={"ready": ["forum"]}, res={"science": 1})
    assert "use forum" not in legal(poor)


@pytest.mark.rule("M-44")
def test_free_moves_and_steps_wait_until_they_are_needed() -> None:
    state = position(
        seats=[{"gold": 0, "city": city("barracks", "fort/horse_riding")}, {}],
        tiles={"9": {"holder": 0, "soldiers": 2}},
        activating=True,
    )
    play(state, "activate 1a")
    assert (state.moves, state.steps) == (1, (1, 1))
    military = resources(state)["military"]
    play(state, "move 9", "to 8", "explore 1 9", "explore 2 4")
    assert resources(state)["military"] == military
    play(state, "explore 1 10")
    assert resources(state)["military"] == military - 1
    play(state, "end")
    assert (state.moves, state.steps) == (0, (0, 0))
