"""Other engines, measured as ours are: whatever of them is installed (`pip install .[bench]`).

They play other games: a ratio compares what a decision costs, not what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from ludotheque.arena.bench import (
    COPY,
    PLAYING,
    PLAYOUT_DECISIONS,
    PLAYOUTS,
    Measure,
    Size,
    WorkingTime,
    microseconds,
)

DRIVEN = ("hearts", "dou_dizhu")
"""Games of OpenSpiel that are played from Python."""
ROLLED_OUT = ("gin_rummy", "backgammon", "chess")
"""Games of OpenSpiel whose random playouts run in its own C++."""
_HALF_OF_CATAN = 300
"""Decisions after which a random game of four is in its middle, or somewhat before."""
_PEERS_ARE_SLOWER = 5
"""Samples of peers are smaller, so that a round does not take them minutes."""


def peers(size: Size) -> list[Measure]:
    """All that is measured of the peers that are installed."""
    smaller = size._replace(
        decisions=size.decisions // _PEERS_ARE_SLOWER, copies=size.copies // _PEERS_ARE_SLOWER
    )
    found: list[Measure] = []
    for measured in (_catanatron, _open_spiel, _rlcard, _python_chess):
        try:
            found += measured(smaller)
        except ImportError:
            continue
    return found


def _per_second(count: int, play: Callable[[], int]) -> float:
    """How often a second something is counted by games that are played one after the other."""
    done = 0
    watch = WorkingTime()
    while done < count:
        done += play()
    return done / watch.seconds


def _playouts_per_second(count: int, play: Callable[[], int]) -> float:
    """The same games, counted by themselves."""
    games = decisions = 0
    watch = WorkingTime()
    while decisions < count:
        decisions += play()
        games += 1
    return games / watch.seconds


# Catanatron: its own random players in its own loop.


def _catanatron(size: Size) -> Iterator[Measure]:
    catan = import_module("catanatron")
    colors = list(catan.Color)[:4]
    seeds = iter(range(10**9))

    def game() -> Any:
        return catan.Game([catan.RandomPlayer(color) for color in colors], seed=next(seeds))

    def play(game: Any) -> int:
        before = len(game.state.actions)
        game.play()
        return len(game.state.actions) - before

    def half_way() -> Any:
        half = game()
        while len(half.state.actions) < _HALF_OF_CATAN:
            half.play_tick()
        # A few games are over by then, and nothing could be played from there.
        return half if half.winning_color() is None else half_way()

    half = half_way()
    new_game, from_half = (lambda: play(game())), (lambda: play(half.copy()))
    of = partial(Measure, "Catanatron, Catan", len(colors))
    yield of(PLAYING, partial(_per_second, size.decisions, new_game))
    yield of(PLAYOUT_DECISIONS, partial(_per_second, size.decisions, from_half))
    yield of(PLAYOUTS, partial(_playouts_per_second, size.decisions, from_half))
    yield of(COPY, partial(microseconds, half.copy, size))


# OpenSpiel: C++ games through their bindings, and its own rollouts in C++.


def _open_spiel(size: Size) -> Iterator[Measure]:
    spiel = import_module("pyspiel")
    rng = Random(1)
    for name in (*DRIVEN, *ROLLED_OUT):
        game = spiel.load_game(name)
        half = _half_way(game, rng)
        rest = _decisions_left(game, half, rng, size)
        of = partial(Measure, f"OpenSpiel, {name}", game.num_players())
        drive = partial(_drive, game, rng)
        yield of(PLAYING, partial(_per_second, size.decisions, drive))
        yield of(COPY, partial(microseconds, half.clone, size))
        if name in ROLLED_OUT:
            roll = partial(_roll_out, spiel, game, half, size.decisions, rest)
            yield of(PLAYOUT_DECISIONS, roll)
            yield of(PLAYOUTS, partial(roll, 1 / rest))


def _drive(game: Any, rng: Random, state: Any = None) -> int:
    """Plays at random from Python; the decisions of players are counted, not those of chance."""
    state = state or game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _half_way(game: Any, rng: Random) -> Any:
    """A position in the middle of a game."""
    half = _drive(game, rng) // 2
    state = game.new_initial_state()
    while half > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            half -= 1
        if state.is_terminal():
            return _half_way(game, rng)
    return state


def _decisions_left(game: Any, state: Any, rng: Random, size: Size) -> float:
    """How many decisions follow a position on average, in enough games for an error of 2 %."""
    games = max(5, size.decisions // 40)
    return sum(_drive(game, rng, state.clone()) for _ in range(games)) / games


def _roll_out(
    spiel: Any, game: Any, state: Any, decisions: int, rest: float, share: float = 1
) -> float:
    """Decisions a second in rollouts that OpenSpiel's search makes from one position in C++.

    With ``share``, so much of a playout for each decision.
    """
    rollouts = max(1, round(decisions / rest))
    evaluator = spiel.RandomRolloutEvaluator(rollouts, 1)
    search = spiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    watch = WorkingTime()
    search.step(state)
    return rollouts * rest * share / watch.seconds


# RLCard: its own random agents in its own loop.


def _rlcard(size: Size) -> Iterator[Measure]:
    rlcard = import_module("rlcard")
    agents = import_module("rlcard.agents")
    for name in ("uno", "doudizhu"):
        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            paths, _ = env.run(is_training=False)
            return sum(len(path) // 2 for path in paths)

        of = partial(Measure, f"RLCard, {name}", env.num_players)
        yield of(PLAYING, partial(_per_second, max(1, size.decisions // 10), play))


# python-chess: the loop that a newcomer writes.


def _python_chess(size: Size) -> Iterator[Measure]:
    chess = import_module("chess")
    rng = Random(1)

    def play(board: Any) -> int:
        moves = 0
        while moves < 300 and (legal := list(board.legal_moves)):
            board.push(rng.choice(legal))
            moves += 1
        return moves

    half = chess.Board()
    for _ in range(40):
        half.push(rng.choice(list(half.legal_moves)))
    new_game, from_half = (lambda: play(chess.Board())), (lambda: play(half.copy(stack=False)))
    of = partial(Measure, "python-chess", 2)
    yield of(PLAYING, partial(_per_second, size.decisions, new_game))
    yield of(PLAYOUT_DECISIONS, partial(_per_second, size.decisions, from_half))
    yield of(PLAYOUTS, partial(_playouts_per_second, size.decisions, from_half))
    yield of(COPY, partial(microseconds, partial(half.copy, stack=False), size))
