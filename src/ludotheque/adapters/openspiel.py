"""The games as OpenSpiel games.

Importing this module registers them under names such as ``ludotheque_spyrium_v0``.

>>> import pyspiel
>>> import ludotheque.adapters.openspiel
>>> game = pyspiel.load_game("ludotheque_spyrium_v0", {"players": 3, "seed": 7})
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])  # the deal, the only node of chance
>>> state.current_player()
1

Whatever is random later follows from the position's own generator, as in OpenSpiel's other games
with sampled chance. So searching in clones of a state looks into the future; a bot that must not do
so searches in what ``resample_from_infostate`` returns.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludotheque.adapters import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error) from error

from ludotheque.adapters.common import Setup
from ludotheque.core.event import Event
from ludotheque.core.game import GAMES, Game
from ludotheque.core.state import State

DEAL = 0
"""The only outcome of the only node of chance."""


class Log:
    """What has happened so far, each entry behind the one before.

    States share it, however often they are cloned. What a seat has heard is summed up in a hash,
    which is worked out when it is asked for.
    """

    def __init__(
        self,
        before: Log | None = None,
        actor: int = -1,
        action: str = "",
        events: Sequence[Event] = (),
        heard: Mapping[int, str] | None = None,
    ) -> None:
        self._before = before
        self._actor = actor
        self._action = action
        self._events = events
        self._heard = dict(heard or {})

    def heard(self, seat: int, state: State) -> str:
        """A hash of all that a seat has done and heard."""
        unread = []
        entry: Log | None = self
        while entry is not None and seat not in entry._heard:
            unread.append(entry)
            entry = entry._before
        known = "" if entry is None else entry._heard[seat]
        for later in reversed(unread):
            known = later._heard[seat] = later._add(known, seat, state)
        return known

    def _add(self, known: str, seat: int, state: State) -> str:
        redact = state.game.visibility.redact_event
        told = [redact(event, seat).to_json() for event in self._events]
        text = json.dumps([known, self._action if seat == self._actor else "", told])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __deepcopy__(self, memo: object) -> Log:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        entries = []
        entry: Log | None = self
        while entry is not None:
            entries.append((entry._actor, entry._action, entry._events, entry._heard))
            entry = entry._before
        return _log_of, (entries[::-1],)


def _log_of(entries: Sequence[tuple[int, str, Sequence[Event], Mapping[int, str]]]) -> Log:
    """A log as it comes out of a pickle, which cannot follow so long a chain by itself."""
    log: Log | None = None
    for actor, action, events, heard in entries:
        log = Log(log, actor, action, events, heard)
    assert log is not None
    return log


class ViewCache(dict[int | None, dict[str, Any]]):
    """What players were told of a position, since OpenSpiel asks again and again."""

    def __deepcopy__(self, memo: object) -> ViewCache:
        return ViewCache()

    def __reduce__(self) -> tuple[object, ...]:
        return ViewCache, ()


class Deal:
    """The seed of a game, drawn when it is dealt; clones of a state share it.

    OpenSpiel makes new states to clone one and to learn a shape, and those draw nothing.
    """

    def __init__(self, seeds: Random) -> None:
        self._seeds = seeds
        self._seed: int | None = None

    @property
    def seed(self) -> int:
        """The seed."""
        if self._seed is None:
            self._seed = self._seeds.getrandbits(48)
        return self._seed

    def __deepcopy__(self, memo: object) -> Deal:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _deal_of, (self.seed,)


def _deal_of(seed: int) -> Deal:
    """A deal as it comes out of a pickle."""
    deal = Deal(Random())
    deal._seed = seed
    return deal


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._setup = game.setup
        self._deal = Deal(game.seeds)
        self._position: State | None = None
        self._log = Log()
        self._views = ViewCache()

    def current_player(self) -> int:
        if self._position is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self._position.actor
        return int(pyspiel.PlayerId.TERMINAL) if self._position.over or actor is None else actor

    def is_terminal(self) -> bool:
        return self._position is not None and self._position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._position is not None
        return [action.index for action in self._position.actions()]

    def _apply_action(self, index: int) -> None:
        self._views.clear()
        if self._position is None:
            self._position = self._setup.new(self._deal.seed)
            self._position.listening = True
            return
        actor, action = self._position.actor, self._setup.action(index)
        assert actor is not None
        self._log = Log(self._log, actor, action.text, self._position.apply(action))

    def _action_to_string(self, player: int, index: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self._setup.action(index).text

    def returns(self) -> list[float]:
        outcome = None if self._position is None else self._position.outcome
        return [0.0] * self._setup.players if outcome is None else outcome.results()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that agrees with all that a player knows.

        All that anybody is said to have heard in it is what that player has heard.
        """
        other: SpielState = self.clone()
        if self._position is None:
            other._deal = Deal(Random(int(sampler() * 2**48)))
            return other
        world = self._position.view(player).sample(Random(int(sampler() * 2**48)))
        heard = self._log.heard(player, self._position)
        other._position = world
        other._views.clear()
        other._log = Log(heard=dict.fromkeys(range(world.players), heard))
        return other

    def told(self, player: int | None) -> dict[str, Any] | None:
        """What a player, or with ``None`` a spectator, is told; ``None`` before the deal."""
        if self._position is None:
            return None
        if player not in self._views:
            self._views[player] = self._position.view(player).to_json()
        return self._views[player]

    def knows(self, player: int | None) -> str:
        """The same as text."""
        told = self.told(player)
        return "before the deal" if told is None else json.dumps(told, separators=(",", ":"))

    def recalls(self, player: int) -> str:
        """What a player is told, and what it has done and heard before."""
        if self._position is None:
            return self.knows(player)
        return f"{self._log.heard(player, self._position)} {self.knows(player)}"

    def __str__(self) -> str:
        if self._position is None:
            return self.knows(None)
        return json.dumps(self._position.to_json(), separators=(",", ":"))

    def __reduce__(self) -> tuple[object, ...]:
        # OpenSpiel's own way asks games with sampled chance for a generator, and asks Python games
        # in vain.
        game = self.get_game()
        return _restored, (game.get_type().short_name, game.get_parameters(), self.serialize())


