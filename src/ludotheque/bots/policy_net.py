"""A network as a bot: from what a seat knows to how much it likes each action.

The network is two layers of hidden units, stored as a small NumPy file. `ludotheque train --method
ppo` makes such files; ``net:FILE`` names one wherever a bot is named, and ``ppo`` is the one that
comes with a game. NumPy is needed to play with one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ludotheque.bots.evaluation import learn_folder
from ludotheque.bots.policy import PolicyBot
from ludotheque.core.action import Action
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, find
from ludotheque.core.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

PREFIX = "net:"
PUBLISHED = "ppo"
"""The name of the networks that come with the games."""
FILE = "policy.npz"
ABOUT = "about"


class Seen(NamedTuple):
    """What a network makes of some observations: its hidden units, and what comes out."""

    first: Floats
    second: Floats
    likes: Floats
    """By observation and action."""
    values: Floats
    """The result that is expected for the seat that decides, from -1 to 1."""


def forward(weights: dict[str, Floats], observations: Floats) -> Seen:
    """Runs a network on observations, one a row."""
    first = _rectified(observations @ weights["first"] + weights["first_bias"])
    second = _rectified(first @ weights["second"] + weights["second_bias"])
    likes = second @ weights["likes"] + weights["likes_bias"]
    values = second @ weights["value"] + weights["value_bias"]
    return Seen(first, second, likes, values)


def _rectified(units: Floats) -> Floats:
    positive: Floats = units.clip(0)
    return positive


class PolicyNet:
    """A trained network; called with an observation and a mask, it gives the action it likes best.

    ``about`` says for which game, number of players and version of the observations it is.
    """

    def __init__(self, weights: dict[str, Floats], about: dict[str, Any]) -> None:
        self.weights = weights
        self.about = about

    def __call__(self, observation: Any, mask: Any) -> int:
        import numpy as np

        likes = forward(self.weights, np.asarray(observation)[None]).likes[0]
        likes[~np.asarray(mask, bool)] = -np.inf
        return int(likes.argmax())

    def check(self, game: Game[Any], players: int) -> None:
        """Raises ``BadSetup`` if the network has learnt something else than this game."""
        known = (self.about["game"], self.about["players"], self.about["version"])
        if known != (game.name, players, game.observation(players).version):
            title, version = find(known[0]).title, known[2]
            raise BadSetup(
                f"this network is for {title} with {known[1]} players (observations v{version})."
            )

    def save(self, path: Path) -> None:
        """Writes the network in half precision."""
        import numpy as np

        halves: dict[str, Any] = {
            name: value.astype(np.float16) for name, value in self.weights.items()
        }
        write_arrays(path, halves, self.about)


def write_arrays(path: Path, arrays: dict[str, Any], about: dict[str, Any]) -> None:
    """Writes arrays and what they are about; the file appears only when it is complete."""
    import numpy as np

    unfinished = path.with_name(f".{path.name}.unfinished.npz")
    packed: dict[str, Any] = {**arrays, ABOUT: np.array(json.dumps(about))}
    np.savez_compressed(unfinished, **packed)
    unfinished.replace(path)


def read_arrays(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The arrays of a file, and what they are about."""
    import numpy as np

    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files if name != ABOUT}
        return arrays, json.loads(str(file[ABOUT]))


@cache
def _read(path: Path, changed: int) -> PolicyNet:
    arrays, about = read_arrays(path)
    return PolicyNet({name: value.astype("float32") for name, value in arrays.items()}, about)


def read(path: Path) -> PolicyNet:
    """The network of a file; ``BadSetup`` if there is none."""
    if find_spec("numpy") is None:
        raise BadSetup("a network needs NumPy: pip install 'ludotheque[train]'.")
    if not path.is_file():
        raise BadSetup(f"there is no network '{path}'.")
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (KeyError, ValueError, OSError, EOFError) as error:
        raise BadSetup(f"'{path}' is no network of `ludotheque train --method ppo`.") from error


class NetBot:
    """Plays what a network likes best; without a file, the network that comes with the game."""

    def __init__(self, path: Path | None, seed: int) -> None:
        self._path = path
        self._bot: PolicyBot | None = None

    def choose(self, view: View) -> Action:
        if self._bot is None:
            net = read(self._path or published(view.game))
            net.check(view.game, view.position.players)
            self._bot = PolicyBot(net)
        return self._bot.choose(view)


def published(game: Game[Any]) -> Path:
    """Where the network that comes with a game is."""
    path = learn_folder(game) / FILE
    if not path.is_file():
        raise BadSetup(f"{game.title} comes without a network; `net:FILE` names one of your own.")
    return path
