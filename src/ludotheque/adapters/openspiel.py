"""The games as OpenSpiel games.

Importing this module registers them under names such as ``ludotheque_spyrium_v1``.

>>> import pyspiel
>>> import ludotheque.adapters.openspiel
>>> game = pyspiel.load_game("ludotheque_spyrium_v1", {"players": 3, "seed": 7})
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])  # the deal, the only chance node
>>> state.current_player()
1

Later randomness comes from the position's own generator, as in OpenSpiel's other games with sampled
chance. So a search in clones of a state sees the future; a fair bot searches in what
``resample_from_infostate`` returns.
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
except ImportError as _error:
    raise missing(_error) from _error

from ludotheque.adapters.common import Setup, Vector
from ludotheque.core.event import Event
from ludotheque.core.game import GAMES, Game
from ludotheque.core.state import State

DEAL = 0
"""The only outcome of the only chance node."""


class History:
    """The actions and events so far, as a linked list that clones of a state share.

    What a seat has seen of it is summed up in a hash, which is computed when it is needed.
    """

    def __init__(
        self,
        before: History | None = None,
        actor: int = -1,
        action: str = "",
        events: Sequence[Event] = (),
        hashes: Mapping[int, str] | None = None,
    ) -> None:
        self._before = before
        self._actor = actor
        self._action = action
        self._events = events
        self._hashes = dict(hashes or {})

    def hash_for(self, seat: int, state: State) -> str:
        """A hash of all actions of a seat and of all events that it has seen."""
        unread = []
        entry: History | None = self
        while entry is not None and seat not in entry._hashes:
            unread.append(entry)
            entry = entry._before
        known = "" if entry is None else entry._hashes[seat]
        for later in reversed(unread):
            known = later._hashes[seat] = later._add(known, seat, state)
        return known

    def _add(self, known: str, seat: int, state: State) -> str:
        redact = state.game.visibility.redact_event
        seen = [redact(event, seat).to_json() for event in self._events]
        text = json.dumps([known, self._action if seat == self._actor else "", seen])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __deepcopy__(self, memo: object) -> History:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        entries = []
        entry: History | None = self
        while entry is not None:
            entries.append((entry._actor, entry._action, entry._events, entry._hashes))
            entry = entry._before
        return _restore_history, (entries[::-1],)


def _restore_history(
    entries: Sequence[tuple[int, str, Sequence[Event], Mapping[int, str]]],
) -> History:
    """Restores a history from a pickle, which cannot follow so long a list by itself."""
    history: History | None = None
    for actor, action, events, hashes in entries:
        history = History(history, actor, action, events, hashes)
    assert history is not None
    return history


class ViewCache(dict[int | None, dict[str, Any]]):
    """The views of a position as JSON; OpenSpiel asks for them repeatedly."""

    def __deepcopy__(self, memo: object) -> ViewCache:
        return ViewCache()

    def __reduce__(self) -> tuple[object, ...]:
        return ViewCache, ()


class Deal:
    """The seed of a game, drawn at the deal; clones of a state share it.

    OpenSpiel also makes states that are never dealt, to clone one or to learn a shape.
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
        return _restore_deal, (self.seed,)


def _restore_deal(seed: int) -> Deal:
    """Restores a deal from a pickle."""
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
        self._history = History()
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
        self._history = History(self._history, actor, action.text, self._position.apply(action))

    def _action_to_string(self, player: int, index: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self._setup.action(index).text

    def returns(self) -> list[float]:
        outcome = None if self._position is None else self._position.outcome
        return [0.0] * self._setup.players if outcome is None else outcome.results()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that agrees with all that a player knows.

        All players of that state have the history hash of this player.
        """
        other: SpielState = self.clone()
        if self._position is None:
            other._deal = Deal(Random(int(sampler() * 2**48)))
            return other
        world = self._position.view(player).sample(Random(int(sampler() * 2**48)))
        seen = self._history.hash_for(player, self._position)
        other._position = world
        other._views.clear()
        other._history = History(hashes=dict.fromkeys(range(world.players), seen))
        return other

    def view_json(self, player: int | None) -> dict[str, Any] | None:
        """The view of a player or of a spectator (``None``); ``None`` before the deal."""
        if self._position is None:
            return None
        if player not in self._views:
            self._views[player] = self._position.view(player).to_json()
        return self._views[player]

    def view_text(self, player: int | None) -> str:
        """The view as text."""
        view = self.view_json(player)
        return "before the deal" if view is None else json.dumps(view, separators=(",", ":"))

    def information_state(self, player: int) -> str:
        """The view of a player as text, and a hash of what it has done and seen before."""
        if self._position is None:
            return self.view_text(player)
        return f"{self._history.hash_for(player, self._position)} {self.view_text(player)}"

    def __str__(self) -> str:
        if self._position is None:
            return self.view_text(None)
        return json.dumps(self._position.to_json(), separators=(",", ":"))

    def __reduce__(self) -> tuple[object, ...]:
        # OpenSpiel's own pickling needs a generator of games with sampled chance, which Python
        # games cannot provide.
        game = self.get_game()
        return _restore_state, (game.get_type().short_name, game.get_parameters(), self.serialize())


def _restore_state(name: str, params: Mapping[str, Any], text: str) -> SpielState:
    """Restores a state from a pickle."""
    state: SpielState = pyspiel.load_game(name, params).deserialize_state(text)
    return state


class SpielObserver:
    """Observations of a player or of everybody: a text, and without perfect recall a vector."""

    def __init__(self, setup: Setup, seen: Any) -> None:
        self._setup = setup
        self._private = seen.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._perfect_recall = seen.perfect_recall
        if seen.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not seen.public_info:
            raise ValueError("an observer sees what a player sees, or what everybody sees.")
        self.tensor: Vector | None = (
            None if self._perfect_recall else np.zeros(setup.layout.size, np.float32)
        )
        self.dict: dict[str, Vector] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        view = state.view_json(player if self._private else None)
        if self.tensor is not None and view is not None:
            self.tensor[:] = self._setup.layout.write(view)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self._private:
            return state.view_text(None)
        if self._perfect_recall:
            return state.information_state(player)
        return state.view_text(player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for a number of players; each game has its own subclass."""

    game: Game[Any]
    game_type: Any

    def __init__(self, params: Mapping[str, Any]) -> None:
        game = self.game
        options = {name: params[name] for name in game.options if name in params}
        self.setup: Setup = Setup(game.name, params["players"], options)
        self.seeds: Random = Random() if params["seed"] < 0 else Random(params["seed"])
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
        return _restore_game, (name, self.get_parameters(), self.seeds.getstate())

    def new_initial_state(self, *given: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, seen: Any = None, params: Any = None) -> SpielObserver:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.setup, seen or usual)


def _restore_game(name: str, params: Mapping[str, Any], seeds: Any) -> SpielGame:
    """Restores a game from a pickle, with the seeds of its next deals."""
    game: SpielGame = pyspiel.load_game(name, params)
    game.seeds.setstate(seeds)
    return game


def _utility_sum(game: Game[Any]) -> float | None:
    """Results add up to 0, except in solo games."""
    return None if game.min_players == 1 else 0.0


def short_name(game: Game[Any]) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"ludotheque_{game.name}_v{game.observation(game.min_players).version}"


def register() -> None:
    """Registers all games with OpenSpiel."""
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
    # OpenSpiel releases this object only after Python has ended, which a class survives and a
    # function does not.
    maker = type(f"{game.title}Game", (SpielGame,), {"game": game, "game_type": game_type})
    pyspiel.register_game(game_type, maker)


register()
