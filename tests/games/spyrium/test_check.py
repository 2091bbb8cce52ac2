"""Positions that cannot be by the rules: each is refused with a sentence that says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from tests.games.spyrium.table import legal, play, position

ACTS: dict[str, Any] = {"phase": "activation", "money": 20}
PASSED: dict[str, Any] = {"phase": "passed"}
TRADER: dict[str, Any] = ACTS | {"techniques": ["negoce"]}


def refusal(**fields: Any) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(lt.BadPosition) as refused:
        position(**fields)
    return str(refused.value)


def asked(kind: str, seat: int = 0, **fields: Any) -> list[dict[str, Any]]:
    return [{"ask": kind, "seat": seat, **fields}]


# Events.


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"event": None}, "position, event: every turn has an event, none was found."),
        (
            {"next_event": None},
            "position, next_event: after turn 1 another event lies open, none was found.",
        ),
        (
            {"next_event": None, "turn": 6},
            "position, next_event: after turn 6 another event lies open, none was found.",
        ),
        (
            {"event_pile": ["sell"], "turn": 6},
            "position, event_pile: in turn 6 the pile has 0 events, found 1.",
        ),
    ],
)
def test_no_turn_is_without_its_events(fields: dict[str, Any], sentence: str) -> None:
    assert refusal(**fields) == sentence


def test_a_pile_that_is_written_in_part_is_filled_from_below() -> None:
    state = position(event={"event": "place"}, event_pile=["recruit", "sell"])
    pile = state.to_json()["event_pile"]
    assert (len(pile), pile[-2:]) == (5, ["recruit", "sell"])


def test_the_turn_after_a_written_position_has_the_event_that_lay_open() -> None:
    state = position(seats=[ACTS, PASSED], next_event={"event": "sell"}, turn=5)
    happened = play(state, "pass")
    assert [event["event_card"] for event in happened if event["event"] == "event-of-the-turn"] == [
        list(state.game.card_values()["events"]).index("sell")
    ]


# Passed seats.


def test_a_seat_that_has_passed_is_asked_nothing() -> None:
    sentence = "of seat 1: the seat has passed and is asked nothing more this turn."
    for kind in ("turn", "residence"):
        refused = refusal(seats=[ACTS, PASSED], pending=asked(kind, 1))
        assert refused == f"position, pending, '{kind}' {sentence}"


def test_a_seat_that_has_passed_has_no_worker_in_the_market() -> None:
    assert refusal(seats=[ACTS, PASSED], market={"a1": "mine1"}, workers={"a1-b1": [0, 1]}) == (
        "position, players[1]: a seat that has passed has no worker in the market, found 1."
    )


# Bonuses.


@pytest.mark.parametrize(
    ("seat", "sentence"),
    [
        ({"score": 20, "bonuses": []}, "at 20 points, found 0."),
        ({"score": 12, "bonuses": ["money"]}, "at 12 points, found 1."),
        ({"score": 3}, "at 3 points, found 2."),
    ],
)
def test_a_bonus_is_asked_of_a_seat_that_has_both(seat: dict[str, Any], sentence: str) -> None:
    assert refusal(seats=[ACTS | seat, {}], pending=asked("bonus")) == (
        "position, players[0].bonuses: a bonus is chosen among both at 8 points or more; "
        + sentence
    )


def test_a_bonus_that_is_asked_for_need_not_be_written_down() -> None:
    state = position(seats=[ACTS | {"score": 21}, {}], pending=asked("bonus"))
    assert legal(state) == ["bonus worker", "bonus money"]
    play(state, "bonus worker")
    assert (state.money[0], state.bonuses[0]) == (25, 0)


@pytest.mark.parametrize(
    ("score", "bonuses", "left"),
    [(7, ["money"], 2), (8, ["worker", "money"], 1), (19, [], 1), (20, ["worker"], 0)],
)
def test_bonuses_agree_with_the_points(score: int, bonuses: list[str], left: int) -> None:
    assert refusal(seats=[ACTS | {"score": score, "bonuses": bonuses}, {}]) == (
        f"position, players[0].bonuses: at {score} points {left} are still to be won, "
        f"found {len(bonuses)}."
    )


# Tokens.


@pytest.mark.parametrize(
    ("seats", "card", "most"), [(2, "univ1", 1), (5, "mine3", 1), (5, "mineur", 4)]
)
def test_a_card_holds_no_more_tokens_than_were_laid_on_it(seats: int, card: str, most: int) -> None:
    full = position(seats=[{}] * seats, market={"a1": (card, *[1] * most)})
    assert len(full.tokens[0]) == most
    assert refusal(seats=[{}] * seats, market={"a1": (card, *[1] * (most + 1))}) == (
        f"position, market.a1: '{card}' holds at most {most} of the tokens, found {most + 1}."
    )


# Questions.


@pytest.mark.parametrize(
    ("seat", "question", "sentence"),
    [
        (
            ACTS,
            asked("value", card="mineur", token=1),
            "the seat does not own 'negoce', which lets it name a value.",
        ),
        (
            TRADER | {"used": ["negoce"]},
            asked("value", card="mineur", token=1),
            "the seat has used 'negoce' this turn.",
        ),
        (
            TRADER,
            asked("value", option=1, token=1),
            "an option of the event with a token is expected.",
        ),
        (TRADER, asked("value", card="apprenti", token=1), "a card that uses tokens is expected."),
        (
            {"money": 20},
            asked("plot", place="b1"),
            "a card is activated in phase 'activation'.",
        ),
        (
            ACTS,
            asked("token", place="a1", due=21),
            "the seat has to pay £21 and has £20.",
        ),
        (ACTS, asked("plot", place="a1"), "a place that holds a building is expected."),
        (ACTS, asked("token", place="b1"), "a place that holds a character is expected."),
    ],
)
def test_a_question_agrees_with_the_table(
    seat: dict[str, Any], question: list[dict[str, Any]], sentence: str
) -> None:
    assert refusal(
        seats=[seat, {}],
        market={"a1": ("mineur", 1), "b1": "mine1"},
        event={"event": "sell"},
        pending=question,
    ) == (f"position, pending, '{question[0]['ask']}' of seat 0: {sentence}")


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        (
            asked("turn") + asked("turn", 1),
            "'turn' of seat 1: it must be for seat 0.",
        ),
        (
            asked("turn") + asked("residence"),
            "'residence' of seat 0: it lies on 'turn', but belongs upon 'residence'.",
        ),
        (
            asked("residence") + asked("turn"),
            "'turn' of seat 0: it lies on 'residence', but belongs upon nothing.",
        ),
    ],
)
def test_one_seat_is_asked_one_thing(pending: list[dict[str, Any]], sentence: str) -> None:
    assert refusal(seats=[ACTS, {}], pending=pending) == f"position, pending, {sentence}"


def test_a_game_ends_after_its_last_turn() -> None:
    assert position(turn=6, pending=[]).over
    assert refusal(turn=5, pending=[]) == (
        "position, pending: somebody is asked in turn 5; a game ends after turn 6."
    )


# Every field of positions from real games, changed to another value of its kind.


def positions(seed: int) -> list[dict[str, Any]]:
    """Some positions of a random game, one of each kind of question among them."""
    rng = Random(seed)
    state = lt.new("spyrium", players=rng.randint(2, 5), seed=seed)
    found: dict[str, dict[str, Any]] = {}
    while not state.over:
        assert state.decision is not None
        kind = state.decision.kind
        if kind not in found or rng.random() < 0.03:
            found[kind] = state.to_json()
        state.apply(rng.choice(state.actions()))
    return [*found.values(), state.to_json()]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values, lists included."""
    children = data.items() if isinstance(data, dict) else enumerate(data)
    found = []
    for key, value in children:
        if isinstance(value, dict | list):
            found += leaves(value, (*path, key))
        if not isinstance(value, dict):
            found.append((*path, key))
    return found