def _restored(name: str, params: Mapping[str, Any], text: str) -> SpielState:
    """A state as it comes out of a pickle."""
    state: SpielState = pyspiel.load_game(name, params).deserialize_state(text)
    return state


class SpielObserver:
    """What a player, or everybody, sees of a state: a text, and unless it recalls, a vector."""

    def __init__(self, setup: Setup, seen: Any) -> None:
        self._setup = setup
        self._private = seen.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = seen.perfect_recall
        if seen.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not seen.public_info:
            raise ValueError("an observer sees what a player sees, or what everybody sees.")
        self.tensor = None if self._recalls else np.zeros(setup.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        told = state.told(player if self._private else None)
        if self.tensor is not None and told is not None:
            self.tensor[:] = self._setup.layout.write(told)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self._private:
            return state.knows(None)
        return state.recalls(player) if self._recalls else state.knows(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players; each game has its own subclass."""

    game: Game[Any]
    game_type: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.game
        options = {name: params[name] for name in game.options if name in params}
        self.setup = Setup(game.name, params["players"], options)
        self.seeds = Random() if params["seed"] < 0 else Random(params["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.table),
            max_chance_outcomes=1,
            num_players=params["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=_utility_sum(game),
            max_game_length=game.longest,
        )
        super().__init__(self.game_type, info, dict(params))

    def __reduce__(self) -> tuple[object, ...]:
        name = self.get_type().short_name
        return _game_of, (name, self.get_parameters(), self.seeds.getstate())

    def new_initial_state(self, *given: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, seen: Any = None, params: Any = None) -> SpielObserver:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.setup, seen or usual)


def _game_of(name: str, params: Mapping[str, Any], seeds: Any) -> SpielGame:
    """A game as it comes out of a pickle: it deals what the old one would have dealt next."""
    game: SpielGame = pyspiel.load_game(name, params)
    game.seeds.setstate(seeds)
    return game


def _utility_sum(game: Game[Any]) -> float | None:
    """Results add up to 0, but for somebody who plays alone."""
    return None if game.min_players == 1 else 0.0


def short_name(game: Game[Any]) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"ludotheque_{game.name}_v{game.observation(game.min_players).version}"


def register() -> None:
    """Makes all games known to OpenSpiel."""
    for game in GAMES.values():
        if short_name(game) not in pyspiel.registered_names():
            _register(game)


def _register(game: Game[Any]) -> None:
    kinds = pyspiel.GameType
    defaults = {name: option.default for name, option in game.options.items()}
    game_type = kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if game.min_players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, "seed": -1, **defaults},
    )
    # OpenSpiel lets go of what it was given only after Python has ended. A class survives that,
    # a function does not.
    maker = type(f"{game.title}Game", (SpielGame,), {"game": game, "game_type": game_type})
    pyspiel.register_game(game_type, maker)


register()
