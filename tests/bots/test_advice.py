"""Hints: a few good actions, with chances and reasons that can be said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import LevelBot
from ludotheque.bots.evaluation import evaluation, features_of, from_data
from ludotheque.bots.greedy import GreedyBot
from ludotheque.bots.lookahead import finish_turn
from ludotheque.bots.search import SearchBot
from ludotheque.core.game import Game
from ludotheque.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("game", lt.GAMES.values(), ids=lambda game: game.name)


def positions(game: Game[Any], count: int) -> list[lt.View]:
    """Views of whoever has a choice, all over a random game."""
    rng = Random(3)
    state = game.new(2, seed=3)
    found = []
    while (seat := state.actor) is not None:
        if len(state.actions()) > 2:
            found.append(state.view(seat))
        state.apply(rng.choice(state.actions()))
    return found[:: max(1, len(found) // count)][:count]


@every_game
@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_advice_is_legal_ranked_and_said_in_both_languages(game: Game[Any], level: str) -> None:
    spoken = [Words(language, game, ["Ada", "Basil"]) for language in LANGUAGES]
    for view in positions(game, 6):
        hints = LevelBot(level, 1).explain(view)
        assert len(hints) == 3
        assert all(one.action in view.actions() for one in hints)
        chances = [one.chance for one in hints]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        reasons = [one.reason for one in hints if one.reason.key != "hint-even"]
        assert all(reasons.count(reason) == 1 for reason in reasons), "each has its own"
        for words in spoken:
            assert all(words.say(one.reason) for one in hints)


@pytest.mark.parametrize(("worth", "reason"), [(1.0, "hint-has"), (-1.0, "hint-spared")])
def test_the_reason_says_whether_a_thing_is_sought_or_avoided(worth: float, reason: str) -> None:
    """Whoever thinks money harmful is glad to be rid of it."""
    features = features_of(lt.GAMES["spyrium"])
    weights = {"money": [worth] * features.stages}
    judge = from_data(features, {"weights": weights, "scales": [5.0] * features.stages})
    state = lt.State.from_json(
        {
            "game": "spyrium",
            "market": {"a1": {"card": "mine1"}, "b1": {"card": "mine2"}},
            "workers": {"a1-b1": [0, 1]},
            "players": [{"phase": "activation", "money": 9}, {}],
        }
    )
    best = GreedyBot(1, judge).explain(state.view(0))[0]
    assert best.reason.key == reason


@every_game
def test_the_advice_shows_what_the_bot_would_play(game: Game[Any]) -> None:
    """First, if the bot plays by chances alone; a search plays what it has tried most."""
    for view in positions(game, 6):
        assert LevelBot("greedy", 5).explain(view)[0].action is LevelBot("greedy", 5).choose(view)
        shown = [one.action for one in LevelBot("search", 5).explain(view)]
        assert LevelBot("search", 5).choose(view) in shown


@every_game
def test_the_same_seed_and_iterations_give_the_same_move(game: Game[Any]) -> None:
    judge = evaluation(game, "full")
    for view in positions(game, 4):
        first, again = (SearchBot(7, judge, 10).rated_actions(view) for _ in range(2))
        assert first == again


@every_game
def test_a_search_evaluates_after_the_end_of_a_turn(game: Game[Any]) -> None:
    judge = evaluation(game, "full")
    for view in positions(game, 12):
        state, seat = view.sample(Random(1)), view.seat
        assert seat is not None
        finish_turn(judge, state, seat)
        assert state.over or (state.actor != seat and judge.features.quiet(state))


def test_a_search_ends_when_its_time_is_over() -> None:
    (view,) = positions(lt.GAMES["spyrium"], 1)
    judge = evaluation(view.game, "full")
    assert SearchBot(1, judge, 10**9, seconds=0.05).choose(view) in view.actions()


def test_a_forced_move_is_not_searched() -> None:
    state = lt.State.from_json(
        {"game": "spyrium", "players": [{"phase": "activation", "money": 0, "spyrium": 0}, {}]}
    )
    assert [action.text for action in state.actions()] == ["pass"]
    judge = evaluation(state.game, "full")
    assert SearchBot(1, judge, 10**9).choose(state.view(0)).text == "pass"


@every_game
@pytest.mark.parametrize("level", ["greedy", "strong"])
def test_an_action_without_alternative_has_a_chance_too(game: Game[Any], level: str) -> None:
    rng = Random(5)
    state = game.new(2, seed=5)
    while (seat := state.actor) is not None and len(state.actions()) > 1:
        state.apply(rng.choice(state.actions()))
    assert seat is not None, "the game has a decision without alternative"
    (only,) = LevelBot(level, 1).explain(state.view(seat))
    assert only.action is state.actions()[0]
    assert 0 <= only.chance <= 1
