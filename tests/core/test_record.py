"""Stored games: what was played comes back, and whatever was tampered with is found."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.record import FORMAT, check_of, commitment
from ludotheque.testing import registered
from tests.core.toy_game import Toy

Json = dict[str, Any]
DEEP = "[" * 100_000


@pytest.fixture(autouse=True)
def toy() -> Iterator[Toy]:
    game = Toy()
    with registered(game):
        yield game


def played(steps: int | None = None) -> lt.Record:
    """A random game of the toy, to its end or for a number of steps."""
    record = lt.Record.begin(lt.GAMES["toy"], players=3, seed=11, seats=["ann", "bob", "cy"])
    state, rng = record.first(), Random(5)
    while not state.over and len(record.actions) != steps:
        record.play(state, rng.choice(state.actions()))
    return record


def read(data: Json) -> lt.Record:
    return lt.Record.loads(json.dumps(data))


# What was played comes back.


def test_a_record_is_read_back_as_it_was_written() -> None:
    record = played()
    again = lt.Record.loads(record.dumps())
    assert again.to_json() == record.to_json()
    assert again.seats == ["ann", "bob", "cy"]
    assert again.actions == record.actions
    outcome = again.verify().outcome
    assert outcome is not None
    assert again.result == outcome.to_json()


def test_the_file_is_readable_and_says_everything() -> None:
    data = json.loads(played(4).dumps())
    assert (data["format"], data["game"], data["ruleset"]) == (FORMAT, "toy", 1)
    assert (data["players"], data["seed"], data["options"]) == (3, 11, {"rounds": 6})
    assert data["cards"] == {"worth": 2}
    assert len(data["checks"]) == len(data["actions"]) + 1 == 5
    assert data["result"] is None


def test_any_step_can_be_reached() -> None:
    record = played()
    for step in (0, 1, len(record.actions) // 2, len(record.actions)):
        assert check_of(record.replay(step)) == record.checks[step]
    for step in (-1, len(record.actions) + 1):
        with pytest.raises(lt.BadRecord, match=f"there is no step {step}; the record has"):
            record.replay(step)


def test_steps_bring_positions_actions_and_events() -> None:
    record = played()
    steps = list(record.steps())
    assert len(steps) == len(record.actions) + 1
    assert [action for _, action, _ in steps[1:]] == record.actions
    assert steps[0][1] is None
    state = record.first()
    for _, action, events in steps[1:]:
        assert action is not None
        assert [event.to_json() for event in state.apply(action)] == [
            event.to_json() for event in events
        ]


def test_an_illegal_action_is_not_noted() -> None:
    record = played(3)
    state = record.replay()
    with pytest.raises(lt.LudothequeError):
        record.play(state, lt.GAMES["toy"].parse("match"))
    with pytest.raises(lt.NotYourTurn):
        record.play(state, state.actions()[0], seat=2 if state.actor != 2 else 1)
    assert len(record.actions) == 3
    record.verify()


def test_undo_forgets_the_rest_and_the_game_goes_on() -> None:
    record = played()
    record.cut(5)
    assert (len(record.actions), record.result) == (5, None)
    state = record.verify()
    record.play(state, state.actions()[-1])
    assert read(record.to_json()).verify().digest() == state.digest()
    record.cut(0)
    assert record.verify().digest() == record.first().digest()


def test_undoing_nothing_keeps_the_result() -> None:
    record = played()
    record.cut(len(record.actions))
    assert record.result is not None
    record.verify()


def test_own_cards_and_options_are_kept(toy: Toy) -> None:
    game = toy.with_cards({"worth": 9})
    record = lt.Record.begin(game, players=2, seed=3, seats=["a", "b"], options={"rounds": 3})
    state = record.first()
    while not state.over:
        record.play(state, state.actions()[0])
    again = lt.Record.loads(record.dumps())
    assert again.game.card_values() == {"worth": 9}
    assert again.options == {"rounds": 3}
    assert again.verify().digest() == state.digest()


def test_a_game_can_branch_off_at_a_position() -> None:
    position = played().replay(5)
    record = lt.Record.begin(lt.GAMES["toy"], players=3, seed=0, seats=["ann", "bob", "cy"])
    record.position, record.checks = position.to_json(), [check_of(position)]
    state = record.first()
    record.play(state, state.actions()[0])
    assert read(record.to_json()).verify().digest() == state.digest()
    data = record.to_json()
    data["position"]["players"][0]["score"] += 1
    with pytest.raises(lt.BadRecord) as caught:
        read(data).verify()
    assert caught.value.step == 0


def test_records_survive_pickling_and_copying() -> None:
    record = played()
    for other in (pickle.loads(pickle.dumps(record)), copy.copy(record), copy.deepcopy(record)):
        assert other.to_json() == record.to_json()
        assert other.verify().digest() == record.replay().digest()


def test_a_copied_record_is_independent() -> None:
    record = played()
    other = copy.deepcopy(record)
    other.cut(2)
    assert len(record.actions) > 2
    record.verify()


# The seed can be promised before the game and shown after it.


def test_a_commitment_is_opened() -> None:
    record = played()
    record.commitment, record.nonce = commitment(11, "salt"), "salt"
    assert record.commitment == hashlib.sha256(b"11:salt").hexdigest()
    assert read(record.to_json()).verify().over


@pytest.mark.parametrize("nonce", ["pepper", "", None])
def test_another_nonce_does_not_open_it(nonce: str | None) -> None:
    record = played()
    record.commitment, record.nonce = commitment(11, "salt"), nonce
    with pytest.raises(lt.BadRecord, match="not the one that was committed to"):
        read(record.to_json()).verify()


# Whatever was tampered with is found, with the step where it breaks.


def broken_at(step: int | None, change: Callable[[Json], object]) -> str:
    """The complaint about a record that was changed; it must name the step."""
    data = played().to_json()
    change(data)
    with pytest.raises(lt.BadRecord) as caught:
        read(data).verify()
    if step is not None:
        assert caught.value.step == step
        assert step == 0 or f"step {step}" in str(caught.value)
    return str(caught.value)


def test_an_edited_action_is_found_at_its_step() -> None:
    actions = played().to_json()["actions"]
    state = played().replay(6)
    other = next(action.text for action in state.actions() if action.text != actions[6])

    def change(data: Json) -> None:
        data["actions"][6] = other

    assert f"'{other}' is not what was played" in broken_at(7, change)


def test_an_illegal_action_is_found_at_its_step() -> None:
    def change(data: Json) -> None:
        data["actions"][4] = "match"

    assert "cannot be played: 'match' is not legal now" in broken_at(5, change)


def test_a_misspelt_action_is_found_at_its_step() -> None:
    def change(data: Json) -> None:
        data["actions"][2] = "drwa"

    assert "cannot be read: 'drwa' is not an action" in broken_at(3, change)


def test_an_action_that_is_no_text_is_found_at_its_step() -> None:
    broken_at(3, lambda data: data["actions"].__setitem__(2, 7))


def test_an_edited_check_is_found_at_its_step() -> None:
    broken_at(8, lambda data: data["checks"].__setitem__(8, "00000000"))


def test_actions_after_the_end_are_found() -> None:
    last = len(played().actions)

    def change(data: Json) -> None:
        data["actions"].append("draw")
        data["checks"].append("00000000")

    assert "too late" in broken_at(last + 1, change)


def test_missing_actions_are_found() -> None:
    last = len(played().actions)
    broken_at(last, lambda data: data["actions"].pop())
    broken_at(last + 1, lambda data: data["actions"].append("draw"))


def test_a_truncated_game_does_not_keep_its_result() -> None:
    last = len(played().actions)

    def change(data: Json) -> None:
        data["actions"].pop()
        data["checks"].pop()

    assert "does not end with the stored result" in broken_at(last - 1, change)


def test_a_removed_step_is_found() -> None:
    def change(data: Json) -> None:
        del data["actions"][3], data["checks"][4]

    broken_at(None, change)


@pytest.mark.parametrize(
    "result", [{}, "won", {"ranking": [[0]]}, None], ids=["empty", "text", "partial", "none"]
)
def test_a_wrong_result_is_found_at_the_end(result: object) -> None:
    broken_at(len(played().actions), lambda data: data.update(result=result))


def test_a_better_score_is_found_at_the_end() -> None:
    broken_at(len(played().actions), lambda data: data["result"]["scores"].__setitem__(0, 999))


def test_another_seed_is_found_before_the_first_step() -> None:
    assert "the cards or the seed" in broken_at(0, lambda data: data.update(seed=12))


def test_other_options_are_found() -> None:
    broken_at(0, lambda data: data["options"].update(rounds=3))


def test_edited_cards_are_found_before_the_first_step() -> None:
    assert "the cards or the seed" in broken_at(0, lambda data: data["cards"].update(worth=3))


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"format": None},
        {"format": "1"},
        {"ruleset": True},
        {"game": 5},
        {"players": 2},
        {"players": "3"},
        {"seed": "11"},
        {"seed": 1.5},
        {"seats": ["ann", "bob"]},
        {"seats": [1, 2, 3]},
        {"seats": "ann"},
        {"options": ["rounds"]},
        {"actions": "draw"},
        {"actions": None},
        {"checks": "0123"},
        {"checks": [0]},
        {"position": "first"},
        {"commitment": 5},
        {"nonce": [1], "commitment": "5"},
    ],
    ids=str,
)
def test_a_damaged_header_is_refused(change: Json) -> None:
    assert broken_at(0, lambda data: data.update(change)).endswith(".")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"ruleset": 2}, "ruleset 2 of Toy is not known"),
        ({"players": 9, "seats": list("abcdefghi")}, "Toy is for 2 to 4 players, not 9"),
        ({"options": {"colour": 1}}, "Toy has no option 'colour'"),
        ({"options": {"rounds": 99}}, "option 'rounds' cannot be '99'"),
        ({"cards": {}}, "the cards of the toy"),
        ({"cards": {"worth": "much"}}, "the cards of the toy"),
        ({"cards": "cards.toml"}, "must be an object"),
        ({"cards": [1]}, "must be an object"),
        ({"position": {}}, "a position is an object with a field 'game'"),
        ({"position": {"game": "toy", "players": []}}, "a card is missing"),
    ],
    ids=str,
)
def test_a_game_that_cannot_be_played_here_says_why(change: Json, sentence: str) -> None:
    assert sentence in broken_at(0, lambda data: data.update(change))


@pytest.mark.parametrize("field", ["format", "game", "players", "seed", "seats", "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    assert f"'{field}'" in broken_at(0, lambda data: data.pop(field))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '"toy"', "{}", DEEP], ids=range(8))
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(lt.BadRecord) as caught:
        lt.Record.loads(text)
    assert caught.value.step == 0


@given(st.data())
def test_a_file_that_was_cut_off_is_refused(data: st.DataObject) -> None:
    text = played(6).dumps()
    end = data.draw(st.integers(0, len(text) - 3))
    with pytest.raises(lt.BadRecord):
        lt.Record.loads(text[:end])
