"""A training by PPO from its first step to its last: phases, checkpoints, curves, trials.

Everything is in one folder: ``policy.npz`` is the network, which bots play with; ``training.npz``
has what is needed to go on; ``curve.csv`` and ``curve.svg`` show how it went.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ludotheque
from ludotheque.adapters.self_play import SelfPlay
from ludotheque.arena import ppo
from ludotheque.arena.actor_critic import new_weights
from ludotheque.arena.adam import Adam
from ludotheque.arena.curves import append_row, picture, read_rows
from ludotheque.arena.imitation import STEPS as IMITATED
from ludotheque.arena.imitation import Imitation
from ludotheque.arena.league import League, Member
from ludotheque.arena.match import close, play_with
from ludotheque.bots import make
from ludotheque.bots.evaluation import final_chances
from ludotheque.bots.policy import PolicyBot
from ludotheque.bots.policy_net import FILE, PolicyNet, read_arrays, write_arrays
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, find

TRAINING, CURVE, PICTURE = "training.npz", "curve.csv", "curve.svg"
TRIED, ENTROPY, SURPRISE = "won against greedy", "entropy", "surprise"
OPPONENT = "greedy"
"""Against whom the network is tried."""
TRIALS = 25
"""How often that is done in the course of a training."""
FORMER = 25
"""Updates after which the learner joins its league as it is then."""
SAVED = 60.0
"""Seconds between two checkpoints."""


class Settings(NamedTuple):
    """What a training does; stored with it."""

    game: str
    players: int = 2
    steps: int = 8_000_000
    """Decisions at all tables, imitation included."""
    imitation: float = 0.1
    """The share of them in which a teacher is imitated."""
    teacher: str = "greedy"
    league: tuple[str, ...] = ("greedy",)
    hidden: int = 128
    tables: int = ppo.TABLES
    trial: int = 100
    """Games of a trial."""
    seed: int = 1


class Training:
    """A learner, its tables and its league; it stands wherever its folder says."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        self.game: Game[Any] = find(settings.game)
        self.rng = np.random.default_rng(settings.seed)
        self.env = SelfPlay(
            settings.game, players=settings.players, tables=settings.tables, seed=settings.seed
        )
        size, actions = self.env.observations.shape[1], self.env.masks.shape[1]
        self.weights = new_weights(size, actions, settings.hidden, self.rng)
        self.adam = Adam(self.weights)
        self.league = League(list(settings.league), settings.players, settings.tables, self.rng)
        self.rollout = ppo.Rollout(self.env, self.league, self.rng)
        self.imitation = Imitation(self.env, settings.teacher, settings.seed)
        self.done = 0
        """Decisions so far."""
        self.updates = 0
        self.minutes = 0.0
        """Minutes of processor time so far."""

    def run(
        self, progress: Callable[[int], None] = lambda done: None, minutes: float | None = None
    ) -> None:
        """Goes on to the last step, or until so many minutes of processor time are spent in all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        clock, saved = time.process_time(), time.monotonic()
        tried = self.done * TRIALS // self.settings.steps
        while self.done < self.settings.steps and (minutes is None or self.minutes < minutes):
            before = self.done
            imitates = self.done < self.settings.imitation * self.settings.steps
            row = self._imitate() if imitates else self._play()
            now = time.process_time()
            self.minutes += (now - clock) / 60
            clock = now
            reached = self.done * TRIALS // self.settings.steps
            if reached > tried:
                tried = reached
                row[TRIED] = self._try()
            self._write_row(row)
            progress(self.done - before)
            if time.monotonic() - saved > SAVED:
                self.save()
                saved = time.monotonic()
        self.save()

    def _imitate(self) -> dict[str, Any]:
        share = self.done / (self.settings.imitation * self.settings.steps)
        # The first third is the teacher's alone; after that the network plays more and more.
        self.imitation.play(self.weights, max(0.0, share - 1 / 3), self.rng)
        self.done += IMITATED * self.settings.tables
        loss = self.imitation.learn(self.weights, self.adam, self.rng)
        if self.done >= self.settings.imitation * self.settings.steps:
            self.adam = Adam(self.weights)
        return {"phase": "imitation", SURPRISE: loss}

    def _play(self) -> dict[str, Any]:
        if self.updates % FORMER == 0:
            self.league.join(f"after {self.done}", self.weights)
        left = 1 - self.done / self.settings.steps
        seen = self.rollout.play(self.weights, ppo.STEPS)
        self.done += ppo.STEPS * self.settings.tables
        self.updates += 1
        rate = ppo.RATE * (0.1 + 0.9 * left)
        stats = ppo.update(self.weights, self.adam, seen, rate, self.rng)
        met = {f"league {one.name}": round(one.won, 3) for one in self.league.members[:1]}
        return {"phase": "ppo", ENTROPY: stats.entropy, SURPRISE: stats.surprise, **met}

    def _write_row(self, row: dict[str, Any]) -> None:
        known = {
            "steps": self.done,
            "games": self.rollout.games,
            "minutes": round(self.minutes, 3),
            "phase": row.pop("phase"),
            TRIED: row.pop(TRIED, ""),
            ENTROPY: "",
            SURPRISE: "",
            **{f"league {name}": "" for name in self.settings.league[:1]},
        }
        cells = {name: f"{x:.4f}" if isinstance(x, float) else x for name, x in row.items()}
        append_row(self.folder / CURVE, known | cells)

    def _try(self) -> float:
        """The share of victories against `greedy`, one seat after the other."""
        net, players = self.net(), self.settings.players
        won = 0.0
        for number in range(self.settings.trial):
            seat = number % players
            seats = [make(OPPONENT, 1000 * number + other) for other in range(players)]
            seats[seat] = PolicyBot(net)
            state = self.game.new(players, number // players)
            play_with(state, seats)
            close(seats)
            assert state.outcome is not None
            won += final_chances(state.outcome, players)[seat]
        return won / self.settings.trial

    # What is kept.

    def net(self) -> PolicyNet:
        """The network as it is now."""
        version = self.game.observation(self.settings.players).version
        about = {
            "game": self.settings.game,
            "players": self.settings.players,
            "version": version,
            "cards": self.game.fingerprint,
            "ludotheque": ludotheque.__version__,
            "settings": self.settings._asdict(),
            "steps": self.done,
            "minutes": round(self.minutes, 1),
        }
        return PolicyNet(self.weights, about)

    def save(self) -> None:
        """Writes the network, and what is needed to go on."""
        self.net().save(self.folder / FILE)
        arrays = {f"weight {name}": value for name, value in self.weights.items()}
        arrays |= {f"mean {name}": value for name, value in self.adam.means.items()}
        arrays |= {f"square {name}": value for name, value in self.adam.squares.items()}
        members = []
        for number, member in enumerate(self.league.members):
            members.append([member.name, member.weights is not None, member.won])
            for name, value in (member.weights or {}).items():
                arrays[f"member {number} {name}"] = value
        about = {
            "settings": self.settings._asdict(),
            "done": self.done,
            "updates": self.updates,
            "minutes": self.minutes,
            "games": self.rollout.games,
            "spread": self.rollout.spread,
            "adam": self.adam.updates,
            "rng": self.rng.bit_generator.state,
            "members": members,
        }
        write_arrays(self.folder / TRAINING, arrays, about)
        rows = read_rows(self.folder / CURVE)
        shown = picture(rows, "steps", (TRIED, ENTROPY, SURPRISE))
        (self.folder / PICTURE).write_text(shown, encoding="utf-8")

    @classmethod
    def resume(cls, folder: Path) -> Training:
        """The training of a folder; games that were under way begin anew."""
        path = folder / TRAINING
        if not path.is_file():
            raise BadSetup(f"there is no training in '{folder}' to go on with.")
        arrays, about = read_arrays(path)
        settings = Settings(**about["settings"] | {"league": tuple(about["settings"]["league"])})
        training = cls(settings, folder)
        for name, value in training.weights.items():
            value[...] = arrays[f"weight {name}"]
            training.adam.means[name][...] = arrays[f"mean {name}"]
            training.adam.squares[name][...] = arrays[f"square {name}"]
        training.league.members = [
            Member(
                name,
                {key: arrays[f"member {number} {key}"] for key in training.weights}
                if is_net
                else None,
                won,
            )
            for number, (name, is_net, won) in enumerate(about["members"])
        ]
        training.done, training.updates = about["done"], about["updates"]
        training.minutes, training.adam.updates = about["minutes"], about["adam"]
        training.rollout.games, training.rollout.spread = about["games"], about["spread"]
        training.rng.bit_generator.state = about["rng"]
        training.env.reset(settings.seed + training.done)
        return training
