"""The table of zones: hidden hands, a deck, and all that follows from who sees what."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.event import Event, EventKind
from ludotheque.core.visibility import ALL, NOBODY, OWNER, Visibility, Zone
from ludotheque.testing import registered
from tests.core import toy_game as rules
from tests.core.toy_game import OPEN, Toy, ToyState

FIRST: dict[str, Any] = {
    "game": "toy",
    "players": [
        {"hand": [1, 1, 6], "kept": [2]},
        {"hand": [3, 4], "kept": []},
        {"hand": [2, 5, 5], "kept": [6]},
    ],
    "deck": [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6],
    "discard": [5],
    "shown": [6],
    "left": 9,
    "pending": [[0, 0]],
    "chance": 77,
}


@pytest.fixture
def toy() -> Iterator[Toy]:
    game = Toy()
    with registered(game):
        yield game


@pytest.fixture
def state(toy: Toy) -> ToyState:
    return toy.restore(FIRST)


def after(state: ToyState, text: str) -> ToyState:
    child = state.copy()
    child.apply(state.game.parse(text))
    return child


# Who sees what.


def test_a_zone_is_seen_by_all_by_its_owner_or_by_nobody() -> None:
    seen = {by: [Zone("x", by).seen(1, viewer) for viewer in (0, 1, None)] for by in (ALL, OWNER)}
    assert seen == {ALL: [True, True, True], OWNER: [False, True, False]}
    assert not any(
        Zone("x", NOBODY).seen(owner, viewer) for owner in (-1, 0) for viewer in (0, None)
    )


def test_a_zone_without_owner_belongs_to_no_spectator() -> None:
    assert not Zone("x", OWNER).seen(-1, None)


def test_hidden_zones_are_those_of_others_and_the_deck(toy: Toy, state: ToyState) -> None:
    def hidden(viewer: int | None) -> list[tuple[str, int]]:
        return [(zone.path, owner) for zone, owner in toy.visibility.hidden(state, viewer)]

    assert hidden(1) == [
        ("players.*.hand", 0),
        ("players.*.hand", 2),
        ("players.*.kept", 0),
        ("players.*.kept", 2),
        ("deck", -1),
    ]
    assert len(hidden(None)) == 7


# Views.


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others(state: ToyState) -> None:
    data = state.view(0).to_json()
    assert [player["hand"] for player in data["players"]] == [
        [1, 1, 6],
        {"hidden": 2, "known": []},
        {"hidden": 3, "known": []},
    ]
    assert [player["kept"] for player in data["players"]] == [[2], {"hidden": 0}, {"hidden": 1}]
    assert data["deck"] == {"hidden": 12, "known": []}
    assert data["unseen"] == {"card": sorted([3, 4, 2, 5, 5, 6, *FIRST["deck"]])}
    assert (data["seat"], data["actor"]) == (0, 0)
    assert "chance" not in data


def test_a_spectator_sees_no_hand(state: ToyState) -> None:
    data = state.view(None).to_json()
    assert [player["hand"] for player in data["players"]] == [
        {"hidden": size, "known": []} for size in (3, 2, 3)
    ]
    assert len(data["unseen"]["card"]) == 22


def test_the_position_of_a_view_tells_nothing_of_other_hands(state: ToyState) -> None:
    position = state.view(1).position
    assert isinstance(position, ToyState)
    assert position.hands[1] == state.hands[1]
    assert position.chance == 0
    in_order = [*position.hands[0], *position.hands[2], *position.kept[0], *position.kept[2]]
    in_order += position.deck
    assert in_order == sorted([*state.hands[0], *state.hands[2], 2, 6, *state.deck])


def test_the_position_of_a_view_does_not_remember_what_was_legal(state: ToyState) -> None:
    """The acting seat's actions name its cards: a view of another seat works them out anew."""
    true = state.actions()
    position = state.view(1).position
    assert position.actions() == tuple(state.game.legal(position))
    assert position.actions() != true
    sample = state.view(1).sample(Random(3))
    assert sample.actions() == tuple(state.game.legal(sample))


def test_views_of_positions_that_look_alike_are_alike(state: ToyState) -> None:
    other = state.copy()
    other.hands = [state.hands[0], (2, 5), (3, 4, 5)]
    other.deck = tuple(reversed(state.deck))
    other.chance = 5
    assert json.dumps(other.view(0).to_json()) == json.dumps(state.view(0).to_json())
    assert other.view(0).position.digest() == state.view(0).position.digest()
    assert other.view(1).to_json() != state.view(1).to_json()


def test_a_field_that_nobody_declared_never_leaves(toy: Toy, state: ToyState) -> None:
    for path in OPEN:
        zones = [zone for zone in toy.visibility.zones if zone.path != path]
        data = Visibility(zones).redact_json(state, 0)
        assert path not in data
        assert path != "players.*.score" or "score" not in data["players"][0]
    nothing = Visibility([]).redact_json(state, None)
    assert nothing == {"unseen": {}}


# Samples.


