"""`ludotheque train`: networks that learn from their own games."""

from __future__ import annotations

from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import ludotheque
from ludotheque.arena.processes import Jobs
from ludotheque.arena.weights import weights_toml
from ludotheque.bots.evaluation import (
    FULL,
    NETWORK,
    NETWORK_FILE,
    counting_points,
    evaluation,
    features_of,
    fitted,
    learn_folder,
)
from ludotheque.cli.common import (
    ClusterOption,
    GameArgument,
    JobsOption,
    SeedOption,
    progress_bar,
    workers,
)
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, find

if TYPE_CHECKING:
    from ludotheque.bots.network import Network

HIDDEN = {"search": 32, "ppo": 128}
"""Hidden units, unless others are asked for."""


class Method(Enum):
    """How a network learns."""

    SEARCH = "search"
    PPO = "ppo"


def train(
    game: GameArgument,
    method: Annotated[Method, typer.Option(help="How it learns.")] = Method.SEARCH,
    rounds: Annotated[int, typer.Option(min=1, help="search: rounds of games.")] = 12,
    games: Annotated[int, typer.Option(min=10, help="search: games of a round.")] = 200,
    jobs: JobsOption = 1,
    cluster: ClusterOption = None,
    players: Annotated[int, typer.Option(metavar="N", help="ppo: how many play.")] = 2,
    steps: Annotated[
        int, typer.Option(metavar="N", min=1, help="ppo: decisions at all tables, in all.")
    ] = 20_000_000,
    minutes: Annotated[
        float | None,
        typer.Option(
            help="ppo: stop after so many minutes of processor time; --resume goes on.",
            show_default="none",
        ),
    ] = None,
    imitation: Annotated[
        float,
        typer.Option(min=0, max=1, help="ppo: the share of steps in which a teacher is imitated."),
    ] = 0.1,
    teacher: Annotated[
        str, typer.Option(metavar="LEVEL", help="ppo: the level that is imitated.")
    ] = "greedy",
    league: Annotated[
        str, typer.Option(metavar="NAMES", help="ppo: bots that it meets, with commas between.")
    ] = "greedy",
    trial: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, help="ppo: games against `greedy`, 25 times in a training."
        ),
    ] = 100,
    hidden: Annotated[
        int | None,
        typer.Option(min=1, help="Hidden units.", show_default="32 for search, 128 for ppo"),
    ] = None,
    seed: SeedOption = 1,
    resume: Annotated[
        bool, typer.Option("--resume", help="ppo: go on with the training in the folder --out.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH",
            help="Where it goes: a file for search, a folder for ppo.",
            show_default="the game's own file, or training-GAME",
        ),
    ] = None,
) -> None:
    """Train the network of a game on its own games.

    `--method search` trains the evaluation that the search judges with, starting from the fitted
    weights. In each round it plays against itself one step ahead, with 2 and more players, and
    learns from the positions of these games and of the rounds before. Its games can be shared out
    among processes or a cluster. The file is written after every round.

    `--method ppo` trains a policy, which needs no search: first it imitates a level, then it plays
    against itself and a league of bots and of its former selves. The folder gets the network
    (`policy.npz`, which `net:FOLDER/policy.npz` names as a bot), checkpoints, and curves as CSV and
    as a picture.

    Needs NumPy and Gymnasium (`pip install ludotheque[train]`). On a busy machine, set
    `OPENBLAS_NUM_THREADS=1`.

    For example:

    `ludotheque train spyrium --rounds 1 --games 10 --hidden 4 --out network.toml`

    `ludotheque train spyrium --method ppo --steps 3000 --trial 2 --out spyrium`
    """
    if find_spec("numpy") is None or find_spec("gymnasium") is None:
        raise BadSetup("learning needs NumPy and Gymnasium: pip install 'ludotheque[train]'.")
    chosen = find(game)
    units = HIDDEN[method.value] if hidden is None else hidden
    if method is Method.SEARCH:
        _train_evaluation(chosen, rounds, games, units, seed, workers(jobs, cluster), out)
        return
    folder = Path(f"training-{game}") if out is None else out
    settings = {
        "game": game,
        "players": players,
        "steps": steps,
        "imitation": imitation,
        "teacher": teacher,
        "league": tuple(name.strip() for name in league.split(",") if name.strip()),
        "hidden": units,
        "trial": trial,
        "seed": seed,
    }
    _train_policy(folder, settings, minutes, resume)


def _train_evaluation(
    game: Game[Any], rounds: int, games: int, hidden: int, seed: int, jobs: Jobs, out: Path | None
) -> None:
    from ludotheque.arena import learn as training

    knows = FULL in fitted(game)
    start = evaluation(game, FULL) if knows else counting_points(features_of(game))
    path = learn_folder(game) / NETWORK_FILE if out is None else out
    command = f"ludotheque train {game.name} --rounds {rounds} --games {games}"
    made: dict[str, int | str] = {
        "command": f"{command} --hidden {hidden} --seed {seed}",
        "version": ludotheque.__version__,
        "ruleset": game.ruleset,
        "cards": game.fingerprint,
    }
    with progress_bar("Learning") as bar:
        task = bar.add_task("", total=rounds)

        def report(done: int, network: Network, loss: float) -> None:
            text = weights_toml({NETWORK: network}, {**made, "rounds": done + 1})
            path.write_text(text, encoding="utf-8")
            bar.advance(task)

        training.learn(game, start, rounds, games, seed, hidden, report, jobs)
    print(path)


def _train_policy(
    folder: Path, settings: dict[str, Any], minutes: float | None, resume: bool
) -> None:
    from ludotheque.arena.ppo_training import TRAINING, Settings, Training
    from ludotheque.bots.policy_net import FILE

    if not resume and (folder / TRAINING).exists():
        raise BadSetup(f"'{folder}' has a training; --resume goes on with it.")
    training = Training.resume(folder) if resume else Training(Settings(**settings), folder)
    with progress_bar("Learning") as bar:
        task = bar.add_task("", total=training.settings.steps, completed=training.done)
        training.run(lambda done: bar.advance(task, done), minutes)
    print(folder / FILE)
