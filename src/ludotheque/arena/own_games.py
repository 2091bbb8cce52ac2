"""Games that a learner plays against itself, one step ahead, and the positions in them."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from ludotheque.bots.evaluation import Evaluation, features_of, final_chances
from ludotheque.bots.greedy import GreedyBot
from ludotheque.core.game import Game
from ludotheque.core.state import State

_LONGEST = 2000
"""Games with more decisions are left out: nobody in them knows how to win."""


class Seen(NamedTuple):
    """A quiet position: its stage, and the numbers of each side."""

    stage: int
    numbers: list[list[float]]


class OwnGame(NamedTuple):
    """The quiet positions of a game, what each seat has of the victory, and its points."""

    seen: list[Seen]
    shares: list[float]
    scores: list[float]


def own_game(
    game: Game[Any], players: int, evaluation: Evaluation, rng: Random, random_moves: float
) -> OwnGame | None:
    """A game of a learner against itself, with some random moves; none if it does not end."""
    state: State = game.new(players, rng.getrandbits(48))
    state.listening = False
    features = features_of(game)
    bot = GreedyBot(rng.getrandbits(48), evaluation)
    seen: list[Seen] = []
    for _ in range(_LONGEST):
        seat = state.actor
        if seat is None:
            break
        if features.quiet(state):
            seen.append(Seen(features.stage(state), features.of(state)))
        if rng.random() < random_moves:
            action = rng.choice(state.actions())
        else:
            action = bot.choose(state.view(seat))
        state.apply(action)
    outcome = state.outcome
    if outcome is None:
        return None
    scores = [float(score) for score in outcome.scores]
    return OwnGame(seen, final_chances(outcome, players), scores)
