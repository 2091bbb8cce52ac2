"""Trains a small agent by playing against random bots for two minutes, then measures it.

    python examples/train_agent.py
    python examples/train_agent.py --game uchronia --players 3 --seconds 300

The agent has two tables of weights. One, times the observation, says how much the agent likes each
action; the mask strikes out those that are not legal. The other says how well the game stands. An
action after which the game stands better than before becomes likelier (an actor and a critic).
"""

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import gymnasium
import numpy as np

from ludotheque.adapters.gymnasium import identity

Array = np.ndarray[Any, Any]


class Played(NamedTuple):
    """A game as the agent saw it: one row a decision, and the result, from -1 to 1."""

    seen: Array
    legal: Array
    done: Array
    result: float


class Agent:
    """What it likes, its sense of how the game stands, and how both change."""

    def __init__(self, observations: int, actions: int, seed: int) -> None:
        self.likes = np.zeros((observations, actions), np.float32)
        self.slope: Array = np.zeros_like(self.likes)
        self.square: Array = np.zeros_like(self.likes)
        self.stands: Array = np.zeros(observations, np.float32)
        self.moments: Array = np.zeros((observations, observations), np.float32)
        self.sums: Array = np.zeros(observations, np.float32)
        self.rng = np.random.default_rng(seed)

    def chances(self, seen: Array, legal: Array) -> Array:
        """How likely each action is: 0 for those that are not legal."""
        likes = np.where(legal, seen @ self.likes, -np.inf)
        odds = np.exp(likes - likes.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    def act(self, seen: Array, legal: Array) -> Array:
        """An action for each table, drawn by its chances."""
        sums = self.chances(seen, legal).cumsum(axis=1)
        return np.asarray((sums > self.rng.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1))

    def learn(self, games: Sequence[Played]) -> None:
        """Learns from whole games."""
        gains = np.concatenate([self.gains(game) for game in games])
        results = np.concatenate([np.full(len(game.done), game.result) for game in games])
        seen = np.concatenate([game.seen for game in games])
        legal = np.concatenate([game.legal for game in games])
        done = np.concatenate([game.done for game in games])
        self.change_likes(seen, legal, done, gains / (gains.std() + 1e-6))
        self.judge_anew(seen, results)

    def gains(self, game: Played, later: float = 0.8) -> Array:
        """By how much each action bettered the game; what came of it later counts ever less."""
        gains = np.diff(np.append(game.seen @ self.stands, game.result))
        for step in range(len(gains) - 2, -1, -1):
            gains[step] += later * gains[step + 1]
        return gains

    def change_likes(
        self, seen: Array, legal: Array, done: Array, gains: Array, rate: float = 0.01
    ) -> None:
        """A step up the policy's gradient, as long for rare features as for common ones."""
        wanted = -self.chances(seen, legal)
        wanted[np.arange(len(done)), done] += 1
        slope = seen.T @ (wanted * gains[:, None]).astype(np.float32) / len(done)
        self.slope = 0.9 * self.slope + 0.1 * slope
        self.square = 0.99 * self.square + 0.01 * slope**2
        self.likes += rate * self.slope / (np.sqrt(self.square) + 1e-5)

    def judge_anew(self, seen: Array, results: Array, ridge: float = 300.0) -> None:
        """Least squares over all games so far, of which old ones count less."""
        self.moments = 0.98 * self.moments + seen.T @ seen
        self.sums = 0.98 * self.sums + seen.T @ results.astype(np.float32)
        even = ridge * np.eye(len(self.sums), dtype=np.float32)
        self.stands = np.linalg.solve(self.moments + even, self.sums)


class Tables:
    """Many games at once."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        self.games = gymnasium.make_vec(identity(game, players), num_envs=16)
        self.seen, self.info = self.games.reset(seed=seed)
        self.paths: list[list[Any]] = [[] for _ in range(self.games.num_envs)]

    def play(self, choose: Callable[[Array, Array], Array], games: int) -> list[Played]:
        """Plays on until so many games have ended."""
        ended: list[Played] = []
        while len(ended) < games:
            masks = self.info["action_mask"].astype(bool)
            actions = choose(self.seen, masks)
            for path, *step in zip(self.paths, self.seen, masks, actions, strict=True):
                path.append(step)
            self.seen, results, over, _, self.info = self.games.step(actions)
            for table in np.flatnonzero(over):
                seen, legal, done = (
                    np.array(column) for column in zip(*self.paths[table], strict=True)
                )
                ended.append(Played(seen, legal, done, float(results[table])))
                self.paths[table] = []
        return ended


def interval(won: Sequence[bool]) -> tuple[float, float, float]:
    """The share of victories, and the bounds that hold it 19 times out of 20 (Wilson)."""
    games, share, z = len(won), sum(won) / len(won), 1.96
    middle = (share + z**2 / (2 * games)) / (1 + z**2 / games)
    spread = (share * (1 - share) / games + (z / 2 / games) ** 2) ** 0.5
    half = z * spread / (1 + z**2 / games)
    return share, middle - half, middle + half


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--game", default="spyrium")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--seconds", type=float, default=120, help="how long it learns")
    arguments.add_argument("--games", type=int, default=10**9, help="how many games at the most")
    arguments.add_argument("--trial", type=int, default=400, help="games of the final trial")
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()

    tables = Tables(asked.game, asked.players, asked.seed)
    observations = tables.games.single_observation_space.shape
    actions: Any = tables.games.single_action_space
    assert observations is not None
    agent = Agent(observations[0], int(actions.n), asked.seed)
    played, usual, start = 0, 0.0, time.monotonic()
    while played < asked.games and time.monotonic() - start < asked.seconds:
        games = tables.play(agent.act, 16)
        agent.learn(games)
        played += len(games)
        usual += 0.1 * (sum(game.result for game in games) / len(games) - usual)
        print(f"\r{played} games, mean result {usual:+.2f}", end="", flush=True)

    trial = Tables(asked.game, asked.players, asked.seed + 1).play(agent.act, asked.trial)
    share, low, high = interval([game.result == 1 for game in trial])
    print(
        f"\n{len(trial)} games against random play: {share:.1%} won, 95 % interval {low:.1%} to "
        f"{high:.1%}; an equal would win {1 / asked.players:.0%}"
    )


if __name__ == "__main__":
    main()
