"""Alone against the Automa (M-104 to M-125, M-154)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.monumental.cards.card import LINES, TYPES
from ludotheque.games.monumental.cards.ids import NO_MARKET, MarketId, Tile
from ludotheque.games.monumental.game import MONUMENTAL
from ludotheque.games.monumental.position import HUMAN, MonumentalState
from ludotheque.games.monumental.rules import automa_conquest, automa_explorers, end, turn
from ludotheque.games.monumental.rules.automa import AutomaCards, AutomaLine
from ludotheque.games.monumental.rules.pending import Step
from ludotheque.games.monumental.rules.turn import FINISH
from tests.games.monumental.table import GAME, city, legal, names, play, position, tiles

CIVILIZATIONS = {
    "technological": "china",
    "aggressive": "denmark",
    "architectural": "egypt",
    "economic": "greece",
    "cultural": "japan",
}


def solo(*cards: str, rival: str = "denmark", me: str = "", **fields: Any) -> MonumentalState:
    """A position in which the Automa would turn over the given cards."""
    me = me or ("greece" if rival != "greece" else "china")
    side = {"civilization": rival} | fields.pop("automa", {})
    seat = {"civilization": me, "city": city()} | fields.pop("seat", {})
    deck = [*cards][::-1]
    others = [card.id for card in MONUMENTAL.cards.automa if card.id not in cards]
    return position(
        seats=[seat],
        automa=side,
        automa_deck=deck,
        automa_played=fields.pop("played", others[:1]),
        **fields,
    )


def its_turn(state: MonumentalState, *answers: str) -> list[str]:
    """Lets the Automa have a turn, with answers for its choices."""
    return _go_on(state, [FINISH[1], AutomaCards(HUMAN, 2)], answers)


def line(state: MonumentalState, name: str, *answers: str, number: int = 1) -> list[str]:
    """Lets the Automa do one line."""
    return _go_on(state, [FINISH[1], AutomaLine(HUMAN, LINES.index(name), number, 0)], answers)


def _go_on(state: MonumentalState, steps: Sequence[Step], answers: tuple[str, ...]) -> list[str]:
    state.stack = list(steps)
    state.forget_legal()
    turn.settle(state)
    return [event.kind.name for event in state.events] + names(play(state, *answers))


def gold(state: MonumentalState) -> int:
    return state.side[1].gold


@pytest.mark.rule("M-104")
def test_the_player_chooses_for_both() -> None:
    state = GAME.new(1, 3)
    assert len(legal(state)) == 5
    play(state, "rival egypt")
    assert "civilization egypt" not in legal(state)
    play(state, "civilization japan")
    assert legal(state) == ["capital 8", "capital 12"]
    while state.decision is not None and state.decision.kind == "capital":
        state.apply(state.game.parse("capital 12"))
    data = state.to_json()["automa"]
    assert (data["civilization"], data["capital"]) == ("egypt", 8)
    assert data["explorers"] == [8, 8] or state.round == 1


@pytest.mark.rule("M-104")
def test_the_automa_begins_with_all_at_home_and_two_gold() -> None:
    state = position(seats=[{}], activating=True)
    data = state.to_json()["automa"]
    assert (data["gold"], data["warlord"], data["explorers"]) == (2, 12, [12, 12])
    assert state.soldiers[11] == 9
    assert state.rows == 2


@pytest.mark.rule("M-105")
@pytest.mark.parametrize("difficulty", range(5))
def test_the_deck_of_the_automa(difficulty: int) -> None:
    options: dict[str, Any] = {"difficulty": difficulty, "solo_first": "player"}
    state = GAME.new(1, 1, options)
    play(state, "rival japan")
    deck = Counter(state.to_json()["automa_deck"])
    plain = [f"a{n:02}" for n in range(1, 16)] + ["a20"]
    assert {card for card in deck if card[0] == "a"} == set(plain)
    assert sum(card[0] == "x" for card in deck) == difficulty
    with pytest.raises(lt.BadSetup, match="option 'difficulty' is for one player"):
        GAME.new(2, 1, {"difficulty": 1})


@pytest.mark.rule("M-106")
def test_who_begins() -> None:
    for first, side in (("automa", 1), ("player", 0)):
        state = GAME.new(1, 1, {"solo_first": first, "civilizations": "dealt"})
        assert state.first == side
    play(state, "capital 8")
    assert state.to_json()["automa_played"] == []
    begun = GAME.new(1, 1, {"civilizations": "dealt"})
    play(begun, "capital 8")
    assert len(begun.to_json()["automa_played"]) > 0 or len(begun.automa_deck) == 16


@pytest.mark.rule("M-107")
def test_two_cards_a_turn_line_by_line() -> None:
    state = solo("a12", "a04", "a01")
    events = its_turn(state)
    assert events.count("automa-card") == 2
    assert gold(state) == 2 + 3 + 3
    assert state.to_json()["automa_played"][-2:] == ["a12", "a04"]
    assert events.index("automa-gold") < len(events) - 1
    assert events[-1] != "automa-card"
    assert events.count("display-discarded") == 2
    assert state.actor == 0


@pytest.mark.rule("M-107")
def test_typed_lines_only_for_its_type() -> None:
    shown = ["writing", "temple", "printing", None, None, None]
    other = solo("a04", "a12", rival="denmark", display=shown)
    its_turn(other)
    assert other.to_json()["automa"]["discard"] == []
    own = solo("a04", "a12", rival="china", display=shown)
    its_turn(own)
    assert own.to_json()["automa"]["discard"] == ["writing", "printing"]


@pytest.mark.rule("M-108")
def test_what_cannot_be_done_gives_gold_and_what_has_a_price_does_not() -> None:
    # No Knowledge is on display: the first line gives 2 Gold, the second, for 2 Gold, nothing.
    bare: list[str | None] = ["temple", "bazaar", "aqueduct", "barracks", "academy", "university"]
    state = solo("a08", "a04", display=bare)
    events = its_turn(state)
    assert gold(state) == 2 + 2 + 3
    assert "automa-cannot" in events
    assert "automa-lacks-target" in events
    assert "automa-skips" not in events
    # With Knowledge on display it pays; without Gold it does not.
    shown: list[str | None] = ["writing", "printing", "temple", None, None, None]
    rich = solo("a08", "a04", display=shown)
    its_turn(rich)
    assert gold(rich) == 2 - 2 + 3
    assert rich.to_json()["automa"]["discard"] == ["printing", "writing"]
    poor = solo("a08", "a04", display=shown, automa={"gold": 1})
    its_turn(poor)
    assert gold(poor) == 1 + 3
    assert poor.to_json()["automa"]["discard"] == ["printing"]


@pytest.mark.rule("M-109")
def test_shuffling() -> None:
    state = solo("a04", "a12", played=["a01", "a02"])
    line(state, "shuffle")
    assert sorted(state.to_json()["automa_deck"]) == ["a01", "a02", "a04", "a12"]
    assert state.automa_discard == ()
    empty = solo("a04", played=["a12"])
    assert "automa-shuffles" in its_turn(empty)
    assert gold(empty) == 8


@pytest.mark.rule("M-110")
def test_of_equal_cards_the_furthest_then_the_first_of_the_card_file() -> None:
    # Writing, Horse Riding and Metal Casting cost 3.
    far: list[str | None] = ["writing", "temple", "horse_riding", "metal_casting", "bazaar", None]
    state = solo("a02", "a04", rival="greece", display=far, automa={"gold": 0})
    its_turn(state)
    assert state.to_json()["automa"]["discard"] == ["horse_riding"]
    # Writing stands before Horse Riding in the file, though not by alphabet in either language.
    level: list[str | None] = [
        "temple",
        "bazaar",
        "horse_riding",
        "academy",
        "barracks",
        "writing",
    ]
    for ruleset, taken in ((1, "horse_riding"), (2, "writing")):
        asked = solo(
            "a02", "a04", rival="greece", display=level, automa={"gold": 0}, ruleset=ruleset
        )
        its_turn(asked)
        assert asked.to_json()["automa"]["discard"] == [taken]
        assert end.achievements(asked, 1)[0] == 1


@pytest.mark.rule("M-111")
def test_wonders_of_the_automa() -> None:
    shown: list[str | None] = ["colosseum", "great_wall", "great_pyramid", "temple", None, None]
    state = solo("a07", "a04", display=shown, automa={"gold": 0})
    its_turn(state)
    # Great Wall costs 5 in all; the second line has a price that it cannot pay.
    assert state.to_json()["automa"]["building"] == "great_wall"
    done = solo("a07", "a04", display=shown, automa={"gold": 0, "building": "hanging_gardens"})
    its_turn(done)
    data = done.to_json()["automa"]
    assert (data["building"], data["wonders"]) == (None, ["hanging_gardens"])
    assert data["archived"] == []
    both = solo("a07", "a04", display=shown, automa={"gold": 2})
    its_turn(both)
    assert both.to_json()["automa"]["wonders"] == ["great_wall"]
    assert both.moves == 0


@pytest.mark.rule("M-112")
def test_where_its_wonder_token_goes() -> None:
    shown: list[str | None] = ["colosseum", None, None, "temple", None, None]
    lands = {"11": 1, "16": 0, "15": 2}
    held = {str(tile): {"holder": 1, "soldiers": 1} for tile in lands}
    side = {"gold": 0, "building": "hanging_gardens"}
    state = solo("a07", "a04", display=shown, automa=side, tiles=held)
    its_turn(state)
    assert state.to_json()["tiles"]["16"]["wonder"] == "hanging_gardens"
    # The player chooses among equals.
    level = {t: {"holder": 1, "soldiers": 1} for t in ("11", "7")}
    asked = solo("a07", "a04", display=shown, automa=side, tiles=level)
    its_turn(asked)
    assert legal(asked) == ["automa 7", "automa 11"]
    play(asked, "automa 7")
    assert asked.to_json()["tiles"]["7"]["wonder"] == "hanging_gardens"
    home = solo("a07", "a04", display=shown, automa=side)
    its_turn(home)
    assert home.to_json()["tiles"]["12"]["wonder"] == "hanging_gardens"


@pytest.mark.rule("M-52", "M-112")
def test_a_token_of_the_automa_waits_for_its_next_province() -> None:
    state = solo(
        "a04",
        automa={"wonders": ["great_wall", "colosseum"], "discard": ["great_wall", "colosseum"]},
        tiles={"12": {"holder": 1, "soldiers": 9, "wonder": "great_wall"}},
    )
    line(state, "conquer_low")
    (conquered,) = (tile for tile in tiles(state, 1) if tile != 12)
    assert state.to_json()["tiles"][str(conquered)]["wonder"] == "colosseum"


@pytest.mark.rule("M-113")
def test_its_warlord_and_a_soldier_or_an_outpost_conquer() -> None:
    state = solo(tiles={"4": {"holder": 1, "soldiers": 1}}, automa={"warlord": 4})
    line(state, "conquer_low")
    # The Warlord comes from afar; the Soldier that it leaves behind holds tile 4.
    assert tiles(state, 1) == [4, 12, 16]
    assert (state.soldiers[15], state.side[1].warlord + 1, state.soldiers[11]) == (1, 16, 7)
    spread = {"11": {"holder": 1, "soldiers": 9}, "12": {"holder": 1, "soldiers": 0}}
    outpost = solo(tiles=spread)
    line(outpost, "conquer_low", "automa 16")
    assert outpost.side[1].outposts_left == 1
    assert (outpost.soldiers[15], outpost.side[1].warlord + 1) == (0, 16)
    none = solo(
        automa={"gold": 0},
        tiles={
            "11": {"holder": 1, "soldiers": 5, "outpost": True},
            "7": {"holder": 1, "soldiers": 4, "outpost": True},
            "12": {"holder": 1, "soldiers": 0},
        },
    )
    assert "automa-cannot" in line(none, "conquer_low")
    assert gold(none) == 2


ONE_SOLDIER = {"4": {"holder": 1, "soldiers": 8}, "12": {"holder": 1, "soldiers": 1}}
"""A Soldier in its Capital: with it and with two Outposts, it can conquer three times."""


@pytest.mark.rule("M-108", "M-113")
@pytest.mark.parametrize(("ruleset", "left"), [(1, 3 * 2), (2, 2)])
def test_three_conquests_are_one_line_with_one_consolation(ruleset: int, left: int) -> None:
    none = solo(
        "a06",
        automa={"gold": 0},
        tiles={
            "11": {"holder": 1, "soldiers": 5, "outpost": True},
            "7": {"holder": 1, "soldiers": 4, "outpost": True},
            "12": {"holder": 1, "soldiers": 0},
        },
        ruleset=ruleset,
    )
    none.stack = []
    AutomaCards(HUMAN, 1).run(none)
    typed = [step for step in none.stack if isinstance(step, AutomaLine)][1:-3]
    assert len(typed) == (3 if ruleset == 1 else 1)
    events = _go_on(none, [FINISH[1], *typed], ())
    assert gold(none) == left
    assert events.count("automa-cannot") == len(typed)


@pytest.mark.rule("M-113")
def test_a_line_of_three_conquests_is_done_as_far_as_possible() -> None:
    whole = solo(tiles=ONE_SOLDIER, automa={"gold": 0, "warlord": 4})
    events = conquer_three(whole)
    assert events.count("automa-conquers") == 3
    assert whole.side[1].outposts_left == 0
    # With one Outpost there are two conquests, and nothing for the third.
    built = {**ONE_SOLDIER, "4": {"holder": 1, "soldiers": 8, "outpost": True}}
    partly = solo(tiles=built, automa={"gold": 0, "warlord": 4})
    events = conquer_three(partly)
    assert events.count("automa-conquers") == 2
    assert "automa-cannot" not in events
    assert gold(partly) == sum(
        partly.cards.token(token).rewards[0].gold for token in partly.side[1].trophies
    )


@pytest.mark.rule("M-113", "M-114")
def test_each_of_three_conquests_is_chosen_after_the_one_before() -> None:
    # 11 is the dearest; only then the volcano at 10 lies beside its provinces, and is dearer still.
    state = solo(tiles={"11": {"barbarian": 3}})
    conquer_three(state)
    assert {10, 11} <= set(tiles(state, 1))


def conquer_three(state: MonumentalState) -> list[str]:
    """Lets the Automa conquer the three dearest provinces; of equal ones the first."""
    events = line(state, "conquer_high", number=3)
    while state.decision is not None and state.decision.kind == "automa-target":
        events += names(play(state, legal(state)[0]))
    return events


def test_a_line_of_conquests_waits_while_the_player_chooses() -> None:
    state = solo(tiles={"16": {"barbarian": 1}})
    line(state, "conquer_high", number=3)
    data = state.to_json()
    assert data["pending"][-2:] == [
        {"ask": "automa-conquests", "seat": 0, "line": "conquer_high", "left": 2},
        {"ask": "automa-target", "seat": 0, "tiles": ["7", "11"]},
    ]
    again = lt.State.from_json(data)
    assert again.digest() == state.digest()


@pytest.mark.rule("M-114")
def test_its_target() -> None:
    # Beside its Capital: 7 (swamp, 1+1), 11 (forest, 1+1), 16 (plains, 0+2). All cost 2.
    state = solo()
    line(state, "conquer_low")
    assert tiles(state, 1) == [12, 16]
    # A dearer plain leaves two equals, and the player chooses.
    asked = solo(tiles={"16": {"barbarian": 3}})
    line(asked, "conquer_low")
    assert legal(asked) == ["automa 7", "automa 11"]
    play(asked, "automa 11")
    assert tiles(asked, 1) == [11, 12]
    high = solo(tiles={"16": {"barbarian": 3}})
    line(high, "conquer_high")
    assert tiles(high, 1) == [12, 16]
    # A Free City counts its value and its resources: 0 + 2 is less than 1 + 3 and 1 + 4.
    cheap = {"7": {"city": "ragusa"}, "11": {"barbarian": 4}, "16": {"city": "samarkand"}}
    city_first = solo(tiles=cheap)
    line(city_first, "conquer_low")
    assert tiles(city_first, 1) == [12, 16]


@pytest.mark.rule("M-114")
def test_it_conquers_from_the_player_but_never_a_capital() -> None:
    state = solo(tiles={"16": {"holder": 0, "soldiers": 1}})
    events = line(state, "conquer_low")
    assert "automa-conquers-from" in events
    assert tiles(state, 0) == [8]
    assert state.soldiers[7] == 9
    near = solo(tiles={"9": {"holder": 1, "soldiers": 1}})
    assert 7 not in automa_conquest.targets(near)
    # Policies of the player make provinces dearer.
    strong = solo(
        me="japan", seat={"policies": ["sakoku"]}, tiles={"16": {"holder": 0, "soldiers": 1}}
    )
    assert automa_conquest.cost_for_it(strong, Tile(15)) == 1 + 2


@pytest.mark.rule("M-115")
@pytest.mark.parametrize(
    ("there", "worth"),
    [
        ({"barbarian": 2}, 1),
        ({"city": "samarkand"}, 1 + 2),
        ({"city": "palmyra"}, 4),
        ({"city": "ragusa"}, 4),
        ({"city": "cahokia"}, 4),
    ],
)
def test_tokens_are_worth_gold_to_it(there: dict[str, Any], worth: int) -> None:
    dear = {"barbarian": 4}
    state = solo(automa={"gold": 0}, tiles={"16": there, "7": dear, "11": dear})
    line(state, "conquer_low")
    assert tiles(state, 1) == [12, 16]
    assert gold(state) == worth
    assert len(state.side[1].trophies) == 1


@pytest.mark.rule("M-116", "M-117")
def test_its_explorers_head_for_markets_over_production_tokens() -> None:
    # From 12, market 1 lies at 6 (two steps over 7 or 11), market 2 at 14 (three steps).
    state = solo(automa={"gold": 0})
    line(state, "explore")
    assert legal(state) == ["automa 7", "automa 11"]
    play(state, "automa 7")
    assert legal(state) == ["automa 11", "automa 16"]
    play(state, "automa 16")
    assert state.side[1].explorers == (6, 15)
    # Two Production tokens have become 1 Gold.
    assert (state.side[1].production, gold(state)) == (0, 1)
    bare = {"11": {"barbarian": 1, "production": False}}
    led = solo(automa={"gold": 0}, tiles=bare)
    line(led, "explore")
    # Only the way over 7 passes a Production token; for the second it is 16 and 15.
    assert led.side[1].explorers == (6, 15)
    # With one market left both head for it.
    last = solo(automa={"explorers": [11, 16]}, piles={"silk": []})
    line(last, "explore")
    while state.decision is not None and last.decision is not None and last.actor == 0:
        if last.decision.kind != "automa-step":
            break
        play(last, legal(last)[0])
    distances = last.board.distances[13]
    assert [distances[tile] for tile in last.side[1].explorers] == [1, 1]


@pytest.mark.rule("M-116")
def test_the_player_chooses_between_markets_that_are_as_near() -> None:
    # Tile 10 lies beside both markets.
    state = solo(automa={"explorers": [10, 12]})
    line(state, "explore")
    assert legal(state) == ["automa market silk", "automa market spice"]
    play(state, "automa market spice")
    assert state.to_json()["automa"]["used"][0].startswith("spice")
    # The second heads for the other one.
    assert legal(state) == ["automa 7", "automa 11"]


@pytest.mark.rule("M-118")
def test_its_market_tokens() -> None:
    state = solo(
        automa={"gold": 0, "explorers": [7, 15]},
        piles={"silk": ["silk-1", "silk-5"], "spice": ["spice-2", "spice-4"]},
    )
    events = line(state, "explore")
    # The top of each pile is the last: 2 Culture are worth 4, and 3 Gold are 3.
    assert events.count("automa-market") == 2
    assert gold(state) == 4 + 3
    assert "automa-explorers-return" in events
    assert state.side[1].explorers == (11, 11)
    assert state.to_json()["gone_tokens"] == ["silk-5", "spice-4"]


@pytest.mark.rule("M-118")
@pytest.mark.parametrize(("ruleset", "taken"), [(1, []), (2, ["silk-5"])])
def test_an_explorer_takes_the_token_of_a_market_that_was_not_its_goal(
    ruleset: int, taken: list[str]
) -> None:
    # From 7 the way to Spice at 14 leads over the market of Silk, which the other Explorer wants.
    state = solo(piles={"silk": ["silk-1", "silk-5"]}, ruleset=ruleset)
    silk, spice = MarketId(0), MarketId(1)
    state.stack = [FINISH[1]]
    automa_explorers.go_on(state, state.board.market_tile[silk], 0, 1, 1, spice, silk)
    assert state.to_json()["automa"]["used"] == taken


@pytest.mark.rule("M-116", "M-118")
def test_a_second_token_of_a_market_is_not_taken() -> None:
    state = solo(
        automa={"used": ["silk-1"], "explorers": [7, 7]},
        piles={"silk": ["silk-5"], "spice": []},
    )
    state.stack = [FINISH[1]]
    automa_explorers.go_on(state, Tile(5), 0, 1, 1, NO_MARKET, NO_MARKET)
    assert state.to_json()["automa"]["used"] == ["silk-1"]


NO_MARKETS: dict[str, list[str]] = {"silk": [], "spice": []}


@pytest.mark.rule("M-116")
def test_without_an_open_market_explorers_go_for_production_tokens() -> None:
    first = solo(automa={"gold": 0}, piles=NO_MARKETS, ruleset=1)
    assert "automa-cannot" in line(first, "explore")
    assert gold(first) == 2
    # Of the tiles beside its Capital only 16 has a Production token, which the first Explorer
    # takes; the nearest tokens are then two steps away, and more of them beyond 11 than beyond 7.
    bare = {str(tile): {"barbarian": 1, "production": False} for tile in (7, 11)}
    state = solo(automa={"gold": 0}, piles=NO_MARKETS, tiles=bare)
    events = line(state, "explore")
    assert state.side[1].explorers[0] == 15
    assert events.count("automa-production") == 1
    assert legal(state) == ["automa 7", "automa 11", "automa 16"]
    play(state, "automa 11")
    assert state.side[1].explorers == (15, 10)
    assert "automa-cannot" not in events


@pytest.mark.rule("M-108", "M-116")
def test_with_neither_market_nor_production_token_exploring_is_impossible() -> None:
    land = [tile for tile in solo().to_json()["tiles"] if tile not in ("8", "12")]
    bare = {tile: {"barbarian": 1, "production": False} for tile in land[:14]}
    bare |= {tile: {"barbarian": 2, "production": False} for tile in land[14:]}
    state = solo(automa={"gold": 0}, piles=NO_MARKETS, tiles=bare)
    assert "automa-cannot" in line(state, "explore")
    assert gold(state) == 2


@pytest.mark.rule("M-116")
@pytest.mark.parametrize(("ruleset", "tokens"), [(1, 0), (2, 1)])
def test_explorers_go_on_to_production_tokens_after_the_last_market(
    ruleset: int, tokens: int
) -> None:
    state = solo(
        automa={"explorers": [7, 12]},
        piles={"silk": ["silk-4"], "spice": []},
        ruleset=ruleset,
    )
    events = line(state, "explore", number=2)
    assert "automa-market" in events
    if ruleset == 2:
        events += names(play(state, "automa 5"))
    assert events.count("automa-production") == tokens


@pytest.mark.rule("M-119")
def test_policies_of_the_automa() -> None:
    state = solo("a03", "a04", automa={"gold": 3})
    its_turn(state)
    assert len(state.side[1].policies) == 2
    assert gold(state) == 0 + 3
    plus = solo("a12", "a04", rival="japan", automa={"gold": 0})
    its_turn(plus)
    assert len(plus.side[1].policies) == 1
    assert gold(plus) == 3 + 2 * 1 + 3
    five = [policy.id for policy in MONUMENTAL.cards.policies if policy.civilization == 4]
    full = solo("a12", "a04", rival="japan", automa={"gold": 0, "policies": five})
    its_turn(full)
    assert gold(full) == 3 + 2 + 2 * 5 + 3
    none = solo("a03", "a04", rival="japan", automa={"gold": 9, "policies": five})
    its_turn(none)
    assert gold(none) == 9 + 2 + 3


@pytest.mark.rule("M-119")
def test_its_policies_have_no_power() -> None:
    held = {"11": {"holder": 1, "soldiers": 1}, "10": {"holder": 0, "soldiers": 4}}
    state = solo(
        rival="japan",
        automa={"policies": ["sakoku"]},
        tiles=held,
        res={"military": 2},
        seat={"gold": 0},
    )
    assert "attack 11" in legal(state)


# The cards of the civilizations.


@pytest.mark.rule("M-120")
def test_china_looks_for_its_type() -> None:
    shown: list[str | None] = ["writing", "temple", "printing", None, None, None]
    state = solo("a16", "a10", "a15", "a04", "a12", rival="china", display=shown, played=["a01"])
    events = its_turn(state)
    assert events.count("automa-passes-over") >= 2
    assert state.to_json()["automa"]["discard"] == ["writing", "printing"]


@pytest.mark.rule("M-121")
def test_denmark_counts_its_coast() -> None:
    held = {"16": {"holder": 1, "soldiers": 1}, "15": {"holder": 1, "soldiers": 1}}
    state = solo(
        "a17", "a04", "a12", tiles={**held, "11": {"holder": 1, "soldiers": 1}}, automa={"gold": 0}
    )
    events = its_turn(state)
    assert events.count("automa-card") == 3
    assert gold(state) == 2 + 3 + 3


@pytest.mark.rule("M-122")
def test_egypt_does_the_general_lines_twice() -> None:
    state = solo("a18", "a04", "a12", rival="egypt", automa={"gold": 0})
    its_turn(state)
    assert gold(state) == 3 + 3 + 3
    shown: list[str | None] = ["colosseum", "great_wall", "temple", None, None, None]
    typed = solo("a18", "a01", "a12", rival="egypt", automa={"gold": 0}, display=shown)
    its_turn(typed)
    while typed.decision is not None and typed.decision.kind == "automa-target":
        play(typed, legal(typed)[0])
    # A01 is architectural, and yet no Wonder was begun.
    assert typed.to_json()["automa"]["building"] is None


@pytest.mark.rule("M-122")
def test_egypt_s_card_is_not_the_other_one() -> None:
    deck = ["a18"]
    for seed in range(20):
        state = solo(*deck, rival="egypt", automa={"gold": 0}, played=["a04"], chance=seed)
        its_turn(state)
        # The pile is formed again, perhaps with Egypt's card on top; A04 is done twice.
        assert gold(state) in (6 + 3, 6 + 6), seed


@pytest.mark.rule("M-123")
def test_greece_does_the_typed_lines() -> None:
    shown: list[str | None] = ["writing", "temple", "printing", None, None, None]
    state = solo("a19", "a04", "a12", rival="greece", automa={"gold": 0}, display=shown)
    its_turn(state)
    # A04: no 3 Gold, but its technological lines; A12: 3 Gold.
    assert gold(state) == 3
    assert state.to_json()["automa"]["discard"] == ["writing", "printing"]
    advanced = solo("a19", "x1", "a04", "a12", rival="greece", automa={"gold": 0}, display=shown)
    assert "automa-passes-over" in its_turn(advanced)


@pytest.mark.rule("M-124")
def test_japan_catches_up() -> None:
    mine = {"9": {"holder": 0, "soldiers": 1}}
    behind = solo("a20", "a04", rival="japan", tiles=mine, seat={"policies": ["phalanx"]})
    its_turn(behind)
    assert (behind.provinces(1), len(behind.side[1].policies)) == (1, 0)
    level = solo("a20", "a04", rival="japan", seat={"policies": ["phalanx"]})
    its_turn(level)
    assert (level.provinces(1), len(level.side[1].policies)) == (0, 1)
    ahead = solo("a20", "a04", "a01", rival="japan", automa={"gold": 0})
    events = its_turn(ahead)
    assert events.count("automa-card") == 3


@pytest.mark.rule("M-125")
@pytest.mark.parametrize(
    ("mine", "its", "reason", "tie"),
    [
        ({"gold": 0}, {"gold": 5}, "automa-wins", None),
        ({"discard": ["writing"]}, {"gold": 2}, "automa-beaten", None),
        ({"gold": 2}, {"gold": 1}, "automa-beaten", "gold"),
        ({"gold": 2}, {"gold": 2}, "last-round", "shared-victory"),
    ],
)
def test_the_score_of_the_automa(
    mine: dict[str, Any], its: dict[str, Any], reason: str, tie: str | None
) -> None:
    used = str((mine, its))
    everything = [card.id for card in MONUMENTAL.cards.faces if card.era >= 0]
    state = position(
        seats=[{"civilization": "greece", "archived": ["philosophy"], "city": city()} | mine],
        automa={"civilization": "japan"} | its,
        ending="last-round",
        first=1,
        display=[None] * 6,
        gone=[card for card in everything if card not in used],
    )
    play(state, "end")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.place(0) == (2 if reason == "automa-wins" else 1)
    assert state.outcome.winners == (() if reason == "automa-wins" else (0,))
    assert state.outcome.reason == reason
    assert state.outcome.tie_break == tie
    points = end.points_by_source(state, 1)
    assert state.outcome.rival == (points, 2 if reason == "automa-beaten" else 1)
    assert points["gold"] == its["gold"] // 3


# Every card.

TABLE = {
    "a01": ("conquer_low; conquer_low 2G", "architectural", "wonder; wonder; building_low"),
    "a02": ("knowledge_high; knowledge_high 2G", "aggressive", "conquer_low; conquer_high"),
    "a03": ("policy; policy 3G", "technological", "knowledge_low; knowledge_high"),
    "a04": ("gold 3", "technological", "knowledge_low; knowledge_high"),
    "a05": ("conquer_low; conquer_low 2G", "economic", "explore 2"),
    "a06": ("explore; explore 2G; building_low", "aggressive", "conquer_high 3; shuffle"),
    "a07": ("wonder; wonder 2G; building_low", "economic", "explore 2"),
    "a08": ("knowledge_high; knowledge_high 2G", "architectural", "wonder; wonder; building_low"),
    "a09": ("policy; policy 3G", "aggressive", "conquer_low; conquer_high"),
    "a10": ("explore; explore 2G; building_low", "cultural", "policy; policy; shuffle"),
    "a11": (
        "explore; explore 2G; building_low",
        "architectural",
        "wonder; wonder; wonder; building_high; shuffle",
    ),
    "a12": ("gold 3", "cultural", "policy_gold 2"),
    "a13": ("explore; explore 2G; building_low", "technological", "knowledge_all; shuffle"),
    "a14": ("explore; explore 2G; building_low", "economic", "explore 3; shuffle"),
    "a15": ("wonder; wonder 2G; building_low", "cultural", "policy_gold 2"),
    "x1": ("explore; explore 2G; building_low; knowledge_low; knowledge_high", "", ""),
    "x2": ("explore; explore 2G; building_low; policy_gold 2", "", ""),
    "x3": ("explore; explore 2G; building_low; wonder; wonder; building_low", "", ""),
    "x4": ("explore; explore 2G; building_low; conquer_low; conquer_high", "", ""),
}


def lines(text: str) -> list[tuple[str, int, int]]:
    """The lines of a row."""
    found = []
    for part in text.split("; ") if text else []:
        words = part.split()
        price = next((int(word[0]) for word in words if word.endswith("G")), 0)
        number = next((int(word) for word in words[1:] if word.isdigit()), 1)
        found.append((words[0], number, price))
    return found


@pytest.mark.rule("M-154")
@pytest.mark.parametrize("rival", TYPES)
@pytest.mark.parametrize("card", TABLE)
def test_every_card_does_its_lines_and_typed_ones_only_for_its_type(card: str, rival: str) -> None:
    always, kind, typed = TABLE[card]
    state = solo(card, rival=CIVILIZATIONS[rival], played=[])
    state.stack = []
    AutomaCards(HUMAN, 1).run(state)
    done = [
        (LINES[step.line], step.number, step.price)
        for step in reversed(state.stack)
        if isinstance(step, AutomaLine)
    ]
    assert done == lines(always) + (lines(typed) if kind == rival else [])


def test_a_whole_solo_game_in_every_civilization() -> None:
    for seed, rival in enumerate(CIVILIZATIONS.values()):
        state = GAME.new(1, seed, {"difficulty": seed % 5})
        play(state, f"rival {rival}")
        rng = Random(seed)
        while not state.over:
            state.apply(rng.choice(state.actions()))
        assert state.outcome is not None
