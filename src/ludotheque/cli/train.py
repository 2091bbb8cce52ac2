"""`ludotheque train`: an evaluation that learns from its own games."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import ludotheque
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
from ludotheque.cli.common import GameArgument, SeedOption, progress_bar
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import find

if TYPE_CHECKING:
    from ludotheque.bots.network import Network


def train(
    game: GameArgument,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of games.")] = 12,
    games: Annotated[int, typer.Option(min=10, help="Games of a round.")] = 200,
    hidden: Annotated[int, typer.Option(min=1, max=64, help="Hidden units.")] = 32,
    seed: SeedOption = 1,
    jobs: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many processes play the games.")
    ] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where the network goes.", show_default="the game's own file"
        ),
    ] = None,
) -> None:
    """Train the network of a game on its own games, starting from the fitted weights.

    In each round it plays against itself one step ahead, with 2 and more players, and learns from
    the positions of these games and of the rounds before. The file is written after every round.
    Needs NumPy (`pip install ludotheque[research]`).

    For example:

    `ludotheque train spyrium --rounds 1 --games 10 --hidden 4 --out network.toml`
    """
    if find_spec("numpy") is None:
        raise BadSetup("learning needs NumPy: pip install 'ludotheque[research]'.")
    from ludotheque.arena import learn as training

    chosen = find(game)
    knows = FULL in fitted(chosen)
    start = evaluation(chosen, FULL) if knows else counting_points(features_of(chosen))
    path = learn_folder(chosen) / NETWORK_FILE if out is None else out
    command = f"ludotheque train {game} --rounds {rounds} --games {games}"
    made: dict[str, int | str] = {
        "command": f"{command} --hidden {hidden} --seed {seed}",
        "version": ludotheque.__version__,
        "ruleset": chosen.ruleset,
        "cards": chosen.fingerprint,
    }
    with progress_bar("Learning") as bar:
        task = bar.add_task("", total=rounds)

        def report(done: int, network: Network, loss: float) -> None:
            text = weights_toml({NETWORK: network}, {**made, "rounds": done + 1})
            path.write_text(text, encoding="utf-8")
            bar.advance(task)

        training.learn(chosen, start, rounds, games, seed, hidden, report, jobs)
    print(path)
