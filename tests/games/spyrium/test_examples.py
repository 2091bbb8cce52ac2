"""Worked examples: those of the rulebook with their numbers, then chains of rules of our own."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position, quarter

CALL = "activate a1-b1 a1"
GAME = lt.GAMES["spyrium"]


def price(card: str) -> int:
    value: int = GAME.card_values()["cards"][card]["price"]
    return value


@pytest.mark.rule("S-161")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_market_of_turn_one_a_universite_gets_one_token(players: int) -> None:
    found = 0
    for seed in range(30):
        data = lt.new("spyrium", players=players, seed=seed).to_json()
        assert data["turn"] == 1
        for cell in data["market"].values():
            if cell["card"] == "univ1":
                found += 1
                assert len(cell["tokens"]) == 1
                assert cell["tokens"][0] in (1, 2, 3)
    assert found, "no market of these seeds had a Universite"


@pytest.mark.rule("S-162")
def test_blue_has_two_gaps_beside_the_apprenti_in_the_corner() -> None:
    full = dict.fromkeys(("b1", "c1", "a2"), "mine1") | dict.fromkeys(("b2", "c2"), "mine2")
    full |= dict.fromkeys(("a3", "b3", "c3"), "atelier1") | {"a1": "apprenti"}
    state = position(market=full, event={"event": "place"})
    assert [text for text in legal(state) if "a1" in text] == ["place a1-b1", "place a1-a2"]
    for outside in ("place a1", "place a1-a0", "place z1-a1"):
        with pytest.raises(lt.MalformedAction):
            play(state, outside)
    for gap in ("a1-b1", "a1-a2"):
        after = state.copy()
        play(after, f"place {gap}")
        assert after.to_json()["workers"] == {gap: [0]}


@pytest.mark.rule("S-163")
def test_red_sells_a_spyrium_through_the_event() -> None:
    state = position(seats=[{"spyrium": 2, "money": 8}, {}], event={"event": "sell"})
    play(state, "event 1")
    red = state.to_json()["players"][0]
    assert (red["spyrium"], red["money"], red["used"]) == (1, 11, ["event"])
    play(state, "switch", "pass")
    assert state.actor == 0
    assert not [text for text in legal(state) if text.startswith("event")]
    assert state.to_json()["event"] == {"event": "sell"}


@pytest.mark.rule("S-164")
def test_yellow_gains_five_pounds_beside_the_mine() -> None:
    state = position(
        market={"b1": "mine1", "c1": "apprenti", "b2": "geologue"},
        workers={"a1-b1": [1, 2], "b1-c1": [0, 0, 1], "b1-b2": [2], "b2-c2": [1]},
        seats=[{"phase": "activation", "money": 3}, {}, {}],
    )
    play(state, "gain b1-c1 b1")
    assert state.money[0] == 3 + 5
    assert state.inactive[0] == 1
    assert state.to_json()["workers"]["b1-c1"] == [0, 1]


@pytest.mark.rule("S-165")
def test_black_switches_and_calls_the_apprenti_among_four_others() -> None:
    state = position(
        market={"a1": "apprenti", "b1": "mine1", "a2": "mine2"},
        workers={"a1-b1": [0, 1, 1], "a1-a2": [0, 2], "b1-c1": [2]},
        seats=[{"money": 8, "spyrium": 2}, {}, {}],
    )
    play(state, "switch")
    assert state.actor == 0
    play(state, "activate a1-b1 a1")
    assert (state.money[0], state.spyrium[0], state.score[0]) == (8 - 0 - 4, 2 - 1, 3)
    assert (state.inactive[0], state.actor) == (1, 1)
    assert state.to_json()["market"]["a1"]["card"] == "apprenti"


def blue_beside_an_usine(money: int) -> SpyriumState:
    """Blue owns a Cité ouvrière and a Laboratoire; two other workers stand around an Usine."""
    owned = [{"card": "cite1"}, {"card": "labo1"}]
    return position(
        market={"b2": "usine1"},
        workers={"b1-b2": [0, 1], "b2-c2": [1]},
        seats=[{"phase": "activation", "money": money, "quarter": owned}, {}],
    )


@pytest.mark.rule("S-166")
@pytest.mark.parametrize(
    ("way", "total", "left"),
    [
        ("build", 6 + 2 + 2, ["cite1", "labo1", "usine1"]),
        ("replace cite1", 6 + 2, ["usine1", "labo1"]),
        ("replace labo1", 3 + 2, ["cite1", "usine1"]),
    ],
)
def test_blue_builds_an_usine_in_three_ways(way: str, total: int, left: list[str]) -> None:
    state = blue_beside_an_usine(money=12)
    play(state, "activate b1-b2 b2")
    assert set(legal(state)) == {"build", "replace cite1", "replace labo1"}
    play(state, way)
    assert state.money[0] == 12 - total
    assert quarter(state, 0) == left
    assert state.to_json()["market"]["b2"] is None


@pytest.mark.rule("S-166")
@pytest.mark.parametrize(
    ("money", "ways"),
    [
        (10, {"build", "replace cite1", "replace labo1"}),
        (9, {"replace cite1", "replace labo1"}),
        (8, {"replace cite1", "replace labo1"}),
        (7, {"replace labo1"}),
        (5, {"replace labo1"}),
        (4, set()),
    ],
)
def test_blue_chooses_among_the_ways_that_the_purse_allows(money: int, ways: set[str]) -> None:
    state = blue_beside_an_usine(money)
    assert ("activate b1-b2 b2" in legal(state)) == bool(ways)
    if ways:
        play(state, "activate b1-b2 b2")
        assert set(legal(state)) == ways


@pytest.mark.rule("S-167")
@pytest.mark.parametrize(("use", "spyrium", "active"), [(1, 1, 3), (2, 2, 2)])
def test_green_exploits_a_mine_with_or_without_a_worker(
    use: int, spyrium: int, active: int
) -> None:
    state = position(
        seats=[
            {"phase": "activation", "spyrium": 0, "quarter": [{"card": "mine2"}]},
            {"phase": "passed"},
        ],
        event={"event": "sell"},
    )
    assert {"exploit mine2 1", "exploit mine2 2"} <= set(legal(state))
    play(state, f"exploit mine2 {use}")
    assert (state.spyrium[0], state.active[0]) == (spyrium, active)
    assert quarter(state, 0) == ["mine2/"]
    assert not [text for text in legal(state) if text.startswith("exploit")]


@pytest.mark.rule("S-168")
def test_blue_adds_thirteen_for_buildings_and_seven_for_automatisation() -> None:
    state = position(
        turn=6,
        seats=[
            {
                "phase": "activation",
                "score": 40,
                "spyrium": 8,
                "techniques": ["automatisation"],
                "quarter": [{"card": "palais"}, {"card": "mine1"}],
            },
            {"phase": "passed"},
        ],
    )
    play(state, "pass")
    assert state.outcome is not None
    assert state.outcome.points[0] == {"track": 40, "buildings": 13, "automatisation": 7}
    assert state.outcome.scores[0] == 40 + 13 + 7


@pytest.mark.rule("S-169")
@pytest.mark.parametrize(
    ("choice", "space", "points"), [("residence advance", 4, 0), ("residence score", 3, 3)]
)
def test_red_calls_the_architecte_with_the_token_of_one(
    choice: str, space: int, points: int
) -> None:
    state = position(
        market={"a1": ("architecte", 1, 2)},
        workers={"a1-b1": [0], "a1-a2": [1, 2]},
        seats=[
            {"phase": "activation", "money": 8, "residence": 3},
            {"phase": "activation", "money": 1 + 2},
            {"phase": "activation", "money": 20},
        ],
    )
    # Two others around the card cost Red £2, one other costs the next caller £1.
    play(state, "activate a1-b1 a1")
    assert legal(state) == ["token 1", "token 2"]
    play(state, "token 1")
    assert state.money[0] == 8 - 2 - 1
    assert legal(state) == ["residence advance", "residence score"]
    play(state, choice)
    assert (state.residence_value(0), state.score[0]) == (space, points)
    play(state, "activate a1-a2 a1")
    assert legal(state) == ["token 2"], "the next caller must use the other token"
    play(state, "token 2")
    assert state.money[1] == 0
    play(state, "residence advance")
    assert state.actor == 2
    assert "activate a1-a2 a1" not in legal(state)
    assert "gain a1-a2 a1" in legal(state)


# Our own: several rules at once.


def beside(card: str, *tokens: int, crowd: int = 0, **seat: Any) -> SpyriumState:
    """Seat 0 in phase II beside a card, with ``crowd`` workers of seat 1; seat 1 is next."""
    return position(
        market={"a1": (card, *tokens)},
        workers={"a1-b1": [0], "a1-a2": [1] * crowd},
        seats=[{"phase": "activation", **seat}, {}],
        event={"event": "token", "token": 2},
        next_event={"event": "place"},
    )


@pytest.mark.rule("S-96", "S-117", "S-146")
def test_the_last_pound_calls_a_banquier_of_three_through_negoce() -> None:
    last = price("banquier") + 1
    state = beside("banquier", 3, money=last, techniques=["negoce"])
    play(state, CALL, "token 3")
    assert legal(state) == ["value 1"], "no other value can be paid"
    play(state, "value 1")
    seat = state.to_json()["players"][0]
    assert (seat["money"], seat["score"], seat["kept_tokens"]) == (0, 4, [3])
    assert (seat["used"], state.actor) == (["negoce"], 1)
    assert CALL not in legal(beside("banquier", 3, money=last - 1, techniques=["negoce"]))
    spent = beside("banquier", 3, money=last, techniques=["negoce"], used=["negoce"])
    assert CALL not in legal(spent)


@pytest.mark.rule("S-146")
def test_the_last_pound_for_a_token_of_one_does_not_use_negoce_up() -> None:
    state = beside("banquier", 1, money=price("banquier") + 1, techniques=["negoce"])
    play(state, CALL, "token 1")
    assert legal(state) == ["value 1"]
    play(state, "value 1")
    assert state.to_json()["players"][0]["used"] == []


SEVEN = [1, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("S-117", "S-148")
@pytest.mark.parametrize("face", ["univ1", "univ2"])
def test_a_universite_is_valued_anew_with_seven_tokens_kept_already(face: str) -> None:
    state = beside(face, 1, money=20, techniques=["negoce"], kept_tokens=SEVEN, score=5)
    play(state, CALL, "build", "value 3")
    assert (state.score[0], state.kept[0], state.token_discard) == (8, 7, (1,))
    assert legal(state) == ["bonus worker", "bonus money"]


@pytest.mark.rule("S-117", "S-147", "S-148")
def test_the_token_event_is_valued_anew_with_seven_tokens_kept_already() -> None:
    state = beside("mineur", 1, techniques=["negoce"], kept_tokens=SEVEN, spyrium=0)
    play(state, "event 2", "value 3")
    assert (state.spyrium[0], state.kept[0], state.token_discard) == (3, 7, ())
    assert state.to_json()["event"] == {"event": "token", "token": 2}


@pytest.mark.rule("S-99", "S-119", "S-150")
@pytest.mark.parametrize("character", ["banquier", "financier", "architecte"])
def test_lobbying_makes_a_token_character_affordable(character: str) -> None:
    need = price(character) + 2
    state = beside(character, 2, crowd=3, money=need, techniques=["lobbying"])
    assert CALL not in legal(state)
    play(state, "activate-free a1-b1 a1", "token 2")
    assert state.money[0] == 0
    short = beside(character, 2, crowd=3, money=need - 1, techniques=["lobbying"])
    assert "activate-free a1-b1 a1" not in legal(short)


@pytest.mark.rule("S-98", "S-117", "S-141", "S-150")
def test_one_pound_lobbying_and_negoce_lead_through_the_architecte_to_a_bonus() -> None:
    money = price("architecte") + 1
    seat = {"money": money, "score": 1, "residence": 7, "techniques": ["lobbying", "negoce"]}
    state = beside("architecte", 3, crowd=3, **seat)
    play(state, "activate-free a1-b1 a1", "token 3", "value 1")
    assert (state.money[0], legal(state)) == (0, ["residence score"])
    play(state, "residence score")
    assert (state.score[0], state.actor) == (8, 0)
    play(state, "bonus money")
    assert (state.money[0], state.actor) == (5, 1)
    assert state.to_json()["players"][0]["used"] == ["negoce", "lobbying"]


def industrialist(*techniques: str, building: str, **seat: Any) -> SpyriumState:
    """Seat 0, who alone has not passed, owns one building; the event lets it be used again."""
    mine = {"techniques": [*techniques], "quarter": [{"card": building}], "phase": "activation"}
    return position(seats=[mine | seat, {"phase": "passed"}], event={"event": "reuse"})


@pytest.mark.rule("S-110", "S-144", "S-145")
def test_a_mine_used_three_times_in_a_turn_with_automatisation() -> None:
    state = industrialist(
        "taylorisme", "automatisation", building="mine3", active=0, inactive=3, spyrium=0
    )
    play(state, "exploit mine3 2", "reuse mine3 2", "event-reuse mine3 2")
    assert (state.spyrium[0], state.money[0], state.inactive[0]) == (9, 8 - 1, 3)
    assert (quarter(state, 0), legal(state)) == (["mine3/"], ["pass"])


@pytest.mark.rule("S-136", "S-144", "S-145")
def test_a_laboratoire_used_three_times_in_a_turn_with_ingenierie() -> None:
    state = industrialist("taylorisme", "ingenierie", building="labo1", active=3, spyrium=3)
    play(state, "exploit labo1 1", "event-reuse labo1 1", "bonus money", "reuse labo1 1")
    assert (state.score[0], state.spyrium[0], state.money[0]) == (3 * (4 + 1), 0, 8 - 1 + 5)
    assert (state.active[0], state.inactive[0]) == (0, 3)


@pytest.mark.rule("S-141")
def test_a_residence_scored_at_the_last_space_can_cross_both_marks() -> None:
    # No printed space is worth enough for that, so the last one is made worth 15 here.
    values = GAME.card_values()
    values["box"]["residences"] = [2, 3, 4, 5, 15]
    state = position(
        cards=values,
        market={"a1": "residence"},
        workers={"a1-b1": [0]},
        seats=[{"phase": "activation", "money": 20, "score": 7, "residence": 15}, {}],
    )
    play(state, CALL, "build")
    assert legal(state) == ["residence score"]
    play(state, "residence score", "bonus money")
    assert (state.score[0], state.money[0]) == (22, 20 - price("residence") + 5)
    assert (state.active[0], state.reserve[0], state.actor) == (3, 3, 1)


# Our own: five players, a greedy market, and Négoce sitting on tokens.


def before_turn_two(deck: list[str], kept: list[int], **piles: Any) -> SpyriumState:
    """Seat 0 ends the first turn; the nine cards of the deck come next."""
    trader = {"phase": "activation", "techniques": ["negoce"], "kept_tokens": kept}
    return position(
        seats=[trader, *({"phase": "passed"} for _ in range(4))],
        decks={"A": deck},
        event={"event": "sell"},
        next_event={"event": "place"},
        event_pile=["invest"],
        **piles,
    )


FOUR_CALLERS = ["mineur", "mineur", "bureaucrate", "banquier"]
NO_TOKENS = ["mine1", "mine1", "mine1", "atelier1"]


@pytest.mark.rule("S-149")
def test_kept_tokens_go_back_when_all_others_lie_on_cards_and_still_count() -> None:
    # Five characters need 20 tokens, 17 are to be had.
    state = before_turn_two([*FOUR_CALLERS, "architecte", *NO_TOKENS], SEVEN)
    play(state, "pass")
    data = state.to_json()
    laid = [len(cell["tokens"]) for cell in data["market"].values()]
    assert sorted(laid) == [0, 0, 0, 0, 4, 4, 4, 4, 4]
    assert (data["players"][0]["kept"], data["players"][0]["kept_tokens"]) == (7, [])
    assert (len(data["token_reserve"]), data["token_discard"]) == (4, [])
    assert GAME.standing(state)[0]["negoce"] == 7


@pytest.mark.rule("S-149")
def test_kept_tokens_stay_as_long_as_the_others_suffice() -> None:
    # Four characters and a Universite need 17 tokens, and 17 are to be had.
    state = before_turn_two([*FOUR_CALLERS, "univ1", *NO_TOKENS], SEVEN)
    play(state, "pass")
    data = state.to_json()
    assert (data["players"][0]["kept"], data["players"][0]["kept_tokens"]) == (7, SEVEN)
    assert (data["token_reserve"], data["token_discard"]) == ([], [])


@pytest.mark.rule("S-149")
def test_kept_tokens_stay_while_the_discard_can_be_shuffled() -> None:
    # The supply is empty; all 17 tokens that nobody keeps lie in the discard.
    discard = [1] * 5 + [2] * 6 + [3] * 6
    deck = [*FOUR_CALLERS, "univ1", *NO_TOKENS]
    state = before_turn_two(deck, SEVEN, token_reserve=[], token_discard=discard)
    play(state, "pass")
    data = state.to_json()
    laid = [value for cell in data["market"].values() for value in cell["tokens"]]
    assert sorted(laid) == discard
    assert (data["players"][0]["kept"], data["players"][0]["kept_tokens"]) == (7, SEVEN)


@pytest.mark.rule("S-149")
@pytest.mark.parametrize(("kept", "after", "held"), [(3, 4, [2]), (7, 7, [])])
def test_tokens_that_went_back_count_towards_the_limit(
    kept: int, after: int, held: list[int]
) -> None:
    state = beside("mineur", 2, techniques=["negoce"], kept=kept, kept_tokens=[])
    play(state, CALL, "token 2", "value 2")
    seat = state.to_json()["players"][0]
    assert (seat["kept"], seat["kept_tokens"]) == (after, held)
    assert state.token_discard == (() if held else (2,))
