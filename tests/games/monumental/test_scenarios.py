"""Scenes in which several rules meet: supply, Knowledge, Wonders, Policies, payment, markets."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.monumental.position import MonumentalState
from tests.games.monumental.table import (
    city,
    ids,
    legal,
    names,
    play,
    position,
    resources,
    slots,
    tiles,
)

# The map for two: 8 is the Capital of seat 0, beside it 4, 9 and 13; 16 lies beside 11, 12 and 15.


def asked(state: MonumentalState) -> str:
    return state.decision.kind if state.decision is not None else "nothing"


@pytest.mark.rule("M-59", "M-61", "M-62")
def test_an_isolated_province_fights_only_beside_itself() -> None:
    state = position(
        seats=[{"gold": 0}, {}],
        tiles={"9": {"holder": 0, "soldiers": 1}, "16": {"holder": 0, "soldiers": 3}},
        res={"military": 9},
    )
    # 15 takes five Units and 16 can spare two; those of the Capital do not get there.
    assert legal(state, "attack") == [f"attack {tile}" for tile in (4, 5, 11, 13, 14)]
    play(state, "attack 11")
    assert legal(state) == ["send 16"]
    play(state, "send 16", "send 16", "reward 1")
    assert tiles(state, 0) == [8, 9, 11, 16]
    # The volcano takes seven; it lies beside both territories, which join their forces.
    play(state, "attack 10")
    assert legal(state) == ["send 8", "send 11", "send warlord"]
    # One of the two Soldiers must stay in 11.
    play(state, "send 11")
    assert legal(state) == ["send 8", "send warlord"]


@pytest.mark.rule("M-61", "M-64", "M-75")
def test_a_supply_line_that_was_cut_works_again_once_it_is_retaken() -> None:
    state = position(
        seats=[{"gold": 0}, {}],
        tiles={
            "9": {"holder": 1, "soldiers": 1},
            "10": {"holder": 0, "soldiers": 2},
            "11": {"holder": 0, "soldiers": 2},
        },
        res={"military": 9},
    )
    play(state, "move 10")
    assert legal(state) == ["to 11"]
    play(state, "to 11", "attack 6")
    assert legal(state) == ["send 11"], "the Capital is cut off"
    lone = position(
        seats=[{"gold": 0}, {}],
        tiles={"9": {"holder": 1, "soldiers": 1}, "10": {"holder": 0, "soldiers": 2}},
        res={"military": 9},
    )
    assert "attack 6" not in legal(lone), "one Soldier can be spared, two are needed"
    play(lone, "attack 9", "send 8", "send 8", "attack 6")
    assert "send 8" in legal(lone)
    # A Soldier that has just come to 9 goes on, and the other stays behind.
    play(lone, "send 9", "send 8", "reward 1")
    assert lone.to_json()["tiles"]["9"]["soldiers"] == 1
    assert lone.to_json()["turn"]["resources"]["military"] == 5


@pytest.mark.rule("M-63", "M-77", "M-78")
def test_an_outpost_alone_holds_an_isolated_province_and_sends_nobody() -> None:
    state = position(
        seats=[{"gold": 0}, {}], tiles={"16": {"holder": 0, "soldiers": 3}}, res={"military": 9}
    )
    play(state, "outpost 16")
    assert tiles(state, 0) == [8, 16]
    data = state.to_json()["tiles"]
    assert (data["16"]["soldiers"], data["8"]["soldiers"]) == (0, 9)
    assert not {"attack 11", "attack 15", "move 16"} & set(legal(state))
    state = position(
        seats=[{"gold": 0, "outposts": 1}, {"gold": 0}],
        tiles={"16": {"holder": 0, "outpost": True}},
        first=1,
        res={"military": 2},
    )
    assert "attack 16" not in legal(state), "3 for the Outpost, and 0 for the plains"


# The city.


@pytest.mark.rule("M-91")
def test_knowledge_upon_knowledge_upon_knowledge() -> None:
    after = ["workshop", "currency", "irrigation", "writing"]
    state = position(seats=[{"city": city(), "top": after}, {}], turn={"active": ["a1"]})
    play(state, "end")
    assert legal(state) == ["keep irrigation", "keep writing"]
    play(state, "keep irrigation")
    assert legal(state) == ["keep irrigation", "keep currency"]
    play(state, "keep currency")
    assert slots(state, 0)[0] == "workshop/currency"
    assert ids(state, state.side[0].discard) == ["work_camp", "writing", "irrigation"]


@pytest.mark.rule("M-91", "M-93")
def test_the_pile_is_formed_again_while_knowledge_is_being_covered() -> None:
    state = position(
        seats=[
            {
                "city": city("fort"),
                "deck": [],
                "top": ["currency", "writing"],
                "archived": ["forum", "mine", "paper_mill", "pyrotechnics"],
                "discard": ["library", "fort"],
            },
            {},
        ],
        turn={"active": ["a1"]},
    )
    play(state, "end")
    assert "reshuffled" in names(play(state, "keep writing"))
    # Currency, the other one, was shuffled in too and may have come up again.
    while asked(state) == "keep-knowledge":
        play(state, "keep writing")
    assert slots(state, 0)[0] in ("fort/writing", "library/writing")


@pytest.mark.rule("M-92", "M-94", "M-23")
def test_a_city_of_which_only_knowledge_is_left() -> None:
    common = ["work_camp"] * 5 + ["library"] * 3 + ["fort"] * 3 + ["forum", "mine", "paper_mill"]
    state = position(
        seats=[
            {
                "city": [],
                "deck": ["pyrotechnics"],
                "top": ["writing", "currency"],
                "archived": common,
                "gold": 5,
            },
            {},
        ]
    )
    events = play(state, "end")
    assert legal(state, "activate"), "no endless search for a cover"
    assert "no-cover" in names(events)
    assert slots(state, 0) == [""] * 9
    held = [*state.side[0].deck, *state.side[0].top, *state.side[0].discard]
    assert sorted(ids(state, held)) == ["currency", "pyrotechnics", "writing"]
    play(state, "activate 1a", "end")
    play(state, "activate 3c")
    assert resources(state) == {}
    # Knowledge can still be drawn, and a building is bought to begin again with.
    play(state, "progress", "buy workshop", "end")
    assert [slot.split("/")[0] for slot in slots(state, 0) if slot] == ["workshop"]


# Wonders.


@pytest.mark.rule("M-48", "M-49", "M-50", "M-53", "M-55")
def test_both_steps_of_a_second_wonder_in_one_turn_and_its_card_drawn() -> None:
    shown = ["great_wall", "great_pyramid", None, None, None, None]
    state = position(
        seats=[{"building": "colosseum", "gold": 0}, {}],
        res={"production": 8, "science": 2},
        display=shown,
    )
    play(state, "buy great_wall", "keep great_wall")
    assert ids(state, state.gone) == ["colosseum"]
    play(state, "build", "place 8")
    assert resources(state) == {"production": 3, "science": 2}
    # Nothing is under construction any more: the next one can begin.
    play(state, "buy great_pyramid")
    assert state.to_json()["players"][0]["building"] == "great_pyramid"
    play(state, "progress")
    assert ids(state, state.drawn) == ["great_wall"]
    assert resources(state) == {"production": 1, "military": 2}


@pytest.mark.rule("M-31")
def test_production_for_wonders_is_production_to_other_cards() -> None:
    state = position(
        seats=[
            {"civilization": "egypt", "city": city("royal_quarry/irrigation", "mine"), "gold": 0},
            {},
        ],
        activating=True,
    )
    play(state, "activate 1a")
    # Irrigation finds Production printed, and the Mine finds enough of it generated.
    data = resources(state)
    assert data["wonder_production"] == 2
    assert data["production"] == 1 + 1 + 1 + 3
    assert "use mine" in legal(state)
    assert "buy workshop" in legal(state)


# Policies.


@pytest.mark.rule("M-56", "M-57", "M-58")
def test_the_fifth_policy_repeats_four_bonuses_in_any_order() -> None:
    state = position(
        seats=[
            {
                "civilization": "china",
                "culture": 5,
                "gold": 0,
                "policies": [
                    "imperial_examinations",
                    "silk_road",
                    "mandate_of_heaven",
                    "great_inventions",
                ],
                "city": city(),
                "top": ["writing"],
            },
            {},
        ],
    )
    play(state, "policy confucianism")
    assert resources(state) == {"science": 2}, "the new one comes first"
    assert len(legal(state, "bonus")) == 4
    play(state, "bonus imperial_examinations")
    # A Knowledge card was drawn, but Great Inventions lies on top no longer.
    assert resources(state) == {"science": 2}
    play(state, "bonus mandate_of_heaven")
    assert asked(state) == "archive"
    play(state, "archive c3", "bonus great_inventions")
    # The last one needs no choice.
    assert asked(state) == "turn"
    assert resources(state) == {"science": 3, "production": 1}
    data = state.to_json()["players"][0]
    assert (data["gold"], data["culture"], data["archived"]) == (1, 0, ["fort"])
    assert legal(state, "policy") == []


# Payment.


@pytest.mark.rule("M-30", "M-31")
def test_what_pays_for_a_conquest() -> None:
    def fight(tile: int, **fields: object) -> MonumentalState:
        state = position(
            seats=[{"gold": 2}, {}],
            tiles=fields.get("tiles", {"9": {"holder": 0, "soldiers": 1}}),
            res={"barbarian_military": 2, "military": 2},
        )
        play(state, f"attack {tile}")
        while asked(state) == "send":
            play(state, "send 8")
        return state

    # Barbarians of 2 on plains: the restricted Military is enough.
    barbarians = fight(4)
    assert resources(barbarians) == {"military": 2}
    # 3 on a mountain cost five: two restricted, two plain, one Gold.
    mountain = fight(5)
    assert resources(mountain) == {}
    assert mountain.side[0].gold == 1
    # It does not serve against an enemy.
    enemy = fight(13, tiles={"13": {"holder": 1, "soldiers": 2}})
    assert resources(enemy) == {"barbarian_military": 2}
    assert enemy.side[0].gold == 1


@pytest.mark.rule("M-30", "M-147")
def test_a_doubled_gold_is_asked_for_only_where_it_can_matter() -> None:
    def greek(**res: int) -> MonumentalState:
        seat = {"civilization": "greece", "policies": ["olympic_games"], "gold": 1}
        shown = ["great_wall", "writing", "currency", None, None, None]
        return position(seats=[seat, {}], res=res, display=shown)

    asks = greek(production=3)
    play(asks, "buy workshop")
    assert legal(asks) == ["pay basic", "pay gold"]
    play(asks, "pay gold")
    assert (resources(asks), asks.side[0].gold) == ({"production": 2}, 0)
    needs = greek(production=2)
    play(needs, "buy workshop")
    assert (resources(needs), needs.side[0].gold) == ({"production": 1}, 0), "it counts for two"
    moves = greek(military=1)
    play(moves, "explore 1 9")
    assert moves.side[0].gold == 1, "a Gold for a single Military would be wasted"


# Markets.


@pytest.mark.rule("M-83", "M-85")
def test_who_knows_what_of_a_market_when_tokens_are_taken_and_used() -> None:
    state = position(
        seats=[{"explorers": [7, 1]}, {"explorers": [7, 20]}, {}],
        piles={"silk": ["silk-1", "silk-2", "silk-3"]},
    )
    play(state, "pick 1 market", "token 1", "end", "activate 1a", "pick 1 market", "token 3")

    def unseen(viewer: int | None, pool: str) -> list[str]:
        view = state.view(viewer)
        return sorted(view.to_json()["unseen"].get(pool, []))

    assert unseen(0, "silk, looked at") == ["silk-2", "silk-3"]
    assert unseen(2, "silk") == unseen(None, "silk") == [f"silk-{n}" for n in range(1, 6)]
    events = play(state, "market silk")
    assert {"event": "got-military", "seat": 1, "amount": 4} in events
    # All have seen what it gave; only seat 0 knows thereby what is left at the market.
    assert unseen(0, "silk, looked at") == ["silk-2"]
    assert unseen(2, "silk") == ["silk-1", "silk-2", "silk-4", "silk-5"]
    for seed in range(20):
        assert state.view(0).sample(Random(seed)).to_json()["piles"]["silk"] == ["silk-2"]
    left = {
        str(state.view(2).sample(Random(seed)).to_json()["piles"]["silk"]) for seed in range(40)
    }
    assert len(left) == 4