def test_a_sample_keeps_what_the_seat_sees_and_deals_the_rest_anew(
    toy: Toy, state: ToyState
) -> None:
    rng = Random(1)
    hands = Counter[tuple[int, ...]]()
    for _ in range(200):
        sample = state.view(0).sample(rng)
        assert isinstance(sample, ToyState)
        toy.check(sample)
        assert (sample.hands[0], sample.kept[0]) == (state.hands[0], state.kept[0])
        assert sample.view(0).to_json() == state.view(0).to_json()
        hands[sample.hands[1]] += 1
    assert len(hands) > 10


def test_samples_repeat_with_the_same_generator_and_have_a_chance_of_their_own(
    state: ToyState,
) -> None:
    one, same, other = (state.view(2).sample(Random(seed)) for seed in (1, 1, 2))
    assert one.digest() == same.digest() != other.digest()
    assert len({state.chance, one.chance, other.chance, 0}) == 4


# Memory.


def test_a_card_that_was_picked_up_openly_is_known_in_the_hand(state: ToyState) -> None:
    picked = after(state, "pick")
    hand = picked.view(1).to_json()["players"][0]["hand"]
    assert hand == {"hidden": 4, "known": [5]}
    assert picked.view(0).to_json()["players"][0]["hand"] == [1, 1, 5, 6]
    unseen = picked.view(1).to_json()["unseen"]["card"]
    assert unseen == state.view(1).to_json()["unseen"]["card"], "it was open, and is not lost"


def test_every_sample_holds_what_is_known(state: ToyState) -> None:
    dug = after(after(state, "pick"), "dig")
    assert dug.view(2).to_json()["deck"] == {"hidden": 12, "known": [6]}
    rng = Random(5)
    for _ in range(50):
        sample = dug.view(2).sample(rng)
        assert isinstance(sample, ToyState)
        assert 5 in sample.hands[0]
        assert sample.deck[0] == 6


def test_a_known_card_is_forgotten_when_it_may_have_gone(state: ToyState) -> None:
    picked = after(state, "pick")
    picked.stack = [(rules.ACT, 0)]
    for text, known in (("play 1", [5]), ("play 5", []), ("keep 1", []), ("give 5 2", [])):
        data = after(picked, text).view(1).to_json()
        assert data["players"][0]["hand"]["known"] == known, text


def test_playing_what_everybody_knows_is_no_barrier(state: ToyState) -> None:
    picked = after(state, "pick")
    picked.stack = [(rules.ACT, 0)]
    assert not picked.game.visibility.reveals(picked, after(picked, "play 5"))
    assert picked.game.visibility.reveals(picked, after(picked, "play 6"))


# Events.


def test_an_event_is_redacted_by_the_zone_its_value_lies_in(toy: Toy, state: ToyState) -> None:
    drew = Event(rules.DREW, 1, (4,))
    heard = [state.view(viewer).redact_event(drew)["card"] for viewer in (0, 1, 2, None)]
    assert heard == [None, 4, None, None]
    assert drew["card"] == 4
    dug = Event(rules.DUG, 1, (4,))
    assert [state.view(viewer).redact_event(dug)["card"] for viewer in (0, None)] == [4, 4]


def test_only_the_secret_value_of_an_event_is_redacted(toy: Toy) -> None:
    kind = EventKind(
        "swapped", ("card", "with", "cost"), {"card": "players.*.hand", "with": "deck"}
    )
    event = Event(kind, 0, (4, 2, 3))
    assert toy.visibility.redact_event(event, 0).values == (4, None, 3)
    assert toy.visibility.redact_event(event, 1).values == (None, None, 3)


# The barrier for undo.


@pytest.mark.parametrize("text", ["draw", "play 6", "give 6 1"])
def test_cards_that_somebody_learns_are_a_barrier(state: ToyState, text: str) -> None:
    assert state.game.visibility.reveals(state, after(state, text))


def test_an_action_that_touches_nothing_hidden_is_no_barrier(state: ToyState) -> None:
    asked = after(state, "play 6")
    assert not state.game.visibility.reveals(asked, after(asked, "decline"))


def test_using_chance_is_a_barrier(state: ToyState) -> None:
    other = state.copy()
    assert not state.game.visibility.reveals(state, other)
    other.chance += 1
    assert state.game.visibility.reveals(state, other)


def test_a_card_that_goes_into_the_dark_is_no_barrier(state: ToyState) -> None:
    other = state.copy()
    other.deck, other.discard = (*state.discard, *state.deck), ()
    assert not state.game.visibility.reveals(state, other)


def test_one_of_two_equal_cards_is_a_barrier(state: ToyState) -> None:
    other = state.copy()
    other.hands[0] = (1, 6)
    other.discard = (*state.discard, 1)
    assert state.game.visibility.reveals(state, other)


def test_a_view_of_a_seat_that_is_not_there_is_refused(state: ToyState) -> None:
    with pytest.raises(ValueError, match="there is no seat 3; seats are 0 to 2"):
        state.view(3)
    assert isinstance(state.view(2), lt.View)
