"""Each Policy: its bonus, where its power acts, and where it must not (M-128 to M-152)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.monumental.game import MONUMENTAL
from tests.games.monumental.table import city, ids, legal, names, play, position, resources, tiles

OWNER = {
    policy.id: MONUMENTAL.cards.civilizations[policy.civilization].id
    for policy in MONUMENTAL.cards.policies
}


def seat(policy: str, **more: Any) -> dict[str, Any]:
    """A seat with one Policy on top, and no Gold."""
    return {"civilization": OWNER[policy], "policies": [policy], "gold": 0, **more}


def covered(policy: str, by: str = "", **more: Any) -> dict[str, Any]:
    """The same Policy below another one, so that it has no power."""
    others = [id for id, owner in OWNER.items() if owner == OWNER[policy] and id != policy]
    other = by or others[0]
    return seat(policy, **more) | {"policies": [policy, other]}


def held(side: int, soldiers: int = 1, **more: object) -> dict[str, object]:
    return {"holder": side, "soldiers": soldiers, **more}


BONUSES: dict[str, dict[str, int]] = {
    "confucianism": {"science": 2},
    "great_inventions": {"production": 1, "science": 1},
    "viking_raids": {"military": 2},
    "berserkers": {"military": 1, "production": 1},
    "corvee": {"production": 1},
    "nile_flood": {"production": 1},
    "phalanx": {"military": 2},
    "bushido": {"military": 2},
    "shinto": {"production": 1, "science": 1},
}


@pytest.mark.rule("M-128")
@pytest.mark.parametrize("policy", [policy.id for policy in MONUMENTAL.cards.policies])
def test_every_bonus_comes_when_the_policy_is_developed(policy: str) -> None:
    state = position(
        seats=[{"civilization": OWNER[policy], "culture": 1, "gold": 0, "top": ["fort"]}, {}]
    )
    play(state, f"policy {policy}")
    assert resources(state) == BONUSES.get(policy, {"military": 1} if state.drawn else {})
    gold = ("silk_road", "danegeld", "pharaoh_cult", "democracy", "delian_league", "shogunate")
    assert state.side[0].gold == (1 if policy in gold else 0)
    assert state.side[0].culture == (1 if policy == "tea_ceremony" else 0)
    assert state.moves == (2 if policy == "longships" else 0)
    assert state.steps == ((1, 1) if policy == "colonies" else (0, 0))
    assert state.decision is not None
    archives = ("mandate_of_heaven", "the_thing", "valley_of_the_kings", "sakoku")
    kinds = {**dict.fromkeys(archives, "archive"), "olympic_games": "same"}
    assert state.decision.kind == kinds.get(policy, "turn")
    drawn = ["fort"] if policy in ("imperial_examinations", "obelisks") else []
    assert ids(state, state.drawn) == drawn


@pytest.mark.rule("M-128")
def test_olympic_games_give_two_of_a_kind_and_nile_flood_up_to_three() -> None:
    state = position(seats=[{"civilization": "greece", "culture": 1}, {}])
    play(state, "policy olympic_games", "take military")
    assert resources(state) == {"military": 2}
    for wonders, production in ((["colosseum"], 1), (FOUR[:2], 2), (FOUR, 3)):
        builder = position(
            seats=[
                {"civilization": "egypt", "culture": 1, "wonders": wonders, "discard": wonders},
                {},
            ]
        )
        play(builder, "policy nile_flood")
        assert resources(builder) == {"production": production}


FOUR = ["colosseum", "great_wall", "great_library", "notre_dame"]
DISPLAY = ["writing", "currency", "great_wall", "colosseum", "temple", None]


@pytest.mark.rule("M-129")
def test_confucianism() -> None:
    cheap = position(seats=[seat("confucianism"), {}], res={"science": 2}, display=DISPLAY)
    assert legal(cheap, "buy") == ["buy writing", "buy currency"]
    dear = position(seats=[covered("confucianism"), {}], res={"science": 2}, display=DISPLAY)
    assert legal(dear, "buy") == ["buy currency"]


@pytest.mark.rule("M-130")
def test_imperial_examinations() -> None:
    top = ["fort", "fort", "work_camp"]
    who = seat("imperial_examinations", top=top)
    state = position(seats=[who, {}], res={"science": 3})
    play(state, "progress")
    assert resources(state) == {"production": 1, "science": 2}
    play(state, "progress")
    assert "science" not in resources(state)
    other = covered("imperial_examinations", top=top)
    assert "progress" not in legal(position(seats=[other, {}], res={"science": 1}))


@pytest.mark.rule("M-131")
def test_silk_road() -> None:
    state = position(
        seats=[seat("silk_road", explorers=[9, 6]), {}], piles={"silk": ["silk-1", "silk-2"]}
    )
    play(state, "pick 1 production", "pick 2 market", "token 1")
    assert state.side[0].gold == 2
    play(state, "production", "market silk")
    assert state.side[0].gold == 2
    other = position(seats=[covered("silk_road", explorers=[9, 8]), {}])
    play(other, "pick 1 production")
    assert other.side[0].gold == 0


@pytest.mark.rule("M-132")
def test_mandate_of_heaven() -> None:
    state = position(seats=[seat("mandate_of_heaven"), {}], activating=True)
    play(state, "activate 1a", "end")
    assert len(legal(state, "reinforce")) == 5
    play(state, "reinforce a1")
    assert state.actor == 1
    other = position(seats=[covered("mandate_of_heaven"), {}], activating=True)
    play(other, "activate 1a", "end")
    assert other.actor == 1


@pytest.mark.rule("M-133")
def test_great_inventions() -> None:
    laid = city("work_camp/pyrotechnics", "work_camp/writing")
    state = position(seats=[seat("great_inventions", city=laid), {}], activating=True)
    play(state, "activate 1a")
    other = position(seats=[covered("great_inventions", city=laid), {}], activating=True)
    play(other, "activate 1a")
    assert state.made[1] == other.made[1] + 2


@pytest.mark.rule("M-134")
def test_viking_raids() -> None:
    state = position(seats=[seat("viking_raids"), {}], res={"military": 1})
    assert legal(state, "attack") == ["attack 4", "attack 9", "attack 13"]
    other = position(seats=[covered("viking_raids"), {}], res={"military": 1})
    assert legal(other, "attack") == []
    enemy = position(seats=[seat("viking_raids"), {}], res={"military": 1}, tiles={"4": held(1, 2)})
    assert "attack 4" not in legal(enemy)
    # At least 1, also where a Barbarian of 1 lies on plains.
    weak = position(
        seats=[seat("viking_raids"), {}], res={"military": 1}, tiles={"4": {"barbarian": 1}}
    )
    play(weak, "attack 4", "send 8")
    assert weak.soldiers[3] == 1


@pytest.mark.rule("M-135")
def test_longships() -> None:
    # Tiles 2, 4 and 5 touch the same Sea; 15, 16 and 18 the other.
    around = {"4": held(0, 2), "2": {"city": "palmyra"}}
    who = seat("longships") | {"gold": 2}
    state = position(seats=[who, {}], res={"military": 1}, tiles=around)
    assert "attack 2" in legal(state)
    assert "attack 15" not in legal(state)
    apart = position(
        seats=[covered("longships") | {"gold": 2}, {}], res={"military": 1}, tiles=around
    )
    assert "attack 2" not in legal(apart)
    ferry = position(
        seats=[seat("longships"), {}], res={"military": 1}, tiles={"4": held(0), "2": held(0)}
    )
    play(ferry, "move 8")
    assert legal(ferry) == ["to 2", "to 4"]
    # Explorers walk as ever.
    assert "explore 1 2" not in legal(
        position(seats=[seat("longships", explorers=[4, 4]), {}], res={"military": 1})
    )


@pytest.mark.rule("M-136")
def test_berserkers() -> None:
    around = {"9": held(1, 3)}
    assert "attack 9" in legal(
        position(seats=[seat("berserkers"), {}], res={"military": 2}, tiles=around)
    )
    assert "attack 9" not in legal(
        position(seats=[covered("berserkers"), {}], res={"military": 2}, tiles=around)
    )
    barbarians = position(seats=[seat("berserkers"), {}], res={"military": 1})
    assert legal(barbarians, "attack") == []
    least = position(seats=[seat("berserkers"), {}], res={"military": 1}, tiles={"4": held(1, 1)})
    play(least, "attack 4", "send 8")
    assert least.soldiers[3] == 1


@pytest.mark.rule("M-137")
def test_the_thing() -> None:
    around = {"9": held(0, 2)}
    state = position(seats=[seat("the_thing"), {}], tiles=around)
    play(state, "outpost 9")
    assert state.soldiers[8] == 0
    assert legal(position(seats=[covered("the_thing"), {}], tiles=around), "outpost") == []


@pytest.mark.rule("M-138")
def test_danegeld() -> None:
    rewards = {"1": ["b1a"] * 4}
    state = position(seats=[seat("danegeld"), {}], res={"military": 4}, barbarians=rewards)
    play(state, "attack 9", "send 8", "send 8", "reward 2")
    assert state.side[0].gold == 2
    play(state, "attack 13", "send 8", "send 8", "reward 2")
    assert state.side[0].gold == 2
    other = position(
        seats=[covered("danegeld", by="the_thing"), {}], res={"military": 2}, barbarians=rewards
    )
    play(other, "attack 9", "send 8", "send 8", "reward 2")
    assert other.side[0].gold == 0


@pytest.mark.rule("M-139")
def test_corvee() -> None:
    state = position(seats=[seat("corvee"), {}], res={"production": 3}, display=DISPLAY)
    play(state, "buy great_wall", "build", "place 8")
    assert resources(state) == {}
    other = position(seats=[covered("corvee"), {}], res={"production": 4}, display=DISPLAY)
    play(other, "buy great_wall")
    assert "build" not in legal(other)
    # Buildings cost what they cost.
    assert "buy temple" not in legal(
        position(seats=[seat("corvee"), {}], res={"production": 4}, display=DISPLAY)
    )


@pytest.mark.rule("M-140")
def test_pharaoh_cult() -> None:
    for who, culture in ((seat("pharaoh_cult"), 1), (covered("pharaoh_cult"), 0)):
        state = position(seats=[who, {}], res={"production": 5}, display=DISPLAY)
        play(state, "buy great_wall")
        assert state.side[0].culture == 0
        play(state, "build", "place 8")
        assert state.side[0].culture == culture


@pytest.mark.rule("M-141")
def test_nile_flood() -> None:
    laid = city("fort", "library", "library", "fort", "work_camp", "work_camp", "fort")
    for who, production in (
        (seat("nile_flood", city=laid), 1),
        (covered("nile_flood", city=laid), 0),
    ):
        state = position(seats=[who, {}], activating=True)
        play(state, "activate 1a")
        assert resources(state).get("production", 0) == production


@pytest.mark.rule("M-142")
def test_valley_of_the_kings() -> None:
    around = {"9": held(1, 1, wonder="great_wall")}
    builder: dict[str, Any] = {"wonders": ["great_wall"], "discard": ["great_wall"]}

    def can(military: int, owner: dict[str, Any]) -> bool:
        seats = [{"gold": 0, "civilization": "japan"}, owner]
        return "attack 9" in legal(position(seats=seats, res={"military": military}, tiles=around))

    # Forest 1, Soldier 1, Wonder 4 or 2.
    assert can(6, seat("valley_of_the_kings", **builder))
    assert not can(5, seat("valley_of_the_kings", **builder))
    assert can(4, covered("valley_of_the_kings", **builder))
    # A conquered token is not one's own.
    holder = position(
        seats=[{"gold": 0, **builder, "civilization": "japan"}, seat("valley_of_the_kings")],
        res={"military": 4},
        tiles=around,
    )
    assert "attack 9" in legal(holder)


@pytest.mark.rule("M-143")
def test_obelisks() -> None:
    for who, gold in ((seat("obelisks"), 1), (covered("obelisks"), 0)):
        state = position(seats=[who, {}], res={"production": 5}, display=DISPLAY)
        play(state, "buy great_wall")
        assert state.side[0].gold == gold
        play(state, "build", "place 8")
        assert state.side[0].gold == gold


@pytest.mark.rule("M-144")
@pytest.mark.parametrize(("policy", "price"), [("democracy", 2), ("shinto", 1)])
def test_gold_for_culture_once_a_turn(policy: str, price: int) -> None:
    state = position(seats=[seat(policy) | {"gold": 2 * price}, {}])
    play(state, "favour")
    assert (state.side[0].gold, state.side[0].culture) == (price, 1)
    assert "favour" not in legal(state)
    assert "favour" not in legal(position(seats=[seat(policy) | {"gold": price - 1}, {}]))
    assert "favour" not in legal(position(seats=[covered(policy) | {"gold": 9}, {}]))


@pytest.mark.rule("M-145")
def test_delian_league() -> None:
    around = {"4": {"city": "samarkand"}}
    state = position(
        seats=[seat("delian_league"), {}], res={"military": 1, "science": 1}, tiles=around
    )
    play(state, "attack 4", "send 8")
    assert (state.side[0].culture, state.side[0].gold) == (1, 1)
    assert resources(state) == {"production": 3}
    other = position(
        seats=[covered("delian_league"), {}], res={"military": 1, "science": 1}, tiles=around
    )
    assert "attack 4" not in legal(other)
    # Of two kinds one is chosen.
    mixed = position(
        seats=[seat("delian_league"), {}],
        res={"military": 1, "science": 1, "production": 1},
        tiles={"4": {"city": "hormuz"}},
    )
    play(mixed, "attack 4")
    assert legal(mixed) == ["save production", "save science"]
    play(mixed, "save science", "send 8")
    assert resources(mixed) == {"science": 1, "military": 3}
    # Barbarians cost and give what they always do.
    barbarians = position(seats=[seat("delian_league"), {}], res={"military": 2})
    play(barbarians, "attack 9", "send 8", "send 8")
    assert legal(barbarians) == ["reward 1", "reward 2"]


def _attackable(owner: dict[str, Any], military: int) -> bool:
    seats = [{"gold": 0, "civilization": "china"}, owner]
    state = position(seats=seats, res={"military": military}, tiles={"9": held(1, 1)})
    return "attack 9" in legal(state)


@pytest.mark.rule("M-146")
def test_phalanx() -> None:
    assert not _attackable(seat("phalanx"), 2)
    assert _attackable(seat("phalanx"), 3)
    assert _attackable(covered("phalanx"), 2)


@pytest.mark.rule("M-150")
def test_sakoku() -> None:
    assert not _attackable(seat("sakoku"), 3)
    assert _attackable(seat("sakoku"), 4)
    assert _attackable(covered("sakoku"), 2)


@pytest.mark.rule("M-147")
def test_olympic_games() -> None:
    greek = seat("olympic_games") | {"gold": 2}
    state = position(seats=[greek, {}])
    # The first Gold counts as 2, the second as 1.
    events = play(state, "buy workshop")
    assert state.side[0].gold == 0
    assert "gold-doubled" in names(events)
    assert "buy workshop" not in legal(position(seats=[covered("olympic_games") | {"gold": 2}, {}]))
    # What lacks is paid with it, and no more Production than is needed.
    mixed = position(seats=[greek, {}], res={"production": 2})
    play(mixed, "buy workshop")
    assert mixed.side[0].gold == 1
    assert resources(mixed) == {"production": 1}
    # Only once a turn.
    again = position(seats=[greek | {"gold": 4}, {}])
    play(again, "buy workshop")
    assert again.side[0].gold == 2
    assert "buy laboratory" not in legal(again)


@pytest.mark.rule("M-147", "M-30")
def test_a_gold_that_counts_for_more_is_asked_for_where_it_can_matter() -> None:
    greek = seat("olympic_games") | {"gold": 1}
    state = position(seats=[greek, {}], res={"production": 3})
    play(state, "buy workshop")
    assert legal(state) == ["pay basic", "pay gold"]
    other = state.copy()
    play(state, "pay basic")
    assert (state.side[0].gold, resources(state)) == (1, {})
    play(other, "pay gold")
    assert (other.side[0].gold, resources(other)) == (0, {"production": 2})
    # A price of 1 is not asked about, nor is one without such a Policy.
    step = position(seats=[greek, {}], res={"military": 1})
    play(step, "explore 1 9")
    assert resources(step) == {}
    plain = position(seats=[covered("olympic_games") | {"gold": 1}, {}], res={"production": 3})
    play(plain, "buy workshop")
    assert resources(plain) == {}


@pytest.mark.rule("M-147")
def test_olympic_gold_in_a_mix() -> None:
    greek = seat("olympic_games") | {"gold": 1}
    state = position(seats=[greek, {}], turn={"ready": ["forum", "currency"]})
    play(state, "use forum", "spend gold")
    assert (state.side[0].culture, state.side[0].gold) == (1, 0)
    trade = position(seats=[greek, {}], turn={"ready": ["currency"]})
    play(trade, "use currency", "spend gold")
    assert trade.side[0].gold == 2
    plain = position(
        seats=[covered("olympic_games") | {"gold": 1}, {}], turn={"ready": ["currency"]}
    )
    assert "use currency" not in legal(plain)


@pytest.mark.rule("M-148")
def test_colonies() -> None:
    who = seat("colonies", explorers=[9, 12])
    state = position(seats=[who, {}], res={"military": 3})
    play(state, "pick 1 production", "explore 1 10", "pick 1 production", "explore 1 5")
    assert legal(state, "pick") == []
    assert state.side[0].production == 2
    other = position(seats=[covered("colonies", explorers=[9, 12]), {}], res={"military": 3})
    play(other, "pick 1 production", "explore 1 10")
    assert legal(other, "pick") == []


@pytest.mark.rule("M-149")
def test_bushido() -> None:
    state = position(seats=[seat("bushido"), {}], res={"military": 1})
    assert legal(state, "attack") == ["attack 4", "attack 9", "attack 13"]
    play(state, "attack 9")
    assert legal(state) == ["send warlord"]
    play(state, "send warlord")
    assert tiles(state, 0) == [8, 9]
    other = position(seats=[covered("bushido"), {}], res={"military": 1})
    assert legal(other, "attack") == []
    # It joins while two are missing, not when one is.
    three = position(seats=[seat("bushido"), {}], res={"military": 9}, tiles={"9": held(1, 2)})
    play(three, "attack 9", "send 8")
    assert "send warlord" in legal(three)
    play(three, "send 8")
    assert "send warlord" not in legal(three)
    # Alone it may be stronger than needed.
    one = position(seats=[seat("bushido"), {}], res={"military": 1}, tiles={"4": held(1, 1)})
    play(one, "attack 4", "send warlord")
    assert tiles(one, 0) == [4, 8]


@pytest.mark.rule("M-151")
def test_tea_ceremony() -> None:
    state = position(seats=[seat("tea_ceremony"), {}], res={"military": 2})
    war = state.copy()
    play(state, "end")
    assert state.side[0].gold == 1
    play(war, "attack 9", "send 8", "send 8", "reward 2", "end")
    assert war.side[0].gold == 0
    other = position(seats=[covered("tea_ceremony"), {}])
    play(other, "end")
    assert other.side[0].gold == 0


@pytest.mark.rule("M-152")
def test_shogunate() -> None:
    rewards = {"1": ["b1a"] * 4}
    state = position(seats=[seat("shogunate"), {}], res={"military": 2}, barbarians=rewards)
    play(state, "attack 9", "send 8", "send 8", "reward 1")
    assert resources(state) == {"science": 1}
    free = position(
        seats=[seat("shogunate"), {}],
        res={"military": 1, "production": 2},
        tiles={"4": {"city": "petra"}},
    )
    play(free, "attack 4", "send 8", "reward 1")
    assert resources(free) == {}
    other = position(seats=[covered("shogunate"), {}], res={"military": 2}, barbarians=rewards)
    play(other, "attack 9", "send 8", "send 8", "reward 1")
    assert resources(other) == {}


@pytest.mark.rule("M-134")
def test_conquests_can_pay_for_each_other_with_viking_raids() -> None:
    weak = {str(tile): {"barbarian": 1} for tile in (4, 9, 13)}
    state = position(
        seats=[{"civilization": "denmark", "policies": ["viking_raids"], "gold": 0}, {}],
        res={"military": 1},
        tiles=weak,
    )
    play(state, "attack 9", "send 8", "reward 1")
    assert state.side[0].gold == 1
    assert "attack 4" in legal(state)
