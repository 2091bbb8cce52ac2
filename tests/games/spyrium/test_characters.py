"""The nine characters: what each takes and gives, who can call it, and who keeps its tokens."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.spyrium.position import SpyriumState
from tests.games.spyrium.table import Cell, legal, play, position

CALL = "activate a1-b1 a1"
GAIN = "gain a1-b1 a1"
CARDS = lt.GAMES["spyrium"].card_values()["cards"]

NEEDS_TOKEN = ("mineur", "bureaucrate", "banquier", "financier", "architecte")
PAYS_TOKEN = ("banquier", "financier", "architecte")
PAYS_SPYRIUM = ("apprenti", "ingenieur")
CHARACTERS = (*NEEDS_TOKEN, *PAYS_SPYRIUM, "geologue", "conseiller")


def price(character: str) -> int:
    value: int = CARDS[character]["price"]
    return value


def beside(character: str, *tokens: int, crowd: int = 0, **seat: Any) -> SpyriumState:
    """Seat 0 in phase II with a worker beside a character; ``crowd`` workers of seat 1 there."""
    return position(
        market={"a1": (character, *tokens)},
        workers={"a1-b1": [0], "a1-a2": [1] * crowd},
        seats=[{"phase": "activation", **seat}, {}],
        event={"event": "place"},
    )


def goods(state: SpyriumState) -> tuple[int, int, int]:
    """Money, Spyrium and score of seat 0."""
    return state.money[0], state.spyrium[0], state.score[0]


def tokens_left(state: SpyriumState) -> list[int]:
    tokens: list[int] = state.to_json()["market"]["a1"]["tokens"]
    return tokens


# Each character acts.


@pytest.mark.rule("S-90")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_mineur_brings_the_value_of_the_chosen_token_in_spyrium(value: int) -> None:
    state = beside("mineur", 1, 2, 3, money=8, spyrium=2)
    play(state, CALL)
    assert legal(state) == ["token 1", "token 2", "token 3"]
    play(state, f"token {value}")
    assert goods(state) == (8 - price("mineur"), 2 + value, 0)
    assert tokens_left(state) == [other for other in (1, 2, 3) if other != value]
    assert state.token_discard == (value,)


@pytest.mark.rule("S-91")
def test_geologue_brings_two_spyrium() -> None:
    state = beside("geologue", money=8, spyrium=0)
    play(state, CALL)
    assert goods(state) == (8 - price("geologue"), 2, 0)
    assert state.actor == 1


@pytest.mark.rule("S-92")
def test_apprenti_turns_one_spyrium_into_three_points() -> None:
    state = beside("apprenti", money=8, spyrium=4)
    play(state, CALL)
    assert goods(state) == (8, 3, 3)


@pytest.mark.rule("S-93")
def test_ingenieur_turns_one_spyrium_into_four_points() -> None:
    state = beside("ingenieur", money=8, spyrium=4)
    play(state, CALL)
    assert goods(state) == (8 - price("ingenieur"), 3, 4)


@pytest.mark.rule("S-94")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_bureaucrate_scores_the_value_of_the_chosen_token(value: int) -> None:
    state = beside("bureaucrate", 1, 2, 3, money=8, spyrium=2)
    play(state, CALL, f"token {value}")
    assert goods(state) == (8 - price("bureaucrate"), 2, value)
    assert value not in tokens_left(state)
    assert state.token_discard == (value,)


@pytest.mark.rule("S-95")
def test_conseiller_scores_three_points_and_asks_for_no_spyrium() -> None:
    state = beside("conseiller", money=8, spyrium=0)
    play(state, CALL)
    assert goods(state) == (8 - price("conseiller"), 0, 3)


@pytest.mark.parametrize(
    ("character", "points"),
    [
        pytest.param("banquier", 4, marks=pytest.mark.rule("S-96")),
        pytest.param("financier", 5, marks=pytest.mark.rule("S-97")),
    ],
)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_banquier_and_financier_take_the_value_in_pounds_and_score_a_fixed_number(
    character: str, points: int, value: int
) -> None:
    state = beside(character, 1, 2, 3, money=8, spyrium=2)
    play(state, CALL, f"token {value}")
    assert goods(state) == (8 - price(character) - value, 2, points)
    assert value not in tokens_left(state)


@pytest.mark.rule("S-98")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_architecte_takes_the_value_in_pounds_and_grants_one_residence_action(value: int) -> None:
    state = beside("architecte", 1, 2, 3, money=8, spyrium=2, residence=4)
    play(state, CALL, f"token {value}")
    assert goods(state) == (8 - price("architecte") - value, 2, 0)
    assert (state.actor, legal(state)) == (0, ["residence advance", "residence score"])
    scored = state.copy()
    play(state, "residence advance")
    assert (state.residence_value(0), state.score[0], state.actor) == (5, 0, 1)
    play(scored, "residence score")
    assert (scored.residence_value(0), scored.score[0], scored.actor) == (4, 4, 1)


# Boundaries: reaching a bonus, and reaching the end of the track.


@pytest.mark.parametrize(
    ("character", "points"),
    [
        pytest.param("apprenti", 3, marks=pytest.mark.rule("S-92")),
        pytest.param("ingenieur", 4, marks=pytest.mark.rule("S-93")),
        pytest.param("conseiller", 3, marks=pytest.mark.rule("S-95")),
    ],
)
def test_points_of_a_character_win_the_bonus_exactly_at_eight(character: str, points: int) -> None:
    short = beside(character, score=7 - points)
    play(short, CALL)
    assert (short.score[0], short.actor) == (7, 1)
    exact = beside(character, score=8 - points)
    play(exact, CALL)
    assert (exact.score[0], exact.actor) == (8, 0)
    assert legal(exact) == ["bonus worker", "bonus money"]


@pytest.mark.parametrize(
    ("character", "points"),
    [
        pytest.param("bureaucrate", 1, marks=pytest.mark.rule("S-94")),
        pytest.param("banquier", 4, marks=pytest.mark.rule("S-96")),
        pytest.param("financier", 5, marks=pytest.mark.rule("S-97")),
    ],
)
def test_points_of_a_token_character_win_the_bonus_exactly_at_eight(
    character: str, points: int
) -> None:
    short = beside(character, 1, score=7 - points)
    play(short, CALL, "token 1")
    assert (short.score[0], short.actor) == (7, 1)
    exact = beside(character, 1, score=8 - points)
    play(exact, CALL, "token 1")
    assert (exact.score[0], exact.actor) == (8, 0)
    assert legal(exact) == ["bonus worker", "bonus money"]


@pytest.mark.rule("S-98")
def test_architecte_at_the_end_of_the_track_only_scores() -> None:
    state = beside("architecte", 1, residence=7)
    play(state, CALL, "token 1")
    assert legal(state) == ["residence score"]
    play(state, "residence score")
    assert state.score[0] == 7


# Nobody calls a character without what it asks for.


@pytest.mark.rule("S-90", "S-94", "S-96", "S-97", "S-98")
@pytest.mark.parametrize("character", NEEDS_TOKEN)
def test_a_token_character_without_tokens_is_only_good_for_money(character: str) -> None:
    state = beside(character, money=20, spyrium=9)
    assert CALL not in legal(state)
    assert GAIN in legal(state)


@pytest.mark.rule("S-90", "S-94", "S-96", "S-97", "S-98")
@pytest.mark.parametrize("character", NEEDS_TOKEN)
def test_the_last_token_serves_one_caller_and_no_other(character: str) -> None:
    state = position(
        market={"a1": (character, 2)},
        workers={"a1-b1": [0, 1]},
        seats=[{"phase": "activation"}, {"phase": "activation"}],
    )
    play(state, CALL, "token 2")
    if character == "architecte":
        play(state, "residence advance")
    assert state.actor == 1
    assert tokens_left(state) == []
    assert CALL not in legal(state)
    assert GAIN in legal(state)


@pytest.mark.rule("S-92", "S-93")
@pytest.mark.parametrize("character", PAYS_SPYRIUM)
def test_apprenti_and_ingenieur_need_a_spyrium_at_hand(character: str) -> None:
    assert CALL not in legal(beside(character, money=20, spyrium=0))
    state = beside(character, money=20, spyrium=1)
    play(state, CALL)
    assert state.spyrium[0] == 0
    assert state.score[0] > 0


@pytest.mark.rule("S-91", "S-95")
@pytest.mark.parametrize("character", ["geologue", "conseiller"])
def test_geologue_and_conseiller_can_be_called_again_and_again(character: str) -> None:
    state = position(
        market={"a1": character},
        workers={"a1-b1": [0, 0, 0]},
        seats=[{"phase": "activation", "money": 3 * price(character) + 3}, {"phase": "passed"}],
    )
    before = state.spyrium[0] + state.score[0]
    gain = 2 if character == "geologue" else 3
    # The surcharge falls from £2 to £1 to £0 as the workers leave.
    for times in (1, 2):
        play(state, CALL)
        assert state.spyrium[0] + state.score[0] == before + times * gain
    assert state.money[0] == price(character)
    play(state, CALL)
    assert state.money[0] == 0


@pytest.mark.rule("S-99")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("character", PAYS_TOKEN)
def test_the_token_is_paid_on_top_of_price_and_surcharge(character: str, value: int) -> None:
    need = price(character) + 2 + value
    assert CALL not in legal(beside(character, value, crowd=2, money=need - 1))
    state = beside(character, value, crowd=2, money=need)
    play(state, CALL, f"token {value}")
    assert state.money[0] == 0


@pytest.mark.rule("S-99")
@pytest.mark.parametrize("character", PAYS_TOKEN)
def test_only_tokens_that_can_be_paid_may_be_chosen(character: str) -> None:
    state = beside(character, 1, 2, 3, crowd=1, money=price(character) + 1 + 2)
    play(state, CALL)
    assert legal(state) == ["token 1", "token 2"]


@pytest.mark.rule("S-90", "S-94", "S-99")
@pytest.mark.parametrize("character", ["mineur", "bureaucrate"])
def test_mineur_and_bureaucrate_give_the_value_and_never_charge_it(character: str) -> None:
    state = beside(character, 3, money=price(character))
    play(state, CALL, "token 3")
    assert state.money[0] == 0
    assert state.spyrium[0] - 2 + state.score[0] == 3


@pytest.mark.rule("S-90", "S-91", "S-92", "S-93", "S-94", "S-95", "S-96", "S-97", "S-98")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_last_pound_decides_whether_a_character_comes(character: str) -> None:
    tokens = (1,) if character in NEEDS_TOKEN else ()
    need = price(character) + 1 + (character in PAYS_TOKEN)
    assert CALL not in legal(beside(character, *tokens, crowd=1, money=need - 1, spyrium=5))
    state = beside(character, *tokens, crowd=1, money=need, spyrium=5)
    play(state, CALL)
    if tokens:
        play(state, "token 1")
    assert state.money[0] == 0
    assert state.to_json()["market"]["a1"]["card"] == character
    assert (state.active[0], state.inactive[0]) == (2, 1)


# Their tokens in the hands of an owner of Négoce.


def trader(**cells: Cell) -> SpyriumState:
    """Seat 0 owns Négoce, has a worker beside each card and alone has not passed."""
    gaps = {"a1": "a1-b1", "a2": "a2-b2", "a3": "a3-b3"}
    return position(
        market=cells,
        workers={gaps[place]: [0] for place in cells},
        seats=[
            {"phase": "activation", "techniques": ["negoce"], "money": 30, "spyrium": 0},
            {"phase": "passed"},
        ],
        event={"event": "token", "token": 2},
        next_event={"event": "place"},
    )


@pytest.mark.rule("S-135")
def test_negoce_keeps_tokens_of_characters_and_buildings_but_not_of_events() -> None:
    state = trader(a1=("mineur", 3), a2=("univ1", 1))
    play(state, CALL, "token 3", "value 3", "activate a2-b2 a2", "build", "value 1")
    assert (state.kept[0], state.kept_tokens[0]) == (2, (3, 1))
    play(state, "event 2", "value 2")
    assert (state.kept[0], state.kept_tokens[0], state.event_token) == (2, (3, 1), 2)
    play(state, "pass")
    assert (state.kept[0], state.token_discard) == (2, (2,))


@pytest.mark.rule("S-146")
def test_negoce_takes_any_token_and_names_any_value_for_it() -> None:
    state = trader(a1=("mineur", 1, 3))
    play(state, CALL)
    assert legal(state) == ["token 1", "token 3"]
    play(state, "token 1")
    assert legal(state) == ["value 1", "value 2", "value 3"]
    play(state, "value 3")
    assert (state.spyrium[0], state.kept_tokens[0], tokens_left(state)) == (3, (1,), [3])


@pytest.mark.rule("S-146")
def test_naming_the_value_of_the_token_itself_leaves_the_power_for_later() -> None:
    state = trader(a1=("mineur", 1), a2=("bureaucrate", 2), a3=("mineur", 1))
    play(state, CALL, "token 1", "value 1")
    assert state.to_json()["players"][0]["used"] == []
    play(state, "activate a2-b2 a2", "token 2", "value 3")
    assert state.to_json()["players"][0]["used"] == ["negoce"]
    play(state, "activate a3-b3 a3", "token 1")
    assert (state.spyrium[0], state.score[0]) == (1 + 1, 3)


@pytest.mark.rule("S-146")
def test_tokens_are_kept_although_the_power_to_name_is_used() -> None:
    state = trader(a1=("mineur", 1), a2=("bureaucrate", 2), a3=("univ1", 3))
    play(state, CALL, "token 1", "value 2", "activate a2-b2 a2", "token 2")
    play(state, "activate a3-b3 a3", "build")
    assert (state.kept[0], state.kept_tokens[0], state.token_discard) == (3, (1, 2, 3), ())


@pytest.mark.rule("S-148")
@pytest.mark.parametrize(("kept", "more"), [([1, 1, 1, 2, 2, 2], 1), ([1, 1, 1, 2, 2, 2, 3], 0)])
def test_an_eighth_token_is_discarded(kept: list[int], more: int) -> None:
    state = beside("mineur", 3, techniques=["negoce"], kept_tokens=kept, spyrium=0)
    play(state, CALL, "token 3", "value 3")
    assert (state.kept[0], len(state.kept_tokens[0])) == (7, 7)
    assert state.token_discard == (() if more else (3,))
    assert state.spyrium[0] == 3
    assert state.game.standing(state)[0]["negoce"] == 7