def changed(data: Any, path: tuple[Any, ...], rng: Random, words: list[str]) -> Any:
    """The same position with the value at a path replaced by another one of its kind."""
    if isinstance(data, dict):
        return {k: changed(v, path[1:], rng, words) if k == path[0] else v for k, v in data.items()}
    if path:
        return [changed(v, path[1:], rng, words) if k == path[0] else v for k, v in enumerate(data)]
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return rng.choice([0, 1, 2, 3, 5, 7, 8, 20, data + 1, data - 1])
    if isinstance(data, list):
        return rng.choice([[], data[:-1], [*data, *data[:1]], data[::-1]])
    return rng.choice([*words, None]) if isinstance(data, str) else rng.choice([0, 1, None])


def vocabulary(data: dict[str, Any]) -> list[str]:
    """The words that a position uses, and names of everything in the box."""
    values = lt.GAMES["spyrium"].card_values()
    return [
        *values["cards"],
        *values["events"],
        *("placement", "activation", "passed", "worker", "money"),
        *("turn", "token", "value", "plot", "residence", "bonus"),
        *data["market"],
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    rng = Random(seed)
    sentences: list[str] = []
    played = 0
    for data in positions(seed):
        words = vocabulary(data)
        paths = [path for path in leaves(data) if path[0] not in ("game", "ruleset", "chance")]
        for path in rng.sample(paths, min(40, len(paths))):
            try:
                state = lt.State.from_json(changed(data, path, rng, words))
            except lt.BadPosition as error:
                sentences.append(str(error))
                continue
            for _ in range(state.game.longest):
                state.game.check(state)
                if state.over:
                    break
                state.apply(rng.choice(state.actions()))
            assert state.over, path
            played += 1
    assert len(sentences) > 20
    assert [sentence for sentence in sentences if not sentence.startswith("position")] == []
    assert played > 20
