"""Random games, the same for the same seed, and positions taken from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import GAMES, Game
from ludotheque.core.state import State
from ludotheque.core.visibility import Zone

AnyGame = Game[Any]
Viewer = int | None


def seat_counts(game: AnyGame) -> range:
    """The numbers of players that a game allows."""
    return range(game.min_players, game.max_players + 1)


def viewers(state: State) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*range(state.players), None]


def viewer_name(viewer: Viewer) -> str:
    """A viewer as error messages name it."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def first_position(game: AnyGame, players: int, seed: int) -> State:
    """A first position; odd seeds choose random options, if these are allowed together."""
    rng = Random(f"options {seed}")
    options = {name: rng.choice(option.choices) for name, option in game.options.items()}
    if seed % 2:
        try:
            return _new(game, players, seed, options)
        except BadSetup:
            pass
    return _new(game, players, seed, {})


def _new(game: AnyGame, players: int, seed: int, options: dict[str, Any]) -> State:
    state: State = game.new(players, seed, options)
    return state


def random_action(state: State, rng: Random, by_verb: bool) -> Action:
    """A random legal action; with ``by_verb``, each verb is as likely as any other."""
    legal = state.actions()
    if by_verb:
        verb = rng.choice(sorted({action.verb for action in legal}))
        legal = tuple(action for action in legal if action.verb == verb)
    return rng.choice(legal)


def random_game(game: AnyGame, players: int, seed: int) -> Iterator[tuple[State, Action | None]]:
    """Each position of a random game and the action about to be played; at the end, none.

    The state goes on with the game: copy it to keep it.
    """
    rng = Random(f"actions {seed}")
    state = first_position(game, players, seed)
    while not state.over:
        assert state.actions(), f"{state!r} offers nothing"
        action = random_action(state, rng, by_verb=seed % 4 > 1)
        yield state, action
        state.apply(action)
    yield state, None


def every_nth_position(
    game: AnyGame, players: int, seed: int, stride: int
) -> Iterator[tuple[int, State, Action | None]]:
    """One position in every ``stride`` of a random game, with its number and the action played."""
    for step, (state, action) in enumerate(random_game(game, players, seed)):
        if step % stride == seed % stride:
            yield step, state, action


def every_nth_step(
    game: AnyGame, players: int, seed: int, stride: int
) -> Iterator[tuple[int, State, Action, State]]:
    """The same with the position after the action; there is none after the last position."""
    for step, state, action in every_nth_position(game, players, seed, stride):
        if action is not None:
            after = state.copy()
            after.apply(action)
            yield step, state, action, after


def some_positions(
    game: AnyGame, players: int, seed: int, number: int
) -> list[tuple[State, Action]]:
    """A few positions spread over a random game, each with the action that was played in it."""
    kept = [
        (state.copy(), action)
        for state, action in random_game(game, players, seed)
        if action is not None
    ]
    return kept[:: max(1, len(kept) // number)]


def random_steps(
    game: AnyGame, players: int, seeds: range
) -> Iterator[tuple[State, Action, State]]:
    """Each action of some random games, with the position before it and the one after it."""
    for seed in seeds:
        for _, state, action, after in every_nth_step(game, players, seed, 1):
            yield state, action, after


def by_pool(zone: Zone, state: State, owner: int, viewer: Viewer) -> list[tuple[str, int]]:
    """The unknown components of a hidden zone, in order, each with the name of its pool."""
    assert zone.read is not None
    components = zone.read(state, owner)
    pools = {place: pool for pool, found in zone.pooled(state, owner, viewer) for place in found}
    return [(pools[place], components[place]) for place in zone.unknown(state, owner)]


def unknown_components(state: State, viewer: Viewer) -> Counter[tuple[str, int]]:
    """The components that a viewer does not know, by pool."""
    return Counter(
        secret
        for zone, owner in state.game.visibility.hidden(state, viewer)
        for secret in by_pool(zone, state, owner, viewer)
    )


@contextmanager
def registered(game: AnyGame) -> Iterator[None]:
    """Makes a game known by its name for a while, so that positions and records can be read."""
    before = GAMES.get(game.name)
    GAMES[game.name] = game
    try:
        yield
    finally:
        if before is None:
            del GAMES[game.name]
        else:
            GAMES[game.name] = before
