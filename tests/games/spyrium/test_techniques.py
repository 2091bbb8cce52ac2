"""The powers of the seven techniques; what they score at the end is in test_scoring.py."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import legal, play, position, quarter

CALL = "activate a1-b1 a1"
FREE = "activate-free a1-b1 a1"
CARDS = lt.GAMES["spyrium"].card_values()["cards"]


def price(card: str) -> int:
    value: int = CARDS[card]["price"]
    return value


def buildings(*faces: str) -> list[dict[str, Any]]:
    """A quarter; a tilted building is marked with a slash."""
    return [{"card": face.rstrip("/"), "tilted": face.endswith("/")} for face in faces]


def owner(*techniques: str, **seat: Any) -> SpyriumState:
    """Seat 0, who alone has not passed, with techniques of its own."""
    mine = {"phase": "activation", "techniques": list(techniques)}
    return position(
        seats=[mine | seat, {"phase": "passed"}],
        event={"event": "reuse"},
        next_event={"event": "place"},
    )


def beside(
    card: str, *tokens: int, crowd: int = 0, technique: str = "", **seat: Any
) -> SpyriumState:
    """The same with a worker beside a card and ``crowd`` workers of seat 1 there too."""
    mine = {"phase": "activation", "techniques": [technique] if technique else [], "money": 30}
    return position(
        market={"a1": (card, *tokens)},
        workers={"a1-b1": [0], "a1-a2": [1] * crowd},
        seats=[mine | seat, {"phase": "activation" if crowd else "passed"}],
        event={"event": "place"},
    )


# Automatisation.


@pytest.mark.rule("S-110")
@pytest.mark.parametrize(
    ("face", "use", "amount"),
    [("mine1", 1, 1), ("mine2", 1, 1), ("mine2", 2, 2), ("mine3", 1, 1), ("mine3", 2, 3)],
)
@pytest.mark.parametrize("active", [0, 1, 3])
def test_mines_work_without_workers(face: str, use: int, amount: int, active: int) -> None:
    state = owner("automatisation", quarter=buildings(face), active=active, spyrium=0)
    play(state, f"exploit {face} {use}")
    assert (state.spyrium[0], state.active[0], state.inactive[0]) == (amount, active, 0)
    assert quarter(state, 0) == [f"{face}/"]


@pytest.mark.rule("S-110")
@pytest.mark.parametrize("face", ["univ1", "univ2", "atelier1", "labo1", "usine1"])
def test_other_buildings_still_need_workers_beside_automatisation(face: str) -> None:
    assert f"exploit {face} 1" not in legal(
        owner("automatisation", quarter=buildings(face), active=0, inactive=3, spyrium=9)
    )
    state = owner("automatisation", quarter=buildings(face), active=1, spyrium=9)
    play(state, f"exploit {face} 1")
    assert (state.active[0], state.inactive[0]) == (0, 1)


@pytest.mark.rule("S-110")
def test_automatisation_of_another_player_does_not_help() -> None:
    state = position(
        seats=[
            {"phase": "activation", "active": 0, "inactive": 3, "quarter": buildings("mine1")},
            {"techniques": ["automatisation"]},
        ]
    )
    assert "exploit mine1 1" not in legal(state)


# Capitalisation.


@pytest.mark.rule("S-112")
@pytest.mark.parametrize("crowd", [0, 1, 3])
def test_capitalisation_adds_two_pounds_each_time_money_is_gained(crowd: int) -> None:
    state = beside("apprenti", crowd=crowd, technique="capitalisation", money=1)
    play(state, "gain a1-b1 a1")
    assert state.money[0] == 1 + crowd + 2
    plain = beside("apprenti", crowd=crowd, money=1)
    play(plain, "gain a1-b1 a1")
    assert plain.money[0] == 1 + crowd


@pytest.mark.rule("S-112")
def test_capitalisation_is_not_limited_to_once_a_turn() -> None:
    state = position(
        market={"a1": "apprenti"},
        workers={"a1-b1": [0, 0]},
        seats=[
            {"phase": "activation", "techniques": ["capitalisation"], "money": 0},
            {"phase": "passed"},
        ],
    )
    play(state, "gain a1-b1 a1", "gain a1-b1 a1")
    assert state.money[0] == (1 + 2) + (0 + 2)


@pytest.mark.rule("S-112")
def test_capitalisation_adds_nothing_to_other_ways_of_getting_money() -> None:
    state = position(
        seats=[
            {"phase": "activation", "techniques": ["capitalisation"], "money": 0},
            {"phase": "passed"},
        ],
        event={"event": "sell"},
        next_event={"event": "place"},
    )
    play(state, "event 1")
    assert state.money[0] == 3
    play(state, "pass")
    assert state.money[0] == 3 + 2, "income of the second turn"


# Grue.

ROW = ("mine1", "mine1", "mine1", "atelier1", "atelier1", "atelier1", "cite1", "cite1")


@pytest.mark.rule("S-114")
@pytest.mark.parametrize(
    ("owned", "plot"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (8, 5)]
)
def test_grue_makes_a_new_plot_three_pounds_cheaper(owned: int, plot: int) -> None:
    row = buildings(*ROW[:owned])
    state = beside("hotel", technique="grue", quarter=row, money=price("hotel") + plot)
    play(state, CALL, "build")
    assert state.money[0] == 0
    plain = beside("hotel", quarter=row, money=30)
    play(plain, CALL, "build")
    assert plain.money[0] == 30 - price("hotel") - owned


@pytest.mark.rule("S-114")
def test_grue_lowers_neither_price_nor_surcharge() -> None:
    need = price("hotel") + 2
    state = beside("hotel", crowd=2, technique="grue", money=need)
    play(state, CALL, "build")
    assert state.money[0] == 0
    assert CALL not in legal(beside("hotel", crowd=2, technique="grue", money=need - 1))


@pytest.mark.rule("S-114")
def test_grue_still_asks_for_the_rest_of_the_plot() -> None:
    row = buildings(*ROW[:5])
    state = beside("hotel", technique="grue", quarter=row, money=price("hotel") + 1)
    play(state, CALL)
    assert "build" not in legal(state)


# Négoce; its rulings are in test_rulings.py.


@pytest.mark.rule("S-116")
@pytest.mark.parametrize("card", ["mineur", "banquier", "univ1", "mine3"])
def test_negoce_keeps_the_tokens_of_activated_cards(card: str) -> None:
    way = "build" if card in ("univ1", "mine3") else "token 2"
    state = beside(card, 2, technique="negoce")
    play(state, CALL, way, "value 2")
    assert (state.kept[0], state.kept_tokens[0], state.token_discard) == (1, (2,), ())
    plain = beside(card, 2)
    play(plain, CALL, way)
    assert (plain.kept[0], plain.kept_tokens[0], plain.token_discard) == (0, (), (2,))


@pytest.mark.rule("S-116")
def test_negoce_keeps_up_to_seven_tokens() -> None:
    six = [1, 1, 2, 2, 3, 3]
    state = position(
        market={"a1": ("mineur", 3), "a2": ("bureaucrate", 2)},
        workers={"a1-b1": [0], "a2-b2": [0]},
        seats=[
            {"phase": "activation", "techniques": ["negoce"], "kept_tokens": six},
            {"phase": "passed"},
        ],
    )
    play(state, CALL, "token 3", "value 3")
    assert (state.kept[0], state.token_discard) == (7, ())
    play(state, "activate a2-b2 a2", "token 2", "value 2")
    assert (state.kept[0], len(state.kept_tokens[0]), state.token_discard) == (7, 7, (2,))


@pytest.mark.rule("S-116")
def test_tokens_that_another_player_uses_are_not_kept() -> None:
    state = position(
        market={"a1": ("mineur", 3)},
        workers={"a1-b1": [0]},
        seats=[{"phase": "activation"}, {"techniques": ["negoce"]}],
    )
    play(state, CALL, "token 3")
    assert (state.kept, state.token_discard) == ([0, 0], (3,))


@pytest.mark.rule("S-117")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_negoce_names_the_value_of_a_token_for_every_kind_of_card(value: int) -> None:
    miner = beside("mineur", 2, technique="negoce", spyrium=0)
    play(miner, CALL, "token 2")
    assert legal(miner) == ["value 1", "value 2", "value 3"]
    play(miner, f"value {value}")
    assert miner.spyrium[0] == value
    clerk = beside("bureaucrate", 2, technique="negoce")
    play(clerk, CALL, "token 2", f"value {value}")
    assert clerk.score[0] == value
    banker = beside("banquier", 2, technique="negoce", money=10)
    play(banker, CALL, "token 2", f"value {value}")
    assert (banker.money[0], banker.score[0]) == (10 - price("banquier") - value, 4)
    mine = beside("mine3", 2, technique="negoce", spyrium=0)
    play(mine, CALL, "build", f"value {value}")
    assert mine.spyrium[0] == value


@pytest.mark.rule("S-117")
@pytest.mark.parametrize(("option", "goods"), [(1, "money"), (2, "spyrium"), (3, "score")])
def test_negoce_names_the_value_of_the_token_event(option: int, goods: str) -> None:
    state = position(
        seats=[
            {"techniques": ["negoce"], "money": 0, "spyrium": 0},
            {"money": 0, "spyrium": 0},
        ],
        event={"event": "token", "token": 2},
    )
    play(state, f"event {option}", "value 3")
    data = state.to_json()["players"]
    assert [data[0][name] for name in ("money", "spyrium", "score")].count(3) == 1
    assert data[0][goods] == 3
    play(state, f"event {option}")
    assert state.to_json()["players"][1][goods] == 2


@pytest.mark.rule("S-117")
def test_negoce_names_a_value_once_a_turn_and_again_in_the_next() -> None:
    state = position(
        market={"a1": ("mineur", 1), "a2": ("bureaucrate", 1)},
        workers={"a1-b1": [0], "a2-b2": [0]},
        seats=[
            {"phase": "activation", "techniques": ["negoce"], "spyrium": 0},
            {"phase": "passed"},
        ],
        event={"event": "token", "token": 2},
        next_event={"event": "place"},
    )
    play(state, CALL, "token 1", "value 3")
    assert state.to_json()["players"][0]["used"] == ["negoce"]
    play(state, "activate a2-b2 a2", "token 1", "event 2")
    assert (state.spyrium[0], state.score[0]) == (3 + 2, 1)
    play(state, "pass")
    assert state.to_json()["players"][0]["used"] == []


@pytest.mark.rule("S-117")
def test_no_value_is_asked_where_there_is_no_token_or_no_negoce() -> None:
    for card in ("geologue", "apprenti"):
        state = beside(card, technique="negoce")
        play(state, CALL)
        assert state.decision is not None
        assert state.decision.kind == "turn"
    state = beside("mineur", 1, spyrium=0)
    play(state, CALL, "token 1")
    assert (state.spyrium[0], legal(state)[-1]) == (1, "pass")


@pytest.mark.rule("S-118")
@pytest.mark.parametrize("value", [1, 3])
def test_a_kept_token_counts_one_whether_its_value_was_changed_or_not(value: int) -> None:
    state = beside("mineur", 3, technique="negoce")
    play(state, CALL, "token 3", f"value {value}")
    assert state.game.standing(state)[0]["negoce"] == 1


# Lobbying.


@pytest.mark.rule("S-119")
@pytest.mark.parametrize("card", ["geologue", "hotel", "grue"])
def test_lobbying_waives_the_surcharge_of_any_type_of_card(card: str) -> None:
    answer = ["build"] if card == "hotel" else []
    state = beside(card, crowd=3, technique="lobbying", money=price(card))
    assert CALL not in legal(state)
    play(state, FREE, *answer)
    assert state.money[0] == 0
    assert FREE not in legal(beside(card, crowd=3, money=30))


@pytest.mark.rule("S-119")
def test_lobbying_serves_one_activation_a_turn() -> None:
    state = position(
        market={"a1": "geologue", "a2": "apprenti"},
        workers={"a1-b1": [0, 0, 1], "a2-b2": [0, 1]},
        seats=[
            {"phase": "activation", "techniques": ["lobbying"], "money": 20},
            {"phase": "activation", "active": 0},
        ],
        event={"event": "reuse"},
        next_event={"event": "place"},
    )
    play(state, FREE, "gain a2-b2 a2")
    assert state.money[0] == 20 - price("geologue")
    assert not [text for text in legal(state) if text.startswith("activate-free")]
    play(state, CALL)
    assert state.money[0] == 20 - 2 * price("geologue") - 1


@pytest.mark.rule("S-119")
def test_lobbying_is_optional_and_fresh_each_turn() -> None:
    state = beside("geologue", crowd=1, technique="lobbying", money=20)
    assert {CALL, FREE} <= set(legal(state))
    play(state, CALL)
    assert state.money[0] == 20 - price("geologue") - 1
    assert state.to_json()["players"][0]["used"] == []
    used = owner("lobbying", used=["lobbying"])
    play(used, "pass")
    assert used.to_json()["players"][0]["used"] == []


# Taylorisme.


@pytest.mark.rule("S-121")
def test_taylorisme_uses_a_tilted_building_again_and_everything_is_paid_anew() -> None:
    state = owner("taylorisme", quarter=buildings("atelier1"), active=2, spyrium=2)
    assert "reuse atelier1 1" not in legal(state), "nothing is tilted yet"
    play(state, "exploit atelier1 1", "reuse atelier1 1")
    assert (state.score[0], state.spyrium[0], state.active[0], state.inactive[0]) == (6, 0, 0, 2)
    assert (state.money[0], quarter(state, 0)) == (8, ["atelier1/"])


@pytest.mark.rule("S-121")
@pytest.mark.parametrize(("active", "spyrium"), [(0, 1), (1, 0)])
def test_taylorisme_needs_workers_and_spyrium_once_more(active: int, spyrium: int) -> None:
    tilted = buildings("atelier1/")
    state = owner("taylorisme", quarter=tilted, active=active, spyrium=spyrium)
    assert "reuse atelier1 1" not in legal(state)
    enough = owner("taylorisme", quarter=tilted, active=1, spyrium=1)
    assert "reuse atelier1 1" in legal(enough)
    assert "reuse atelier1 1" not in legal(owner(quarter=tilted, active=1, spyrium=1))


@pytest.mark.rule("S-121")
def test_taylorisme_serves_once_a_turn_for_any_effect_of_the_building() -> None:
    state = owner("taylorisme", quarter=buildings("mine2/", "mine3/"), active=3)
    offered = [text for text in legal(state) if text.startswith("reuse")]
    assert offered == ["reuse mine2 1", "reuse mine2 2", "reuse mine3 1", "reuse mine3 2"]
    play(state, "reuse mine3 2")
    assert state.spyrium[0] == 2 + 3
    assert not [text for text in legal(state) if text.startswith("reuse")]
    play(state, "pass")
    assert state.to_json()["players"][0]["used"] == []


# Ingénierie.


@pytest.mark.rule("S-123")
@pytest.mark.parametrize(
    ("face", "use", "points"),
    [
        ("atelier1", 1, 3 + 1),
        ("atelier2", 1, 5 + 1),
        ("usine1", 1, 6 + 1),
        ("usine1", 2, 10 + 2),
        ("usine2", 1, 10 + 2),
        ("usine2", 2, 15 + 2),
    ],
)
def test_ingenierie_adds_a_point_for_each_worker_in_a_factory(
    face: str, use: int, points: int
) -> None:
    state = owner("ingenierie", quarter=buildings(face), active=3, spyrium=9)
    play(state, f"exploit {face} {use}")
    assert state.score[0] == points


@pytest.mark.rule("S-123")
@pytest.mark.parametrize(("face", "use", "points"), [("univ1", 1, 2), ("univ2", 2, 6)])
def test_ingenierie_adds_nothing_in_a_universite(face: str, use: int, points: int) -> None:
    state = owner("ingenierie", quarter=buildings(face), active=3)
    play(state, f"exploit {face} {use}")
    assert state.score[0] == points


@pytest.mark.rule("S-123")
def test_ingenierie_adds_nothing_in_a_mine() -> None:
    state = owner("ingenierie", quarter=buildings("mine2"), active=3, spyrium=0)
    play(state, "exploit mine2 2")
    assert (state.spyrium[0], state.score[0]) == (2, 0)


@pytest.mark.rule("S-150")
def test_without_a_surcharge_there_is_nothing_to_waive() -> None:
    state = position(
        market={"a1": "geologue", "b1": "mine1"},
        workers={"a1-b1": [0]},
        seats=[{"phase": "activation", "techniques": ["lobbying"]}, {}],
    )
    assert "activate a1-b1 a1" in legal(state)
    assert not [text for text in legal(state) if text.startswith("activate-free")]
