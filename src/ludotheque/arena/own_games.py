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
    """A position: its stage, and the numbers of each side."""

    stage: int
    numbers: list[list[float]]


class OwnGame(NamedTuple):
    """The positions of a game that left a choice, shares of the victory, and points."""

    seen: list[Seen]
    shares: list[float]
    scores: list[float]


def own_game(
    game: Game[Any], players: int, evaluation: Evaluation, rng: Random, random_moves: float
) -> OwnGame | None:
    """A game of a learner against itself, with some random moves; none if it does not end.

    Positions in the middle of something are learnt from too: a bot compares them when it plays on
    to a quiet one.
    """
    state: State = game.new(players, rng.getrandbits(48))
    state.listening = False
    features = features_of(game)
    bot = GreedyBot(rng.getrandbits(48), evaluation)
    seen: list[Seen] = []
    for _ in range(_LONGEST):
        seat = state.actor
        if seat is None:
            break
        actions = state.actions()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        seen.append(Seen(features.stage(state), features.of(state)))
        by_chance = rng.random() < random_moves
        state.apply(rng.choice(actions) if by_chance else bot.choose(state.view(seat)))
    outcome = state.outcome
    if outcome is None:
        return None
    scores = [float(score) for score in outcome.scores]
    return OwnGame(seen, final_chances(outcome, players), scores)
