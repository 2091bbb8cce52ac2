"""The table of actions and its notation."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.action import Action, action_at, texts
from tests.core.toy_game import TABLE

KNOWN = {action.text for action in TABLE}


def test_the_table_is_a_sequence_of_all_actions() -> None:
    assert [action.index for action in TABLE] == list(range(len(TABLE)))
    assert all(TABLE[action.index] is action for action in TABLE)
    assert texts(list(TABLE)[:3]) == ["draw", "dig", "play 1"]


def test_an_action_shows_its_text_and_its_values() -> None:
    action = TABLE.parse("give 5 2")
    assert (str(action), repr(action)) == ("give 5 2", "<give 5 2>")
    assert (action.game, action.a, action.b) == ("toy", 5, 2)


@given(st.sampled_from(list(TABLE)), st.data())
def test_letter_case_and_blanks_do_not_matter(action: Action, data: st.DataObject) -> None:
    blanks = st.text(" \t\n", min_size=1, max_size=3)
    words = [data.draw(st.sampled_from([word, word.upper()])) for word in action.text.split()]
    written = data.draw(blanks) + data.draw(blanks).join(words) + data.draw(blanks)
    assert TABLE.parse(written) is action


@given(st.text() | st.sampled_from(sorted(KNOWN)))
def test_any_text_is_an_action_or_malformed(text: str) -> None:
    written = " ".join(text.lower().split())
    if written in KNOWN:
        assert TABLE.parse(text).text == written
    else:
        with pytest.raises(lt.MalformedAction, match=r"is not an action of toy; .*'[a-z0-9 ]+'"):
            TABLE.parse(text)


def test_a_misspelt_action_comes_with_the_right_spelling() -> None:
    with pytest.raises(lt.MalformedAction) as caught:
        TABLE.parse("declien")
    assert str(caught.value) == "'declien' is not an action of toy; did you mean 'decline'?"


def test_nonsense_comes_with_an_example() -> None:
    with pytest.raises(lt.MalformedAction) as caught:
        TABLE.parse("§§§")
    assert str(caught.value) == "'§§§' is not an action of toy; an example is 'draw'."


def test_a_long_text_is_cut_short_in_the_complaint() -> None:
    with pytest.raises(lt.MalformedAction) as caught:
        TABLE.parse("x" * 10_000)
    assert len(str(caught.value)) < 200


def test_there_is_one_object_for_each_action() -> None:
    for action in TABLE:
        assert pickle.loads(pickle.dumps(action)) is action
        assert copy.copy(action) is action
        assert copy.deepcopy([action])[0] is action
        assert action_at("toy", action.index) is action
